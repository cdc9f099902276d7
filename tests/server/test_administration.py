"""What whoever keeps a server may do, on both databases and while tables are being played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from kantyna.games.common.deck_list import DeckList
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.server.administration import Administration
from kantyna.server.database import open_database
from kantyna.server.deck_shelf import DeckShelves
from kantyna.server.errors import Refused
from kantyna.server.guest import Guest
from kantyna.server.live_table import LiveTable
from kantyna.server.protocol.lobby import CreateTable, SeatWish
from kantyna.server.settings import database_url
from kantyna.server.store import Store
from kantyna.server.table_creation import open_table
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed
from tests.server.services import codes
from tests.server.test_table_service import in_house

OPEN = CreateTable("star-realms", "duel", [SeatWish("human", name="Anna"), SeatWish("open")])


async def laid(store: Store, token: str = "host", wish: CreateTable = OPEN) -> str:
    """A table that waits for somebody."""
    return (await open_table(store, wish, token, None, 8, "")).id


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(tmp_path)
    return database_url(request.getfixturevalue("postgres_url"))


def administer(url: str, act: Callable[[Administration, Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = Store(await open_database(url))
        try:
            await act(Administration(store.database), store)
        finally:
            await store.close()

    asyncio.run(run())


def test_tables_and_guests_are_listed_without_keys(url: str) -> None:
    async def act(admin: Administration, store: Store) -> None:
        name = await laid(store)
        assert name in [record.id for record in await admin.tables(None, 100)]
        assert name in [record.id for record in await admin.tables("open", 100)]
        assert name not in [record.id for record in await admin.tables("over", 100)]
        mine = [one for one in await admin.people(1000) if one.table == name]
        assert [(one.seat, one.name, one.kind) for one in mine] == [(0, "Anna", "human")]

    administer(url, act)


def test_a_closed_table_is_gone(url: str) -> None:
    async def act(admin: Administration, store: Store) -> None:
        name = await laid(store)
        await admin.close(name)
        with pytest.raises(Refused):
            await store.table(name)
        with pytest.raises(Refused):
            await admin.close(name)

    administer(url, act)


def test_a_new_key_opens_the_seat_and_the_old_one_does_not(url: str) -> None:
    async def act(admin: Administration, store: Store) -> None:
        name, second = await laid(store, "old"), await laid(store, "old")
        shelves = DeckShelves(store.database)
        await shelves.create(hashed("old"))
        await shelves.keep(hashed("old"), "1", "destiny", DeckList({"rey": 1}, "Mine"))
        token = await admin.rotate(name, 0)
        record = await store.table(name)
        assert (record.seats[0].token, record.host) == (hashed(token), hashed(token))
        assert record.seated == 1, "processes that have it in mind look again"
        assert (await store.table(second)).seats[0].token == hashed(token)
        assert [deck.name for deck in await shelves.decks(hashed(token))] == ["Mine"]
        assert not await shelves.exists(hashed("old"))
        await shelves.delete(hashed(token))
        await admin.revoke(name, 0)
        assert (await store.table(name)).seats[0].token is None
        for seat in (1, 5):
            with pytest.raises(Refused):
                await admin.rotate(name, seat)

    administer(url, act)


def test_a_new_key_for_one_table_leaves_the_old_one_elsewhere(url: str) -> None:
    async def act(admin: Administration, store: Store) -> None:
        name, second = await laid(store, "mine"), await laid(store, "mine")
        shelves = DeckShelves(store.database)
        await shelves.create(hashed("mine"))
        token = await admin.rotate(name, 0, here=True)
        record, other = await store.table(name), await store.table(second)
        assert (record.seats[0].token, record.host) == (hashed(token), hashed(token))
        assert (other.seats[0].token, other.host) == (hashed("mine"), hashed("mine"))
        assert await shelves.exists(hashed("mine"))
        assert not await shelves.exists(hashed(token))
        await shelves.delete(hashed("mine"))

    administer(url, act)


def test_a_running_server_hears_of_a_new_key(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        guest = Guest(hashed("key"), "en")
        assert live.recognise(guest)
        live.guests.add(guest)
        token = await Administration(house.store.database).rotate(live.record.id, 0)
        await house.reconcile()
        assert guest.held == []
        assert live.recognise(Guest(hashed(token), "en"))
        live.guests.discard(guest)

    in_house(tmp_path, act)


def test_an_unfinished_game_is_exported_whole(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        for version in range(45):
            await live.answer([0, 1], version, codes(live)[:1])
        kept = await Administration(house.store.database).export(live.record.id)
        again = Match.load(Replay.from_bytes(kept.to_bytes()))
        assert again.digest() == live.playing().match.digest()

    in_house(tmp_path, act)


def test_a_person_is_forgotten_wherever_the_same_key_played(url: str) -> None:
    async def act(admin: Administration, store: Store) -> None:
        waiting, other = await laid(store, "anna"), await laid(store, "somebody")
        shelves = DeckShelves(store.database)
        for owner in ("anna", "somebody"):
            await shelves.create(hashed(owner))
            await shelves.keep(hashed(owner), "1", "destiny", DeckList({"rey": 1}, owner))
        over = await laid(store, "anna")
        replay = Match.new("star-realms", "duel", 2, seed=1, names=["Anna", "Bob"]).replay()
        await store.add_replay(over, "star-realms", replay.to_bytes(), [])
        await _end(store, over)
        assert await admin.forget(waiting, 0) == 2
        record = await store.table(waiting)
        assert (record.seats[0].kind, record.seats[0].token, record.host) == ("level", None, "")
        assert "Anna" not in [seat.name for name in (waiting, over) for seat in (await store.table(name)).seats]
        kept = Replay.from_bytes((await store.replay(over))[0])
        assert kept.names[1] == "Bob"
        assert "Anna" not in kept.names
        Match.load(kept)  # its proofs still hold
        assert (await store.table(other)).seats[0].name == "Anna"
        assert not await shelves.exists(hashed("anna"))
        assert [deck.name for deck in await shelves.decks(hashed("somebody"))] == ["somebody"]
        await shelves.delete(hashed("somebody"))

    administer(url, act)


async def _end(store: Store, name: str) -> None:
    from sqlalchemy import update

    from kantyna.server.schema import tables

    await store.database.write(lambda c: c.execute(update(tables).where(tables.c.id == name).values(state="over")))


def test_a_program_gets_a_new_key_and_can_be_forgotten(url: str) -> None:
    async def act(admin: Administration, store: Store) -> None:
        bot = f"bot-{hashed(url + 'x')[:8]}-{len(await admin.tables(None, 1000))}"
        await store.create_bot(bot, hashed(f"first {bot}"))
        wish = CreateTable("star-realms", "duel", [SeatWish("human"), SeatWish("open")])
        name = (await open_table(store, wish, f"first {bot}", bot, 8, "")).id
        token = await admin.rotate_bot(bot.upper())
        assert await store.bot_of(hashed(token)) == bot
        assert await store.bot_of(hashed(f"first {bot}")) is None
        assert (await store.table(name)).seats[0].token == hashed(token)
        assert await admin.forget_bot(bot) == 1
        assert await store.bot_named(bot) is None
        assert bot not in [seat.name for seat in (await store.table(name)).seats]
        with pytest.raises(Refused):
            await admin.forget_bot(bot)

    administer(url, act)
