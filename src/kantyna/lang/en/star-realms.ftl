# Star Realms in English. Clauses start small and have no full stop: texts make sentences of them.

game-title = Star Realms
game-about = Build a fleet out of a row of ships and bases that is open to all, and shoot your opponent to pieces with it.
game-length = 20 minutes
game-win = Whoever brings the opponent’s authority down to zero wins.

## Ways to play

variant-duel = Duel
variant-duel-about = Two players, one against one.
variant-free-for-all = Free-for-all
variant-free-for-all-about = Everybody against everybody; the last one standing wins.
variant-hunter = Hunter
variant-hunter-about = Only the neighbour on the left may be attacked; the bases of both neighbours may.
variant-two-headed-hydra = Two-headed Hydra
variant-two-headed-hydra-about = Two teams of two. A team has one authority, plays its turn together and shares points.
variant-three-headed-hydra = Three-headed Hydra
variant-three-headed-hydra-about = Two teams of three. A team has one authority, plays its turn together and shares points.
variant-emperor = Emperor
variant-emperor-about = Two teams of three: an Emperor between two Admirals. The team whose Emperor falls has lost.
variant-raid = Raid
variant-raid-about = One boss, strong and alone, against all the others. The boss’s numbers are our own.
setting-boss-authority = authority of the boss (0: by the number of raiders)
setting-boss-authority-range = any number from 0 to 999
setting-boss-hand = cards in the boss’s hand (0: by the number of raiders)
setting-boss-hand-range = any number from 0 to 999
role-boss = Boss
role-raider = Raider
role-emperor = Emperor
role-admiral = Admiral

## Factions, kinds, numbers

faction-star-empire = Star Empire
faction-trade-federation = Trade Federation
faction-blob = Blob
faction-machine-cult = Machine Cult
faction-unaligned = unaligned
kind-ship = ship
kind-base = base
kind-outpost = outpost
number-cost = cost { $n }
number-defense = defense { $n }

## Places, counters, marks

zone-hand = Hand
zone-deck = Deck
zone-discard-pile = Discard pile
zone-ships = Ships in play
zone-bases = Bases in play
zone-trade-row = Trade row
zone-trade-deck = Trade deck
zone-explorers = Explorers
zone-scrap-heap = Scrap heap
zone-lost = Out of the game
zone-on-the-way = Being placed
counter-authority = authority
counter-trade = trade
counter-combat = combat
mark-primary-used = used
mark-ally-used = ally ability used
mark-acts-as = acts as { $n-card }
mark-damage = damage { $n }
phase-main = main phase

## How it ended

reason-limit = The game had grown too long and was called off.
reason-last = Nobody else is left.
reason-emperor = The other Emperor fell.
reason-boss = No raider is left.
reason-raiders = The boss fell.

## What cards say

ability-primary = { $text-sentences }
ability-ally = Ally ({ $faction }): { $text-running }
ability-scrap = Scrap: { $text-running }
ability-each-ship = Each ship you play brings { $n } more combat.
ability-ally-to-all = It is an ally to the cards of every faction.
gain-trade = gain { $n } trade
gain-combat = gain { $n } combat
gain-authority = gain { $n } authority
draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
  }
each-blob-played = each Blob card you have played this turn
opponent-discards = an opponent you name discards { $n ->
    [one] a card
   *[other] { $n } cards
  } of their own choice
may-destroy-base = you may destroy a base that you could attack now
may-scrap-row = you may scrap { $n ->
    [one] a card
   *[other] { $n } cards
  } from the trade row
may-scrap-from-hand-or-discard = you may scrap { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand or discard pile
scrap-from-hand-or-discard = scrap { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand or discard pile
scrap-from-hand = scrap { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand
may-scrap-from-hand = you may scrap { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand
discard-to-draw = discard up to { $n ->
    [one] one card
   *[other] { $n } cards
  }, then draw as many
scrap-to-draw = scrap up to { $n ->
    [one] one card
   *[other] { $n } cards
  } from your hand and/or discard pile, then draw as many
if-bases = you have { $n ->
    [one] a base
   *[other] { $n } bases
  } or more in play
next-ship-on-top = the next ship you acquire this turn may go on top of your deck
take-ship = acquire a ship of any cost from the trade row or the Explorer pile for nothing and put it on top of your deck
copy-ship = copy another ship you have played this turn: until the turn ends this card has that ship’s abilities and is of its faction too, without losing its own

## Questions

ask-main = Main phase: what will it be?
ask-discard = { $card }: choose a card to discard.
ask-target = { $card }: name the opponent who discards.
ask-scrap = { $card }: you may scrap a card.
ask-must-scrap = { $card }: choose the card to scrap.
ask-scrap-row = { $card }: you may scrap a card from the trade row.
ask-destroy = { $card }: you may destroy a base.
ask-choose = { $card }: choose one.
ask-which = { $card }: which of them?
ask-which-destroyed = { $card }: which of them is destroyed?
ask-take = { $card }: choose the ship to acquire.
ask-copy = { $card }: choose the ship to copy.
ask-on-top = Put { $card } on top of your deck? Otherwise it goes to the discard pile.
ask-damage = { $has-card ->
    [yes] How much combat for { $card } (owner: { $other })?
   *[no] How much combat for the attack on { $other }?
  }
ask-discard-to-draw = { $card }: discard for new cards? ({ $n } more at most)
ask-scrap-to-draw = { $card }: scrap for new cards? ({ $n } more at most)
ask-give-to = Who gets { $card }?
ask-leave = { $seat } has fallen and may leave a card to { $other }.
ask-put-trade = You buy { $card } together, for { $n } trade. How much of it is yours?
ask-put-combat = You destroy { $card } together, with { $n } combat. How much of it is yours?
ask-add-trade = A teammate wants to buy { $card } and lacks { $n } trade. How much do you add?
ask-add-combat = A teammate wants to destroy { $card } and lacks { $n } combat. How much do you add?

## Options

option-play = Play { $card }
option-primary = Use { $card }
option-ally = Ally ability of { $card }
option-ally-as = Copied ally ability of { $card }
option-scrap = Scrap { $card } for its ability
option-scrap-as = Scrap the copy of { $card } for its ability
option-buy = Buy { $card } for { $cost }
option-buy-together = Buy { $card } for { $cost } together
option-give = Pass { $card } to a teammate for 1 trade
option-hit-base = Attack { $card } (owner: { $seat }, defense { $defense })
option-hit-together = Attack { $card } together (owner: { $seat }, defense { $defense })
option-destroy = Destroy { $card } (owner: { $seat })
option-discard = Discard { $card }
option-scrap-hand = Scrap { $card } from hand
option-scrap-discard = Scrap { $card } from the discard pile
option-scrap-row = Scrap { $card } from the trade row
option-take = Acquire { $card }
option-copy = Copy { $card }
option-leave = Leave { $card }
option-choose = { $text-sentences }
option-target = { $seat }
option-attack = Attack { $seat }
option-hand-over = Let { $seat } go on
option-yes = Yes
option-no = No
option-stop = No, that is all
option-end = { $variant ->
    [two-headed-hydra] End your part of the turn
    [three-headed-hydra] End your part of the turn
   *[other] End the turn
  }
option-number = { $n ->
    [0] Nothing
    [one] { $n } point
   *[other] { $n } points
  }
option-has-used = { $n ->
    [0] The unused one
    [1] The one that has used its primary ability
    [2] The one that has used its ally ability
   *[other] The one that has used both abilities
  }
option-has-damage = { $n ->
    [0] The undamaged one
   *[other] The one with damage { $n }
  }

## What happened

event-turn-began = Turn { $n }: { $seat }
event-played = { $seat } plays { $card }.
event-gained-trade = { $seat } gains { $n } trade ({ $source }).
event-gained-combat = { $seat } gains { $n } combat ({ $source }).
event-gained-authority = { $seat } gains { $n } authority ({ $source }).
event-drew = { $seat } draws { $card }.
event-reshuffled = { $seat } has no deck left: { $n ->
    [one] the discard pile ({ $n } card) becomes the new deck.
   *[other] the discard pile ({ $n } cards) becomes the new deck.
  }
event-discarded = { $seat } discards { $card }.
event-scrapped = { $seat } scraps { $card }.
event-returned = { $seat } puts { $card } back on the pile of Explorers.
event-bought = { $seat } buys { $card } for { $n } trade.
event-took = { $seat } acquires { $card } and puts it on top of the deck ({ $source }).
event-refilled = New in the trade row: { $card }.
event-hit-base = { $seat } spends { $n } combat on { $card } (owner: { $other }).
event-base-destroyed = { $seat } destroys { $card } (owner: { $other }).
event-attacked = { $seat } attacks { $other } for { $n }.
event-fell = { $seat } falls.
event-used-primary = { $seat } uses { $card }.
event-used-ally = { $seat } uses the ally ability of { $card }.
event-used-scrap = { $seat } uses the scrap ability of { $card }.
event-copied = { $card } now acts as { $n-card } ({ $seat }).
event-turn-ended = { $seat } ends the turn.
event-part-ended = { $seat } ends their part of the turn.
event-handed-over = { $seat } lets { $other } go on.
event-gave = { $seat } passes { $card } to { $other }.
event-left = { $seat } leaves { $card } to { $other }.
event-added-trade = { $seat } adds { $n } trade for { $other }.
event-added-combat = { $seat } adds { $n } combat for { $other }.
event-refused = { $seat } does not get enough help.
event-repaired = The bases of { $seat } are repaired.
event-readied-top = The next ship that { $seat } acquires this turn may go on top of the deck ({ $source }).
event-put-on-top = { $seat } puts { $card } on top of the deck.
event-game-won = { $seat } wins.

## Why not

why-game-over = The game is over.
why-fallen = You are out of the game.
why-not-your-turn = It is the turn of { $seat }.
why-other-decides = { $seat } decides now.
why-settle-first = Something is to be settled first: { $what }.
why-not-in-hand = No such card is in your hand.
why-not-in-play = You have no such card in play.
why-used = That ability has been used this turn.
why-no-ally = You have no second { $faction } card in play.
why-no-effect = It would change nothing now.
why-no-explorers = No Explorer is left.
why-not-in-row = That card is not in the trade row.
why-no-trade = It takes { $need } trade, and you have { $have }.
why-no-combat = It takes { $need } combat, and you have { $have }.
why-no-such-base = That player has no such base.
why-out-of-reach = That player is out of your reach.
why-outpost-first = An outpost is in the way: it must be destroyed first.
why-victim-fallen = That player is out of the game.
why-team-as-one = Their team is attacked as one: name the member who is offered.
why-not-now = That is not possible now.
why-ended = You have ended your part of this turn.
why-row-only = Only cards of the trade row can be bought together.
why-nobody-adds = Nobody else in your team has points to add.
why-refused = You have just asked for that in vain; something else must happen first.
why-not-in-discard = That card is not in your discard pile.
why-no-teammate = You have no teammate left.
why-mate-ended = That teammate has ended their part of this turn.
why-handed-over = You have let that teammate go on already, and nobody has done anything since.

what-discard = discarding a card
what-which = which of equal cards is meant
what-which-destroyed = which of equal bases is destroyed
what-target = naming an opponent
what-scrap = scrapping a card
what-scrap-row = scrapping in the trade row
what-destroy = destroying a base
what-choose = one of several texts
what-take = acquiring a ship
what-copy = copying a ship
what-on-top = where the ship goes
what-damage = the strength of the attack
what-discard-to-draw = discarding for new cards
what-scrap-to-draw = scrapping for new cards
what-give-to = who gets the card
what-leave = what a fallen player leaves
what-put-trade = one’s own share of a purchase
what-put-combat = one’s own share of an attack
what-add-trade = help with a purchase
what-add-combat = help with an attack
what-must-scrap = scrapping a card

## Cards

card-scout = Scout
card-viper = Viper
card-explorer = Explorer

card-imperial-fighter = Imperial Fighter
card-imperial-frigate = Imperial Frigate
card-survey-ship = Survey Ship
card-corvette = Corvette
card-battlecruiser = Battlecruiser
card-dreadnaught = Dreadnaught
card-space-station = Space Station
card-recycling-station = Recycling Station
card-war-world = War World
card-royal-redoubt = Royal Redoubt
card-fleet-hq = Fleet HQ

card-federation-shuttle = Federation Shuttle
card-cutter = Cutter
card-embassy-yacht = Embassy Yacht
card-freighter = Freighter
card-command-ship = Command Ship
card-trade-escort = Trade Escort
card-flagship = Flagship
card-trading-post = Trading Post
card-barter-world = Barter World
card-defense-center = Defense Center
card-central-office = Central Office
card-port-of-call = Port of Call

card-blob-fighter = Blob Fighter
card-trade-pod = Trade Pod
card-battle-pod = Battle Pod
card-ram = Ram
card-blob-destroyer = Blob Destroyer
card-battle-blob = Battle Blob
card-blob-carrier = Blob Carrier
card-mothership = Mothership
card-blob-wheel = Blob Wheel
card-the-hive = The Hive
card-blob-world = Blob World

card-trade-bot = Trade Bot
card-missile-bot = Missile Bot
card-supply-bot = Supply Bot
card-patrol-mech = Patrol Mech
card-stealth-needle = Stealth Needle
card-battle-mech = Battle Mech
card-missile-mech = Missile Mech
card-battle-station = Battle Station
card-mech-world = Mech World
card-brain-world = Brain World
card-machine-base = Machine Base
card-junkyard = Junkyard

## Short words of cards

short-ability-each-ship = Ships: +{ $n } combat
short-ability-ally-to-all = Ally to all
short-gain-trade = { $n } trade
short-gain-combat = { $n } combat
short-gain-authority = { $n } authority
short-draw = draw { $n }
short-each-blob-played = each Blob card played
short-opponent-discards = opponent discards { $n }
short-may-destroy-base = may destroy a base
short-may-scrap-row = may scrap { $n } in the row
short-may-scrap-from-hand-or-discard = may scrap { $n }
short-scrap-from-hand-or-discard = scrap { $n }
short-scrap-from-hand = scrap { $n } in hand
short-discard-to-draw = discard up to { $n }, draw as many
short-scrap-to-draw = scrap up to { $n }, draw as many
short-if-bases = { $n ->
    [one] a base
   *[other] { $n } bases
  }
short-next-ship-on-top = next ship on top
short-take-ship = free ship on top
short-copy-ship = copies another ship
