# What the cards of Star Wars: Outer Rim say. Clauses begin with a small letter and have no full stop.
# Factions: .at (reputation with whom), .gen (whose planet), .patrol (which patrol). Places: in- (where), to- (where to).

## Words

faction-hutt = Hutts
    .at = with the Hutts
    .gen = the Hutts
    .patrol = the Hutt patrol
faction-imperial = Empire
    .at = with the Empire
    .gen = the Empire
    .patrol = the Imperial patrol
faction-rebel = Rebellion
    .at = with the Rebellion
    .gen = the Rebellion
    .patrol = the Rebel patrol
faction-syndicate = Syndicates
    .at = with the Syndicates
    .gen = the Syndicates
    .patrol = the Syndicate patrol
faction-of-planet = the faction of this planet
    .at = with the faction of this planet
    .gen = the faction of this planet
    .patrol = the patrol of this planet’s faction
faction-of-patrol-here = the faction of the patrol here
    .at = with the faction of the patrol here
    .gen = the faction of the patrol here
    .patrol = the patrol here
faction-of-nearest-patrol = the faction of the nearest patrol
    .at = with the faction of the nearest patrol
    .gen = the faction of the nearest patrol
    .patrol = the nearest patrol
faction-of-this-favor = the faction of this favor
    .at = with the faction of this favor
    .gen = the faction of this favor
    .patrol = the patrol of this favor’s faction
faction-of-choice = any faction
    .at = with any faction
    .gen = any faction
    .patrol = any patrol
factions-1 = { $one0-gen }
factions-2 = { $one0-gen } or { $one1-gen }
standing-positive = positive
standing-neutral = neutral
standing-negative = negative
standings-1 = { $one0 }
standings-2 = { $one0 } or { $one1 }
standings-3 = { $one0 }, { $one1 } or { $one2 }
skill-influence = Influence
skill-knowledge = Knowledge
skill-piloting = Piloting
skill-stealth = Stealth
skill-strength = Strength
skill-tactics = Tactics
skill-tech = Tech
skills-1 = { $one0 }
skills-2 = { $one0 } or { $one1 }
skills-3 = { $one0 }, { $one1 } or { $one2 }
face-hit = hit
face-crit = critical hit
face-focus = focus
face-blank = blank
faces-1 = { $one0 }
faces-2 = { $one0 } or { $one1 }
faces-3 = { $one0 }, { $one1 } or { $one2 }
faces-4 = { $one0 }, { $one1 }, { $one2 } or { $one3 }
deck-bounty = bounties
deck-cargo = cargo
deck-gear-mod = gear and mods
deck-job = jobs
deck-luxury = luxury
deck-ship = ships
decks-1 = { $one0 }
decks-2 = { $one0 } or { $one1 }
decks-3 = { $one0 }, { $one1 } or { $one2 }
encounters-cantonica-ord-mantell = Cantonica and Ord Mantell
encounters-lothal-mon-calamari = Lothal and Mon Calamari
encounters-kessel = Kessel
encounters-nal-hutta-tatooine = Nal Hutta and Tatooine
encounters-naboo-ryloth = Naboo and Ryloth
encounters-ring-of-kafrene-takodana = Ring of Kafrene and Takodana
encounters-navpoint = navpoints
rank-white = white
rank-green = green
rank-yellow = yellow
kind-space = space
    .acc = a space
    .gen = a space
kind-captain = character
    .acc = a character
    .gen = a character
kind-sheet = ship sheet
    .acc = a ship sheet
    .gen = a ship sheet
kind-bounty = bounty
    .acc = a bounty
    .gen = a bounty
kind-cargo = cargo
    .acc = a cargo
    .gen = a cargo
kind-gear = gear
    .acc = a gear
    .gen = a gear
kind-mod = mod
    .acc = a mod
    .gen = a mod
kind-crew = crew
    .acc = a crew
    .gen = a crew
kind-job = job
    .acc = a job
    .gen = a job
kind-ship = ship card
    .acc = a ship card
    .gen = a ship card
kind-offer = offer
    .acc = an offer
    .gen = an offer
kind-encounter = encounter card
    .acc = an encounter card
    .gen = an encounter card
kind-databank = databank card
    .acc = a databank card
    .gen = a databank card
kind-contact = contact
    .acc = a contact
    .gen = a contact
kind-patrol = patrol
    .acc = a patrol
    .gen = a patrol
kind-ai = AI card
    .acc = an AI card
    .gen = an AI card
trait-illegal = illegal
    .acc = illegal
trait-weapon = weapon
    .acc = weapon
trait-armor = armor
    .acc = armor
in-cantonica = on Cantonica
in-ord-mantell = on Ord Mantell
in-lothal = on Lothal
in-mon-calamari = on Mon Calamari
in-kessel = on Kessel
in-nal-hutta = on Nal Hutta
in-tatooine = on Tatooine
in-naboo = on Naboo
in-ryloth = on Ryloth
in-takodana = on Takodana
in-ring-of-kafrene = on the Ring of Kafrene
in-any-navpoint = at any navpoint
in-marked-planet = on the marked planet
to-cantonica = to Cantonica
to-ord-mantell = to Ord Mantell
to-lothal = to Lothal
to-mon-calamari = to Mon Calamari
to-kessel = to Kessel
to-nal-hutta = to Nal Hutta
to-tatooine = to Tatooine
to-naboo = to Naboo
to-ryloth = to Ryloth
to-takodana = to Takodana
to-ring-of-kafrene = to the Ring of Kafrene
to-any-navpoint = to any navpoint
to-marked-planet = to the marked planet
navpoint-with-patrol = Navpoint with a patrol
navpoint-without-patrol = Navpoint without a patrol
navpoint-any = Navpoint
fight-ground = ground combat
fight-space = ship combat
fight-by-space = combat (ground on a planet, ship elsewhere)
roll-any = for anything
roll-test = in a skill test
roll-ground = in ground combat
roll-space = in ship combat
roll-combat = in combat
roll-combat-or-test = in combat or a skill test

## Conditions, after an “if”

if-standing = your reputation { $faction-at } is { $standing }
if-patrol-standing = your reputation with the faction of the patrol here is { $standing }
if-bought = you buy the card
if-not-bought = you buy nothing
if-gained = you take the card
if-not-gained = you don’t take the card
if-sold = you sell something
if-not-sold = you sell nothing
if-not-defeated = you are not defeated
if-player-here = another player is in your space
if-planet-of = you are on a planet of { $faction }
if-on-planet = you are on a planet
if-at-navpoint = you are at a navpoint
if-not-in-maelstrom = you are on a planet or at a navpoint
if-at-1 = you are { $place0 }
if-at-2 = you are { $place0 } or { $place1 }
if-at-3 = you are { $place0 }, { $place1 } or { $place2 }
if-have = you have { $n ->
    [one] { $kind-acc }
   *[other] at least { $n } cards of this kind: { $kind }
  }
if-have-trait = you have { $n ->
    [one] { $kind-acc } that is { $trait }
   *[other] at least { $n } cards of this kind: { $kind }, { $trait }
  }
if-fame = you have at least { $n } fame
if-not-droid = your character is no droid
if-patrol-here = a patrol is in your space
if-positive = your reputation is positive with { $n } { $n ->
    [one] faction
   *[other] factions
  }
if-positive-between = your reputation is positive with { $n }–{ $most } factions
if-crew = you have at least { $n } crew
if-always = you have this card

## How texts are built

branch = { $standing } reputation { $faction-at }: { $then }
in-any-case = { $may }; in any case { $then }
if-may = if { $condition }, you may { $then }
on-else = otherwise: { $text }
both = { $texts-running }
on-decline = if you don’t: { $text }
choice = { $label }: { $text }
choose-one = choose one. { $options-sentences }
choose-one-or-none = you may choose one. { $options-sentences }
one-of = choose one. { $options-sentences }
bullet = • { $text-sentences }
together = ({ $text })
with-skill = { $then } (needs a skill: { $what })
gain = gain { $what }
of-credits = { $n } credits
of-fame = { $n } fame
of-reputation = reputation { $faction-at }
choose-player = choose another player in your space; { $then }
choose-player-who = choose another player in your space { $who }; { $then }
who-standing = whose reputation { $faction-at } is { $standing }
who-negative = who has a negative reputation anywhere
who-famous = who has at least as much fame as you
who-more-famous = who has more fame than you
on-success = success: { $text }
on-fail = failure: { $text }
on-win = victory: { $text }
on-lose = loss: { $text }
on-paid = paid: { $text }
on-unpaid = unpaid: { $text }
if-passed = once it is passed, { $then }
if-skilled = if you have { $what }, { $then }
each-held = each card you have ({ $kind })
each-held-trait = each card you have ({ $kind }, { $trait })
for-credits = pay { $n } credits and { $then }
for-this-card = discard this card and { $then }
only-decks = { $then } (only from a deck of { $what })
only-factions = { $then } (only for: { $what })
once-roll = { $then } (once a roll)
once-combat = { $then } (once a combat)
once-turn = { $then } (once a turn)
in-roll = { $roll } { $then }
sentence = { $text-sentences }
ability-line = { $line }
ability-ours-whole = This card is ours: no public source describes it.
ability-ours = Ours on this card, since no public source tells it: { $what }.
our-name = name
our-cost = cost
our-combat = combat value
our-rank = rank
our-skills = skills
our-text = text
our-places = places
our-reward = reward
our-start = starting card
our-copies = number of copies
our-icon = patrol symbol
our-lanes = lanes

## When an ability works

ability-planning = Planning: { $text-running }
ability-action = Action: { $text-running }
ability-encounter = Encounter: { $text-running }
ability-any-time = At any time in your turn: { $text-running }
ability-others-encounter = Encounter of another player in your space: { $text-running }
ability-before-test = Before your skill test: { $text-running }
ability-after-roll = After each of your rolls: { $text-running }
ability-after-roll-rolled = After you roll { $roll }: { $text-running }
ability-after-failed-test = After a failed test: { $text-running }
ability-before-opponent-rolls = Before the opponent rolls: { $text-running }
ability-before-opponent-rolls-rolled = Before the opponent rolls { $roll }: { $text-running }
ability-after-opponent-rolls = After the opponent rolled: { $text-running }
ability-after-opponent-rolls-rolled = After the opponent rolled { $roll }: { $text-running }
ability-before-damage = Before you suffer damage: { $text-running }
ability-before-damage-rolled = Before you suffer damage { $roll }: { $text-running }
ability-on-damage = When your character suffers damage: { $text-running }
ability-after-win = After a victory: { $text-running }
ability-after-win-rolled = After a victory { $roll }: { $text-running }
ability-after-loss = After a loss: { $text-running }
ability-after-loss-rolled = After a loss { $roll }: { $text-running }
ability-after-defeat = When you are defeated: { $text-running }
ability-would-be-defeated = When you would be defeated: { $text-running } If less damage than the limit is left, you are not defeated.
ability-would-be-defeated-rolled = When you would be defeated { $roll }: { $text-running } If less damage than the limit is left, you are not defeated.
ability-enter-patrol = On entering a space with a patrol: { $text-running }
ability-enter-maelstrom = On entering the Maelstrom: { $text-running }
ability-forced-encounter = When your reputation forces you to meet a patrol: { $text-running }
ability-other-enters = When another player enters your space: { $text-running }
ability-lose-reputation-to-patrol = After beating a patrol: { $text-running }
ability-after-reputation = After gaining reputation: { $text-running }
ability-bounty-reward = With the reward of a bounty: { $text-running }
ability-after-bounty-reward = After the reward of a bounty: { $text-running }
ability-job-reward = With the reward of a job: { $text-running }
ability-after-job-reward = After the reward of a job: { $text-running }
ability-illegal-reward = With the reward of illegal cargo: { $text-running }
ability-after-elimination = After you eliminated a bounty’s contact: { $text-running }
ability-delivery-roll = After the roll to deliver illegal cargo: { $text-running }
ability-on-purchase = When you buy: { $text-running }
ability-after-purchase = After this card is bought: { $text-running }
ability-market-discard = In a market action: { $text-running }
ability-patrol-would-move = When a patrol would move in your action phase: { $text-running }
ability-after-fame-patrol = After beating a patrol whose reward is fame: { $text-running }
act-before-test = gain a skill of your choice for this test
act-before-opponent-rolls = the opponent rolls { $n } { $n ->
    [one] die
   *[other] dice
  } fewer
act-before-damage = after a victory you suffer at most { $n } damage
act-on-damage = reduce it by { $n }
act-forced-encounter = you may choose another encounter
act-other-enters = end that player’s move here
act-lose-reputation-to-patrol = you lose no reputation for it
act-bounty-reward = forgo its credits
act-job-reward = forgo its credits
act-illegal-reward = forgo its credits
act-on-purchase = pay { $n } credits less
act-market-discard = you may put away the open cards of two decks instead of one
act-patrol-would-move = move a patrol at most { $n } { $n ->
    [one] space
   *[other] spaces
  } away towards another player instead

## Effects

gain-credits = gain { $n } credits
gain-fame = gain { $n } fame
gain-credits-and-fame = gain { $n } credits and { $fame } fame
chosen-gains-credits = the chosen player gains { $n } credits
chosen-gains-fame = the chosen player gains { $n } fame
chosen-gains-credits-and-fame = the chosen player gains { $n } credits and { $fame } fame
lose-credits = lose { $n } credits
take-credits = take { $n } credits from that player
price = { $n } credits
price-less = { $n } credits, { $less } less for each card you have ({ $kind })
price-less-once = { $n } credits, { $less } less if you have { $kind-acc }
pay = you may pay { $price }; then { $then }
pay-else = you may pay { $price }. { $outcomes-sentences }
damage-character = suffer { $n } character damage
damage-ship = suffer { $n } ship damage
recover-character = remove { $n ->
    [99] all
   *[other] { $n }
  } damage from your character
recover-ship = remove { $n ->
    [99] all
   *[other] { $n }
  } damage from your ship
recover-both = remove { $n ->
    [99] all
   *[other] { $n }
  } damage from your character and { $ship ->
    [99] all
   *[other] { $ship }
  } from your ship
gain-reputation = gain reputation { $faction-at }
lose-reputation = lose reputation { $faction-at }
lose-reputation-even-negative = lose reputation { $faction-at }, even if it is negative already
test = test { $skill }
test-then = test { $skill }. { $outcomes-sentences }
fight = resolve { $kind }; opponent: { $enemy } ({ $n })
fight-then = resolve { $kind }; opponent: { $enemy } ({ $n }). { $outcomes-sentences }
fight-player = resolve { $kind } with that player
fight-player-then = resolve { $kind } with that player. { $outcomes-sentences }
fight-owner = that player may resolve { $kind } with you
fight-owner-then = that player may resolve { $kind } with you. { $outcomes-sentences }
fight-patrol-here = meet the patrol here
roll = roll { $n } { $n ->
    [one] die
   *[other] dice
  }. { $results-sentences }
roll-per-crew = roll a die for each of your crew. { $results-sentences }
each-hit = each hit: { $text }
each-crit = each critical hit: { $text }
each-focus = each focus: { $text }
each-blank = each blank: { $text }
sabacc-skills = you both test { $skills } in turn; more passed tests win, and a tie is yours. { $outcomes-sentences }
sabacc-dice = you both roll { $n } dice, and { $price } credits add one more; more damage wins, and a tie is yours. { $outcomes-sentences }
dice-reroll = reroll { $n ->
    [99] any number of your dice
    [one] { $n } of your dice
   *[other] { $n } of your dice
  }
dice-reroll-only = reroll { $n ->
    [99] any number of your dice
   *[other] { $n } of your dice
  } that show { $faces }
dice-turn = turn { $n ->
    [99] any number of results
    [one] { $n } result
   *[other] up to { $n } results
  } ({ $faces }) into { $to }
dice-cancel = cancel { $n ->
    [99] any number of results
    [one] { $n } result
   *[other] { $n } results
  } of the opponent: { $faces }
dice-add = add a result: { $to }
buy-top = you may buy the open card of a deck: { $deck }
buy-top-for-less = you may buy, { $n } credits cheaper, the open card of a deck: { $deck }
gain-top = take without paying the open card of a deck: { $deck }
gain-top-costing = take without paying the open card, of at most { $n } credits, of a deck: { $deck }
gain-top-any = take without paying the open card of any market deck
gain-top-any-costing = take without paying the open card, of at most { $n } credits, of any market deck
sell = you may discard a cargo, gear or mod to gain its cost and { $n } credits more
buy-sheet = you may buy any ship sheet of the supply; its card leaves the ship deck, which is shuffled
buy-sheet-damaged = you may buy any ship sheet of the supply, with { $n } damage on it; its card leaves the ship deck, which is shuffled
buy-dearer-sheet = you may buy a ship sheet of the supply that costs more than your ship; its card leaves the ship deck, which is shuffled
buy-dearer-sheet-damaged = you may buy a ship sheet of the supply that costs more than your ship, with { $n } damage on it; its card leaves the ship deck, which is shuffled
discard-top = put the open cards of { $n } { $n ->
    [one] market deck
   *[other] different market decks
  } under them; patrols do not move
market-action = take a market action; it does not replace the usual one
gain-item = keep this card
gain-crew = take the contact into your crew, and its token off the map
discard-token = take this contact’s token off the map
discard-this = discard this card
remove-sabacc = remove this job’s card from the game
discard-card = discard { $kind-acc }
discard-card-trait = discard { $kind-acc } that is { $trait }
discard-crew-flees = discard { $kind-acc } (its token goes to the nearest free contact space)
resolve-databank = resolve databank card { $n }
shuffle-into-deck = shuffle this card back into its deck
take-droid = take a droid from the crew of a player in your space into yours
peek-here = peek at { $n } { $n ->
    [one] contact
   *[other] contacts
  } on your planet
peek-anywhere = peek at any { $n } { $n ->
    [one] contact
   *[other] contacts
  }
peek-within = peek at { $n } { $n ->
    [one] contact
   *[other] contacts
  } at most { $within } spaces away
move-patrol = move { $faction-patrol } { $n } { $n ->
    [one] space
   *[other] spaces
  } towards you
move-patrol-anywhere = move { $faction-patrol } { $n } { $n ->
    [one] space
   *[other] spaces
  } in any direction
move-patrol-to-you = move { $faction-patrol } to your space
move-patrol-to-you-anywhere = move { $faction-patrol } to any space
move-self = move up to { $n } { $n ->
    [one] space
   *[other] spaces
  }
move-self-freely = move up to { $n } { $n ->
    [one] space
   *[other] spaces
  }; nothing stops you
move-self-hyperdrive = move up to your hyperdrive{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
  }
move-self-hyperdrive-freely = move up to your hyperdrive{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
  }; nothing stops you
mark-planet = the nearest other player names the planet to which this card must be delivered
raid-planet = put a goal token on this planet (one each at most)
encounter-afar = meet a patrol or contact at most { $n } { $n ->
    [one] space
   *[other] spaces
  } away
pass-by = fly on without stopping
end-turn = your turn ends

## Jobs and deliveries

steps = { $steps-sentences }
step = step { $n }: { $text }
step-told = step { $n }: { $line } { $text-sentences }
go-to-step = go to step { $n }
repeat-step = repeat this step
job-complete = the job is complete
job-complete-over-famous = the job is complete, and if the beaten player has more fame than you, gain { $n } more fame
job-failed = the job fails
discard-job = discard this job’s card
deliver-this = the cargo is delivered after all
deliver-this-half = the cargo is delivered for half its credits (rounded up to a thousand) and no fame
discard-cargo = discard this cargo

## What stands on cards

modify-ground-combat = you have +{ $n } in ground combat
modify-ship-combat = you have +{ $n } in ship combat
modify-health = you have +{ $n } health
modify-hull = you have +{ $n } hull
modify-hyperdrive = you have +{ $n } hyperdrive
modify-cargo-slots = you have { $n } more cargo { $n ->
    [one] slot
   *[other] slots
  }
fame-bonus = As long as { $condition }, it counts as { $n } fame.
skills = Skills: { $skills }.
is-droid = Droid.
not-on = Not for sale { $places }.
one-armor = You may have only one armor.
carries = It holds { $n } cargo.
either-slot = It takes a cargo slot or a mod slot.
kept = This card can’t be discarded before the job is complete.
gives-sheet = Gives a ship sheet: { $ship }; the card leaves the game.
tested = Tests: { $skills }.
favor = A favor for a faction: { $faction }.
deliver = Deliver { $place }: { $reward }.
deliver-illegal = Illegal cargo. Deliver { $place }: roll a die, and on a hit { $reward }. On anything else resolve databank card 1.
attempt = Job { $place }. { $text-sentences }
reward = Reward: { $text }.
after-reward = After the reward { $text }.
leaves-the-game = remove this card from the game
target-ground = Target: { $target }, ground combat { $n }.
target-space = Target: { $target }, ship combat { $n }.
target-by-space = Target: { $target }, combat { $n } (ground on a planet, ship elsewhere).
dead = Elimination: { $text }.
alive = Capture and delivery { $place }: { $text }.
icon = Patrol symbol: { $faction }, { $n } { $n ->
    [one] space
   *[other] spaces
  }.
starts-with = Starts with databank card { $n }.
at-setup = In setup { $text }.
front-only = On this side only. { $text }
back-only = Other side. { $text }
ability-goal = Goal: { $text }. Fulfilled it gives 1 fame and flips the card.
goal-bounties = gain the rewards of { $n } { $n ->
    [one] bounty
   *[other] bounties
  }
goal-illegal = deliver { $n } illegal cargo
goal-own-ship = have a ship that costs at least { $amount } credits
goal-equipment = have at least one mod and two gear that cost at least { $amount } credits together
goal-droids = have { $n } { $n ->
    [one] droid
   *[other] droids
  } in your crew
goal-marks = put goal tokens on { $n } { $n ->
    [one] planet
   *[other] planets
  } of the Empire
goal-jobs = complete { $n } { $n ->
    [one] job
   *[other] jobs
  }
goal-wins = win { $n } { $n ->
    [one] combat
   *[other] combats
  }
goal-patrols = beat { $n } { $n ->
    [one] patrol
   *[other] patrols
  }
goal-captured = deliver { $n } captured { $n ->
    [one] contact
   *[other] contacts
  }
goal-full-crew = gain a crew member when you have { $amount } already (all stay)
goal-job-laden = complete a job with at least one cargo on board
goal-pay = as an action pay { $price } credits while you have at least one mod
goal-repair = when you remove at least { $amount } damage from this ship, pay { $price } credits
goal-duel = as an encounter win ship combat (even on a planet) against a player in your space who has more fame than you
goal-deliver-mods = deliver a cargo while you have so many mods: { $amount } (or one fewer and Chewbacca in your crew)
figures = { $ship }: hull { $hull }, ship combat { $combat }, hyperdrive { $hyperdrive }; slots: cargo { $cargo }, mod { $mods }, cargo or mod { $either }, crew { $crew }.
section = { $place }: { $scene }. { $scene-flavour } { $text-sentences }
secret = secret. { $text-sentences }
carried = on the card: { $item } ({ $kind }{ $n ->
    [0] { "" }
   *[other] , cost { $n }
  }). { $text-sentences }
databank-number = Databank card { $n }.
as-crew = As crew. { $text-sentences }
starting-planet = Starting planet: { $place }.
contact = Rank { $rank }, databank card { $n }.
symbol = Faction symbol: { $faction }.
patrol = Level { $level }, combat { $n }. For beating it { $text }.
unbeatable = Level { $level }: it can’t be beaten and destroys the ship without a roll.
encounters-of = Encounter deck: { $deck }.
planet-of = Planet of a faction: { $faction }.
contact-spaces = Contact spaces, ranks: { $ranks }.

## AI cards

ai-planning = Planning, the first that is possible: if defeated, remove all damage; move towards the nearest goal; take 2,000 credits.
ai-planning-always = Planning, the first that is possible: remove all damage, if there is any; move towards the nearest goal; take 2,000 credits.
ai-actions = Actions, all that are possible. { $text-sentences }
ai-delivers = deliver cargo
ai-delivers-for-damage = deliver cargo; for each illegal one the ship suffers { $n } damage
ai-delivers-for-reputation = deliver cargo; for each illegal one lose reputation with the planet’s faction
ai-buys = buy a card of a deck: { $deck }
ai-buys-instead = buy a card of a deck: { $deck }, or if its slots are full: { $other }
ai-marks = put a goal token where that card leads
ai-reveals = turn up the face-down contact of the lowest rank on this planet
ai-encounter = Encounter, the first that is possible. { $text-sentences }
ai-step-patrol = with negative reputation meet the patrol here
ai-step-job = complete a job, if this is its place
ai-step-fame = pay 8,000 credits for 1 fame
ai-step-credits = gain 4,000 credits and lose reputation with the faction of the nearest patrol
ai-step-crew = turn up the face-down contact of the lowest rank on this planet and take it into the crew for nothing
ai-step-reputation = gain reputation with the planet’s faction
ai-step-nearest-reputation = gain reputation with the faction of the nearest patrol
ai-reshuffles = At the end put the open bounty and luxury cards under their decks, and shuffle this card into the AI deck.

## In few words, for small cards

short-gain = { $what }
short-of-reputation = reputation { $faction-at }
short-gain-credits = +{ $n } credits
short-gain-fame = +{ $n } fame
short-gain-credits-and-fame = +{ $n } credits, +{ $fame } fame
short-chosen-gains-credits = chosen player: +{ $n } credits
short-chosen-gains-fame = chosen player: +{ $n } fame
short-chosen-gains-credits-and-fame = chosen player: +{ $n } credits, +{ $fame } fame
short-lose-credits = −{ $n } credits
short-pay = for { $price }: { $then }
short-damage-character = character: { $n } damage
short-damage-ship = ship: { $n } damage
short-recover-character = character: −{ $n ->
    [99] all
   *[other] { $n }
  } damage
short-recover-ship = ship: −{ $n ->
    [99] all
   *[other] { $n }
  } damage
short-gain-reputation = +1 reputation { $faction-at }
short-lose-reputation = −1 reputation { $faction-at }
short-fight = { $kind }: { $enemy } ({ $n })
short-dice-reroll = reroll { $n ->
    [99] any dice
    [one] { $n } die
   *[other] { $n } dice
  }
short-dice-reroll-only = reroll { $n ->
    [99] any number
   *[other] { $n }
  } ({ $faces })
short-dice-turn = { $n ->
    [one] { $faces }
   *[other] { $n } × { $faces }
  } → { $to }
short-dice-cancel = cancel { $n ->
    [99] any number
   *[other] { $n }
  } ({ $faces })
short-dice-add = +1 { $to }
short-once-roll = { $then }
short-if-skilled = { $what }: { $then }
short-buy-top = buy an open card: { $deck }
short-gain-top = take an open card: { $deck }
short-sell = sell a card for its cost +{ $n }
short-market-action = another market action
short-gain-crew = joins your crew
short-discard-crew-flees = discard { $kind-acc }
short-take-droid = take a droid from a crew here
short-peek-here = peek at { $n } here
short-mark-planet = the nearest player names its planet
short-raid-planet = a goal token here
short-ability-any-time = Any time: { $text-running }
short-ability-others-encounter = Encounter of others here: { $text-running }
short-ability-before-test = Before a test: { $text-running }
short-ability-after-roll = Your roll: { $text-running }
short-ability-after-roll-rolled = Your roll { $roll }: { $text-running }
short-ability-before-opponent-rolls = Opponent: { $text-running }
short-ability-before-opponent-rolls-rolled = Opponent { $roll }: { $text-running }
short-ability-after-opponent-rolls = Opponent’s roll: { $text-running }
short-ability-after-opponent-rolls-rolled = Opponent’s roll { $roll }: { $text-running }
short-ability-before-damage = Damage: { $text-running }
short-ability-before-damage-rolled = Damage { $roll }: { $text-running }
short-ability-on-damage = Damage: { $text-running }
short-ability-would-be-defeated = Instead of defeat: { $text-running }
short-ability-would-be-defeated-rolled = Instead of defeat { $roll }: { $text-running }
short-ability-enter-patrol = Entering a patrol’s space: { $text-running }
short-ability-bounty-reward = Bounty reward: { $text-running }
short-ability-job-reward = Job reward: { $text-running }
short-ability-illegal-reward = Illegal cargo reward: { $text-running }
short-ability-delivery-roll = Illegal delivery: { $text-running }
short-ability-after-fame-patrol = A patrol’s fame won: { $text-running }
short-ability-ours-whole = Ours.
short-ability-ours = Ours: { $what }.
short-act-before-test = any skill
short-act-before-opponent-rolls = −{ $n } { $n ->
    [one] die
   *[other] dice
  }
short-act-before-damage = { $n } at most after a victory
short-act-on-damage = −{ $n }
short-act-bounty-reward = instead of credits
short-act-job-reward = instead of credits
short-act-illegal-reward = instead of credits
short-act-on-purchase = −{ $n } credits
short-act-market-discard = put away two cards
short-modify-ground-combat = +{ $n } ground combat
short-modify-ship-combat = +{ $n } ship combat
short-modify-health = +{ $n } health
short-modify-hull = +{ $n } hull
short-modify-hyperdrive = +{ $n } hyperdrive
short-modify-cargo-slots = +{ $n } cargo { $n ->
    [one] slot
   *[other] slots
  }
short-fame-bonus = { $n } fame as long as { $condition }.
short-not-on = Not sold { $places }.
short-one-armor = One armor only.
short-either-slot = Cargo or mod slot.
short-gives-sheet = Ship: { $ship }.
short-deliver-illegal = Illegal, { $place }: { $reward }.
short-after-reward = Then { $text }.
short-leaves-the-game = leaves the game
short-target-ground = { $target }, ground { $n }.
short-target-space = { $target }, ship { $n }.
short-target-by-space = { $target }, combat { $n }.
short-dead = Dead: { $text }.
short-alive = Alive, { $place }: { $text }.
short-icon = Patrol: { $faction } { $n }.
short-ability-goal = Goal: { $text }.
short-patrol = Level { $level }, combat { $n }: { $text }.
short-unbeatable = Level { $level }: can’t be beaten.
