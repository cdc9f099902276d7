"""Telling what happens to those who may answer; no window opens where no card at the table would hear it."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import FIGHTING, UNITS, CardGame
from kantyna.games.card_game.turn.nodes import N_AFTER, N_BEFORE
from kantyna.games.card_game.vocabulary import HAPPENINGS
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, CardId, Seat
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


def hears_after(table: CardGame, kind: i64) -> bool:
    """Might a reaction answer it?"""
    return is_heard(table, MUST, kind) or is_heard(table, AFTER, kind)


def tell(table: CardGame, seat: Seat, kind: i64, card: CardId = NO_CARD, amount: i64 = 0) -> None:
    """Let reactions answer what has just happened."""
    if hears_after(table, kind):
        propose(table, N_AFTER, seat, [Happening(kind, seat, card, amount)])


def tell_of_participants(table: CardGame, seat: Seat, kind: i64, amount: i64) -> None:
    """Let reactions answer what has just happened to each of a seat's units in the engagement, at once."""
    if hears_after(table, kind):
        events = [Happening(kind, seat, card, amount) for card in table.rows[UNITS[seat]] if table.mark(FIGHTING, card)]
        if events:
            propose(table, N_AFTER, seat, events)


def warn(table: CardGame, seat: Seat, kind: i64, card: CardId, amount: i64 = 0) -> None:
    """Let interrupts answer what is about to happen."""
    if is_heard(table, BEFORE, kind):
        propose(table, N_BEFORE, seat, [Happening(kind, seat, card, amount)])
