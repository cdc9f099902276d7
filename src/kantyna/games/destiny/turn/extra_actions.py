"""Additional actions: they wait outside of the queue, in the order in which they arose (DE-EXTRA-2)."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import CLAIMED, Destiny
from kantyna.games.destiny.vocabulary import E_EXTRA_ACTION
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64

M_EXTRA_ACTION: Final = 1
"""A lasting effect: an additional action of a seat waits. Those of all seats stand in the order in which they arose."""


def grant(table: Destiny, seat: Seat, card: CardId, count: i64, log: Log) -> None:
    """A card gives a seat additional actions."""
    for _ in range(count):
        table.modifiers = [*table.modifiers, Modifier(M_EXTRA_ACTION, seat, 1, 0, card)]
    log.add(E_EXTRA_ACTION, seat, card, count)


def may_act(table: Destiny, seat: Seat) -> bool:
    """Who has claimed takes no action any more (DE-CLAIM-2)."""
    return table.count[CLAIMED] != seat and table.plays(seat)


def begin_next(table: Destiny, only: Seat = NOBODY) -> Seat:
    """The seat whose additional action arose first, or nobody; that action waits no more. *only*: of this seat's."""
    for row in table.modifiers:
        if row.what == M_EXTRA_ACTION and (only == NOBODY or row.whom == only) and may_act(table, row.whom):
            table.modifiers = [other for other in table.modifiers if other is not row]
            return row.whom
    return NOBODY
