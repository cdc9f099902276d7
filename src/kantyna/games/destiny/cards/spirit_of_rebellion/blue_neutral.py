"""Blue neutral cards of Spirit of Rebellion: the Force for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    discard,
    event,
    focus,
    melee,
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.condition import HoldsBattlefield, OnlyOn, Spotted
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    BLUE,
    COMMON,
    LEGENDARY,
    NEUTRAL,
    RARE,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
)

BLUE_NEUTRAL: Final[list[Card]] = [
    upgrade(
        "force-push",
        set=SPIRIT_OF_REBELLION,
        number=54,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=3,
        subtype=ABILITY,
        sides=[ranged(2), ranged(2), discard(2), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
    ),
    upgrade(
        "force-speed",
        set=SPIRIT_OF_REBELLION,
        number=55,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
        subtype=ABILITY,
        sides=[focus(1), shield(1), special(), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
    ),
    upgrade(
        "makashi-training",
        set=SPIRIT_OF_REBELLION,
        number=56,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[melee(1, plus=True), melee(2, plus=True), melee(2, plus=True), shield(1), resource(1), blank()],
        only=[Spotted(BLUE)],
    ),
    event(
        "decisive-blow", set=SPIRIT_OF_REBELLION, number=127, rarity=COMMON, affiliation=NEUTRAL, colour=BLUE, cost=3
    ),
    event(
        "high-ground",
        set=SPIRIT_OF_REBELLION,
        number=128,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        only=[HoldsBattlefield()],
    ),
    event(
        "momentum-shift", set=SPIRIT_OF_REBELLION, number=129, rarity=UNCOMMON, affiliation=NEUTRAL, colour=BLUE, cost=1
    ),
    event(
        "overconfidence", set=SPIRIT_OF_REBELLION, number=130, rarity=COMMON, affiliation=NEUTRAL, colour=BLUE, cost=1
    ),
    event(
        "premonitions", set=SPIRIT_OF_REBELLION, number=131, rarity=UNCOMMON, affiliation=NEUTRAL, colour=BLUE, cost=0
    ),
    event("rejuvenate", set=SPIRIT_OF_REBELLION, number=132, rarity=COMMON, affiliation=NEUTRAL, colour=BLUE, cost=0),
    event(
        "trust-your-instincts",
        set=SPIRIT_OF_REBELLION,
        number=133,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
    ),
    support("meditate", set=SPIRIT_OF_REBELLION, number=134, rarity=COMMON, affiliation=NEUTRAL, colour=BLUE, cost=0),
    upgrade(
        "force-illusion",
        set=SPIRIT_OF_REBELLION,
        number=135,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        subtype=ABILITY,
    ),
]
