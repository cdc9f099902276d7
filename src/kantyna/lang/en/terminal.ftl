# The table in the terminal, drawn and plain.

term-welcome = { $title }. Answer with the number of an option; { $help } lists the commands.
term-welcome-spectator = { $title }. Enter makes the next step; { $help } lists the commands.
# Before the first turn only the phase is told
term-turn = { $n ->
    [0] { $name }
   *[other] Turn { $n }: { $name }
  }
term-map = Map
term-ways = { $place }: lanes to { $ways }.
term-here = { " " }Here: { $names }.
term-middle = In the middle
term-team = team { $n }
term-with-you = with you
term-unknown = { $n ->
    [one] { $n } unknown card
   *[other] { $n } unknown cards
  }
term-hand-over = { $name } decides now. Press Enter when nobody else can see the screen.
term-no-number = There is no such option. { $n ->
    [1] Only 1 is there.
   *[other] Choose 1 to { $n }.
  }
term-empty-line = { $n ->
    [1] Choose 1
   *[other] Choose 1 to { $n }
  }; { $help } lists the commands.
term-not-understood = “{ $words }” can’t be understood. { $help } lists the commands.
term-twin = { $text } (no. { $n })
term-twin-deep = { $text } (no. { $n } from the top)
term-why-possible = This can be done: { $what }
term-nothing-to-play = There is no card here that can simply be played.
term-nothing-to-end = Nothing can be ended or passed here.
term-why-nothing = Everything in sight can be done.
term-why = { $n }. { $what }: { $why } ({ $rule })
term-advising = Thinking it over…
term-hint = A good move: { $text }
term-undone = Taken back.
term-saved = Saved in { $file }.
term-saved-resume = The game is saved. It goes on with: { $command }
term-kept = The game is kept in { $file }.
term-plays = { $name } plays.
term-thinks = { $name } thinks…

term-help-number = NUMBER: choose an option
term-help-help = ?: this list
term-help-all = all, a: play all cards that can simply be played
term-help-end = end, e: end the turn, pass, or stop choosing
term-help-table = table, t: what lies on the table
term-help-look = look, i: every place, open piles card by card
term-help-card = card NAME, c NAME: what a card does
term-help-why = why, w: what can’t be done now, and why not; why NUMBER: more about an option or a line of that list
term-help-rule = rule ID: a rule
term-help-log = log [NUMBER], l: what happened, the last 30 lines or so many
term-help-hint = hint, h: what a good player would do
term-help-undo = undo, u: take the last answer back, as long as it showed nothing new
term-help-save = save [FILE], s: save the game
term-help-quit = quit, q: leave; the game is saved
error-cli-finished = The game in { $file } is over. { $kantyna } replay shows it.

## The drawn table

term-footer = ↑↓ Enter or 1–9 choose · a play all · e end turn · u undo · i cards · w why not · h hint · l log · ? keys · q leave
term-footer-short = ↑↓ 1–9 choose · a all · e end · u undo · i cards · w why · h hint · ? keys · q
term-footer-over = The game is over · i cards · l log · F2 język · ? keys · q leave
term-closing = Esc closes · ↑↓ moves
term-footer-watch = Space one step · g go on or stop · i cards · l log · ? keys · q leave
term-step = Space: one step. g: let them play.
term-title-why = What can’t be done now, and why not
term-title-log = What has happened
term-title-help = The keys
term-keys =
    ↑ ↓ and Enter, or 1–9: choose an option
    a: play all cards that can simply be played
    e: end the turn, pass, or stop choosing
    u: take the last answer back, as long as it showed nothing new
    i: read the cards that can be seen, in open piles too; or click on one
    w: what can’t be done now, and why not
    h: a hint, and why
    l: the whole story
    PgUp PgDn: a table higher than the terminal
    space: hurry the bots; while watching: one step
    g: while watching: let them play, or stop them
    F2: the other language
    q: leave; the game is saved
term-signs =
    ▶ whose turn it is · ◆ the option in hand · ▸ a card that can be used
    Before a name: what the card costs{ $factions ->
        [none] .
       *[other] , and the letter of its faction ({ $factions }).
    }
    After it: the first letter of its kind, and the number on it.
term-spectator = a spectator
term-replay-place = After { $at } of { $of } answers, seen by { $eyes }.
term-footer-replay = ← → step · PgUp PgDn 10 · Home End · ↑ ↓ scroll · s eyes · b play on · q leave

## A guided first turn

term-guide-star-realms-play = First turn. Play your cards: a Scout gives trade, a Viper combat.
term-guide-star-realms-buy = Trade buys cards of the trade row. What you buy goes to your discard pile and comes to your hand once the deck is shuffled again.
term-guide-star-realms-attack = Combat is spent on the opponent or on the opponent’s bases. Outposts have to be destroyed first.
term-guide-star-realms-end = That is all for this turn. Unspent trade and combat are lost, and you draw five new cards. End the turn.
term-guide-deckbuilding-play = First turn. Play your cards: they give resources, attack or Force.
term-guide-deckbuilding-buy = Resources buy cards of your own side and neutral ones from the galaxy row. What you buy goes to your discard pile.
term-guide-deckbuilding-attack = Units in play attack the opponent’s base or an enemy card in the row: first the target, then the attackers. A defeated card of the row brings a reward.
term-guide-deckbuilding-end = That is all for this turn. Unspent resources are lost, units go to the discard pile, capital ships stay. End the turn.
term-guide-card-game-objectives = Objectives pay for your cards: each gives so many resources and bears so much damage. Three stay before you; choose the one that goes back under its deck.
term-guide-card-game-mulligan = Your opening hand. A good one has a unit or two that you can pay for soon; if it has none, exchange all six cards. That is possible only once.
term-guide-card-game-draw = Draw phase: you may discard one card, then your hand is filled up. A card that you won’t use soon makes room for a new one.
term-guide-card-game-deploy = Deployment: play cards from your hand and pay with the resources of your objectives. Each resource used leaves a focus token there.
term-guide-card-game-pay = Payment: take resources from your objectives, at least one of them of the card’s own affiliation; or take the payment that is suggested.
term-guide-card-game-engage = Conflict: choose an objective of the opponent, then the units that attack. The opponent declares defenders.
term-guide-card-game-attackers = Choose who attacks, one after another. A unit that strikes becomes focused and can’t defend until it is refreshed, so keep somebody at home.
term-guide-card-game-defenders = You are attacked: choose who defends, or nobody. Without defenders the attacker deals one damage more to the objective.
term-guide-card-game-edge = The edge: you lay cards face down in turns, or pass. Force icons count: whoever has more, the defender on a tie, wins the edge, strikes first and uses the icons on white too.
term-guide-card-game-strike = A strike: a unit is focused and resolves its combat icons. Unit damage goes to an enemy unit, blast damage to the engaged objective, tactics gives focus tokens.
term-guide-card-game-commit = The Force: units committed to it count in the Force struggle. While the balance is with the light side, it may damage a dark objective in its balance phase; while it is with the dark side, the Death Star dial goes up by one more.
term-guide-card-game-window = A moment for actions and reactions: what can be used now is listed. If you want none of it, pass.
term-guide-destiny-mulligan = Your first hand: pick the cards that you would rather exchange, then say that this is all. You may keep them all.
term-guide-destiny-play = A turn is one action, or a pass; then your opponent acts. Resources pay for cards from your hand. An upgrade brings its die to a character, best before that character is activated.
term-guide-destiny-activate = Activate a character: it is exhausted, and its dice and those of its upgrades roll into your pool.
term-guide-destiny-resolve = Resolve a die of your pool: damage hits a character, shields protect one, resources are yours. Other dice with the same symbol may follow in the same action; a side with a plus only adds to another die.
term-guide-destiny-reroll = Dice that don’t help can be rerolled: discard a card and name the dice, as many as you like.
term-guide-destiny-claim = Nothing more to do? Claim the battlefield: you control it, may use its ability, pass for the rest of the round and act first in the next. Or just pass; when everybody passes in a row, the round is over.
term-guide-outer-rim-captain = Choose your captain: skills decide tests, and the captain’s goal brings the first fame. Whoever first has the fame that this table plays to wins.
term-guide-outer-rim-fly = A turn begins with planning: fly, rest, or earn 2,000 credits. A patrol stops you unless your reputation with its faction is positive; with a negative one you must fight it. Your cards tell where they want to go.
term-guide-outer-rim-market = Now actions, each once a turn. On a planet the market is open: go there before you end them.
term-guide-outer-rim-buy = Put one open card under its deck if you like, then buy one. The next card of that deck may set a patrol moving. Cargo, jobs and bounties name where they pay.
term-guide-outer-rim-actions = Nothing more to do here? End the actions: an encounter comes next.
term-guide-outer-rim-encounter = Every turn ends with one encounter: draw a card of this place, meet a contact, attempt a job or fight a patrol. Each test and fight tells its chance.

## Columns of numbers

term-column-damage = damage
term-column-focus = focus
term-column-shield = shield
term-column-combat = combat
term-columns =
    In columns: damage taken / capacity, and combat as unit damage, tactics and blast damage, in this order.

## At a table of a server

term-join-name = Guest
term-join-seated = You sit at the table. By this link you come back to your seat, from any device: { $link }
term-join-watches = No seat is open; you watch. Ctrl+C leaves the table.
term-join-waits = Waiting for the others…
term-join-back = Your seat stays yours. You come back with: { $link }
term-join-watch-again = You come back with: { $link }
term-join-undo = { $name } asks to take the last decision back. Do you agree? (yes or no)
term-help-why-card = why NAME, w NAME: why nothing can be done with a card now; why NUMBER: more about an option
error-join-address = “{ $link }” is no link to a table: it looks like https://server/table/name.
error-join-away = { $server } does not answer as a server of Kantyna does.
error-join-refused = { $text }
