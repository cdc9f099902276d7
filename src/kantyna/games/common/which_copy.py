"""Equal cards are one option as long as they are alike; of those that are not, it is asked which one is meant."""

from __future__ import annotations

from typing import TypeVar

from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)


class Which(Node[T]):
    """Asks which of the equal cards ``frame.data`` is meant, then does with it what ``frame.left`` is about."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        """The question."""
        self.number: i64 = -1

    def register(self, program: Program, path: str, number: i64) -> None:
        self.number = number

    def code(self, table: T, card: CardId) -> Code:
        """The answer that means a card: the same for all that are alike."""
        raise NotImplementedError

    def use(self, table: T, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        """Do it with this card."""
        raise NotImplementedError

    def settle(self, table: T, seat: Seat, cards: list[CardId], about: i64, log: Log) -> None:
        """Do it with the first of equal cards; if they are not alike, ask with which."""
        first = cards[0]
        if len(cards) > 1:
            code = self.code(table, first)
            for card in cards:
                if self.code(table, card) != code:
                    table.push(self.number, seat, NO_CARD, about)
                    table.stack[-1].data = cards
                    return
        self.use(table, seat, first, about, log)

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        out = table.offer()
        for card in frame.data:
            out.add(self.code(table, card))
        table.ask(frame.seat, self.kind, frame.data[0], frame.left)
        return WAIT

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        for card in frame.data:
            if self.code(table, card) == code:
                self.use(table, frame.seat, card, frame.left, log)
                return
