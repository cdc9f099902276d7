# The page's own words. Cards, questions and the log speak from files of their own.

page-close = Close
page-to-lobby = Kantyna: to the choice of games
page-switch-language = Przełącz na polski
page-switch-theme = Light or dark table

## The table

page-the-table = The table
page-the-bill = The bill
page-bill-empty = Nothing has happened yet.
page-bill-earlier = Earlier turns
page-setup = Set-up
page-turn-of = Turn { $n } · { $name }
page-pools = To spend
page-counter = { $name }: { $n }
page-counter-of = { $name }: { $n } of { $of }
page-track = { $side ->
    [none] { $name }: in the middle
   *[other] { $name }: { $n } of { $of }, towards: { $side }
  }
page-zone-of = { $title }, { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
  }
page-arena = Engagement
page-part-attacking = Attacking: { $name }
page-part-defending = Defending: { $name }
page-part-none = { $name }: nobody in the engagement
page-edge-battle = Edge battle
page-steps = Steps of the engagement
page-step-target = target
page-step-attackers = attackers
page-step-defenders = defenders
page-step-edge = edge
page-step-strikes = strikes
page-step-unopposed = unopposed
page-together = Together: { $name }
page-tie = Force icons count. A tie goes to the defender, { $name }.
page-tie-nobody = Nobody defends: the attacker wins the edge.
page-attack-send = Attack with { $n }
page-blow = { $title } takes { $takes } of { $of }
page-blow-falls = { $title } takes { $takes } and is destroyed
page-blow-over = { $n } left over
page-laid = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
page-sum-hidden = The sum is still hidden
page-sum-of-icons = Force icons on the cards: { $n }
page-holder = { $what }: { $name }
page-nothing-here = empty
page-hand-empty = No cards in hand
page-last-turn = Last turn
page-level = level
page-level-of = level { $n } of { $of }
page-that-is-you = that is you
page-these-eyes = through these eyes
page-at-the-table = at the table
page-away = away
page-thinking = thinking
page-undo = Undo
page-undo-please = Ask to undo
page-undo-no = Undo: not possible now
page-undo-why = Only one’s own last move can be taken back, and only where the table allows it.
page-undo-free = Undo
page-undo-ask = Undo if the others agree
page-bell-rest = End turn
page-bell-not-now = answer first
page-bell-sure = End it all the same?
page-bell-left = { $n ->
    [one] { $n } card can still be used
   *[other] { $n } cards can still be used
  }
page-not-your-move = the opponent moves
page-nothing-lost = nothing will be lost
page-will-be-lost = will be lost: { $what }
page-lost-trade = { $n } trade
page-lost-combat = { $n } combat
page-lost-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
page-with-you = With you
page-against-you = Against you
page-team = Team { $n }
page-game-over = Game over
page-sent = Sent
page-hurry = Show how it ends
page-passing = Nothing to do here: passing
page-waiting-for = To move: { $name }
page-because-of = Because of { $title }
page-slip-press = Lit cards can be pressed.
page-slip-tap = Tap a lit card.
page-play-all = Play all ({ $n })
page-play-all-short = Play { $n }
page-show-choices = { $n ->
    [one] Show { $n } card
   *[other] Show { $n } cards
  }
page-choices-of = { $title }: what to do?
page-several-options = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
  }
page-you-can = You can now
page-why-not = Why can’t I?
page-inspect-hold = Hold a finger on a card to see all of it here.
page-inspect-empty = Point at a card to see all of it here.
page-rule-unknown = This rule is not in our list.
page-rule-source = Source: { $source }

## A card

page-card-cost = cost { $n }
page-card-wall = outpost, defense { $n }
page-card-open = defense { $n }
page-card-hp = hit points { $n }
page-or = or
page-how-much = How much?
page-jump-to = Jump to { $n }
page-one-less = One less
page-one-more = One more
page-pay-for = Pay { $n } for { $title }
page-pay = Pay
page-pay-more = { $n } still to be paid
page-up-to = up to { $n }
page-less = Less: { $title }
page-more = More: { $title }
page-value-combat = attack { $n }
page-value-resource = resources { $n }
page-value-force = Force { $n }
page-plate-combat = unit damage { $n }
page-plate-tactics = tactics { $n }
page-plate-blast = blast damage { $n }
page-edge-combat = unit damage with edge { $n }
page-edge-tactics = tactics with edge { $n }
page-edge-blast = blast damage with edge { $n }
page-stamp-used = Used
page-stamp-new = New
page-state-playable = Can be used.
page-state-target = Can be aimed at.
page-state-selected = Chosen.
page-state-off = Not now.
page-state-used = Used.
page-state-new = New.
page-state-committed = Committed to the Force.
page-state-engaged = Under attack.
page-state-hinted = Hint.

## Questions, and talking with the server

page-loading = Laying the table…
page-your-move = your move
page-turn = Turn { $n }
page-phases = Phases of the turn
page-hint = Hint
page-hint-thinking = Thinking it over…
page-hint-says = Hint: { $text }
page-no-hint-now = No hint right now
page-chosen-of = { $n } of { $of } chosen
page-chosen-all = { $of } are chosen already: press one of them to put it back
page-confirm = Confirm
page-nothing-to-explain = Nothing stands in the way.
page-undo-asked = You asked to undo. Waiting for consent.
page-undo-refused = { $name } does not agree to the undo.
page-undo-wanted = { $name } asks to take the last move back.
page-yes = Yes
page-no = No
page-no-line = No connection
page-no-line-why = We are calling again; nothing is lost.
page-line-broken = The connection broke. We are calling again; your choices are kept.
page-rival-gone = { $name } has been away for a while.
page-robot-instead = Let a bot play
page-robot-here = Seat a bot
page-you-watch = You are watching this game.
page-no-table = There is no such table
page-no-replay = There is no such replay
page-no-server = The server does not answer. Try again in a moment.
page-no-server-yet = The server does not answer. We keep trying; there is nothing you need to do.
page-reload = Load the page again
page-did-not-work = That did not work
page-rail = Inspector and bill
page-invite = Invite
page-link-watch = Link to watch, or to take a free seat
page-link-mine = Link to my seat
page-link-mine-why = Whoever has this link plays for you. Use it to go on from another device.
page-link-code = The link as a code for a phone’s camera
page-link-only-here = This link opens only on this device. For others in the house, start Kantyna like this:
page-link-for-world = For the world, also say the address by which it is reached:
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Select the link and copy it by hand
page-wait-title = Waiting for players
page-wait-link = Send this link to the person you want to play with
page-free-title = This table has a free seat
page-seat-free = Seat { $n }: free
page-curtain = Now playing: { $name }
page-curtain-why = Hand the device over. The cards are shown only after the button is pressed.
page-curtain-open = Show the cards of { $name }
page-ended-won = You win!
page-ended-lost = Lost this time
page-ended-draw = A draw
page-course = The course of the game, turn by turn
page-course-health = health of the characters
page-course-line = { $name }: { $from } → { $to }
page-not-ended = Not played to its end
page-to-replay = Replay
page-play-differently = Last turn another way
page-again-laid = Once more: the table is laid
page-watch-next = The next game
page-again = Once more
page-lobby = All games
page-leave-seat = Give my seat to a bot
page-leave-sure = A bot will play for you to the end, and you will only watch. This can’t be undone.
page-leave-yes = Give it

## The guide

page-guide = Guide
page-guide-step = Guide · { $at } of { $of }
page-guide-next = Got it
page-guide-stop = No guide
page-guide-again = First turn with a guide
page-guide-star-realms-hand = Your hand lies at the bottom. Press a lit ship to play it: a Scout gives trade, a Viper combat. The button beside the question plays them all at once.
page-guide-star-realms-buy = Trade buys cards from the row in the middle. The ones you can afford are lit. A bought card goes to your discard pile and comes to hand once the deck is shuffled again.
page-guide-star-realms-attack = Combat is spent on the opponent or on the opponent’s bases. Outposts have to be destroyed first. Press “Attack” to take authority from the opponent.
page-guide-star-realms-end = Nothing more you want to buy? Ring the bell: unspent trade and combat are lost, and five new cards come to your hand.
page-guide-deckbuilding-hand = Your hand lies at the bottom. Press a lit card to play it: it gives resources, attack or Force. The button beside the question plays them all at once.
page-guide-deckbuilding-buy = Resources buy cards of your own side and neutral ones from the galaxy row. The ones you can afford are lit. A bought card goes to your discard pile.
page-guide-deckbuilding-attack = Units in play attack the opponent’s base or an enemy card in the row. Point at the target, then at the attackers; a defeated card of the row brings a reward.
page-guide-deckbuilding-end = Nothing more you want to buy? Ring the bell: unspent resources are lost, units go to the discard pile, capital ships stay.
page-guide-outer-rim-captain = Choose your captain: skills decide tests, the goal at the foot brings the first fame. Whoever reaches the fame of this table first wins.
page-guide-outer-rim-fly = A turn begins with planning: fly, rest, or earn 2,000 credits. Lit spaces can be reached; the number tells how far. A patrol with a bar stops you, one with a blade also fights. Paper tags show where your cards want to go.
page-guide-outer-rim-market = Now actions, each once a turn. On a planet the market is open: go there before you leave.
page-guide-outer-rim-buy = Put one open card under its deck if you like, then buy one. The sign in its corner tells whose patrol the next card may set off. Cargo and jobs name where they pay.
page-guide-outer-rim-actions = Nothing more to do here? The bell leads to the encounter.
page-guide-outer-rim-encounter = Every turn ends with one encounter: draw a card of this place, meet a contact, attempt a job or fight a patrol. Tickets show the chance of each test and fight.
page-guide-card-game-objectives = Objectives pay for your cards: the number beside the crate is what one gives, the bar how much damage it bears. Three stay before you; press the one that goes back under its deck.
page-guide-card-game-mulligan = Your opening hand. A good one has a unit or two that you can pay for soon; if it has none, exchange all six cards. That is possible only once.
page-guide-card-game-draw = Draw phase: you may discard one card, then your hand is filled up. A card that you won’t use soon makes room for a new one.
page-guide-card-game-deploy = Deployment: press a lit card in hand and pay with the resources of your objectives. Each resource used leaves a focus token there. The bell ends deployment.
page-guide-card-game-pay = Payment: take resources from your objectives, at least one of them of the card’s own affiliation; or let the page pay for you.
page-guide-card-game-attackers = Choose who attacks and confirm. A unit that strikes becomes focused and can’t defend until it is refreshed, so keep somebody at home.
page-guide-card-game-defenders = You are attacked: choose who defends, or nobody. Without defenders the attacker deals one damage more to the objective.
page-guide-card-game-engage = Conflict: point at an objective of the opponent, then at the units that attack. The opponent declares defenders.
page-guide-card-game-edge = The edge: you lay cards face down in turns, or pass. Force icons count: whoever has more, the defender on a tie, wins the edge, strikes first and uses the icons on white too.
page-guide-card-game-strike = A strike: a unit is focused and resolves its combat icons. Unit damage goes to an enemy unit, blast damage to the engaged objective, tactics gives focus tokens.
page-guide-card-game-force = The Force: units committed to it count in the Force struggle. While the balance is with the light side, it may damage a dark objective in its balance phase; while it is with the dark side, the Death Star dial goes up by one more.
page-guide-card-game-window = A moment for actions and reactions: whatever can be used now is lit. If you want none of it, the bell passes.
page-guide-destiny-mulligan = This is your hand. Choose the cards to exchange and confirm; you may also keep them all.
page-guide-destiny-activate = Press a lit character to activate it: it is exhausted, and its dice and those of its upgrades roll into your pool. That is one action; then your opponent acts.
page-guide-destiny-resolve = Dice in the pool lie by symbol. Press a lit die to resolve it; other dice with that symbol may follow in the same action. A dark side with a plus only adds to another die.
page-guide-destiny-modify = The sum grows with every plus you add. Choose the plusses to add, or resolve the die without them.
page-guide-destiny-target = Choose whom the die hits. Each character shows what would happen: what shields block and what damage is left.
page-guide-destiny-play = Resources pay for cards from your hand: upgrades for characters, supports and events. Those you can afford are lit.
page-guide-destiny-reroll = Dice that do not help can be rerolled: discard a card from hand and choose any number of dice.
page-guide-destiny-claim = When there is nothing more you want to do, claim the battlefield: you control it and pass for the rest of the round, and act first in the next. Or just pass with the bell.
page-guide-destiny-upkeep = Upkeep: cards are ready, dice are back on them, everybody gained 2 resources. Discard as many cards as you like, and your hand is filled up to 5.

## The way in

page-title = Kantyna: sit down and play
page-hero = Sit down.
page-hero-question = What shall we play?
page-hero-line = No account, the first game within a minute.
page-games = Games
page-have-link = Have a link to a table?
page-link-here = paste it here
page-enter = Enter
page-bad-link = This is no link to a table
page-bad-link-why = A link looks like this: …/table/ and the name of a table.
page-your-name = Your name
page-guest = Guest
page-player-number = Player { $n }
page-with-whom = With whom
page-mode-robot = A bot
page-mode-friend = A friend
page-mode-screen = One screen
page-how-strong = How strong
page-level-1 = Dishwasher
page-level-2 = Waiter
page-level-3 = Regular
page-level-4 = Barkeeper
page-level-5 = Landlady
page-you-play-as = You play as
page-more-settings = More settings
page-setting-other = another: { $what }
page-way-to-play = Variant
page-how-many = How many players
page-who-sits = Who sits down
page-seat-number = Seat { $n }
page-taker-me = me
page-taker-open = a friend by link
page-taker-here = somebody at this screen
page-taker-level1 = bot: Dishwasher
page-taker-level2 = bot: Waiter
page-taker-level3 = bot: Regular
page-taker-level4 = bot: Barkeeper
page-taker-level5 = bot: Landlady
page-allow-hints = hints
page-allow-undo = taking moves back
page-listed = visible to everybody
page-sit-down = Take a seat
page-sit-guided = with a guided first turn
page-sit-robot = the game begins at once
page-sit-friend = you get a link for your friend
page-sit-screen = by turns at one screen
page-how-you-win = How you win
page-your-tables = Your tables
page-free-seats = Free seats
page-no-free-seats = Nobody is waiting. Sit down and send a link.
page-being-played = Being played
page-row-over = game over
page-row-waits = { $n ->
    [one] waits for { $n } player
   *[other] waits for { $n } players
  }
page-row-turn = turn { $n }
page-go-on = Play
page-join = Join
page-watch = Watch
page-open-replay = Open a replay file
page-tag-star-realms = easy
page-tag-deckbuilding = easy
page-tag-card-game = for experts
page-tag-destiny = medium
page-tag-outer-rim = adventure

## Options

page-options = Options
page-language = Language
page-theme = Table
page-theme-dark = By night
page-theme-light = By day
page-stops = When to ask me
page-stops-always = always
page-stops-useful = when I can act
page-stops-here = only here
page-motion = moving cards
page-sounds = sounds
page-volume = Volume
page-careful = ask before a turn ends with something left to play
page-speed = Moves of others
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-once = at once
page-size = Cards
page-size-small = small
page-size-normal = normal
page-size-large = large
page-colours = Colours
page-colours-house = of the house
page-colours-plain = for every eye

## Keys

page-keys = Keys
page-key-tab = from zone to zone and to the buttons
page-key-arrows = along the cards and between zones
page-key-enter = use a card or a button
page-key-number = the card of that number in hand
page-key-play-all = play every card in hand
page-key-bell = the bell: end the turn, or pass
page-key-undo = undo
page-key-skip = the opponents’ moves at once, until something is asked
page-key-hint = hint
page-key-why = why this card cannot be used
page-key-inspect = show or hide the inspector (small screens)
page-key-bill = the bill
page-key-hand = to the hand
page-key-row = to the row in the middle of the table
page-key-reroll = reroll dice for a card
page-key-claim = claim the battlefield
page-key-slip = to the buttons of the question
page-key-rival = to the opponent’s cards
page-key-last = say what happened last
page-key-status = say how the game stands
page-key-help = this list
page-key-escape = close, drop a choice

## Replay

page-replay = Replay
page-step = Step { $n }
page-step-of = Step { $n } of { $of }
page-to-start = To the start
page-turn-back = Previous turn
page-step-back = One step back
page-step-on = One step on
page-turn-on = Next turn
page-to-end = To the end
page-run = Play
page-pause = Pause
page-playback-speed = Speed
page-whose-eyes = Whose eyes
page-eyes-public = spectator
page-eyes-all = all hands
page-show-rest = Show the rest
page-hide-rest = Hide the rest
page-rest-hidden = the rest is hidden
page-result-hidden = Result hidden
page-branch = Play from here
page-branch-as = Who are you, and against whom?
page-branch-seat = You play as
page-download = Download the file
page-analysis = Analysis
page-analysis-about = Every answer of the game is tried again against its alternatives, by what its seat could know then. That takes a few minutes and goes on in the background.
page-analysis-failed = The analysis could not be finished: the server had too much to do. Try again.
page-analysis-begin = Analyse the game
page-analysis-running = { $n } of { $of } answers looked at
page-analysis-chances = Chance to win
page-analysis-picture = Chance to win over the game; at the end: { $ends }
page-analysis-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
  } in { $of ->
    [one] { $of } choice
   *[other] { $of } choices
  }
page-analysis-mistake = “{ $played }” leaves { $kept }%. With “{ $better }” it would have been { $chance }%.
page-analysis-look = Look
page-analysis-try = Try it yourself
page-analysis-line = The better line
page-analysis-line-of = Better line from step { $step }, { $name }
page-analysis-line-back = Back to the game
page-analysis-line-on = One answer on
page-analysis-line-before = One answer back
page-analysis-line-end = What cards and dice then did is what they really held; each answer is found from what its seat could see.
page-analysis-swing = { $name }: from { $before }% to { $after }% – own answer { $own }, mistakes of others { $given }, luck { $luck }.
page-analysis-none = No answer cost enough to be called a mistake.
page-analysis-turning = Turning points
page-analysis-fortunes = Skill and luck
page-analysis-fortune = { $name }: { $first }% at the start, { $lost } points lost by mistakes of one’s own, { $given } won by those of others, { $luck } by luck.
page-analysis-download = Download the analysis (JSON)
page-share = Share
page-replay-link = Link to this place of the replay
page-answered = Answer: { $text }
page-turns-line = Turns

## Books

page-rulebook = Rulebook
page-card-book = Card book
page-in-the-rulebook = In the rulebook
page-search-rules = Search the rules
page-search-cards = Search the cards
page-rules-found = { $n ->
    [0] No rule says that.
    [one] { $n } rule
   *[other] { $n } rules
  }
page-cards-found = { $n ->
    [0] No such card.
    [one] { $n } card
   *[other] { $n } cards
  }
page-filter-faction = Faction
page-filter-kind = Kind
page-filter-all = all
page-in-polish = In Polish
page-in-english = In English
page-copies = In the box

## Dice, maps and boards

page-die-of = Die of { $title }
page-die-closed = closed, on its card
page-side-of = { $n } { $symbol }
page-side-plus = plus { $n } { $symbol }
page-side-price = { $side }, costs { $n }
page-turn-to = Turn to: { $side }
page-pool-of = { $title }, { $n ->
    [0] empty
    [one] { $n } die
   *[other] { $n } dice
  }
page-pool-empty = no dice here
page-your-pool = Your pool
page-roll-dice = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
  }
page-damage-of = Damage { $n } of { $of }.
page-shields-on = { $n ->
    [one] { $n } shield.
   *[other] { $n } shields.
  }
page-the-map = The map
page-pool-whose = { $name }: pool
page-board-of = What lies before { $name }
page-chart-of = { $title }, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
page-chart-zoom = Size of the map
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-whole = The whole map
page-overview = Overview: press where to look
page-hit-of = { $name }: { $n } of { $of } hit
page-slot-empty = { $title }: empty
page-deck-left = { $n ->
    [one] { $n } card under it.
   *[other] { $n } cards under it.
  }
page-test-levels = What the test takes
page-credits = credits
page-aim-of = goal: { $n } of { $of }
page-purse-of = What { $name } has and is known for
page-fame-of = fame: { $n } of { $of }
page-stands-well = positive
page-stands-so-so = neutral
page-stands-badly = negative
page-secrets-of = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
}
page-credits-with = Credits: { $name }
page-dice-rolled = Dice
page-the-foe = Opponent
page-auto-nothing = nothing
page-scene-choose = Choices
page-wanted-here = Wanted here: { $title }.
page-spaces-away = { $n ->
    [one] { $n } space away.
   *[other] { $n } spaces away.
}
page-face-down = { $n ->
    [1] face-down contact, white
    [2] face-down contact, green
   *[other] face-down contact, yellow
}
page-stance-passes = lets you pass
page-stance-stops = stops you
page-stance-fights = stops you and fights
page-credits-of = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
  }
page-offer-with = Trade with: { $name }
page-offer-gives = { $name } gives
page-offer-nothing = nothing
page-offer-sum = You give: { $mine }. { $name } gives: { $theirs }.
page-offer-send = Offer this
page-samples = Samples
page-sample-dice = Dice
page-sample-pool = Pool of dice
page-sample-plate = Characters
page-sample-chart = Map
page-sample-boards = Board with slots
page-sample-market = Market
page-sample-scene = Scene
page-sample-offer = Trade
page-round = Round { $n }
page-dice-stay = { $n ->
    [one] { $n } die stays
   *[other] { $n } dice stay
 }
page-mode-reroll = Reroll for a card
page-mode-reroll-short = Reroll
page-mode-reroll-ask = Which card do you discard to reroll dice?
page-stamp-exhausted = Exhausted
page-roll-n = roll { $n }
page-you-claimed = claimed by you
page-claimed-by = claimed: { $name }
page-you-hold = held by you
page-held-by = held by { $name }
page-claim = Claim
page-claim-then = then you pass
page-deeds = this round
page-coming-next = Coming next
page-queue-of = { $n ->
    [0] queue empty
   *[other] { $n } in the queue
 }
page-extra-actions = { $n ->
    [one] additional action
   *[other] { $n } additional actions
 }
page-your-action = your action
page-action-of = action: { $name }
page-dice-hold = { $name }’s dice hold
page-composing = The die being resolved
page-turn-which = To which side?
page-dice-cost = cost { $n } of { $of }
page-resolve-sum = Resolve: { $n }
page-would-shield = shields { $from } → { $to }
page-would-block = shields −{ $n }
page-would-fall = defeated
page-would-waste = { $n } wasted
page-symbol-melee = melee
page-symbol-ranged = ranged
page-symbol-special = special
page-symbol-blank = blank
page-symbol-any = any

# The deck workshop.

page-decks = Deck workshop
page-deck-now = { $card }: { $n } in the deck.
page-deck-owned-now = { $card }: { $n } in the collection.
page-deck-undone = One step back.
page-deck-undo = Undo the change to the deck
page-deck-kept = The deck is kept in this browser
page-deck-kept-both = The deck is kept in this browser and on the server
page-deck-not-added = { $card }: can’t be added
page-deck-points = { $n } pts
page-deck-die = Die
page-deck-with = In its set
page-deck-has = { $n } of { $most } in the deck.
page-deck-owns = { $n } of { $most } in the collection.
page-deck-read = Read: { $card }
page-deck-search = Search
page-deck-filters = Filters
page-deck-colour = Colour
page-deck-symbol = Symbol on the die
page-deck-cost = Cost
page-deck-type = Card type
page-deck-trait = Trait
page-deck-illegal-too = Illegal ones, too
page-deck-only-mine = Only what I own
page-deck-count-mine = Count my collection
page-deck-counting = Pressing a card now changes how many of it you own.
page-deck-clear = Clear
page-deck-nothing = Nothing fits here. Change the filters, or show illegal ones, too.
page-deck-remove = Take out: { $card }
page-deck-dice-of = Dice: { $card }
page-deck-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
page-deck-one-less = One less: { $card }
page-deck-one-more = One more: { $card }
page-deck-less = One less
page-deck-more = One more
page-deck-another = Change: { $what }
page-deck-choose = Choose: { $what }
page-deck-laws = Is it legal
page-deck-legal = Ready to play
page-deck-not-yet = Not ready to play yet
page-deck-law-kept = Kept:
page-deck-law-broken = Broken:
page-deck-cards = Cards
page-deck-deck = Deck
page-deck-name = Name of the deck
page-deck-empty = Press a card, or drag it here.
page-deck-figures = The deck in numbers
page-deck-curve = Cost curve
page-deck-mean = { $n } on average
page-deck-column = Cost { $cost }: { $n }.
page-deck-acts = What to do with the deck
page-deck-in = Import
page-deck-out = Export
page-deck-link = Link to the deck
page-deck-format = Format
page-deck-format-text = Text
page-deck-format-site = Public deck site
page-deck-format-json = JSON
page-deck-format-o8d = OCTGN
page-deck-format-tts = Tabletop Simulator
page-deck-format-code = Table setting
page-deck-print = Print
page-deck-save = Save file
page-deck-paste = Paste a deck: a list of names or numbers, JSON, OCTGN, Tabletop Simulator, or a link
page-deck-troubles = Not all of it can be read. Your deck has not changed.
page-deck-take-rest = Take the rest
page-deck-take = Import the deck
page-deck-file = From a file
page-deck-read-in = The deck is here; the one before is a step back
page-deck-bad-link = No deck can be read from this link
page-deck-hand = Test hand
page-deck-hand-new = New hand
page-deck-mulligan = Put back ({ $n })
page-deck-mulligan-all = Put all of it back
page-deck-play = Play it now
page-deck-foe = The opponent’s deck
page-deck-foe-any = any of them, by chance
page-deck-sit = Sit down
page-deck-matrix = Trial
page-deck-matrix-about = A bot plays your deck against every ready one. You can go on building meanwhile.
page-deck-matrix-games = Games against each deck
page-deck-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
page-deck-progress = { $done } of { $total } played.
page-deck-wins = Won
page-deck-between = probably between { $low }% and { $high }%
page-deck-measure = Begin the trial
page-deck-stop = Stop
page-deck-keep = Keep
page-deck-new = New deck
page-deck-shelf = My decks
page-deck-shelf-empty = There are none yet. Decks stay in this browser; a file carries them on.
page-deck-shelf-open = Open a file
page-deck-shelf-save = All into a file
page-deck-shelf-read = { $n ->
    [one] { $n } deck taken in
   *[other] { $n } decks taken in
  }
page-deck-no-shelf = This is no file of Kantyna’s decks. Your decks have not changed.
page-deck-nameless = Nameless deck
page-deck-drop = Throw away: { $name }
page-deck-ready = Ready decks
page-deck-server = On the server
page-deck-server-off = The server can keep your decks, too: under a key that only this browser has, without an account.
page-deck-server-begin = Keep them on the server, too
page-deck-server-on = The server keeps your decks, too. Whoever has the key can read, change and delete them.
page-deck-server-link = Link with the key, for your other devices
page-deck-server-end = Delete them from the server
page-deck-brought = Decks you sat down with, kept by the server under the key of your seat
page-deck-build = Build a deck of your own
page-deck-mine = Mine: { $name }
page-deck-here = Paste a deck, a link or codes of cards
