"""The only source of chance: a multiply-with-carry generator whose whole state is one integer.

The multiplier makes ``MULTIPLIER * 2**30 - 1`` a safe prime, so the period is about 2**59. Both factors of every
product stay below 2**30: so the compiled build never leaves machine integers.
"""

from __future__ import annotations

from typing import Final

from kantyna.kernel.native import i64

MULTIPLIER: Final = 1073741172
LOW: Final = 0x3FFFFFFF
WIDTH: Final = 30


def seeded(seed: int) -> int:
    """The first state for a seed; near seeds give unrelated streams."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    mixed ^= mixed >> 31
    return mixed % (MULTIPLIER * (LOW + 1) - 2) + 1


def following(state: i64) -> i64:
    """The state after this one."""
    return MULTIPLIER * (state & LOW) + (state >> WIDTH)


def below(state: i64, bound: i64) -> i64:
    """A number from 0 to *bound* - 1 read off a state; with *bound* below 2**20 they are all equally likely."""
    return (((state & LOW) ^ (state >> WIDTH)) * bound) >> WIDTH


class Dice:
    """A generator outside a table, for players and tests; the table's own chance lives in the table."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seeded(seed)

    def below(self, bound: i64) -> i64:
        """The two functions above, written out: this is called for every answer of a random game."""
        state = self.state
        state = MULTIPLIER * (state & LOW) + (state >> WIDTH)
        self.state = state
        return (((state & LOW) ^ (state >> WIDTH)) * bound) >> WIDTH

    def shuffle(self, pile: list[int]) -> None:
        state = self.state
        for at in range(len(pile) - 1, 0, -1):
            state = following(state)
            other = below(state, at + 1)
            held = pile[at]
            pile[at] = pile[other]
            pile[other] = held
        self.state = state


def standing_at(state: int) -> Dice:
    """A generator that goes on from a state."""
    dice = Dice(0)
    dice.state = state
    return dice
