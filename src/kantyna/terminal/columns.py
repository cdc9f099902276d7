"""Marks in columns: where cards bear many numbers, a row of them reads better than a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kantyna.lang.scene import Lying

NONE: Final = "·"
"""Stands for nothing."""


class Column(NamedTuple):
    """A column: its name, and the marks whose numbers it shows beside each other."""

    name: str
    marks: tuple[str, ...]
    between: str = "/"


COLUMNS: Final = {
    "card-game": [
        Column("damage", ("damage", "capacity")),
        Column("focus", ("focus",)),
        Column("shield", ("shield",)),
        Column("combat", ("gun", "tactics", "blast"), "-"),
    ],
}
"""By game; where there are none, marks are told in words."""


class Grid:
    """The columns that the cards of one place need."""

    def __init__(self, columns: Sequence[Column], cards: Sequence[Lying]) -> None:
        borne = {name for some in cards for name, _, _ in some.values}
        self.columns = [column for column in columns if not borne.isdisjoint(column.marks)]
        self._numbered = {mark for column in columns for mark in column.marks}

    def cells(self, some: Lying) -> list[str]:
        """One for each column."""
        values = {name: value for name, value, _ in some.values}
        told = []
        for column in self.columns:
            if all(mark not in values for mark in column.marks):
                told.append(NONE)
            else:
                told.append(column.between.join(str(values.get(mark, 0)) for mark in column.marks))
        return told

    def words(self, some: Lying) -> list[str]:
        """The marks that are no numbers of a column."""
        return [text for name, _, text in some.values if name not in self._numbered]
