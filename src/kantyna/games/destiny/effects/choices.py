"""The kernel's combinators with the questions and answers of Destiny, and texts of their kind that only it has."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Foe, foe_left, name_foe
from kantyna.games.destiny.effects.registers import FINISHED, FOE, report
from kantyna.games.destiny.table import RESOURCES, Destiny
from kantyna.games.destiny.turn.answers import CHOOSE, COLOUR, NO, OPPONENT, YES, ask_whether
from kantyna.games.destiny.turn.movement import gain, pay
from kantyna.games.destiny.vocabulary import ASK_CHOICE, ASK_COLOUR, ASK_MAY, ASK_PAY, COLOURS, E_NAMED_COLOUR
from kantyna.kernel.combinators import ChooseOne as KernelChooseOne
from kantyna.kernel.combinators import May as KernelMay
from kantyna.kernel.combinators import Priced, begin
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, NO_CARD, NOBODY, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


def part(effects: list[Effect[Destiny]], cost: list[Effect[Destiny]] | None = None) -> Script[Destiny]:
    """A text within a text, perhaps with its own cost."""
    return Priced(cost, effects) if cost else Script(effects)


class May(KernelMay[Destiny]):
    """The user may do something, perhaps for a cost."""

    def __init__(self, effects: list[Effect[Destiny]], cost: list[Effect[Destiny]] | None = None) -> None:
        super().__init__(YES, NO, ASK_MAY, part(effects, cost))


class ChooseOne(KernelChooseOne[Destiny]):
    """One of several texts, each perhaps with its cost. An opponent may be the one to choose."""

    def __init__(
        self,
        choices: list[list[Effect[Destiny]]],
        costs: list[list[Effect[Destiny]]] | None = None,
        by_opponent: bool = False,
    ) -> None:
        given = costs or [[] for _ in choices]
        super().__init__(CHOOSE, ASK_CHOICE, [part(choice, given[at]) for at, choice in enumerate(choices)])
        self.by_opponent = by_opponent

    def chooser(self, table: Destiny, frame: Frame) -> Seat:
        return frame.data[FOE] if self.by_opponent else frame.seat

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if self.by_opponent and frame.left < 0:
            if foe_left(table, frame):
                return DONE
            if name_foe(table, frame):
                return WAIT
        return super().step(table, frame, log)

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if OPPONENT.has(code):
            frame.data[FOE] = code - OPPONENT.base
        else:
            super().answer(table, frame, code, log)

    def said(self) -> Said:
        said = super().said()
        if self.by_opponent:
            said.key = f"opponent-{said.key.replace('choose', 'chooses', 1)}"
            said.parts = {
                choice: [Said(f"his-{one.key}", one.numbers, one.names, one.parts, one) for one in texts]
                for choice, texts in said.parts.items()
            }
        return said


class ChooseSome(KernelChooseOne[Destiny]):
    """So many different ones of several texts. ``frame.left`` has a bit for each that was chosen."""

    def __init__(self, count: i64, choices: list[list[Effect[Destiny]]]) -> None:
        super().__init__(CHOOSE, ASK_CHOICE, [Script(choice) for choice in choices])
        self.count = count

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.left = 0
        left = [at for at in range(len(self.choices)) if not frame.left & BITS[at]]
        if len(self.choices) - len(left) >= self.count:
            return DONE
        out = table.offer()
        for at in left:
            out.add(CHOOSE.base + at)
        table.ask(frame.seat, ASK_CHOICE, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        at = code - CHOOSE.base
        frame.left |= BITS[at]
        begin(table, frame, self.choices[at])

    def said(self) -> Said:
        said = super().said()
        said.key = said.key.replace("one", "some", 1)
        said.numbers["n"] = self.count
        return said


class NameColour(Effect[Destiny]):
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
    """Something happens unless an opponent pays."""

    def __init__(self, n: i64, effects: list[Effect[Destiny]]) -> None:
        self.n = n
        self.text = Script(effects)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/unless", self.text)

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        if foe == NOBODY or table.count[RESOURCES[foe]] < self.n:
            frame.left = FINISHED
            return begin(table, frame, self.text)
        ask_whether(table, foe, ASK_PAY, frame.card, self.n)
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        if code == YES.base:
            pay(table, frame.data[FOE], self.n, log)
        else:
            begin(table, frame, self.text)

    def said(self) -> Said:
        return Said("unless-paid", {"n": self.n}, {}, {"text": self.text.said()})


class IfGiven(Effect[Destiny]):
    """Any opponent may give the user resources: then something happens. They are asked clockwise, until one does;
    ``frame.left`` counts those who were."""

    def __init__(self, n: i64, effects: list[Effect[Destiny]]) -> None:
        self.n = n
        self.text = Script(effects)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/given", self.text)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = max(frame.left, 0)
        for foe in table.foes(frame.seat)[frame.left :]:
            if table.count[RESOURCES[foe]] >= self.n:
                ask_whether(table, foe, ASK_PAY, frame.card, self.n)
                return WAIT
            frame.left += 1
        return DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == NO.base:
            frame.left += 1
            return
        foe = table.foes(frame.seat)[frame.left]
        frame.left = FINISHED
        pay(table, foe, self.n, log)
        gain(table, frame.seat, self.n, log)
        begin(table, frame, self.text)

    def said(self) -> Said:
        return Said("if-given", {"n": self.n}, {}, {"text": self.text.said()})
