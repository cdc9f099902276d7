"""Red neutral cards of the Two-Player Game: weapons and orders for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, event
from kantyna.games.destiny.vocabulary import NEUTRAL, RED, STARTER, TWO_PLAYER_GAME

RED_NEUTRAL: Final[list[Card]] = [
    event("i-have-you-now", set=TWO_PLAYER_GAME, number=12, rarity=STARTER, affiliation=NEUTRAL, colour=RED, cost=1),
    event("mobilize", set=TWO_PLAYER_GAME, number=14, rarity=STARTER, affiliation=NEUTRAL, colour=RED, cost=3),
    event("direct-hit", set=TWO_PLAYER_GAME, number=34, rarity=STARTER, affiliation=NEUTRAL, colour=RED, cost=2),
    event(
        "logistics-tpg",
        set=TWO_PLAYER_GAME,
        number=35,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=RED,
        title="logistics",
        cost=0,
    ),
    event("recon", set=TWO_PLAYER_GAME, number=36, rarity=STARTER, affiliation=NEUTRAL, colour=RED, cost=1),
]
