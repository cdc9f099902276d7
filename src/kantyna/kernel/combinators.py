"""How effects are put together: each acts, knows whether it would change anything, and speaks."""

from __future__ import annotations

from typing import Generic, TypeVar

from kantyna.kernel.action import Verb
from kantyna.kernel.body import Options
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
        table.push(script.number, frame.seat, frame.card, -1, frame.about)
        return WAIT

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        script = self.then if self.condition.holds(table, seat, card) else self.otherwise
        return script.would_change(table, seat, card)

    def said(self) -> Said:
        """The condition's own message, or the one it has where there is another text, with the texts as its parts."""
        said = self.condition.said()
        said.parts["then"] = self.then.said()
        if len(self.otherwise.effects) > 0:
            said.key = f"{said.key}-else"
            said.parts["else"] = self.otherwise.said()
        return said


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Effect[T]):
    """One question of a *kind* to the player of the card: pick one of what there is, and something is done with it.

    ``would_change`` tells whether there is anything to pick; without it nothing happens.
    """

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def offer(self, table: T, seat: Seat, card: CardId, out: Options) -> None:
        """Offer what can be picked."""
        raise NotImplementedError

    def picked(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        """Do something with what was picked."""
        raise NotImplementedError

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        self.offer(table, frame.seat, frame.card, table.offer())
        table.ask(frame.seat, self.kind, frame.card)
        return WAIT

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        self.picked(table, frame, code, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Pick[T]):
    """One of several texts, named when the ability is used. All are offered unless the game knows better: a useless
    choice is a choice."""

    def __init__(self, verb: Verb[T], kind: i64, choices: list[list[Effect[T]]]) -> None:
        super().__init__(kind)
        self.verb = verb
        self.choices = [Script(choice) for choice in choices]

    def register(self, program: Program, path: str) -> None:
        for at, choice in enumerate(self.choices):
            program.add(f"{path}/{at}", choice)

    def possible(self, choice: Script[T], table: T, seat: Seat, card: CardId) -> bool:
        """May this text be chosen now?"""
        return True

    def offer(self, table: T, seat: Seat, card: CardId, out: Options) -> None:
        for at in range(len(self.choices)):
            if self.possible(self.choices[at], table, seat, card):
                out.add(self.verb.base + at)

    def picked(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        table.push(self.choices[code - self.verb.base].number, frame.seat, frame.card, -1, frame.about)

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        for choice in self.choices:
            if self.possible(choice, table, seat, card):
                return True
        return False

    def said(self) -> Said:
        return Said("choose-one", parts={f"choice{at}": choice.said() for at, choice in enumerate(self.choices)})
