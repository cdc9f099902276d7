"""The processes in which bots think. One that takes too long is ended and another takes its place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from kantyna.server.worker import LENGTH, Task, Word

CAP: Final = 15.0
"""Seconds after which a thought is given up and its process ended."""

log = logging.getLogger("kantyna.server")

Progress = Callable[[float], None]


class Stuck(Exception):
    """No thought came of it."""


class Thinker:
    """One process; started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._decoder = msgspec.msgpack.Decoder(Word)

    async def think(self, task: Task, progress: Progress | None) -> Word:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        data = msgspec.msgpack.encode(task)
        process.stdin.write(LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        while True:
            head = await process.stdout.readexactly(LENGTH.size)
            word = self._decoder.decode(await process.stdout.readexactly(LENGTH.unpack(head)[0]))
            if word.kind == "failed":
                raise Stuck(word.reason)
            if word.kind == "done":
                return word
            if progress is not None:
                progress(word.fraction)

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None:
            command = (sys.executable, "-P", "-m", "kantyna.server.worker")
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """As many as may think at once; whoever comes later waits for the first that is free."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self._all = [Thinker() for _ in range(count)]
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._at_work: set[asyncio.Task[Word]] = set()

    async def think(self, task: Task, progress: Progress | None = None) -> Word:
        """The thought about a task; Stuck if there is none in time."""
        thinker = await self._free.get()
        work = asyncio.create_task(self._work(thinker, task, progress))
        self._at_work.add(work)
        work.add_done_callback(self._over)
        # Whoever no longer wants the thought leaves; the process finishes it and is free again.
        return await asyncio.shield(work)

    async def _work(self, thinker: Thinker, task: Task, progress: Progress | None) -> Word:
        try:
            return await asyncio.wait_for(thinker.think(task, progress), CAP)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            log.warning("a bot's process was ended: %s", type(error).__name__)
            await thinker.end()
            raise Stuck(type(error).__name__) from error
        finally:
            self._free.put_nowait(thinker)

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
