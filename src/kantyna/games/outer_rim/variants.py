"""The ways to play, each with all that tells it apart."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Card
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.table import Way
from kantyna.kernel.body import vec
from kantyna.kernel.ids import Seat
from kantyna.kernel.variant import Setting

BOOK: Final = vec[Card](CARDS)

RANGES: Final = {"fame": (8, 12), "rounds": (0, 200)}
"""The fame that wins; rounds after which the game is called off (0: never; ours, for soaks and arenas)."""
SAMPLES: Final[list[dict[str, Setting]]] = [{"rounds": 30}]


class Voyage(Way):
    """So much fame wins."""

    def __init__(self, name: str, fewest: int, most: int, fame: int) -> None:
        choices: dict[str, list[Setting]] = {"fame": [8, 10, 12], "rounds": [0, 20, 60]}
        super().__init__(name, fewest, most, {"fame": fame, "rounds": 0}, choices, SAMPLES)
        self.book = BOOK


class Modular(Voyage):
    """The tiles of the map are laid at random."""

    def modular(self) -> bool:
        return True


class Solo(Voyage):
    """One player against an automatic captain, which has the second seat and is never asked."""

    def automatic(self, seat: Seat) -> bool:
        return seat == 1

    def decider(self, seat: Seat) -> Seat:
        return 0


VARIANTS: Final[list[Way]] = [
    Voyage("first-game", 2, 4, 8),
    Voyage("standard", 2, 4, 10),
    Voyage("extended", 2, 4, 12),
    Modular("modular", 2, 4, 10),
    Solo("solo", 2, 2, 10),
]
