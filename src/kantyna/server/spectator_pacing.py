"""Spectators are told in small groups, so that whoever plays never waits until thousands have been told."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

AT_ONCE: Final = 20
"""Spectators who are told between two looks at what else there is to do."""


class SpectatorPacing:
    """The spectators of a process, one group after the other."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def turn(self) -> None:
        """Wait for one's group."""
        loop = asyncio.get_running_loop()
        called = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._call)
        self._waiting.append(called)
        await called

    def _call(self) -> None:
        """What is put off with call_soon comes after everything that is ready now, and after a look at the sockets."""
        for _ in range(min(AT_ONCE, len(self._waiting))):
            called = self._waiting.popleft()
            if not called.done():
                called.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._call)
