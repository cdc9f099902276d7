"""Tables as they were unpacked, before chance had a say: the next game with the same pieces begins as a copy of one."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.table import Table

MOST: Final = 64
"""So many are kept; one more, and the shelf is cleared."""


class Shelf:
    """What was unpacked, by what tells it apart: the way to play, the seats, the settings, the decks."""

    def __init__(self) -> None:
        self.kept: dict[tuple[object, ...], Table] = {}

    def copy(self, key: tuple[object, ...]) -> Table | None:
        """A copy of what was unpacked before; nothing if that never was."""
        kept = self.kept.get(key)
        return None if kept is None else kept.clone()

    def keep(self, key: tuple[object, ...], table: Table) -> None:
        """Keep a copy of a table on which nothing is shuffled yet."""
        if len(self.kept) >= MOST:
            self.kept.clear()
        self.kept[key] = table.clone()
