"""Dice: things with faces. Which face lies up is a mark of the game's; all chance is the table's own."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.ids import CardId
from kantyna.kernel.native import i64
from kantyna.kernel.table import Table

FACES: Final = 6


class Face:
    """One side of a die: a number of the game's symbols and what is printed beside it."""

    def __init__(self, symbol: i64, value: i64 = 0, plus: bool = False, cost: i64 = 0) -> None:
        self.symbol = symbol
        self.value = value
        self.plus = plus
        """It only adds to another die."""
        self.cost = cost
        """What must be paid to use it."""

    def equals(self, other: Face) -> bool:
        """Is the same printed on both?"""
        return (
            self.symbol == other.symbol
            and self.value == other.value
            and self.plus == other.plus
            and self.cost == other.cost
        )


def roll(table: Table, face: i64, die: CardId) -> i64:
    """Roll a die by the table's chance, or as a test forces it; gives the face, which is written as a mark."""
    up = table.roll(FACES)
    table.write_mark(face, die, up)
    return up
