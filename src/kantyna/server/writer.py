"""Journals are written in company: what waits when a transaction ends goes into the next one, all together."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from kantyna.server.database import Database
from kantyna.server.records import Entry, Summary
from kantyna.server.schema import journal, replays, tables

MOST: Final = 200
"""Pieces of work in one transaction."""


class Overtaken(Exception):
    """Another process has written that line of the journal already."""


@dataclass
class Work:
    """Lines to be added to a journal, and how the table stands after them."""

    table: str
    version: int
    entries: Sequence[Entry]
    summary: Summary
    replay: bytes | None
    game: str
    done: asyncio.Future[None]


class Writer:
    """One task writes for all tables of the process; a write is over when it is on the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._queue: asyncio.Queue[Work] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(
        self, table: str, game: str, version: int, entries: Sequence[Entry], summary: Summary, replay: bytes | None
    ) -> None:
        """Add the lines from number *version* on, or raise Overtaken and add none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Work(table, version, entries, summary, replay, game, done))
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
            except IntegrityError:
                for work in batch:
                    await self._alone(work)
            except Exception as error:
                for work in batch:
                    _settle(work, error)

    async def _alone(self, work: Work) -> None:
        """One piece of a batch that failed: only those that clash are refused."""
        try:
            await self._write([work])
        except IntegrityError:
            _settle(work, Overtaken())
        except Exception as error:
            _settle(work, error)

    async def _write(self, batch: Sequence[Work]) -> None:
        await self.database.write(lambda connection: _write_down(connection, batch))
        for work in batch:
            _settle(work, None)


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


def _lines(work: Work, now: int) -> list[dict[str, Any]]:
    return [
        {
            "table_id": work.table,
            "number": work.version + place,
            "kind": entry.kind,
            "seat": entry.seat,
            "value": entry.value,
            "at": now,
        }
        for place, entry in enumerate(work.entries)
    ]


def _standing(work: Work, now: int) -> dict[str, Any]:
    return {
        "table": work.table,
        "to_state": work.summary.state,
        "to_version": work.version + len(work.entries),
        "to_turn": work.summary.turn,
        "to_asked": work.summary.asked,
        "to_changed": now,
    }


def _write_down(connection: Connection, batch: Sequence[Work]) -> None:
    now = int(time.time())
    connection.execute(insert(journal), [line for work in batch for line in _lines(work, now)])
    connection.execute(STANDS, [_standing(work, now) for work in batch])
    ended = [
        {"id": work.table, "game": work.game, "data": work.replay, "created": now}
        for work in batch
        if work.replay is not None
    ]
    if ended:
        connection.execute(insert(replays), ended)


def _settle(work: Work, error: Exception | None) -> None:
    """Tell whoever waits, unless nobody does any more."""
    if work.done.done():
        return
    if error is None:
        work.done.set_result(None)
    else:
        work.done.set_exception(error)
