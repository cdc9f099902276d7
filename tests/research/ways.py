"""What the tests of environments play: every way to play, at its smallest and its largest table."""

from __future__ import annotations

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.rng import Dice
from kantyna.research.game import Position

WAYS = [
    pytest.param(spec.name, variant.name, seats, id=f"{spec.name}-{variant.name}-{seats}")
    for spec in GAMES.values()
    for variant in spec.variants()
    for seats in sorted({variant.fewest, variant.most})
]


def walk(position: Position, steps: int, dice: Dice) -> None:
    """Some answers by chance."""
    for _ in range(steps):
        legal = position.legal()
        if legal:
            position.answer(legal[dice.below(len(legal))])
