"""The body of a table in plain Python: lists that clones share until one of them writes.

``packed`` is its twin in the compiled build, name for name; ``body`` picks one of the two.
"""

from __future__ import annotations

from itertools import count
from typing import Any, TypeAlias

from kantyna.kernel.ids import NO_CARD, NOBODY
from kantyna.kernel.rng import LOW, MULTIPLIER, WIDTH

KNOWN = 0
"""The first row of every table: for each thing the mask of seats that know what it is where it lies."""

Row: TypeAlias = list[int]

STAMPS = count(1)
"""Each table that may write has a stamp of its own; a row bears the stamp of the table that may write it."""


class vec:  # noqa: N801 - stands in for a type of the compiled build
    """``vec[kind](items)`` is a plain list here."""

    def __class_getitem__(cls, kind: object) -> type[list[Any]]:
        return list


def append(values: list[Any], value: Any) -> list[Any]:
    values.append(value)
    return values


def row(values: list[int]) -> Row:
    """A row with these numbers."""
    return values[:]


def listed(values: Row) -> list[int]:
    """The numbers of a row."""
    return values[:]


class Options:
    """The one buffer for the options of all questions of a table: codes in rising order, each once, when settled."""

    __slots__ = ("add", "codes", "count", "offered")

    def __init__(self) -> None:
        self.offered: set[int] = set()
        self.add = self.offered.add
        self.codes: list[int] = []
        self.count = 0

    def clear(self) -> None:
        self.offered.clear()

    def settle(self) -> None:
        """All are in: bring them in order."""
        self.codes = sorted(self.offered)
        self.count = len(self.codes)

    def has(self, code: int) -> bool:
        return code in self.offered

    def hold(self, other: Options) -> None:
        """Hold what another holds."""
        self.offered.clear()
        self.offered.update(other.offered)
        self.codes = other.codes
        self.count = other.count

    def copy(self) -> Options:
        other = Options()
        other.offered.update(self.offered)
        other.codes = self.codes
        other.count = self.count
        return other

    def listed(self) -> list[int]:
        return self.codes[:]


class State:
    """Rows (zones and marks), counters and chance. Only the methods here write a row."""

    # What has a place of its own here leaves a game's table with fewer than 30 other fields: beyond that number Python
    # looks them up in the slow way.
    __slots__ = (
        "asked",
        "asked_card",
        "asked_kind",
        "asked_number",
        "count",
        "options",
        "rng",
        "rows",
        "stamp",
        "stamps",
    )

    def __init__(self, model: State | None, width: int, first: Row) -> None:
        """A copy of *model*, or *width* empty rows and the counters as they are *first*."""
        if model is None:
            self.stamp = next(STAMPS)
            self.rows: list[Row] = [[] for _ in range(width)]
            self.stamps = [self.stamp] * width
            self.count = first[:]
            self.rng = 1
            self.options = Options()
            self.asked = NOBODY
            self.asked_kind = 0
            self.asked_card = NO_CARD
            self.asked_number = 0
        else:
            model.stamp = next(STAMPS)
            self.stamp = next(STAMPS)
            self.rows = model.rows[:]
            self.stamps = model.stamps[:]
            self.count = model.count[:]
            self.rng = model.rng
            self.options = model.options.copy()
            self.asked = model.asked
            self.asked_kind = model.asked_kind
            self.asked_card = model.asked_card
            self.asked_number = model.asked_number

    def offer(self) -> Options:
        """The buffer of options, emptied for the next question."""
        options = self.options
        options.offered.clear()
        return options

    def ask(self, seat: int, kind: int, card: int = NO_CARD, number: int = 0) -> None:
        """Put a question with the options that were offered; the engine stops until it is answered."""
        options = self.options
        options.codes = codes = sorted(options.offered)
        options.count = len(codes)
        self.asked = seat
        self.asked_kind = kind
        self.asked_card = card
        self.asked_number = number

    def seal(self) -> int:
        """The latest stamp that any row bears: what is written from now on bears a later one."""
        sealed = self.stamp
        self.stamp = next(STAMPS)
        return sealed

    # What is called most looks at the stamp before it calls ``own``: calls are what is slow.

    def own(self, place: int) -> Row:
        """The row, to be written: a copy of its own, where it was shared."""
        if self.stamps[place] != self.stamp:
            self.stamps[place] = self.stamp
            self.rows[place] = self.rows[place][:]
        return self.rows[place]

    def add(self, place: int, thing: int) -> None:
        """Lay a thing at the end of a row: on top of a pile, to the right of a line."""
        if self.stamps[place] == self.stamp:
            self.rows[place].append(thing)
        else:
            self.stamps[place] = self.stamp
            self.rows[place] = [*self.rows[place], thing]

    def take(self, place: int, thing: int) -> None:
        """Take a thing out of a row."""
        if self.stamps[place] != self.stamp:
            self.own(place)
        self.rows[place].remove(thing)

    def move(self, thing: int, origin: int, target: int) -> None:
        """Take a thing out of one row and lay it at the end of another."""
        if self.stamps[origin] != self.stamp:
            self.own(origin)
        self.rows[origin].remove(thing)
        if self.stamps[target] != self.stamp:
            self.own(target)
        self.rows[target].append(thing)

    def pop(self, place: int) -> int:
        """Take the last thing of a row: the top of a pile."""
        if self.stamps[place] != self.stamp:
            self.own(place)
        return self.rows[place].pop()

    def insert(self, place: int, at: int, thing: int) -> None:
        """Lay a thing in the midst of a row."""
        self.own(place).insert(at, thing)

    def put(self, place: int, at: int, number: int) -> None:
        """Write one number of a row."""
        if self.stamps[place] != self.stamp:
            self.own(place)
        self.rows[place][at] = number

    def lay(self, place: int, things: list[int]) -> None:
        """Let a row hold just these."""
        self.stamps[place] = self.stamp
        self.rows[place] = things[:]

    def clear(self, place: int) -> None:
        """Empty a row."""
        if self.rows[place]:
            self.stamps[place] = self.stamp
            self.rows[place] = []

    def clear_all(self, places: Row) -> None:
        """Empty some rows."""
        rows = self.rows
        for place in places:
            if rows[place]:
                self.stamps[place] = self.stamp
                rows[place] = []

    def pour(self, origin: int, target: int) -> None:
        """Lay all things of one row at the end of another, in their order."""
        poured = self.rows[origin]
        if poured:
            self.stamps[target] = self.stamps[origin] = self.stamp
            self.rows[target] = self.rows[target] + poured
            self.rows[origin] = []

    def deal(self, origin: int, target: int, number: int, mask: int) -> None:
        """Lay so many things off the top of a pile at the end of another row; the seats of *mask* see them."""
        if number <= 0:
            return
        for place in (origin, target, KNOWN):
            if self.stamps[place] != self.stamp:
                self.own(place)
        pile = self.rows[origin]
        hand = self.rows[target]
        known = self.rows[KNOWN]
        for _ in range(number):
            thing = pile.pop()
            known[thing] |= mask
            hand.append(thing)

    def mark(self, mark: int, thing: int) -> int:
        """The number of a mark on a thing. A mark that nothing bears is an empty row."""
        marks = self.rows[mark]
        return marks[thing] if marks else 0

    def any_mark(self, mark: int) -> bool:
        """Does anything bear the mark?"""
        return any(self.rows[mark])

    def set_mark(self, mark: int, thing: int, number: int, blank: Row) -> None:
        """Write a mark on a thing; *blank* is a row on which no thing has any."""
        if self.rows[mark]:
            if self.stamps[mark] != self.stamp:
                self.own(mark)
            self.rows[mark][thing] = number
        elif number:
            marks = blank[:]
            marks[thing] = number
            self.stamps[mark] = self.stamp
            self.rows[mark] = marks

    def mix(self, place: int) -> None:
        """Bring a row into an order by chance. The generator's two lines are written out: calls are what is slow."""
        state = self.rng
        pile = self.own(place)
        for at in range(len(pile) - 1, 0, -1):
            state = MULTIPLIER * (state & LOW) + (state >> WIDTH)
            other = (((state & LOW) ^ (state >> WIDTH)) * (at + 1)) >> WIDTH
            held = pile[at]
            pile[at] = pile[other]
            pile[other] = held
        self.rng = state

    def next_below(self, bound: int) -> int:
        """A number from 0 to *bound* - 1 by the table's own chance."""
        state = self.rng
        state = MULTIPLIER * (state & LOW) + (state >> WIDTH)
        self.rng = state
        return (((state & LOW) ^ (state >> WIDTH)) * bound) >> WIDTH
