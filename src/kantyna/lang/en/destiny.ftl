# Star Wars: Destiny in English. Clauses begin with a small letter and have no full stop: a card’s text makes sentences of them.

game-title = Star Wars: Destiny
game-about = Activate your team, roll its dice, and resolve, reroll or turn them blow by blow, until only one team stands.
game-length = 30 minutes
game-win = The last player with a character in play wins; who has neither hand nor deck at the end of a round loses.

## Ways to play

variant-duel = Duel
variant-duel-about = One team against another, by the rulebook.
variant-free-for-all-3 = Free-for-all with three
variant-free-for-all-3-about = Three teams, everybody against everybody.
variant-free-for-all-4 = Free-for-all with four
variant-free-for-all-4-about = Four teams, everybody against everybody.

setting-deck = deck of seat { $seat }
setting-deck-leia-poe = Leia and Poe
setting-deck-ackbar-han = Ackbar and Han
setting-deck-poe-maz = Poe and Maz
setting-deck-vader-raider = Vader and Tusken Raider
setting-deck-jango-veers = Jango and Veers
setting-deck-han-rey = Han and Rey
setting-deck-luke-ackbar = Luke and Ackbar
setting-deck-palpatine = Palpatine
setting-deck-jabba-unkar = Jabba and Unkar
setting-deck-phasma-bala-tik = Phasma and Bala-Tik
setting-deck-starter-rey = starter: Rey
setting-deck-starter-kylo-ren = starter: Kylo Ren
setting-deck-starter-kylo-ren-phasma = two-player game: Kylo Ren and Phasma
setting-deck-starter-rey-poe = two-player game: Rey and Poe
setting-deck-random = by chance
setting-deck-other = codes of cards (2x01028 1x01029 …)

## What is printed on cards

faction-hero = hero
faction-villain = villain
faction-neutral = neutral
kind-character = character
kind-upgrade = upgrade
kind-support = support
kind-event = event
kind-battlefield = battlefield
kind-die = die
number-cost = cost { $n }
number-health = health { $n }
number-points = points { $n }
number-elite-points = as elite { $n }
number-unique = unique
trait-red = red
trait-blue = blue
trait-yellow = yellow
trait-gray = gray
trait-ability = ability
trait-droid = droid
trait-equipment = equipment
trait-title = title
trait-vehicle = vehicle
trait-weapon = weapon
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-gray = gray
symbol-melee = melee damage
symbol-ranged = ranged damage
symbol-shield = shields
symbol-resource = resources
symbol-disrupt = disrupt
symbol-discard = discard
symbol-focus = focus
symbol-special = special
symbol-blank = blank
symbol-any = any symbol

## On the table

zone-hand = Hand
zone-deck = Deck
zone-discard-pile = Discard pile
zone-characters = Characters
zone-upgrades = Upgrades
zone-supports = Supports
zone-pool = Dice pool
zone-dice = Dice on cards
zone-set-aside = Set aside
zone-dice-set-aside = Dice set aside
zone-face-down = Face down
zone-put-back = Picked cards
zone-looked-at = Looked at
zone-out-of-the-game = Out of the game
zone-battlefield = Battlefield
zone-limbo = Being resolved
counter-resources = resources
counter-extra-actions = additional actions
counter-eliminated = out of the game
counter-round = round
counter-controls-battlefield = controls the battlefield
counter-claimed-battlefield = claimed the battlefield
mark-exhausted = exhausted
mark-elite = elite
mark-damage = damage { $n }
mark-shields = shields { $n }
mark-face = side { $n }
mark-host = attached
mark-home = a card’s die
mark-locked = not rolled in round { $n }
mark-doomed = defeated when the round ends
mark-value = value { $n }
mark-at-work = being resolved
mark-added = added
mark-waits = in the queue: { $n }
mark-would-block = shields would block { $n }
mark-would-take = would take { $n } damage
mark-would-gain = would gain { $n } shields
phase-set-up = set-up
phase-action = action phase
phase-upkeep = upkeep phase
reason-limit = The game took too long and was broken off.
reason-defeated = All characters of the others were defeated.
reason-deck-out = The others had no card left in hand or deck at the end of the round.

## What happens

event-drew = { $seat } draws{ $has-card ->
    [yes] : { $card }
   *[no] {" "}a card
  }.
event-shuffled-back = { $seat } shuffles back { $n ->
    [one] a card
   *[other] { $n } cards
  } and draws as many.
event-rolled = { $seat } rolls { $side } ({ $card }).
event-rerolled = Rerolled to { $side }: { $card } ({ $seat }).
event-turned = Turned to { $side }: { $card } ({ $seat }).
event-chose-battlefield = { $seat } chooses the battlefield: { $card }.
event-round-began = Round { $n }: { $seat } begins
event-passed = { $seat } passes.
event-declined = { $seat } takes no additional action.
event-played = { $seat } plays { $card }.
event-attached = { $card } is attached to { $source }.
event-not-played = { $seat } can’t pay for the card, and it is not played.
event-activated = { $seat } activates { $card }.
event-resolved = { $seat } resolves { $card }, value { $n }.
event-modified = { $card } is added to { $source }.
event-removed = Removed from the pool: { $card } ({ $seat }).
event-used = { $seat } uses { $card }.
event-claimed = { $seat } claims the battlefield: { $card }.
event-gained = { $seat } gains { $n ->
    [one] a resource
   *[other] { $n } resources
  }.
event-paid = { $seat } pays { $n ->
    [one] a resource
   *[other] { $n } resources
  }.
event-lost = { $seat } loses { $n ->
    [one] a resource
   *[other] { $n } resources
  }.
event-discarded = { $seat } discards { $card }.
event-milled = Off the top of the deck of { $seat } is discarded: { $card }.
event-left-play = { $card } leaves play ({ $seat }).
event-blocked = { $card }: { $n } damage is blocked.
event-damaged = { $card } takes { $n } damage.
event-moved-damage = { $n } damage is put on { $card }.
event-healed = { $card } is healed of { $n } damage.
event-shielded = { $card } gets { $n ->
    [one] a shield
   *[other] { $n } shields
  }.
event-lost-shields = { $card } loses { $n ->
    [one] a shield
   *[other] { $n } shields
  }.
event-defeated = { $card } is defeated ({ $seat }).
event-returned = { $card } comes back ({ $seat }).
event-readied = { $card } is readied.
event-exhausted = { $card } is exhausted.
event-extra-action = { $seat } may take { $n ->
    [one] an additional action
   *[other] { $n } additional actions
  } ({ $card }).
event-upkeep = Upkeep of round { $n }
event-looked = { $seat } looks at { $has-card ->
    [yes] { $card }
   *[no] a card
  } ({ $other }).
event-revealed = { $seat } reveals { $card }.
event-to-hand = Into the hand of { $seat } goes { $card }.
event-to-deck = Into the deck of { $seat } goes { $has-card ->
    [yes] { $card }
   *[no] a card
  }.
event-set-aside = Set aside: { $has-card ->
    [yes] { $card }
   *[no] a card, face down
  } ({ $seat }).
event-captured = { $seat } captures { $card }.
event-locked = { $card } may not be rolled in the next round.
event-doomed = { $card } will be defeated when the round ends.
event-swapped-battlefield = { $seat } changes the battlefield: { $card }.
event-took-battlefield = { $seat } takes control of the battlefield.
event-phase-ended = The action phase is over.
event-eliminated = { $seat } is out of the game.
event-named-colour = { $seat } names { $n ->
    [0] red
    [1] blue
    [2] yellow
   *[3] gray
  }.
event-swapped-resources = { $seat } and { $other } change resources.
event-won = { $seat } wins.

## Questions

ask-mulligan = Which cards do you shuffle back?
ask-battlefield = You won the roll: which battlefield is it?
ask-shield = Who gets a shield? ({ $n } left)
ask-action = Your turn: act or pass.
ask-extra-action = An additional action: act or leave it.
ask-bearer = { $card }: who bears it?
ask-replaced = { $card }: which upgrade does it replace?
ask-trim = { $has-card ->
    [yes] { $card }: which upgrade is discarded?
   *[no] Which copy is discarded?
  }
ask-modify = { $card }: what do you add to it?
ask-target = { $card }, value { $n }: whom?
ask-next-die = Which die do you resolve next?
ask-turn-die = Which die do you turn? ({ $n } left)
ask-kept-die = { $card }: one of two equal upgrades is gone. Which side does the die that stays show?
ask-face = { $card }: to which side?
ask-special = { $card }: which ability?
ask-opponent = Which player?
ask-reroll = Which dice do you reroll?
ask-may = { $card }: do you use it?
ask-order = Which comes first?
ask-guard = { $card } guards: which damage die is removed, its value dealt to the guardian?
ask-redeploy = { $card }: to whom is it redeployed?
ask-mentor = { $card } is dealt { $n } damage: whose shield stops one?
ask-upkeep = Which cards do you discard?
ask-die = { $card }: which die?
ask-character = { $card }: which character?
ask-card = { $card }: which card?
ask-hand = { $card }: which card?
ask-choice = { $card }: which?
ask-symbol = Which symbol?
ask-colour = Which colour?
ask-amount = { $card }: how many?
ask-point = { $card }: who gets the next point? ({ $n } left)
ask-pay = { $card }: do you pay { $n }?

## Options

option-play = Play { $card }
option-activate = Activate { $card }
option-use = Use { $card }
option-reroll = Discard to reroll: { $card }
option-resolve = Resolve: { $card }
option-pick = { $card }
option-respond = { $card }
option-face = Side: { $side }
option-symbol = { $n ->
    [0] Melee damage
    [1] Ranged damage
    [2] Shields
    [3] Resources
    [4] Disrupt
    [5] Discard
    [6] Focus
    [7] Special
   *[other] Blank
  }
option-colour = { $n ->
    [0] Red
    [1] Blue
    [2] Yellow
   *[3] Gray
  }
option-choose = { $text-sentences }
option-opponent = { $seat }
option-amount = { $n }
option-claim = Claim the battlefield
option-yes = Yes
option-no = No
option-stop = That is all
option-pass = Pass

## Why not

why-over = The game is over.
why-not-asked = It is somebody else’s decision.
why-other-question = Another question has to be answered first.
why-not-now = That can’t be done now.
why-not-yours = It is not yours.
why-no-die = Without a die it can’t be activated.
why-exhausted = It is exhausted.
why-claimed = The battlefield has been claimed this round.
why-claim-tax = Claiming costs { $n } now.
why-not-in-hand = It is not in your hand.
why-restricted = What the card demands does not hold.
why-unique = You have a copy of this unique card in play.
why-no-bearer = None of your characters may bear it.
why-too-expensive = It costs { $n }.
why-not-in-pool = It is not in your pool.
why-blank = A blank side can’t be resolved.
why-modifier-alone = A modifier is resolved only together with another die.
why-die-cost = This side costs { $n }.
why-empty-pool = There is no die in your pool.
why-no-action = The card has no action.
why-nothing-to-do = Nothing would change: that would be a pass.
