"""What a seat may know as one row of numbers under named columns, for those who learn from games.

The columns follow from the declarations. A seat's own share comes first, then the shares of the others in turn, then
what lies in the middle; so a row reads the same from every seat. Counts lose which of equal things bears a mark and
in which order things lie; a View loses nothing. ``sight`` writes the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.kernel.body import Row, row, vec
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.knowledge import pools
from kantyna.kernel.native import i16, i64
from kantyna.kernel.schema import ALL, DERIVED

if TYPE_CHECKING:
    from kantyna.kernel.schema import Schema
    from kantyna.kernel.spec import GameSpec
    from kantyna.kernel.table import Table

LARGEST: Final = 32767
"""A number that is larger is told as this one."""

OPEN: Final = -1
"""The column of what is unseen in a zone that everybody sees."""


def numbers(count: int) -> vec[i16]:
    """A buffer for so many numbers, all 0."""
    return vec[i16]([0] * count)


def fitted(number: i64) -> i16:
    """A number within the bounds of a column."""
    if number > LARGEST:
        return i16(LARGEST)
    if number < -LARGEST:
        return i16(-LARGEST)
    return i16(number)


class Lines:
    """Where a seat finds the numbers that it may know: a line for each zone of each owner, its own share first."""

    def __init__(
        self, rows: list[int], seen: list[int], unseen: list[int], holders: list[int], counts: list[int]
    ) -> None:
        self.rows: Row = row(rows)
        """The row of the table that a line tells of."""
        self.seen: Row = row(seen)
        """The column of the first definition of what is seen or known there; behind the last: how many lie there."""
        self.unseen: Row = row(unseen)
        """The column of the first definition of what is not; ``OPEN`` where everybody sees what lies there."""
        self.holders: Row = row(holders)
        """How far behind a mark's first column the marks of what lies there begin."""
        self.counts: Row = row(counts)
        """The places of all counters in the order of their columns."""


class Encoding:
    """The columns of a way to play at so many seats."""

    def __init__(self, spec: GameSpec, table: Table) -> None:
        """For all tables of the same game and number of seats as *table*."""
        schema = spec.schema
        seats = table.box.seats
        cards = [card.key for card in spec.cards]
        self.seats: i64 = seats
        self.definitions: i64 = len(cards)
        self.columns: list[str] = []
        """The names of all columns."""
        self.groups: dict[str, tuple[int, int]] = {}
        """Where the columns of each zone, counter, mark or other subject begin, and how many they are."""
        zones: list[int] = []
        for zone in schema.zones:
            zones.append(len(self.columns))
            owners = schema.owners(zone.of, seats)
            self._add(
                f"zone:{zone.name}", [f"{owner}/{card}" for owner in range(owners) for card in [*cards, "number"]]
            )
        self.unseen: i64 = len(self.columns)
        """From here on stands what the seat can't place."""
        hidden: dict[str, int] = {}
        for name, owner, _ in pools(table):
            if name not in hidden:
                hidden[name] = len(self.columns)
                owners = 1 if owner == NOBODY else seats
                self._add(f"unseen:{name}", [f"{at}/{card}" for at in range(owners) for card in cards])
        self.counters: i64 = len(self.columns)
        for counter in schema.counters:
            if not counter.derived:
                owners = schema.owners(counter.of, seats)
                self._add(f"counter:{counter.name}", [str(owner) for owner in range(owners)])
        marks: list[int] = []
        mark_columns: list[int] = []
        counted: list[int] = []
        for mark in schema.marks:
            if mark.place != DERIVED:
                marks.append(mark.place)
                mark_columns.append(len(self.columns))
                counted.append(int(mark.definition or mark.thing))
                # In the middle lies what is nobody's.
                owned = [str(owner) for owner in range(seats)] + ["table"]
                self._add(f"mark:{mark.name}", [f"{owner}/{card}" for owner in owned for card in cards])
        self.marks: Row = row(marks)
        self.mark_columns: Row = row(mark_columns)
        self.counted: Row = row(counted)
        """Marks that name something: only how many bear them is told."""
        self.phase: i64 = self._add("phase", spec.names.phases)
        self.question: i64 = self._add("question", spec.names.decisions)
        self.about: i64 = self._add("about", [*cards, "number"])
        self.asked: i64 = self._add("asked", [str(owner) for owner in range(seats)])
        self.active: i64 = self._add("active", [str(owner) for owner in range(seats)])
        self.turn: i64 = self._add("turn", ["number"])
        self.size: i64 = len(self.columns)
        self.lines: list[Lines] = [self._lines(schema, table, seat, zones, hidden) for seat in range(seats)]
        """Of every seat."""

    def _add(self, group: str, names: list[str]) -> int:
        first = len(self.columns)
        self.groups[group] = (first, len(names))
        self.columns.extend(f"{group}/{name}" for name in names)
        return first

    def _lines(self, schema: Schema, table: Table, seat: Seat, zones: list[int], hidden: dict[str, int]) -> Lines:
        seats = table.box.seats
        definitions = int(self.definitions)
        unplaced: dict[int, int] = {}
        for name, owner, places in pools(table):
            for place in places:
                unplaced[place] = hidden[name] + (0 if owner == NOBODY else (owner - seat) % seats * definitions)
        rows: list[int] = []
        seen: list[int] = []
        unseen: list[int] = []
        holders: list[int] = []
        counts: list[int] = []
        for zone in schema.zones:
            owners = schema.owners(zone.of, seats)
            for owner in range(owners):
                # Of sides, the even seats have the first.
                place = zone.handle[(seat % owners + owner) % owners]
                rows.append(place)
                seen.append(zones[zone.number] + owner * (definitions + 1))
                unseen.append(OPEN if zone.seen_by == ALL else unplaced[place])
                holders.append((owner if owners > 1 else seats) * definitions)
        for counter in schema.counters:
            if not counter.derived:
                owners = schema.owners(counter.of, seats)
                counts.extend(counter.handle[(seat % owners + owner) % owners] for owner in range(owners))
        return Lines(rows, seen, unseen, holders, counts)
