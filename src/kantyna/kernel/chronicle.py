"""What is told of a whole game besides who won: figures of the game's own, which an arena adds up and draws."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.event import Event
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.table import Table

SHARE: Final = "share"
"""Each label's part of all amounts of its chart."""
RATE: Final = "rate"
"""How many of so many, in percent."""
MEAN: Final = "mean"
"""An amount for each of so many."""

Figure = tuple[str, str, int, int]
"""The chart, the label (digits, or a message key), an amount, and of how many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle:
    """Of one game; a new one for each."""

    charts: dict[str, str]
    """The charts in the order in which they are drawn, each with what its bars are."""

    def note(self, table: Table, events: list[Event]) -> None:
        """Something happened: *events* since the last time."""
        raise NotImplementedError

    def figures(self, table: Table) -> list[Figure]:
        """What is told when the game is over."""
        raise NotImplementedError
