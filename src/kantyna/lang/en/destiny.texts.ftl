# What the cards of Star Wars: Destiny say, made of what they do.

## Sides of dice

sides = Die: { $sides }.
side = { $worth }
side-cost = { $worth } for { $cost }
side-plus = +{ $worth }
side-plus-cost = +{ $worth } for { $cost }
worth-melee = { $n } melee damage
worth-ranged = { $n } ranged damage
worth-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
  }
worth-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
worth-disrupt = { $n } disrupt
worth-discard = { $n } discard
worth-focus = { $n } focus
worth-any = { $n } to any symbol
worth-special = special
worth-blank = blank
side-x = X { $symbol }
side-special = special
side-special-cost = special for { $cost }
side-blank = blank
keyword-ambush = Ambush.
keyword-guardian = Guardian.
keyword-redeploy = Redeploy.

## Abilities

ability-event = { $text-sentences }
ability-event-if = If { $only }: { $text-running }
ability-event-to = { $cost-sentences } If you do, { $text-running }
ability-action = Action: { $text-running }
ability-action-to = Action: { $cost }; if you do, { $text-running }
ability-action-if-to = Action, if { $only }: { $cost }; if you do, { $text-running }
ability-special = Special: { $text-running }
ability-special-to = Special: { $cost }; if you do, { $text-running }
ability-claim-may = Claim: { $text-running }
ability-claim-to-may = Claim: { $cost }; if you do, { $text-running }
ability-after = After { $when }, { $text-running }
ability-after-if = After { $when }, if { $only }, { $text-running }
ability-after-may = After { $when }, you may { $text-running }
ability-after-if-may = After { $when }, if { $only }, you may { $text-running }
ability-after-to-may = After { $when }, you may { $cost }; if you do, { $text-running }
ability-before = Before { $when }, { $text-running }
ability-before-if = Before { $when }, if { $only }, { $text-running }
ability-before-may = Before { $when }, you may { $text-running }
ability-before-to-may = Before { $when }, you may { $cost }; if you do, { $text-running }
ability-instead = If { $when }, instead { $text-running }
ability-instead-may = If { $when }, you may instead { $text-running }
choose-some-of-3 = choose { $n } different ones: { $choice0 }; { $choice1 }; { $choice2 }
opponent-chooses-one-of-2 = an opponent chooses one: { $choice0 }; or { $choice1 }
his-remove-chosen-opponent = they remove it
his-foe-loses-all = they lose all resources
his-foe-discards-all = they discard their hand
his-deal-damage-opponent = they deal { damage-count } to { $which }
his-remove-dice-opponent = they pick and remove { $which }
his-resolve-chosen-opponent = they resolve it
his-mill-foe = they discard { $n ->
    [one] the top card
   *[other] the top { $n } cards
  } of their deck
unless-paid = unless an opponent pays { $n ->
    [one] a resource
   *[other] { $n } resources
  }, { $text }
if-given = any opponent may give you { $n ->
    [one] a resource
   *[other] { $n } resources
  }; if so, { $text }

## When

when-beside-discard = a card effect discards another upgrade of this character
when-anyone-defeat = a character is defeated
when-bearer-activate = you activate the character that bears this
when-bearer-damage = a die of the character that bears this, or of its upgrades, deals damage
when-bearer-damage-ranged-at-least = { $n } or more ranged damage is dealt to the character that bears this
when-bearer-defeat = the character that bears this is defeated
when-bearer-damage-late-some = the character that bears this takes damage
when-opponent-activate-character = an opponent has activated a character
when-opponent-defeat = a character of an opponent is defeated
when-opponent-reroll = an opponent discards a card to reroll dice
when-opponent-empty-hand = the last card of an opponent’s hand is played or discarded
when-you-defeat = a character of yours is defeated
when-this-activate = you activate this card
when-this-damage-some = damage is dealt to this character
when-this-defeat = this character itself is defeated
when-this-shields-some = this character gets shields
when-this-play = you play this card
when-this-play-titled = you play this card on { $title }
when-this-resolve = you resolve this die
when-this-resolve-exactly = you resolve this die with a value of { $n }
when-this-roll = you roll or reroll this die
when-this-roll-into-pool = this die is rolled into your pool
when-on-this-play-upgrade = you play an upgrade on this character
when-on-this-play-upgrade-weapon = you play a weapon on this character
when-you-activate-character-colour = you have activated a { $colour } character
when-you-claim = you claim the battlefield
when-you-play-ambush = you play a card with Ambush
when-you-play-colour = you play a card that is { $colour }
when-you-play-event = you have played an event
when-you-empty-hand-played-once = you play the last card of your hand, for the first time in a round
when-you-play-upgrade-colour = you play an upgrade that is { $colour }
when-you-resolve-symbol = you resolve a die showing { $symbol ->
    [blank] a blank side
    [special] a special side
   *[other] { $symbol }
  }
when-you-roll-symbol = a die of yours is rolled and shows { $symbol ->
    [blank] a blank side
    [special] a special side
   *[other] { $symbol }
  }
would-plain = it would happen that { $when }
would-when-bearer-defeat = the character that bears this would be defeated
would-when-beside-discard = a card effect would discard another upgrade of this character

# Said where no idiom is: what happens, and all that narrows it down
when-plain = this happens ({ $what })
happens-activate = an activation
happens-roll = a roll
happens-play = the playing of a card
happens-resolve = the resolving of a die
happens-damage = damage
happens-defeat = a defeat
happens-shields = new shields
happens-claim = a claim
happens-empty-hand = a last card that leaves a hand
happens-reroll = a card discarded to reroll
happens-discard = a discard
happens-to-anyone = whoever it concerns
happens-to-you = of yours
happens-to-opponent = of an opponent
happens-to-this = of this card
happens-to-bearer = of the character that bears this
happens-to-on-this = on this character
happens-to-beside = of another upgrade of its character
happens-late = what shields did not stop
happens-unblockable = unblockable
happens-melee = melee
happens-ranged = ranged
happens-with-colour = { $colour }
happens-with-symbol = showing { $symbol }
happens-with-title = on { $title }
happens-at-least = { $n } or more
happens-exactly = exactly { $n }
happens-into-pool = into the pool
happens-played = because it was played
happens-once = for the first time in a round

## Conditions

only-on = Only on a { $colour } character.
only-on-common = Only on a { $colour } character that is not unique.
only = Only if { $if }.
only-spotting = you have a { $colour } character
only-holding = the battlefield is under your control
only-more-ready = you have more characters ready than an opponent
only-showing = { $n ->
    [one] one of your dice shows
   *[other] { $n } of your dice show
  } { $symbol ->
    [blank] a blank side
    [special] a special side
   *[other] { $symbol }
  }
only-totalling = the values of your dice add up to { $n } or more
only-discarded = { $n } cards or more are in your discard pile
if-alone = it is your only character
if-another-shows-same = another of your dice shows the same symbol
if-bearer-is = the character that bears this is { $title }
if-bearer-unshielded = the character that bears this has no shields
if-chosen-character-die = it is a character’s die
if-chosen-damaged = it has { $n } damage or more
if-chosen-is-character = it is a character
if-chosen-is-event = it is an event
if-chosen-is-event-support = it is an event or a support
if-chosen-own = it is yours
if-chosen-shielded = it has { $n ->
    [one] a shield
   *[other] { $n } shields or more
  }
if-chosen-shows-blank = it shows a blank side
if-chosen-shows-melee = it shows melee damage
if-chosen-shows-ranged = it shows ranged damage
if-chosen-shows-shield = it shows shields
if-chosen-shows-disrupt = it shows disrupt
if-chosen-shows-discard = it shows discard
if-chosen-shows-focus = it shows focus
if-chosen-shows-special = it shows a special symbol
if-chosen-shows-any = it shows any symbol
if-chosen-shows-melee-ranged = it shows damage
if-chosen-shows-resource = it shows resources
if-copy-discarded = another copy of this card is in your discard pile
if-first-round = it is the first round
if-shields-blocked = shields stopped any of it
if-this-shielded = this character has a shield

## What always works

constant-adds-to-any = The + sides of this die add to any symbol.
constant-bare-weapon-discount = While this character has no upgrade, weapons played on it cost { $n } less.
constant-claim-tax = While this die is in your pool, opponents pay { $n } to claim the battlefield.
constant-elite-host = The character that bears this is elite: it has a second die.
constant-first-event-discount = Your first { $colour } event of each round costs { $n } less.
constant-foes-earn-less = Opponents gain { $n } resource less in the upkeep phase, but at least { $least }.
constant-guardian-to-common = Your characters that are not unique have Guardian.
constant-guardian-to-host = The character that bears this has Guardian.
constant-guards-ranged = While this die is in your pool, opponents can’t remove your other dice that show ranged damage.
constant-hand-size-more = Your hand size is { $n } larger.
constant-holding-value = While you control the battlefield, this die is worth { $n } more.
constant-lost-to-melee = If the character that bears this takes melee damage, this card is discarded.
constant-melee-unblockable = With this die in your pool, nothing blocks the melee damage of your dice.
constant-no-blue-abilities = Blue abilities can’t be played on this character.
constant-red-villain-arms = Your deck may hold red weapons and vehicles of the villains.
constant-redeploy-on = While attached to { $title }, it has Redeploy.
constant-rich-foe-discount = It costs { $n } less while an opponent has { $least } resources or more.
constant-shared-shields = The shields of the character that bears this may also stop damage to other characters.
constant-split-shields = Shields of this die may be divided among your characters.
constant-weapons-unrestricted = Weapons may be played on this character whatever they demand.
constant-x-is-hand = X is the number of cards in your hand.

## Amounts

amount-counted = as that
amount-value = as that die’s value
amount-half-value = as half of that die’s value (rounded up)
amount-cost = as that card’s cost
amount-how-many = as their number
amount-number-of = as there are { $of }
amount-foes-hand = as the opponent has cards in hand
amount-more-than-you = as they hold more than you
amount-tokens-here = as there is damage on this card
amount-just-lost = as the opponent lost
amount-up-to-hand-size = as it takes to reach your hand size
amount-damage-coming = as that damage

## Which

die-any = { $n ->
    [one] a die
   *[other] { $n } dice
  }
die-any-such = { $n ->
    [one] a die
   *[other] { $n } dice
  } { $such }
die-any-up-to = up to { $n } dice
die-any-all = all dice
die-any-all-such = all dice { $such }
die-any-many = dice
die-any-those = dice
die-yours = { $n ->
    [one] a die of yours
   *[other] { $n } of your dice
  }
die-yours-such = { $n ->
    [one] a die of yours
   *[other] { $n } of your dice
  } { $such }
die-yours-up-to = up to { $n } of your dice
die-yours-up-to-such = up to { $n } of your dice { $such }
die-users = { $n ->
    [one] a die of yours
   *[other] { $n } dice of yours
  }
die-yours-some = one or more of your dice
die-yours-some-such = one or more of your dice { $such }
die-yours-from = { $least } to { $n } of your dice
die-yours-any = any number of your dice
die-yours-any-such = any number of your dice { $such }
die-yours-many = dice of yours
die-yours-those = dice of yours
die-yours-those-such = dice of yours { $such }
die-opponents-many = dice of an opponent
die-opponents-those = dice of an opponent
die-opponents-those-such = dice of an opponent { $such }
character-yours-those-such = characters of yours { $such }
upgrade-yours-those-such = upgrades of yours { $such }
die-yours-all = all your dice
die-yours-all-such = all your dice { $such }
die-opponents = { $n ->
    [one] a die of an opponent
   *[other] { $n } dice of an opponent
  }
die-opponents-such = { $n ->
    [one] a die of an opponent
   *[other] { $n } dice of an opponent
  } { $such }
die-his = { $n ->
    [one] one of their dice
   *[other] { $n } of their dice
  }
die-his-any = any number of their dice
character-his = one of their characters
character-his-such = one of their characters { $such }
die-opponents-up-to = up to { $n } dice of an opponent
die-opponents-any = any number of dice of an opponent
die-opponents-any-such = any number of dice of an opponent { $such }
die-opponents-all = all dice of an opponent
die-opponents-all-such = all dice of an opponent { $such }
character-any = { $n ->
    [one] any character
   *[other] { $n } characters
  }
character-any-such = any character { $such }
character-any-up-to = up to { $n } characters
character-any-any = any number of characters
character-yours = a character of yours
character-yours-such = a character of yours { $such }
character-yours-any-such = any number of your characters { $such }
character-yours-all = each of your characters
character-opponents = a character of an opponent
character-opponents-such = a character of an opponent { $such }
character-opponents-all = each character of an opponent
upgrade-any = an upgrade
upgrade-any-such = an upgrade { $such }
upgrade-yours = an upgrade of yours
upgrade-yours-any-such = any number of your upgrades { $such }
upgrade-opponents = an upgrade of an opponent
upgrade-opponents-such = an upgrade of an opponent { $such }
support-any = a support
support-any-such = a support { $such }
card-with-special-any = another card in play that has one
card-of-hand-yours = { $n ->
    [one] one card of your hand
   *[other] { $n } cards of your hand
  }
card-of-hand-yours-such = a card of your hand ({ $such })
card-of-hand-yours-any = any number of cards of your hand
card-of-hand-yours-any-such = any number of cards of your hand (each { $such })
card-of-hand-opponents-such = a card of that hand ({ $such })
card-of-hand-opponents-up-to-such = up to { $n } cards of that hand (each { $such })
card-of-discard-yours = a card of your discard pile
card-of-discard-yours-such = a card of your discard pile ({ $such })
card-of-discard-yours-up-to-such = a card of your discard pile ({ $such })
card-of-hand-or-discard-yours-such = a card of your hand or discard pile ({ $such })

## Such as

such-is = { $n ->
    [one] that is { $what }
   *[other] that are { $what }
  }
such-coloured = { $kind } that is { $colour }
quality-colour = { $colour }
quality-not-colour = not { $colour }
quality-unique = unique
quality-common = not unique
quality-exhausted = exhausted
quality-ready = ready
such-colour-of-played = of that card’s colour
such-unshielded = without shields
such-other = other than that one
such-not-bearer = other than the one that bears this
such-not-of-die = other than that die’s own
such-with-special = that has one
such-die-of-character = from a character
such-die-of-upgrade = from an upgrade
such-die-of-support = from a support
such-die-of-vehicle = from a vehicle
such-showing-blank = with a blank side up
such-showing-discard = showing discard
such-showing-disrupt = showing disrupt
such-showing-melee = showing melee damage
such-showing-ranged = showing ranged damage
such-showing-melee-ranged = showing damage
such-showing-resource = showing resources
such-not-showing-melee-ranged = showing no damage
such-not-showing-special = showing no special side
such-costly = whose side has a cost
such-modifier = that is a modifier
such-unresolved = not resolved by this
such-outnumbered = who has fewer ready characters than you
such-at-least = with a value of at least { $n }
such-at-most = with a value of at most { $n }
such-at-most-cost = with a value of at most that card’s cost
such-of-this = from this character or its upgrades
such-of-bearer = from the character that bears this or from its upgrades
such-of-chosen = from that character or its upgrades
such-of-hurt = from the character that was dealt the damage, or from its upgrades
such-of-event = that is on that character
such-on-cards-too = in a pool or on its card
such-event = an event
such-support = a support
such-upgrade = an upgrade
such-upgrade-support = an upgrade or a support
such-ability = an ability
such-no-ability = that is no ability
such-vehicle = a vehicle
such-weapon = a weapon
such-equipment-weapon = a weapon or equipment
such-being-vehicle = that is a vehicle
such-being-equipment-weapon = that is a weapon or equipment
such-that-costs = that costs at most { $n }
such-that-costs-amount = that costs at most the value of the dice removed
such-costing = costing at most { $n }
such-costing-amount = costing at most the value of the dice removed
such-cheapest = the cheapest
such-copy = another copy of it
such-that-card = none but that card
such-on-colour = on a { $colour } character
such-on-one-colour = on one { $colour } character
such-same-bearer = all on the same character

# Said where no idiom is: how many of what, whose, and all that narrows it down
plain-things = { $many } of these: { $noun } ({ $whose })
plain-things-such = { $many } of these: { $noun } ({ $whose }; { $such })
many-number = { $n }
many-up-to = up to { $n }
many-any = any number
many-some = one or more
many-from = from { $least } to { $n }
many-all = all
whose-any = whoever has them
whose-yours = yours
whose-opponents = of an opponent
whose-his = their own
whose-users = of the player who acts
noun-die = dice
noun-character = characters
noun-upgrade = upgrades
noun-support = supports
noun-card-of-hand = cards in hand
noun-card-of-discard = cards of a discard pile
noun-card-of-hand-or-discard = cards in hand or of a discard pile
noun-card-of-looked = cards looked at
noun-card-with-special = cards with a special ability
such-one-of = of one of these kinds: { $words }
such-being-one-of = that is one of these kinds: { $words }
such-no-one-of = of none of these kinds: { $words }
such-showing-one-of = showing one of these: { $words }
such-not-showing-one-of = showing none of these: { $words }
such-die-of-one-of = from a card of one of these kinds: { $words }
such-damaged = with damage

choose = choose { $which }

## What is done to dice

remove-dice = remove { $which }
remove-dice-bonus = remove { $which }, each counting { $bonus } more
remove-dice-counted = remove as many { $which } { $amount }
remove-dice-opponent = an opponent picks and removes { $which }
remove-dice-total = remove { $which } worth { $total } or more together
remove-dice-counted-bonus = remove as many { $which } { $amount }, each counting { $bonus } more
remove-dice-counted-total = remove as many { $which } { $amount }, worth { $total } or more together
remove-dice-bonus-total = remove { $which } worth { $total } or more together, each counting { $bonus } more
remove-chosen = remove it
remove-chosen-opponent = they remove it
remove-prior = remove that die
remove-lowest = remove the one of them with the lowest value
remove-prior-opponent = they remove that die
remove-lowest-opponent = they remove the one of them with the lowest value
remove-named = remove { $which } showing that symbol
remove-this = this die is removed
give-up-die = remove this die
foe-removes-one = an opponent picks one of them, and it is removed
part-pool = an opponent divides their dice into two groups; you remove all dice of one of them
reroll-dice = reroll { $which }
reroll-dice-counted = reroll as many { $which } { $amount }
reroll-this = reroll it
reroll-this-instead = keep this die and reroll it
reroll-with-this = reroll this die and { $which }
keep-this = this die stays in your pool
turn-dice = turn { $which } to a side you pick
turn-dice-named = turn { $which } to { $n ->
    [one] a side
   *[other] sides
  } with that symbol
turn-dice-no-damage = turn { $which } to a side without damage
turn-dice-to-blank = turn { $which } to a blank side
turn-dice-to-melee = turn { $which } to a side with melee damage
turn-dice-to-ranged = turn { $which } to a side with ranged damage
turn-dice-to-melee-ranged = turn { $which } to a side with damage
turn-dice-to-ranged-resource = turn { $which } to a side with ranged damage or resources
turn-dice-to-shield = turn { $which } to sides with shields
turn-dice-to-special = turn { $which } to a special side
name-symbol = name a symbol that is shown by { $which }
name-colour = name a colour
resolve-dice = resolve { $which }
resolve-dice-how = resolve { $which }, { $how }
resolve-dice-opponent = an opponent resolves { $which }
resolve-bonus = its value increased by { $n }
resolve-bonus-or-vehicle = its value increased by { $n }, or by { $vehicle } if it is a vehicle’s
resolve-bonus-or-common = its value increased by { $n }, or by { $common } if its character is not unique
resolve-bonus-of = its value increased by as much { $amount }
resolve-vehicle-bonus = by { $n } if it is a vehicle’s
resolve-common-bonus = by { $n } if its character is not unique
resolve-value = its value set to as many { $amount }
resolve-as = as if it showed { $symbol }
resolve-as-another = as if it showed another symbol
resolve-free = without paying its cost
resolve-unblockable = its damage unblockable
resolve-keep = leaving it in your pool
resolve-as-no-modifier = as if it were no modifier
resolve-at-each = against each character of an opponent
resolve-same-symbol = all with the same symbol
resolve-chosen = resolve it
resolve-chosen-bonus = resolve it, its value increased by { $n }
resolve-chosen-opponent = its player resolves it
resolve-chosen-opponent-bonus = its player resolves it, its value increased by { $n }
resolve-side = resolve any side of that card’s die
add-value = its value is increased by { $n }
roll-in-discarded = roll that card’s die into your pool
roll-in-played = roll the played card’s die into your pool
roll-in-titled = roll a set-aside die into your pool ({ $title }); it is set aside again afterwards
lock-die = choose { $which }; it may not be rolled in the next round
capture-die = remove { $which } and hold it on this card until this card leaves play

## Damage and shields

damage-count = { $count } damage
damage-n = { $n } damage
unblockable-n = { $n } unblockable damage
shields-count = { $count ->
    [one] a shield
   *[other] { $count } shields
  }
shields-n = { $n ->
    [one] a shield
   *[other] { $n } shields
  }
deal-damage = deal { damage-count } to { $which }
deal-damage-equal = deal { $which } as much damage { $equal }
deal-damage-equal-unless = { deal-damage-equal }, or { $otherwise } if { $unless }
deal-damage-opponent = an opponent deals { damage-count } to { $which }
deal-damage-unless = deal { damage-count } to { $which }, or { $otherwise } if { $unless }
deal-unblockable = deal { $count } unblockable damage to { $which }
deal-unblockable-equal = deal { $which } as much unblockable damage { $equal }
deal-unblockable-unless = { deal-unblockable }, or { $otherwise } if { $unless }
damage-chosen = deal { damage-n } to that character
damage-chosen-equal = deal that character as much damage { $equal }
damage-this = deal { damage-n } to this character
damage-this-equal = deal this character as much damage { $equal }
damage-this-unblockable = deal { unblockable-n } to this character
damage-chosen-unblockable = deal { unblockable-n } to that character
damage-chosen-unblockable-equal = deal that character as much unblockable damage { $equal }
damage-bearer = deal { damage-n } to the character that bears this
damage-hurt = deal { damage-n } to the character that was dealt the damage
damage-hurt-equal = deal the character that was dealt the damage as much damage { $equal }
spread-damage = an opponent divides { damage-n } among their characters
spread-damage-equal = an opponent divides among their characters as much damage { $equal }
each-foe-hurts = each opponent picks one of their characters, which is dealt { $n } unblockable damage
spread-shields = divide { shields-n } among your characters
give-shields = give { shields-count } to { $which }
give-shields-equal = give { $which } as many shields { $equal }
give-shields-equal-unless = { give-shields-equal }, or { $otherwise } if { $unless }
give-shields-unless = give { shields-count } to { $which }, or { $otherwise } if { $unless }
shields-this = give { shields-n } to this character
shields-bearer = give { shields-n } to the character that bears this
shields-bearer-unless = give { shields-n } to the character that bears this, or { $otherwise } if { $unless }
shields-chosen = give { shields-n } to that die’s character
shields-chosen-unless = give { shields-n } to that die’s character, or { $otherwise } if { $unless }
shields-hurt = give { shields-n } to the character that was hurt
remove-shields = remove all shields from { $which }
remove-shields-number = remove { shields-count } from { $which }
remove-shields-some = remove any number of shields from { $which }
lose-own-shield = remove a shield from this character
heal = heal { damage-count } from { $which }
heal-equal = heal from { $which } as much damage { $equal }
heal-bearer-unless = heal { damage-n } from the character that bears this, or { $otherwise } if { $unless }
save-bearer = heal { damage-n } from it
move-damage = move { damage-n } from { $source } to { $target }
move-damage-up-to = move up to { damage-n } from { $source } to { $target }
move-shields = move { shields-n } from { $source } to { $target }
move-shields-up-to = move up to { shields-n } from { $source } to { $target }
from-this = this card
from-bearer = the character that bears this
to-bearer = the character that bears this
another-character-yours = another of your characters
place-damage = put { damage-n } on this card
place-shields = put { shields-n } on this card
block = block up to { $n } of that damage
block-all = block that damage
defeat = defeat { $which }
doom = choose { $which }; it is defeated when the round ends

## Cards and resources

draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
  }
draw-equal = draw as many cards { $equal }
everybody-draws = everybody draws { $n ->
    [one] a card
   *[other] { $n } cards
  }
discard-cards = discard { $which }
foe-discards = make an opponent discard { $n ->
    [one] a card
   *[other] { $n } cards
  } of their hand
foe-discards-all = an opponent discards their hand
foe-discards-equal = an opponent discards as many cards of their hand { $equal }
foe-discards-by-chance = an opponent discards { $n ->
    [one] a random card
   *[other] { $n } random cards
  } of their hand
foe-discards-by-chance-equal = an opponent discards as many random cards of their hand { $equal }
look-at-hand = look at the hand of an opponent
look-at-all-hands = look at the hands of all opponents
look-at-hand-discard = look at the hand of an opponent and discard { $which }
random-seen = look at { $n ->
    [one] a random card
   *[other] { $n } random cards
  } of an opponent’s hand
random-revealed = an opponent reveals { $n ->
    [one] a random card
   *[other] { $n } random cards
  } of their hand
plain-hand-discard = { $look }; discard what is there of the kinds: { $kinds }
plain-hand-count = { $look }; count what is there of the kinds: { $kinds }
plain-hand-colour = { $look }, which must be of that colour
reveal-from-hand = { random-revealed }; note the cost
peek-at-hand = look at { $n ->
    [one] a random card
   *[other] { $n } random cards
  } of the opponent’s hand and note the cost
peek-at-hand-discard-event = look at { $n ->
    [one] a random card
   *[other] { $n } random cards
  } of an opponent’s hand and discard the events among them
reveal-from-hand-colour = an opponent reveals { $n ->
    [one] a random card
   *[other] { $n } random cards
  } of their hand, which must be of that colour
reveal-from-hand-count-event-support = an opponent reveals { $n ->
    [one] a random card
   *[other] { $n } random cards
  } of their hand; count the events and supports among them
reveal-top = an opponent reveals the top card of their deck
interrogate = look at a random card of an opponent’s hand; this die may be removed to discard it, if it is an event
play-from = play { $which }
play-from-on-this = play { $which } on this character
play-from-on-this-may = you may play { $which } on this character
play-from-on-chosen = play { $which } on that character
play-from-on-chosen-may = you may play { $which } on that character
play-from-may = you may play { $which }
play-from-free = play { $which } free
play-from-free-may = you may play { $which } free
play-from-free-on-this = play { $which } on this character, free
play-from-free-on-this-may = you may play { $which } on this character, free
play-from-free-on-chosen = play { $which } on that character, free
play-from-free-on-chosen-may = you may play { $which } on that character, free
play-from-less = play { $which } for { $n } less
play-from-less-may = you may play { $which } for { $n } less
play-from-less-on-this-may = you may play { $which } on this character for { $n } less
play-from-less-on-chosen = play { $which } on that character for { $n } less
play-from-less-on-chosen-may = you may play { $which } on that character for { $n } less
play-from-less-on-this = play { $which } on this character for { $n } less
hand-to-deck = put { $which } under your deck
mill = discard { $n ->
    [one] a card
   *[other] { $n } cards
  } off the top of your deck
mill-equal = discard as many cards off the top of your deck { $equal }
mill-foe = discard { $n ->
    [one] a card
   *[other] { $n } cards
  } off the top of an opponent’s deck
mill-foe-equal = discard as many cards off the top of an opponent’s deck { $equal }
mill-foe-unless = discard { $n ->
    [one] a card
   *[other] { $n } cards
  } off the top of an opponent’s deck, or { $otherwise } if { $unless }
mill-each-foe = discard { $n } cards off the top of each opponent’s deck
recover = put { $which } into your hand
recover-may = you may put { $which } into your hand
recover-by-chance = put { $which } into your hand, picked at random
recover-to-deck = put { $which } on top of your deck
recover-to-deck-may = you may put { $which } on top of your deck
recover-to-deck-by-chance = put { $which } on top of your deck, picked at random
return-to-hand = return { $which } to its owner’s hand
return-to-hand-paying = pay the cost of { $which } to return it to its owner’s hand
discard-in-play = discard { $which }
sabotage = discard as many cards of your hand as { $which } costs, to discard it
discard-this = discard this card
discard-this-instead = discard this card
place-this-top = put this card on top of your deck
place-this-bottom = put this card under your deck
place-this-aside = set this card aside
swap-hand-discard = exchange a card of your hand for one of your discard pile
swap-with-hand = exchange this card for { $which }
deck-any = a player’s deck
deck-yours = your deck
arrange-top = look at { $n } cards off the top of { $deck } and put them on top or under it in any order
discard-one-draw-other = look at { $n } cards off the top of { $deck }; you may discard one, then that player draws the other
play-one-of-top = look at { $n } cards off the top of { $deck } and play one of them free if you like; discard the rest
draw-and-use = draw a card; you may { $choice0 }, or { $choice1 }
draw-and-play = play it free
draw-and-discard = discard it to gain { $n } resources
lay-face-down = set this card aside with a card of your hand face down under it
play-face-down = play the card under another set-aside copy of this one free and discard that copy
gain = gain { $n ->
    [one] a resource
   *[other] { $n } resources
  }
gain-equal = gain as many resources { $equal }
foe-gains = its player gains { $n ->
    [one] a resource
   *[other] { $n } resources
  }
foe-loses = an opponent loses { $n ->
    [one] a resource
   *[other] { $n } resources
  }
foe-loses-all = an opponent loses all resources
foe-loses-unless = an opponent loses { $n ->
    [one] a resource
   *[other] { $n } resources
  }, or { $otherwise } if { $unless }
spend = pay { $n ->
    [one] a resource
   *[other] { $n } resources
  }
swap-resources = exchange all your resources with those of an opponent

## The board

spot = spot { $n ->
    [one] a { $colour } character of yours
   *[other] { $n } { $colour } characters of yours
  }
exhaust-this = exhaust this card
ready-this = ready this card
exhaust = exhaust { $which }
ready = ready { $which }
activate = activate { $which }
activate-this = activate this character
activate-bearer = activate the character that bears this
take-actions = take { $n ->
    [one] an additional action
   *[other] up to { $n } additional actions
  }
foe-acts = an opponent may take an action
end-phase = end the action phase
swap-battlefield = exchange the battlefield for one that is not used
swap-battlefield-may = you may exchange the battlefield for one that is not used
use-claim = use the claim ability of the battlefield
use-claim-may = you may use the claim ability of the battlefield, as when you claim it
use-unused-claim = use the claim ability of a battlefield that is not used
use-unused-claim-may = you may use the claim ability of a battlefield that is not used, as when you claim it
take-battlefield = take control of the battlefield
next-has-ambush = the next card you play this turn has Ambush
has-ambush = that card has Ambush
cheaper = that card costs { $n } less
become-support = this card becomes a ready support
take-upgrade = move { $which } to this character
move-upgrade = move { $which } to another character of the same player
return-defeated = return a defeated character of yours that is { $colour } and not unique, without damage
use-special = use the special ability of { $which }

# Said where no idiom is: when an ability works, who does something, which sides are meant
ability-plain = { $told }: { $text-running }
timing-event = when it is played
timing-action = as an action
timing-special = as a special side
timing-claim = when the battlefield is claimed
timing-before = before something
timing-instead = instead of something
timing-after = after something
timing-may = if you like
opponent-plain = an opponent does this: { $text }
turn-dice-to-one-of = turn { $which } to a side with one of these: { $words }
turn-dice-counted-to-one-of = turn as many dice ({ $which }; { $amount }) to a side with one of these: { $words }

# The same in few words, where there is little room
short-ability-event-to = { $cost-sentences } If so, { $text-running }
short-ability-action-to = Action: { $cost } → { $text-running }
short-ability-special-to = Special: { $cost } → { $text-running }
short-ability-claim-to-may = Claim: { $cost } → { $text-running }
short-ability-after = After { $when }: { $text-running }
short-ability-after-may = After { $when }: may { $text-running }
short-ability-after-to-may = After { $when }: may { $cost } → { $text-running }
short-ability-before-may = Before { $when }: may { $text-running }
short-ability-before-to-may = Before { $when }: may { $cost } → { $text-running }
short-when-bearer-activate = its bearer’s activation
short-when-this-activate = activation
short-when-this-play = playing it
short-when-you-roll-symbol = you roll { $symbol }
short-only-on = On { $colour } only.
short-only = If { $if }.
short-only-spotting = you have { $colour }
short-only-holding = you hold the battlefield
short-only-showing = you show { $n } × { $symbol }
short-if-copy-discarded = a copy is in your discard pile
short-die-yours = { $n ->
    [one] your die
   *[other] { $n } of your dice
  }
short-die-yours-such = { $n ->
    [one] your die
   *[other] { $n } of your dice
  } { $such }
short-die-opponents = { $n ->
    [one] an enemy die
   *[other] { $n } enemy dice
  }
short-die-opponents-such = { $n ->
    [one] an enemy die
   *[other] { $n } enemy dice
  } { $such }
short-die-opponents-all = all enemy dice
short-die-opponents-all-such = all enemy dice { $such }
short-character-any = { $n ->
    [one] a character
   *[other] { $n } characters
  }
short-character-any-such = a character { $such }
short-character-yours = your character
short-character-yours-such = your character { $such }
short-character-opponents-all = every enemy
short-card-of-hand-yours = { $n ->
    [one] a hand card
   *[other] { $n } hand cards
  }
short-such-is = ({ $what })
short-such-outnumbered = of one with fewer ready
short-such-not-bearer = but not its bearer
short-such-of-bearer = of its bearer
short-remove-dice-opponent = an opponent removes { $which }
short-reroll-this-instead = reroll this die
short-turn-dice = turn { $which }
short-resolve-dice-how = resolve { $which }: { $how }
short-resolve-bonus = +{ $n }
short-shields-bearer = give { shields-n } to its bearer
short-foe-discards = make an opponent discard { $n ->
    [one] a card
   *[other] { $n } cards
  }
short-mill-foe = discard { $n ->
    [one] a card
   *[other] { $n } cards
  } off an enemy deck
short-spend = pay { $n }
short-spot = spot { $n ->
    [one] { $colour }
   *[other] { $n } { $colour }
  }
short-exhaust-this = exhaust
short-take-actions = take { $n ->
    [one] another action
   *[other] up to { $n } more actions
  }
