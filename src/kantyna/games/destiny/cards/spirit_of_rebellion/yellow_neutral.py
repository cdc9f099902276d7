"""Yellow neutral cards of Spirit of Rebellion: tricks for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    discard,
    disrupt,
    event,
    focus,
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.condition import OnlyOn
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    COMMON,
    EQUIPMENT,
    LEGENDARY,
    NEUTRAL,
    RARE,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    VEHICLE,
    YELLOW,
)

YELLOW_NEUTRAL: Final[list[Card]] = [
    support(
        "quadjumper",
        set=SPIRIT_OF_REBELLION,
        number=58,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=3,
        subtype=VEHICLE,
        sides=[focus(2), shield(1), shield(2), resource(1), resource(1), blank()],
    ),
    upgrade(
        "ascension-gun",
        set=SPIRIT_OF_REBELLION,
        number=59,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        subtype=EQUIPMENT,
        sides=[ranged(1), ranged(2), focus(1), discard(2, cost=1), special(), blank()],
    ),
    upgrade(
        "con-artist",
        set=SPIRIT_OF_REBELLION,
        number=60,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        sides=[disrupt(2), disrupt(2), discard(1), special(), special(), blank()],
        only=[OnlyOn(YELLOW)],
    ),
    event("bolt-hole", set=SPIRIT_OF_REBELLION, number=142, rarity=COMMON, affiliation=NEUTRAL, colour=YELLOW, cost=0),
    event("cheat", set=SPIRIT_OF_REBELLION, number=143, rarity=UNCOMMON, affiliation=NEUTRAL, colour=YELLOW, cost=1),
    event("diversion", set=SPIRIT_OF_REBELLION, number=144, rarity=COMMON, affiliation=NEUTRAL, colour=YELLOW, cost=1),
    event(
        "fair-trade", set=SPIRIT_OF_REBELLION, number=145, rarity=UNCOMMON, affiliation=NEUTRAL, colour=YELLOW, cost=0
    ),
    event(
        "friends-in-low-places",
        set=SPIRIT_OF_REBELLION,
        number=146,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
    ),
    event("sabotage", set=SPIRIT_OF_REBELLION, number=147, rarity=UNCOMMON, affiliation=NEUTRAL, colour=YELLOW, cost=1),
    support(
        "improvisation",
        set=SPIRIT_OF_REBELLION,
        number=148,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        ambush=True,
    ),
    support(
        "outmaneuver", set=SPIRIT_OF_REBELLION, number=149, rarity=COMMON, affiliation=NEUTRAL, colour=YELLOW, cost=1
    ),
    upgrade(
        "fast-hands",
        set=SPIRIT_OF_REBELLION,
        number=150,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        subtype=ABILITY,
    ),
]
