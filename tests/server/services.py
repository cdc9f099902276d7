"""Houses without a network for the tests: with a clock of their own, a database that goes away, a bus that is deaf."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import BigInteger, ColumnElement, cast, literal

from kantyna.server.bus import Bus, Kind, Notice
from kantyna.server.database import Database, Work, open_database
from kantyna.server.errors import Away
from kantyna.server.guest import Guest
from kantyna.server.limits import RateLimits
from kantyna.server.live_table import LiveTable
from kantyna.server.protocol.lobby import CreateTable, SeatWish
from kantyna.server.protocol.server_frames import ServerFrame
from kantyna.server.settings import database_url
from kantyna.server.store import Store
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed
from tests.server.conftest import settings_for

T = TypeVar("T")

HOT_SEAT = CreateTable("star-realms", "duel", [SeatWish("human", name="A"), SeatWish("hot-seat", name="B")])
BOTS = CreateTable("star-realms", "duel", [SeatWish("level", level=1), SeatWish("level", level=1)])


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.pauses: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


class Unsteady(Database):
    """A database that is away as often as it is told to be: before it does something, or after, when nobody hears of
    it."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.before = 0
        self.after = 0

    @property
    def now(self) -> ColumnElement[int]:  # type: ignore[override]  # nobody sets it
        return cast(literal(int(self.clock.now * 1000)), BigInteger)

    async def read(self, work: Work[T]) -> T:
        self._fail()
        return await self.database.read(work)

    async def write(self, work: Work[T]) -> T:
        self._fail()
        done = await self.database.write(work)
        if self.after:
            self.after -= 1
            raise Away("the connection broke")
        return done

    def _fail(self) -> None:
        if self.before:
            self.before -= 1
            raise Away("nobody answers")

    async def close(self) -> None:
        await self.database.close()


class Deaf(Bus):
    """A bus on which every notice is lost."""

    alone = False

    async def tell(self, kind: Kind, table: str = "", **more: Any) -> None:
        return


class Wired(Bus):
    """A bus of two processes in one: what one tells the other hears at once."""

    alone = False

    def __init__(self) -> None:
        super().__init__()
        self.others: list[TableService] = []

    async def tell(self, kind: Kind, table: str = "", **more: Any) -> None:
        for other in self.others:
            await other.hear(Notice(self.origin, kind, table, **more))


async def service_at(folder: Path, clock: Clock, bus: Bus | None = None) -> tuple[TableService, Unsteady]:
    settings = settings_for(database_url(folder))
    database = Unsteady(await open_database(settings.database), clock)
    store = Store(database)
    store.writer.pause = clock.pause
    return TableService(
        settings, store, bus or Bus(), RateLimits(settings.limits), clock=clock, pause=clock.pause
    ), database


@asynccontextmanager
async def serving(folder: Path, clock: Clock) -> AsyncIterator[TableService]:
    """One alone, closed at the end."""
    house, _ = await service_at(folder, clock)
    try:
        yield house
    finally:
        await house.close()


def run(act: Callable[[Clock], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(act(Clock()))


def two_services(folder: Path, act: Callable[[TableService, TableService, Clock], Coroutine[Any, Any, None]]) -> None:
    """Two processes over one database that never hear of each other."""

    async def running(clock: Clock) -> None:
        one, _ = await service_at(folder, clock, Deaf())
        two, _ = await service_at(folder, clock, Deaf())
        try:
            await act(one, two, clock)
        finally:
            await one.close()
            await two.close()

    run(running)


def guest_at(live: LiveTable, token: str = "key") -> Guest:
    guest = Guest(hashed(token), "en")
    assert live.recognise(guest)
    live.guests.add(guest)
    return guest


def frames(guest: Guest) -> list[ServerFrame]:
    found = []
    while not guest.queue.empty():
        data = guest.queue.get_nowait()
        assert data is not None
        found.append(msgspec.json.decode(data, type=ServerFrame))
    return found


def codes(live: LiveTable) -> list[int]:
    match = live.playing().match
    return [option.code for option in match.options(match.pending_seat)]
