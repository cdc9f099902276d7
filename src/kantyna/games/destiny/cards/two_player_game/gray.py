"""The gray cards of the Two-Player Game: what anybody can use."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, event
from kantyna.games.destiny.effects.condition import MoreReady
from kantyna.games.destiny.vocabulary import GRAY, NEUTRAL, STARTER, TWO_PLAYER_GAME, VILLAIN

GRAY_CARDS: Final[list[Card]] = [
    event(
        "doubt-tpg",
        set=TWO_PLAYER_GAME,
        number=20,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=GRAY,
        title="doubt",
        cost=0,
    ),
    event(
        "parry-tpg",
        set=TWO_PLAYER_GAME,
        number=21,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        title="parry",
        cost=1,
    ),
    event("subjugate", set=TWO_PLAYER_GAME, number=22, rarity=STARTER, affiliation=VILLAIN, colour=GRAY, cost=2),
    event(
        "evade-tpg",
        set=TWO_PLAYER_GAME,
        number=43,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        title="evade",
        cost=1,
    ),
    event(
        "flank-tpg",
        set=TWO_PLAYER_GAME,
        number=44,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        title="flank",
        cost=1,
        only=[MoreReady()],
    ),
    event("sound-the-alarm", set=TWO_PLAYER_GAME, number=45, rarity=STARTER, affiliation=NEUTRAL, colour=GRAY, cost=0),
]
