"""Tables and replays from the database: from their keyframes, so that the longest is there as soon as the shortest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kantyna.kernel.errors import KantynaError
from kantyna.play.replay import Replay
from kantyna.play.segment import KEPT
from kantyna.server.fair_queue import Asker
from kantyna.server.journaled_match import JournaledMatch, other_rules, setup_of, unplayed, versions
from kantyna.server.records import Entry, Kept, Record
from kantyna.server.replay_viewer import ReplayViewer
from kantyna.server.store import Store

if TYPE_CHECKING:
    from kantyna.server.table_service import TableService

RECENT: Final = 200
"""Lines of the story that are at hand when a table is there."""

log = logging.getLogger("kantyna.server")


async def load_course(service: TableService, record: Record) -> JournaledMatch:
    """The course of a table that has begun; never one that was begun under other rules."""
    if (refused := other_rules(record)) is not None:
        raise refused
    kept, entries = await service.store.course(record.id)
    try:
        if len(entries) <= 2 * KEPT:
            return await asyncio.to_thread(_resumed, record, kept, entries)
    except KantynaError as error:
        if not kept:
            raise
        log.warning("keyframes of %s can't be read any more: %s", record.id, error)
    return await _played_again(service, record)


def _resumed(record: Record, kept: Sequence[Kept], entries: Sequence[Entry]) -> JournaledMatch:
    course = JournaledMatch.resumed(record, kept, entries)
    course.match.recall(RECENT)
    return course


async def _played_again(service: TableService, record: Record) -> JournaledMatch:
    """The course of a table without keyframes that could be read: it is played again, once, by a process beside."""
    entries = await service.store.journal(record.id)
    codes, read = versions(entries)
    replay = Replay.of(setup_of(record), codes, {})
    frames = await service.thinkers.wind(replay, Asker.of(record))
    kept = [Kept(count, read[count - 1], data) for count, data in keyed(frames)]
    await service.store.keep(record.id, kept)
    return await asyncio.to_thread(_resumed, record, kept, entries[kept[-1].version if kept else 0 :])


async def replay_file(store: Store, name: str) -> bytes:
    """The replay file of a finished game, or of one that can't go on because it was begun under other rules."""
    record = await store.find(name)
    if record is None or record.state != "playing" or other_rules(record) is None:
        return (await store.replay(name))[0]
    return unplayed(record, await store.journal(name)).to_bytes()


async def load_viewer(service: TableService, name: str) -> ReplayViewer:
    """A replay ready to be looked at."""
    data, created = await service.store.replay(name)
    replay = await asyncio.to_thread(Replay.from_bytes, data)
    kept = await service.store.keyframes(name)
    try:
        if len(replay.answers) - (kept[-1].count if kept else 0) <= 2 * KEPT:
            return await asyncio.to_thread(ReplayViewer, name, replay, created, kept)
    except KantynaError as error:
        if not kept:
            raise
        log.warning("keyframes of replay %s can't be read any more: %s", name, error)
    frames = await service.thinkers.wind(replay, Asker("", name, people=True))
    kept = [Kept(count, count, frame) for count, frame in keyed(frames)]
    return await asyncio.to_thread(ReplayViewer, name, replay, created, kept)


def keyed(frames: Sequence[bytes]) -> list[tuple[int, bytes]]:
    """Keyframes with the number of answers before each."""
    return [(KEPT * (place + 1), data) for place, data in enumerate(frames)]
