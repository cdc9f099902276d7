"""Which games are kept, and where."""

from pathlib import Path
from typing import NamedTuple

from kantyna.games.registry import GAMES

HERE = Path(__file__).parent / "files"
MOST = 800
"""Answers of a kept game: enough to meet most rules, few enough to be played in no time."""
PLAYERS = ("random", "greedy")


class Kept(NamedTuple):
    """A game that is kept: a way to play with the fewest seats or the most, its settings, and who played it."""

    game: str
    variant: str
    seats: int
    sample: int
    """Which sample of its settings."""
    player: str

    @property
    def path(self) -> Path:
        return HERE / f"{self.game}.{self.variant}.{self.seats}.{self.sample}.{self.player}.json"


def kept(game: str) -> list[Kept]:
    return [
        Kept(game, variant.name, seats, sample, player)
        for variant in GAMES[game].variants()
        for seats in sorted({variant.fewest, variant.most})
        for sample in range(len(variant.samples))
        for player in PLAYERS
    ]
