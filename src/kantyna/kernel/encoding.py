"""What a seat may know as one row of numbers under named columns, for those who learn from games.

The columns follow from the declarations. A seat's own share comes first, then the shares of the others in turn, then
what lies in the middle; so a row reads the same from every seat. Counts lose which of equal things bears a mark and
in which order things lie; a View loses nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.kernel.body import KNOWN, Row, vec
from kantyna.kernel.ids import BITS, NOBODY, Seat
from kantyna.kernel.knowledge import pools
from kantyna.kernel.native import i16, i64
from kantyna.kernel.schema import ALL, DERIVED

if TYPE_CHECKING:
    from kantyna.kernel.spec import GameSpec
    from kantyna.kernel.table import Table

LARGEST: Final = 32767
"""A number that is larger is told as this one."""


def numbers(count: int) -> vec[i16]:
    """A buffer for so many numbers, all 0."""
    return vec[i16]([0] * count)


class Shares:
    """A declared zone or counter: the place of each owner's share, and the column of the first."""

    def __init__(self, handle: Row, owners: i64, first: i64, shown: bool) -> None:
        self.handle = handle
        self.owners = owners
        """How many have one: all seats, two sides, or the table alone."""
        self.first = first
        self.shown = shown
        """Does everybody see what lies there?"""


class Pool:
    """What may lie in the hidden zones of an owner: its rows, and the column of the first owner's definitions."""

    def __init__(self, owner: Seat, rows: list[i64], first: i64) -> None:
        self.owner = owner
        self.rows = rows
        self.first = first


class Encoding:
    """The columns of a way to play at so many seats, and how a table is written under them."""

    def __init__(self, spec: GameSpec, table: Table) -> None:
        """For all tables of the same game and number of seats as *table*."""
        schema = spec.schema
        cards = [card.key for card in spec.cards]
        self.seats: i64 = table.seats
        self.definitions: i64 = len(cards)
        self.columns: list[str] = []
        """The names of all columns."""
        self.groups: dict[str, tuple[int, int]] = {}
        """Where the columns of each zone, counter, mark or other subject begin, and how many they are."""
        self.zones: list[Shares] = []
        for zone in schema.zones:
            owners = schema.owners(zone.of, table.box.seats)
            self.zones.append(Shares(zone.handle, owners, self._next, zone.seen_by == ALL))
            names = [f"{owner}/{card}" for owner in range(owners) for card in [*cards, "number"]]
            self._add(f"zone:{zone.name}", names)
        self.pools: list[Pool] = []
        bases: dict[str, int] = {}
        for name, owner, rows in pools(table):
            if name not in bases:
                bases[name] = self._next
                owners = 1 if owner == NOBODY else table.box.seats
                self._add(f"unseen:{name}", [f"{at}/{card}" for at in range(owners) for card in cards])
            self.pools.append(Pool(owner, rows, bases[name]))
        self.counters: list[Shares] = []
        for counter in schema.counters:
            if not counter.derived:
                owners = schema.owners(counter.of, table.box.seats)
                self.counters.append(Shares(counter.handle, owners, self._next, True))
                self._add(f"counter:{counter.name}", [str(owner) for owner in range(owners)])
        self.marks: list[i64] = []
        self.mark_columns: list[i64] = []
        self.counted: list[bool] = []
        """Marks that name something: only how many bear them is told."""
        for mark in schema.marks:
            if mark.place != DERIVED:
                self.marks.append(mark.place)
                self.mark_columns.append(self._next)
                self.counted.append(mark.definition or mark.thing)
                # In the middle lies what is nobody's.
                owned = [str(owner) for owner in range(table.box.seats)] + ["table"]
                self._add(f"mark:{mark.name}", [f"{owner}/{card}" for owner in owned for card in cards])
        self.phase: i64 = self._next
        self._add("phase", spec.names.phases)
        self.question: i64 = self._next
        self._add("question", spec.names.decisions)
        self.about: i64 = self._next
        self._add("about", [*cards, "number"])
        self.asked: i64 = self._next
        self._add("asked", [str(owner) for owner in range(table.box.seats)])
        self.active: i64 = self._next
        self._add("active", [str(owner) for owner in range(table.box.seats)])
        self.turn: i64 = self._next
        self._add("turn", ["number"])
        self.size: i64 = len(self.columns)

    @property
    def _next(self) -> int:
        return len(self.columns)

    def _add(self, group: str, names: list[str]) -> None:
        self.groups[group] = (len(self.columns), len(names))
        self.columns.extend(f"{group}/{name}" for name in names)

    def write(self, table: Table, seat: Seat, out: vec[i16], start: i64) -> None:
        """Write what *seat* may know of the table, from a place of the buffer on."""
        size = self.size
        for at in range(size):
            out[start + at] = 0
        self._write_zones(table, seat, out, start)
        self._write_unseen(table, seat, out, start)
        for counter in self.counters:
            owners = counter.owners
            own = self._own(owners, seat)
            for owner in range(owners):
                at = counter.handle[(own + owner) % owners]
                out[start + counter.first + owner] = fitted(table.count[at])
        phase = table.phase()
        out[start + self.phase + phase] = 1
        if table.asked != NOBODY:
            out[start + self.asked + (table.asked - seat) % self.seats] = 1
            if table.asked == seat:
                out[start + self.question + table.asked_kind] = 1
                if table.asked_card >= 0:
                    out[start + self.about + table.defs[table.asked_card]] = 1
                out[start + self.about + self.definitions] = fitted(table.asked_number)
        out[start + self.active + (table.active - seat) % self.seats] = 1
        out[start + self.turn] = fitted(table.turn)

    def _own(self, owners: i64, seat: Seat) -> i64:
        """Which share is the seat's own. Of sides, the even seats have the first."""
        return seat % owners

    def _write_zones(self, table: Table, seat: Seat, out: vec[i16], start: i64) -> None:
        """What lies where, as far as the seat sees or knows it, with its marks."""
        known = table.rows[KNOWN]
        bit = BITS[seat]
        definitions = self.definitions
        bearing: list[i64] = []
        for number in range(len(self.marks)):
            if table.any_mark(self.marks[number]):
                bearing.append(number)
        for zone in self.zones:
            owners = zone.owners
            own = self._own(owners, seat)
            for owner in range(owners):
                things: i64 = 0
                column = start + zone.first + owner * (definitions + 1)
                holder = owner if owners > 1 else self.seats
                for thing in table.rows[zone.handle[(own + owner) % owners]]:
                    if thing < 0:
                        continue
                    things += 1
                    if zone.shown or known[thing] & bit != 0:
                        definition = table.defs[thing]
                        out[column + definition] = i16(i64(out[column + definition]) + 1)
                        for number in bearing:
                            self._write_mark(table, number, thing, holder, out, start)
                out[column + definitions] = fitted(things)

    def _write_mark(self, table: Table, number: i64, thing: i64, holder: i64, out: vec[i16], start: i64) -> None:
        value = table.mark(self.marks[number], thing)
        if value != 0:
            if self.counted[number]:
                value = 1
            at = start + self.mark_columns[number] + holder * self.definitions + table.defs[thing]
            out[at] = fitted(i64(out[at]) + value)

    def _write_unseen(self, table: Table, seat: Seat, out: vec[i16], start: i64) -> None:
        """Which things each owner has somewhere where the seat can't place them."""
        known = table.rows[KNOWN]
        bit = BITS[seat]
        for pool in self.pools:
            column = start + pool.first
            if pool.owner != NOBODY:
                column += (pool.owner - seat) % self.seats * self.definitions
            for place in pool.rows:
                for thing in table.rows[place]:
                    if thing >= 0 and known[thing] & bit == 0:
                        at = column + table.defs[thing]
                        out[at] = i16(i64(out[at]) + 1)


def fitted(number: i64) -> i16:
    """A number within the bounds of a column."""
    if number > LARGEST:
        return i16(LARGEST)
    if number < -LARGEST:
        return i16(-LARGEST)
    return i16(number)
