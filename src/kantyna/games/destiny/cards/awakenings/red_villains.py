"""Red villains of Awakenings: armies and fleets of the villains."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    character,
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
from kantyna.games.destiny.effects.ability import action, before, text, use
from kantyna.games.destiny.effects.actions import TakeActions
from kantyna.games.destiny.effects.activity import Exhaust, ExhaustThis
from kantyna.games.destiny.effects.amount import NUMBER_OF, VALUE, Amount
from kantyna.games.destiny.effects.choices import May
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.constant import FOES_EARN_LESS, GUARDIAN_TO_COMMON, GUARDIAN_TO_HOST, Constant
from kantyna.games.destiny.effects.damage import DealDamage, SpreadDamage
from kantyna.games.destiny.effects.hand import PeekAtHand
from kantyna.games.destiny.effects.piles import TO_BOTTOM, DiscardInPlay, PlaceThis
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveChosen, RemoveDice
from kantyna.games.destiny.effects.requirement import ChosenOwn, HoldsBattlefield, OnlyOn
from kantyna.games.destiny.effects.resolution import ResolveChosen
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import RemoveShields
from kantyna.games.destiny.effects.supplies import FoeLoses, Gain
from kantyna.games.destiny.effects.team import ReturnDefeated, Spot
from kantyna.games.destiny.effects.trigger import opponent_defeated
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.upgrades import TakeUpgrade
from kantyna.games.destiny.effects.which import ALL, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    COMMON,
    EVENT,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    RED,
    STARTER,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import If, Then

RED_VILLAINS: Final[list[Card]] = [
    character(
        "captain-phasma",
        set=AWAKENINGS,
        number=1,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=RED,
        unique=True,
        health=11,
        points=12,
        elite=15,
        sides=[ranged(1), ranged(2), focus(1), discard(1), resource(1), blank()],
        constants=[Constant(GUARDIAN_TO_COMMON)],
    ),
    character(
        "first-order-stormtrooper",
        set=AWAKENINGS,
        number=2,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        health=7,
        points=7,
        sides=[ranged(1), ranged(2), ranged(2, cost=1), resource(1), blank(), blank()],
    ),
    character(
        "general-grievous",
        set=AWAKENINGS,
        number=3,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        unique=True,
        health=10,
        points=13,
        elite=18,
        sides=[melee(2), melee(2), melee(3, cost=1), disrupt(1), resource(1), blank()],
        abilities=[
            before(
                opponent_defeated(), [TakeUpgrade(InPlay(UPGRADE, OPPONENTS, without=ABILITY, of_event=True))], may=True
            )
        ],
    ),
    character(
        "general-veers",
        set=AWAKENINGS,
        number=4,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        unique=True,
        health=9,
        points=11,
        elite=14,
        sides=[ranged(1), ranged(2), ranged(2, plus=True), shield(1), resource(1), blank()],
        abilities=[action([TurnDice(Dice(YOURS, kind=SUPPORT))], cost=[GiveUpDie()])],
    ),
    support(
        "at-st",
        set=AWAKENINGS,
        number=5,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=RED,
        cost=6,
        subtype=VEHICLE,
        sides=[ranged(3), ranged(4), ranged(5, cost=1), shield(2), special(), special()],
        abilities=[use([DiscardInPlay(InPlay(SUPPORT))])],
    ),
    support(
        "first-order-tie-fighter",
        set=AWAKENINGS,
        number=6,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        cost=3,
        subtype=VEHICLE,
        sides=[ranged(1), ranged(2), ranged(3, cost=1), disrupt(1), special(), blank()],
        abilities=[use([RemoveShields(Characters(OPPONENTS), most=ALL)])],
    ),
    upgrade(
        "commanding-presence",
        set=AWAKENINGS,
        number=7,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=RED,
        cost=3,
        subtype=ABILITY,
        sides=[focus(1), focus(2), disrupt(2), resource(1), special(), special()],
        only=[OnlyOn(RED)],
        abilities=[use([Choose(Dice(colour=RED)), If(ChosenOwn(), [ResolveChosen(bonus=2)], [RemoveChosen()])])],
    ),
    upgrade(
        "f-11d-rifle",
        set=AWAKENINGS,
        number=8,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=RED,
        cost=2,
        subtype=WEAPON,
        redeploy=True,
        sides=[ranged(2, cost=1), ranged(1, plus=True), ranged(2, plus=True), resource(1), special(), blank()],
        abilities=[use([SpreadDamage(2)])],
    ),
    event(
        "cannon-fodder",
        set=AWAKENINGS,
        number=68,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        abilities=[
            text(
                [
                    Choose(Dice(OPPONENTS, symbols=[MELEE, RANGED])),
                    DealDamage(Characters(YOURS, unique=0), equal=Amount(VALUE)),
                    Then(RemoveChosen(prior=True)),
                ]
            )
        ],
    ),
    event(
        "closing-the-net",
        set=AWAKENINGS,
        number=69,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        abilities=[text([RemoveDice(Dice(OPPONENTS), by_opponent=True), May([PlaceThis(TO_BOTTOM)])])],
    ),
    event(
        "endless-ranks",
        set=AWAKENINGS,
        number=70,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=5,
        abilities=[text([ReturnDefeated(RED)])],
    ),
    event(
        "occupation",
        set=AWAKENINGS,
        number=71,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=2,
        only=[HoldsBattlefield()],
        abilities=[text([FoeLoses()])],
    ),
    event(
        "probe",
        set=AWAKENINGS,
        number=72,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        abilities=[text([PeekAtHand(2, discarding=[EVENT])])],
    ),
    event(
        "sweep-the-area",
        set=AWAKENINGS,
        number=73,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        abilities=[
            text([RerollDice(Dice(OPPONENTS), count=Amount(NUMBER_OF, Characters(YOURS, colour=RED, exhausted=0)))])
        ],
    ),
    event(
        "tactical-mastery",
        set=AWAKENINGS,
        number=74,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        abilities=[text([TakeActions(2)], cost=[Spot(RED)])],
    ),
    event(
        "the-best-defense",
        set=AWAKENINGS,
        number=75,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        abilities=[
            text([RemoveDice(Dice(OPPONENTS), least=0, most=2)], cost=[DealDamage(Characters(YOURS, colour=RED), 3)])
        ],
    ),
    support(
        "drudge-work",
        set=AWAKENINGS,
        number=76,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        abilities=[action([Gain(1)], cost=[ExhaustThis(), Exhaust(Characters(YOURS, exhausted=0))])],
    ),
    support(
        "local-garrison",
        set=AWAKENINGS,
        number=77,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=3,
        constants=[Constant(FOES_EARN_LESS, least=1)],
    ),
    upgrade(
        "personal-escort",
        set=AWAKENINGS,
        number=78,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        subtype=ABILITY,
        constants=[Constant(GUARDIAN_TO_HOST)],
    ),
]
