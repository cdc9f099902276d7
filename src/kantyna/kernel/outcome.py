"""How a game ended."""

from __future__ import annotations

from kantyna.kernel.ids import Seat


class Outcome:
    """The seats that won (none in a draw) and the reason, a number of the game's list of reasons."""

    def __init__(self, winners: list[Seat], reason: int) -> None:
        self.winners = winners
        self.reason = reason
