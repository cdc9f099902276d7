"""The gray cards of Spirit of Rebellion: what anybody can use."""

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
    resource,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.constant import MELEE_UNBLOCKABLE, Constant
from kantyna.games.destiny.vocabulary import (
    COMMON,
    DROID,
    GRAY,
    HERO,
    NEUTRAL,
    RARE,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    VILLAIN,
    WEAPON,
)

GRAY_CARDS: Final[list[Card]] = [
    support(
        "interrogation-droid",
        set=SPIRIT_OF_REBELLION,
        number=17,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=GRAY,
        cost=2,
        subtype=DROID,
        sides=[disrupt(1), discard(1), discard(1), discard(1), resource(1), blank()],
    ),
    support(
        "r2-d2",
        set=SPIRIT_OF_REBELLION,
        number=42,
        rarity=RARE,
        affiliation=HERO,
        colour=GRAY,
        unique=True,
        cost=2,
        subtype=DROID,
        sides=[melee(1), focus(1), disrupt(1), resource(1), special(), special()],
    ),
    upgrade(
        "vibroknife",
        set=SPIRIT_OF_REBELLION,
        number=57,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        subtype=WEAPON,
        ambush=True,
        sides=[melee(1), melee(1), melee(2, plus=True), discard(1), resource(1), blank()],
        constants=[Constant(MELEE_UNBLOCKABLE)],
    ),
    event("doubt", set=SPIRIT_OF_REBELLION, number=80, rarity=COMMON, affiliation=VILLAIN, colour=GRAY, cost=0),
    event("confidence", set=SPIRIT_OF_REBELLION, number=109, rarity=COMMON, affiliation=HERO, colour=GRAY, cost=0),
    event("evade", set=SPIRIT_OF_REBELLION, number=136, rarity=COMMON, affiliation=NEUTRAL, colour=GRAY, cost=1),
    event("new-orders", set=SPIRIT_OF_REBELLION, number=137, rarity=UNCOMMON, affiliation=NEUTRAL, colour=GRAY, cost=2),
    event("parry", set=SPIRIT_OF_REBELLION, number=138, rarity=COMMON, affiliation=NEUTRAL, colour=GRAY, cost=1),
    event(
        "swiftness",
        set=SPIRIT_OF_REBELLION,
        number=139,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        ambush=True,
    ),
    support("resolve", set=SPIRIT_OF_REBELLION, number=140, rarity=UNCOMMON, affiliation=NEUTRAL, colour=GRAY, cost=1),
    upgrade("ammo-belt", set=SPIRIT_OF_REBELLION, number=141, rarity=COMMON, affiliation=NEUTRAL, colour=GRAY, cost=1),
]
