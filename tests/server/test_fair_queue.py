"""Whose bot may think next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from kantyna.server.fair_queue import Asker, FairQueue, mark


class Thinking:
    """Thoughts that end when they are told to; who is in, in the order in which they came in."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.order: list[str] = []
        self.inside: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, name: str, address: str, table: str = "", people: bool = True) -> None:
        self.tasks[name] = asyncio.create_task(self._think(name, Asker(address, table or name, people)))

    async def _think(self, name: str, asker: Asker) -> None:
        async with self.queue.turn(asker):
            self.order.append(name)
            self.inside[name] = asyncio.Event()
            await self.inside[name].wait()
            del self.inside[name]

    async def settle(self) -> list[str]:
        for _ in range(5):
            await asyncio.sleep(0)
        return sorted(self.inside)

    async def end(self, name: str) -> list[str]:
        self.inside[name].set()
        return await self.settle()

    async def end_all(self) -> list[str]:
        while await self.settle():
            await self.end(next(iter(self.inside)))
        return self.order


def think(places: int, act: Callable[[Thinking], Coroutine[Any, Any, None]]) -> None:
    async def running() -> None:
        await act(Thinking(places))

    asyncio.run(running())


def test_a_person_waits_for_no_table_of_bots_alone() -> None:
    async def act(thinking: Thinking) -> None:
        for number in range(30):
            thinking.ask(f"bots{number}", "flood", people=False)
        assert await thinking.settle() == ["bots0"]
        thinking.ask("person", "home")
        assert await thinking.settle() == ["bots0", "person"]

    think(2, act)


def test_with_one_place_a_person_is_next() -> None:
    async def act(thinking: Thinking) -> None:
        for number in range(30):
            thinking.ask(f"bots{number}", "flood", people=False)
        await thinking.settle()
        thinking.ask("person", "home")
        assert await thinking.end("bots0") == ["person"]

    think(1, act)


def test_no_address_takes_all_places() -> None:
    async def act(thinking: Thinking) -> None:
        for number in range(10):
            thinking.ask(f"one{number}", "flood")
        assert len(await thinking.settle()) == 3
        thinking.ask("other", "home")
        assert "other" in await thinking.settle()
        thinking.ask("third", "elsewhere")
        await thinking.settle()
        assert "third" in await thinking.end("one0")

    think(4, act)


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def act(thinking: Thinking) -> None:
        thinking.ask("first", "x")
        await thinking.settle()
        for number in range(2):
            thinking.ask(f"a-busy{number}", "a", "busy")
        thinking.ask("a-quiet", "a", "quiet")
        thinking.ask("b", "b")
        assert await thinking.end_all() == ["first", "a-busy0", "b", "a-quiet", "a-busy1"]

    think(1, act)


def test_who_leaves_the_queue_keeps_nobody_out() -> None:
    async def act(thinking: Thinking) -> None:
        for name in ("first", "second", "third"):
            thinking.ask(name, name)
        await thinking.settle()
        thinking.tasks["second"].cancel()
        await thinking.settle()
        assert await thinking.end("first") == ["third"]
        thinking.tasks["third"].cancel()
        assert await thinking.settle() == ["third"]
        assert not thinking.queue.inside
        assert not any(thinking.queue.waiting.values())

    think(1, act)


def test_what_is_kept_of_an_address_fits_many() -> None:
    assert mark("192.0.2.1") == mark("192.0.2.1") != mark("192.0.2.2")
    assert len(mark("2001:db8::")) == 6
