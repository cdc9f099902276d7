"""Tables as they were unpacked, before chance had a say: the next game with the same pieces begins as a copy of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)

MOST: Final = 64
"""So many are kept; one more, and the others go."""


class TableCache(Generic[T]):
    """What was unpacked, by what tells it apart: the way to play, the seats, the settings, the decks."""

    def __init__(self) -> None:
        self.kept: dict[tuple[object, ...], T] = {}

    def copy(self, key: tuple[object, ...], unpack: Callable[[], T]) -> T:
        """A table on which nothing is shuffled yet: unpacked now, or a copy of what was unpacked before."""
        kept = self.kept.get(key)
        if kept is None:
            kept = unpack()
            if len(self.kept) >= MOST:
                self.kept.clear()
            self.kept[key] = kept
        return cast(T, kept.clone())
