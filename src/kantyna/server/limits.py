"""Rate limits: who does too much is told what and until when."""

from __future__ import annotations

import math
import time
from functools import cache

from limits import RateLimitItem, parse
from limits.aio.strategies import MovingWindowRateLimiter as SharedLimiter
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from kantyna.server.errors import TooMuch
from kantyna.server.settings import Limits


class RateLimits:
    """Counts what each caller does: in this process, or over Redis for all processes together."""

    def __init__(self, limits: Limits, bus: str = "") -> None:
        self.limits = limits
        self._here = MovingWindowRateLimiter(MemoryStorage())
        self._shared = _shared(bus) if bus else None

    async def hit(self, name: str, who: str) -> None:
        """Count one more of *name* for *who*, or raise TooMuch."""
        item = _parsed(getattr(self.limits, name))
        if self._shared is None:
            if self._here.hit(item, name, who):
                return
            opens = self._here.get_window_stats(item, name, who).reset_time
        else:
            if await self._shared.hit(item, name, who):
                return
            opens = (await self._shared.get_window_stats(item, name, who)).reset_time
        wait = max(1, math.ceil(opens - time.time()))
        raise TooMuch(name.replace("_", "-"), item.amount, item.get_expiry(), wait)


@cache
def _parsed(written: str) -> RateLimitItem:
    return parse(written)


def _shared(bus: str) -> SharedLimiter:
    from limits.aio.storage import RedisStorage

    return SharedLimiter(RedisStorage("async+" + bus, implementation="redispy"))
