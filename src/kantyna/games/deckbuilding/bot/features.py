"""What tells who stands better: the cards a seat has, its base and ships with their damage, the row, the Force."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import (
    CURRENT_BASE,
    DAMAGE,
    DECK,
    DISCARD,
    FORCE,
    GALAXY_ROW,
    HAND,
    IN_PLAY,
    RESOURCES,
    VICTORY,
)
from kantyna.kernel.features import Features


def features(definitions: int) -> Features:
    return Features(
        definitions,
        held=[[DECK, DISCARD, HAND, IN_PLAY], [IN_PLAY], [HAND], [CURRENT_BASE], [VICTORY]],
        common=[GALAXY_ROW],
        scores=[RESOURCES],
        numbers=[FORCE],
        sums=[(DAMAGE, CURRENT_BASE), (DAMAGE, IN_PLAY)],
    )
