"""What dice, cards and teams are worth at a glance, in hundredths of a point of damage."""

from __future__ import annotations

from kantyna.games.destiny.table import (
    CHARACTERS,
    CONTROLLER,
    DECK,
    EXHAUSTED,
    HAND,
    POOL,
    RESOURCES,
    SHIELDS,
    SUPPORTS,
    UPGRADES,
    Destiny,
)
from kantyna.games.destiny.turn.values import side_value
from kantyna.games.destiny.vocabulary import (
    BLANK,
    CHARACTER,
    DISCARD,
    DISRUPT,
    EVENT,
    FOCUS,
    MELEE,
    RANGED,
    RESOURCE,
    SHIELD,
    SPECIAL,
)
from kantyna.kernel.die import FACES, Face
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64


def face_worth(table: Destiny, seat: Seat, die: CardId, face: Face) -> i64:
    """What a side gives to whoever can pay for it."""
    symbol = face.symbol
    if symbol == BLANK:
        return 0
    if symbol == SPECIAL:
        return 210 - 70 * face.cost
    value = side_value(table, seat, die, face)
    each: i64 = 60
    if symbol == MELEE or symbol == RANGED:
        each = 100
    elif symbol == SHIELD:
        each = 70
    elif symbol == RESOURCE:
        each = 80
    elif symbol == DISRUPT:
        each = 45
    elif symbol == DISCARD:
        each = 55
    elif symbol == FOCUS:
        each = 90
    worth = value * each - 70 * face.cost
    return worth * 3 // 4 if face.plus else worth


def shown_worth(table: Destiny, seat: Seat, die: CardId) -> i64:
    """What a die in a pool shows."""
    return face_worth(table, seat, die, table.face(die))


def die_worth(table: Destiny, seat: Seat, die: CardId) -> i64:
    """What a die gives on average."""
    total: i64 = 0
    for face in table.printed[die].sides:
        total += max(face_worth(table, seat, die, face), 0)
    return total // FACES


def threat(table: Destiny, character: CardId) -> i64:
    """What a character's own and its upgrades' dice bring on average: whom to strike first."""
    seat = table.controller(character)
    total: i64 = 0
    for card in [character, *table.upgrades(character)]:
        for die in table.dice_of(card):
            total += die_worth(table, seat, die)
    return total


def strength(table: Destiny, seat: Seat) -> i64:
    """A seat's whole standing: health and shields weighted by what is lost with them, dice, cards, resources."""
    total: i64 = 0
    for card in table.rows[CHARACTERS[seat]]:
        left = table.health_left(card)
        total += 300 + left * 60 + min(table.mark(SHIELDS, card), left) * 40
        dice = threat(table, card)
        total += dice * 3 + (dice if not table.mark(EXHAUSTED, card) else 0)
    for die in table.rows[POOL[seat]]:
        total += max(shown_worth(table, seat, die), 0) * 3 // 4
    for card in table.rows[SUPPORTS[seat]]:
        total += 60 + table.printed[card].cost * 60
    for card in table.rows[UPGRADES[seat]]:
        total += table.printed[card].cost * 20
    total += min(table.count[RESOURCES[seat]], 4) * 50 + len(table.rows[HAND[seat]]) * 40
    total += min(len(table.rows[DECK[seat]]), 6) * 15
    return total + 40 if table.count[CONTROLLER] == seat else total


def card_worth(table: Destiny, card: CardId) -> i64:
    """What a card in hand is worth to keep."""
    printed = table.printed[card]
    if printed.kind == CHARACTER:
        return 0
    worth = 60 + printed.cost * 50
    return worth + 60 if printed.has_die else worth + (20 if printed.kind == EVENT else 0)
