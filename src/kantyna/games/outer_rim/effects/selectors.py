"""Which cards of a player a text means."""

from __future__ import annotations

from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.vocabulary import KINDS, TRAITS
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.selector import Selector


class Belongings(Selector[OuterRim]):
    """Cards that a player has, of a *kind*, with a *trait* if one is named."""

    def __init__(self, kind: i64, trait: i64 = 0) -> None:
        self.kind = kind
        self.trait = trait

    def fits(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        item = table.item(card)
        return item.kind == self.kind and item.traits & self.trait == self.trait

    def found(self, table: OuterRim, seat: Seat) -> list[CardId]:
        """All of them that a player has."""
        found: list[CardId] = []
        for card in table.belongings(seat):
            if self.fits(table, seat, card):
                found.append(card)
        return found

    def names(self) -> dict[str, str]:
        """The words that it is made of, for clauses that put them into their own order."""
        names = {"kind": f"kind-{KINDS.words[self.kind]}"}
        if self.trait:
            names["trait"] = f"trait-{TRAITS.of_mask(self.trait)[0]}"
        return names

    def said(self) -> Said:
        """As what comes after a "for"."""
        return Said("each-held-trait" if self.trait else "each-held", names=self.names())
