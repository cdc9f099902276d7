"""Yellow neutral cards of Awakenings: tricks for either side."""

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
from kantyna.games.destiny.effects.condition import OnlyOn, Spotted
from kantyna.games.destiny.effects.constant import LOST_TO_MELEE, Constant
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    COMMON,
    EQUIPMENT,
    LEGENDARY,
    NEUTRAL,
    RARE,
    UNCOMMON,
    WEAPON,
    YELLOW,
)

YELLOW_NEUTRAL: Final[list[Card]] = [
    support(
        "black-market",
        set=AWAKENINGS,
        number=64,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=3,
        sides=[ranged(2, plus=True), focus(2), shield(2), resource(1), special(), blank()],
    ),
    upgrade(
        "cunning",
        set=AWAKENINGS,
        number=65,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        subtype=ABILITY,
        sides=[focus(1), disrupt(1), discard(1), resource(1), special(), blank()],
        only=[OnlyOn(YELLOW)],
    ),
    upgrade(
        "jetpack",
        set=AWAKENINGS,
        number=66,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        subtype=EQUIPMENT,
        sides=[ranged(2, plus=True), ranged(3, plus=True), disrupt(1), shield(2), special(), blank()],
    ),
    upgrade(
        "thermal-detonator",
        set=AWAKENINGS,
        number=67,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=3,
        subtype=WEAPON,
        sides=[discard(1), discard(2), resource(1), special(), special(cost=1), blank()],
        only=[Spotted(YELLOW)],
    ),
    event("disarm", set=AWAKENINGS, number=158, rarity=COMMON, affiliation=NEUTRAL, colour=YELLOW, cost=1),
    event("electroshock", set=AWAKENINGS, number=159, rarity=UNCOMMON, affiliation=NEUTRAL, colour=YELLOW, cost=1),
    event("reversal", set=AWAKENINGS, number=160, rarity=UNCOMMON, affiliation=NEUTRAL, colour=YELLOW, cost=3),
    event("scramble", set=AWAKENINGS, number=161, rarity=COMMON, affiliation=NEUTRAL, colour=YELLOW, cost=0),
    event(
        "unpredictable",
        set=AWAKENINGS,
        number=162,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        ambush=True,
    ),
    support("infamous", set=AWAKENINGS, number=163, rarity=UNCOMMON, affiliation=NEUTRAL, colour=YELLOW, cost=1),
    upgrade(
        "hunker-down",
        set=AWAKENINGS,
        number=164,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        subtype=ABILITY,
        constants=[Constant(LOST_TO_MELEE)],
    ),
]
