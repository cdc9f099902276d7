"""Rules of thumb: upgrades before activating, damage concentrated, the best enemy die removed, a claim when little is
left."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.bot.values import card_worth, face_worth, shown_worth, strength, threat
from kantyna.games.destiny.table import CHARACTERS, DECK, HAND, POOL, ROUND, SHIELDS, SPACE, Destiny
from kantyna.games.destiny.turn.activate import ACTIVATE
from kantyna.games.destiny.turn.answers import AMOUNT, CHOOSE, FACE_UP, NO, PICK, STOP, YES
from kantyna.games.destiny.turn.claim import CLAIM
from kantyna.games.destiny.turn.main import PASS
from kantyna.games.destiny.turn.play import PLAY
from kantyna.games.destiny.turn.reroll import TO_REROLL
from kantyna.games.destiny.turn.resolve import RESOLVE
from kantyna.games.destiny.turn.use import USE
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.vocabulary import (
    ASK_BEARER,
    ASK_GUARD,
    ASK_HAND,
    ASK_MODIFY,
    ASK_MULLIGAN,
    ASK_NEXT_DIE,
    ASK_POINT,
    ASK_REROLL,
    ASK_SHIELD,
    ASK_TARGET,
    ASK_TURN_DIE,
    ASK_UPKEEP,
    EVENT,
    MELEE,
    RANGED,
    SHIELD,
    UPGRADE,
)
from kantyna.kernel.body import listed
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

SCARCE: Final = 20
"""With so few cards left one is thrifty."""


class DestinyHeuristics(Heuristics):
    """What looks good at a glance."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        assert isinstance(table, Destiny)
        verb = SPACE.verb(code)
        what = code - verb.base
        if verb is PLAY:
            return _play(table, seat, what)
        if verb is ACTIVATE:
            return 260 + min(threat(table, what), 200)
        if verb is USE:
            return 150
        if verb is RESOLVE:
            return _resolve(table, seat, what)
        if verb is TO_REROLL:
            return _reroll(table, seat, what)
        if verb is CLAIM:
            return 90 - _pool(table, seat) // 4
        if verb is PASS:
            return 20
        if verb is PICK:
            return _pick(table, seat, what)
        if verb is FACE_UP:
            die = table.asked_card
            owner = table.controller(die)
            face = table.printed[die].sides[what]
            worth = face_worth(table, seat, die, face) if face.cost <= 2 else 0
            return worth if owner == seat or owner < 0 else -worth
        if verb is YES:
            return 10
        if verb is AMOUNT:
            return what
        if verb is CHOOSE:
            return 5 - what
        if verb is NO:
            return 0
        return 15 if verb is STOP else 0

    def clock(self, table: Table) -> i64:
        assert isinstance(table, Destiny)
        return table.count[ROUND]

    def horizon(self, table: Table) -> i64:
        assert isinstance(table, Destiny)
        return table.count[ROUND] + 1

    def evaluate(self, table: Table, seat: Seat) -> i64:
        """One's own standing beside that of all."""
        assert isinstance(table, Destiny)
        own = strength(table, seat)
        best: i64 = 1
        for foe in table.foes(seat):
            best = max(best, strength(table, foe))
        return max(min(500 + (own - best) * 500 // max(own + best, 1) * 2, 990), 10)


def _play(table: Destiny, seat: Seat, card: CardId) -> i64:
    """What brings dice early; events when there is something to do with them."""
    printed = table.printed[card]
    if printed.kind != EVENT:
        if _cards(table, seat) <= 8:
            return 10  # nothing that is drawn for it would come in time
        return 460 + printed.cost * 10 if printed.has_die else 300
    enemy: i64 = 0
    for foe in table.foes(seat):
        enemy += _pool(table, foe)
    at_stake = enemy + _pool(table, seat) // 2
    if at_stake < (150 if _cards(table, seat) > SCARCE else 300):
        return 5  # a card that does little is better kept: whoever runs out of cards loses
    return 120 + min(at_stake, 400) // 2


def _pool(table: Destiny, seat: Seat) -> i64:
    total: i64 = 0
    for die in table.rows[POOL[seat]]:
        total += max(shown_worth(table, seat, die), 0)
    return total


def _resolve(table: Destiny, seat: Seat, die: CardId) -> i64:
    """Damage at once, above all where it defeats somebody."""
    worth = shown_worth(table, seat, die)
    symbol = table.face(die).symbol
    if symbol == MELEE or symbol == RANGED:
        for foe in table.foes(seat):
            for card in table.rows[CHARACTERS[foe]]:
                if table.health_left(card) + table.mark(SHIELDS, card) <= value_of(table, die):
                    return 900 + worth
        return 250 + worth
    return 130 + worth if worth > 0 else 25


def _reroll(table: Destiny, seat: Seat, card: CardId) -> i64:
    """When most of the pool is useless, for the worst card."""
    useless: i64 = 0
    for die in table.rows[POOL[seat]]:
        if shown_worth(table, seat, die) <= 40:
            useless += 1
    if useless < 3 or _cards(table, seat) <= SCARCE:
        return -50
    return useless * 70 - card_worth(table, card) // 3


def _cards(table: Destiny, seat: Seat) -> i64:
    """The cards that a seat has left."""
    return len(table.rows[HAND[seat]]) + len(table.rows[DECK[seat]])


def _pick(table: Destiny, seat: Seat, thing: CardId) -> i64:
    kind = table.asked_kind
    if table.is_die[thing]:
        return _pick_die(table, seat, thing, kind)
    if kind == ASK_MULLIGAN:
        printed = table.printed[thing]
        return 5 if printed.has_die and printed.cost <= 3 else 20
    if kind == ASK_UPKEEP:
        return 5
    if kind == ASK_HAND:
        own = thing in listed(table.rows[HAND[seat]])
        return 300 - card_worth(table, thing) if own else card_worth(table, thing)
    owner = table.controller(thing)
    if kind == ASK_BEARER:
        return 500 + table.health_left(thing) * 5 + threat(table, thing) // 10
    if kind == ASK_POINT and owner == seat and table.asked_card >= 0:
        return 100 - threat(table, thing) // 10 + table.health_left(thing)
    if owner < 0 or table.printed[thing].kind == UPGRADE:
        return 100 if owner != seat else 30
    shields = kind == ASK_SHIELD or _gives_shields(table)
    if shields:
        return 400 - table.mark(SHIELDS, thing) * 50 - table.health_left(thing) * 5 if owner == seat else -100
    if owner == seat:
        return -200
    left = table.health_left(thing) + table.mark(SHIELDS, thing)
    killed = kind == ASK_TARGET and left <= table.asked_number
    return 1000 - left * 30 + threat(table, thing) // 4 + (2000 if killed else 0)


def _pick_die(table: Destiny, seat: Seat, die: CardId, kind: i64) -> i64:
    owner = table.controller(die)
    worth = shown_worth(table, owner, die) if table.in_pool(die) else 50
    if kind == ASK_REROLL or kind == ASK_TURN_DIE:
        return 60 - worth
    if kind == ASK_NEXT_DIE or kind == ASK_MODIFY:
        return 100 + worth
    if kind == ASK_GUARD:
        return worth - 250
    return worth + 100 if owner != seat else 90 - worth


def _gives_shields(table: Destiny) -> bool:
    """Is the die that is being resolved one of shields?"""
    asked = table.asked_card
    return (
        table.asked_kind == ASK_TARGET
        and asked >= 0
        and table.is_die[asked] != 0
        and table.in_pool(asked)
        and table.face(asked).symbol == SHIELD
    )
