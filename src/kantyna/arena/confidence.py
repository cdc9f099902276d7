"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score: sound for few games and for shares near 0 and 1."""
    if not played:
        return 0.0, 1.0
    share = won / played
    extra = Z95 * Z95 / played
    middle = share + extra / 2
    spread = Z95 * sqrt(share * (1 - share) / played + extra / (4 * played))
    low = (middle - spread) / (1 + extra) if won else 0.0
    high = (middle + spread) / (1 + extra) if won < played else 1.0
    return low, high
