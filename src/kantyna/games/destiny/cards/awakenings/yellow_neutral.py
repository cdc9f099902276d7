"""Yellow neutral cards of Awakenings: tricks for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    discard,
    disrupt,
    event,
    focus,
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.ability import action, before, text, use
from kantyna.games.destiny.effects.actions import HasAmbush
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import VALUE, Amount
from kantyna.games.destiny.effects.constant import LOST_TO_MELEE, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import Draw, PlayFrom
from kantyna.games.destiny.effects.piles import DiscardInPlay, DiscardThis
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import OnlyOn, Spotted
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import ShieldsTo
from kantyna.games.destiny.effects.special import UseSpecial
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import you_play
from kantyna.games.destiny.effects.which import ALL, ANYONES, OF_BEARER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay, WithSpecial
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    COMMON,
    EQUIPMENT,
    LEGENDARY,
    MELEE,
    NEUTRAL,
    RANGED,
    RARE,
    UNCOMMON,
    UPGRADE,
    WEAPON,
    YELLOW,
)

YELLOW_NEUTRAL: Final[list[Card]] = [
    support(
        "black-market",
        set=AWAKENINGS,
        number=64,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=3,
        sides=[ranged(2, plus=True), focus(2), shield(2), resource(1), special(), blank()],
        abilities=[use([Draw(2), PlayFrom(Pile(FROM_HAND, kinds=[UPGRADE]), less=1, may=True)])],
    ),
    upgrade(
        "cunning",
        set=AWAKENINGS,
        number=65,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        subtype=ABILITY,
        sides=[focus(1), disrupt(1), discard(1), resource(1), special(), blank()],
        only=[OnlyOn(YELLOW)],
        abilities=[use([UseSpecial(WithSpecial(ANYONES))])],
    ),
    upgrade(
        "jetpack",
        set=AWAKENINGS,
        number=66,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        subtype=EQUIPMENT,
        sides=[ranged(2, plus=True), ranged(3, plus=True), disrupt(1), shield(2), special(), blank()],
        abilities=[use([RemoveDice(Dice(symbols=[MELEE])), ShieldsTo(OF_BEARER, 1)])],
    ),
    upgrade(
        "thermal-detonator",
        set=AWAKENINGS,
        number=67,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=3,
        subtype=WEAPON,
        sides=[discard(1), discard(2), resource(1), special(), special(cost=1), blank()],
        only=[Spotted(YELLOW)],
        abilities=[use([DealDamage(Characters(OPPONENTS), 3, most=ALL), DiscardThis()])],
    ),
    event(
        "disarm",
        set=AWAKENINGS,
        number=158,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=1,
        abilities=[
            text(
                [DiscardInPlay(InPlay(UPGRADE, subtypes=WEAPON | EQUIPMENT, at_most_amount=True))],
                cost=[RemoveDice(Dice(YOURS, symbols=[MELEE, RANGED]))],
            )
        ],
    ),
    event(
        "electroshock",
        set=AWAKENINGS,
        number=159,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=1,
        abilities=[text([RemoveDice(Dice(at_most=2))], cost=[Spot(YELLOW)])],
    ),
    event(
        "reversal",
        set=AWAKENINGS,
        number=160,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=3,
        abilities=[
            text(
                [RemoveDice(Dice(symbols=[MELEE, RANGED])), DealDamage(Characters(), equal=Amount(VALUE))],
                cost=[Spot(YELLOW)],
            )
        ],
    ),
    event(
        "scramble",
        set=AWAKENINGS,
        number=161,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        abilities=[text([RerollDice(Dice(OPPONENTS), most=ALL)], cost=[Spot(YELLOW)])],
    ),
    event(
        "unpredictable",
        set=AWAKENINGS,
        number=162,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        ambush=True,
        abilities=[text([RerollDice(Dice())])],
    ),
    support(
        "infamous",
        set=AWAKENINGS,
        number=163,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=1,
        abilities=[before(you_play(colour=YELLOW), [HasAmbush()], cost=[ExhaustThis()], may=True)],
    ),
    upgrade(
        "hunker-down",
        set=AWAKENINGS,
        number=164,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        subtype=ABILITY,
        constants=[Constant(LOST_TO_MELEE)],
        abilities=[action([ShieldsTo(OF_BEARER, 1)], cost=[ExhaustThis()])],
    ),
]
