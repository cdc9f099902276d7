"""Red villains of the Two-Player Game: armies and fleets of the villains."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    character,
    discard,
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
from kantyna.games.destiny.effects.ability import action, text, use
from kantyna.games.destiny.effects.actions import TakeActions
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import COUNTED, VALUE, Amount
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.constant import GUARDIAN_TO_HOST, REDEPLOY_ON, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import PeekAtHand
from kantyna.games.destiny.effects.requirement import ChosenMarked, ChosenShows
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.which import ANY_NUMBER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    DROID,
    EVENT,
    MELEE,
    RANGED,
    RED,
    STARTER,
    SUPPORT,
    TWO_PLAYER_GAME,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import If, Then

RED_VILLAINS: Final[list[Card]] = [
    character(
        "captain-phasma-tpg",
        set=TWO_PLAYER_GAME,
        number=2,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        title="captain-phasma",
        unique=True,
        health=10,
        points=9,
        elite=13,
        sides=[ranged(1), ranged(2), focus(1), resource(1), special(), blank()],
        abilities=[use([DealDamage(Characters(), 2, unless=ChosenMarked(damage=6), otherwise=3)])],
    ),
    support(
        "droid-commandos",
        set=TWO_PLAYER_GAME,
        number=3,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        cost=4,
        subtype=DROID,
        sides=[ranged(2), ranged(3), ranged(3, cost=1), discard(2), special(), blank()],
        abilities=[use([DealDamage(Characters(), 1, least=0, most=ANY_NUMBER)])],
    ),
    upgrade(
        "captain-phasmas-blaster",
        set=TWO_PLAYER_GAME,
        number=4,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        unique=True,
        cost=3,
        subtype=WEAPON,
        sides=[ranged(1), ranged(2), ranged(3, cost=1), ranged(3, plus=True), resource(1), blank()],
        constants=[Constant(REDEPLOY_ON, title="captain-phasma")],
    ),
    upgrade(
        "praetorian-guard",
        set=TWO_PLAYER_GAME,
        number=5,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        cost=2,
        subtype=ABILITY,
        sides=[melee(1), melee(1), melee(2, plus=True), shield(1), resource(1), blank()],
        constants=[Constant(GUARDIAN_TO_HOST)],
    ),
    support(
        "armored-support",
        set=TWO_PLAYER_GAME,
        number=10,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        abilities=[
            action(
                [RerollDice(Dice(YOURS, colour=RED)), If(ChosenShows([MELEE, RANGED]), [DealDamage(Characters(), 1)])],
                cost=[ExhaustThis()],
            )
        ],
    ),
    event(
        "first-strike",
        set=TWO_PLAYER_GAME,
        number=11,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        cost=2,
        abilities=[
            text([Choose(Dice(OPPONENTS, symbols=[MELEE, RANGED])), DealDamage(Characters(), equal=Amount(VALUE))])
        ],
    ),
    event(
        "imperial-envoy",
        set=TWO_PLAYER_GAME,
        number=13,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        cost=2,
        abilities=[
            text(
                [
                    PeekAtHand(2, revealed=True, counting=[EVENT, SUPPORT]),
                    Then(DealDamage(Characters(), equal=Amount(COUNTED))),
                ]
            )
        ],
    ),
    event(
        "tactical-mastery-tpg",
        set=TWO_PLAYER_GAME,
        number=15,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        title="tactical-mastery",
        cost=1,
        abilities=[text([TakeActions(2)], cost=[Spot(RED)])],
    ),
]
