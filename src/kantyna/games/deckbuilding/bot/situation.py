"""What a look at the table tells before an answer is weighed, and the scale that answers are weighed on."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.bot.position import average
from kantyna.games.deckbuilding.bot.values import WORTH
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.vocabulary import NEUTRAL
from kantyna.kernel.ids import DefId, Seat
from kantyna.kernel.native import i64

# Weights of the main decision: each step before the next.
JUNK_FIRST: Final = 60_000
PLAYING: Final = 50_000
USING: Final = 40_000
RESOLVING: Final = 30_000
FINISHING: Final = 25_000
HUNTING: Final = 20_000
BUYING: Final = 10_000
STRIKING: Final = 5_000
LAST: Final = 2_000

A_HIT: Final = 7
"""What a point of damage to the enemy is worth."""
DENIED: Final = 3
"""One in so many of an enemy card's worth is won by keeping it from its buyer."""
POOR: Final = 14
"""The average card of a deck that needs all its starters."""
RICH: Final = 27
"""The average card of a deck that needs attack more than resources."""
A_GOOD_SHIP: Final = 50
"""The worth of a ship that the Death Star's price is paid for."""
UNKNOWN: Final = -1 << 40
"""Not worked out yet."""


class Situation:
    """What one look at the table tells the asked seat."""

    def __init__(self, table: Deckbuilding, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self._mean: i64 = UNKNOWN

    def mean(self) -> i64:
        """The worth of the seat's average card; worked out when it is first asked for."""
        if self._mean == UNKNOWN:
            self._mean = average(self.table, self.seat)
        return self._mean

    def liking(self, definition: DefId) -> i64:
        """How much the seat likes a card to lie in the row."""
        faction = self.table.book[definition].faction
        if faction == NEUTRAL:
            return WORTH[definition] // 3
        return WORTH[definition] if faction == self.seat % 2 else -WORTH[definition]


class Weigher:
    """How good an answer with one verb looks; here, neither good nor bad."""

    def weigh(self, now: Situation, what: i64) -> i64:
        return 0
