"""What a seat may know of a table, kept as one row of numbers: a look writes only what has changed since the last one.

Rows of the table that were written since bear a later stamp. A thing is counted in one column: where it lies, or, where
the seat can't place it, among the unseen ones of its pool.
"""

from __future__ import annotations

from typing import Final

from kantyna.kernel.body import KNOWN, Row, row, vec
from kantyna.kernel.encoding import OPEN, Encoding, fitted
from kantyna.kernel.ids import BITS, NOBODY, Seat
from kantyna.kernel.native import i16, i64
from kantyna.kernel.table import Table

NEVER: Final = -1
"""Older than any stamp; and the column and the line of what has not been told."""


class Sight:
    """The row of *seat*, at a place of the buffer *out*."""

    def __init__(self, encoding: Encoding, seat: Seat, out: vec[i16], start: i64) -> None:
        self.encoding = encoding
        self.lines = encoding.lines[seat]
        self.seat = seat
        self.bit: i64 = BITS[seat]
        self.out = out
        self.start = start
        self.table: Table | None = None
        self.stamp: i64 = NEVER
        self.columns: Row = row([])
        """For each thing the column in which it is counted."""
        self.shares: Row = row([])
        """For each thing the number of the line that it was last seen in."""
        self.knew: Row = row([])
        """For each thing who knew it when it was last looked at."""
        self.bears: Row = row([])
        """For each thing how many marks it bears."""
        self.mark_values: Row = row([])
        """For each mark and thing the number that it bore."""
        self.bearers: Row = row([])
        """For each mark how many things bear it."""
        # Which column of several is 1.
        self.phase = encoding.phase
        self.question = encoding.question
        self.about = encoding.about
        self.asked = encoding.asked
        self.active = encoding.active

    def look(self, table: Table) -> None:
        """Bring the row up to date. A table that was not the last one to be looked at is told from the beginning."""
        if self.table is not table:
            self._begin(table)
        since = self.stamp
        lines = self.lines
        stamps = table.stamps
        marks = self.encoding.marks
        count: i64 = len(marks)
        for number in range(count):
            if stamps[marks[number]] > since:
                self._look_at_mark(table, number)
        rows = lines.rows
        count = len(rows)
        for number in range(count):
            if stamps[rows[number]] > since:
                self._look_at_line(table, number)
        if stamps[KNOWN] > since:
            self._look_at_known(table)
        out = self.out
        start = self.start
        counts = lines.counts
        numbers = table.count
        first = start + self.encoding.counters
        count = len(counts)
        for number in range(count):
            out[first + number] = fitted(numbers[counts[number]])
        self._look_at_question(table)
        self.stamp = table.seal()

    def _begin(self, table: Table) -> None:
        out = self.out
        for at in range(self.encoding.size):
            out[self.start + at] = 0
        things = len(table.defs)
        self.columns = row([NEVER] * things)
        self.shares = row([NEVER] * things)
        self.knew = row([0] * things)
        self.bears = row([0] * things)
        self.mark_values = row([0] * (things * len(self.encoding.marks)))
        self.bearers = row([0] * len(self.encoding.marks))
        self.stamp = NEVER
        self.table = table

    def _look_at_line(self, table: Table, number: i64) -> None:
        """Count what lies in a row of the table now. What has left it lies in another row, which has changed too."""
        lines = self.lines
        seen = lines.seen[number]
        unseen = lines.unseen[number]
        defs = table.defs
        columns = self.columns
        things: i64 = 0
        if unseen == OPEN:
            for thing in table.rows[lines.rows[number]]:
                if thing >= 0:
                    things += 1
                    if columns[thing] != seen + defs[thing]:
                        self._move(thing, seen + defs[thing], number)
        else:
            known = table.rows[KNOWN]
            knew = self.knew
            shares = self.shares
            bit = self.bit
            for thing in table.rows[lines.rows[number]]:
                if thing >= 0:
                    things += 1
                    knew[thing] = known[thing]
                    column = seen if known[thing] & bit != 0 else unseen
                    if columns[thing] != column + defs[thing]:
                        self._move(thing, column + defs[thing], number)
                    shares[thing] = number  # in whichever row of the pool it lies, it is counted in the same column
        self.out[self.start + seen + self.encoding.definitions] = fitted(things)

    def _look_at_known(self, table: Table) -> None:
        """Count those anew that the seat has come to know, or has lost track of, where they lay."""
        lines = self.lines
        known = table.rows[KNOWN]
        knew = self.knew
        count: i64 = len(knew)
        for thing in range(count):
            if knew[thing] != known[thing]:
                knew[thing] = known[thing]
                share = self.shares[thing]
                if share != NEVER and lines.unseen[share] != OPEN:
                    column = lines.seen[share] if known[thing] & self.bit != 0 else lines.unseen[share]
                    column += table.defs[thing]
                    if self.columns[thing] != column:
                        self._move(thing, column, share)

    def _move(self, thing: i64, column: i64, share: i64) -> None:
        """Count a thing in another column, and its marks with it."""
        out = self.out
        old = self.columns[thing]
        if old != NEVER:
            at = self.start + old
            out[at] = i16(i64(out[at]) - 1)
        at = self.start + column
        out[at] = i16(i64(out[at]) + 1)
        bears = self.bears[thing] != 0
        if bears:
            self._add_marks(thing, -1)
        self.columns[thing] = column
        self.shares[thing] = share
        if bears:
            self._add_marks(thing, 1)

    def _add_marks(self, thing: i64, times: i64) -> None:
        """Count all marks of a thing where it is counted itself."""
        things: i64 = len(self.knew)
        for number in range(len(self.bearers)):
            value = self.mark_values[number * things + thing]
            if value != 0:
                self._add_mark(number, thing, self._worth(number, value) * times)

    def _look_at_mark(self, table: Table, number: i64) -> None:
        """Tell of a kind of mark what has changed, where its bearers were last seen."""
        marks = table.rows[self.encoding.marks[number]]
        if len(marks) == 0:
            if self.bearers[number] == 0:
                return
            marks = table.box.blank
        values = self.mark_values
        things: i64 = len(self.knew)
        first = number * things
        for thing in range(things):
            value = marks[thing]
            was = values[first + thing]
            if value != was:
                values[first + thing] = value
                borne: i64 = 0
                if was == 0:
                    borne = 1
                elif value == 0:
                    borne = -1
                self.bears[thing] += borne
                self.bearers[number] += borne
                self._add_mark(number, thing, self._worth(number, value) - self._worth(number, was))

    def _worth(self, number: i64, value: i64) -> i64:
        """What is told of a mark: its number, or that it is there if that number is a name."""
        if value != 0 and self.encoding.counted[number] != 0:
            return 1
        return value

    def _add_mark(self, number: i64, thing: i64, value: i64) -> None:
        """Of what the seat can't place it is told no marks."""
        column = self.columns[thing]
        if column == NEVER or column >= self.encoding.unseen:
            return
        lines = self.lines
        share = self.shares[thing]
        out = self.out
        at = self.start + self.encoding.mark_columns[number] + lines.holders[share] + column - lines.seen[share]
        out[at] = i16(i64(out[at]) + value)

    def _look_at_question(self, table: Table) -> None:
        """Phase, question, who is asked and whose turn it is: one column of several is 1."""
        encoding = self.encoding
        out = self.out
        start = self.start
        seats = encoding.seats
        seat = self.seat
        out[start + self.phase] = 0
        self.phase = encoding.phase + table.phase()
        out[start + self.phase] = 1
        out[start + self.question] = 0
        out[start + self.about] = 0
        out[start + self.asked] = 0
        number: i64 = 0
        asked = table.asked
        if asked != NOBODY:
            self.asked = encoding.asked + behind(asked, seat, seats)
            out[start + self.asked] = 1
            if asked == seat:
                self.question = encoding.question + table.asked_kind
                out[start + self.question] = 1
                if table.asked_card >= 0:
                    self.about = encoding.about + table.defs[table.asked_card]
                    out[start + self.about] = 1
                number = table.asked_number
        out[start + encoding.about + encoding.definitions] = fitted(number)
        out[start + self.active] = 0
        self.active = encoding.active + behind(table.active, seat, seats)
        out[start + self.active] = 1
        out[start + encoding.turn] = fitted(table.turn)


def behind(other: Seat, seat: Seat, seats: i64) -> i64:
    """How many seats the other one sits behind a seat, in turn."""
    if other >= seat:
        return other - seat
    return other - seat + seats
