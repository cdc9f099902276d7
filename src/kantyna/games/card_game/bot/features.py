"""What tells who stands better: what is in play with its damage and focus, hands, the Force, the dial."""

from __future__ import annotations

from kantyna.games.card_game.table import (
    BALANCE,
    COMMITTED,
    DAMAGE,
    DIAL,
    ENHANCEMENTS,
    FOCUS,
    HAND,
    OBJECTIVES,
    SHIELDS,
    UNITS,
    VICTORY,
)
from kantyna.kernel.features import Features


def features(definitions: int) -> Features:
    return Features(
        definitions,
        held=[[UNITS], [ENHANCEMENTS], [OBJECTIVES], [HAND], [VICTORY]],
        scores=[BALANCE],
        numbers=[DIAL],
        sums=[
            (DAMAGE, UNITS),
            (DAMAGE, OBJECTIVES),
            (FOCUS, UNITS),
            (FOCUS, OBJECTIVES),
            (SHIELDS, UNITS),
            (COMMITTED, UNITS),
        ],
        borne=[(DAMAGE, UNITS), (DAMAGE, OBJECTIVES), (FOCUS, UNITS)],
        glance=True,
    )
