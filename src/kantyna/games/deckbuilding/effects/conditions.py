"""What an "if" asks for."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import CURRENT_BASE, IN_PLAY, Deckbuilding
from kantyna.games.deckbuilding.vocabulary import TRAITS
from kantyna.kernel.combinators import Condition
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class IfClause(Condition[Deckbuilding]):
    """Speaks as a clause that is said before what it makes possible, or behind."""

    def key(self) -> str:
        """The message of its words."""
        raise NotImplementedError

    def said(self) -> Said:
        return Said("if", names={"condition": self.key()})


class ForceWithYou(IfClause):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return table.force_with(seat)

    def key(self) -> str:
        return "if-force"


class OwnShip(IfClause):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return table.has_ship(seat)

    def key(self) -> str:
        return "if-own-ship"


class FoeShip(IfClause):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for foe in table.foes[seat]:
            if table.has_ship(foe):
                return True
        return False

    def key(self) -> str:
        return "if-foe-ship"


class OwnTrait(IfClause):
    """A unit of one's own in play with any of the traits."""

    def __init__(self, traits: i64) -> None:
        self.traits = traits

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.rows[IN_PLAY[seat]]:
            if table.printed[other].traits & self.traits:
                return True
        return False

    def key(self) -> str:
        return "if-own-" + "-or-".join(TRAITS.of_mask(self.traits))


class AnotherUnique(IfClause):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.rows[IN_PLAY[seat]]:
            if other != card and table.printed[other].unique:
                return True
        return False

    def key(self) -> str:
        return "if-another-unique"


class InPlay(IfClause):
    """A certain card of one's own is in play, or is one's base."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for handle in (CURRENT_BASE, IN_PLAY):
            for other in table.rows[handle[seat]]:
                if table.printed[other].key == self.name:
                    return True
        return False

    def key(self) -> str:
        return f"if-{self.name}"
