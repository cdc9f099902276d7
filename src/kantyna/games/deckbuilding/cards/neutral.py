"""The neutral galaxy cards: anybody's for the right price."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Ability, Card, Constant, ship, unit
from kantyna.games.deckbuilding.cards.starters import versatile
from kantyna.games.deckbuilding.effects.choices import choose_one
from kantyna.games.deckbuilding.effects.conditions import ForceWithYou, OpponentHas
from kantyna.games.deckbuilding.effects.galaxy import NextOnTop, Salvage
from kantyna.games.deckbuilding.effects.hand import DiscardOne, Draw, Exile, ExileSelf, Recover, ToHand
from kantyna.games.deckbuilding.effects.opponents import FoeDiscards
from kantyna.games.deckbuilding.effects.points import Gain, Repair
from kantyna.games.deckbuilding.effects.selectors import capital_ships, cards
from kantyna.games.deckbuilding.vocabulary import (
    ANYTIME,
    DROID,
    FIGHTER,
    HUNTER,
    NEUTRAL,
    OFFICER,
    ROW_ATTACK,
    SCOUNDREL,
    TRANSPORT,
    TROOPER,
    VEHICLE,
    WHEN_BOUGHT,
    WHEN_DEFEATS,
)
from kantyna.kernel.combinators import If

NEUTRAL_CARDS: Final[list[Card]] = [
    unit(
        "z-95-headhunter",
        copies=2,
        faction=NEUTRAL,
        cost=1,
        attack=2,
        traits=FIGHTER,
        ability=Ability(ANYTIME, [If(OpponentHas(capital_ships), [Draw(1)])]),
    ),
    unit(
        "jawa-scavenger",
        copies=2,
        faction=NEUTRAL,
        cost=1,
        resources=2,
        ability=Ability(ANYTIME, [Salvage()], price=[ExileSelf()]),
    ),
    unit(
        "rodian-gunslinger",
        copies=2,
        faction=NEUTRAL,
        cost=2,
        attack=2,
        traits=HUNTER,
        constant=Constant(ROW_ATTACK, 2),
    ),
    unit(
        "kel-dor-mystic",
        copies=2,
        faction=NEUTRAL,
        cost=2,
        force=2,
        ability=Ability(ANYTIME, [Exile(1)], price=[ExileSelf()]),
    ),
    unit("lobot", copies=1, faction=NEUTRAL, cost=3, traits=OFFICER, unique=True, ability=versatile(2)),
    unit(
        "bossk",
        copies=1,
        faction=NEUTRAL,
        cost=3,
        attack=3,
        traits=HUNTER,
        unique=True,
        ability=Ability(WHEN_DEFEATS, [Gain(force=1)]),
    ),
    unit(
        "fang-fighter",
        copies=2,
        faction=NEUTRAL,
        cost=3,
        attack=3,
        traits=FIGHTER,
        ability=Ability(WHEN_BOUGHT, [ToHand(), If(ForceWithYou(), [Draw(1)])]),
    ),
    unit(
        "twilek-smuggler",
        copies=2,
        faction=NEUTRAL,
        cost=3,
        resources=3,
        traits=SCOUNDREL,
        ability=Ability(ANYTIME, [NextOnTop()]),
    ),
    ship(
        "c-roc-cruiser",
        copies=2,
        faction=NEUTRAL,
        cost=3,
        resources=1,
        ability=Ability(ANYTIME, [Repair(3)], price=[DiscardOne()]),
    ),
    unit(
        "dengar",
        copies=1,
        faction=NEUTRAL,
        cost=4,
        attack=4,
        traits=HUNTER,
        unique=True,
        ability=Ability(WHEN_DEFEATS, [Gain(resources=2)]),
    ),
    unit(
        "quarren-mercenary",
        copies=2,
        faction=NEUTRAL,
        cost=4,
        attack=4,
        traits=TROOPER,
        ability=Ability(WHEN_BOUGHT, [If(ForceWithYou(), [Exile(2, up_to=True)], [Exile(1)])]),
    ),
    unit(
        "hwk-290",
        copies=2,
        faction=NEUTRAL,
        cost=4,
        resources=4,
        traits=TRANSPORT,
        ability=Ability(ANYTIME, [Repair(4)], price=[ExileSelf()]),
    ),
    ship("blockade-runner", copies=3, faction=NEUTRAL, cost=4, attack=1, resources=1),
    unit(
        "ig-88",
        copies=1,
        faction=NEUTRAL,
        cost=5,
        attack=5,
        traits=HUNTER | DROID,
        unique=True,
        ability=Ability(WHEN_DEFEATS, [Exile(1)]),
    ),
    ship(
        "nebulon-b-frigate",
        copies=2,
        faction=NEUTRAL,
        cost=5,
        ability=Ability(ANYTIME, [choose_one([Gain(resources=3)], [Repair(3)])]),
    ),
    unit(
        "lando-calrissian",
        copies=1,
        faction=NEUTRAL,
        cost=6,
        attack=3,
        resources=3,
        traits=SCOUNDREL,
        unique=True,
        ability=Ability(ANYTIME, [Draw(1), If(ForceWithYou(), [FoeDiscards()])]),
    ),
    unit(
        "jabbas-sail-barge",
        copies=1,
        faction=NEUTRAL,
        cost=7,
        attack=4,
        resources=3,
        traits=VEHICLE,
        unique=True,
        ability=Ability(ANYTIME, [Recover(cards.having(HUNTER))]),
    ),
    unit(
        "jabba-the-hutt",
        copies=1,
        faction=NEUTRAL,
        cost=8,
        attack=2,
        resources=2,
        force=2,
        traits=SCOUNDREL,
        unique=True,
        ability=Ability(ANYTIME, [If(ForceWithYou(), [Draw(2)], [Draw(1)])], price=[Exile(1, from_discard=False)]),
    ),
]
