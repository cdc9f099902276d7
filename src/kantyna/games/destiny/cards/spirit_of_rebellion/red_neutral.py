"""Red neutral cards of Spirit of Rebellion: weapons and orders for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, blank, event, focus, ranged, resource, shield, special, support, upgrade
from kantyna.games.destiny.effects.ability import action, after, text, use
from kantyna.games.destiny.effects.activity import ActivateThis, ExhaustThis
from kantyna.games.destiny.effects.constant import ELITE_HOST, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.piles import DiscardInPlay
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveDice
from kantyna.games.destiny.effects.requirement import OnlyOn
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.supplies import FoeLoses, Gain
from kantyna.games.destiny.effects.tokens import MoveTokens, PlaceTokens
from kantyna.games.destiny.effects.trigger import anyone_defeated, this_played, you_activate
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    CHARACTER,
    COMMON,
    DISRUPT,
    DROID,
    LEGENDARY,
    MELEE,
    NEUTRAL,
    RANGED,
    RARE,
    RED,
    SPIRIT_OF_REBELLION,
    SUPPORT,
    UNCOMMON,
    VEHICLE,
    WEAPON,
)
from kantyna.kernel.combinators import Then

RED_NEUTRAL: Final[list[Card]] = [
    support(
        "supply-line",
        set=SPIRIT_OF_REBELLION,
        number=51,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        sides=[focus(1), resource(1), resource(1, plus=True), resource(1, plus=True), special(), blank()],
        abilities=[use([RerollDice(Dice(YOURS), least=0, most=ANY_NUMBER)])],
    ),
    support(
        "astromech",
        set=SPIRIT_OF_REBELLION,
        number=52,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        subtype=DROID,
        sides=[focus(1), focus(2), shield(1), resource(1), blank(), blank()],
        abilities=[action([TurnDice(Dice(subtype=VEHICLE))], cost=[GiveUpDie()])],
    ),
    upgrade(
        "rocket-launcher",
        set=SPIRIT_OF_REBELLION,
        number=53,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=RED,
        cost=3,
        subtype=WEAPON,
        sides=[ranged(3, cost=1), ranged(3, cost=1), ranged(4, cost=1), special(cost=1), blank(), blank()],
        abilities=[
            use([DiscardInPlay(InPlay(SUPPORT, subtypes=VEHICLE))]),
            use([DealDamage(Characters(), 2, least=0, most=2)]),
        ],
    ),
    event(
        "bombing-run",
        set=SPIRIT_OF_REBELLION,
        number=119,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        abilities=[
            text(
                [
                    ResolveDice(Dice(YOURS, colour=RED, symbols=[DISRUPT])),
                    Then(DealDamage(Characters(OPPONENTS), 1, most=ALL)),
                ]
            )
        ],
    ),
    event(
        "collateral-damage",
        set=SPIRIT_OF_REBELLION,
        number=120,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        abilities=[
            text(
                [
                    ResolveDice(Dice(YOURS, symbols=[MELEE, RANGED]), least=1, most=ANY_NUMBER, same_symbol=True),
                    Then(FoeLoses(1)),
                ]
            )
        ],
    ),
    event(
        "salvo",
        set=SPIRIT_OF_REBELLION,
        number=121,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        abilities=[text([ResolveDice(Dice(YOURS, symbols=[RANGED]), at_each=True)])],
    ),
    event(
        "suppression",
        set=SPIRIT_OF_REBELLION,
        number=122,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        abilities=[text([RemoveDice(Dice(YOURS, colour=RED, symbols=[RANGED])), Then(RemoveDice(Dice(OPPONENTS)))])],
    ),
    support(
        "aftermath",
        set=SPIRIT_OF_REBELLION,
        number=123,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        abilities=[after(anyone_defeated(), [Gain(1)])],
    ),
    support(
        "air-superiority",
        set=SPIRIT_OF_REBELLION,
        number=124,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        abilities=[
            after(this_played(), [PlaceTokens(3, shields=True)]),
            action([MoveTokens(None, Characters(), shields=True, from_this=True)], cost=[ExhaustThis()]),
        ],
    ),
    upgrade(
        "training",
        set=SPIRIT_OF_REBELLION,
        number=125,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        subtype=ABILITY,
        only=[OnlyOn(RED, common=True)],
        constants=[Constant(ELITE_HOST)],
    ),
    upgrade(
        "wingman",
        set=SPIRIT_OF_REBELLION,
        number=126,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        only=[OnlyOn(RED)],
        abilities=[after(you_activate(RED, CHARACTER), [ActivateThis(bearer=True)], may=True)],
    ),
]
