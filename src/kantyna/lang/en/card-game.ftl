# Star Wars: The Card Game in English. Clauses start small and have no full stop: texts make sentences of them.

game-title = Star Wars: The Card Game
game-about = The dark side turns the Death Star dial, the light side hunts its objectives; who has the edge strikes first.
game-length = 45 minutes
game-win = The light side wins with three dark side objectives destroyed, the dark side when its dial shows twelve.

## Ways to play

variant-duel = Duel
variant-duel-about = Seat 1 leads the dark side, seat 2 the light side.
setting-dark = dark side deck
setting-dark-sith = Sith
setting-dark-imperial-navy = Imperial Navy
setting-dark-random = by chance
setting-dark-other = an affiliation and set numbers (sith 19 20 …)
setting-light = light side deck
setting-light-jedi = Jedi
setting-light-rebel-alliance = Rebel Alliance
setting-light-random = by chance
setting-light-other = an affiliation and set numbers (jedi 1 2 …)
setting-mulligan = mulligan
setting-mulligan-1 = yes
setting-mulligan-0 = no
setting-wording = card wording
setting-wording-final = final
setting-wording-printed = as printed in 2012
role-dark = Dark side
role-light = Light side

## Affiliations, kinds, numbers

faction-jedi = Jedi
faction-rebel-alliance = Rebel Alliance
faction-smugglers-and-spies = Smugglers and Spies
faction-sith = Sith
faction-imperial-navy = Imperial Navy
faction-scum-and-villainy = Scum and Villainy
faction-neutral-dark = neutral (dark side)
faction-neutral-light = neutral (light side)
kind-unit = unit
kind-enhancement = enhancement
kind-event = event
kind-fate = fate card
kind-objective = objective
kind-affiliation = affiliation card
number-cost = cost { $n }
number-force = Force icons { $n }
number-capacity = damage capacity { $n }
number-resources = resources { $n }
number-priority = priority { $n }
number-gun = unit damage { $n }
number-tactics = tactics { $n }
number-blast = blast damage { $n }
number-edge-gun = unit damage with edge { $n }
number-edge-tactics = tactics with edge { $n }
number-edge-blast = blast damage with edge { $n }
number-unique = unique
trait-alter = Alter
trait-armor = Armor
trait-black-squadron = Black Squadron
trait-bounty = Bounty
trait-bounty-hunter = Bounty Hunter
trait-capital-ship = Capital Ship
trait-character = Character
trait-civilian = Civilian
trait-cloud-city = Cloud City
trait-condition = Condition
trait-control = Control
trait-coruscant = Coruscant
trait-creature = Creature
trait-dagobah = Dagobah
trait-dantooine = Dantooine
trait-dathomir = Dathomir
trait-death-star = Death Star
trait-decoy = Decoy
trait-despayre = Despayre
trait-droid = Droid
trait-endor = Endor
trait-engineer = Engineer
trait-espionage = Espionage
trait-ewok = Ewok
trait-executor = Executor
trait-fighter = Fighter
trait-fleet = Fleet
trait-force = Force
trait-force-sensitive = Force Sensitive
trait-force-user = Force User
trait-fortification = Fortification
trait-imperial-guard = Imperial Guard
trait-kuat = Kuat
trait-leader = Leader
trait-lightsaber-form = Lightsaber Form
trait-location = Location
trait-maneuver = Maneuver
trait-mission = Mission
trait-officer = Officer
trait-operation = Operation
trait-pilot = Pilot
trait-rogue = Rogue
trait-scoundrel = Scoundrel
trait-sense = Sense
trait-skill = Skill
trait-spy = Spy
trait-squadron = Squadron
trait-tatooine = Tatooine
trait-trap = Trap
trait-trooper = Trooper
trait-upgrade = Upgrade
trait-vehicle = Vehicle
trait-walker = Walker
trait-weapon = Weapon
trait-wookiee = Wookiee
trait-yavin-4 = Yavin 4

## Places, counters, marks

zone-deck = Command deck
zone-hand = Hand
zone-discard = Discard pile
zone-objective-deck = Objective deck
zone-chosen = Chosen objectives
zone-objectives = Objectives
zone-units = Units
zone-enhancements = Enhancements
zone-edge = Edge stack
zone-captured = Captured cards
zone-victory = Victory pile
zone-affiliation = Affiliation
zone-playing = Being played
counter-dial = Death Star dial
counter-balance = balance of the Force
counter-dial-damage = damage on the dial
counter-force-cards = Force cards left
counter-reserve = reserve
counter-victory-points = objectives destroyed
counter-edge-held = edge
mark-focus = focus { $n }
mark-damage = damage { $n }
mark-shield = shield { $n }
mark-committed = committed to the Force
mark-host = attached
mark-attacking = attacking
mark-defending = defending
mark-face-up = face up
mark-capacity = capacity { $n }
mark-gun = unit damage { $n }
mark-tactics = tactics { $n }
mark-blast = blast { $n }
mark-used = used
mark-engaged = under attack
mark-captives = captured here: { $n }
phase-set-up = set-up
phase-balance = balance phase
phase-refresh = refresh phase
phase-draw = draw phase
phase-deployment = deployment phase
phase-conflict = conflict phase
phase-force = Force phase

## How it ended

reason-limit = The game had grown too long and was called off.
reason-objectives = Three objectives of the dark side are destroyed.
reason-dial = The Death Star dial shows twelve.
reason-command-deck = The command deck was empty when a card had to be drawn.
reason-objective-deck = The objective deck was empty when an objective had to be replaced.
reason-heart = The heart of the Empire has fallen.
reason-trench-run = The Death Star is blown to pieces.

## What cards say

ability-action = Action: { $text-running }
ability-action-when = Action, { $lead }: { $text-running }
ability-interrupt-when = Interrupt, { $lead }: { $text-running }
ability-reaction-when = Reaction, { $lead }: { $text-running }
ability-forced-reaction-when = Forced reaction, { $lead }: { $text-running }
ability-2012-interrupt = In the wording of 2012: interrupt, { $lead }.
ability-2012-reaction = In the wording of 2012: reaction, { $lead }.
ability-2012-forced-reaction = In the wording of 2012: forced reaction, { $lead }.
ability-fate-effect = Fate: { $text-running }
in-engagement = only during an engagement
in-own-turn = only in your own turn
in-force-phase = only in a Force phase
limit-once = once each turn
limit-one = only one card of this name each turn
single = Only one copy in an objective deck.
only = Only for decks of this affiliation: { $affiliation }.
enhance = Enhances { $such }.
enhance-play-area = Enhances your play area.
enhance-dial = Enhances the Death Star dial.
keyword-elite = Elite.
keyword-limited = Limited.
keyword-shielding = Shielding.
keyword-targeted-strike = Targeted strike.
keyword-no-enhancements = No enhancements.
keyword-protect = Protect: { $trait }.
keyword-edge = Edge ({ $n }).
icon-gun = { $n ->
    [one] one unit damage icon
   *[other] { $n } unit damage icons
  }
icon-tactics = { $n ->
    [one] one tactics icon
   *[other] { $n } tactics icons
  }
icon-blast = { $n ->
    [one] one blast damage icon
   *[other] { $n } blast damage icons
  }
icon-edge-gun = { $n ->
    [one] one edge-enabled unit damage icon
   *[other] { $n } edge-enabled unit damage icons
  }
icon-edge-tactics = { $n ->
    [one] one edge-enabled tactics icon
   *[other] { $n } edge-enabled tactics icons
  }
icon-edge-blast = { $n ->
    [one] one edge-enabled blast damage icon
   *[other] { $n } edge-enabled blast damage icons
  }

## Constant effects

constant-host-icons = The unit it is attached to gains { $icons }.
constant-attached-icons = While it is attached, the unit it is on gains { $icons }.
constant-host-keyword = The unit it is attached to gains this keyword: { $keyword-sentences }
constant-host-capacity = The card it is attached to has { $n } more damage capacity.
constant-title-keyword = On { $title } it also gives this keyword: { $keyword-sentences }
constant-icons-each-enhancement = For each enhancement on it, this unit gains { $icons }.
constant-icons-to-all = Each unit of yours gains { $icons }.
constant-icons-after-fate = In an engagement in which you have laid a fate card, this unit gains { $icons } and targeted strike.
constant-enemy-capacity = Enemy objectives have { $n } less damage capacity.
constant-first-card-up = While it participates, the opponent lays the first edge card face up.
constant-fate-again = While it participates, you may resolve each fate card of yours once more.
constant-struggle = You count { $n ->
    [one] one more Force icon
   *[other] { $n } more Force icons
  } in every Force struggle.
constant-reserve = Your reserve is larger by { $n }.
constant-ignore-match = Cards you play from hand need no resource match.
constant-match-all = Resources of the objective it is attached to match every affiliation.
constant-first-enhancement = The first enhancement you play each turn costs { $n } less.
constant-first-sith-event = The first Sith event you play each turn costs { $n } less.
constant-from-discard = You may play it from your discard pile too.
constant-no-attack = It cannot be declared as an attacker.
constant-most-attackers = No more than { $n } units can be declared as attackers against it.
constant-vehicles-only = Only Vehicles can be declared as attackers against it.
constant-no-target = It cannot be chosen as a target.
constant-dial-as-objective = You may engage the dial as if it were an objective. Once it has { $n } or more damage, the light side wins.
constant-lose-if-destroyed = If it is destroyed, you lose the game.
constant-captured-instead = Whenever it would leave play, the opponent captures it at a dark side objective of their choice instead.
constant-split-damage = Unit damage of the unit it is attached to may be split among participating enemy units.
constant-as-enhancement = It may come into play as an enhancement on a Fighter of yours instead.

## Which cards

many-attacking-vehicle-unit = attacking Vehicles
some-character-unit = a Character
some-character-or-creature-unit = a Character or Creature
some-friendly-damaged-unit = a damaged unit of yours
some-damaged-objective = a damaged objective
some-damaged-unit = a damaged unit
some-damaged-vehicle-unit = a damaged Vehicle
some-enemy-character-unit = an enemy Character
some-enemy-character-or-creature-unit = an enemy Character or Creature
some-enemy-fighter-unit = an enemy Fighter
some-enemy-objective = an enemy objective
some-enemy-participating-unit = a participating enemy unit
some-enemy-unit = an enemy unit
some-enemy-unit-or-objective = an enemy unit or an enemy objective
some-enemy-vehicle-unit-up-to = an enemy Vehicle of printed cost { $cost } or less
some-enhancement = an enhancement in play
some-exhausted-unit = an exhausted unit
some-friendly-exhausted-black-squadron-unit = an exhausted Black Squadron unit of yours
some-friendly-exhausted-enhancement = an exhausted enhancement of yours
some-exhausted-fighter-unit = an exhausted Fighter
some-friendly-exhausted-unit = an exhausted unit of yours
some-friendly-exhausted-objective-or-enhancement = an exhausted objective or enhancement of yours
many-friendly-exhausted-objective-or-enhancement-or-affiliation = exhausted cards of yours other than units
some-exhausted-objective = an exhausted objective
some-exhausted-vehicle-unit = an exhausted Vehicle
some-force-user-unit = a Force User
some-force-sensitive-or-force-user-unit = a Force User or a Force Sensitive unit
some-friendly-laden-character-unit = a Character of yours that bears tokens or enhancements
some-friendly-ewok-unit = an Ewok of yours
some-friendly-objective = an objective of yours
some-friendly-unit = a unit of yours
some-friendly-vehicle-unit = a Vehicle of yours
his-enemy-attacking-unit = an attacking unit of theirs
his-enemy-objective = an objective of theirs
his-enemy-unit = a unit of theirs
some-not-limited-enhancement = an enhancement in play that is not Limited
some-objective = an objective
some-unit = a unit
some-unit-up-to = a unit of printed cost { $cost } or less
some-friendly-unshielded-unit-or-objective = an unshielded unit or objective of yours
some-unshielded-participating-vehicle-unit = a participating unshielded Vehicle
some-unshielded-unit = an unshielded unit
some-vehicle-unit = a Vehicle
each-attacking-trooper-unit = each attacking Trooper
each-enemy-committed-unit = each enemy unit committed to the Force
each-enemy-participating-unit = each participating enemy unit
each-enemy-not-engaged-objective = each enemy objective that is not engaged
each-friendly-unit-or-objective-or-enhancement-or-affiliation = each card you control
each-friendly-participating-unit = each participating unit of yours

## When

when-damage-unit-or-objective = when a unit or objective is being damaged
when-leaves-character-unit-by-destruction = when a Character is destroyed
when-strikes-character-unit = once any Character has been focused to strike
when-draw-begins-yours = once your draw phase has begun
when-edge-won-yours = once you have won an edge battle
when-edge-won-yours-on-attack = once you have won an edge battle as the attacker
when-leaves-theirs-enemy-objective-by-destruction = after an enemy objective is destroyed
when-struck-theirs-enemy-attacking-character-or-droid-unit = after an attacking enemy Character or Droid has resolved its strike
when-used-an-event = when an event is played
when-damage-yours-friendly-without-vehicle-unit = when a unit of yours without the Vehicle trait would be dealt damage
when-generated-host = after the objective it is attached to makes resources
when-leaves-host = when the objective it is attached to leaves play
when-strikes-host = once the unit it is on has been focused to strike
when-used-an-interrupt = when another interrupt is used
when-leaves-objective-by-destruction = after an objective is destroyed
when-turn-begins-theirs = after the opponent’s turn begins
when-damage-yours-friendly-without-vehicle-unit-late = when a unit of yours without the Vehicle trait is dealt damage that no shield has stopped
when-chosen-theirs-other-friendly-objective = when the opponent chooses another objective of yours for an attack
when-engaged-theirs-other-friendly-objective = after another objective of yours is engaged
when-refresh-ends-yours = after your refresh phase ends
when-used-yours-an-event-sith = after you play a Sith event
when-declared-this-on-attack = once this unit has been declared as an attacker
when-committed-this = once this unit has been committed to the Force
when-declared-this = once this unit has been declared as an attacker or a defender
when-leaves-this-by-destruction = as this objective is being destroyed
when-enters-this = once this card has entered play
when-enters-this-in-fight = once this unit has entered play in the middle of an engagement
when-damage-theirs-by-this-enemy-character-unit = after this unit damages a Character that stays in play
when-leaves-this = when this unit leaves play
when-strikes-this = once this unit has been focused to strike
when-strikes-this-on-attack = once this unit has been focused to strike as an attacker
when-survived-this = once this unit has survived an engagement as an attacker
when-survived-this-unopposed = once this unit has survived an unopposed engagement as an attacker
when-leaves-theirs-enemy-unit-by-capture = once you have captured an enemy unit that was in play
when-enters-yours-force-user-unit-played = after you play a Force User
when-playing-yours-vehicle-unit = when you play a Vehicle
when-refreshed-yours = once you have refreshed
when-leaves-yours-friendly-objective = when an objective of yours leaves play

## Costs and choices

cost-focus-this = as the cost, focus this card
cost-focus-one = as the cost, focus { $such }
cost-sacrifice-this = as the cost, sacrifice this card
cost-sacrifice = as the cost, sacrifice { $such }
cost-spend = as the cost, spend { $n ->
    [one] one resource
   *[other] { $n } resources
  }
cost-discard = as the cost, discard { $n ->
    [one] a card
   *[other] { $n } cards
  } from hand
cost-discard-some = as the cost, discard any number of cards from hand
cost-damage-this = as the cost, deal { $n } damage to this card
cost-less-reserve = as the cost, your reserve is { $n } less until the phase ends
pick = choose { $such }
pick-other = choose { $such } other than that one
pick-up-to = choose up to { $n } { $such }
opponent-picks = the opponent chooses { $such }
until-strike = until the strike ends
until-engagement = until the engagement ends
until-phase = until the phase ends

## Effects

damage-it = it takes { $n } damage
damage-it-chosen = the chosen unit takes { $n } damage
damage-each = { $whom } takes { $n } damage
damage-engaged = the engaged objective takes { $n } damage
damage-engaged-if-attacking = if you attack, the engaged objective takes { $n } damage
focus-it = place { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } on it
focus-light-it = place { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } on it, or { $light } while the Force is with the light side
focus-host = place { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } on that unit
focus-each = { $whom } gets { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  }
unfocus-it = remove { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } from it
unfocus-it-each-chosen = remove { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } from each chosen card
unfocus-this = remove { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } from this card
unfocus-host = remove { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } from the unit it is attached to
unfocus-that = remove { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  } from that unit
unfocus-all-host = remove all focus tokens from the unit it is attached to
unfocus-all-each = { $whom } loses all focus tokens
shield-it = it gets { $n ->
    [one] a shield
   *[other] { $n } shields
  }
shield-more-it = it gets { $n ->
    [one] a shield
   *[other] { $n } shields
  }, even if it has one
shield-each = { $whom } gets { $n ->
    [one] a shield
   *[other] { $n } shields
  }
heal-it = remove { $n } damage from it
heal-all-it = remove all damage from it
destroy-it = destroy it
discard-it = discard it from play
return-it = it returns to its owner’s hand
capture-that = capture that unit
icons-it = each of them gains { $icons } { $until }
icons-each = { $whom } gains { $icons } { $until }
any-icon = it gains one combat icon of your choice until the strike ends
forbid-defence-it = it cannot be declared as a defender { $until }
forbid-both-it = it can be declared neither as an attacker nor as a defender { $until }
cancel-event = cancel that event’s effects
cancel-interrupt = cancel that interrupt’s effects
prevent = prevent { $n } of that damage
deflect = { $n } of that damage goes to it instead
move-damage = move { $n } damage from the first to the second
to-hand-instead = it goes to its owner’s hand instead of the discard pile
draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
  }
discard-one = discard { $n ->
    [one] a card
   *[other] { $n } cards
  } of your choice from hand
opponent-discards = the opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
  } of their choice from hand
random-discard = the opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
  } from hand at random
random-capture = capture here { $n ->
    [one] a card
   *[other] { $n } cards
  } from the opponent’s hand at random
look-at-hand = look at the opponent’s hand and discard { $n ->
    [one] a card
   *[other] { $n } cards
  } of your choice from it
bottom-one = put { $n ->
    [one] a card
   *[other] { $n } cards
  } from hand under your deck
dial-up = the Death Star dial goes up by { $n }
dial-down = the Death Star dial goes back by { $n }, but not below 1
return-top = take the top card of your discard pile into hand, or the top { $light } while the Force is with the light side
from-discard-ewok-unit = take an Ewok from your discard pile into hand
from-discard-force-user-unit-into-play = put a Force User from your discard pile into play
from-discard-sith-event = take a Sith event from your discard pile into hand
cheap-from-hand = put a unit of printed cost { $n } or less from your hand into play
play-into-fight = play this unit from hand as a participant on your side
put-into-fight = put this unit from hand into play as a participant on your side
rescue = rescue a captured card; a unit rescued so may be put into play
cheaper = the next card you play this phase costs { $n } less and needs no resource match
ignore-match = until the phase ends, cards you play from hand need no resource match
discount = that unit costs 1 less for each of them, but never less than 1
flip-for-icons = the top card of your deck is discarded; if that is a unit, its printed combat icons count for this unit too until the strike ends
twist-of-fate = this edge battle and all other fate cards are called off, both stacks are discarded, and a new edge battle begins
engage-this = the opponent attacks this objective instead
engage-again = you may engage the same objective once more this phase
opponent-sacrifices = the opponent must sacrifice a Vehicle
destroy-cheapest = destroy the cheapest unit without the Vehicle trait; of several the active player picks one
keep-three = each player keeps up to { $n } units; all other units return to their owners’ hands
sink-all = all units go under their owners’ decks in random order
strip = discard any number of tokens and enhancements from it
reveal-five = reveal the top { $n } cards of your deck; Imperial Navy events and enhancements of cost { $cost } or more go to your hand, the rest under the deck in any order
capture-from-deck = look at the top { $n } cards of the opponent’s deck; you may capture one of them here; put the others back on top in any order
search-objective = search your objective deck for any objective of your choice, put it into play at once and shuffle that deck

## Questions

ask-mulligan = Mulligan: shuffle your hand away and draw six new cards?
ask-keep-objectives = Which of these objectives goes under the objective deck?
ask-reveal-objective = Which objective do you turn up next?
ask-action = { $n ->
    [0] End of the refresh phase
    [1] End of the draw phase
    [2] Deployment phase
    [3] Conflict phase, before an engagement
    [4] Attackers are declared
    [5] Defenders are declared
    [6] The edge battle is over
    [7] Between strikes
    [8] End of the conflict phase
   *[9] End of the Force phase
  }: act or pass?
ask-respond = { $n ->
    [0] Several things at once
    [100] The turn has begun
    [101] The refreshing is done
    [102] The refresh phase is over
    [103] The draw phase has begun
    [104] { $card } is being played
    [105] { $card } is used
    [106] { $card } has entered play
    [108] { $card } leaves play
    [109] { $card } is chosen for an attack
    [110] { $card } is engaged
    [111] { $card } is declared
    [112] { $card } is focused to strike
    [113] { $card } has struck
    [114] The edge battle is won
    [115] { $card } has survived the engagement
    [116] { $card } is committed to the Force
    [117] { $card } has made resources
   *[other] { $n } damage to { $card }
  }: do you answer, or pass?
ask-which = { $has-card ->
    [yes] { $card }: which of these does it answer?
   *[no] Which comes first?
  }
ask-balance-damage = The Force is with you: which objective takes one damage?
ask-discard-one = You may discard one card before drawing.
ask-discard-down = Choose a card to discard (still { $n }).
ask-engage = Which objective do you engage?
ask-attackers = Who attacks { $card }? (one by one, in any order)
ask-defenders = Who defends? (one by one, in any order, or nobody)
ask-shielding = { $card }: who gets a shield?
ask-edge-card = Edge battle: lay a card{ $has-card ->
    [yes] {" "}face up ({ $card })
   *[no] {""}
  } or pass? (the opponent has laid { $n })
ask-fate-again = Resolve { $card } once more?
ask-strike = Which unit strikes?
ask-icon-order = { $card } strikes: which icons come first?
ask-unit-damage = { $card }: whom does the unit damage hit? ({ $n })
ask-tactics = { $card }: who gets a focus token? (still { $n })
ask-unopposed = Unopposed: one more damage to { $card }?
ask-commit = Whom do you commit to the Force?
ask-protect = { $card } is about to take { $n } damage: who takes a point of it?
ask-shield = { $card }: spend a shield to stop one token?
ask-pay = { $card }: { $n ->
    [0] the cost is covered, but no resource matches yet. Which one does?
   *[other] where do the resources come from? (still { $n })
  }
ask-target = { $card }: choose a target.
ask-pick = { $card }: choose.
ask-cost = { $card }: how do you pay?
ask-order = Which of the discarded cards comes next from the top? (the rest stays as it lies)
ask-attach = { $card }: attach it to what?
ask-capture-at = { $card }: at which objective is it captured?
ask-leia = { $card }: captured (yes) or returned to hand (no)?
ask-keep-units = { $card }: which unit stays? (at most { $n } more)
ask-search = { $card }: choose a card.
ask-put-into-play = Put { $card } into play?
ask-opponents-hand = { $card }: which card is discarded?
ask-bottom-order = { $card }: which card goes under the deck next?
ask-top-order = { $card }: which card goes back first, to lie deepest?
ask-strip = { $card }: what is taken off?
ask-icon-choice = { $card }: which icon does it gain?
ask-cheaper = { $card }: which cards do you discard to pay less? (the cost can still go down by { $n })

## Options

option-play = Play { $card }
option-play-on = Play { $card } as an enhancement
option-use = Use { $card }
option-respond = Answer with { $card }
option-pick = { $card }
option-pay = One resource from { $card }
option-engage = Engage { $card }
option-attack = Attack with { $card }
option-defend = Defend with { $card }
option-lay = Lay { $card } for the edge
option-strike = Strike with { $card }
option-commit = Commit { $card } to the Force
option-discard = Discard { $card }
option-gun = Unit damage
option-tactics = Tactics
option-blast = Blast damage
option-damage = A damage token
option-focus = A focus token
option-shield = A shield
option-suggested = Pay as suggested
option-yes = Yes
option-no = No
option-stop = That is all
option-pass = Pass

## What happened

event-turn-began = Turn { $n }: { $seat }
event-phase-began = { $n ->
    [1] Balance phase ({ $seat }).
    [2] Refresh phase ({ $seat }).
    [3] Draw phase ({ $seat }).
    [4] Deployment phase ({ $seat }).
    [5] Conflict phase ({ $seat }).
   *[6] Force phase ({ $seat }).
  }
event-mulligan = { $seat } takes a mulligan.
event-kept-hand = { $seat } keeps the hand.
event-chose-objectives = { $seat } has chosen three objectives.
event-dial = The Death Star dial shows { $n }.
event-focus-removed = { $card } loses { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  }.
event-shields-removed = { $card } loses its shields.
event-refreshed = { $seat } refreshes.
event-drew = { $seat } draws { $card }.
event-discarded = { $seat } discards { $card }.
event-played = { $seat } plays { $card } (cost { $n }).
event-entered = { $card } enters play ({ $seat }).
event-attached = { $card } is attached to { $source }.
event-paid = { $card } makes { $n ->
    [one] one resource
   *[other] { $n } resources
  }.
event-used = { $seat } uses { $card }.
event-cancelled = The effects of { $card } are cancelled.
event-damaged = { $card } takes { $n } damage.
event-prevented = { $n } damage to { $card } is prevented ({ $source }).
event-protected = { $card } takes a damage meant for { $source }.
event-focused = { $card } gets { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
  }.
event-shield-spent = { $card } loses a shield.
event-shielded = { $card } gets a shield.
event-healed = { $n } damage is removed from { $card }.
event-destroyed = { $card } is destroyed ({ $seat }).
event-sacrificed = { $seat } sacrifices { $card }.
event-discarded-from-play = { $card } is discarded from play ({ $seat }).
event-returned = { $card } returns to the hand of { $seat }.
event-captured = { $card } is captured.
event-rescued = { $card } is rescued.
event-sunk = { $card } goes under the deck ({ $seat }).
event-engaged = { $seat } engages { $card }.
event-attacker = { $card } attacks.
event-defender = { $card } defends.
event-unopposed = Unopposed bonus for { $seat }.
event-edge-laid = { $seat } lays { $card } for the edge.
event-edge-passed = { $seat } passes in the edge battle.
event-edge-revealed = { $seat } had laid { $card }.
event-fate = Fate: { $card } ({ $seat }).
event-edge-won = { $seat } wins the edge (Force icons: { $n }).
event-strike = { $card } strikes.
event-committed = { $card } is committed to the Force.
event-struggle = The balance of the Force is with { $seat }.
event-revealed = { $seat } reveals { $card }.
event-looked = { $seat } looks at { $card } of { $other }.
event-searched = { $seat } searches the objective deck.
event-to-hand = { $seat } takes { $card } to hand.
event-bottomed = { $seat } puts { $card } under the deck.
event-topped = { $seat } puts { $card } back on top of the deck ({ $other }).
event-gained-icons = { $card } gains combat icons: { $n }.
event-forbidden = { $card } is held back.
event-match-ignored = { $seat } needs no resource match this phase.
event-cheaper = The next card of { $seat } costs { $n } less.
event-redirected = { $card } draws the attack.
event-dial-damaged = The dial has { $n } damage.
event-moved-damage = { $n } damage is moved from { $card }.
event-withdrawn = { $seat } cannot pay and takes { $card } back.
event-shuffled = { $seat } shuffles a deck.
event-game-won = { $seat } wins.

## Why not

why-over = The game is over.
why-not-asked = It is the other player’s turn to decide.
why-other-question = Something else has to be settled first.
why-must-strike = A ready participant has to strike.
why-fate = Fate cards work only from an edge stack.
why-not-in-hand = The card is not in your hand.
why-deployment-only = Units and enhancements are played in your own deployment phase.
why-limited = A limited card was played this turn already.
why-unique = A unique card of that name is in play.
why-no-host = There is nothing it could be attached to.
why-cost = It takes { $need ->
    [one] { $need } resource
   *[other] { $need } resources
  }, and you can make { $have }.
why-match = No ready card of yours matches: { $faction }.
why-no-change = It would change nothing now.
why-no-action = The card has no action to use.
why-interrupt = It is an interrupt: it waits for what it answers.
why-reaction = It is a reaction: it waits for what it answers.
why-no-window = Actions need an open action window.
why-from-hand = It works only from hand.
why-from-play = It works only from play.
why-limit = It was used this turn already.
why-in-engagement = It works only during an engagement.
why-in-own-turn = It works only in your own turn.
why-in-force-phase = It works only in a Force phase.
why-ability-cost = Its cost cannot be paid now.
why-no-target = There is no legal target.
why-own-objective = It is your own objective.
why-first-turn = The dark side’s first turn has no conflict phase.
why-conflict-only = Objectives are engaged in your conflict phase, between engagements.
why-engaged-already = It was engaged this phase already.
why-vehicles-only = Only Vehicles can be declared as attackers against it.
why-no-attacker = No unit of yours could attack.
why-attackers-only = Attackers are declared at the start of your engagement.
why-exhausted = The unit is exhausted.
why-declared-already = The unit takes part already.
why-most-attackers = Not more than { $most ->
    [one] { $most } unit
   *[other] { $most } units
  } can be declared as attackers against it.
why-cannot-attack = The unit cannot attack.
why-cannot-defend = The unit cannot defend.
why-defenders-only = Defenders are declared after the attackers.
why-strikes-only = Strikes come after the edge battle.
why-not-participating = The unit takes no part in the engagement.
why-committed-already = The unit is committed already.
why-no-force-card = All three Force cards are in use.
why-force-phase-only = Units are committed in your own Force phase.
why-edge-only = Cards are laid in an edge battle.

## Cards

card-jedi = Jedi
card-rebel-alliance = Rebel Alliance
card-smugglers-and-spies = Smugglers and Spies
card-sith = Sith
card-imperial-navy = Imperial Navy
card-scum-and-villainy = Scum and Villainy
card-a-heros-journey = A Hero’s Journey
card-luke-skywalker = Luke Skywalker
card-twilek-loyalist = Twi’lek Loyalist
card-jedi-lightsaber = Jedi Lightsaber
card-trust-your-feelings = Trust Your Feelings
card-dagobah-training-grounds = Dagobah Training Grounds
card-in-you-must-go = In You Must Go
card-yoda = Yoda
card-believer-in-the-old-ways = Believer in the Old Ways
card-shii-cho-training = Shii-Cho Training
card-counter-stroke = Counter-stroke
card-forgotten-heroes = Forgotten Heroes
card-obi-wan-kenobi = Obi-Wan Kenobi
card-jedi-in-hiding = Jedi in Hiding
card-jedi-mind-trick = Jedi Mind Trick
card-our-most-desperate-hour = Our Most Desperate Hour
card-heat-of-battle-light = Heat of Battle (LS)
card-a-journey-to-dagobah = A Journey to Dagobah
card-red-five = Red Five
card-r2-d2 = R2-D2
card-double-strike = Double Strike
card-target-of-opportunity-light = Target of Opportunity (LS)
card-the-secret-of-yavin-4 = The Secret of Yavin 4
card-c-3po = C-3PO
card-guardian-of-peace = Guardian of Peace
card-lightsaber-deflection = Lightsaber Deflection
card-twist-of-fate-light = Twist of Fate (LS)
card-last-minute-rescue = Last Minute Rescue
card-redemption = Redemption
card-corellian-engineer = Corellian Engineer
card-return-of-the-jedi = Return of the Jedi
card-emergency-repair = Emergency Repair
card-force-rejuvenation = Force Rejuvenation
card-jedi-training = Jedi Training
card-ancient-monument = Ancient Monument
card-it-binds-all-things = It Binds All Things
card-the-defense-of-yavin-4 = The Defense of Yavin 4
card-red-two = Red Two
card-y-wing = Y-Wing
card-astromech-droid-upgrade = Astromech Droid Upgrade
card-hidden-outpost = Hidden Outpost
card-rebel-assault = Rebel Assault
card-mission-briefing = Mission Briefing
card-mon-mothma = Mon Mothma
card-battlefield-engineers = Battlefield Engineers
card-a-wing = A-Wing
card-heavy-blaster-emplacement = Heavy Blaster Emplacement
card-fleeing-the-empire = Fleeing the Empire
card-leia-organa = Leia Organa
card-fleet-officer = Fleet Officer
card-stolen-plans = Stolen Plans
card-youre-my-only-hope = You’re My Only Hope
card-the-rebel-fleet = The Rebel Fleet
card-home-one = Home One
card-repair-droid = Repair Droid
card-draw-their-fire = Draw Their Fire
card-admiral-ackbar = Admiral Ackbar
card-x-wing-escort = X-Wing Escort
card-x-wing = X-Wing
card-fleet-command-center = Fleet Command Center
card-heroic-sacrifice = Heroic Sacrifice
card-mobilize-the-squadrons = Mobilize the Squadrons
card-rookie-pilot = Rookie Pilot
card-trench-run = Trench Run
card-covering-fire = Covering Fire
card-decoy-at-dantooine = Decoy at Dantooine
card-wookiee-navigator = Wookiee Navigator
card-rebel-trooper = Rebel Trooper
card-false-lead = False Lead
card-fall-back = Fall Back!
card-a-new-hope = A New Hope
card-questionable-contacts = Questionable Contacts
card-han-solo = Han Solo
card-twilek-smuggler = Twi’lek Smuggler
card-cloud-city-casino = Cloud City Casino
card-swindled = Swindled
card-crossfire = Crossfire
card-rumors-at-the-cantina = Rumors at the Cantina
card-rebel-sympathizer = Rebel Sympathizer
card-common-ground = Common Ground
card-rescue-mission = Rescue Mission
card-it-could-be-worse = It Could Be Worse
card-tribal-support = Tribal Support
card-ewok-scout = Ewok Scout
card-log-trap = Log Trap
card-yub-yub = Yub Yub!
card-hit-and-run = Hit and Run
card-secret-informant = Secret Informant
card-fall-of-the-jedi = Fall of the Jedi
card-darth-vader = Darth Vader
card-dark-side-apprentice = Dark Side Apprentice
card-vaders-lightsaber = Vader’s Lightsaber
card-force-choke = Force Choke
card-heat-of-battle-dark = Heat of Battle (DS)
card-counsel-of-the-sith = Counsel of the Sith
card-advisor-to-the-emperor = Advisor to the Emperor
card-kuati-security-team = Kuati Security Team
card-sith-library = Sith Library
card-dark-precognition = Dark Precognition
card-twist-of-fate-dark = Twist of Fate (DS)
card-black-squadron-assault = Black Squadron Assault
card-vaders-tie-advanced = Vader’s TIE Advanced
card-tie-advanced = TIE Advanced
card-black-squadron-pilot = Black Squadron Pilot
card-im-on-the-leader = I’m On the Leader
card-target-of-opportunity-dark = Target of Opportunity (DS)
card-the-heart-of-the-empire = The Heart of the Empire
card-coruscant-defense-fleet = Coruscant Defense Fleet
card-force-stasis = Force Stasis
card-there-is-no-escape = There Is No Escape
card-the-emperors-web = The Emperor’s Web
card-emperor-palpatine = Emperor Palpatine
card-emperors-royal-guard = Emperor’s Royal Guard
card-force-lightning = Force Lightning
card-cruel-interrogations = Cruel Interrogations
card-interrogation-droid = Interrogation Droid
card-isb-interrogators = ISB Interrogators
card-intimidated = Intimidated
card-interrogation = Interrogation
card-shadows-of-dathomir = Shadows of Dathomir
card-nightsister = Nightsister
card-rancor = Rancor
card-the-hands-blessing = The Hand’s Blessing
card-a-disturbance-in-the-force = A Disturbance in the Force
card-imperial-command = Imperial Command
card-admiral-motti = Admiral Motti
card-duty-officer = Duty Officer
card-heavy-stormtrooper-squad = Heavy Stormtrooper Squad
card-orbital-bombardment = Orbital Bombardment
card-kuat-reinforcements = Kuat Reinforcements
card-backstabber = “Backstabber”
card-tie-fighter = TIE Fighter
card-tie-bomber = TIE Bomber
card-tallon-roll = Tallon Roll
card-death-from-above = Death from Above
card-the-ultimate-power = The Ultimate Power
card-grand-moff-tarkin = Grand Moff Tarkin
card-superlaser-engineer = Superlaser Engineer
card-stormtrooper-elite = Stormtrooper Elite
card-control-room = Control Room
card-superlaser-blast = Superlaser Blast
card-death-and-despayre = Death and Despayre
card-devastator = Devastator
card-imperial-officer = Imperial Officer
card-defense-upgrade = Defense Upgrade
card-defense-protocol = Defense Protocol
card-tie-attack-squadron = TIE Attack Squadron
card-the-endor-gambit = The Endor Gambit
card-at-st-commander = AT-ST Commander
card-at-st = AT-ST
card-aft-armor-plating = Aft Armor Plating
card-take-them-prisoner = Take Them Prisoner
card-death-star-trooper = Death Star Trooper
card-detained = Detained
card-trooper-assault = Trooper Assault
card-tear-this-ship-apart = Tear This Ship Apart
card-the-bespin-exchange = The Bespin Exchange
card-boba-fett = Boba Fett
card-outer-rim-hunter = Outer Rim Hunter
card-mandalorian-armor = Mandalorian Armor
card-blaster-pistol = Blaster Pistol
card-bounty-collection = Bounty Collection
card-looking-for-droids = Looking for Droids
card-viper-probe-droid = Viper Probe Droid
card-dark-alliance = Dark Alliance
card-its-worse = It’s Worse
card-corporate-exploitation = Corporate Exploitation
card-espo-trooper = Espo Trooper
card-reconnaissance-mission = Reconnaissance Mission
card-human-replica-droid = Human Replica Droid

## Where a seat can say that it wants to be asked

stop-refresh = at the end of the refresh phase
stop-draw = after drawing
stop-deployment = in the deployment phase
stop-conflict = in the conflict phase, before an engagement
stop-attackers = after attackers are declared
stop-defenders = after defenders are declared
stop-edge = after the edge battle
stop-strike = between strikes
stop-force = in the Force phase
stop-answers = when a card may be answered
stop-conflict-end = after the engagements

## Whatever has no idiom of its own

plain-some = a card ({ $which })
plain-each = each card ({ $which })
plain-many = cards ({ $which })
plain-his = a card of theirs ({ $which })
plain-many-of-his = cards of theirs ({ $which })
which-kinds-1 = { $kind0 }
which-kinds-2 = { $kind0 } or { $kind1 }
which-kinds-3 = { $kind0 }, { $kind1 } or { $kind2 }
which-kinds-4 = { $kind0 }, { $kind1 }, { $kind2 } or { $kind3 }
which-enemy = the opponent’s
which-friendly = your own
which-exhausted = exhausted
which-damaged = damaged
which-unshielded = unshielded
which-participating = participating
which-attacking = attacking
which-committed = committed to the Force
which-not-limited = not Limited
which-not-engaged = not engaged
which-laden = bearing tokens or enhancements
which-having = any of these traits: { $traits }
which-lacking = none of these traits: { $traits }
which-cost = printed cost at most { $n }
plain-when = when this happens: { $event }
when-plain-turn-begins = a turn begins
when-plain-refreshed = a player has refreshed
when-plain-refresh-ends = a refresh phase ends
when-plain-draw-begins = a draw phase begins
when-plain-playing = a card is played
when-plain-used = an ability is used
when-plain-enters = a card enters play
when-plain-damage = damage is dealt
when-plain-leaves = a card leaves play
when-plain-chosen = an objective is chosen for an attack
when-plain-engaged = an objective is engaged
when-plain-declared = a unit is declared as an attacker or a defender
when-plain-strikes = a unit is focused to strike
when-plain-struck = a strike is resolved
when-plain-edge-won = an edge battle is won
when-plain-survived = a unit survives an engagement as an attacker
when-plain-committed = a unit is committed to the Force
when-plain-generated = a card makes resources
when-yours = on your side
when-theirs = on the opponent’s side
when-about-such = the card is like this
when-about-this = this card
when-about-host = the card that it is attached to
when-about-other = another card
when-about-by-this = by this card
when-how-played = by playing it
when-how-in-fight = during an engagement
when-how-by-destruction = by being destroyed
when-how-on-attack = as the attacker
when-how-unopposed = unopposed
when-how-an-event = an event
when-how-an-interrupt = an interrupt
when-how-by-capture = by being captured
when-how-late = after shields
which-affiliation = affiliation: { $affiliation }
faction-neutral = neutral
whom-it = the chosen card
whom-this = this card
whom-host = the card that it is attached to
whom-that = that card
whom-engaged = the engaged objective
damage-plain = { $n } damage on { $whom }
focus-plain = focus tokens ({ $n }) on { $whom }
focus-light-plain = focus tokens ({ $n }, or { $light } while the Force is with the light side) on { $whom }
unfocus-plain = remove focus tokens ({ $n }) from { $whom }
unfocus-all-plain = remove all focus tokens from { $whom }
shield-plain = shields ({ $n }) on { $whom }
shield-more-plain = shields ({ $n }), even a second one, on { $whom }
heal-plain = remove { $n } damage from { $whom }
heal-all-plain = remove all damage from { $whom }
destroy-plain = destroy { $whom }
discard-plain = discard { $whom }
return-plain = return to its owner’s hand { $whom }
capture-plain = capture { $whom }
icons-plain = { $icons } { $until } for { $whom }
forbid-defence-plain = { $until } no defense by { $whom }
forbid-both-plain = { $until } no attack and no defense by { $whom }
from-discard-plain = take a card ({ $which }) from your discard pile into hand
from-discard-into-play-plain = put a card ({ $which }) from your discard pile into play
ability-interrupt = Interrupt: { $text-running }
ability-reaction = Reaction: { $text-running }
ability-forced-reaction = Forced reaction: { $text-running }
ability-fate-effect-when = Fate, { $lead }: { $text-running }
pick-many = choose { $n } { $such }
pick-other-many = choose { $n } { $such } other than that one
pick-other-up-to = choose up to { $n } { $such } other than that one
opponent-picks-many = the opponent chooses { $n } { $such }
opponent-picks-up-to = the opponent chooses up to { $n } { $such }
opponent-picks-other = the opponent chooses { $such } other than that one
opponent-picks-other-many = the opponent chooses { $n } { $such } other than that one
opponent-picks-other-up-to = the opponent chooses up to { $n } { $such } other than that one

## In few words, for a card as small as it lies in a hand

short-single = One copy a deck.
short-only = { $affiliation } only.
short-enhance = On { $such }.
short-enhance-play-area = In your play area.
short-enhance-dial = On the dial.
short-icon-gun = { $n } unit damage
short-icon-tactics = { $n } tactics
short-icon-blast = { $n } blast
short-icon-edge-gun = { $n } unit damage with the edge
short-icon-edge-tactics = { $n } tactics with the edge
short-icon-edge-blast = { $n } blast with the edge
short-constant-host-icons = Unit: +{ $icons }.
short-constant-attached-icons = Unit: +{ $icons }.
short-constant-host-keyword = Unit: { $keyword-sentences }
short-constant-host-capacity = +{ $n } capacity.
short-constant-title-keyword = { $title }: { $keyword-sentences }
short-constant-icons-each-enhancement = Each enhancement: +{ $icons }.
short-constant-icons-to-all = Your units: +{ $icons }.
short-constant-icons-after-fate = After your fate card: +{ $icons }, targeted strike.
short-constant-enemy-capacity = Enemy objectives: −{ $n } capacity.
short-constant-first-card-up = Opponent’s first edge card lies open.
short-constant-fate-again = Your fate cards work twice.
short-constant-struggle = +{ $n } in Force struggles.
short-constant-reserve = +{ $n } reserve.
short-constant-ignore-match = No resource match needed.
short-constant-match-all = Its resources match all.
short-constant-first-enhancement = First enhancement: −{ $n }.
short-constant-first-sith-event = First Sith event: −{ $n }.
short-constant-from-discard = Playable from the discards.
short-constant-no-attack = Cannot attack.
short-constant-most-attackers = At most { $n } attackers.
short-constant-vehicles-only = Only Vehicles attack it.
short-constant-no-target = Cannot be a target.
short-constant-dial-as-objective = The dial can be attacked: { $n } wins.
short-constant-lose-if-destroyed = Destroyed: you lose.
short-constant-captured-instead = Captured instead of leaving.
short-constant-split-damage = Unit damage may be split.
short-constant-as-enhancement = Or on a Fighter of yours.
short-cost-focus-this = focus this
short-cost-focus-one = focus { $such }
short-cost-sacrifice-this = sacrifice this
short-cost-sacrifice = sacrifice { $such }
short-cost-spend = pay { $n }
short-cost-discard = discard { $n }
short-cost-discard-some = discard any number
short-cost-damage-this = { $n } damage to this
short-cost-less-reserve = reserve −{ $n }
short-pick = { $such }
short-pick-other = { $such }
short-pick-up-to = up to { $n } { $such }
short-opponent-picks = opponent picks { $such }
short-damage-it = { $n } damage
short-damage-it-chosen = { $n } damage
short-damage-each = { $whom }: { $n } damage
short-damage-engaged = engaged objective: { $n } damage
short-damage-engaged-if-attacking = attacking: { $n } damage to the objective
short-focus-it = { $n } focus
short-focus-light-it = { $n } focus (light: { $light })
short-focus-host = { $n } focus
short-focus-each = { $whom }: { $n } focus
short-unfocus-it = −{ $n } focus
short-unfocus-it-each-chosen = −{ $n } focus each
short-unfocus-this = −{ $n } focus here
short-unfocus-host = −{ $n } focus on its unit
short-unfocus-that = −{ $n } focus
short-unfocus-all-host = its unit loses all focus
short-unfocus-all-each = { $whom }: no focus
short-shield-it = shield
short-shield-more-it = { $n } more shield
short-limit-once = once a turn
short-limit-one = one a turn
short-shield-each = { $whom }: shield
short-heal-it = −{ $n } damage
short-heal-all-it = −all damage
short-destroy-it = destroyed
short-discard-it = discarded
short-return-it = back to hand
short-capture-that = captured
short-icons-it = +{ $icons }
short-icons-each = { $whom }: +{ $icons }
short-any-icon = +1 icon of your choice
short-forbid-defence-it = may not defend
short-forbid-both-it = may not fight
short-cancel-event = cancel the event
short-cancel-interrupt = cancel the interrupt
short-prevent = −{ $n } damage
short-deflect = takes { $n } of it
short-move-damage = move { $n } damage
short-to-hand-instead = to hand instead
short-draw = draw { $n }
short-discard-one = discard { $n }
short-opponent-discards = opponent discards { $n }
short-random-discard = opponent discards { $n } at random
short-random-capture = capture { $n } from hand at random
short-look-at-hand = look at a hand, discard { $n }
short-bottom-one = { $n } under your deck
short-dial-up = dial +{ $n }
short-dial-down = dial −{ $n }
short-return-top = top discard to hand (light: { $light })
short-from-discard-ewok-unit = Ewok back to hand
short-from-discard-force-user-unit-into-play = Force User back into play
short-from-discard-sith-event = Sith event back to hand
short-cheap-from-hand = unit of cost { $n } into play
short-play-into-fight = play it into the fight
short-put-into-fight = joins the fight
short-rescue = rescue a card
short-cheaper = next card −{ $n }, no match
short-ignore-match = no match this phase
short-discount = −1 for each
short-flip-for-icons = + icons of your top card
short-twist-of-fate = a new edge battle
short-engage-this = attacked instead
short-engage-again = engage it again
short-opponent-sacrifices = opponent loses a Vehicle
short-destroy-cheapest = cheapest unit destroyed
short-keep-three = { $n } units each stay, the rest to hand
short-sink-all = all units under the decks
short-strip = strip tokens and enhancements
short-reveal-five = Navy cards of your top { $n }
short-capture-from-deck = capture 1 of their top { $n }
short-search-objective = any objective into play
