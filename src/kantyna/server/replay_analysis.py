"""The analysis of a finished game: a few answers at a time, in the processes in which bots think and in their queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from kantyna import build
from kantyna.arena.analysis import Analysis, Judged, hundredths
from kantyna.arena.analysis_words import told_answer, told_line, told_question, told_reason
from kantyna.kernel.ids import Seat
from kantyna.lang import Speaker
from kantyna.server.errors import Refused
from kantyna.server.fair_queue import Asker
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.replays import (
    AnalysisState,
    ChancePoint,
    Fortune,
    Mistake,
    ReplayAnalysis,
    ReplayStep,
    TurningPoint,
)
from kantyna.server.replay_viewer import ReplayViewer
from kantyna.server.worker_pool import Stuck

if TYPE_CHECKING:
    from kantyna.server.table_service import TableService

ITERATIONS: Final = 1000 if build.active() == "compiled" else 200
"""Games imagined for each answer."""
AT_ONCE: Final = 2
"""Answers of one turn in the queue."""
VERSION: Final = 4
"""Raised when what is kept of an analysis changes: an older one is made anew."""

log = logging.getLogger("kantyna.server")


class KeptAnalysis(msgspec.Struct, frozen=True):
    """An analysis as the database keeps it."""

    version: int
    analysis: Analysis


@dataclass
class Work:
    """An analysis that is being made, or that broke off: asked for again, it goes on from there."""

    total: int
    judged: list[Judged] = field(default_factory=list)
    done: int = 0
    running: bool = False


class Analyses:
    """Those of this process that are being made, by the name of their replay."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._works: dict[str, Work] = {}

    async def state(self, viewer: ReplayViewer, language: str) -> AnalysisState:
        total = len(viewer.replay.answers)
        if (work := self._works.get(viewer.name)) is not None:
            return AnalysisState("running" if work.running else "failed", work.done, work.total, None)
        kept = await self._kept(viewer.name)
        if kept is None:
            return AnalysisState("none", 0, total, None)
        told = await asyncio.to_thread(told_analysis, viewer, kept, language)
        return AnalysisState("done", total, total, told)

    async def line(self, viewer: ReplayViewer, step: int, at: int, seat: Seat, language: str) -> ReplayStep:
        """The table after so many answers of the better line of a mistake."""
        kept = await self._kept(viewer.name)
        for one in kept.mistakes if kept is not None else []:
            if one.step == step:
                return await asyncio.to_thread(viewer.other_step, step, one.line, at, seat, language)
        raise Refused(404, "no-such-line", step=step)

    async def begin(self, viewer: ReplayViewer, asker: Asker) -> None:
        """See to it that the analysis is made, if it isn't yet."""
        if viewer.match.outcome is None:
            raise Refused(422, "hands-stay-hidden")  # it would tell what the seats hold
        if viewer.name not in self._works and await self._kept(viewer.name) is not None:
            return
        # Somebody else may have begun it meanwhile.
        work = self._works.setdefault(viewer.name, Work(len(viewer.replay.answers)))
        if not work.running:
            work.running = True
            self.service.spawn(self._make(viewer, work, asker))

    async def _kept(self, name: str) -> Analysis | None:
        data = await self.service.store.analysis(name)
        if data is None:
            return None
        try:
            kept = msgspec.json.decode(data, type=KeptAnalysis)
        except msgspec.ValidationError:
            return None
        return kept.analysis if kept.version == VERSION else None

    async def _make(self, viewer: ReplayViewer, work: Work, asker: Asker) -> None:
        data = await asyncio.to_thread(viewer.replay.to_bytes)
        try:
            for first in range(work.done, work.total, AT_ONCE):
                last = min(first + AT_ONCE, work.total)
                work.judged += await self.service.thinkers.judge(data, first, last, ITERATIONS, asker)
                work.done = last
            scores = tuple(viewer.match.score(seat) for seat in range(viewer.replay.seats))
            made = Analysis(viewer.replay.seats, ITERATIONS, tuple(work.judged), scores)
            await self.service.store.keep_analysis(viewer.name, msgspec.json.encode(KeptAnalysis(VERSION, made)))
            del self._works[viewer.name]
        except (Stuck, Refused) as error:
            log.warning("the analysis of %s was not finished: %s", viewer.name, error)
        finally:
            work.running = False


def told_analysis(viewer: ReplayViewer, analysis: Analysis, language: str) -> ReplayAnalysis:
    """An analysis in words and hundredths."""
    speaker, names = cached_speaker(language).speaker, viewer.names(language)
    return ReplayAnalysis(
        iterations=analysis.iterations,
        judged=len(analysis.judged),
        curves=[
            [ChancePoint(step, hundredths(chance)) for step, chance in analysis.curve(seat)]
            for seat in range(analysis.seats)
        ],
        mistakes=[_mistake(viewer, one, speaker, names) for one in analysis.mistakes],
        turning=[
            TurningPoint(
                one.step,
                one.seat,
                hundredths(one.before),
                hundredths(one.after),
                hundredths(one.lost),
                hundredths(one.given),
                one.luck_told,
            )
            for one in analysis.swings()
        ],
        fortunes=[
            Fortune(
                one.seat,
                hundredths(one.first),
                hundredths(one.lost),
                hundredths(one.given),
                one.luck_told,
                hundredths(one.score),
            )
            for one in analysis.fortunes()
        ],
    )


def _mistake(viewer: ReplayViewer, one: Judged, speaker: Speaker, names: Sequence[str]) -> Mistake:
    there = viewer.match.at(one.step)
    return Mistake(
        step=one.step,
        turn=one.turn,
        seat=one.seat,
        question=told_question(speaker, there, names),
        played=told_answer(speaker, there, one.played, names),
        better=told_answer(speaker, there, one.best, names),
        kept=hundredths(one.kept),
        chance=hundredths(one.chance),
        why=told_reason(speaker, there.spec, one, names),
        line=told_line(speaker, there, one, names),
    )
