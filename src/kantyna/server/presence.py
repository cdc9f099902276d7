"""Who is connected, and in a hurry: in this process, and in others as far as they say so again and again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kantyna.kernel.ids import Seat

BELIEVED: Final = 25.0
"""Seconds for which another process's word is believed; it says it every ten."""
POLLED: Final = 40.0
"""Seconds for which a program that asks over HTTP is here after its last question: longer than one may wait."""


class Elsewhere(NamedTuple):
    """What another process said of its seats at a table, and when."""

    told: float
    seats: Sequence[Seat]
    hasty: Sequence[Seat]


class Presence:
    """The seats of one table."""

    def __init__(self, seats: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        now = clock()
        self.count = [0] * seats
        self.left = [now] * seats
        self.polled: dict[Seat, float] = {}
        """When somebody last asked over HTTP for a seat."""
        self.elsewhere: dict[str, Elsewhere] = {}

    def is_here(self, seat: Seat) -> bool:
        return self._is_connected(seat) or any(seat in word.seats for word in self._believed())

    def hasty_elsewhere(self) -> set[Seat]:
        """The seats whose people want no bot to take its time, and sit at other processes."""
        return {seat for word in self._believed() for seat in word.hasty}

    def _believed(self) -> list[Elsewhere]:
        now = self.clock()
        return [word for word in self.elsewhere.values() if now - word.told < BELIEVED]

    def gone(self, seat: Seat) -> int:
        """For how many seconds nobody has been here for a seat."""
        left = max(self.left[seat], self.polled.get(seat, self.left[seat]))
        return 0 if self.is_here(seat) else int(self.clock() - left)

    def here(self) -> list[Seat]:
        """The seats connected to this process."""
        return [seat for seat in range(len(self.count)) if self._is_connected(seat)]

    def _is_connected(self, seat: Seat) -> bool:
        return self.count[seat] > 0 or (seat in self.polled and self.clock() - self.polled[seat] < POLLED)

    def poll(self, seats: Sequence[Seat]) -> bool:
        """Somebody asked over HTTP; did that change who is here?"""
        fresh = [seat for seat in seats if not self.is_here(seat)]
        for seat in seats:
            self.polled[seat] = self.clock()
        return bool(fresh)

    def come(self, seats: Sequence[Seat]) -> bool:
        """Somebody came; did that change who is here?"""
        fresh = [seat for seat in seats if not self.is_here(seat)]
        for seat in seats:
            self.count[seat] += 1
        return bool(fresh)

    def go(self, seats: Sequence[Seat]) -> bool:
        """Somebody went; did that change who is here?"""
        now = self.clock()
        for seat in seats:
            self.count[seat] -= 1
            self.left[seat] = now
        return any(not self.is_here(seat) for seat in seats)

    def hear(self, origin: str, seats: Sequence[Seat], hasty: Sequence[Seat] = ()) -> bool:
        """Another process says who is connected to it, and who of them is in a hurry; does that change who is here?"""
        before = [self.is_here(seat) for seat in range(len(self.count))]
        now = self.clock()
        if (known := self.elsewhere.get(origin)) is not None:
            for seat in known.seats:
                self.left[seat] = now
        self.elsewhere[origin] = Elsewhere(now, [seat for seat in seats if seat < len(self.count)], hasty)
        return before != [self.is_here(seat) for seat in range(len(self.count))]
