"""The body of a table for tests: ``listed``, but it forbids whatever the other two bodies would do differently.

A row that was handed out before its zone changed raises when it is read again: in plain Python it changes along, packed
it shows what lay there before, or something in between. The same holds for options that are read while they are still
being offered, and for those of a question that is gone. ``KANTYNA_BODY=strict`` asks for it, beside plain Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kantyna.kernel import listed as plain
from kantyna.kernel.ids import NO_CARD
from kantyna.kernel.listed import KNOWN as KNOWN
from kantyna.kernel.listed import append as append
from kantyna.kernel.listed import row as row
from kantyna.kernel.listed import vec as vec


class Stale(AssertionError):
    """Something was read or written in a way in which the bodies differ."""


class Row:
    """A row as it is handed out: whatever changes its zone puts another in its place and spoils this one.

    No list, so that nothing gets round the look: what a packed row can't do, it can't either.
    """

    __slots__ = ("owned", "spoilt", "values")

    def __init__(self, values: list[int], owned: bool = False) -> None:
        self.values = values
        self.owned = owned
        """May whoever holds it write its numbers?"""
        self.spoilt = False

    def fresh(self) -> list[int]:
        if self.spoilt:
            raise Stale("a row was read after its zone had changed: read it again after every change")
        return self.values

    def __len__(self) -> int:
        return len(self.fresh())

    def __iter__(self) -> Iterator[int]:
        at = 0
        while at < len(self.fresh()):
            yield self.values[at]
            at += 1

    def __contains__(self, thing: object) -> bool:
        return thing in self.fresh()

    def __getitem__(self, at: Any) -> Any:
        return self.fresh()[at]

    def __setitem__(self, at: int, number: int) -> None:
        self.fresh()
        if not self.owned:
            raise Stale("a row was written that its table may share with a clone: the table writes")
        self.values[at] = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.fresh() == other.fresh()

    __hash__ = None  # type: ignore[assignment] # rows change


def listed(values: Row | list[int]) -> list[int]:
    """The numbers of a row."""
    return list(values)


class Codes:
    """The options of one question, to be read by number: behind the last of them a packed buffer has anything."""

    __slots__ = ("spoilt", "values")

    __iter__ = None

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.spoilt = False

    def __getitem__(self, at: int) -> int:
        if self.spoilt:
            raise Stale("options were read after they had changed")
        if not 0 <= at < len(self.values):
            raise Stale(f"there are {len(self.values)} options, and number {at} was read")
        return self.values[at]

    def __setitem__(self, at: int, code: int) -> None:
        self.values[at] = code


class Options:
    """The one buffer for the options of all questions: to be read only between their being settled and changed."""

    def __init__(self) -> None:
        self.offered: list[int] = []
        self.handed = Codes([])
        self.settled = True

    def add(self, code: int) -> None:
        self._change()
        self.offered.append(code)

    def clear(self) -> None:
        self._change()
        self.offered = []

    def _change(self) -> None:
        self.settled = False
        self.handed.spoilt = True

    def settle(self) -> None:
        """All are in: bring them in order, and let each be there once."""
        self._change()
        self.offered = sorted(set(self.offered))
        self.handed = Codes(self.offered)
        self.settled = True

    @property
    def codes(self) -> Codes:
        self._look()
        return self.handed

    @property
    def count(self) -> int:
        self._look()
        return len(self.offered)

    def _look(self) -> None:
        if not self.settled:
            raise Stale("options were read before all were in: settle them first")

    def has(self, code: int) -> bool:
        return code in self.offered

    def hold(self, other: Options) -> None:
        """Hold what another holds."""
        self.offered = other.listed()
        self.settle()

    def copy(self) -> Options:
        other = Options()
        other.offered = self.offered[:]
        if self.settled:
            other.settle()
        else:
            other.settled = False
        return other

    def listed(self) -> list[int]:
        self._look()
        return self.offered[:]


class State(plain.State):
    """Rows (zones and marks), counters and chance; nothing is shared with clones. Only the methods here write a row."""

    rows: list[Row]  # type: ignore[assignment] # the twin's are lists
    options: Options  # type: ignore[assignment] # as above

    def __init__(self, model: State | None, width: int, first: list[int]) -> None:
        super().__init__(model, width, first)
        if model is None:
            self.rows = [Row([]) for _ in range(width)]
            self.options = Options()
        else:
            self.rows = [Row(row.values[:]) for row in model.rows]
            for row in model.rows:
                row.owned = False

    def offer(self) -> Options:  # type: ignore[override] # the twin's are not guarded
        """The buffer of options, emptied for the next question."""
        if not self.options.settled and self.options.offered:
            raise Stale("a question was begun while another was being put: predicates ask nothing")
        self.options.clear()
        return self.options

    def ask(self, seat: int, kind: int, card: int = NO_CARD, number: int = 0) -> None:
        """Put a question with the options that were offered; the engine stops until it is answered."""
        self.options.settle()
        self.asked = seat
        self.asked_kind = kind
        self.asked_card = card
        self.asked_number = number

    def put(self, place: int, at: int, number: int) -> None:
        self.own(place)[at] = number

    def own(self, place: int) -> Row:  # type: ignore[override] # the twin's are lists
        """The row, to be written until the next clone or change."""
        self.lay(place, self.rows[place].values)
        self.rows[place].owned = True
        return self.rows[place]

    def lay(self, place: int, things: list[int]) -> None:
        """Let a row hold just these: every change of a row comes here."""
        self.rows[place].spoilt = True
        self.rows[place] = Row(things[:])
        self.stamps[place] = self.stamp

    def add(self, place: int, thing: int) -> None:
        self.lay(place, [*self.rows[place], thing])

    def take(self, place: int, thing: int) -> None:
        left = listed(self.rows[place])
        left.remove(thing)
        self.lay(place, left)

    def move(self, thing: int, origin: int, target: int) -> None:
        self.take(origin, thing)
        self.add(target, thing)

    def pop(self, place: int) -> int:
        thing = self.rows[place][-1]
        self.lay(place, self.rows[place][:-1])
        return int(thing)

    def insert(self, place: int, at: int, thing: int) -> None:
        grown = listed(self.rows[place])
        grown.insert(at, thing)
        self.lay(place, grown)

    def clear(self, place: int) -> None:
        self.lay(place, [])

    def clear_all(self, places: list[int]) -> None:
        for place in places:
            self.clear(place)

    def pour(self, origin: int, target: int) -> None:
        self.lay(target, [*self.rows[target], *self.rows[origin]])
        self.clear(origin)

    def deal(self, origin: int, target: int, number: int, mask: int) -> None:
        known = self.own(KNOWN)
        for _ in range(number):
            thing = self.pop(origin)
            known[thing] |= mask
            self.add(target, thing)

    def any_mark(self, mark: int) -> bool:
        return any(listed(self.rows[mark]))

    def set_mark(self, mark: int, thing: int, number: int, blank: list[int]) -> None:
        if len(self.rows[mark]) == 0:
            if number == 0:
                return
            self.lay(mark, blank)
        self.own(mark)[thing] = number
