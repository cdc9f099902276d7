"""The Outer Rim Pilot and the two starter decks."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Ability, Card, unit
from kantyna.games.deckbuilding.effects import ChooseOne, ExileSelf, Gain
from kantyna.games.deckbuilding.words import ANYTIME, EMPIRE, NEUTRAL, REBEL, TRANSPORT, TROOPER, WHEN_PLAYED


def versatile(amount: int) -> Ability:
    """Attack, resources or Force, chosen as the card is played."""
    return Ability(WHEN_PLAYED, [ChooseOne([Gain(attack=amount)], [Gain(resources=amount)], [Gain(force=amount)])])


STARTER_CARDS: Final[list[Card]] = [
    unit("outer-rim-pilot", 10, NEUTRAL, 2, resources=2, ability=Ability(ANYTIME, [ExileSelf(), Gain(force=1)], 1)),
    unit("imperial-shuttle", 7, EMPIRE, 0, resources=1, traits=TRANSPORT),
    unit("stormtrooper", 2, EMPIRE, 0, attack=2, traits=TROOPER),
    unit("inquisitor", 1, EMPIRE, 0, ability=versatile(1)),
    unit("alliance-shuttle", 7, REBEL, 0, resources=1, traits=TRANSPORT),
    unit("rebel-trooper", 2, REBEL, 0, attack=2, traits=TROOPER),
    unit("temple-guardian", 1, REBEL, 0, ability=versatile(1)),
]
