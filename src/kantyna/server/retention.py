"""What is kept, and for how long: tables that nobody comes back to and old replays go, as the club wishes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, and_, delete, or_, select

from kantyna.server.database import Database
from kantyna.server.deck_shelf import delete_shelf
from kantyna.server.schema import analyses, keyframes, replays, shelves, tables
from kantyna.server.settings import Keep

DAY: Final = 24 * 3600
AT_ONCE: Final = 200
"""Tables or replays in one transaction: moves are written between two of them."""

Remove: TypeAlias = Callable[[Connection, str], object]

log = logging.getLogger("kantyna.server")


@dataclass(frozen=True)
class Gone:
    """How much was taken away."""

    tables: int
    replays: int
    shelves: int


async def purge(database: Database, keep: Keep, now: float | None = None) -> Gone:
    """Take away what nobody has touched for longer than it is kept."""
    clock = int(time.time() if now is None else now)
    gone_tables = gone_replays = gone_shelves = 0
    while (count := await database.write(lambda connection: _purge_tables(connection, keep, clock))) > 0:
        gone_tables += count
    while (count := await database.write(lambda connection: _purge_replays(connection, keep, clock))) > 0:
        gone_replays += count
    while (count := await database.write(lambda connection: _purge_shelves(connection, keep, clock))) > 0:
        gone_shelves += count
    if gone_tables or gone_replays or gone_shelves:
        log.info(
            "retention took %d tables, %d replays and %d shelves of decks away",
            gone_tables, gone_replays, gone_shelves,
        )  # fmt: skip
    return Gone(gone_tables, gone_replays, gone_shelves)


def _purge_tables(connection: Connection, keep: Keep, now: int) -> int:
    kept = {"open": keep.waiting, "playing": keep.playing, "over": keep.over}
    old: list[ColumnElement[bool]] = [
        and_(tables.c.state == state, tables.c.changed < now - days * DAY) for state, days in kept.items() if days
    ]
    if not old:
        return 0
    found = list(connection.execute(select(tables.c.id).where(or_(*old)).limit(AT_ONCE)).scalars())
    for name in found:
        delete_table(connection, name)
    return len(found)


def _purge_replays(connection: Connection, keep: Keep, now: int) -> int:
    return _purge_old(connection, replays.c.id, replays.c.created, now, keep.replays, delete_replay)


def _purge_shelves(connection: Connection, keep: Keep, now: int) -> int:
    return _purge_old(connection, shelves.c.owner, shelves.c.touched, now, keep.decks, delete_shelf)


def _purge_old(
    connection: Connection, key: Column[str], since: Column[int], now: int, days: int, remove: Remove
) -> int:
    """Remove what is older than so many days; with none of them all is kept."""
    if not days:
        return 0
    found = list(connection.execute(select(key).where(since < now - days * DAY).limit(AT_ONCE)).scalars())
    for name in found:
        remove(connection, name)
    return len(found)


def delete_table(connection: Connection, name: str) -> None:
    """A table with its seats and its journal; the replay of a finished game stays."""
    connection.execute(delete(tables).where(tables.c.id == name))
    if connection.execute(select(replays.c.id).where(replays.c.id == name)).first() is None:
        connection.execute(delete(keyframes).where(keyframes.c.id == name))


def delete_replay(connection: Connection, name: str) -> None:
    connection.execute(delete(replays).where(replays.c.id == name))
    connection.execute(delete(analyses).where(analyses.c.id == name))
    if connection.execute(select(tables.c.id).where(tables.c.id == name)).first() is None:
        connection.execute(delete(keyframes).where(keyframes.c.id == name))
