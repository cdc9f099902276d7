"""What happens passes through the game's windows only where some card on the table listens."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import HAND, Destiny
from kantyna.games.destiny.turn.nodes import N_AFTER, N_BEFORE
from kantyna.games.destiny.vocabulary import H_EMPTY_HAND, H_ROLL, HAPPENINGS
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose

# Moments.
M_WOULD: Final = 0
"""In the place of what would happen."""
M_BEFORE: Final = 1
M_SHIELDS: Final = 2
M_TAKE: Final = 3
"""Before damage is taken."""
M_AFTER: Final = 4
MOMENTS: Final = 5

KINDS: Final[i64] = len(HAPPENINGS.words)


def listens(table: Destiny, moment: i64, kind: i64) -> bool:
    """Is there a card on this table that answers such events at that moment?"""
    return len(table.kit.listeners.heard(moment, kind)) > 0


def is_heard(table: Destiny, kind: i64) -> bool:
    """Is there a card on this table that answers such events at any moment?"""
    return (
        listens(table, M_WOULD, kind)
        or listens(table, M_BEFORE, kind)
        or listens(table, M_TAKE, kind)
        or listens(table, M_AFTER, kind)
    )


def announce_before(
    table: Destiny, kind: i64, seat: Seat, card: CardId, other: i64 = 0, source: CardId = NO_CARD
) -> bool:
    """Let what is about to happen be answered first; True if a window was opened for that."""
    if not listens(table, M_BEFORE, kind):
        return False
    propose(table, N_BEFORE, seat, [Happening(kind, seat, card, 0, other, source)])
    return True


def announce(table: Destiny, events: list[Happening]) -> bool:
    """Let what has happened at the same time get its answers in line; True if a window was opened for that."""
    if not events:
        return False
    heard = [event for event in events if listens(table, M_AFTER, event.kind)]
    for event in heard:
        event.applied = 1
    if not heard:
        return False
    propose(table, N_AFTER, heard[0].seat, heard)
    return True


def rolled(table: Destiny, die: CardId, into_pool: bool, events: list[Happening]) -> None:
    """Add to what happened that a die was rolled, if anybody listens."""
    if listens(table, M_AFTER, H_ROLL):
        symbol = table.face(die).symbol
        events.append(Happening(H_ROLL, table.controller(die), die, 1 if into_pool else 0, symbol))


def emptied(table: Destiny, seat: Seat, played: bool, events: list[Happening]) -> None:
    """Add to what happened that a hand became empty, if it did."""
    if len(table.rows[HAND[seat]]) == 0:
        events.append(Happening(H_EMPTY_HAND, seat, NO_CARD, 1 if played else 0))
