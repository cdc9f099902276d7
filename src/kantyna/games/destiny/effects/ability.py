"""An ability: what must be done first, then its effects. They share the registers of its frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.destiny.effects.registers import FOE, fresh
from kantyna.games.destiny.table import ROUND, USED, Destiny
from kantyna.games.destiny.turn.answers import YES, ask_whether
from kantyna.games.destiny.vocabulary import (
    AFTER,
    ASK_MAY,
    BEFORE,
    E_USED,
    INSTEAD,
    ON_ACTION,
    ON_CLAIM,
    ON_PLAY,
    ON_SPECIAL,
    TIMINGS,
)
from kantyna.kernel.body import vec
from kantyna.kernel.effect import DONE, WAIT, WENT, Effect, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import Code
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said

if TYPE_CHECKING:
    from kantyna.games.destiny.effects.requirement import Requirement
    from kantyna.games.destiny.effects.trigger import Trigger

ASKED: Final = 1
"""Where a frame stands that is to be used: nobody is asked any more whether."""
FIRST: Final = 2
"""Where the verbs begin in the frame's ``at``."""
OVER: Final = 1000
"""Where a frame goes that does nothing more."""


class Ability(Node[Destiny]):
    """One paragraph of a card. With *cost* nothing follows unless all of it was done; *may* is asked first."""

    def __init__(
        self,
        timing: i64,
        effects: list[Effect[Destiny]],
        cost: list[Effect[Destiny]] | None = None,
        when: Trigger | None = None,
        only: list[Requirement] | None = None,
        may: bool = False,
    ) -> None:
        self.timing = timing
        self.cost = cost or []
        self.effects = effects
        self.verbs = vec[Effect[Destiny]](self.cost + effects)
        self.paid: i64 = FIRST + len(self.cost)
        """Where the frame stands when the cost is paid."""
        self.when = when
        self.only = only or []
        """What must hold for it to work."""
        self.may = may
        self.number: i64 = -1

    def register(self, program: Program, path: str, number: i64) -> None:
        assert self.number == number, path

    def register_parts(self, program: Program, path: str) -> None:
        """The texts within it, once all abilities have the numbers that the windows know them by."""
        for at, verb in enumerate(self.verbs):
            verb.register(program, f"{path}/{at}")

    def able(self, table: Destiny, frame: Frame) -> bool:
        """Do its conditions hold, and could its whole cost be paid?"""
        for condition in self.only:
            if not condition.holds_here(table, frame):
                return False
        for verb in self.cost:
            if not verb.able(table, frame):
                return False
        return True

    def would_change_anything(self, table: Destiny, frame: Frame) -> bool:
        """Can it be used so that something changes? A cost is a change; else some verb of its own must be possible."""
        if not self.able(table, frame):
            return False
        if self.cost:
            return True
        for verb in self.effects:
            if verb.able(table, frame):
                return True
        return False

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            if not frame.data:
                frame.data = fresh()
                if self.when is not None and self.when.is_opponents():
                    frame.data[FOE] = table.happenings[frame.about].seat  # "they": whoever did it
            if not self.able(table, frame):
                return DONE
            if self.may:
                ask_whether(table, frame.seat, ASK_MAY, frame.card)
                return WAIT
            frame.at = ASKED
        if frame.at == ASKED:
            frame.at = FIRST
            if self.when is not None and self.when.once:
                table.write_mark(USED, frame.card, table.count[ROUND])
            if self.timing != ON_PLAY and self.timing != ON_SPECIAL:
                log.add(E_USED, frame.seat, frame.card)
        return run(self.verbs, self.paid, table, frame, log)

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == 0:
            frame.at = ASKED if code == YES.base else OVER
            return
        self.verbs[frame.at - FIRST].answer(table, frame, code, log)

    def said(self) -> Said:
        """The paragraph: when, under what condition, for what, then what."""
        parts: dict[str, list[Said]] = {"text": [verb.said() for verb in self.effects]}
        key = f"ability-{TIMINGS.words[self.timing]}"
        told = [Said(f"timing-{TIMINGS.words[self.timing]}")]
        if self.when is not None:
            when = self.when.said()
            would = Said("would-plain", parts={"when": [when]})
            told_so = Said(f"would-{when.key}", when.numbers, when.names, when.parts, would)
            parts["when"] = [told_so if self.timing == INSTEAD else when]
        if self.only:
            parts["only"] = [condition.said() for condition in self.only]
            key += "-if"
        if self.cost:
            parts["cost"] = [verb.said() for verb in self.cost]
            key += "-to"
        if self.may:
            key += "-may"
            told.append(Said("timing-may"))
        for part in ("when", "only", "cost"):
            told += parts.get(part, [])
        plain = Said("ability-plain", parts={"told": told, "text": parts["text"]})
        return Said(key, parts=parts, plain=plain)


def run(verbs: vec[Effect[Destiny]], paid: i64, table: Destiny, frame: Frame, log: Log) -> bool:
    """Take the verbs one after another; those behind the cost only if it was paid in full."""
    last = FIRST + len(verbs)
    while frame.at < last:
        if frame.at == paid and paid > FIRST and not frame.data[WENT]:
            return DONE
        if verbs[frame.at - FIRST].step(table, frame, log) == WAIT:
            return WAIT
        if not table.stack:
            return DONE  # that ended the game
        frame.at += 1
        frame.left = -1
    return DONE


# As card files write them.


def text(
    effects: list[Effect[Destiny]], cost: list[Effect[Destiny]] | None = None, only: list[Requirement] | None = None
) -> Ability:
    """What an event does."""
    return Ability(ON_PLAY, effects, cost, None, only)


def action(
    effects: list[Effect[Destiny]], cost: list[Effect[Destiny]] | None = None, only: list[Requirement] | None = None
) -> Ability:
    return Ability(ON_ACTION, effects, cost, None, only)


def use(effects: list[Effect[Destiny]], cost: list[Effect[Destiny]] | None = None) -> Ability:
    """What a special side does."""
    return Ability(ON_SPECIAL, effects, cost)


def claim(effects: list[Effect[Destiny]], cost: list[Effect[Destiny]] | None = None) -> Ability:
    """A battlefield's ability: whoever claims may use it."""
    return Ability(ON_CLAIM, effects, cost, may=True)


def before(
    when: Trigger,
    effects: list[Effect[Destiny]],
    cost: list[Effect[Destiny]] | None = None,
    only: list[Requirement] | None = None,
    may: bool = False,
) -> Ability:
    return Ability(BEFORE, effects, cost, when, only, may)


def instead(
    when: Trigger,
    effects: list[Effect[Destiny]],
    cost: list[Effect[Destiny]] | None = None,
    only: list[Requirement] | None = None,
    may: bool = False,
) -> Ability:
    """What happens in the place of something that would happen."""
    return Ability(INSTEAD, effects, cost, when, only, may)


def after(
    when: Trigger,
    effects: list[Effect[Destiny]],
    cost: list[Effect[Destiny]] | None = None,
    only: list[Requirement] | None = None,
    may: bool = False,
) -> Ability:
    return Ability(AFTER, effects, cost, when, only, may)
