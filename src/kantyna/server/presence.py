"""Who is connected: in this process, and in others as far as they say so again and again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from kantyna.kernel.ids import Seat

BELIEVED: Final = 25.0
"""Seconds for which another process's word is believed; it says it every ten."""


class Presence:
    """The seats of one table."""

    def __init__(self, seats: int) -> None:
        now = time.monotonic()
        self.count = [0] * seats
        self.left = [now] * seats
        self.elsewhere: dict[str, tuple[float, list[Seat]]] = {}

    def is_here(self, seat: Seat) -> bool:
        if self.count[seat]:
            return True
        now = time.monotonic()
        return any(seat in seats and now - told < BELIEVED for told, seats in self.elsewhere.values())

    def gone(self, seat: Seat) -> int:
        """For how many seconds nobody has been here for a seat."""
        return 0 if self.is_here(seat) else int(time.monotonic() - self.left[seat])

    def here(self) -> list[Seat]:
        """The seats connected to this process."""
        return [seat for seat, count in enumerate(self.count) if count]

    def come(self, seats: Sequence[Seat]) -> bool:
        """Somebody came; did that change who is here?"""
        fresh = [seat for seat in seats if not self.is_here(seat)]
        for seat in seats:
            self.count[seat] += 1
        return bool(fresh)

    def go(self, seats: Sequence[Seat]) -> bool:
        """Somebody went; did that change who is here?"""
        now = time.monotonic()
        for seat in seats:
            self.count[seat] -= 1
            self.left[seat] = now
        return any(not self.is_here(seat) for seat in seats)

    def hear(self, origin: str, seats: list[Seat]) -> bool:
        """Another process says who is connected to it; does that change who is here?"""
        before = [self.is_here(seat) for seat in range(len(self.count))]
        now = time.monotonic()
        _, known = self.elsewhere.get(origin, (now, []))
        for seat in known:
            self.left[seat] = now
        self.elsewhere[origin] = (now, [seat for seat in seats if seat < len(self.count)])
        return before != [self.is_here(seat) for seat in range(len(self.count))]
