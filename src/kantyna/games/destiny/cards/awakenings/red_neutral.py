"""Red neutral cards of Awakenings: weapons and orders for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    disrupt,
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
from kantyna.games.destiny.effects.condition import HoldsBattlefield, OnlyOn
from kantyna.games.destiny.vocabulary import ABILITY, AWAKENINGS, COMMON, NEUTRAL, RARE, RED, UNCOMMON, WEAPON

RED_NEUTRAL: Final[list[Card]] = [
    support(
        "outpost",
        set=AWAKENINGS,
        number=53,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        sides=[focus(1), disrupt(1), disrupt(2), shield(1), special(), blank()],
    ),
    upgrade(
        "dh-17-blaster-pistol",
        set=AWAKENINGS,
        number=54,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        subtype=WEAPON,
        sides=[ranged(1), ranged(2, cost=1), ranged(2, plus=True), shield(1), blank(), blank()],
    ),
    upgrade(
        "iqa-11-blaster-rifle",
        set=AWAKENINGS,
        number=55,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=3,
        subtype=WEAPON,
        sides=[ranged(2), ranged(3, plus=True), disrupt(1), resource(1), special(), blank()],
    ),
    upgrade(
        "promotion",
        set=AWAKENINGS,
        number=56,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        subtype=ABILITY,
        sides=[ranged(1, plus=True), melee(1, plus=True), focus(1), shield(1), resource(1), blank()],
        only=[OnlyOn(RED)],
    ),
    event("award-ceremony", set=AWAKENINGS, number=138, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=1),
    event(
        "dug-in",
        set=AWAKENINGS,
        number=139,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        only=[HoldsBattlefield()],
    ),
    event("firepower", set=AWAKENINGS, number=140, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=1),
    event("leadership", set=AWAKENINGS, number=141, rarity=UNCOMMON, affiliation=NEUTRAL, colour=RED, cost=1),
    event("logistics", set=AWAKENINGS, number=142, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=0),
    event("squad-tactics", set=AWAKENINGS, number=143, rarity=COMMON, affiliation=NEUTRAL, colour=RED, cost=0),
    support("supporting-fire", set=AWAKENINGS, number=144, rarity=UNCOMMON, affiliation=NEUTRAL, colour=RED, cost=2),
]
