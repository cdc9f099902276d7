"""Lets our bots play: thinks for them elsewhere, shows that they think, and gives their answers at a human pace."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import TYPE_CHECKING, Final

from kantyna.kernel.ids import NOBODY
from kantyna.play.match_setup import fresh_seed
from kantyna.play.stops import Stops
from kantyna.players import BotFault
from kantyna.players.level_player import LEVELS, PATIENCE, skill
from kantyna.server.bot_worker import MOST_SECONDS, Think
from kantyna.server.errors import Away, Refused
from kantyna.server.fair_queue import Asker
from kantyna.server.protocol.server_frames import Thinking
from kantyna.server.worker_pool import Stuck

if TYPE_CHECKING:
    from kantyna.server.journaled_match import JournaledMatch
    from kantyna.server.live_table import LiveTable
    from kantyna.server.table_service import TableService

PAUSES: Final = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds before a table in trouble is tried again."""

HESITATION: Final = 4.0
"""Where one may pass, an answer of ours takes up to so many times a bot's pace: how long is settled before anybody
looks at what could be answered, so that it does not tell whether there was anything but the pass."""
HASTE: Final = 1 / 8
"""Which part of that is left where everybody who plays wants to go on."""
BETWEEN: Final = 0.2
"""Seconds between two words of a bot that has nothing to think about: as often as one that has."""

log = logging.getLogger("kantyna.server")


def unseen(fraction: float) -> None:
    """How far a bot has come that must not show whether it thinks at all."""


class BotDriver:
    """One task for each table at which a bot is asked."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def drives(self, live: LiveTable) -> bool:
        return live.record.id in self._tasks

    def wake(self, live: LiveTable) -> None:
        """See to it that a bot thinks, if one is asked."""
        if self._asked(live) is not None and not self.drives(live):
            name = live.record.id
            task = self.service.spawn(self._drive(live))
            self._tasks[name] = task
            task.add_done_callback(lambda _: self._tasks.pop(name, None))

    def _asked(self, live: LiveTable) -> JournaledMatch | None:
        """The course of a game in which one of our bots is asked, or somebody who will be passed."""
        course = live.course
        if course is None or course.match.pending_seat == NOBODY:
            return None
        if live.record.seats[course.match.pending_seat].ours:
            return course
        return course if self.passes(live) is not None else None

    def passes(self, live: LiveTable) -> int | None:
        """The pass of somebody who doesn't want to be asked here, or could do nothing else."""
        course = live.course
        if course is None or course.match.pending_seat == NOBODY:
            return None
        seat = live.record.seats[course.match.pending_seat]
        asked = course.match.decision(course.match.pending_seat)
        if asked is None or seat.ours:
            return None
        return Stops(course.match.spec, seat.wish, seat.places).answer(asked)

    def waiting(self, live: LiveTable) -> bool:
        """Is somebody asked here whom this process could answer for, and doesn't yet?"""
        return not self.drives(live) and self._asked(live) is not None

    async def _drive(self, live: LiveTable) -> None:
        """Until nobody is asked any more, or another process does it. A table's trouble is its own: its guests hear of
        it, and it is tried again."""
        pauses = iter(PAUSES)
        try:
            while (course := self._asked(live)) is not None:
                try:
                    if not self.service.bus.alone and not await self.service.leases.take(live.record.id):
                        return
                    await self._answer(live, course)
                    pauses = iter(PAUSES)
                except Exception as error:
                    if isinstance(error, Refused) and error.status == 409:
                        log.info("a bot at %s was overtaken", live.record.id)
                        continue
                    if isinstance(error, Away):
                        log.warning("a bot at %s can't go on: the database is away", live.record.id)
                    else:
                        log.exception("a bot at %s can't go on", live.record.id)
                    live.tell_trouble(error)
                    await self.service.pause(next(pauses, PAUSES[-1]))
        finally:
            if not self.service.bus.alone:
                with contextlib.suppress(Away):
                    await self.service.leases.release(live.record.id)

    async def _answer(self, live: LiveTable, course: JournaledMatch) -> None:
        """Let the bot that is asked think, and answer for it; or pass for somebody who does not want to be asked."""
        started = self.service.clock()
        asked = course.match.decision(course.match.pending_seat)
        assert asked is not None
        secret = course.match.spec.stop_of(asked) >= 0
        due = self._hesitation(live) if secret else 0.0
        code = self.passes(live)
        if code is None:
            code = await self._think(live, course, due if secret else 0.0)
        await self.service.pause(max(0.0, due - (self.service.clock() - started)))
        if live.course is course:  # else something was done or taken back meanwhile
            await live.answer([course.match.pending_seat], course.version, [code])

    def _hesitation(self, live: LiveTable) -> float:
        """The seconds that an answer takes which must not tell what could have been answered."""
        haste = HASTE if live.hurried() else 1.0
        return self.service.settings.pace * haste * random.uniform(1, HESITATION)

    async def _think(self, live: LiveTable, course: JournaledMatch, secret: float) -> int:
        """The answer of the bot that is asked; in so many seconds, if nobody may learn what it thinks about."""
        match = course.match
        seat = match.pending_seat
        asked = match.decision(seat)
        assert asked is not None
        if len(asked.options) == 1 and not secret:
            return asked.options[0]
        sitting = live.record.seats[seat]
        player = sitting.player
        thorough = player == LEVELS[-1]
        cap = PATIENCE if sitting.kind == "level" else MOST_SECONDS
        started = self.service.clock()
        self._tell(live, Thinking(seat, 0.0, cap, 0))

        def progress(fraction: float) -> None:
            seconds = round(self.service.clock() - started, 1)
            self._tell(live, Thinking(seat, seconds, cap, int(100 * fraction)))

        if len(asked.options) == 1:
            while thorough and self.service.clock() - started + BETWEEN < secret:
                await self.service.pause(BETWEEN)
                progress((self.service.clock() - started) / secret)
            return asked.options[0]
        if secret and sitting.kind == "level" and (own := skill(match.spec.name, sitting.level)).iterations:
            # Whoever thinks takes just that time: the highest level all of it, as it shows, the others no more.
            thorougher = "learned" if own.by_value else "search"
            player = f"{thorougher if thorough else player}:{int(1000 * secret)}ms"
        task = Think.about(match, fresh_seed(), player, hears=sitting.kind == "player")
        shown = progress if thorough or not secret else unseen
        try:
            with self.service.metrics.thought_seconds.time():
                word = await self.service.thinkers.think(task, Asker.of(live.record), shown)
            if word.refused:
                # What it died of is for whoever runs the server.
                log.warning("a bot at %s could not answer: %s", live.record.id, BotFault(word.refused, **word.values))
                live.tell_trouble(BotFault("bot-away", name=sitting.name))
            return word.code
        except Stuck as stuck:
            # The table must not stand still: any answer is better than none.
            log.warning("a bot at %s got stuck: %s", live.record.id, stuck)
            return asked.options[0]

    def _tell(self, live: LiveTable, thinking: Thinking) -> None:
        live.tell(thinking)
        if not self.service.bus.alone:
            numbers = [thinking.seconds, thinking.cap, float(thinking.percent)]
            self.service.spawn(self.service.bus.tell("thinking", live.record.id, seat=thinking.seat, numbers=numbers))
