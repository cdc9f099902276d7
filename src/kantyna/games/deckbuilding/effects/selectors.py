"""Which cards a text means: selectors filter, and speak as the object of a sentence."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.vocabulary import BASE, CAPITAL_SHIP, KINDS, NEUTRAL, TRAITS, UNIT
from kantyna.kernel.ids import NOTHING, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.selector import Selector

# Whose faction a card is of, seen from a seat: bits.
OWN: Final = 1
ENEMY: Final = 2
NEUTRAL_ONES: Final = 4
WHOSE: Final = [(OWN, "own"), (ENEMY, "enemy"), (NEUTRAL_ONES, "neutral")]
ANYBODYS: Final = 7


MOST_TRAITS: Final = 2
"""That a text may ask for: "a Trooper or Vehicle"."""


class Cards(Selector[Deckbuilding]):
    """Cards told apart step by step: ``cards.own``, ``capital_ships.enemy``, ``cards.having(TROOPER | VEHICLE)``.

    What is left out does not matter.
    """

    def __init__(self, whose: i64 = ANYBODYS, kind: i64 = NOTHING, traits: i64 = 0, unique: bool = False) -> None:
        if traits and (kind != NOTHING or unique):
            raise ValueError("traits are a unit's: no kind is said beside them")
        if kind == BASE or len(TRAITS.of_mask(traits)) > MOST_TRAITS:
            raise ValueError("no text asks for a base, or for so many traits")
        self.whose = whose
        self.kind = kind
        self.traits = traits
        """Any of them; 0: whatever traits."""
        self.unique = unique

    @property
    def own(self) -> Cards:
        """Of one's own faction."""
        return Cards(OWN, self.kind, self.traits, self.unique)

    @property
    def own_or_neutral(self) -> Cards:
        return Cards(OWN | NEUTRAL_ONES, self.kind, self.traits, self.unique)

    @property
    def enemy(self) -> Cards:
        return Cards(ENEMY, self.kind, self.traits, self.unique)

    @property
    def only_unique(self) -> Cards:
        return Cards(self.whose, self.kind, self.traits, True)

    def having(self, traits: i64) -> Cards:
        """With any of these traits."""
        return Cards(self.whose, self.kind, traits, self.unique)

    def fits(self, table: Deckbuilding, seat: Seat, thing: CardId) -> bool:
        card = table.printed[thing]
        if self.whose != ANYBODYS:
            mine = NEUTRAL_ONES if card.faction == NEUTRAL else OWN if card.faction == seat % 2 else ENEMY
            if not self.whose & mine:
                return False
        if self.kind != NOTHING and card.kind != self.kind:
            return False
        if self.traits and not self.traits & card.traits:
            return False
        return card.unique or not self.unique

    def said(self) -> Said:
        """One of them, as the object of a sentence."""
        whose = [word for bit, word in WHOSE if self.whose & bit]
        names = {"whose": "-or-".join(whose) if len(whose) < len(WHOSE) else "anybodys"}
        if self.traits:
            having = TRAITS.of_mask(self.traits)
            names.update({f"trait{at}": f"trait-{word}" for at, word in enumerate(having)})
            return Said(f"cards-having-{len(having)}", names=names)
        kind = KINDS.words[self.kind] if self.kind != NOTHING else "card"
        return Said("cards", names={"kind": f"one-unique-{kind}" if self.unique else f"one-{kind}", **names})


cards: Final = Cards()
units: Final = Cards(kind=UNIT)
capital_ships: Final = Cards(kind=CAPITAL_SHIP)
