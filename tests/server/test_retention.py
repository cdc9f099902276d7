"""What is kept for how long, and what goes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from kantyna.games.common.deck_list import DeckList
from kantyna.server.database import Database, open_database
from kantyna.server.deck_shelf import DeckShelves
from kantyna.server.errors import Refused
from kantyna.server.live_table import LiveTable
from kantyna.server.protocol.server_frames import Failure
from kantyna.server.retention import DAY, purge
from kantyna.server.schema import journal, kept_decks, keyframes, replays, seats, tables
from kantyna.server.schema import shelves as rows
from kantyna.server.settings import FOR_EVER, Keep, database_url, from_environment, read_keep
from kantyna.server.store import Store
from kantyna.server.table_service import TableService
from kantyna.server.tokens import new_name
from tests.server.services import codes, frames, guest_at
from tests.server.test_administration import laid
from tests.server.test_table_service import in_house

NOW = 1_700_000_000


def in_database(url: str, act: Callable[[Database, Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        database = await open_database(url)
        store = Store(database)
        try:
            await act(database, store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(tmp_path)
    return database_url(request.getfixturevalue("postgres_url"))


async def aged(database: Database, name: str, state: str, days: float) -> None:
    values = {"state": state, "changed": int(NOW - days * DAY)}
    await database.write(lambda c: c.execute(update(tables).where(tables.c.id == name).values(values)))


async def exists(database: Database, name: str) -> bool:
    return bool(await database.read(lambda c: c.execute(select(tables.c.id).where(tables.c.id == name)).first()))


def test_what_nobody_touches_goes_when_its_time_is_up(url: str) -> None:
    async def act(database: Database, store: Store) -> None:
        keep = Keep(waiting=2, playing=10, over=5, replays=20)
        young, old = {}, {}
        for state, days in (("open", 2), ("playing", 10), ("over", 5)):
            young[state] = await laid(store)
            old[state] = await laid(store)
            await aged(database, young[state], state, days - 0.5)
            await aged(database, old[state], state, days + 0.5)
        gone = await purge(database, keep, NOW)
        assert gone.tables >= 3
        for name in young.values():
            assert await exists(database, name)
        for name in old.values():
            assert not await exists(database, name)
            for rest in (seats.c.table_id, journal.c.table_id):
                assert await database.read(lambda c, rest=rest, name=name: _count(c, rest, name)) == 0
        assert (await purge(database, keep, NOW)).tables == 0

    in_database(url, act)


def _count(connection: Connection, column: Any, name: str) -> int:
    return int(connection.execute(select(func.count()).where(column == name)).scalar_one())


def test_a_replay_outlives_its_table_and_goes_in_its_own_time(url: str) -> None:
    async def act(database: Database, store: Store) -> None:
        name, other = await laid(store), new_name()
        await aged(database, name, "over", 6)
        for one, days in ((name, 6), (other, 21)):
            await store.add_replay(one, "star-realms", b"{}", [])
            created = NOW - days * DAY
            await database.write(
                lambda c, one=one, created=created: c.execute(
                    update(replays).where(replays.c.id == one).values(created=created)
                )
            )
        await purge(database, Keep(over=5, replays=20), NOW)
        assert not await exists(database, name)
        assert (await store.replay(name))[0] == b"{}"
        with pytest.raises(Refused):
            await store.replay(other)
        await purge(database, Keep(over=5, replays=20), NOW + 20 * DAY)
        with pytest.raises(Refused):
            await store.replay(name)
        left = await database.read(lambda c: _count(c, keyframes.c.id, name) + _count(c, keyframes.c.id, other))
        assert left == 0

    in_database(url, act)


def test_at_home_nothing_goes(url: str) -> None:
    async def act(database: Database, store: Store) -> None:
        name, owner, shelves = await laid(store), new_name(), DeckShelves(database)
        await aged(database, name, "open", 10_000)
        await shelves.create(owner)
        await purge(database, FOR_EVER, NOW + 10_000 * DAY)
        assert await exists(database, name)
        assert await shelves.exists(owner)
        await shelves.delete(owner)

    in_database(url, act)


def test_a_shelf_of_decks_goes_when_nobody_has_looked_at_it(url: str) -> None:
    async def act(database: Database, store: Store) -> None:
        looked_at, left, shelves = new_name(), new_name(), DeckShelves(database)
        for owner in (looked_at, left):
            await shelves.create(owner)
            await shelves.keep(owner, "1", "destiny", DeckList({"rey": 1}, ""))
        await database.write(
            lambda c: c.execute(update(rows).where(rows.c.owner.in_([looked_at, left])).values(touched=0))
        )
        assert len(await shelves.decks(looked_at)) == 1
        assert (await purge(database, Keep(0, 0, 0, 0, decks=365), time.time())).shelves == 1
        assert await shelves.exists(looked_at)
        assert not await shelves.exists(left)
        assert await database.read(lambda c: _count(c, kept_decks.c.owner, left)) == 0
        await shelves.delete(looked_at)

    in_database(url, act)


def test_a_club_says_how_long(tmp_path: Path) -> None:
    def kept(public_url: str, loopback: bool, **environment: str) -> Keep:
        return from_environment(tmp_path, public_url, loopback, environment).keep

    assert kept("", True) == FOR_EVER
    assert kept("", False) == Keep()
    assert kept("https://club.example", True) == Keep()
    assert kept("", True, KANTYNA_PROXIED="1") == Keep()
    assert kept("", False, KANTYNA_KEEP="waiting=1, replays=0") == read_keep("waiting=1,replays=0", Keep())
    assert read_keep("waiting=1,replays=0", Keep()) == Keep(waiting=1, replays=0)


def test_guests_of_a_table_that_is_gone_are_told(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        guest = guest_at(live)
        name = live.record.id
        await aged(house.store.database, name, "playing", 100)
        await purge(house.store.database, Keep(), NOW)
        await house.reconcile()
        assert name not in house.tables
        assert guest.queue.qsize() == 2
        told = guest.queue.get_nowait()
        assert told is not None
        assert b'"table-closed"' in told
        assert guest.queue.get_nowait() is None
        with pytest.raises(Refused):
            await house.table(name)

    in_house(tmp_path, act)


def test_a_move_at_a_table_that_is_gone_is_refused(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        guest = guest_at(live)
        await aged(house.store.database, live.record.id, "playing", 100)
        await purge(house.store.database, Keep(), NOW)
        with pytest.raises(Refused):
            await live.answer([0, 1], 0, codes(live)[:1])
        assert not any(isinstance(frame, Failure) and frame.key == "our-fault" for frame in frames(guest))

    in_house(tmp_path, act)
