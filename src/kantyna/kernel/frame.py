"""A paused place in a program: plain numbers, so that it can be copied, saved and resumed."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.ids import NO_CARD, NOTHING, CardId, Seat
from kantyna.kernel.native import i64

NO_DATA: Final[list[int]] = []
"""Shared by all frames without registers of their own; a node that needs some assigns a new list."""


class Frame:
    """Which node, how far, for which seat, from which card; *left*, *about* and *data* are registers."""

    def __init__(
        self,
        node: i64,
        seat: Seat,
        card: CardId = NO_CARD,
        at: i64 = 0,
        left: i64 = -1,
        about: i64 = NOTHING,
        data: list[int] = NO_DATA,
    ) -> None:
        self.node = node
        self.seat = seat
        self.card = card
        self.at = at
        self.left = left
        self.about = about
        self.data = data
        self.below: Frame | None = None
        """The next frame that is done and waits to be used again, while this one does."""

    def clone(self) -> Frame:
        data = self.data
        return Frame(self.node, self.seat, self.card, self.at, self.left, self.about, data[:] if data else data)
