"""How verbs are put together: then, may, if, one of several."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.ability import FIRST, Verb, run
from kantyna.games.destiny.effects.choosing import Foe, name_foe
from kantyna.games.destiny.effects.condition import Condition
from kantyna.games.destiny.effects.registers import FINISHED, FOE, WENT, report
from kantyna.games.destiny.table import RESOURCES, Destiny
from kantyna.games.destiny.turn.answers import CHOOSE, COLOUR, NO, YES, ask_whether
from kantyna.games.destiny.turn.movement import gain, pay
from kantyna.games.destiny.vocabulary import ASK_CHOICE, ASK_COLOUR, ASK_MAY, ASK_PAY, COLOURS, E_NAMED_COLOUR
from kantyna.kernel.body import vec
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, Code
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class Then(Verb):
    """Only if everything before it was done in full (DE-EFF-7)."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def register(self, program: Program, path: str) -> None:
        self.verb.register(program, path)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 0 and not frame.data[WENT]:
            return DONE
        return self.verb.step(table, frame, log)

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        self.verb.answer(table, frame, code, log)

    def able(self, table: Destiny, frame: Frame) -> bool:
        return self.verb.able(table, frame)

    def follows(self) -> bool:
        return True

    def said(self) -> Said:
        return Said("then", parts={"text": [self.verb.said()]})


class Part(Node[Destiny]):
    """A text within a text, with its own cost."""

    def __init__(self, effects: list[Verb], cost: list[Verb] | None = None) -> None:
        self.cost = cost or []
        self.effects = effects
        self.verbs = vec[Verb](self.cost + effects)
        self.paid: i64 = FIRST + len(self.cost)
        self.number: i64 = -1

    def register(self, program: Program, path: str, number: i64) -> None:
        self.number = number
        for at, verb in enumerate(self.verbs):
            verb.register(program, f"{path}/{at}")

    def able(self, table: Destiny, frame: Frame) -> bool:
        for verb in self.cost:
            if not verb.able(table, frame):
                return False
        return True

    def begin(self, table: Destiny, frame: Frame, seat: i64) -> None:
        """Run it with the registers of the text around it."""
        table.stack.append(Frame(self.number, seat, frame.card, FIRST, -1, frame.about, frame.data[:]))

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == FIRST and frame.left < 0 and not self.able(table, frame):
            return DONE
        return run(self.verbs, self.paid, table, frame, log)

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        self.verbs[frame.at - FIRST].answer(table, frame, code, log)

    def said(self) -> list[Said]:
        texts = [verb.said() for verb in self.effects]
        if self.cost:
            return [Said("to", parts={"cost": [verb.said() for verb in self.cost], "text": texts})]
        return texts


class May(Verb):
    """The user may do something, perhaps for a cost."""

    def __init__(self, effects: list[Verb], cost: list[Verb] | None = None) -> None:
        self.part = Part(effects, cost)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/may", self.part)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED or not self.part.able(table, frame):
            return DONE
        ask_whether(table, frame.seat, ASK_MAY, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        if code == YES.base:
            self.part.begin(table, frame, frame.seat)

    def said(self) -> Said:
        return Said("may", parts={"text": self.part.said()})


class If(Verb):
    """Only while something holds; else, if there is one, the other text."""

    def __init__(self, condition: Condition, then: list[Verb], otherwise: list[Verb] | None = None) -> None:
        self.condition = condition
        self.then = Part(then)
        self.otherwise = Part(otherwise or [])

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)
        program.add(f"{path}/else", self.otherwise)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        part = self.then if self.condition.holds(table, frame) else self.otherwise
        if not part.effects:
            return DONE
        part.begin(table, frame, frame.seat)
        return WAIT

    def said(self) -> Said:
        parts = {"if": [self.condition.said()], "then": self.then.said()}
        if self.otherwise.effects:
            parts["else"] = self.otherwise.said()
            return Said("if-else", parts=parts)
        return Said("if", parts=parts)


class ChooseOne(Foe):
    """One of several texts, or so many different ones; a useless choice is a choice. An opponent may be the one to
    choose; with *optional* none may be chosen."""

    def __init__(
        self,
        choices: list[list[Verb]],
        costs: list[list[Verb]] | None = None,
        by_opponent: bool = False,
        count: i64 = 1,
        optional: bool = False,
    ) -> None:
        given = costs or [[] for _ in choices]
        self.parts = [Part(choice, given[at]) for at, choice in enumerate(choices)]
        self.by_opponent = by_opponent
        self.count = count
        self.optional = optional

    def register(self, program: Program, path: str) -> None:
        for at, part in enumerate(self.parts):
            program.add(f"{path}/{at}", part)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if self.by_opponent and name_foe(table, frame):
            return WAIT
        return self.go(table, frame, log)

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """``frame.left`` holds a bit for each text that was chosen."""
        if frame.left == FINISHED:
            return DONE
        if frame.left < 0:
            frame.left = 0
        taken = 0
        out = table.offer()
        for at in range(len(self.parts)):
            if frame.left & BIT[at]:
                taken += 1
            else:
                out.add(CHOOSE.base + at)
        if taken >= self.count:
            return DONE
        if self.optional:
            out.add(NO.base)
        table.ask(frame.data[FOE] if self.by_opponent else frame.seat, ASK_CHOICE, frame.card)
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == NO.base:
            frame.left = FINISHED
            return
        at = code - CHOOSE.base
        frame.left = max(frame.left, 0) | BIT[at]
        self.parts[at].begin(table, frame, frame.seat)

    def said(self) -> Said:
        key = "choose-one"
        if self.count > 1:
            key = "choose-several"
        elif self.by_opponent:
            key = "choose-one-opponent"
        elif self.optional:
            key = "choose-one-or-none"
        parts = {f"choice{at}": part.said() for at, part in enumerate(self.parts)}
        return Said(f"{key}-{len(self.parts)}", {"n": self.count}, {}, parts)


BIT: Final = [1, 2, 4, 8]


class NameColour(Verb):
    """Name a colour."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        out = table.offer()
        for colour in range(len(COLOURS.words)):
            out.add(COLOUR.base + colour)
        table.ask(frame.seat, ASK_COLOUR, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        report(frame, True, code - COLOUR.base)
        log.add(E_NAMED_COLOUR, frame.seat, NO_CARD, code - COLOUR.base)

    def said(self) -> Said:
        return Said("name-colour")


class UnlessPaid(Foe):
    """Something happens unless an opponent pays; with *to_user* he pays the user, and it is what he buys instead."""

    def __init__(self, n: i64, effects: list[Verb], to_user: bool = False) -> None:
        self.n = n
        self.part = Part(effects)
        self.to_user = to_user
        """The opponent may give so many resources to the user: then the text happens."""

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/unless", self.part)

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        if foe == NOBODY or table.count[RESOURCES[foe]] < self.n:
            frame.left = FINISHED
            if self.to_user:
                return DONE
            self.part.begin(table, frame, frame.seat)
            return WAIT
        ask_whether(table, foe, ASK_PAY, frame.card, self.n)
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        paid = code == YES.base
        if paid:
            pay(table, frame.data[FOE], self.n, log)
            if self.to_user:
                gain(table, frame.seat, self.n, log)
        if paid == self.to_user:
            self.part.begin(table, frame, frame.seat)

    def said(self) -> Said:
        return Said("if-paid" if self.to_user else "unless-paid", {"n": self.n}, {}, {"text": self.part.said()})
