"""Nodes run on the stack; effects are the verbs of card texts, run inside the frame of their script."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from kantyna.kernel.body import vec
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said
from kantyna.kernel.table import Table

if TYPE_CHECKING:
    from kantyna.kernel.happening import Happening
    from kantyna.kernel.program import Program

DONE: Final = False
"""Nothing is left to do here: the frame goes, or the next effect's turn comes."""
WAIT: Final = True
"""A question was asked or another frame was pushed: come back here afterwards."""

WENT: Final = 0
"""The first register of a text that remembers anything (``frame.data``): was everything so far done in full?"""

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Generic[T]):
    """Something that can stand on the stack: a phase, a script, a window."""

    def register(self, program: Program, path: str, number: i64) -> None:
        """Called once when the node gets its number; a node with parts registers them here."""

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        """Go on from where *frame* stands: DONE or WAIT."""
        raise NotImplementedError

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        """Take the answer to the question this node asked; ``step`` goes on afterwards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """A verb of a card text. It acts, knows whether it would change anything, and says itself."""

    def register(self, program: Program, path: str) -> None:
        """An effect with scripts inside registers them under its path."""

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        """Act for ``frame.seat`` from ``frame.card``. ``frame.left`` is -1 at first and is this effect's register."""
        raise NotImplementedError

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        """Take the answer to this effect's question."""
        raise NotImplementedError

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        """Is there anything to do now? The three questions differ by what is known when they are asked; a game answers
        the one that it needs, and what is left out follows from the one before."""
        return True

    def can(self, table: T, seat: Seat, card: CardId, event: Happening | None) -> bool:
        """Could it be paid, chosen, or change something now? *event* is what sets the text off."""
        return self.would_change(table, seat, card)

    def able(self, table: T, frame: Frame) -> bool:
        """Could all of it be done now, by a text that remembers what this frame does?"""
        return self.would_change(table, frame.seat, frame.card)

    def picks(self) -> bool:
        """Does what follows it in its text befall what it picks?"""
        return False

    def said(self) -> Said:
        """The message keys and numbers of its text."""
        raise NotImplementedError


class Script(Node[T]):
    """Effects in order, sharing one frame: ``frame.at`` is the effect whose turn it is."""

    def __init__(self, effects: list[Effect[T]]) -> None:
        self.effects = vec[Effect[T]](effects)
        self.number: i64 = -1
        """The node's number in its program; known once registered."""

    def register(self, program: Program, path: str, number: i64) -> None:
        self.number = number
        for at, effect in enumerate(self.effects):
            effect.register(program, f"{path}/{at}")

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        effects = self.effects
        last = len(effects)
        while frame.at < last:
            if effects[frame.at].step(table, frame, log):
                return WAIT
            if not table.stack:
                return DONE  # that ended the game
            frame.at += 1
            frame.left = -1
        return DONE

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        self.effects[frame.at].answer(table, frame, code, log)

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        """Would any part of it do something?"""
        for effect in self.effects:
            if effect.would_change(table, seat, card):
                return True
        return False

    def able(self, table: T, frame: Frame) -> bool:
        """Could any part of it be done, by a text that remembers what this frame does?"""
        for effect in self.effects:
            if effect.able(table, frame):
                return True
        return False

    def payable(self, table: T, frame: Frame) -> bool:
        """Could all of its price be paid, if it has one?"""
        return True

    def texts(self) -> list[Said]:
        """What it says besides its price."""
        return self.said()

    def said(self) -> list[Said]:
        return [effect.said() for effect in self.effects]
