"""Which cards a text speaks of."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import (
    COMMITTED,
    DAMAGE,
    ENGAGED,
    ENHANCEMENTS,
    FIGHTING,
    FOCUS,
    OBJECTIVES,
    SHIELDS,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.movement import has_attachment
from kantyna.games.card_game.vocabulary import ATTACKING
from kantyna.kernel.body import Row
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

ANY: Final = 0
FRIENDLY: Final = 1
FOE: Final = 2

A_UNIT: Final = 1
AN_OBJECTIVE: Final = 2
AN_ENHANCEMENT: Final = 4
AN_AFFILIATION: Final = 8

# States: bits.
EXHAUSTED: Final = 1
DAMAGED: Final = 2
UNSHIELDED: Final = 4
IN_FIGHT: Final = 8
ON_ATTACK: Final = 16
IS_COMMITTED: Final = 32
NOT_LIMITED: Final = 64
NOT_ENGAGED: Final = 128
LADEN: Final = 256
"""Tokens or enhancements are on it."""


class Select:
    """*key* words it; the rest decides. *traits*: any of them; *without*: none of them; *cost*: at most, as printed."""

    def __init__(
        self,
        key: str,
        kinds: i64,
        whose: i64 = ANY,
        traits: i64 = 0,
        without: i64 = 0,
        state: i64 = 0,
        cost: i64 = -1,
    ) -> None:
        self.key = key
        self.kinds = kinds
        self.whose = whose
        self.traits = traits
        self.without = without
        self.state = state
        self.cost = cost

    def find(self, table: CardGame, seat: Seat) -> list[CardId]:
        """All such cards in play, seen from *seat*."""
        found: list[CardId] = []
        for side in range(2):
            if self.whose != ANY and (side == seat) != (self.whose == FRIENDLY):
                continue
            if self.kinds & A_UNIT:
                self._add(table, table.rows[UNITS[side]], found)
            if self.kinds & AN_OBJECTIVE:
                self._add(table, table.rows[OBJECTIVES[side]], found)
            if self.kinds & AN_ENHANCEMENT:
                self._add(table, table.rows[ENHANCEMENTS[side]], found)
            if self.kinds & AN_AFFILIATION and self.fits(table, table.decks.affiliation[side]):
                found.append(table.decks.affiliation[side])
        found.sort()
        return found

    def _add(self, table: CardGame, pile: Row, found: list[CardId]) -> None:
        for card in pile:
            if self.fits(table, card):
                found.append(card)

    def any(self, table: CardGame, seat: Seat) -> bool:
        for side in range(2):
            if self.whose != ANY and (side == seat) != (self.whose == FRIENDLY):
                continue
            if self.kinds & A_UNIT and self._has(table, table.rows[UNITS[side]]):
                return True
            if self.kinds & AN_OBJECTIVE and self._has(table, table.rows[OBJECTIVES[side]]):
                return True
            if self.kinds & AN_ENHANCEMENT and self._has(table, table.rows[ENHANCEMENTS[side]]):
                return True
            if self.kinds & AN_AFFILIATION and self.fits(table, table.decks.affiliation[side]):
                return True
        return False

    def _has(self, table: CardGame, pile: Row) -> bool:
        for card in pile:
            if self.fits(table, card):
                return True
        return False

    def fits(self, table: CardGame, card: CardId) -> bool:
        """Does the card have the traits, cost and state? Whose it is and its kind are asked elsewhere."""
        printed = table.printed[card]
        if self.traits and not printed.traits & self.traits:
            return False
        if self.without and printed.traits & self.without:
            return False
        if self.cost >= 0 and printed.cost > self.cost:
            return False
        if printed.untargetable:
            return False
        state = self.state
        if not state:
            return True
        if state & EXHAUSTED and not table.mark(FOCUS, card):
            return False
        if state & DAMAGED and not table.mark(DAMAGE, card):
            return False
        if state & UNSHIELDED and table.mark(SHIELDS, card):
            return False
        if state & IN_FIGHT and not table.mark(FIGHTING, card):
            return False
        if state & ON_ATTACK and table.mark(FIGHTING, card) != ATTACKING:
            return False
        if state & IS_COMMITTED and not table.mark(COMMITTED, card):
            return False
        if state & NOT_LIMITED and printed.limited:
            return False
        if state & LADEN and not (
            table.mark(FOCUS, card)
            or table.mark(DAMAGE, card)
            or table.mark(SHIELDS, card)
            or has_attachment(table, card)
        ):
            return False
        return not (state & NOT_ENGAGED and card == table.count[ENGAGED])

    def mine(self, table: CardGame, seat: Seat, card: CardId) -> bool:
        """Is the card on the side this speaks of?"""
        return self.whose == ANY or (table.owner[card] == seat) == (self.whose == FRIENDLY)

    def said(self) -> Said:
        return Said(f"some-{self.key}")

    def said_each(self) -> Said:
        return Said(f"each-{self.key}")
