"""Additional actions: they wait outside of the queue, in the order in which they arose (DE-EXTRA-2)."""

from __future__ import annotations

from kantyna.games.destiny.table import CLAIMED, EXTRA_ACTIONS, EXTRAS, EXTRAS_SINCE, Destiny
from kantyna.games.destiny.vocabulary import E_EXTRA_ACTION
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.native import i64


def grant(table: Destiny, seat: Seat, card: CardId, count: i64, log: Log) -> None:
    """A card gives a seat additional actions."""
    table.count[EXTRAS] += 1
    if table.count[EXTRA_ACTIONS[seat]] == 0:
        table.count[EXTRAS_SINCE[seat]] = table.count[EXTRAS]
    table.count[EXTRA_ACTIONS[seat]] += count
    log.add(E_EXTRA_ACTION, seat, card, count)


def may_act(table: Destiny, seat: Seat) -> bool:
    """Who has claimed takes no action any more (DE-CLAIM-2)."""
    return table.count[CLAIMED] != seat and table.plays(seat)


def next_to_act(table: Destiny) -> Seat:
    """The seat whose additional action arose first, or nobody."""
    found: Seat = NOBODY
    for seat in range(table.seats):
        if table.count[EXTRA_ACTIONS[seat]] == 0 or not may_act(table, seat):
            continue
        if found == NOBODY or table.count[EXTRAS_SINCE[seat]] < table.count[EXTRAS_SINCE[found]]:
            found = seat
    return found
