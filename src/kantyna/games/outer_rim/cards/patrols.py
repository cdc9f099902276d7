"""The patrol tokens: four levels of each faction. The fourth cannot be beaten."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Patrol
from kantyna.games.outer_rim.item import Reward
from kantyna.games.outer_rim.vocabulary import HUTT, IMPERIAL, OUR_COMBAT, OUR_NAME, OUR_REWARD, REBEL, SYNDICATE

PATROL_TOKENS: Final[list[Patrol]] = [
    Patrol(
        "hutt-1", faction=HUTT, level=1, combat=3, reward=Reward(credits=3000), ours=OUR_NAME | OUR_COMBAT | OUR_REWARD
    ),
    Patrol("hutt-2", faction=HUTT, level=2, combat=4, reward=Reward(fame=1), ours=OUR_NAME | OUR_COMBAT | OUR_REWARD),
    Patrol("hutt-3", faction=HUTT, level=3, combat=6, reward=Reward(fame=2), ours=OUR_NAME | OUR_COMBAT | OUR_REWARD),
    Patrol("hutt-4", faction=HUTT, level=4, combat=0, reward=Reward(), ours=OUR_NAME),
    Patrol(
        "syndicate-1",
        faction=SYNDICATE,
        level=1,
        combat=3,
        reward=Reward(credits=3000),
        ours=OUR_NAME | OUR_COMBAT | OUR_REWARD,
    ),
    Patrol(
        "syndicate-2",
        faction=SYNDICATE,
        level=2,
        combat=4,
        reward=Reward(fame=1),
        ours=OUR_NAME | OUR_COMBAT | OUR_REWARD,
    ),
    Patrol(
        "syndicate-3",
        faction=SYNDICATE,
        level=3,
        combat=5,
        reward=Reward(fame=2),
        ours=OUR_NAME | OUR_COMBAT | OUR_REWARD,
    ),
    Patrol("syndicate-4", faction=SYNDICATE, level=4, combat=0, reward=Reward(), ours=OUR_NAME),
    Patrol(
        "imperial-1",
        faction=IMPERIAL,
        level=1,
        combat=3,
        reward=Reward(credits=3000),
        ours=OUR_NAME | OUR_COMBAT | OUR_REWARD,
    ),
    Patrol(
        "imperial-2",
        faction=IMPERIAL,
        level=2,
        combat=4,
        reward=Reward(fame=1),
        ours=OUR_NAME | OUR_COMBAT | OUR_REWARD,
    ),
    Patrol(
        "imperial-3",
        faction=IMPERIAL,
        level=3,
        combat=6,
        reward=Reward(fame=2),
        ours=OUR_NAME | OUR_COMBAT | OUR_REWARD,
    ),
    Patrol("imperial-4", faction=IMPERIAL, level=4, combat=0, reward=Reward(), ours=OUR_NAME),
    Patrol(
        "rebel-1",
        faction=REBEL,
        level=1,
        combat=3,
        reward=Reward(credits=3000),
        ours=OUR_NAME | OUR_COMBAT | OUR_REWARD,
    ),
    Patrol("rebel-2", faction=REBEL, level=2, combat=4, reward=Reward(fame=1), ours=OUR_NAME | OUR_COMBAT | OUR_REWARD),
    Patrol("rebel-3", faction=REBEL, level=3, combat=6, reward=Reward(fame=2), ours=OUR_NAME | OUR_COMBAT | OUR_REWARD),
    Patrol("rebel-4", faction=REBEL, level=4, combat=0, reward=Reward(), ours=OUR_NAME),
]
