"""What tells who stands better: the cards a seat has, wherever they are, its bases, its hand, the row."""

from __future__ import annotations

from kantyna.games.star_realms.table import AUTHORITY_SCORE, BASES, DECK, DISCARD, HAND, SHIPS, TRADE_ROW
from kantyna.kernel.features import Features


def features(definitions: int) -> Features:
    return Features(
        definitions,
        held=[[DECK, DISCARD, HAND, SHIPS, BASES], [BASES], [HAND]],
        common=[TRADE_ROW],
        scores=[AUTHORITY_SCORE],
    )
