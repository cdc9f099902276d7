"""What an "if" asks for."""

from __future__ import annotations

from kantyna.games.deckbuilding.effects.selectors import Cards
from kantyna.games.deckbuilding.table import IN_PLAY, Deckbuilding
from kantyna.kernel.combinators import Condition
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.said import Said


class ForceWithYou(Condition[Deckbuilding]):
    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return table.force_with(seat)

    def said(self) -> Said:
        return Said("if-force")


class YouHave(Condition[Deckbuilding]):
    """One of some cards is in play on one's own side; it may be this very card."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return self.cards.any_in(table, IN_PLAY[seat], seat)

    def said(self) -> Said:
        return Said("if-you-have", parts={"which": [self.cards.said()]})


class YouHaveBesides(Condition[Deckbuilding]):
    """One of some cards is in play on one's own side besides this one."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.rows[IN_PLAY[seat]]:
            if other != card and self.cards.fits(table, seat, other):
                return True
        return False

    def said(self) -> Said:
        return Said("if-you-have-besides", parts={"which": [self.cards.said()]})


class OpponentHas(Condition[Deckbuilding]):
    """An opponent has one of some cards in play."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for foe in table.foes[seat]:
            if self.cards.any_in(table, IN_PLAY[foe], seat):
                return True
        return False

    def said(self) -> Said:
        return Said("if-opponent-has", parts={"which": [self.cards.said()]})


class InPlay(Condition[Deckbuilding]):
    """The card of that name is in play on one's own side."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.rows[IN_PLAY[seat]]:
            if table.printed[other].key == self.name:
                return True
        return False

    def said(self) -> Said:
        return Said("if-in-play", names={"card": self.name})


class BaseIs(Condition[Deckbuilding]):
    """One's own base is the one of that name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        base = table.base(seat)
        return base >= 0 and table.printed[base].key == self.name

    def said(self) -> Said:
        return Said("if-base", names={"card": self.name})
