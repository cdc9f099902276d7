"""What a learned value looks at: a table as a short row of numbers, one's own side first, then the others together.

A game declares which of its zones, counters and marks matter; the columns follow. Teams are one side, and all others
count as one, so a row is as long whatever the number of seats.
"""

from __future__ import annotations

from kantyna.kernel.body import Row, vec
from kantyna.kernel.encoding import fitted
from kantyna.kernel.ids import Seat
from kantyna.kernel.native import i16, i64
from kantyna.kernel.schema import SIDES
from kantyna.kernel.table import Table


class Features:
    """*held*: zones of seats or sides whose things are counted by definition, those of one list together. *common*: the
    same for zones of the table. *scores* and *numbers*: counters of seats or sides, and of the table. *sums*: marks,
    each with the zone of seats in which they are added up. *borne*: marks, too, but for each definition apart, since it
    matters who bears them. *sizes*: zones of which only the size matters. *glance*: does it count what the rules of
    thumb make of the table? Where most cards are seldom seen, a network alone would learn of each from too few games;
    but whoever makes those rules judge otherwise must let the value be learnt anew."""

    def __init__(
        self,
        definitions: i64,
        held: list[list[Row]],
        common: list[i64] | None = None,
        scores: list[Row] | None = None,
        numbers: list[i64] | None = None,
        sums: list[tuple[i64, Row]] | None = None,
        borne: list[tuple[i64, Row]] | None = None,
        sizes: list[Row] | None = None,
        glance: bool = False,
    ) -> None:
        self.definitions = definitions
        self.held = held
        self.common: list[i64] = common or []
        self.scores: list[Row] = scores or []
        self.numbers: list[i64] = numbers or []
        self.sums: list[tuple[i64, Row]] = sums or []
        self.borne: list[tuple[i64, Row]] = borne or []
        self.sizes: list[Row] = sizes or []
        self.glance = glance
        apart = len(self.held) + len(self.borne)
        both = SIDES * (apart * definitions + len(self.scores) + len(self.sums) + len(self.sizes))
        glances = 1 if glance else 0
        self.size: i64 = both + len(self.common) * definitions + len(self.numbers) + glances + SIDES
        """How many columns there are; the last two tell whose turn it is, and on which side one is."""

    def write(self, table: Table, seat: Seat, glance: i64, out: vec[i16]) -> None:
        """What the table is to *seat*; hidden things are taken as they lie, so it must be a table that may be known.
        *glance*: the chance that the rules of thumb give to the seat, in thousandths; asked for only where it counts.
        """
        for column in range(self.size):
            out[column] = 0
        first: i64 = 0
        for zones in self.held:
            for zone in zones:
                for owner in range(self._owners(table, zone)):
                    side = first if self._is_own(table, zone, seat, owner) else first + self.definitions
                    self._count(table, zone[owner], side, out)
            first += SIDES * self.definitions
        for mark, zone in self.borne:
            for owner in range(self._owners(table, zone)):
                side = first if self._is_own(table, zone, seat, owner) else first + self.definitions
                for thing in table.rows[zone[owner]]:
                    if thing >= 0:
                        column = side + table.defs[thing]
                        out[column] = fitted(i64(out[column]) + table.mark(mark, thing))
            first += SIDES * self.definitions
        for place in self.common:
            self._count(table, place, first, out)
            first += self.definitions
        for counter in self.scores:
            for owner in range(self._owners(table, counter)):
                side = first if self._is_own(table, counter, seat, owner) else first + 1
                out[side] = fitted(i64(out[side]) + table.count[counter[owner]])
            first += SIDES
        for mark, zone in self.sums:
            for owner in range(self._owners(table, zone)):
                side = first if self._is_own(table, zone, seat, owner) else first + 1
                for thing in table.rows[zone[owner]]:
                    if thing >= 0:
                        out[side] = fitted(i64(out[side]) + table.mark(mark, thing))
            first += SIDES
        for zone in self.sizes:
            for owner in range(self._owners(table, zone)):
                side = first if self._is_own(table, zone, seat, owner) else first + 1
                out[side] = fitted(i64(out[side]) + len(table.rows[zone[owner]]))
            first += SIDES
        for number in self.numbers:
            out[first] = fitted(table.count[number])
            first += 1
        if self.glance:
            out[first] = fitted(glance)
            first += 1
        if table.box.teams[table.active] == table.box.teams[seat]:
            out[first] = 1
        out[first + 1] = i16(seat % SIDES)

    def _owners(self, table: Table, handle: Row) -> i64:
        """How many have a share: two sides, or all seats."""
        if len(handle) == SIDES:
            return SIDES
        return table.seats

    def _is_own(self, table: Table, handle: Row, seat: Seat, owner: i64) -> bool:
        if len(handle) == SIDES:
            return seat % SIDES == owner
        return table.box.teams[owner] == table.box.teams[seat]

    def _count(self, table: Table, place: i64, first: i64, out: vec[i16]) -> None:
        defs = table.defs
        for thing in table.rows[place]:
            if thing >= 0:
                column = first + defs[thing]
                out[column] = i16(i64(out[column]) + 1)


def viewpoints(table: Table) -> list[Seat]:
    """The seats with whose eyes a table is judged. Of two teams the one that is asked is enough, since the other loses
    what it wins; of more, each counts."""
    captains = table.box.captains
    return [table.asked] if len(captains) == 2 else captains
