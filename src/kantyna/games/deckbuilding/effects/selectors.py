"""Which cards a text means: selectors filter, and speak as the object of a sentence."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Card
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.vocabulary import KINDS, NEUTRAL, TRAITS
from kantyna.kernel.body import Options
from kantyna.kernel.ids import NOTHING, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

# Whose faction a card is of, seen from a seat: bits.
OWN: Final = 1
ENEMY: Final = 2
NEUTRAL_ONES: Final = 4
WHOSE: Final = [(OWN, "own"), (ENEMY, "enemy"), (NEUTRAL_ONES, "neutral")]
ANYBODYS: Final = 7


class Cards:
    """Cards of some factions, of a kind, with any of some traits, unique or not: what is left out does not matter."""

    def __init__(self, whose: i64 = ANYBODYS, kind: i64 = NOTHING, traits: i64 = 0, unique: bool = False) -> None:
        if traits and (kind != NOTHING or unique):
            raise ValueError("traits are a unit's: no kind is said beside them")
        self.whose = whose
        self.kind = kind
        self.traits = traits
        self.unique = unique

    def fit(self, card: Card, seat: Seat) -> bool:
        """Is this one of them, for *seat*?"""
        if self.whose != ANYBODYS:
            mine = NEUTRAL_ONES if card.faction == NEUTRAL else OWN if card.faction == seat % 2 else ENEMY
            if not self.whose & mine:
                return False
        if self.kind != NOTHING and card.kind != self.kind:
            return False
        if self.traits and not self.traits & card.traits:
            return False
        return card.unique or not self.unique

    def any(self, table: Deckbuilding, place: i64, seat: Seat) -> bool:
        """Is there one of them in a row?"""
        for card in table.rows[place]:
            if card >= 0 and self.fit(table.printed[card], seat):
                return True
        return False

    def offer(self, table: Deckbuilding, place: i64, first: Code, seat: Seat, out: Options) -> None:
        """Offer each different one of a row, by its definition."""
        for card in table.rows[place]:
            if card >= 0 and self.fit(table.printed[card], seat):
                out.add(first + table.defs[card])

    def said(self) -> Said:
        """One of them, as the object of a sentence."""
        whose = [word for bit, word in WHOSE if self.whose & bit]
        names = {"whose": "-or-".join(whose) if len(whose) < len(WHOSE) else "anybodys"}
        if self.traits:
            return Said("cards-having", names={"having": "-or-".join(TRAITS.of_mask(self.traits)), **names})
        kind = KINDS.words[self.kind] if self.kind != NOTHING else "card"
        return Said("cards", names={"kind": f"one-unique-{kind}" if self.unique else f"one-{kind}", **names})
