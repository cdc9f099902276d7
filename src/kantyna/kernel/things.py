"""All things of a table as a matrix, for those who learn from games: a row for each, with what a seat may know of it.

Counts lose which of equal things bears a mark, what lies on what, and the order of a row or a pile. Here each thing has
the same row from the beginning to the end, and codes and marks name it by the number of that row. It is written from a
View, so that a seat is told here what it is told there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.kernel.body import Row, row, vec
from kantyna.kernel.encoding import fitted, numbers
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.native import i16, i64
from kantyna.kernel.schema import SEAT, TABLE

if TYPE_CHECKING:
    from kantyna.kernel.spec import GameSpec
    from kantyna.kernel.table import Table
    from kantyna.kernel.view import Mark, View, Zone

# The columns; marks come behind.
DEFINITION: Final = 0
ZONE: Final = 1
OWNER: Final = 2
PLACE: Final = 3
ABOUT: Final = 4
MARKS: Final = 5

NONE: Final = -1
"""What is told of a thing that is not there, and of what a seat can't know of one."""


class Things:
    """The matrix of a way to play at so many seats."""

    def __init__(self, spec: GameSpec, table: Table) -> None:
        """For all tables of the same game and number of seats as *table*."""
        self.schema = spec.schema
        self.seats: i64 = table.box.seats
        self.count: i64 = spec.space.block if spec.space.names_things else len(table.defs)
        """How many rows there are: where decks differ in size, as many as there are codes for."""
        self.columns: list[str] = ["definition", "zone", "owner", "place", "about"]
        """The names of all columns."""
        self.columns.extend(f"mark:{mark.name}" for mark in spec.schema.marks)
        self.width: i64 = len(self.columns)
        self.unmarked: Row = row([-mark.offset for mark in spec.schema.marks])
        """What is told of each kind of mark where a thing bears none: 0, or that it names nothing."""
        self.out: vec[i16] = numbers(int(self.count * self.width))
        """The rows, one after the other."""

    def look(self, table: Table, view: View) -> None:
        """Write what the seat of a view may know of the things of the table that it shows."""
        out = self.out
        for at in range(self.count * self.width):
            out[at] = NONE
        for zone in view.zones:
            self._look_at_zone(table, view, zone)
        for pool in view.unseen:
            owner = behind_or_nobody(pool.seat, view.seat, self.seats)
            for thing in pool.cards:
                self._write(thing, table.defs[thing], NONE, owner, NONE)
        for mark in view.marks:
            self._mark(view, mark)
        for mark in view.undrawn:
            self._mark(view, mark)
        if view.decision is not None and view.decision.card in view.defs:
            out[view.decision.card * self.width + ABOUT] = 1

    def _look_at_zone(self, table: Table, view: View, zone: Zone) -> None:
        declared = self.schema.zones[zone.kind]
        # What is the table's but lies at a seat has an owner all the same.
        owners: i64 = self.schema.owners(SEAT if declared.of == TABLE else declared.of, int(self.seats))
        owner = behind_or_nobody(zone.seat, view.seat, owners)
        place: i64 = 0
        for thing in zone.cards:
            if thing >= 0:
                self._write(thing, table.defs[thing], zone.kind, owner, place)
            place += 1
        for mark in self.schema.marks:
            if declared.host and mark.place == declared.host:
                # What lies on what here a view has only for whoever completes a table from it.
                for thing in zone.cards:
                    if thing >= 0:
                        value = table.mark(mark.place, thing) - mark.offset
                        self.out[thing * self.width + MARKS + mark.number] = fitted(value)

    def _write(self, thing: i64, definition: i64, zone: i64, owner: i64, place: i64) -> None:
        """What a thing is and where it lies; that it bears no mark."""
        out = self.out
        at = thing * self.width
        out[at + DEFINITION] = fitted(definition)
        out[at + ZONE] = fitted(zone)
        out[at + OWNER] = fitted(owner)
        out[at + PLACE] = fitted(place)
        out[at + ABOUT] = 0
        at += MARKS
        for kind in range(len(self.unmarked)):
            out[at + kind] = fitted(self.unmarked[kind])

    def _mark(self, view: View, mark: Mark) -> None:
        if mark.card in view.defs:
            self.out[mark.card * self.width + MARKS + mark.kind] = fitted(mark.value)


def behind_or_nobody(other: Seat, seat: Seat, owners: i64) -> i64:
    """How many owners further on in turn than a seat; of what nobody owns nothing."""
    if other == NOBODY:
        return NONE
    return (other - seat) % owners
