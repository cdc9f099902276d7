"""What tells who stands better: characters with damage and shields, what they bear, supports, hands, resources."""

from __future__ import annotations

from kantyna.games.destiny.table import (
    CHARACTERS,
    DAMAGE,
    DECK,
    EXHAUSTED,
    HAND,
    POOL,
    RESOURCES,
    ROUND,
    SHIELDS,
    SUPPORTS,
    UPGRADES,
)
from kantyna.kernel.features import Features


def features(definitions: int) -> Features:
    return Features(
        definitions,
        held=[[CHARACTERS], [UPGRADES, SUPPORTS], [POOL]],
        scores=[RESOURCES],
        numbers=[ROUND],
        sizes=[HAND, DECK],
        borne=[(DAMAGE, CHARACTERS)],
        sums=[(DAMAGE, CHARACTERS), (SHIELDS, CHARACTERS), (EXHAUSTED, CHARACTERS)],
        glance=True,
    )
