"""Which things a text speaks of: a selector is put together step by step, it filters, and it speaks."""

from __future__ import annotations

from typing import Generic, TypeVar

from kantyna.kernel.body import Options
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said
from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Generic[T]):
    """A game says what fits, in which rows it is looked for, and in which words; empty places of a row never fit."""

    def fits(self, table: T, seat: Seat, thing: CardId) -> bool:
        """Is it one of them, as *seat* sees it?"""
        raise NotImplementedError

    def fits_here(self, table: T, frame: Frame, thing: CardId) -> bool:
        """Asked by a running text, with what it remembers."""
        return self.fits(table, frame.seat, thing)

    def any_in(self, table: T, row: i64, seat: Seat) -> bool:
        """Is there one of them in a row?"""
        for thing in table.rows[row]:
            if thing >= 0 and self.fits(table, seat, thing):
                return True
        return False

    def gather(self, table: T, row: i64, seat: Seat, found: list[CardId]) -> None:
        """Those of a row, in its order, after those *found* before."""
        for thing in table.rows[row]:
            if thing >= 0 and self.fits(table, seat, thing):
                found.append(thing)

    def gather_here(self, table: T, row: i64, frame: Frame, found: list[CardId]) -> None:
        """The same, asked by a running text."""
        for thing in table.rows[row]:
            if thing >= 0 and self.fits_here(table, frame, thing):
                found.append(thing)

    def offer(self, table: T, row: i64, first: Code, seat: Seat, out: Options) -> None:
        """Offer each different one of a row, by its definition."""
        for thing in table.rows[row]:
            if thing >= 0 and self.fits(table, seat, thing):
                out.add(first + table.defs[thing])

    def said(self) -> Said:
        """As the object of a sentence: all that it is made of."""
        raise NotImplementedError
