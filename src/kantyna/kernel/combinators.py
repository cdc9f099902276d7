"""How effects are put together: each acts, knows whether it would change anything, and speaks.

A ``Script`` is the sequence: effects in order. What is here goes into scripts, and has scripts inside.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from kantyna.kernel.action import Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, WENT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said
from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)


def begin(table: T, frame: Frame, script: Script[T]) -> bool:
    """Begin a text within a text: it goes on about the same, with a copy of what the text around it remembers.

    Gives what an effect's ``step`` gives: DONE if there is nothing in it.
    """
    if len(script.effects) == 0:
        return DONE
    table.push(script.number, frame.seat, frame.card, -1, frame.about)
    if frame.data:
        table.stack[-1].data = frame.data[:]
    return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[T]):
    """Something that holds or doesn't, and speaks as what comes after an "if"."""

    def holds(self, table: T, seat: Seat, card: CardId) -> bool:
        """Asked of a card of a seat."""
        raise NotImplementedError

    def holds_here(self, table: T, frame: Frame) -> bool:
        """Asked of a running text, with what it remembers."""
        return self.holds(table, frame.seat, frame.card)

    def said(self) -> Said:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Branch(Effect[T]):
    """One text or another."""

    def __init__(self, then: Script[T], otherwise: list[Effect[T]] | None = None) -> None:
        self.then = then
        self.otherwise = Script(otherwise or [])

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)
        program.add(f"{path}/else", self.otherwise)

    def branch(self, table: T, frame: Frame, script: Script[T]) -> bool:
        """This one, and nothing more."""
        frame.left = 0
        return begin(table, frame, script)

    def worded(self, key: str, parts: dict[str, list[Said]]) -> Said:
        """With both texts as its parts, and a message of its own where there is another text."""
        parts["then"] = self.then.said()
        if len(self.otherwise.effects) == 0:
            return Said(key, parts=parts)
        parts["else"] = self.otherwise.said()
        return Said(f"{key}-else", parts=parts)


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Branch[T]):
    """Only while something holds; else, if there is one, the other text."""

    def __init__(
        self, condition: Condition[T], then: list[Effect[T]], otherwise: list[Effect[T]] | None = None
    ) -> None:
        super().__init__(Script(then), otherwise)
        self.condition = condition

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        return self.branch(table, frame, self.then if self.condition.holds_here(table, frame) else self.otherwise)

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        script = self.then if self.condition.holds(table, seat, card) else self.otherwise
        return script.would_change(table, seat, card)

    def able(self, table: T, frame: Frame) -> bool:
        script = self.then if self.condition.holds_here(table, frame) else self.otherwise
        return script.able(table, frame)

    def said(self) -> Said:
        return self.worded("if", {"condition": [self.condition.said()]})


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Generic[T]):
    """How many there are of something; speaks as what comes after a "for"."""

    def number(self, table: T, seat: Seat, card: CardId) -> i64:
        """Asked of a card of a seat."""
        raise NotImplementedError

    def said(self) -> Said:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ForEach(Effect[T]):
    """A text once for each of what is counted when it begins."""

    def __init__(self, count: Count[T], then: list[Effect[T]]) -> None:
        self.count = count
        self.then = Script(then)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/each", self.then)

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.left = self.count.number(table, frame.seat, frame.card)
        if frame.left == 0:
            return DONE
        frame.left -= 1
        return begin(table, frame, self.then)

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        return self.count.number(table, seat, card) > 0 and self.then.would_change(table, seat, card)

    def said(self) -> Said:
        return Said("for-each", parts={"each": [self.count.said()], "then": self.then.said()})


class Then(Effect[T]):
    """Only if what stands before it in its text was done in full. No text is used for its sake alone."""

    def __init__(self, effect: Effect[T]) -> None:
        self.effect = effect

    def register(self, program: Program, path: str) -> None:
        self.effect.register(program, path)

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left < 0 and frame.data[WENT] == 0:
            return DONE
        return self.effect.step(table, frame, log)

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        self.effect.answer(table, frame, code, log)

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        return False

    def said(self) -> Said:
        text = self.effect.said()
        # What begins with a condition is set off in some languages: "then, if …".
        begins = text.key == "if" or text.key.endswith("may") or text.key.startswith("unless")
        return Said("then", {"conditional": 1 if begins else 0}, parts={"text": [text]})


class Priced(Script[T]):
    """A text with a price: its first effects. What follows them happens only if all of it was paid."""

    def __init__(self, price: list[Effect[T]], effects: list[Effect[T]]) -> None:
        super().__init__([*price, *effects])
        self.price: i64 = len(price)

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.at == 0 and frame.left < 0 and not self.payable(table, frame):
            return DONE
        effects = self.effects
        while frame.at < len(effects):
            if frame.at == self.price and frame.left < 0 and frame.data and frame.data[WENT] == 0:
                return DONE
            if effects[frame.at].step(table, frame, log):
                return WAIT
            if not table.stack:
                return DONE  # that ended the game
            frame.at += 1
            frame.left = -1
        return DONE

    def payable(self, table: T, frame: Frame) -> bool:
        for at in range(self.price):
            if not self.effects[at].able(table, frame):
                return False
        return True

    def texts(self) -> list[Said]:
        return super().said()[self.price :]

    def said(self) -> list[Said]:
        return [Said("for-price", parts={"price": super().said()[: self.price], "text": self.texts()})]


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Branch[T]):
    """A question of a *kind*, yes or no: the text may be done, or else the other one."""

    def __init__(
        self, yes: Verb[T], no: Verb[T], kind: i64, then: Script[T], otherwise: list[Effect[T]] | None = None
    ) -> None:
        super().__init__(then, otherwise)
        self.yes = yes
        self.no = no
        self.kind = kind

    def possible(self, table: T, frame: Frame) -> bool:
        """Is there anything to be asked? Whatever can be paid is: a useless choice is a choice, unless the game knows
        better."""
        return self.then.payable(table, frame)

    def number(self, table: T, frame: Frame) -> i64:
        """What the question tells besides: an amount; 0 for none."""
        return 0

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        if not self.possible(table, frame):
            return self.branch(table, frame, self.otherwise)
        out = table.offer()
        out.add(self.yes.base)
        out.add(self.no.base)
        table.ask(frame.seat, self.kind, frame.card, self.number(table, frame))
        return WAIT

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        self.branch(table, frame, self.then if code == self.yes.base else self.otherwise)

    def said(self) -> Said:
        return self.worded("may", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(May[T]):
    """A price that may be paid if all of it can be: then one text, else the other."""

    def __init__(
        self,
        yes: Verb[T],
        no: Verb[T],
        kind: i64,
        price: list[Effect[T]],
        then: list[Effect[T]],
        otherwise: list[Effect[T]] | None = None,
    ) -> None:
        super().__init__(yes, no, kind, Priced(price, then), otherwise)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Effect[T]):
    """One question of a *kind* to the player of the card: pick one of what there is, and something is done with it.
    With *stop* nothing need be picked.

    ``able`` tells whether there is anything to pick; without it nothing happens.
    """

    def __init__(self, kind: i64, stop: Verb[T] | None = None) -> None:
        self.kind = kind
        self.stop = stop

    def offer(self, table: T, frame: Frame, out: Options) -> None:
        """Offer what can be picked."""
        raise NotImplementedError

    def picked(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        """Do something with what was picked."""
        raise NotImplementedError

    def finish(self, table: T, frame: Frame, log: Log) -> bool:
        """Nothing more is picked: DONE or WAIT."""
        return DONE

    def chooser(self, table: T, frame: Frame) -> Seat:
        """Who picks."""
        return frame.seat

    def number(self, frame: Frame) -> i64:
        """What the question tells besides; 0 for nothing."""
        return 0

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self.able(table, frame):
            return self.finish(table, frame, log)
        out = table.offer()
        self.offer(table, frame, out)
        if self.stop is not None:
            out.add(self.stop.base)
        table.ask(self.chooser(table, frame), self.kind, frame.card, self.number(frame))
        return WAIT

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if self.stop is None or code != self.stop.base:
            self.picked(table, frame, code, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class RepeatPick(Pick[T]):
    """The same pick so many times; with *stop* it may end before. ``frame.left`` counts down, and is told."""

    def __init__(self, kind: i64, most: i64, stop: Verb[T] | None = None) -> None:
        super().__init__(kind, stop)
        self.most = most

    def number(self, frame: Frame) -> i64:
        return frame.left

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.left = self.most
        return super().step(table, frame, log)

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        left = frame.left
        super().answer(table, frame, code, log)
        if self.stop is None or code != self.stop.base:
            frame.left = left - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Pick[T]):
    """One of several texts, named when the ability is used; with *stop* none need be. All are offered unless the game
    knows better: a useless choice is a choice."""

    def __init__(self, verb: Verb[T], kind: i64, choices: list[Script[T]], stop: Verb[T] | None = None) -> None:
        super().__init__(kind, stop)
        self.verb = verb
        self.choices = choices

    def register(self, program: Program, path: str) -> None:
        for at, choice in enumerate(self.choices):
            program.add(f"{path}/{at}", choice)

    def possible(self, choice: Script[T], table: T, seat: Seat, card: CardId) -> bool:
        """May this text be chosen now?"""
        return True

    def offer(self, table: T, frame: Frame, out: Options) -> None:
        for at in range(len(self.choices)):
            if self.possible(self.choices[at], table, frame.seat, frame.card):
                out.add(self.verb.base + at)

    def picked(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        begin(table, frame, self.choices[code - self.verb.base])

    def would_change(self, table: T, seat: Seat, card: CardId) -> bool:
        for choice in self.choices:
            if self.possible(choice, table, seat, card):
                return True
        return False

    def said(self) -> Said:
        """A message for each number of choices; where none need be chosen it says so."""
        parts = {f"choice{at}": choice.said() for at, choice in enumerate(self.choices)}
        key = "choose-one-of" if self.stop is None else "may-choose-one-of"
        return Said(f"{key}-{len(self.choices)}", parts=parts)
