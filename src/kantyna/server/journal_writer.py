"""Journals are written in company: what waits when a transaction ends goes into the next one, all together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kantyna.server.database import Database
from kantyna.server.errors import Away
from kantyna.server.records import Step
from kantyna.server.schema import journal, keyframes, replays, tables

MOST: Final = 200
"""Pieces of work in one transaction."""
PAUSES: Final = (0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 1.0)
"""Seconds between two tries to reach a database that is away; after the last of them whoever waits is told."""

log = logging.getLogger("kantyna.server")


class Overtaken(Exception):
    """Another process has written that line of the journal already."""


@dataclass
class Work:
    """A step to be written, and who waits for it."""

    step: Step
    done: asyncio.Future[None]
    tried: bool = False
    """Was it tried before, and nobody knows whether it was written?"""


class Writer:
    """One task writes for all tables of the process; a write is over when it is on the disk."""

    def __init__(self, database: Database, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self.database = database
        self.pause = pause
        self._queue: asyncio.Queue[Work] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, step: Step) -> None:
        """Add a step to its table, or raise Overtaken and add nothing. Away: nobody knows whether it was added."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Work(step, done))
        await done

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            except Exception:
                for work in batch:
                    await self._alone(work)

    async def _alone(self, work: Work) -> None:
        """One piece of a batch that failed: only what can't be written is refused."""
        try:
            await self._write([work])
        except IntegrityError:
            _settle(work, Overtaken())
        except Exception as error:
            _settle(work, error)

    async def _write(self, batch: Sequence[Work]) -> None:
        """Write, again and again while the database is away. What was written without our hearing of it is recognised
        by the numbers of its lines."""
        for pause in (*PAUSES, None):
            try:
                await self.database.write(lambda connection: _write_down(connection, batch))
            except Away as away:
                for work in batch:
                    work.tried = True
                if pause is None:
                    for work in batch:
                        _settle(work, away)
                    return
                log.warning("the database is away: %s", away.reason)
                await self.pause(pause)
            else:
                for work in batch:
                    _settle(work, None)
                return


STANDS: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        state=bindparam("to_state"),
        version=bindparam("to_version"),
        turn=bindparam("to_turn"),
        asked=bindparam("to_asked"),
        changed=bindparam("to_changed"),
    )
)


def _lines(step: Step, now: int) -> list[dict[str, Any]]:
    return [
        {
            "table_id": step.table,
            "number": step.version + place,
            "kind": entry.kind,
            "seat": entry.seat,
            "value": entry.value,
            "at": now,
        }
        for place, entry in enumerate(step.entries)
    ]


def _standing(step: Step, now: int) -> dict[str, Any]:
    return {
        "table": step.table,
        "to_state": step.summary.state,
        "to_version": step.version + len(step.entries),
        "to_turn": step.summary.turn,
        "to_asked": step.summary.asked,
        "to_changed": now,
    }


def _write_down(connection: Connection, batch: Sequence[Work]) -> None:
    now = int(time.time())
    steps = [work.step for work in batch if not (work.tried and _is_written(connection, work.step))]
    if not steps:
        return
    connection.execute(insert(journal), [line for step in steps for line in _lines(step, now)])
    connection.execute(STANDS, [_standing(step, now) for step in steps])
    for step in steps:
        # Those of a course that was taken back, or that another process has left behind.
        known = step.back if step.back >= 0 else step.keyframes[0].count - 1 if step.keyframes else -1
        if known >= 0:
            connection.execute(delete(keyframes).where(keyframes.c.id == step.table, keyframes.c.count > known))
    frames = [{"id": step.table, **vars(one)} for step in steps for one in step.keyframes]
    if frames:
        connection.execute(insert(keyframes), frames)
    ended = [
        {"id": step.table, "game": step.game, "data": step.replay, "created": now}
        for step in steps
        if step.replay is not None
    ]
    if ended:
        connection.execute(insert(replays), ended)


def _is_written(connection: Connection, step: Step) -> bool:
    """Do these lines stand in the journal?"""
    wanted = select(journal.c.kind, journal.c.seat, journal.c.value).where(journal.c.table_id == step.table)
    wanted = wanted.where(journal.c.number >= step.version, journal.c.number < step.version + len(step.entries))
    found = [tuple(row) for row in connection.execute(wanted.order_by(journal.c.number))]
    return found == [(entry.kind, entry.seat, entry.value) for entry in step.entries]


def _settle(work: Work, error: Exception | None) -> None:
    """Tell whoever waits, unless nobody does any more."""
    if work.done.done():
        return
    if error is None:
        work.done.set_result(None)
    else:
        work.done.set_exception(error)
