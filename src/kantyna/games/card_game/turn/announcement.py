"""Telling what happens to those who may answer; no window opens where no card at the table would hear it."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.turn.nodes import N_AFTER, N_BEFORE
from kantyna.games.card_game.vocabulary import HAPPENINGS
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose

# Moments of a window at which abilities answer.
BEFORE: Final = 0
SO_FAR: Final = 1
"""Before it happens, but after shields."""
MUST: Final = 2
AFTER: Final = 3

KINDS: Final = len(HAPPENINGS.words)


def is_heard(table: CardGame, moment: i64, kind: i64) -> bool:
    """Might an ability at this table answer? While that has not been found out, it might."""
    listeners = table.decks.listeners
    return len(listeners) == 0 or len(listeners[moment * KINDS + kind]) > 0


def tell(table: CardGame, seat: Seat, events: list[Happening]) -> None:
    """Let reactions answer what has just happened."""
    for event in events:
        if is_heard(table, MUST, event.kind) or is_heard(table, AFTER, event.kind):
            propose(table, N_AFTER, seat, events)
            return


def warn(table: CardGame, seat: Seat, events: list[Happening]) -> None:
    """Let interrupts answer what is about to happen."""
    for event in events:
        if is_heard(table, BEFORE, event.kind):
            propose(table, N_BEFORE, seat, events)
            return
