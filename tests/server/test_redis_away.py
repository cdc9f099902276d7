"""A Redis that takes connections and says nothing: nobody waits for it twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kantyna.server import bus as buses
from kantyna.server import limits as limiting
from kantyna.server.bus import RedisBus
from kantyna.server.errors import TooMuch
from kantyna.server.limits import APART, RateLimits
from kantyna.server.settings import Limits


class Silent:
    """It counts who speaks to it."""

    def __init__(self) -> None:
        self.heard = 0
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard += 1
        try:
            while await reader.read(1000):
                pass
        finally:
            writer.close()


@asynccontextmanager
async def silent() -> AsyncIterator[Silent]:
    one = Silent()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        server.close()


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (buses, limiting):
        monkeypatch.setattr(module, "HURRY", 0.05)


def test_limits_go_on_alone_and_ask_again_later() -> None:
    async def count() -> None:
        async with silent() as redis:
            clock = Clock()
            limits = RateLimits(Limits(call="20/minute"), f"redis://127.0.0.1:{redis.port}/0", clock)
            for _ in range(20):
                await limits.hit("call", "somebody")
            first = redis.heard
            assert first >= 1
            with pytest.raises(TooMuch):
                await limits.hit("call", "somebody")
            assert redis.heard == first
            clock.now += APART
            with pytest.raises(TooMuch):
                await limits.hit("call", "somebody")
            assert redis.heard > first

    asyncio.run(count())


def test_a_move_does_not_wait_for_the_bus_again_and_again() -> None:
    async def tell() -> None:
        async with silent() as redis:
            clock = Clock()
            bus = RedisBus(f"redis://127.0.0.1:{redis.port}/0", clock)
            try:
                await bus.tell("moved", "table")
                first = redis.heard
                assert first >= 1
                for _ in range(50):
                    await bus.tell("moved", "table")
                assert redis.heard == first
                clock.now += buses.APART
                await bus.tell("moved", "table")
                assert redis.heard > first
            finally:
                await bus.close()

    asyncio.run(tell())


def test_a_limit_of_a_day_is_no_list_of_all_its_hits() -> None:
    """Twenty thousand answers a day are counted in two numbers."""

    async def count() -> None:
        limits = RateLimits(Limits(bot_answers="20000/day"))
        for _ in range(2000):
            await limits.hit("bot_answers", "bot")
        storage = limits._here.storage
        assert sum(len(hits) for hits in getattr(storage, "events", {}).values()) == 0

    asyncio.run(count())


def test_a_limit_may_have_two_halves_and_a_hit_may_weigh_more() -> None:
    async def count() -> None:
        limits = RateLimits(Limits(create_table="5/second;3/day", upload_kilobytes="100/day"))
        for _ in range(3):
            await limits.hit("create_table", "somebody")
        with pytest.raises(TooMuch) as caught:
            await limits.hit("create_table", "somebody")
        assert caught.value.limit == "create-table"
        await limits.hit("upload_kilobytes", "somebody", 90)
        with pytest.raises(TooMuch):
            await limits.hit("upload_kilobytes", "somebody", 20)

    asyncio.run(count())
