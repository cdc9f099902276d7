"""Credits that are spent."""

from __future__ import annotations

from kantyna.games.outer_rim.events import SPENT
from kantyna.games.outer_rim.table import CREDITS, OuterRim
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NO_CARD, Seat
from kantyna.kernel.native import i64


def spend(table: OuterRim, seat: Seat, amount: i64, log: Log) -> None:
    """Pay so many credits, which are known to be there."""
    if amount > 0:
        table.count[CREDITS[seat]] -= amount
        log.add(SPENT, seat, NO_CARD, amount)
