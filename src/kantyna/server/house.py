"""All tables that this process has in mind, and the bots that are asked at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from kantyna.server import catalogue
from kantyna.server.bus import Bus, Notice
from kantyna.server.driver import Driver
from kantyna.server.errors import no_such_table
from kantyna.server.limits import RateLimits
from kantyna.server.live import Live
from kantyna.server.protocol.told import Thinking
from kantyna.server.records import Record
from kantyna.server.settings import Settings
from kantyna.server.store import Store
from kantyna.server.thinkers import Thinkers
from kantyna.server.tokens import is_name

TIDY_EVERY: Final = 10.0
"""Seconds between two looks at what is idle, whose bots wait, and who is here."""

log = logging.getLogger("kantyna.server")


class House:
    """The tables of a process."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, limits: RateLimits) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.limits = limits
        self.here_limits = RateLimits(settings.limits)
        """Counted in this process alone: what one connection does."""
        self.thinkers = Thinkers(settings.thinkers)
        self.driver = Driver(self)
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Take up where the last process left off."""
        await self.bus.open(self.hear, self.catch_up)
        self.spawn(self._keep_tidy())
        self.spawn(asyncio.to_thread(catalogue.warm))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside; its faults are written down."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something beside went wrong", exc_info=error)

    async def table(self, name: str) -> Live:
        """A table by its name, from memory or from the database."""
        if not is_name(name):
            raise no_such_table(name)
        live = self.tables.get(name)
        if live is None:
            try:
                async with self._loading.setdefault(name, asyncio.Lock()):
                    live = self.tables.get(name)
                    if live is None:
                        live = await self._load(name)
            finally:
                self._loading.pop(name, None)
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> Live:
        live = Live(self, await self.store.table(name))
        await live.load()
        self.tables[name] = live
        await self.bus.tell("who", name)
        self.wake(live)
        return live

    async def seated(self, record: Record) -> Live:
        """Somebody sat down or left: tell this process and the others."""
        live = await self.table(record.id)
        await live.refresh(record)
        await self.bus.tell("table", record.id)
        return live

    def wake(self, live: Live) -> None:
        """Let one of our bots think, if it is asked."""
        self.driver.wake(live)

    async def tell_presence(self, live: Live) -> None:
        await self.bus.tell("here", live.record.id, seats={live.record.id: live.presence.here()})

    # Other processes.

    async def hear(self, notice: Notice) -> None:
        if notice.kind == "here":
            for name, seats in notice.seats.items():
                live = self.tables.get(name)
                if live is not None and live.presence.hear(notice.origin, seats):
                    live.tell_table()
            return
        live = self.tables.get(notice.table)
        if live is None:
            return
        if notice.kind == "moved":
            await live.sync()
        elif notice.kind == "table":
            await live.refresh()
        elif notice.kind == "who":
            await self.tell_presence(live)
        else:
            seconds, cap, percent = notice.numbers
            live.tell(Thinking(notice.seat, seconds, cap, int(percent)))

    async def catch_up(self) -> None:
        """Notices may have been lost: look at all tables in mind."""
        counts = await self.store.lengths(list(self.tables))
        for name, live in list(self.tables.items()):
            if live.course is None:
                await live.refresh()
            elif counts.get(name, 0) > live.course.version:
                await live.sync()

    # Housekeeping.

    async def _keep_tidy(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                await self._wake_waiting()
            self._forget_idle()
            if not self.bus.alone:
                here = {name: live.presence.here() for name, live in self.tables.items() if live.guests}
                await self.bus.tell("here", seats=here)
            await asyncio.sleep(TIDY_EVERY)

    async def _wake_waiting(self) -> None:
        """Bots whose process is gone: after a crash, or when another one fell."""
        for name in await self.store.waiting_for_bots():
            self.wake(await self.table(name))

    def _forget_idle(self) -> None:
        now = time.monotonic()
        for name, live in list(self.tables.items()):
            idle = not live.guests and not live.lock.locked() and not self.driver.drives(live)
            if idle and now - live.used > self.settings.idle:
                del self.tables[name]
