"""Rate limits: who does too much is told what and until when."""

from __future__ import annotations

import logging
import math
import time
from functools import cache

from limits import RateLimitItem, parse
from limits.aio.strategies import MovingWindowRateLimiter as SharedLimiter
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from kantyna.server.errors import TooMuch
from kantyna.server.settings import Limits

log = logging.getLogger("kantyna.server")


class RateLimits:
    """Counts what each caller does: in this process, or over Redis for all processes together."""

    def __init__(self, limits: Limits, bus: str = "") -> None:
        self.limits = limits
        self._here = MovingWindowRateLimiter(MemoryStorage())
        self._shared = _shared(bus) if bus else None

    async def hit(self, name: str, who: str) -> None:
        """Count one more of *name* for *who*, or raise TooMuch."""
        item = _parsed(getattr(self.limits, name))
        opens = await self._count(item, name, who)
        if opens is not None:
            wait = max(1, math.ceil(opens - time.time()))
            raise TooMuch(name.replace("_", "-"), item.amount, item.get_expiry(), wait)

    async def _count(self, item: RateLimitItem, name: str, who: str) -> float | None:
        """When it opens again if the limit is reached, else nothing."""
        if self._shared is not None:
            from redis.exceptions import RedisError

            try:
                if await self._shared.hit(item, name, who):
                    return None
                return (await self._shared.get_window_stats(item, name, who)).reset_time
            except (RedisError, OSError) as error:
                # Better a limit of this process alone than none, and better than no table.
                log.warning("limits are not counted together: %s", error)
        if self._here.hit(item, name, who):
            return None
        return self._here.get_window_stats(item, name, who).reset_time


@cache
def _parsed(written: str) -> RateLimitItem:
    return parse(written)


def _shared(bus: str) -> SharedLimiter:
    from limits.aio.storage import RedisStorage

    return SharedLimiter(RedisStorage("async+" + bus, implementation="redispy"))
