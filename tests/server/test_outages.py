"""The database goes away and comes back: no table is lost, nothing is written twice, no other table suffers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from kantyna.server.database import open_database
from kantyna.server.errors import Away, Refused
from kantyna.server.guest import Guest
from kantyna.server.journal_writer import PAUSES
from kantyna.server.live_table import LiveTable
from kantyna.server.protocol.server_frames import Failure, Update
from kantyna.server.schema import journal
from kantyna.server.settings import database_url
from kantyna.server.table_creation import open_table
from kantyna.server.table_service import LONGEST_TROUBLE, SHORTEST_TROUBLE, TableService
from tests.server.services import BOTS, HOT_SEAT, Clock, Unsteady, codes, frames, guest_at, run, service_at

Act = Callable[[TableService, Unsteady, LiveTable, Clock], Coroutine[Any, Any, None]]


def at_a_table(folder: Path, act: Act) -> None:
    async def running(clock: Clock) -> None:
        house, database = await service_at(folder, clock)
        try:
            record = await open_table(house.store, HOT_SEAT, "key", None, 0)
            await act(house, database, await house.table(record.id), clock)
        finally:
            await house.close()

    run(running)


def test_a_move_waits_for_a_database_that_comes_back(tmp_path: Path) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        database.before = 3
        await live.answer([0, 1], 0, codes(live)[:1])
        assert clock.pauses == list(PAUSES[:3])
        assert live.playing().version == 1
        assert len(await house.store.journal(live.record.id)) == 1

    at_a_table(tmp_path, act)


def test_a_move_that_was_stored_unheard_is_stored_once(tmp_path: Path) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        database.after = 2
        code = codes(live)[0]
        await live.answer([0, 1], 0, [code])
        assert [entry.value for entry in await house.store.journal(live.record.id)] == [code]
        assert live.playing().version == 1

    at_a_table(tmp_path, act)


def test_a_long_outage_is_told_and_the_table_stays_playable(tmp_path: Path) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        guest = guest_at(live)
        before = live.playing()
        database.before = 1000
        with pytest.raises(Away) as caught:
            await live.answer([0, 1], 0, codes(live)[:1])
        assert caught.value.status == 503
        assert live.course is before  # nobody saw what is not stored
        assert frames(guest) == []
        with pytest.raises(Away):
            await live.answer([0, 1], 0, codes(live)[:1])
        database.before = 0
        await live.answer([0, 1], 0, codes(live)[:1])
        assert [frame.version for frame in frames(guest) if isinstance(frame, Update)] == [1]

    at_a_table(tmp_path, act)


def test_whether_a_move_of_an_outage_was_stored_is_found_out_before_the_next(tmp_path: Path) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        guest = guest_at(live)
        code = codes(live)[0]
        database.after = 1

        async def gone(seconds: float) -> None:  # it is stored, but from now on nobody answers
            database.before = 1000

        house.store.writer.pause = gone
        with pytest.raises(Away):
            await live.answer([0, 1], 0, [code])
        database.before = 0
        with pytest.raises(Refused) as caught:
            await live.answer([0, 1], 0, [code])
        assert caught.value.key == "stale-version"
        assert live.playing().match.answers == [code]
        assert [frame.version for frame in frames(guest) if isinstance(frame, Update)] == [1]

    at_a_table(tmp_path, act)


def test_a_failed_load_leaves_the_old_course(tmp_path: Path) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        before = live.playing()
        database.before = 1
        with pytest.raises(Away):
            await live.load()
        assert live.course is before

    at_a_table(tmp_path, act)


def test_an_outage_ends_no_housekeeping(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        done: list[int] = []

        async def work() -> None:
            done.append(len(done))
            if len(done) == 1:
                raise Away("nobody answers")
            if len(done) == 2:
                raise ZeroDivisionError

        task = house.spawn(house._again_and_again(work, 7.0))
        while len(done) < 4:
            await asyncio.sleep(0)
        assert not task.done()
        assert clock.pauses[:3] == [7.0, 7.0, 7.0]

    at_a_table(tmp_path, act)
    assert "nobody answers" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_an_unreadable_journal_is_the_trouble_of_one_table_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        broken = await open_table(house.store, BOTS, "key", None, 0)
        await house.table(broken.id)
        while (await house.store.states([broken.id]))[broken.id][0] < 5:
            await asyncio.sleep(0.01)
        house.driver._tasks[broken.id].cancel()
        house.tables.clear()
        spoil = update(journal).where(journal.c.table_id == broken.id, journal.c.number == 2).values(value=999_999)
        await house.store.database.write(lambda connection: connection.execute(spoil))
        good = await open_table(house.store, BOTS, "key", None, 0)
        await house.look_after_bots()
        assert broken.id not in house.tables
        assert good.id in house.tables
        assert house.driver.drives(house.tables[good.id])
        first = house.troubles[broken.id]
        assert first.wait == SHORTEST_TROUBLE
        await house.look_after_bots()  # too early for it
        assert house.troubles[broken.id] is first
        for _ in range(12):
            clock.now += LONGEST_TROUBLE
            await house.look_after_bots()
        assert house.troubles[broken.id].wait == LONGEST_TROUBLE
        mend = update(journal).where(journal.c.table_id == broken.id, journal.c.number >= 2)
        await house.store.database.write(
            lambda connection: connection.execute(mend.values(kind="undo-refused", value=0))
        )
        clock.now += LONGEST_TROUBLE
        await house.look_after_bots()
        assert broken.id in house.tables
        assert broken.id not in house.troubles

    at_a_table(tmp_path, act)
    assert "is in trouble" in caplog.text


def test_guests_hear_of_a_bot_that_can_not_go_on_and_it_is_tried_again(tmp_path: Path) -> None:
    async def act(house: TableService, database: Unsteady, live: LiveTable, clock: Clock) -> None:
        record = await open_table(house.store, BOTS, "key", None, 0)
        database.before = 0
        bots = await house.table(record.id)
        guest = Guest("", "en")
        bots.guests.add(guest)
        database.before = 3 * (len(PAUSES) + 1)
        while bots.playing().version < 3:
            await asyncio.sleep(0.01)
        told = [frame for frame in frames(guest) if isinstance(frame, Failure)]
        assert {failure.key for failure in told} == {"database-away"}

    at_a_table(tmp_path, act)


def test_connections_that_postgres_has_ended_are_noticed_before_they_are_used(postgres_url: str) -> None:
    ended = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'kantyna'"
    )

    async def act() -> None:
        one, two = await open_database(database_url(postgres_url)), await open_database(database_url(postgres_url))
        try:
            for _ in range(3):
                assert await one.read(lambda connection: connection.execute(text("SELECT 1")).scalar()) == 1
                assert await one.write(lambda connection: connection.execute(text("SELECT 2")).scalar()) == 2
                await two.read(lambda connection: connection.execute(ended))
        finally:
            await one.close()
            await two.close()

    asyncio.run(act())


def test_a_connection_that_ends_in_the_middle_is_an_outage(postgres_url: str) -> None:
    async def act() -> None:
        one = await open_database(database_url(postgres_url))
        try:
            with pytest.raises(Away):
                await one.write(
                    lambda connection: connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
                )
            assert await one.read(lambda connection: connection.execute(text("SELECT 1")).scalar()) == 1
        finally:
            await one.close()

    asyncio.run(act())
