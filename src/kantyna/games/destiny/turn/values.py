"""What numbers are worth now: dice, costs, limits. Asked for, never written back."""

from __future__ import annotations

from kantyna.games.destiny.card import X
from kantyna.games.destiny.effects import constant as c
from kantyna.games.destiny.table import (
    CHARACTERS,
    CONTROLLER,
    EXHAUSTED,
    HAND,
    HAND_SIZE,
    HOST,
    IN_PLAY,
    POOL,
    RESOURCES,
    UPGRADES,
    YELLOW_EVENTS,
    Destiny,
)
from kantyna.games.destiny.vocabulary import ABILITY as ABILITY_SUBTYPE
from kantyna.games.destiny.vocabulary import (
    BLANK,
    BLUE,
    CHARACTER,
    EVENT,
    GUARDIAN,
    MELEE,
    RANGED,
    REDEPLOY,
    SPECIAL,
    UPGRADE,
    WEAPON,
    YELLOW,
)
from kantyna.kernel.die import Face
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Seat
from kantyna.kernel.native import i64

INCOME = 2


def side_value(table: Destiny, seat: Seat, die: CardId, face: Face) -> i64:
    """What a side is worth to *seat*: special and blank sides nothing, whatever is added (DE-DIE-1)."""
    if face.symbol == SPECIAL or face.symbol == BLANK:
        return 0
    value: i64 = len(table.rows[HAND[seat]]) if face.value == X else face.value
    if table.printed[die].constant[c.HOLDING_VALUE] and table.home(die) != NO_CARD and table.count[CONTROLLER] == seat:
        value += table.printed[die].constant[c.HOLDING_VALUE]
    return value


def value_of(table: Destiny, die: CardId) -> i64:
    """The value that a die in a pool shows."""
    return side_value(table, table.controller(die), die, table.face(die))


def shows(table: Destiny, die: CardId, symbol: i64) -> bool:
    """Does a die in a pool show this symbol, modifier or not?"""
    return table.face(die).symbol == symbol


def shows_damage(table: Destiny, die: CardId) -> bool:
    symbol = table.face(die).symbol
    return symbol == MELEE or symbol == RANGED


def hand_size(table: Destiny, seat: Seat) -> i64:
    return HAND_SIZE + in_play_amount(table, seat, c.HAND_SIZE_MORE)


def in_play_amount(table: Destiny, seat: Seat, what: i64) -> i64:
    """The sum of a constant effect of the cards that a seat has in play."""
    total: i64 = 0
    if table.kit.constant[what]:
        for handle in IN_PLAY:
            for card in table.rows[handle[seat]]:
                total += table.printed[card].constant[what]
    return total


def in_pool_amount(table: Destiny, seat: Seat, what: i64) -> i64:
    """The amount of a constant effect that a die in the pool of a seat brings along; several bring no more."""
    if table.kit.constant[what]:
        for die in table.rows[POOL[seat]]:
            if table.printed[die].constant[what] and table.home(die) != NO_CARD:
                return table.printed[die].constant[what]
    return 0


def income(table: Destiny, seat: Seat) -> i64:
    """Resources of an upkeep: never less than 1 because of others."""
    less: i64 = 0
    if table.kit.constant[c.FOES_EARN_LESS]:
        for foe in table.foes(seat):
            less += in_play_amount(table, foe, c.FOES_EARN_LESS)
    return max(INCOME - less, 1)


def claim_tax(table: Destiny, seat: Seat) -> i64:
    """What opponents' dice ask for claiming."""
    tax: i64 = 0
    if table.kit.constant[c.CLAIM_TAX]:
        for foe in table.foes(seat):
            tax += in_pool_amount(table, foe, c.CLAIM_TAX)
    return tax


def ready(table: Destiny, seat: Seat) -> i64:
    """How many characters of a seat are ready."""
    found = 0
    for card in table.rows[CHARACTERS[seat]]:
        if not table.mark(EXHAUSTED, card):
            found += 1
    return found


def is_guardian(table: Destiny, card: CardId) -> bool:
    """Printed or given: no keyword counts twice."""
    printed = table.printed[card]
    if printed.kind != CHARACTER:
        return False
    if printed.keywords & GUARDIAN:
        return True
    seat = table.controller(card)
    if not printed.unique and in_play_amount(table, seat, c.GUARDIAN_TO_COMMON):
        return True
    for other in table.rows[UPGRADES[seat]]:
        if table.mark(HOST, other) == card + 1 and table.printed[other].constant[c.GUARDIAN_TO_HOST]:
            return True
    return False


def has_redeploy(table: Destiny, upgrade: CardId) -> bool:
    printed = table.printed[upgrade]
    if printed.keywords & REDEPLOY:
        return True
    for one in printed.constants:
        if one.what == c.REDEPLOY_ON and table.printed[table.host(upgrade)].title == one.title:
            return True
    return False


def is_protected(table: Destiny, die: CardId, remover: Seat) -> bool:
    """Does a pilot's die in the same pool keep an opponent from removing this one (TIE Pilot)? Dice removed together
    leave at once, so ask this of all of them before any leaves: a pilot's die that goes too still guards the others."""
    if not table.kit.constant[c.GUARDS_RANGED] or not shows(table, die, RANGED):
        return False
    seat = table.controller(die)
    if seat == remover:
        return False
    for other in table.rows[POOL[seat]]:
        if table.printed[other].constant[c.GUARDS_RANGED] and table.home(other) != NO_CARD and other != die:
            return True
    return False


def play_cost(table: Destiny, seat: Seat, card: CardId, bearer: CardId, replaced: CardId, less: i64) -> i64:
    """What a card costs to play now, never less than nothing (DE-PLAY-2)."""
    printed = table.printed[card]
    cost = printed.cost - less
    if printed.kind == EVENT and printed.colour == YELLOW and table.count[YELLOW_EVENTS[seat]] == 0:
        cost -= in_play_amount(table, seat, c.FIRST_EVENT_DISCOUNT)
    for one in printed.constants:
        if one.what == c.RICH_FOE_DISCOUNT:
            for foe in table.foes(seat):
                if table.count[RESOURCES[foe]] >= one.least:
                    cost -= one.amount
                    break
    if bearer != NO_CARD:
        discount = table.printed[bearer].constant[c.BARE_WEAPON_DISCOUNT]
        if discount and printed.subtypes & WEAPON and not is_equipped(table, bearer):
            cost -= discount
    if replaced != NO_CARD:
        cost -= table.printed[replaced].cost
    return max(cost, 0)


def is_equipped(table: Destiny, character: CardId) -> bool:
    """Has this character an upgrade?"""
    for upgrade in table.rows[UPGRADES[table.controller(character)]]:
        if table.mark(HOST, upgrade) == character + 1:
            return True
    return False


def may_bear(table: Destiny, card: CardId, bearer: CardId) -> bool:
    """May an upgrade be played on this character?"""
    printed = table.printed[card]
    host = table.printed[bearer]
    if host.constant[c.NO_BLUE_ABILITIES] and printed.colour == BLUE and printed.subtypes & ABILITY_SUBTYPE:
        return False
    if host.constant[c.WEAPONS_UNRESTRICTED] and printed.subtypes & WEAPON:
        return True
    for condition in printed.only:
        if not condition.fits(table, bearer):
            return False
    return True


def is_unrestricted(table: Destiny, card: CardId, bearer: CardId) -> bool:
    """Does this bearer let the restrictions of a weapon pass?"""
    return (
        bearer != NO_CARD
        and table.printed[bearer].constant[c.WEAPONS_UNRESTRICTED] != 0
        and table.printed[card].subtypes & WEAPON != 0
    )


def restrictions_hold(table: Destiny, seat: Seat, card: CardId, bearer: CardId) -> bool:
    """May the card be played at all, on this bearer if it is an upgrade?"""
    printed = table.printed[card]
    if printed.kind == UPGRADE and (bearer == NO_CARD or not may_bear(table, card, bearer)):
        return False
    if printed.only and not is_unrestricted(table, card, bearer):
        frame = Frame(-1, seat, card)
        for condition in printed.only:
            if not condition.holds_here(table, frame):
                return False
    return not (printed.unique and has_copy(table, seat, card))


def has_copy(table: Destiny, seat: Seat, card: CardId) -> bool:
    """Does a seat have another card of the same title in play?"""
    title = table.printed[card].title
    for handle in IN_PLAY:
        for other in table.rows[handle[seat]]:
            if other != card and table.printed[other].title == title:
                return True
    return False


def can_split(table: Destiny, die: CardId) -> bool:
    """May the shields of this die go to several characters?"""
    return table.printed[die].constant[c.SPLIT_SHIELDS] != 0
