"""The shape of most verbs: pick one of what there is, and something is done with it."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat


class Pick(Effect[Deckbuilding]):
    """One question of the kind *ask* to the player of the card; without any option nothing happens."""

    def __init__(self, ask: int) -> None:
        self.ask = ask

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        raise NotImplementedError

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        raise NotImplementedError

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            return DONE
        options = self.options(table, frame.seat, frame.card)
        if not options:
            return DONE
        table.ask(frame.seat, self.ask, options, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        self.picked(table, frame, code, log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(self.options(table, seat, card))
