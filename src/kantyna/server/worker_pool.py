"""The processes in which bots think. One that takes too long is ended and another takes its place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from kantyna.arena.analysis import Judged
from kantyna.arena.tournament import Game, Plan
from kantyna.kernel.errors import BadSave
from kantyna.play.replay import Replay
from kantyna.server.bot_worker import LENGTH, Judge, Play, Task, Think, Wind, Word
from kantyna.server.fair_queue import Asker, FairQueue

CAP: Final = 15.0
"""Seconds after which a thought is given up and its process ended."""
STARTING: Final = 60.0
"""Seconds for a process to listen: on a busy machine that takes longer than most thoughts."""
WINDING: Final = 120.0
"""Seconds to play the longest game again."""

PLAYING: Final = 60.0
"""Seconds for a few games of one who doesn't think long."""

JUDGING: Final = 120.0
"""Seconds to judge a few answers of a game."""

log = logging.getLogger("kantyna.server")

Progress = Callable[[float], None]


class Stuck(Exception):
    """No thought came of it."""


class WorkerProcess:
    """One process; started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._decoder = msgspec.msgpack.Decoder(Word)

    async def think(self, task: Task, progress: Progress | None) -> Word:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        data = msgspec.msgpack.encode(task)
        process.stdin.write(LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        while True:
            word = await self._hear(process)
            if word.kind == "failed":
                raise Stuck(word.reason)
            if word.kind == "done":
                return word
            if progress is not None:
                progress(word.fraction)

    async def start(self) -> None:
        """See to it that there is a process, and that it listens."""
        if self.process is None:
            command = (sys.executable, "-P", "-m", "kantyna.server.bot_worker")
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
            await self._hear(self.process)

    async def _hear(self, process: asyncio.subprocess.Process) -> Word:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH.size)
        return self._decoder.decode(await process.stdout.readexactly(LENGTH.unpack(head)[0]))

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class WorkerPool:
    """As many as may think at once, and one more for people; whose turn it is is settled before."""

    def __init__(self, count: int) -> None:
        self.queue = FairQueue(count + 1)
        self._all = [WorkerProcess() for _ in range(self.queue.places)]
        self._free = list(self._all)
        self._at_work: set[asyncio.Task[Word]] = set()

    @property
    def count(self) -> int:
        return len(self._all)

    @property
    def busy(self) -> int:
        """How many of them are at work."""
        return len(self._all) - len(self._free)

    @property
    def waiting(self) -> int:
        """How much waits for its turn."""
        return len(self._at_work) - self.busy

    async def think(self, task: Think, asker: Asker, progress: Progress | None = None) -> Word:
        """The thought about a task; Stuck if there is none in time."""
        return await self._beside(task, asker, CAP, progress)

    async def wind(self, replay: Replay, asker: Asker, verify: bool = False) -> list[bytes]:
        """Play a replay to its end: its keyframes, written down. BadSave if it can't be, or if a proof doesn't hold."""
        word = await self._beside(Wind(replay, verify), asker, WINDING, None)
        if word.refused:
            raise BadSave(word.refused, **word.values)
        return word.keyframes

    async def play(self, plan: Plan, first: int, count: int, asker: Asker) -> list[Game]:
        """So many games of a plan, from that number on; Stuck if they take too long."""
        return (await self._beside(Play(plan, first, count), asker, PLAYING, None)).games

    async def judge(self, replay: bytes, first: int, last: int, iterations: int, asker: Asker) -> list[Judged]:
        """Some answers of a game judged; Stuck if it takes too long."""
        return (await self._beside(Judge(replay, first, last, iterations), asker, JUDGING, None)).judged

    async def _beside(self, task: Task, asker: Asker, cap: float, progress: Progress | None) -> Word:
        work = asyncio.create_task(self._work(task, asker, cap, progress))
        self._at_work.add(work)
        work.add_done_callback(self._over)
        # Whoever no longer wants the thought leaves; the process finishes it and is free again.
        return await asyncio.shield(work)

    async def _work(self, task: Task, asker: Asker, cap: float, progress: Progress | None) -> Word:
        async with self.queue.turn(asker):
            thinker = self._free.pop()
            try:
                await asyncio.wait_for(thinker.start(), STARTING)
                return await asyncio.wait_for(thinker.think(task, progress), cap)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                log.warning("a bot's process was ended: %s", type(error).__name__)
                await thinker.end()
                raise Stuck(type(error).__name__) from error
            finally:
                self._free.append(thinker)

    def _over(self, work: asyncio.Task[Word]) -> None:
        self._at_work.discard(work)
        if not work.cancelled():
            work.exception()  # looked at, in case nobody waits for it any more

    async def close(self) -> None:
        for work in list(self._at_work):
            work.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        for thinker in self._all:
            await thinker.end()
