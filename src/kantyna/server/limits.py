"""Rate limits: who does too much is told what and until when."""

from __future__ import annotations

import math
import time
from functools import cache
from typing import Any

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter

from kantyna.server.errors import TooMuch
from kantyna.server.settings import Limits


class RateLimits:
    """Counts what each caller does; over Redis, for all processes together."""

    def __init__(self, limits: Limits, bus: str = "") -> None:
        self.limits = limits
        self._storage = _storage(bus)
        self._limiter = MovingWindowRateLimiter(self._storage)

    async def hit(self, name: str, who: str) -> None:
        """Count one more of *name* for *who*, or raise TooMuch."""
        item = _parsed(getattr(self.limits, name))
        if await self._limiter.hit(item, name, who):
            return
        window: Any = await self._limiter.get_window_stats(item, name, who)
        wait = max(1, math.ceil(window.reset_time - time.time()))
        raise TooMuch(name.replace("_", "-"), item.amount, item.get_expiry(), wait)


@cache
def _parsed(written: str) -> RateLimitItem:
    return parse(written)


def _storage(bus: str) -> Storage:
    if not bus:
        return MemoryStorage()
    from limits.aio.storage import RedisStorage

    return RedisStorage("async+" + bus, implementation="redispy")
