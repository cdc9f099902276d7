"""The analysis of a finished game: a few answers at a time, in the processes in which bots think and in their queue.

One process makes it and writes down how far it is, so that every other can tell, and go on when that one is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from kantyna import build
from kantyna.arena.analysis import Analysis, Judged, hundredths, looked_back
from kantyna.arena.analysis_words import told_answer, told_line, told_question, told_reason
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import Seat
from kantyna.lang import Speaker
from kantyna.server.drafts import Draft, Drafts
from kantyna.server.errors import Away, Refused
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
from kantyna.server.table_loading import load_viewer
from kantyna.server.worker_pool import Stuck

if TYPE_CHECKING:
    from kantyna.server.table_service import TableService

ITERATIONS: Final = 1000 if build.active() == "compiled" else 200
"""Games imagined for each answer."""
AT_ONCE: Final = 2
"""Answers of one turn in the queue."""
VERSION: Final = 5
"""Raised when what is kept of an analysis changes: an older one is made anew."""

log = logging.getLogger("kantyna.server")


class KeptAnalysis(msgspec.Struct, frozen=True):
    """An analysis as the database keeps it."""

    version: int
    analysis: Analysis


class KeptDraft(msgspec.Struct, frozen=True):
    """What there is of one that is being made."""

    version: int
    iterations: int
    judged: list[Judged]


class Analyses:
    """Those of all processes; this one makes some of them."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.drafts = Drafts(service.store.database, service.bus.origin)
        self._making: set[str] = set()
        """Replays whose analysis is made here, or is about to be."""

    async def state(self, viewer: ReplayViewer, language: str) -> AnalysisState:
        total, making = len(viewer.replay.answers), viewer.name in self._making
        # First the draft: what is finished meanwhile is found then, as both are written at once.
        draft = await self.drafts.find(viewer.name)
        if draft is not None:
            return AnalysisState("running" if draft.running or making else "failed", draft.done, total, None)
        kept = await self._kept(viewer.name)
        if kept is None:
            return AnalysisState("running" if making else "none", 0, total, None)
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
        if await self._kept(viewer.name) is None:
            self._take_up(viewer.name, asker, viewer)

    async def go_on(self) -> None:
        """With those whose process is gone."""
        for name in await self.drafts.orphans():
            self._take_up(name, Asker("", name, people=False))

    def _take_up(self, name: str, asker: Asker, viewer: ReplayViewer | None = None) -> None:
        if name not in self._making:
            self._making.add(name)
            self.service.spawn(self._make(name, asker, viewer))

    async def _kept(self, name: str) -> Analysis | None:
        data = await self.service.store.analysis(name)
        if data is None:
            return None
        try:
            kept = msgspec.json.decode(data, type=KeptAnalysis)
        except msgspec.ValidationError:
            return None
        return kept.analysis if kept.version == VERSION else None

    async def _make(self, name: str, asker: Asker, viewer: ReplayViewer | None) -> None:
        """Unless another process does."""
        try:
            draft = await self.drafts.claim(name)
            if draft is not None and await self._kept(name) is not None:  # it was finished just now
                await self.drafts.drop(name)
            elif draft is not None:
                await self._finish(viewer or await load_viewer(self.service, name), draft, asker)
        except Away as away:
            log.warning("the analysis of %s waits for the database: %s", name, away.reason)
        except Exception as error:
            await self.drafts.give_up(name)
            if not isinstance(error, Stuck | KantynaError):
                raise
            log.warning("the analysis of %s was not finished: %s", name, error)
        finally:
            self._making.discard(name)

    async def _finish(self, viewer: ReplayViewer, draft: Draft, asker: Asker) -> None:
        """Go on from a draft to the end, or until it is another's."""
        done, kept = _kept_draft(draft)
        judged, iterations = kept.judged, kept.iterations
        data, total = await asyncio.to_thread(viewer.replay.to_bytes), len(viewer.replay.answers)
        for first in range(done, total, AT_ONCE):
            last = min(first + AT_ONCE, total)
            judged += await self.service.thinkers.judge(data, first, last, iterations, asker)
            if not await self.drafts.note(viewer.name, last, msgspec.json.encode(kept)):
                return
        scores = tuple(viewer.match.score(seat) for seat in range(viewer.replay.seats))
        made = Analysis(viewer.replay.seats, iterations, looked_back(judged), scores)
        await self.service.store.keep_analysis(viewer.name, msgspec.json.encode(KeptAnalysis(VERSION, made)))


def _kept_draft(draft: Draft) -> tuple[int, KeptDraft]:
    """How many answers were looked at, and what came of it; of one that another Kantyna began, nothing."""
    try:
        kept = msgspec.json.decode(draft.data, type=KeptDraft)
    except msgspec.DecodeError:
        kept = KeptDraft(0, 0, [])
    return (draft.done, kept) if kept.version == VERSION else (0, KeptDraft(VERSION, ITERATIONS, []))


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
