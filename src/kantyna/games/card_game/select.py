"""Which cards a text speaks of."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.book import COST, IS_LIMITED, TRAITS_OF, UNTARGETABLE
from kantyna.games.card_game.moves import attachments
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.words import ATTACKING
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.said import Said

ANY: Final = 0
FRIENDLY: Final = 1
FOE: Final = 2

UNITS: Final = 1
OBJECTIVES: Final = 2
ENHANCEMENTS: Final = 4
AFFILIATIONS: Final = 8

# States: bits.
EXHAUSTED: Final = 1
DAMAGED: Final = 2
UNSHIELDED: Final = 4
IN_FIGHT: Final = 8
ON_ATTACK: Final = 16
COMMITTED: Final = 32
NOT_LIMITED: Final = 64
NOT_ENGAGED: Final = 128
LADEN: Final = 256
"""Tokens or enhancements are on it."""


class Select:
    """*key* words it; the rest decides. *traits*: any of them; *without*: none of them; *cost*: at most, as printed."""

    def __init__(
        self,
        key: str,
        kinds: int,
        whose: int = ANY,
        traits: int = 0,
        without: int = 0,
        state: int = 0,
        cost: int = -1,
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
            if self.kinds & UNITS:
                self._add(table, table.units[side], found)
            if self.kinds & OBJECTIVES:
                self._add(table, table.objectives[side], found)
            if self.kinds & ENHANCEMENTS:
                self._add(table, table.enhancements[side], found)
            if self.kinds & AFFILIATIONS and self.fits(table, table.affiliation[side]):
                found.append(table.affiliation[side])
        found.sort()
        return found

    def _add(self, table: CardGame, pile: list[CardId], found: list[CardId]) -> None:
        for card in pile:
            if self.fits(table, card):
                found.append(card)

    def any(self, table: CardGame, seat: Seat) -> bool:
        for side in range(2):
            if self.whose != ANY and (side == seat) != (self.whose == FRIENDLY):
                continue
            if self.kinds & UNITS and self._has(table, table.units[side]):
                return True
            if self.kinds & OBJECTIVES and self._has(table, table.objectives[side]):
                return True
            if self.kinds & ENHANCEMENTS and self._has(table, table.enhancements[side]):
                return True
            if self.kinds & AFFILIATIONS and self.fits(table, table.affiliation[side]):
                return True
        return False

    def _has(self, table: CardGame, pile: list[CardId]) -> bool:
        return any(self.fits(table, card) for card in pile)

    def fits(self, table: CardGame, card: CardId) -> bool:
        """Does the card have the traits, cost and state? Whose it is and its kind are asked elsewhere."""
        number = table.defs[card]
        if self.traits and not TRAITS_OF[number] & self.traits:
            return False
        if self.without and TRAITS_OF[number] & self.without:
            return False
        if self.cost >= 0 and COST[number] > self.cost:
            return False
        if UNTARGETABLE[number]:
            return False
        state = self.state
        if not state:
            return True
        if state & EXHAUSTED and not table.focus[card]:
            return False
        if state & DAMAGED and not table.damage[card]:
            return False
        if state & UNSHIELDED and table.shields[card]:
            return False
        if state & IN_FIGHT and not table.fighting[card]:
            return False
        if state & ON_ATTACK and table.fighting[card] != ATTACKING:
            return False
        if state & COMMITTED and not table.committed[card]:
            return False
        if state & NOT_LIMITED and IS_LIMITED[number]:
            return False
        if state & LADEN and not (
            table.focus[card] or table.damage[card] or table.shields[card] or attachments(table, card)
        ):
            return False
        return not (state & NOT_ENGAGED and card == table.engaged)

    def mine(self, table: CardGame, seat: Seat, card: CardId) -> bool:
        """Is the card on the side this speaks of?"""
        return self.whose == ANY or (table.owner[card] == seat) == (self.whose == FRIENDLY)

    def said(self) -> Said:
        return Said(f"some-{self.key}")

    def said_each(self) -> Said:
        return Said(f"each-{self.key}")
