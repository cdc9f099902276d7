"""How the processes that serve one set of tables tell each other what changed. What is told is never needed: whoever
missed it finds it in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec

from kantyna.kernel.errors import KantynaError
from kantyna.play.files import reason

CHANNEL: Final = "kantyna"
PATIENCE: Final = 5.0
"""Seconds between two tries to reach a bus that is gone, at most."""
HURRY: Final = 1.0
"""Seconds for which anybody waits for Redis: what it does can be done without it."""
SILENCE: Final = 25.0
"""Seconds without a word, even one of our own, after which a subscription is taken for dead."""
APART: Final = 5.0
"""Seconds for which nothing is told after Redis did not answer: a move must not wait for it again and again."""

Kind: TypeAlias = Literal["moved", "table", "thinking", "here", "who"]

log = logging.getLogger("kantyna.server")


class Notice(msgspec.Struct, array_like=True):
    """*moved*: a journal grew; *table*: seats or state changed; *thinking*: a bot is at work; *here*: seats that
    are connected to that process, and those in a hurry, said again and again while they are; *who*: asks the others
    for that."""

    origin: str
    kind: Kind
    table: str
    seat: int = -1
    numbers: list[float] = []
    seats: dict[str, list[int]] = {}
    hasty: dict[str, list[int]] = {}


Listener = Callable[[Notice], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Bus:
    """The bus of a single process: there is nobody to tell."""

    alone = True
    heard = True
    """Do the others hear what is told?"""

    def __init__(self) -> None:
        self.origin = secrets.token_hex(8)

    async def open(self, listener: Listener, missed: Missed) -> None:
        """Give notices of others to *listener*; call *missed* when some may have been lost."""

    async def tell(self, kind: Kind, table: str = "", **more: Any) -> None:
        """Tell the other processes."""

    async def close(self) -> None:
        """Fall silent."""


class RedisBus(Bus):
    """Publish and subscribe over Redis."""

    alone = False

    def __init__(self, url: str, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        from redis.asyncio import Redis

        try:
            self._redis = Redis.from_url(url, socket_connect_timeout=HURRY, socket_timeout=HURRY)
            self._listening = Redis.from_url(url, socket_connect_timeout=HURRY, socket_timeout=SILENCE)
        except ValueError as error:
            raise KantynaError("server-bus-address") from error
        self._apart = -math.inf
        """Until when nothing is told."""
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(Notice)
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener, missed: Missed) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            refused = error if isinstance(error, OSError) else error.__context__
            told = reason(refused) if isinstance(refused, OSError) else str(error).rstrip(".")
            raise KantynaError("server-bus-failed", reason=told) from error
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, missed, ready))
        await ready.wait()

    async def tell(self, kind: Kind, table: str = "", **more: Any) -> None:
        from redis.exceptions import RedisError

        if self.clock() < self._apart:
            return
        try:
            async with asyncio.timeout(HURRY):
                await self._redis.publish(CHANNEL, self._encoder.encode(Notice(self.origin, kind, table, **more)))
        except (RedisError, OSError) as error:
            self._apart = self.clock() + APART
            log.warning("the bus can't be reached: %s", error or type(error).__name__)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
        await self._listening.aclose()

    async def _listen(self, listener: Listener, missed: Missed, ready: asyncio.Event) -> None:
        from redis.exceptions import RedisError

        wait = 0.1
        while True:
            try:
                async with self._listening.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(CHANNEL)
                    if ready.is_set():
                        await missed()
                    ready.set()
                    self.heard = True
                    wait = 0.1
                    async for message in subscription.listen():
                        await self._hear(message["data"], listener)
            except (RedisError, OSError) as error:
                self.heard = False
                log.warning("the bus is gone: %s", error or type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(wait * 2, PATIENCE)

    async def _hear(self, data: bytes, listener: Listener) -> None:
        try:
            notice = self._decoder.decode(data)
        except msgspec.DecodeError:
            log.warning("something on the bus is not ours")
            return
        if notice.origin == self.origin:
            return
        try:
            await listener(notice)
        except Exception:
            log.exception("a notice of another process")


def make_bus(url: str) -> Bus:
    """The bus at that address; without one, the process is alone."""
    return RedisBus(url) if url else Bus()
