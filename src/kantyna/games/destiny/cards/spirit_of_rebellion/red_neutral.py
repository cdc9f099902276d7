"""Red neutral cards of Spirit of Rebellion: weapons and orders for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, blank, event, focus, ranged, resource, shield, special, support, upgrade
from kantyna.games.destiny.effects.condition import OnlyOn
from kantyna.games.destiny.effects.constant import ELITE_HOST, Constant
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    COMMON,
    DROID,
    LEGENDARY,
    NEUTRAL,
    RARE,
    RED,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    WEAPON,
)

RED_NEUTRAL: Final[list[Card]] = [
    support(
        "supply-line",
        set=SPIRIT_OF_REBELLION,
        number=51,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        sides=[focus(1), resource(1), resource(1, plus=True), resource(1, plus=True), special(), blank()],
    ),
    support(
        "astromech",
        set=SPIRIT_OF_REBELLION,
        number=52,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        subtype=DROID,
        sides=[focus(1), focus(2), shield(1), resource(1), blank(), blank()],
    ),
    upgrade(
        "rocket-launcher",
        set=SPIRIT_OF_REBELLION,
        number=53,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=RED,
        cost=3,
        subtype=WEAPON,
        sides=[ranged(3, cost=1), ranged(3, cost=1), ranged(4, cost=1), special(cost=1), blank(), blank()],
    ),
    event("bombing-run", set=SPIRIT_OF_REBELLION, number=119, rarity=UNCOMMON, affiliation=NEUTRAL, colour=RED, cost=0),
    event(
        "collateral-damage", set=SPIRIT_OF_REBELLION, number=120, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=0
    ),
    event("salvo", set=SPIRIT_OF_REBELLION, number=121, rarity=UNCOMMON, affiliation=NEUTRAL, colour=RED, cost=2),
    event("suppression", set=SPIRIT_OF_REBELLION, number=122, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=0),
    support("aftermath", set=SPIRIT_OF_REBELLION, number=123, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=0),
    support(
        "air-superiority", set=SPIRIT_OF_REBELLION, number=124, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=1
    ),
    upgrade(
        "training",
        set=SPIRIT_OF_REBELLION,
        number=125,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        subtype=ABILITY,
        only=[OnlyOn(RED, common=True)],
        constants=[Constant(ELITE_HOST)],
    ),
    upgrade(
        "wingman",
        set=SPIRIT_OF_REBELLION,
        number=126,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        only=[OnlyOn(RED)],
    ),
]
