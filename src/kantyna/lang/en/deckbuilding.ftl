# Star Wars: The Deckbuilding Game in English. Clauses start small and have no full stop: texts make sentences of them.

game-title = Star Wars: The Deckbuilding Game
game-about = The Empire and the Rebels recruit from one galaxy row, shoot each other’s recruits out of it and raze bases.
game-length = 30 minutes
game-win = The side that first destroys the agreed number of enemy bases wins.

## Ways to play

variant-beginner = Beginner
variant-beginner-about = Two players, five set bases each; three destroyed bases win.
variant-full-control = Full control
variant-full-control-about = Two players, all ten bases to choose from; four destroyed bases win.
variant-secret-bases = Secret bases
variant-secret-bases-about = Two players, each picks four bases in secret; four destroyed bases win.
variant-teams-beginner = Teams, beginner
variant-teams-beginner-about = Two against two with two boxes, by rules of our own; a team’s bases count together.
variant-teams-full-control = Teams, full control
variant-teams-full-control-about = Two against two by rules of our own, everybody with all ten bases.
variant-teams-secret-bases = Teams, secret bases
variant-teams-secret-bases-about = Two against two by rules of our own, with bases picked in secret.
setting-bases = bases to destroy (a team: twice as many)
setting-pay-off = paying off neutral cards
setting-pay-off-0 = no
setting-pay-off-1 = yes

## Factions, kinds, traits, numbers

faction-empire = Empire
faction-rebel = Rebels
faction-neutral = neutral
role-empire = Empire
role-rebel = Rebels
kind-unit = unit
kind-capital-ship = capital ship
kind-base = base
trait-trooper = Trooper
    .one = a Trooper
trait-fighter = Fighter
    .one = a Fighter
trait-vehicle = Vehicle
    .one = a Vehicle
trait-transport = Transport
    .one = a Transport
trait-officer = Officer
    .one = an Officer
trait-scoundrel = Scoundrel
    .one = a Scoundrel
trait-bounty-hunter = Bounty Hunter
    .one = a Bounty Hunter
trait-jedi = Jedi
    .one = a Jedi
trait-sith = Sith
    .one = a Sith
trait-droid = Droid
    .one = a Droid
number-cost = cost { $n }
number-attack = attack { $n }
number-resources = resources { $n }
number-force = Force { $n }
number-hit-points = hit points { $n }
number-target = target value { $n }
number-unique = unique

## Places, counters, marks

zone-hand = Hand
zone-deck = Deck
zone-discard-pile = Discard pile
zone-in-play = In play
zone-base = Base
zone-bases = Bases left
zone-victory-pile = Victory pile
zone-galaxy-row = Galaxy row
zone-galaxy-deck = Galaxy deck
zone-galaxy-discard = Galaxy discard pile
zone-pilots = Outer Rim Pilots
zone-exiled = Exiled
zone-away = Bases in the box
zone-coming = On the way
counter-resources = resources
counter-force = Force (−3 Empire to 3 Rebels)
counter-destroyed = destroyed bases
mark-used = ability used
mark-committed = committed to an attack
mark-spent = has attacked
mark-damage = damage { $n }
mark-attack = attack { $n }
mark-doomed = exiled at the end of the turn
phase-setup = set-up
phase-start = start of the turn
phase-main = actions

## How it ended

reason-limit = The game had grown too long and was called off.
reason-bases = The last base needed has fallen.

## What cards say

ability-text = { $text-sentences }
ability-reward = Reward: { $text-running }
ability-when-played = When played, { $text }.
ability-when-bought = When bought, { $text }.
ability-when-defeats = When this unit has helped to defeat a target in the galaxy row, { $text }.
ability-when-revealed = When revealed, { $text }.
ability-when-turn-starts = As your turn starts, { $text }.
ability-when-neutral-played = When you play the first neutral card of your turn, { $text }.
ability-when-foe-discards = Each time an opponent discards from hand in your turn, { $text }.
to = { $price } and in return { $effect }
always-ships-attack = Your capital ships have { $n } more attack.
always-traits-attack = Your { $whom0 } have { $n } more attack.
always-traits-attack-2 = Your { $whom0 } and { $whom1 } have { $n } more attack.
whom-trooper = Troopers
whom-fighter = Fighters
whom-vehicle = Vehicles
whom-transport = Transports
whom-officer = Officers
whom-scoundrel = Scoundrels
whom-bounty-hunter = Bounty Hunters
whom-jedi = Jedi
whom-sith = Sith
whom-droid = Droids
always-force-attack = If the Force is with you, it has { $n } more attack.
always-row-attack = Against targets in the galaxy row it has { $n } more attack.
always-lost-attack = It has { $n } more attack for every base your side has lost.
always-shield = This base shrugs off the first { $n } damage of each turn.
always-first-on-top = The first card you buy in a turn may go on top of your deck.
always-neutral-to-hand = The first neutral card you buy in a turn may go to your hand; if it does, it is exiled when the turn ends.
always-hunt-neutral = Once a turn you may attack a neutral unit in the galaxy row: its target value is its cost, its reward as many resources.
gain-resources = gain { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
gain-force = gain { $n } Force
gain-attack = this card has { $n } more attack this turn
gain-resources-and-force = gain { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
  } and { $force } Force
draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
  }
repair = repair { $n } damage on your base
exile = exile { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand or discard pile
exile-up-to = exile up to { $n ->
    [one] one card
   *[other] { $n } cards
  } from your hand and/or discard pile
exile-from-hand = exile { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand
exile-up-to-from-hand = exile up to { $n ->
    [one] one card
   *[other] { $n } cards
  } from your hand
exile-self = exile this card
discard-own = discard { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand
spend = spend { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
if-force = the Force is with you
if-you-have = you have { $which } in play
if-you-have-besides = you have { $which } in play besides this card
if-opponent-has = an opponent has { $which } in play
# Millennium Falcon and Death Star: the names that texts ask for have the article.
if-in-play = you have the { $card } in play
if-base = your base is the { $card }
recover = take { $which } from your discard pile into your hand
next-on-top = the next card you buy this turn goes on top of your deck
to-hand = take this card into your hand
discard-row = discard { $n ->
    [one] a card
   *[other] { $n } cards
  } from the galaxy row
reveal = reveal the top of the galaxy deck: for a card of your own faction { $then }; an enemy card is discarded
look-at-galaxy = look at the top card of the galaxy deck
may-swap = you may swap that card with a card of the galaxy row
sift = look at the top { $n } cards of the galaxy deck, leave one on top and discard the other
cards = { $kind }{ $whose }
cards-having-1 = { $trait0-one }{ $whose }
cards-having-2 = { $trait0-one } or { $trait1 }{ $whose }
kind-one-card = a card
kind-one-unique-card = a unique card
kind-one-unit = a unit
kind-one-unique-unit = a unique unit
kind-one-capital-ship = a capital ship
kind-one-unique-capital-ship = a unique capital ship
whose-anybodys = { "" }
whose-own = { " " }of your own faction
whose-own-or-neutral = { " " }of your own faction or a neutral one
whose-enemy = { " " }of the enemy faction
whose-own-or-enemy = { " " }of either faction
whose-enemy-or-neutral = { " " }of the enemy faction or a neutral one
whose-neutral = { " " }that is neutral
free-purchase = buy { $which } from the galaxy row for nothing
free-purchase-to-hand = buy { $which } from the galaxy row for nothing; it goes to your hand
free-purchase-to-hand-doomed = buy { $which } from the galaxy row for nothing; it goes to your hand and is exiled when the turn ends
free-purchase-to-deck = buy { $which } from the galaxy row for nothing; it goes on top of your deck
free-purchase-to-discard-pile = buy { $which } from the galaxy row for nothing; it goes to your discard pile even if another card would have it elsewhere
free-purchase-on-deck = buy { $which } from the galaxy row for nothing; if the Force is with you, it goes on top of your deck
take-doomed = take { $which } from the galaxy row into your hand; it is exiled when the turn ends
salvage = buy a card from the galaxy discard pile, paying its cost
exchange = exchange a card of the galaxy row for { $which } from the galaxy discard pile
damage-base-or-ship = deal { $n } damage to a base or capital ship of an opponent
damage-base = deal { $n } damage to that opponent’s base
purge = discard all enemy cards of the galaxy row and deal { $n } damage to an opponent’s base for each of them
destroy-ship = destroy a capital ship that an opponent has in play
destroy-ship-or-in-row = destroy a capital ship that an opponent has in play or { $which } in the galaxy row
foe-discards = an opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
  } from hand
foe-discards-at-random = an opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
  } from hand at random
discard-or-gain-force = an opponent chooses: they discard a card from hand, or you gain { $n } Force
discard-or-gain-resources = an opponent chooses: they discard a card from hand, or you gain { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
discard-or-gain-resources-and-force = an opponent chooses: they discard a card from hand, or you gain { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
  } and { $force } Force
discard-or-gain-attack = an opponent chooses: they discard a card from hand, or this card has { $n } more attack this turn
look-at-hand = look at an opponent’s hand
put-on-deck = put a card of it on top of their deck

## Questions

ask-main = Your turn: what will it be?
ask-reveal-base = Choose your new base.
ask-pick-bases = Pick a secret base ({ $n } to go).
ask-react = The moment of an ability has come. Use it?
ask-reward = { $card }: take the reward?
ask-attackers = Who joins the attack?
ask-divide = How much damage for { $card }? Left to divide: { $n }.
ask-discard = { $card }: choose a card to discard.
ask-discard-or-yield = { $card }: discard a card, or let its owner gain?
ask-discard-price = { $card }: choose the card that you discard for it.
ask-exile = { $card }: choose a card to exile ({ $n } to go).
ask-choose = { $card }: choose one.
ask-where = Where does { $card } go?
ask-opponent = { $card }: name an opponent.
ask-damage = { $card }: what takes the { $n } damage?
ask-destroy = { $card }: which capital ship is destroyed?
ask-discard-row = { $card }: which card of the row is discarded?
ask-swap = { $card }: which card of the row is swapped?
ask-keep = { $card }: which card stays on top?
ask-free-purchase = { $card }: what do you buy for nothing?
ask-take = { $card }: which card do you take?
ask-salvage = { $card }: what do you buy from the galaxy discard pile?
ask-exchange = { $card }: which card comes back to the row?
ask-recover = { $card }: which card do you take into your hand?
ask-put-on-deck = { $card }: which card goes on top of the opponent’s deck?
ask-which = { $card }: which of them?

## Options

option-play = Play { $card }{ $n ->
    [3] { " " }(exiled at the end of the turn)
   *[other] { "" }
  }
option-buy = Buy { $card } for { $cost }
option-pay-off = Pay off { $card } for { $cost }
option-discard = Discard { $card }{ $n ->
    [3] { " " }(exiled at the end of the turn)
   *[other] { "" }
  }
option-exile-hand = Exile { $card } from hand{ $n ->
    [3] { " " }(exiled at the end of the turn)
   *[other] { "" }
  }
option-exile-discard = Exile { $card } from the discard pile{ $n ->
    [3] { " " }(exiled at the end of the turn)
   *[other] { "" }
  }
option-take = Take { $card }
option-salvage = { $card } from the galaxy discard pile
option-recover = Take { $card } into your hand{ $n ->
    [3] { " " }(exiled at the end of the turn)
   *[other] { "" }
  }
option-put-on-deck = Put { $card } on top of the opponent’s deck
option-keep = Leave { $card } on top
option-reward = Take the reward for { $card }
option-react = Use the ability of { $card }
option-use = Use the ability of { $card }{ $n ->
    [1] { " " }(it has attacked)
    [2] { " " }(committed to an attack)
    [3] { " " }(exiled at the end of the turn)
   *[other] { "" }
  }
option-reveal-base = Reveal { $card }
option-pick-base = Pick { $card }
option-choose = { $text-sentences }
option-target = { $n ->
    [1] The base of { $seat }
   *[other] { $seat }
  }
option-strike = Commit cards against the base of { $seat }
option-resolve-strike = Resolve the attack on the base of { $seat } (attack { $n })
option-number = { $n } damage
option-stop = No, enough
option-end = End the turn
option-yield = Discard nothing and let them gain
option-to-discard-pile = To the discard pile
option-to-deck = On top of the deck
option-to-hand-doomed = To the hand, exiled at the end of the turn
option-hunt = Commit units to { $n ->
    [0] the attack on { $card }
   *[other] { $faction ->
        [empire] the sabotage of
       *[other] the bounty hunt for
      } { $card } (target value { $n })
  }
option-resolve-hunt = Resolve { $faction ->
    [empire] the sabotage of
   *[other] the bounty hunt for
  } { $card } (attack { $n })
option-row = { $card } from the galaxy row{ $n ->
    [1] { " " }(under attack)
   *[other] { "" }
  }
option-attacker = Commit { $card } (attack { $n })
option-ship = { $card } (owner: { $seat }{ $n ->
    [0] { "" }
   *[other] , damage { $n }
  })
option-has-damage = { $n ->
    [0] The undamaged one
   *[other] The one with damage { $n }
  }
option-doomed-has-damage = { $n ->
    [0] The one to be exiled at the end of the turn
   *[other] The one with damage { $n } to be exiled at the end of the turn
  }

## What happened

event-drew = { $seat } draws { $card }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
  }).
event-discarded = { $seat } discards { $card }.
event-refilled = { $card } joins the galaxy row.
event-turn-began = Turn { $n }: { $seat }
event-turn-ended = { $seat } ends the turn.
event-base-revealed = { $seat } reveals a base: { $card }.
event-bases-picked = { $seat } secretly picks { $card } ({ $n }).
event-played = { $seat } plays { $card }.
event-gained-resources = { $seat } gains { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } ({ $source }).
event-gained-force = The Force marker moves { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  } ({ $seat }, { $source }).
event-gained-attack = { $card } has { $n } more attack this turn ({ $seat }).
event-exiled = { $seat } exiles { $card }.
event-bought = { $seat } buys { $card } for { $n }.
event-bought-free = { $seat } buys { $card } for nothing ({ $source }).
event-put-on-top = { $card } goes on top of a deck ({ $seat }).
event-to-hand = { $card } goes to the hand ({ $seat }).
event-paid-off = { $seat } pays off { $card } for { $n }.
event-row-discarded = { $seat } discards { $card } from the galaxy row.
event-galaxy-shuffled = The galaxy discard pile becomes a new deck ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
  }).
event-used-ability = { $seat } uses the ability of { $card }.
event-took-reward = { $seat } takes the reward for { $card }.
event-committed-to-base = { $seat } commits { $card } (attack { $n }) against the base of { $other }.
event-committed-to-row = { $seat } commits { $card } (attack { $n }) against { $source }.
event-struck = { $seat } attacks { $other } for { $n }.
event-ship-damaged = { $card } takes { $n } damage (owner: { $other }).
event-ship-destroyed = { $seat } destroys { $card } (owner: { $other }).
event-base-damaged = { $card } takes { $n } damage ({ $other }).
event-base-shielded = { $card } shrugs off { $n } damage ({ $seat }).
event-base-destroyed = { $seat } destroys { $card } (bases so far: { $n }).
event-base-repaired = { $seat } repairs { $n } damage ({ $card }).
event-defeated = { $seat } defeats { $card } with { $n }.
event-hunt-failed = { $seat } attacks { $card } with { $n }, which is too little: { $faction ->
    [empire] the sabotage
   *[other] the bounty hunt
  } fails.
event-galaxy-revealed = { $seat } reveals the top of the galaxy deck: { $card }.
event-looked-at-galaxy = { $seat } looks at { $card } in the galaxy deck.
event-looked-at-hand = { $seat } sees { $card } in a hand ({ $other }).
event-swapped = { $seat } puts { $card } into the row.
event-took = { $seat } takes { $card } from the row ({ $source }).
event-recovered = { $seat } takes back { $card } ({ $source }).
event-readied-top = The next purchase goes on top of the deck ({ $seat }, { $source }).
event-spent-resources = { $seat } spends { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } ({ $source }).
event-force-bonus = { $seat } gains { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } from the Force.
event-ship-income = { $card } yields { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } ({ $seat }).
event-galaxy-discarded = { $card } goes from the galaxy deck to the discard pile ({ $seat }).
event-game-won = { $seat } wins.

## Why not

why-game-over = The game is over.
why-not-your-turn = It is the turn of { $seat }.
why-other-decides = { $seat } decides now.
why-no-condition = The condition of its “if” does not hold now.
why-settle-first = This must be settled first: { $what }.
why-not-in-hand = You have no such card in hand.
why-no-pilots = There are no pilots left.
why-not-in-row = That card is not in the galaxy row.
why-no-pay-off = This game is played without paying off.
why-not-neutral = Only neutral cards can be paid off.
why-enemy-card = That is an enemy card.
why-no-resources = It takes { $need ->
    [one] { $need } resource
   *[other] { $need } resources
  }, and you have { $have }.
why-not-in-play = You have no such card in play.
why-no-ability = That card has no ability to use.
why-at-its-moment = That ability has a moment of its own and works only then.
why-used = That ability has been used this turn.
why-no-price = You cannot pay the price of that ability.
why-no-effect = It would change nothing now.
why-no-foe = That is no opponent.
why-nothing-to-strike = There is neither a base nor a capital ship.
why-nothing-committed = Nothing is committed to that attack.
why-own-card = That is a card of your own side.
why-one-bounty = This turn’s only attack on a neutral target has begun or is over.
why-no-target-value = That card cannot be attacked there.
why-no-attack = You have no card with attack in play.
why-ships-only = Capital ships do not attack cards of the row.
why-all-committed = All cards with attack are committed already.
why-not-now = That is not possible now.
what-reveal-base = the choice of a base
what-pick-bases = the picking of secret bases
what-which = which of equal cards is meant
what-react = the use of an ability
what-reward = the taking of a reward
what-attackers = committing attackers
what-divide = dividing damage
what-discard = a discard
what-discard-or-yield = a discard or yielding
what-discard-price = a discard
what-exile = exiling
what-choose = a choice between texts
what-where = where a card goes
what-opponent = naming an opponent
what-damage = a target of damage
what-destroy = destroying a capital ship
what-discard-row = a discard from the row
what-swap = a swap in the row
what-keep = the top of the galaxy deck
what-free-purchase = a purchase for nothing
what-take = taking a card
what-salvage = a purchase from the discard pile
what-exchange = an exchange
what-recover = taking back a card
what-put-on-deck = an opponent’s card

## Cards

card-outer-rim-pilot = Outer Rim Pilot
card-imperial-shuttle = Imperial Shuttle
card-stormtrooper = Stormtrooper
card-inquisitor = Inquisitor
card-alliance-shuttle = Alliance Shuttle
card-rebel-trooper = Rebel Trooper
card-temple-guardian = Temple Guardian
card-tie-fighter = TIE Fighter
card-tie-bomber = TIE Bomber
card-scout-trooper = Scout Trooper
card-admiral-piett = Admiral Piett
card-death-trooper = Death Trooper
card-tie-interceptor = TIE Interceptor
card-gozanti-cruiser = Gozanti Cruiser
card-moff-jerjerrod = Moff Jerjerrod
card-general-veers = General Veers
card-at-st = AT-ST
card-landing-craft = Landing Craft
card-director-krennic = Director Krennic
card-boba-fett = Boba Fett
card-imperial-carrier = Imperial Carrier
card-at-at = AT-AT
card-grand-moff-tarkin = Grand Moff Tarkin
card-star-destroyer = Star Destroyer
card-darth-vader = Darth Vader
card-y-wing = Y-Wing
card-snowspeeder = Snowspeeder
card-duros-spy = Duros Spy
card-baze-malbus = Baze Malbus
card-rebel-transport = Rebel Transport
card-rebel-commando = Rebel Commando
card-x-wing = X-Wing
card-chirrut-imwe = Chirrut Îmwe
card-u-wing = U-Wing
card-hammerhead-corvette = Hammerhead Corvette
card-chewbacca = Chewbacca
card-jyn-erso = Jyn Erso
card-b-wing = B-Wing
card-han-solo = Han Solo
card-cassian-andor = Cassian Andor
card-princess-leia = Princess Leia
card-mon-calamari-cruiser = Mon Calamari Cruiser
card-millennium-falcon = Millennium Falcon
card-luke-skywalker = Luke Skywalker
card-z-95-headhunter = Z-95 Headhunter
card-jawa-scavenger = Jawa Scavenger
card-rodian-gunslinger = Rodian Gunslinger
card-kel-dor-mystic = Kel Dor Mystic
card-lobot = Lobot
card-bossk = Bossk
card-fang-fighter = Fang Fighter
card-twilek-smuggler = Twi’lek Smuggler
card-c-roc-cruiser = C-ROC Cruiser
card-dengar = Dengar
card-quarren-mercenary = Quarren Mercenary
card-hwk-290 = HWK-290
card-blockade-runner = Blockade Runner
card-ig-88 = IG-88
card-nebulon-b-frigate = Nebulon-B Frigate
card-lando-calrissian = Lando Calrissian
card-jabbas-sail-barge = Jabba’s Sail Barge
card-jabba-the-hutt = Jabba the Hutt
card-lothal = Lothal
card-corellia = Corellia
card-kessel = Kessel
card-mustafar = Mustafar
card-kafrene = Kafrene
card-ord-mantell = Ord Mantell
card-coruscant = Coruscant
card-death-star = Death Star
card-endor = Endor
card-rodia = Rodia
card-dantooine = Dantooine
card-mon-cala = Mon Cala
card-dagobah = Dagobah
card-bespin = Bespin
card-alderaan = Alderaan
card-hoth = Hoth
card-jedha = Jedha
card-tatooine = Tatooine
card-sullust = Sullust
card-yavin-4 = Yavin 4

## Short words of cards

short-to = { $price }: { $effect }
short-always-ships-attack = Capital ships: +{ $n } attack
short-always-force-attack = With the Force: +{ $n } attack
short-always-row-attack = Against the row: +{ $n } attack
short-always-lost-attack = +{ $n } attack for each base lost
short-always-shield = Stops { $n } damage a turn
short-always-first-on-top = First purchase on top
short-always-neutral-to-hand = First neutral purchase: to hand, then exiled
short-always-hunt-neutral = May attack a neutral unit in the row
short-always-traits-attack = { $whom0 }: +{ $n } attack
short-always-traits-attack-2 = { $whom0 }, { $whom1 }: +{ $n } attack
short-gain-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
short-gain-force = { $n } Force
short-gain-attack = +{ $n } attack
short-draw = draw { $n }
short-repair = repair { $n }
short-exile = exile { $n }
short-exile-up-to = exile up to { $n }
short-exile-from-hand = exile { $n } in hand
short-exile-self = exile this card
short-discard-own = discard { $n }
short-spend = spend { $n }
short-if-force = with the Force
short-if-you-have = with { $which }
short-if-you-have-besides = next to { $which }
short-if-opponent-has = against { $which }
short-if-in-play = with { $card }
short-if-base = at { $card }
short-recover = take back { $which }
short-next-on-top = next purchase on top
short-to-hand = this card to hand
short-discard-row = discard { $n } in the row
short-reveal = reveal one; own: { $then }
short-look-at-galaxy = look at the next card
short-may-swap = may swap it
short-sift = look at { $n }, keep one
short-free-purchase = { $which } for nothing
short-free-purchase-to-hand = { $which } for nothing, to hand
short-free-purchase-on-deck = { $which } for nothing (with the Force: on top)
short-take-doomed = { $which } to hand for this turn
short-salvage = buy from the discards
short-exchange = swap for { $which }
short-damage-base-or-ship = { $n } damage to a base or ship
short-damage-base = { $n } damage to its base
short-purge = clear enemies, { $n } damage each
short-destroy-ship = destroy a capital ship
short-destroy-ship-or-in-row = destroy a capital ship
short-foe-discards = opponent discards { $n }
short-foe-discards-at-random = at random
short-discard-or-gain-force = opponent discards 1, or { $n } Force
short-discard-or-gain-attack = opponent discards 1, or +{ $n } attack
short-look-at-hand = look at a hand
short-put-on-deck = one goes on top
