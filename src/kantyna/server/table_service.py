"""All tables that this process has in mind, and the bots that are asked at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from kantyna.server import catalogue
from kantyna.server.bot_driver import BotDriver
from kantyna.server.bus import Bus, Notice
from kantyna.server.errors import Away, OtherRules, no_such_table
from kantyna.server.leases import BEAT, Leases
from kantyna.server.limits import RateLimits
from kantyna.server.live_table import LiveTable
from kantyna.server.metrics import Metrics
from kantyna.server.protocol.server_frames import Thinking
from kantyna.server.records import Record
from kantyna.server.replay_analysis import Analyses
from kantyna.server.retention import purge
from kantyna.server.settings import Settings
from kantyna.server.spectator_pacing import SpectatorPacing
from kantyna.server.store import Store
from kantyna.server.tokens import is_name
from kantyna.server.worker_pool import WorkerPool

TIDY_EVERY: Final = 10.0
"""Seconds between two looks at what is idle, and two words about who is here."""
RECONCILE_EVERY: Final = 2.0
"""Seconds between two comparisons of the tables in mind with the database."""
MOST_IDLE: Final = 200
"""Tables without visitors that stay in the memory; another is there as soon as somebody comes."""
PURGE_EVERY: Final = 3600.0
"""Seconds between two looks at what is kept for too long."""
AT_ONCE: Final = 50
"""Tables that are taken up in one go because their bots wait."""
ASKED_AT_ONCE: Final = 500
"""Tables that the database is asked about in one question."""

SHORTEST_TROUBLE: Final = 5.0
LONGEST_TROUBLE: Final = 600.0
"""Seconds before a table in trouble is tried again."""

log = logging.getLogger("kantyna.server")


@dataclass(frozen=True)
class Trouble:
    """A table that could not be read: how long it is left alone, and until when."""

    wait: float
    until: float


class TableService:
    """The tables of a process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        limits: RateLimits,
        metrics: Metrics | None = None,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.metrics.of(self)
        self.closing = asyncio.Event()
        """The process is about to end: nobody should wait any longer."""
        self.waiting = 0
        """Programs that wait for news over plain HTTP."""
        self.settings = settings
        self.clock = clock
        self.pause = pause
        self.store = store
        self.bus = bus
        self.limits = limits
        self.here_limits = RateLimits(settings.limits)
        """Counted in this process alone: what one connection does."""
        self.thinkers = WorkerPool(settings.thinkers)
        self.leases = Leases(store.database, bus.origin)
        self.driver = BotDriver(self)
        self.analyses = Analyses(self)
        self.crowd = SpectatorPacing()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.troubles: dict[str, Trouble] = {}
        """Tables that could not be read."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Take up where the last process left off."""
        await self.bus.open(self.hear, self.reconcile)
        if not self.bus.alone:
            await self.leases.beat()
            self.spawn(self._again_and_again(self.leases.beat, BEAT))
        self.spawn(self._again_and_again(self.reconcile, TIDY_EVERY if self.bus.alone else RECONCILE_EVERY))
        self.spawn(self._again_and_again(self._purge, PURGE_EVERY))
        self.spawn(self._again_and_again(self.look_after_bots, TIDY_EVERY if self.bus.alone else BEAT))
        self.spawn(self._again_and_again(self.analyses.go_on, TIDY_EVERY if self.bus.alone else BEAT))
        self.spawn(self._again_and_again(self._keep_tidy, TIDY_EVERY))
        self.spawn(asyncio.to_thread(catalogue.warm))

    async def close(self) -> None:
        self.closing.set()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self.bus.alone:
            with contextlib.suppress(Away):
                await self.leases.close()
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

    async def table(self, name: str) -> LiveTable:
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
        live.used = self.clock()
        return live

    async def _load(self, name: str) -> LiveTable:
        live = LiveTable(self, await self.store.table(name))
        await live.load()
        self.tables[name] = live
        await self.bus.tell("who", name)
        self.wake(live)
        return live

    async def seated(self, record: Record) -> LiveTable:
        """Somebody sat down or left: tell this process and the others."""
        live = await self.table(record.id)
        await live.refresh(record)
        await self.bus.tell("table", record.id)
        return live

    def wake(self, live: LiveTable) -> None:
        """Let one of our bots think, if it is asked."""
        self.driver.wake(live)

    async def tell_presence(self, live: LiveTable) -> None:
        await self._tell_presence([live])

    async def _tell_presence(self, tables: Iterable[LiveTable]) -> None:
        """To the other processes: whoever is here, and who of them is in a hurry."""
        seats = {live.record.id: live.presence.here() for live in tables}
        await self.bus.tell("here", seats=seats, hasty={name: self.tables[name].hasty() for name in seats})

    # Other processes.

    async def hear(self, notice: Notice) -> None:
        if notice.kind == "here":
            for name, seats in notice.seats.items():
                live = self.tables.get(name)
                if live is not None and live.presence.hear(notice.origin, seats, notice.hasty.get(name, [])):
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

    async def reconcile(self) -> None:
        """Notices may have been lost: compare all tables in mind with the database."""
        names = list(self.tables)
        for first in range(0, len(names), ASKED_AT_ONCE):
            asked = names[first : first + ASKED_AT_ONCE]
            found = await self.store.states(asked)
            for name in asked:
                if name not in found:
                    self.close_table(name)
            for name, (version, seated) in found.items():
                live = self.tables.get(name)
                if live is None:
                    continue
                async with self._own_trouble(name):
                    if seated > live.record.seated:
                        await live.refresh()
                    if live.course is not None and version > live.course.version:
                        await live.sync()

    def close_table(self, name: str) -> None:
        """A table that is no longer kept: whoever is there is told."""
        live = self.tables.pop(name, None)
        if live is not None:
            live.tell_closed()

    # Housekeeping.

    async def _purge(self) -> None:
        await purge(self.store.database, self.settings.keep)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Nothing that goes wrong once ends it."""
        while True:
            try:
                await work()
            except Away as away:
                log.warning("the database is away: %s", away.reason)
            except Exception:
                log.exception("housekeeping")
            await self.pause(seconds)

    async def look_after_bots(self) -> None:
        """Bots that wait and whose process is gone, after a crash, or because it could not drive them meanwhile."""
        here = [name for name, live in self.tables.items() if self.driver.waiting(live)]
        taken = await self.leases.taken(here) if here and not self.bus.alone else set()
        for name in here:
            if name not in taken and name in self.tables:
                self.wake(self.tables[name])
        orphans = [name for name in await self.leases.orphans() if name not in self.tables and not self._troubled(name)]
        for name in orphans[:AT_ONCE]:
            async with self._own_trouble(name):
                self.wake(await self.table(name))

    def _troubled(self, name: str) -> bool:
        """Was it tried in vain a short while ago?"""
        return name in self.troubles and self.clock() < self.troubles[name].until

    @asynccontextmanager
    async def _own_trouble(self, name: str) -> AsyncIterator[None]:
        """A table's trouble is its own: written down, told to its guests, tried again later; others go on."""
        try:
            yield
        except Away:
            raise
        except OtherRules as error:
            self.troubles[name] = Trouble(LONGEST_TROUBLE, self.clock() + LONGEST_TROUBLE)
            log.warning("table %s was begun under other rules: %s", name, error)
        except Exception as error:
            known = self.troubles.get(name)
            wait = min(2 * known.wait, LONGEST_TROUBLE) if known else SHORTEST_TROUBLE
            self.troubles[name] = Trouble(wait, self.clock() + wait)
            log.exception("table %s is in trouble, next try in %d s", name, wait)
            if (live := self.tables.get(name)) is not None:
                live.tell_trouble(error)
        else:
            self.troubles.pop(name, None)

    async def _keep_tidy(self) -> None:
        self._forget_idle()
        if not self.bus.alone:
            await self._tell_presence([live for live in self.tables.values() if live.presence.here()])

    def _forget_idle(self) -> None:
        """Tables at which nobody is: after a while, and sooner where there are many of them."""
        idle = [name for name, live in self.tables.items() if self._is_idle(live)]
        idle.sort(key=lambda name: self.tables[name].used)
        too_old = self.clock() - self.settings.idle
        for place, name in enumerate(idle):
            if self.tables[name].used < too_old or place < len(idle) - MOST_IDLE:
                del self.tables[name]

    def _is_idle(self, live: LiveTable) -> bool:
        return not live.guests and not live.lock.locked() and not self.driver.drives(live)
