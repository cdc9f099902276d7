"""How texts go on: only then, or not at all."""

from __future__ import annotations

from kantyna.games.card_game.effects.ability import CALLED_OFF, WENT, Verb, cause
from kantyna.games.card_game.table import (
    CardGame,
)
from kantyna.kernel.effect import DONE
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.said import Said


class Then(Verb):
    """Happens only if what stands before it happened (CG-THEN-1)."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        return self.verb.step(table, frame, log) if frame.data[WENT] else DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        self.verb.answer(table, frame, code, log)

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return False

    def said(self) -> Said:
        return Said("then", {}, {}, {"text": [self.verb.said()]})


class Cancel(Verb):
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
