"""What a game's state consists of, declared once: zones, counters and marks, with who owns and who sees them.

From the declaration come construction, clones, saves, views, completed tables, scenarios, names and the law that
nothing gets lost. A declaration gives a handle: the row of the numbers under which each owner's share is found.
"""

from __future__ import annotations

from typing import Final

from kantyna.kernel.body import Row, row
from kantyna.kernel.ids import NOBODY, SEATS, Seat
from kantyna.kernel.native import i64

# Owners.
TABLE: Final = 0
SIDE: Final = 1
"""One of two sides: of seats in turn, the even and the odd."""
SEAT: Final = 2

# Who sees what lies in a zone.
ALL: Final = 0
OWNER: Final = 1
NONE: Final = 2

SIDES: Final = 2

DERIVED: Final = -1

UNBOUNDED: Final = 1 << 40


class Zone:
    """A declared zone: where things lie."""

    def __init__(
        self,
        number: int,
        name: str,
        of: int,
        seen_by: int,
        stacked: bool,
        places: int,
        pool: str,
        laid: bool,
        host: i64,
        ordered: bool,
        at: Seat,
    ) -> None:
        self.number = number
        self.name = name
        self.of = of
        self.seen_by = seen_by
        self.stacked = stacked
        """A pile: listed from its top, which is the end of its row; what is hidden in it has an order."""
        self.places = places
        """So many places that stay where they are: -1 where one is empty. 0: as many as there are things."""
        self.pool = pool
        """Hidden zones of one owner and pool are completed from the same unseen things."""
        self.laid = laid
        """May a scenario lay it out? Not what is only there on the way from one place to another."""
        self.host = host
        """The mark that says what each thing here lies on, known of hidden ones too; 0 where that means nothing."""
        self.ordered = ordered or stacked
        """Which place is whose is seen: what is hidden is told place by place."""
        self.at = at
        """With whom a zone of the table is shown; nobody: in the middle."""
        self.handle: Row = row([])


class Counter:
    """A declared number of the table, a side or a seat."""

    def __init__(
        self,
        number: int,
        name: str,
        of: int,
        first: int,
        least: int,
        most: int,
        shown: bool,
        derived: bool,
        silent: bool,
        at: Seat,
    ) -> None:
        self.number = number
        self.name = name
        self.of = of
        self.first = first
        self.least = least
        self.most = most
        self.shown = shown
        """Is it drawn? What is not is public all the same."""
        self.derived = derived
        """Worked out for those who look; not part of the state."""
        self.silent = silent
        """While it is 0 nobody is told of it."""
        self.at = at
        """With whom a number of the table is shown; nobody: in the middle."""
        self.handle: Row = row([])

    @property
    def yes_or_no(self) -> bool:
        """Is it there or not, and no more to be told of it?"""
        return self.least == 0 and self.most == 1


class Mark:
    """A declared number on things."""

    def __init__(
        self,
        number: int,
        name: str,
        place: i64,
        shown: bool,
        definition: bool = False,
        stays: bool = False,
        thing: bool = False,
        followed: bool = False,
        most: int = UNBOUNDED,
    ) -> None:
        self.number = number
        self.name = name
        self.place = place
        """The row of its numbers; ``DERIVED`` if it is worked out for those who look."""
        self.shown = shown
        """Is it drawn? What is not is public all the same."""
        self.definition = definition
        """Its number is a definition's, and one more, so that 0 is none; saves write the name."""
        self.stays = stays
        """It belongs to the place and not to the thing: what is dealt there instead has it."""
        self.thing = thing
        """Its number is another thing's, and one more, so that 0 is none."""
        self.followed = followed
        """Everybody remembers which things bear it, even where they lie hidden."""
        self.most = most
        """A scenario can't say more of it."""

    @property
    def offset(self) -> int:
        """What is taken off the number that is kept, for those who look."""
        return 1 if self.definition or self.thing else 0


class Schema:
    """All declarations of a game. What belongs to the table or a side has its number at once; seats' come behind."""

    def __init__(self) -> None:
        self.zones: list[Zone] = []
        self.counters: list[Counter] = []
        self.marks: list[Mark] = []
        self.notes: list[i64] = []
        """Rows of plain numbers that everybody may know and nobody draws."""
        self.indexes: list[i64] = []
        """Rows that follow from the others and belong to places: for each thing where it lies, say."""
        self._rows = 1
        """Rows given so far; the first is what is known."""
        self._numbers = 0
        """Counters given so far."""
        self._seat_rows = 0
        self._seat_numbers = 0

    def zone(
        self,
        name: str,
        of: int = SEAT,
        seen_by: int = ALL,
        stacked: bool = False,
        pool: str = "",
        laid: bool = True,
        ordered: bool = False,
    ) -> Row:
        """Declare a zone that each seat or each side has: its handle gives the row of each of them."""
        declared = Zone(len(self.zones), name, of, seen_by, stacked, 0, pool, laid, 0, ordered, NOBODY)
        declared.handle = row([-1] * (SEATS if of == SEAT else SIDES))
        self.zones.append(declared)
        if of == SIDE:
            for side in range(SIDES):
                declared.handle[side] = self._next_row()
        return declared.handle

    def common_zone(
        self,
        name: str,
        seen_by: int = ALL,
        stacked: bool = False,
        pool: str = "",
        laid: bool = True,
        places: int = 0,
        host: i64 = 0,
        ordered: bool = False,
        at: Seat = NOBODY,
    ) -> i64:
        """Declare a zone of the table: its row. With *host*, what lies there lies on other things."""
        declared = Zone(len(self.zones), name, TABLE, seen_by, stacked, places, pool, laid, host, ordered, at)
        place = self._next_row()
        declared.handle = row([place])
        self.zones.append(declared)
        return place

    def counter(
        self,
        name: str,
        of: int = SEAT,
        first: int = 0,
        least: int = 0,
        most: int = UNBOUNDED,
        shown: bool = True,
        silent: bool = False,
    ) -> Row:
        """Declare a number that each seat or each side has: its handle gives the place of each in ``count``."""
        declared = Counter(len(self.counters), name, of, first, least, most, shown, False, silent, NOBODY)
        declared.handle = row([-1] * (SEATS if of == SEAT else SIDES))
        self.counters.append(declared)
        if of == SIDE:
            for side in range(SIDES):
                declared.handle[side] = self._next_number()
        return declared.handle

    def common_counter(
        self,
        name: str,
        first: int = 0,
        least: int = 0,
        most: int = UNBOUNDED,
        shown: bool = True,
        at: Seat = NOBODY,
    ) -> i64:
        """Declare a number of the table: its place in ``count``."""
        declared = Counter(len(self.counters), name, TABLE, first, least, most, shown, False, False, at)
        place = self._next_number()
        declared.handle = row([place])
        self.counters.append(declared)
        return place

    def mark(
        self,
        name: str,
        shown: bool = True,
        definition: bool = False,
        stays: bool = False,
        thing: bool = False,
        followed: bool = False,
        most: int = UNBOUNDED,
    ) -> i64:
        """Declare a number on things: its row."""
        place = self._next_row()
        self.marks.append(Mark(len(self.marks), name, place, shown, definition, stays, thing, followed, most))
        return place

    def note(self) -> i64:
        """Declare a row of plain numbers that everybody may know: its row."""
        place = self._next_row()
        self.notes.append(place)
        return place

    def index(self) -> i64:
        """Declare a row with a number for each thing that follows from where it lies. The game keeps it in step,
        ``Table.refresh`` works it out anew: its row."""
        place = self._next_row()
        self.indexes.append(place)
        return place

    def derived_counter(self, name: str, most: int = UNBOUNDED) -> int:
        """A number that is worked out for those who look (``GameSpec.derive``): its kind in a view."""
        self.counters.append(Counter(len(self.counters), name, TABLE, 0, 0, most, True, True, False, NOBODY))
        return len(self.counters) - 1

    def derived_mark(self, name: str) -> int:
        """A number on things that is worked out for those who look: its kind in a view."""
        self.marks.append(Mark(len(self.marks), name, DERIVED, True))
        return len(self.marks) - 1

    def close(self) -> None:
        """All is declared: what seats have gets its place, seat after seat."""
        for seat in range(SEATS):
            for zone in self.zones:
                if zone.of == SEAT:
                    zone.handle[seat] = self._next_row()
            for counter in self.counters:
                if counter.of == SEAT:
                    counter.handle[seat] = self._next_number()
            if seat == 0:
                self._seat_rows = len([zone for zone in self.zones if zone.of == SEAT])
                self._seat_numbers = len([counter for counter in self.counters if counter.of == SEAT])

    def width(self, seats: int) -> int:
        """How many rows a table of so many seats has."""
        return self._rows - self._seat_rows * (SEATS - seats)

    def first(self, seats: int) -> Row:
        """The counters of a table on which nothing has happened yet."""
        numbers = [0] * (self._numbers - self._seat_numbers * (SEATS - seats))
        for counter in self.counters:
            for owner in range(self.owners(counter.of, seats)):
                if not counter.derived:
                    numbers[counter.handle[owner]] = counter.first
        return row(numbers)

    def owners(self, of: int, seats: int) -> int:
        """How many have a share of what is declared of such owners."""
        if of == SEAT:
            return seats
        return SIDES if of == SIDE else 1

    def _next_row(self) -> int:
        self._rows += 1
        return self._rows - 1

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers - 1
