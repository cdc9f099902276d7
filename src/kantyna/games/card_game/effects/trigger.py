"""What sets an ability off: a kind of happening, whose, and about which card."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.book import CARDS
from kantyna.games.card_game.effects.selector import Select
from kantyna.games.card_game.table import FIGHT, FIGHTING, CardGame
from kantyna.games.card_game.vocabulary import (
    ENHANCEMENT,
    H_EDGE_WON,
    H_ENTERS,
    H_LEAVES,
    H_SURVIVED,
    H_USED,
    OBJECTIVE,
    UNIT,
)
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

# Whose.
ANYBODY: Final = 0
YOURS: Final = 1
THEIRS: Final = 2

# About which card.
WHATEVER: Final = 0
THIS: Final = 1
HOST: Final = 2
SUCH: Final = 3
OTHER_SUCH: Final = 4
BY_THIS: Final = 5
"""A card such as described, and this one is the source."""

# How: bits; each kind of happening knows its own.
IN_ANY_WAY: Final = 0
PLAYED: Final = 1
IN_FIGHT: Final = 2
BY_DESTRUCTION: Final = 4
ON_ATTACK: Final = 8
UNOPPOSED: Final = 16
AN_EVENT: Final = 32
AN_INTERRUPT: Final = 64
BY_CAPTURE: Final = 128
LATE: Final = 256
"""Damage that shields have not stopped: the printed "is dealt"."""

KIND_BITS: Final = {UNIT: 1, OBJECTIVE: 2, ENHANCEMENT: 4}


class Trigger:
    """*key* words it."""

    def __init__(
        self,
        key: str,
        kind: i64,
        whose: i64 = ANYBODY,
        about: i64 = WHATEVER,
        such: Select | None = None,
        how: i64 = IN_ANY_WAY,
        affiliation: i64 = -1,
    ) -> None:
        self.key = key
        self.kind = kind
        self.whose = whose
        self.about = about
        self.such = such
        self.how = how
        self.affiliation = affiliation

    def hears(self, table: CardGame, seat: Seat, card: CardId, event: Happening) -> bool:
        """Does *event* set it off for *card* of *seat*?"""
        if event.kind != self.kind:
            return False
        if self.whose and (event.seat == seat) != (self.whose == YOURS):
            return False
        about = self.about
        if about == THIS:
            if event.card != card:
                return False
        elif about == HOST:
            if event.card != table.host(card):
                return False
        elif about:
            if about == OTHER_SUCH and event.card == card:
                return False
            if about == BY_THIS and event.source != card:
                return False
            such = self.such
            assert such is not None
            number = table.defs[event.card]
            if not KIND_BITS.get(CARDS[number].kind, 0) & such.kinds:
                return False
            if not such.mine(table, seat, event.card) or not such.fits(table, event.card):
                return False
        if self.affiliation >= 0 and table.printed[event.card].affiliation != self.affiliation:
            return False
        return not self.how or self._how(table, seat, event)

    def _how(self, table: CardGame, seat: Seat, event: Happening) -> bool:
        how = self.how
        kind = self.kind
        if kind == H_ENTERS:
            if how & PLAYED and not event.amount:
                return False
            return not (how & IN_FIGHT and not table.count[FIGHT])
        if kind == H_LEAVES:
            return event.amount == 0 if how & BY_DESTRUCTION else event.other >= 0
        if kind == H_USED:
            return event.amount & (1 if how & AN_EVENT else 2) != 0
        if kind == H_SURVIVED:
            return not (how & UNOPPOSED and not event.amount)
        if kind == H_EDGE_WON:
            return not (how & ON_ATTACK and seat != table.active)
        if how & ON_ATTACK:
            return table.mark(FIGHTING, event.card) == 1
        return True

    def said(self) -> Said:
        return Said(f"when-{self.key}")
