"""Which games are kept, and where."""

from pathlib import Path

from kantyna.games.registry import GAMES

HERE = Path(__file__).parent / "files"
MOST = 150
"""Answers of a kept game: enough to meet most rules, few enough to be played in no time."""


def ways(game: str) -> list[tuple[str, int]]:
    """Every way to play with the fewest seats, and with the most."""
    return [
        (variant.name, seats) for variant in GAMES[game].variants() for seats in sorted({variant.fewest, variant.most})
    ]
