"""The ways to play, each with all that tells it apart."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Card
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.table import Way
from kantyna.kernel.variant import Setting

BOOK: Final[list[Card]] = list(CARDS)

RANGES: Final = {"fame": (8, 12), "rounds": (0, 200), "modular": (0, 1)}
"""The fame that wins; rounds after which the game is called off (0: never; ours, for soaks and arenas); whether the
tiles of the map are laid at random. In the order that ``table.py`` reads them in."""
CHOICES: Final[dict[str, list[Setting]]] = {"fame": [8, 10, 12], "rounds": [0, 20, 60], "modular": [0, 1]}
LIMITED: Final[list[dict[str, Setting]]] = [{"rounds": 30}]
ALSO_MODULAR: Final[list[dict[str, Setting]]] = [{"rounds": 30}, {"rounds": 30, "modular": 1}]


class Voyage(Way):
    """So much fame wins, on the map of the rulebook or on one laid at random."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        fame: int,
        *,
        modular: int = 0,
        automatic: int = 0,
        samples: list[dict[str, Setting]] = LIMITED,
    ) -> None:
        settings: dict[str, Setting] = {"fame": fame, "rounds": 0, "modular": modular}
        super().__init__(name, fewest, most, settings, CHOICES, samples, automatic)
        self.book = BOOK


VARIANTS: Final[list[Way]] = [
    Voyage("standard", 2, 4, 10),
    Voyage("first-game", 2, 4, 8),
    Voyage("extended", 2, 4, 12, samples=ALSO_MODULAR),
    Voyage("modular", 2, 4, 10, modular=1),
    Voyage("solo", 1, 1, 10, automatic=1, samples=ALSO_MODULAR),
]
