"""Blue neutral cards of Awakenings: the Force for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    discard,
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
from kantyna.games.destiny.effects.condition import OnlyOn, Spotted
from kantyna.games.destiny.vocabulary import ABILITY, AWAKENINGS, BLUE, COMMON, NEUTRAL, RARE, STARTER, UNCOMMON, WEAPON

BLUE_NEUTRAL: Final[list[Card]] = [
    upgrade(
        "force-throw",
        set=AWAKENINGS,
        number=57,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=3,
        subtype=ABILITY,
        sides=[ranged(1), disrupt(1), disrupt(2), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
    ),
    upgrade(
        "force-training",
        set=AWAKENINGS,
        number=58,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[ranged(1), melee(2, plus=True), focus(1), resource(1), special(), blank()],
        only=[Spotted(BLUE)],
    ),
    upgrade(
        "lightsaber",
        set=AWAKENINGS,
        number=59,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=3,
        subtype=WEAPON,
        redeploy=True,
        sides=[melee(3, cost=1), melee(2, plus=True), shield(1), resource(1), special(), blank()],
    ),
    upgrade(
        "mind-probe",
        set=AWAKENINGS,
        number=60,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=4,
        subtype=ABILITY,
        sides=[ranged(3, cost=1), disrupt(2), discard(2), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
    ),
    event("deflect", set=AWAKENINGS, number=145, rarity=COMMON, affiliation=NEUTRAL, colour=BLUE, cost=1),
    event(
        "disturbance-in-the-force", set=AWAKENINGS, number=146, rarity=COMMON, affiliation=NEUTRAL, colour=BLUE, cost=1
    ),
    event("mind-trick", set=AWAKENINGS, number=147, rarity=UNCOMMON, affiliation=NEUTRAL, colour=BLUE, cost=2),
    event(
        "the-power-of-the-force", set=AWAKENINGS, number=148, rarity=COMMON, affiliation=NEUTRAL, colour=BLUE, cost=1
    ),
    event("use-the-force", set=AWAKENINGS, number=149, rarity=STARTER, affiliation=NEUTRAL, colour=BLUE, cost=1),
    support(
        "it-binds-all-things", set=AWAKENINGS, number=150, rarity=UNCOMMON, affiliation=NEUTRAL, colour=BLUE, cost=1
    ),
]
