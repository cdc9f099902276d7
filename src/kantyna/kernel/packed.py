"""The body of a table in the compiled build: rows of machine integers that clones share until one of them writes.

``listed`` is its twin in plain Python, name for name; ``body`` picks one of the two.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append as append
from librt.vecs import pop, remove
from librt.vecs import vec as vec
from mypy_extensions import i64, mypyc_attr

from kantyna.kernel.ids import NO_CARD, NOBODY
from kantyna.kernel.rng import LOW, MULTIPLIER, WIDTH

KNOWN: Final = 0
"""The first row of every table: for each thing the mask of seats that know what it is where it lies."""

Row: TypeAlias = "vec[i64]"
"""What lies in a zone, or a mark for each thing. Read it again after every change: a change may move it."""


def row(values: list[int]) -> Row:
    """A row with these numbers, one by one: a list handed over whole is first asked for a buffer, at ten times the
    price."""
    made = vec[i64](capacity=len(values))
    for value in values:
        made = append(made, value)
    return made


def listed(values: Row) -> list[int]:
    """The numbers of a row."""
    return list(values)


class Stamps:
    """Each table that may write has a stamp of its own; a row bears the stamp of the table that may write it."""

    def __init__(self) -> None:
        self.last: i64 = 0

    def fresh(self) -> i64:
        self.last += 1
        return self.last


STAMPS = Stamps()


class Options:
    """The one buffer for the options of all questions of a table: codes in rising order, each once."""

    def __init__(self) -> None:
        self.codes = vec[i64]()
        """Only the first *count* of them count: the buffer is kept for the next question."""
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Offer a code, in any order; one that is there already is not offered twice."""
        codes = self.codes
        count = self.count
        at = count
        while at > 0 and codes[at - 1] >= code:
            at -= 1
        if at < count and codes[at] == code:
            return
        self.count = count + 1
        if count == len(codes):
            codes = append(codes, code)
            self.codes = codes
        last = count
        while last > at:
            codes[last] = codes[last - 1]
            last -= 1
        codes[at] = code

    def clear(self) -> None:
        self.count = 0

    def settle(self) -> None:
        """All are in: nothing is left to do where each goes to its place at once."""

    def has(self, code: i64) -> bool:
        codes = self.codes
        for at in range(self.count):
            if codes[at] == code:
                return True
        return False

    def hold(self, other: Options) -> None:
        """Hold what another holds."""
        codes = self.codes
        for at in range(other.count):
            if at < len(codes):
                codes[at] = other.codes[at]
            else:
                codes = append(codes, other.codes[at])
        self.codes = codes
        self.count = other.count

    def copy(self) -> Options:
        other = Options()
        other.codes = self.codes[: self.count]
        other.count = self.count
        return other

    def listed(self) -> list[int]:
        codes = self.codes
        return [codes[at] for at in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Rows (zones and marks), counters and chance. Only the methods here write a row."""

    def __init__(self, model: State | None, width: i64, first: Row) -> None:
        """A copy of *model*, or *width* empty rows and the counters as they are *first*."""
        if model is None:
            self.rows = vec[vec[i64]]()
            self.stamps = vec[i64]()
            self.stamp: i64 = STAMPS.fresh()
            self.since: i64 = self.stamp
            """Rows with an earlier stamp may be shared with clones."""
            for _ in range(width):
                self.rows = append(self.rows, vec[i64]())
                self.stamps = append(self.stamps, self.stamp)
            self.count = first[:]
            self.rng: i64 = 1
            self.options = Options()
            self.asked: i64 = NOBODY
            """Who is asked now; nobody when the game is over."""
            self.asked_kind: i64 = 0
            self.asked_card: i64 = NO_CARD
            self.asked_number: i64 = 0
        else:
            model.stamp = STAMPS.fresh()
            model.since = model.stamp
            self.stamp = STAMPS.fresh()
            self.since = self.stamp
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
        options.count = 0
        return options

    def ask(self, seat: i64, kind: i64, card: i64 = NO_CARD, number: i64 = 0) -> None:
        """Put a question with the options that were offered; the engine stops until it is answered."""
        self.asked = seat
        self.asked_kind = kind
        self.asked_card = card
        self.asked_number = number

    def seal(self) -> i64:
        """The latest stamp that any row bears: what is written from now on bears a later one."""
        sealed = self.stamp
        self.stamp = STAMPS.fresh()
        return sealed

    def own(self, place: i64) -> Row:
        """The row, to be written: a copy of its own, where it was shared."""
        stamp = self.stamps[place]
        if stamp != self.stamp:
            self.stamps[place] = self.stamp
            if stamp < self.since:
                self.rows[place] = self.rows[place][:]
        return self.rows[place]

    def add(self, place: i64, thing: i64) -> None:
        """Lay a thing at the end of a row: on top of a pile, to the right of a line."""
        self.rows[place] = append(self.own(place), thing)

    def take(self, place: i64, thing: i64) -> None:
        """Take a thing out of a row."""
        self.rows[place] = remove(self.own(place), thing)

    def move(self, thing: i64, origin: i64, target: i64) -> None:
        """Take a thing out of one row and lay it at the end of another."""
        self.rows[origin] = remove(self.own(origin), thing)
        self.rows[target] = append(self.own(target), thing)

    def pop(self, place: i64) -> i64:
        """Take the last thing of a row: the top of a pile."""
        self.rows[place], thing = pop(self.own(place))
        return thing

    def insert(self, place: i64, at: i64, thing: i64) -> None:
        """Lay a thing in the midst of a row."""
        grown = append(self.own(place), thing)
        last: i64 = len(grown) - 1
        while last > at:
            grown[last] = grown[last - 1]
            last -= 1
        grown[at] = thing
        self.rows[place] = grown

    def put(self, place: i64, at: i64, number: i64) -> None:
        """Write one number of a row."""
        self.own(place)[at] = number

    def lay(self, place: i64, things: list[int]) -> None:
        """Let a row hold just these."""
        self.stamps[place] = self.stamp
        self.rows[place] = row(things)

    def clear(self, place: i64) -> None:
        """Empty a row."""
        if len(self.rows[place]) > 0:
            self.stamps[place] = self.stamp
            self.rows[place] = vec[i64]()

    def clear_all(self, places: Row) -> None:
        """Empty some rows."""
        for place in places:
            if len(self.rows[place]) > 0:
                self.stamps[place] = self.stamp
                self.rows[place] = vec[i64]()

    def pour(self, origin: i64, target: i64) -> None:
        """Lay all things of one row at the end of another, in their order."""
        poured = self.rows[origin]
        if len(poured) == 0:
            return
        if len(self.rows[target]) == 0:
            self.rows[target] = self.own(origin)
            self.stamps[target] = self.stamp
        else:
            grown = self.own(target)
            for thing in poured:
                grown = append(grown, thing)
            self.rows[target] = grown
        self.stamps[origin] = self.stamp
        self.rows[origin] = vec[i64]()

    def deal(self, origin: i64, target: i64, number: i64, mask: i64) -> None:
        """Lay so many things off the top of a pile at the end of another row; the seats of *mask* see them."""
        pile = self.own(origin)
        hand = self.own(target)
        known = self.own(KNOWN)
        for _left in range(number):  # a bare ``_`` would be made an object each time
            pile, thing = pop(pile)
            known[thing] |= mask
            hand = append(hand, thing)
        self.rows[origin] = pile
        self.rows[target] = hand

    def mark(self, mark: i64, thing: i64) -> i64:
        """The number of a mark on a thing. A mark that nothing bears is an empty row."""
        marks = self.rows[mark]
        if len(marks) == 0:  # no conditional expression: a plain 0 beside a machine integer makes an object of it
            return 0
        return marks[thing]

    def any_mark(self, mark: i64) -> bool:
        """Does anything bear the mark?"""
        for number in self.rows[mark]:
            if number:
                return True
        return False

    def set_mark(self, mark: i64, thing: i64, number: i64, blank: Row) -> None:
        """Write a mark on a thing; *blank* is a row on which no thing has any."""
        if len(self.rows[mark]) > 0:
            self.own(mark)[thing] = number
        elif number != 0:
            marks = blank[:]
            marks[thing] = number
            self.stamps[mark] = self.stamp
            self.rows[mark] = marks

    def mix(self, place: i64) -> None:
        """Bring a row into an order by chance. The generator's two lines are written out, as in the twin."""
        state = self.rng
        pile = self.own(place)
        for at in range(len(pile) - 1, 0, -1):
            state = MULTIPLIER * (state & LOW) + (state >> WIDTH)
            other = (((state & LOW) ^ (state >> WIDTH)) * (at + 1)) >> WIDTH
            held = pile[at]
            pile[at] = pile[other]
            pile[other] = held
        self.rng = state

    def next_below(self, bound: i64) -> i64:
        """A number from 0 to *bound* - 1 by the table's own chance."""
        state = MULTIPLIER * (self.rng & LOW) + (self.rng >> WIDTH)
        self.rng = state
        return (((state & LOW) ^ (state >> WIDTH)) * bound) >> WIDTH
