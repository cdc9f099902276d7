"""Texts that depend on something, or leave a choice."""

from __future__ import annotations

from kantyna.games.outer_rim.effects.conditions import Condition
from kantyna.games.outer_rim.table import OuterRim
from kantyna.kernel.combinators import If as KernelIf
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class If(KernelIf[OuterRim]):
    """Only while something holds; else, if there is one, the other text."""

    def said(self) -> Said:
        first = Said("if", parts={"condition": [self.condition.said()], "then": self.then.said()})
        if len(self.otherwise.effects) == 0:
            return first
        return Said("both", parts={"texts": [first, Said("on-else", parts={"text": self.otherwise.said()})]})


class May(Effect[OuterRim]):
    """You may do all of it; else the other text."""

    def __init__(self, then: list[Effect[OuterRim]], otherwise: list[Effect[OuterRim]] | None = None) -> None:
        self.then: Script[OuterRim] = Script(then)
        self.otherwise: Script[OuterRim] = Script(otherwise or [])

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)
        program.add(f"{path}/else", self.otherwise)

    def said(self) -> Said:
        first = Said("may", parts={"then": self.then.said()})
        if len(self.otherwise.effects) == 0:
            return first
        return Said("both", parts={"texts": [first, Said("on-decline", parts={"text": self.otherwise.said()})]})


class Option:
    """One of several texts; *label* is the key of its short name (``choice-<label>``)."""

    def __init__(self, label: str, effects: list[Effect[OuterRim]]) -> None:
        self.label = label
        self.script: Script[OuterRim] = Script(effects)


class Choose(Effect[OuterRim]):
    """One of several texts; none of them, if *may_decline*."""

    def __init__(self, options: list[Option], may_decline: bool = False) -> None:
        self.options = options
        self.may_decline = may_decline

    def register(self, program: Program, path: str) -> None:
        for at, option in enumerate(self.options):
            program.add(f"{path}/{at}", option.script)

    def said(self) -> Said:
        parts = {f"choice{at}": option.script.said() for at, option in enumerate(self.options)}
        parts["options"] = [
            Said("option", names={"label": f"choice-{option.label}"}, parts={"text": option.script.said()})
            for option in self.options
        ]
        return Said("choose-one-or-none" if self.may_decline else "choose-one", parts=parts)


class ChoosePlayer(Effect[OuterRim]):
    """Choose another player in your space for whom something holds; the text goes on about that player.

    *condition* is asked of that player; *famous*: at least as much fame as you, *more_famous*: more.
    """

    def __init__(
        self,
        then: list[Effect[OuterRim]],
        *,
        condition: Condition | None = None,
        famous: bool = False,
        more_famous: bool = False,
        any_negative: bool = False,
    ) -> None:
        self.then: Script[OuterRim] = Script(then)
        self.condition = condition
        self.famous = famous
        self.more_famous = more_famous
        self.any_negative = any_negative

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)

    def said(self) -> Said:
        parts = {"then": self.then.said()}
        who: list[Said] = []
        if self.condition is not None:
            who.append(Said("who", parts={"condition": [self.condition.said()]}))
        if self.any_negative:
            who.append(Said("who-negative"))
        if self.famous:
            who.append(Said("who-famous"))
        if self.more_famous:
            who.append(Said("who-more-famous"))
        if not who:
            return Said("choose-player", parts=parts)
        parts["who"] = who
        return Said("choose-player-who", parts=parts)
