"""The Outer Rim Pilot and the two starter decks."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Ability, Card, unit
from kantyna.games.deckbuilding.effects.choices import choose_one
from kantyna.games.deckbuilding.effects.hand import ExileSelf
from kantyna.games.deckbuilding.effects.points import Gain
from kantyna.games.deckbuilding.vocabulary import ANYTIME, EMPIRE, NEUTRAL, REBEL, TRANSPORT, TROOPER, WHEN_PLAYED


def versatile(amount: int) -> Ability:
    """Attack, resources or Force, chosen as the card is played."""
    return Ability(WHEN_PLAYED, [choose_one([Gain(attack=amount)], [Gain(resources=amount)], [Gain(force=amount)])])


STARTER_CARDS: Final[list[Card]] = [
    unit(
        "outer-rim-pilot",
        copies=10,
        faction=NEUTRAL,
        cost=2,
        resources=2,
        ability=Ability(ANYTIME, [Gain(force=1)], price=[ExileSelf()]),
    ),
    unit("imperial-shuttle", copies=7, faction=EMPIRE, cost=0, resources=1, traits=TRANSPORT),
    unit("stormtrooper", copies=2, faction=EMPIRE, cost=0, attack=2, traits=TROOPER),
    unit("inquisitor", copies=1, faction=EMPIRE, cost=0, ability=versatile(1)),
    unit("alliance-shuttle", copies=7, faction=REBEL, cost=0, resources=1, traits=TRANSPORT),
    unit("rebel-trooper", copies=2, faction=REBEL, cost=0, attack=2, traits=TROOPER),
    unit("temple-guardian", copies=1, faction=REBEL, cost=0, ability=versatile(1)),
]
