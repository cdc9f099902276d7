"""The bases of both sides."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.assault import Damage, DestroyShip, Purge
from kantyna.games.deckbuilding.card import Ability, Always, Card, base
from kantyna.games.deckbuilding.effects import Draw, Exile, Gain, Spend
from kantyna.games.deckbuilding.galaxy import Exchange, FreePurchase, Sift
from kantyna.games.deckbuilding.words import (
    ANYTIME,
    EMPIRE,
    FIRST_ON_TOP,
    HUNT_NEUTRAL,
    NEUTRAL_TO_HAND,
    REBEL,
    SHIELD,
    TO_HAND,
    TRAITS_ATTACK,
    TROOPER,
    VEHICLE,
    WHEN_FOE_DISCARDS,
    WHEN_NEUTRAL_PLAYED,
    WHEN_REVEALED,
    WHEN_TURN_STARTS,
)

BASE_CARDS: Final[list[Card]] = [
    base("lothal", EMPIRE, 8, beginner=True),
    base(
        "corellia",
        EMPIRE,
        10,
        ability=Ability(WHEN_REVEALED, [FreePurchase(neutral=True, where=TO_HAND)]),
        beginner=True,
    ),
    base("kessel", EMPIRE, 12, ability=Ability(WHEN_REVEALED, [Exile(3, up_to=True)])),
    base("mustafar", EMPIRE, 14, ability=Ability(WHEN_REVEALED, [Gain(force=4)])),
    base("kafrene", EMPIRE, 14, ability=Ability(WHEN_NEUTRAL_PLAYED, [Draw(1)])),
    base("ord-mantell", EMPIRE, 14, always=Always(HUNT_NEUTRAL)),
    base("coruscant", EMPIRE, 16, ability=Ability(WHEN_TURN_STARTS, [Sift()]), beginner=True),
    base("death-star", EMPIRE, 16, ability=Ability(ANYTIME, [Spend(4), DestroyShip(row="any")], 1), beginner=True),
    base("endor", EMPIRE, 16, always=Always(TRAITS_ATTACK, 1, TROOPER | VEHICLE), beginner=True),
    base("rodia", EMPIRE, 16, ability=Ability(WHEN_REVEALED, [Purge()])),
    base("dantooine", REBEL, 8, beginner=True),
    base(
        "mon-cala",
        REBEL,
        10,
        ability=Ability(WHEN_REVEALED, [FreePurchase(neutral=True, where=TO_HAND)]),
        beginner=True,
    ),
    base("dagobah", REBEL, 12, ability=Ability(WHEN_REVEALED, [Exile(3, up_to=True)])),
    base("bespin", REBEL, 14, ability=Ability(WHEN_NEUTRAL_PLAYED, [Draw(1)])),
    base("alderaan", REBEL, 14, ability=Ability(WHEN_REVEALED, [Gain(force=4)])),
    base("hoth", REBEL, 14, always=Always(SHIELD, 2), beginner=True),
    base("jedha", REBEL, 14, always=Always(NEUTRAL_TO_HAND)),
    base("tatooine", REBEL, 16, ability=Ability(WHEN_REVEALED, [Exchange(), Gain(resources=1)])),
    base("sullust", REBEL, 16, always=Always(FIRST_ON_TOP), beginner=True),
    base("yavin-4", REBEL, 16, ability=Ability(WHEN_FOE_DISCARDS, [Damage(2)]), beginner=True),
]
