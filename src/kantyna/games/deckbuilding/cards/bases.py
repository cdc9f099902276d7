"""The bases of both sides."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Ability, Card, Constant, base
from kantyna.games.deckbuilding.effects.galaxy import Exchange, FreePurchase, Sift
from kantyna.games.deckbuilding.effects.hand import Draw, Exile
from kantyna.games.deckbuilding.effects.opponents import Damage, DestroyShip, Purge
from kantyna.games.deckbuilding.effects.points import Gain, Spend
from kantyna.games.deckbuilding.effects.selectors import capital_ships, cards
from kantyna.games.deckbuilding.vocabulary import (
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
    base("lothal", faction=EMPIRE, hits=8, beginner=True),
    base(
        "corellia",
        faction=EMPIRE,
        hits=10,
        ability=Ability(WHEN_REVEALED, [FreePurchase(cards.own_or_neutral, destination=TO_HAND)]),
        beginner=True,
    ),
    base("kessel", faction=EMPIRE, hits=12, ability=Ability(WHEN_REVEALED, [Exile(3, up_to=True)])),
    base("mustafar", faction=EMPIRE, hits=14, ability=Ability(WHEN_REVEALED, [Gain(force=4)])),
    base("kafrene", faction=EMPIRE, hits=14, ability=Ability(WHEN_NEUTRAL_PLAYED, [Draw(1)])),
    base("ord-mantell", faction=EMPIRE, hits=14, constant=Constant(HUNT_NEUTRAL)),
    base("coruscant", faction=EMPIRE, hits=16, ability=Ability(WHEN_TURN_STARTS, [Sift()]), beginner=True),
    base(
        "death-star",
        faction=EMPIRE,
        hits=16,
        ability=Ability(ANYTIME, [DestroyShip(row=capital_ships)], price=[Spend(4)]),
        beginner=True,
    ),
    base(
        "endor", faction=EMPIRE, hits=16, constant=Constant(TRAITS_ATTACK, 1, traits=TROOPER | VEHICLE), beginner=True
    ),
    base("rodia", faction=EMPIRE, hits=16, ability=Ability(WHEN_REVEALED, [Purge()])),
    base("dantooine", faction=REBEL, hits=8, beginner=True),
    base(
        "mon-cala",
        faction=REBEL,
        hits=10,
        ability=Ability(WHEN_REVEALED, [FreePurchase(cards.own_or_neutral, destination=TO_HAND)]),
        beginner=True,
    ),
    base("dagobah", faction=REBEL, hits=12, ability=Ability(WHEN_REVEALED, [Exile(3, up_to=True)])),
    base("bespin", faction=REBEL, hits=14, ability=Ability(WHEN_NEUTRAL_PLAYED, [Draw(1)])),
    base("alderaan", faction=REBEL, hits=14, ability=Ability(WHEN_REVEALED, [Gain(force=4)])),
    base("hoth", faction=REBEL, hits=14, constant=Constant(SHIELD, 2), beginner=True),
    base("jedha", faction=REBEL, hits=14, constant=Constant(NEUTRAL_TO_HAND)),
    base("tatooine", faction=REBEL, hits=16, ability=Ability(WHEN_REVEALED, [Exchange(cards.own), Gain(resources=1)])),
    base("sullust", faction=REBEL, hits=16, constant=Constant(FIRST_ON_TOP), beginner=True),
    base("yavin-4", faction=REBEL, hits=16, ability=Ability(WHEN_FOE_DISCARDS, [Damage(2)]), beginner=True),
]
