"""What captains and ships strive for."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.vocabulary import NO_GOAL
from kantyna.kernel.native import i64


class Goal:
    """What a captain or a ship strives for: *count* times an event, with *amount* where the event asks how much, and
    *price* credits to be paid for it. Fulfilled it gives one fame and turns the card or sheet over."""

    def __init__(self, event: i64, count: i64 = 1, amount: i64 = 0, price: i64 = 0) -> None:
        self.event = event
        self.count = count
        self.amount = amount
        self.price = price


AIMLESS: Final = Goal(NO_GOAL)
