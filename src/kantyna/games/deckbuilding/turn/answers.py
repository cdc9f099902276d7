"""Answers that serve many questions."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.table import BLOCK, GALAXY_ROW, PLACES, Deckbuilding
from kantyna.games.deckbuilding.turn.galaxy import is_target
from kantyna.games.deckbuilding.vocabulary import ASK_DAMAGE
from kantyna.kernel.action import A_NUMBER, A_SEAT, NOTHING_MORE, PLACED, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64

MOST: Final = 31
"""The greatest number that one answer can name."""
CHOICES: Final = 8
THE_BASE: Final = 1
"""The number of an option that names a seat where its base is meant."""
UNDER_ATTACK: Final = 1
"""The number of an option that names a card of the row to which cards are committed."""


class AtSeat(Verb[Deckbuilding]):
    """Points at a seat, or at its base."""

    def __init__(self, name: str) -> None:
        super().__init__(name, A_SEAT)

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        base = table.base(what)
        return [base] if base >= 0 else []

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        return THE_BASE if table.asked_kind == ASK_DAMAGE else -1


class RowCard(Verb[Deckbuilding]):
    """Points at a card of the galaxy row by its place."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PLACED, PLACES)

    def offer_all(self, table: Deckbuilding, out: Options) -> None:
        """Offer every card of the row."""
        first = self.base
        for card in table.rows[GALAXY_ROW]:
            if card >= 0:
                out.add(first + table.defs[card])
            first += BLOCK

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        card = table.rows[GALAXY_ROW][what // BLOCK]
        return [card] if card >= 0 and table.defs[card] == what % BLOCK else []


class OfRow(RowCard):
    """A card of the row; it tells whether an attack on it would be lost."""

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        return UNDER_ATTACK if is_target(table, what // BLOCK) else -1


CHOOSE: Final[Verb[Deckbuilding]] = Verb("choose", A_NUMBER, CHOICES)
"""One of several texts."""
TARGET: Final = AtSeat("target")
"""Whom an ability is aimed at, or whose base."""
NUMBER: Final[Verb[Deckbuilding]] = Verb("number", A_NUMBER, MOST)
"""How much damage."""
STOP: Final[Verb[Deckbuilding]] = Verb("stop", NOTHING_MORE)
"""Enough: decline, or no more."""
YIELD: Final[Verb[Deckbuilding]] = Verb("yield", NOTHING_MORE)
"""Let the other player gain instead of discarding."""
ROW: Final = OfRow("row")
