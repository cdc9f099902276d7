"""Lasting effects are rows; a derived value is asked for, never written back, so there is nothing to undo."""

from __future__ import annotations

from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.native import i64


class Modifier:
    """*what* is changed for *whom* (a seat or a card) by *amount*, *until* when, because of *source*."""

    def __init__(self, what: i64, whom: i64, amount: i64, until: i64, source: CardId = NO_CARD) -> None:
        self.what = what
        self.whom = whom
        self.amount = amount
        self.until = until
        self.source = source


def total(rows: list[Modifier], what: i64, whom: i64) -> i64:
    """The sum of all rows that change *what* for *whom*."""
    amount: i64 = 0
    for row in rows:
        if row.what == what and row.whom == whom:
            amount += row.amount
    return amount


def expired(rows: list[Modifier], until: i64) -> list[Modifier]:
    """The rows left when *until* has come."""
    return [row for row in rows if row.until != until]
