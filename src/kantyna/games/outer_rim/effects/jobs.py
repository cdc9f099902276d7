"""Jobs in steps, and cargo that is being delivered."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import JOB_DONE, JOB_LOST
from kantyna.games.outer_rim.table import DEFEATED, JOBS_HELD, OVER, OuterRim
from kantyna.games.outer_rim.turn.decks import discard
from kantyna.games.outer_rim.turn.fame import gain_fame
from kantyna.games.outer_rim.turn.rewards import FOR_CARGO, FOR_HALF, FOR_JOB, reward
from kantyna.games.outer_rim.vocabulary import DATABANK
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said

ENDED: Final = 99
"""No step of the job is left."""


def job_of(table: OuterRim, frame: Frame) -> CardId:
    """The job that a text is about: the card itself, or what a databank card is about."""
    return frame.about if table.printed[frame.card].kind == DATABANK else frame.card


def go_on_with(table: OuterRim, step: i64) -> None:
    """The next step of the job that is under way; nothing where none is."""
    for frame in reversed(table.stack):
        node = table.program.nodes[frame.node]
        if isinstance(node, Script) and frame.at < len(node.effects) and isinstance(node.effects[frame.at], Steps):
            frame.left = frame.left - 1 if step < 0 else step
            return


def complete(table: OuterRim, frame: Frame, log: Log) -> None:
    job = job_of(table, frame)
    go_on_with(table, ENDED)
    if job in table.rows[JOBS_HELD[frame.seat]]:
        log.add(JOB_DONE, frame.seat, job)
        reward(table, frame.seat, job, FOR_JOB)


class Steps(Effect[OuterRim]):
    """The steps of a job, in order unless one says where to go on. *lines*: the card whose lines set the steps
    (``line-<key>-<step>``)."""

    def __init__(self, steps: list[list[Effect[OuterRim]]], lines: str = "") -> None:
        self.steps: list[Script[OuterRim]] = [Script(step) for step in steps]
        self.lines = lines

    def register(self, program: Program, path: str) -> None:
        for at, step in enumerate(self.steps):
            program.add(f"{path}/{at + 1}", step)

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """``left`` is the next step. Whoever is defeated fails (OR-JOB-4); the last step completes (OR-JOB-6)."""
        at: i64 = max(frame.left, 0)
        if at == ENDED:
            return DONE
        if table.count[DEFEATED[frame.seat]] > 0:
            frame.left = ENDED
            log.add(JOB_LOST, frame.seat, job_of(table, frame))
            table.count[OVER] = 1
            return DONE
        if at >= len(self.steps):
            complete(table, frame, log)
            return WAIT
        frame.left = at + 1
        table.push(self.steps[at].number, frame.seat, frame.card, -1, frame.about)
        return WAIT

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

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        go_on_with(table, self.at - 1)
        return DONE

    def said(self) -> Said:
        return Said("go-to-step", {"n": self.at})


class RepeatStep(Effect[OuterRim]):
    """The same step again."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        go_on_with(table, -1)
        return DONE

    def said(self) -> Said:
        return Said("repeat-step")


class JobComplete(Effect[OuterRim]):
    """Take the job's reward; *over_famous*: so much more fame if the chosen player has more fame than you."""

    def __init__(self, over_famous: i64 = 0) -> None:
        self.over_famous = over_famous

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        if self.over_famous and frame.about >= 0 and table.fame(frame.about) > table.fame(frame.seat):
            gain_fame(table, frame.seat, self.over_famous, log, frame.card)
        if table.outcome is None:
            complete(table, frame, log)
        return WAIT

    def said(self) -> Said:
        return Said("job-complete-over-famous", {"n": self.over_famous}) if self.over_famous else Said("job-complete")


class JobFailed(Effect[OuterRim]):
    """The job card is kept, the turn is over."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        log.add(JOB_LOST, frame.seat, job_of(table, frame))
        go_on_with(table, ENDED)
        table.count[OVER] = 1
        return DONE

    def said(self) -> Said:
        return Said("job-failed")


class DiscardJob(Effect[OuterRim]):
    """This job card."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        job = job_of(table, frame)
        if job in table.rows[JOBS_HELD[frame.seat]]:
            discard(table, frame.seat, job, log)
        return DONE

    def said(self) -> Said:
        return Said("discard-job")


class DeliverThis(Effect[OuterRim]):
    """This cargo is delivered after all; *half*: for half its credits, rounded up to a thousand, and no fame."""

    def __init__(self, *, half: bool = False) -> None:
        self.half = half

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        if frame.about in table.belongings(frame.seat):
            reward(table, frame.seat, frame.about, FOR_HALF if self.half else FOR_CARGO)
        return WAIT

    def said(self) -> Said:
        return Said("deliver-this-half" if self.half else "deliver-this")


class DiscardCargo(Effect[OuterRim]):
    """This cargo, under its deck."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.about in table.belongings(frame.seat):
            discard(table, frame.seat, frame.about, log)
        return DONE

    def said(self) -> Said:
        return Said("discard-cargo")
