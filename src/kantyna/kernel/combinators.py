"""How effects are put together: each acts, knows whether it would change anything, and speaks."""

from __future__ import annotations

from typing import Generic, TypeVar

from kantyna.kernel.action import Verb
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said
from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[T]):
    """Something that holds or doesn't, and speaks as the beginning of a sentence."""

    def holds(self, table: T, seat: Seat, card: CardId) -> bool:
        raise NotImplementedError

    def said(self) -> Said:
        raise NotImplementedError


class If(Effect[T]):
    """Only while something holds; else, if there is one, the other text."""

    def __init__(
        self, condition: Condition[T], then: list[Effect[T]], otherwise: list[Effect[T]] | None = None
    ) -> None:
        self.condition = condition
        self.then = Script(then)
        self.otherwise = Script(otherwise or [])

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)
        program.add(f"{path}/else", self.otherwise)

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        script = self.then if self.condition.holds(table, frame.seat, frame.card) else self.otherwise
        if len(script.effects) == 0:
            return DONE
        frame.left = 0
        table.push(script.number, frame.seat, frame.card)
        return WAIT

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        script = self.then if self.condition.holds(table, seat, card) else self.otherwise
        return script.would_change(table, seat, card)

    def said(self) -> Said:
        """The condition's own message, with the texts as its parts."""
        said = self.condition.said()
        said.parts["then"] = self.then.said()
        if len(self.otherwise.effects) > 0:
            said.parts["else"] = self.otherwise.said()
        return said


class ChooseOne(Effect[T]):
    """One of several texts, named when the ability is used. All are offered: a useless choice is a choice."""

    def __init__(self, verb: Verb[T], kind: i64, choices: list[list[Effect[T]]]) -> None:
        self.verb = verb
        self.kind = kind
        """The kind of question."""
        self.choices = [Script(choice) for choice in choices]

    def register(self, program: Program, path: str) -> None:
        for at, choice in enumerate(self.choices):
            program.add(f"{path}/{at}", choice)

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        out = table.offer()
        for at in range(len(self.choices)):
            out.add(self.verb.base + at)
        table.ask(frame.seat, self.kind, frame.card)
        return WAIT

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        table.push(self.choices[code - self.verb.base].number, frame.seat, frame.card)

    def said(self) -> Said:
        return Said("choose-one", parts={f"choice{at}": choice.said() for at, choice in enumerate(self.choices)})
