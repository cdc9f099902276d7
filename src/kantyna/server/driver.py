"""Lets our bots play: thinks for them elsewhere, shows that they think, and gives their answers at a human pace."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final

from kantyna.kernel.ids import NOBODY
from kantyna.play.setup import fresh_seed
from kantyna.play.stops import Stops
from kantyna.players.making import PATIENCE
from kantyna.server.errors import Refused
from kantyna.server.protocol.told import Thinking
from kantyna.server.thinkers import Stuck
from kantyna.server.worker import Task

if TYPE_CHECKING:
    from kantyna.server.course import Course
    from kantyna.server.house import House
    from kantyna.server.live import Live

LEASE: Final = 30
"""Seconds for which a process is the one that drives a table's bots; renewed with every answer."""

HESITATION: Final = 4.0
"""A pass given for somebody takes up to so many times a bot's pace: it must not tell that there was nothing else."""

log = logging.getLogger("kantyna.server")


class Driver:
    """One task for each table at which a bot is asked."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def drives(self, live: Live) -> bool:
        return live.record.id in self._tasks

    def wake(self, live: Live) -> None:
        """See to it that a bot thinks, if one is asked."""
        if self._asked(live) is not None and not self.drives(live):
            name = live.record.id
            task = self.house.spawn(self._drive(live))
            self._tasks[name] = task
            task.add_done_callback(lambda _: self._tasks.pop(name, None))

    def _asked(self, live: Live) -> Course | None:
        """The course of a game in which one of our bots is asked, or somebody who will be passed."""
        course = live.course
        if course is None or course.match.pending_seat == NOBODY:
            return None
        if live.record.seats[course.match.pending_seat].kind == "level":
            return course
        return course if self.passes(live) is not None else None

    def passes(self, live: Live) -> int | None:
        """The pass of somebody who doesn't want to be asked here, or could do nothing else."""
        course = live.course
        if course is None or course.match.pending_seat == NOBODY:
            return None
        seat = live.record.seats[course.match.pending_seat]
        asked = course.match.decision(course.match.pending_seat)
        if asked is None or seat.kind == "level":
            return None
        return Stops(course.match.spec, seat.wish, seat.places).answer(asked)

    async def _drive(self, live: Live) -> None:
        while (course := self._asked(live)) is not None:
            if not self.house.bus.alone and not await self.house.store.lease(
                live.record.id, self.house.bus.origin, LEASE
            ):
                return
            version = course.version
            started = time.monotonic()
            pace = self.house.settings.pace
            code = self.passes(live)
            if code is None:
                code = await self._think(live, course)
            else:
                pace *= random.uniform(1, HESITATION)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
            seat = course.match.pending_seat
            if live.course is not course or course.version != version:
                continue  # something was taken back meanwhile
            try:
                await live.answer([seat], version, [code])
            except Refused:
                log.info("a bot at %s was overtaken", live.record.id)

    async def _think(self, live: Live, course: Course) -> int:
        match = course.match
        seat = match.pending_seat
        asked = match.decision(seat)
        assert asked is not None
        if len(asked.options) == 1:
            return asked.options[0]
        level = live.record.seats[seat].level
        task = Task(live.record.id, match.setup, match.answers, seat, fresh_seed(), f"level{level}")
        started = time.monotonic()
        self._tell(live, Thinking(seat, 0.0, PATIENCE, 0))

        def progress(fraction: float) -> None:
            seconds = round(time.monotonic() - started, 1)
            self._tell(live, Thinking(seat, seconds, PATIENCE, int(100 * fraction)))

        try:
            return (await self.house.thinkers.think(task, progress)).code
        except Stuck as stuck:
            # The table must not stand still: any answer is better than none.
            log.warning("a bot at %s got stuck: %s", live.record.id, stuck)
            return asked.options[0]

    def _tell(self, live: Live, thinking: Thinking) -> None:
        live.tell(thinking)
        if not self.house.bus.alone:
            numbers = [thinking.seconds, thinking.cap, float(thinking.percent)]
            self.house.spawn(self.house.bus.tell("thinking", live.record.id, seat=thinking.seat, numbers=numbers))
