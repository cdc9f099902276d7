"""A proposed event: data until its window applies it."""

from __future__ import annotations

from kantyna.kernel.ids import NO_CARD, NOBODY, NOTHING, CardId, Seat
from kantyna.kernel.native import i64


class Happening:
    """*kind* is about to happen to *card* or *seat*, by *source*; interrupts may change or cancel it."""

    def __init__(
        self,
        kind: i64,
        seat: Seat = NOBODY,
        card: CardId = NO_CARD,
        amount: i64 = 0,
        other: i64 = NOTHING,
        source: CardId = NO_CARD,
        then: i64 = NOTHING,
        cancelled: i64 = 0,
        applied: i64 = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.amount = amount
        self.other = other
        self.source = source
        self.then = then
        """Node of the "then" part: runs only if this happened, before any reaction."""
        self.cancelled = cancelled
        self.applied = applied

    def clone(self) -> Happening:
        return Happening(
            self.kind,
            self.seat,
            self.card,
            self.amount,
            self.other,
            self.source,
            self.then,
            self.cancelled,
            self.applied,
        )
