"""Jobs in steps, and cargo that is being delivered."""

from __future__ import annotations

from kantyna.games.outer_rim.table import OuterRim
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class Steps(Effect[OuterRim]):
    """The steps of a job, in order unless one says where to go on. *lines*: the card whose lines set the steps
    (``line-<key>-<step>``)."""

    def __init__(self, steps: list[list[Effect[OuterRim]]], lines: str = "") -> None:
        self.steps: list[Script[OuterRim]] = [Script(step) for step in steps]
        self.lines = lines

    def register(self, program: Program, path: str) -> None:
        for at, step in enumerate(self.steps):
            program.add(f"{path}/{at + 1}", step)

    def said(self) -> Said:
        return Said("steps", parts={"steps": [self.step_said(at) for at in range(len(self.steps))]})

    def step_said(self, at: int) -> Said:
        parts = {"text": self.steps[at].said()}
        if not self.lines:
            return Said("step", {"n": at + 1}, parts=parts)
        return Said("step-told", {"n": at + 1}, {"line": f"line-{self.lines}-{at + 1}"}, parts)


class GoToStep(Effect[OuterRim]):
    """Go on with that step."""

    def __init__(self, step: i64) -> None:
        self.at = step

    def said(self) -> Said:
        return Said("go-to-step", {"n": self.at})


class RepeatStep(Effect[OuterRim]):
    """The same step again."""

    def said(self) -> Said:
        return Said("repeat-step")


class JobComplete(Effect[OuterRim]):
    """Take the job's reward; *over_famous*: so much more fame if the chosen player has more fame than you."""

    def __init__(self, over_famous: i64 = 0) -> None:
        self.over_famous = over_famous

    def said(self) -> Said:
        return Said("job-complete-over-famous", {"n": self.over_famous}) if self.over_famous else Said("job-complete")


class JobFailed(Effect[OuterRim]):
    """The job card is kept, the turn is over."""

    def said(self) -> Said:
        return Said("job-failed")


class DiscardJob(Effect[OuterRim]):
    """This job card."""

    def said(self) -> Said:
        return Said("discard-job")


class DeliverThis(Effect[OuterRim]):
    """This cargo is delivered after all; *half*: for half its credits, rounded up to a thousand, and no fame."""

    def __init__(self, *, half: bool = False) -> None:
        self.half = half

    def said(self) -> Said:
        return Said("deliver-this-half" if self.half else "deliver-this")


class DiscardCargo(Effect[OuterRim]):
    """This cargo, under its deck."""

    def said(self) -> Said:
        return Said("discard-cargo")
