"""What an engine does most, once through each game: ``compiler`` watches which way its branches go."""

from __future__ import annotations

from typing import Final

from kantyna.arena.harness import surface
from kantyna.arena.harness.measure import Measure

FIGURES: Final = ("random", "thumb", "search", "clones")
ONE_PASS: Final = 0.001
"""Seconds: a measurement that long is a single pass over its games or positions."""


def exercise() -> None:
    for game in surface.games():
        measure = Measure(surface.ways(game)[0])
        for figure in FIGURES:
            measure.figures[figure](ONE_PASS)


if __name__ == "__main__":
    exercise()
