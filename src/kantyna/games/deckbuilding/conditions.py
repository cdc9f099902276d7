"""What an "if" asks for."""

from __future__ import annotations

from kantyna.games.deckbuilding.book import NUMBER_OF, TRAITS_OF, UNIQUE
from kantyna.games.deckbuilding.card import trait_keys
from kantyna.games.deckbuilding.moves import has_ship
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.kernel.ids import CardId, Seat


class Condition:
    """Holds or not, for a seat and the card that asks; names the message of its words."""

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        raise NotImplementedError

    def key(self) -> str:
        raise NotImplementedError


class ForceWithYou(Condition):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return table.force_with(seat)

    def key(self) -> str:
        return "if-force"


class OwnShip(Condition):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return has_ship(table, seat)

    def key(self) -> str:
        return "if-own-ship"


class FoeShip(Condition):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for foe in table.foes[seat]:
            if has_ship(table, foe):
                return True
        return False

    def key(self) -> str:
        return "if-foe-ship"


class OwnTrait(Condition):
    """A unit of one's own in play with any of the traits."""

    def __init__(self, traits: int) -> None:
        self.traits = traits

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.play[seat]:
            if TRAITS_OF[table.defs[other]] & self.traits:
                return True
        return False

    def key(self) -> str:
        return "if-own-" + "-or-".join(trait_keys(self.traits))


class AnotherUnique(Condition):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.play[seat]:
            if other != card and UNIQUE[table.defs[other]]:
                return True
        return False

    def key(self) -> str:
        return "if-another-unique"


class InPlay(Condition):
    """A certain card of one's own is in play, or is one's base."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        wanted = NUMBER_OF[self.name]
        base = table.base[seat]
        if base >= 0 and table.defs[base] == wanted:
            return True
        for other in table.play[seat]:
            if table.defs[other] == wanted:
                return True
        return False

    def key(self) -> str:
        return f"if-{self.name}"
