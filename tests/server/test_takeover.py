"""Several processes: who lets bots think, who takes over, and what is found out though nobody told it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kantyna.kernel.errors import KantynaError
from kantyna.server.leases import ALIVE, BEAT, LEASE
from kantyna.server.protocol.lobby import CreateTable, SeatWish
from kantyna.server.server_lock import only_server
from kantyna.server.settings import database_url
from kantyna.server.table_creation import open_table
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed
from tests.server.services import BOTS, HOT_SEAT, Clock, codes, two_services


def test_takeover_takes_less_than_five_seconds() -> None:
    assert ALIVE / 1000 + 2 * BEAT <= 5


def test_a_lease_ends_with_its_process(tmp_path: Path) -> None:
    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        table = (await open_table(one.store, HOT_SEAT, "key", None, 0)).id
        for house in (one, two):
            await house.leases.beat()
        assert await one.leases.take(table)
        assert not await two.leases.take(table)
        assert await two.leases.taken([table]) == {table}
        assert await one.leases.taken([table]) == set()
        await one.leases.close()
        assert await two.leases.taken([table]) == set()
        assert await two.leases.take(table)

    two_services(tmp_path, act)


def test_a_process_that_gives_no_sign_of_life_loses_its_leases(tmp_path: Path) -> None:
    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        table = (await open_table(one.store, HOT_SEAT, "key", None, 0)).id
        for house in (one, two):
            await house.leases.beat()
        assert await one.leases.take(table)
        clock.now += ALIVE / 1000 - 0.1
        await two.leases.beat()
        assert not await two.leases.take(table)
        clock.now += 0.2
        assert await two.leases.take(table)
        await one.leases.beat()  # it was only slow
        assert not await one.leases.take(table)

    two_services(tmp_path, act)


def test_a_process_that_forgets_a_table_loses_it_though_it_lives(tmp_path: Path) -> None:
    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        table = (await open_table(one.store, HOT_SEAT, "key", None, 0)).id
        await one.leases.beat()
        assert await one.leases.take(table)
        clock.now += LEASE / 1000 + 0.1
        await one.leases.beat()
        assert await two.leases.take(table)

    two_services(tmp_path, act)


def test_bots_of_a_process_that_is_gone_go_on_at_another(tmp_path: Path) -> None:
    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        for house in (one, two):
            await house.leases.beat()
        record = await open_table(one.store, BOTS, "key", None, 0)
        assert await one.leases.take(record.id)  # and then it is killed
        await two.look_after_bots()
        assert record.id not in two.tables
        clock.now += ALIVE / 1000 + 0.1
        await two.leases.beat()
        await two.look_after_bots()
        live = two.tables[record.id]
        assert two.driver.drives(live)
        while live.playing().version < 3:
            await asyncio.sleep(0.01)

    two_services(tmp_path, act)


def test_a_pass_that_was_refused_is_tried_again(tmp_path: Path) -> None:
    """In the card game people are passed where they have nothing to use; the process that did it is gone."""

    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        wish = CreateTable(
            "card-game",
            "duel",
            [SeatWish("human", name="A"), SeatWish("hot-seat", name="B")],
        )
        record = await open_table(one.store, wish, "key", None, 0)
        for house in (one, two):
            await house.leases.beat()
        assert await one.leases.take(record.id)
        live = await two.table(record.id)
        for _ in range(400):
            if two.driver.passes(live) is not None:
                break
            await live.answer([0, 1], live.playing().version, codes(live)[:1])
        assert two.driver.passes(live) is not None
        while two.driver.drives(live):
            await asyncio.sleep(0.01)
        version = live.playing().version
        await two.look_after_bots()
        assert not two.driver.drives(live)  # the other process does it, as far as anybody knows
        await one.leases.close()
        await two.look_after_bots()
        assert two.driver.drives(live)
        while live.playing().version == version:
            await asyncio.sleep(0.01)

    two_services(tmp_path, act)


def test_moves_and_seats_of_which_no_notice_came_are_found_in_the_database(tmp_path: Path) -> None:
    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        wish = CreateTable("star-realms", "duel", [SeatWish("human", name="A"), SeatWish("open")])
        record = await open_table(one.store, wish, "key", None, 0)
        here, there = await one.table(record.id), await two.table(record.id)
        await one.seated(await one.store.join(record.id, None, "B", hashed("other"), None, 0))
        assert there.course is None
        await two.reconcile()
        assert there.record.seats[1].name == "B"
        assert there.playing().version == 0
        seat = here.playing().match.pending_seat
        await here.answer([seat], 0, codes(here)[:1])
        assert there.playing().version == 0
        await two.reconcile()
        assert there.playing().version == 1
        assert there.playing().match.digest() == here.playing().match.digest()

    two_services(tmp_path, act)


def test_a_second_server_on_one_file_is_refused_in_words(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    with only_server(url):
        with pytest.raises(KantynaError) as caught, only_server(url):
            pass
        assert caught.value.key == "server-database-taken"
    with only_server(url):
        pass
    with only_server("postgresql+asyncpg://a@b/c"), only_server("postgresql+asyncpg://a@b/c"):
        pass
