"""Resources and the Force."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import FORCE, RESOURCES, Deckbuilding
from kantyna.games.deckbuilding.vocabulary import GAINED_FORCE, GAINED_RESOURCES
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Seat
from kantyna.kernel.native import i64


def gain_resources(table: Deckbuilding, seat: Seat, amount: i64, log: Log, source: CardId) -> None:
    table.count[RESOURCES[seat]] += amount
    if not log.muted:
        log.add(GAINED_RESOURCES, seat, NO_CARD, amount, -1, EVERYBODY, source)


def gain_force(table: Deckbuilding, seat: Seat, amount: i64, log: Log, source: CardId) -> None:
    """Move the marker towards the seat's side; it stops at the end (DB-FORCE-3)."""
    moved = min(amount, table.force_left(seat))
    if moved:
        table.count[FORCE] += moved if seat % 2 else -moved
        if not log.muted:
            log.add(GAINED_FORCE, seat, NO_CARD, moved, -1, EVERYBODY, source)
