"""The ways to play, each with all that tells it apart."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Card
from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.table import AWAY, BASES, Way
from kantyna.kernel.body import Row, vec
from kantyna.kernel.variant import Setting

BOOK: Final = vec[Card](CARDS)

RANGES: Final = {"bases": (2, 5), "pay-off": (0, 1)}
"""The bases to destroy (a team must destroy twice as many), and whether neutral cards may be paid off."""


class FullControl(Way):
    """All bases are in the game, and everybody knows them."""

    def __init__(self, name: str, seats: int, bases: int) -> None:
        choices: dict[str, list[Setting]] = {key: list(range(low, high + 1)) for key, (low, high) in RANGES.items()}
        super().__init__(name, seats, {"bases": bases, "pay-off": 0}, choices)
        self.book = BOOK


class Beginner(FullControl):
    """Only some of the bases are in the game."""

    def zone_of(self, base: Card) -> Row:
        return BASES if base.beginner else AWAY


class SecretBases(FullControl):
    """Everybody picks bases in secret."""

    def secret(self) -> bool:
        return True

    def zone_of(self, base: Card) -> Row:
        return AWAY


VARIANTS: Final[list[Way]] = [
    Beginner("beginner", 2, 3),
    FullControl("full-control", 2, 4),
    SecretBases("secret-bases", 2, 4),
    Beginner("teams-beginner", 4, 3),
    FullControl("teams-full-control", 4, 4),
    SecretBases("teams-secret-bases", 4, 4),
]
