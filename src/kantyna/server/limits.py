"""Rate limits: who does too much is told what and until when."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from functools import cache
from typing import Final

from limits import RateLimitItem, parse_many
from limits.aio.strategies import SlidingWindowCounterRateLimiter as SharedLimiter
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from kantyna.server.bus import HURRY
from kantyna.server.errors import TooMuch
from kantyna.server.settings import Limits

APART: Final = 5.0
"""Seconds for which a process counts alone after Redis did not answer: nobody waits for it again and again."""

log = logging.getLogger("kantyna.server")


class RateLimits:
    """Counts what each caller does: in this process, or over Redis for all processes together."""

    def __init__(self, limits: Limits, bus: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self._here = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._shared = _shared(bus) if bus else None
        self._apart = -math.inf
        """Until when this process counts alone."""

    async def hit(self, name: str, who: str, cost: int = 1) -> None:
        """Count so many more of *name* for *who*, or raise TooMuch."""
        for item in _parsed(getattr(self.limits, name)):
            opens = await self._count(item, name, who, cost)
            if opens is not None:
                wait = max(1, math.ceil(opens - time.time()))
                raise TooMuch(name.replace("_", "-"), item.amount, item.get_expiry(), wait)

    async def _count(self, item: RateLimitItem, name: str, who: str, cost: int) -> float | None:
        """When it opens again if the limit is reached, else nothing."""
        if self._shared is not None and self.clock() >= self._apart:
            from redis.exceptions import RedisError

            try:
                async with asyncio.timeout(HURRY):
                    if await self._shared.hit(item, name, who, cost=cost):
                        return None
                    return (await self._shared.get_window_stats(item, name, who)).reset_time
            except (RedisError, OSError) as error:
                # Better a limit of this process alone than none, and better than no table.
                self._apart = self.clock() + APART
                log.warning("limits are not counted together: %s", error or type(error).__name__)
        if self._here.hit(item, name, who, cost=cost):
            return None
        return self._here.get_window_stats(item, name, who).reset_time


@cache
def _parsed(written: str) -> list[RateLimitItem]:
    return parse_many(written)


def _shared(bus: str) -> SharedLimiter:
    from limits.aio.storage import RedisStorage

    return SharedLimiter(RedisStorage("async+" + bus, implementation="redispy", socket_timeout=HURRY))
