"""Calling off what others do."""

from __future__ import annotations

from kantyna.games.card_game.effects.ability import CALLED_OFF, cause
from kantyna.games.card_game.table import (
    CardGame,
)
from kantyna.kernel.effect import DONE, WENT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.said import Said


class Cancel(Effect[CardGame]):
    """The effects of the event or the interrupt that is being used do not happen (CG-CANCEL-1)."""

    def __init__(self, what: str) -> None:
        self.what = what

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return event is not None and event.other != CALLED_OFF

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = cause(table, frame)
        if event.other == CALLED_OFF:
            frame.data[WENT] = 0
        event.other = CALLED_OFF
        return DONE

    def said(self) -> Said:
        return Said(f"cancel-{self.what}")
