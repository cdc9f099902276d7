"""What a running ability remembers: the registers of its frame."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.effect import WENT
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId
from kantyna.kernel.native import i64

# The first is the kernel's: what follows "then" and what a cost buys depends on it.
DIE: Final = 1
"""The die whose special side is being resolved: "this die"."""
FOE: Final = 2
"""The opponent that the user named."""
AMOUNT: Final = 3
"""What the last verb counted: the value of removed dice, the cost of a card."""
PRIOR: Final = 4
"""The first thing that the choice before the last fell on."""
CHOSEN: Final = 5
"""From here on: what was chosen last."""

FINISHED: Final = 1 << 20
"""In ``frame.left``: the verb is done, and only waits for what it set off."""


def fresh(die: CardId = NO_CARD) -> list[int]:
    """The registers of an ability that begins."""
    return [1, die, NOBODY, 0, NO_CARD]


def chosen(frame: Frame) -> list[CardId]:
    return frame.data[CHOSEN:]


def first_chosen(frame: Frame) -> CardId:
    return frame.data[CHOSEN] if len(frame.data) > CHOSEN else NO_CARD


def choose(frame: Frame, things: list[CardId]) -> None:
    """What follows befalls these."""
    frame.data[CHOSEN:] = things


def begin_choice(frame: Frame) -> None:
    """A new choice: what was chosen before is remembered as prior."""
    frame.data[PRIOR] = first_chosen(frame)
    frame.data[CHOSEN:] = []


def report(frame: Frame, full: bool, amount: i64) -> None:
    """Tell those who follow how it went."""
    frame.data[WENT] = 1 if full else 0
    frame.data[AMOUNT] = amount
