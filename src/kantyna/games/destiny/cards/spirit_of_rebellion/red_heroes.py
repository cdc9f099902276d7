"""Red heroes of Spirit of Rebellion: soldiers and pilots of the heroes."""

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
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.ability import action, after, text, use
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import VALUE, Amount
from kantyna.games.destiny.effects.constant import CLAIM_TAX, Constant
from kantyna.games.destiny.effects.damage import DealDamage, SpreadDamage
from kantyna.games.destiny.effects.hand import Draw, HandToDeck
from kantyna.games.destiny.effects.looking import DrawAndUse
from kantyna.games.destiny.effects.piles import MillFoe
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveDice
from kantyna.games.destiny.effects.requirement import CopyDiscarded, Showing
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import GiveShields, ShieldsTo
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import bearer_activated, you_claim, you_play, you_roll
from kantyna.games.destiny.effects.which import ALL, OF_BEARER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    COMMON,
    DROID,
    EVENT,
    FOCUS,
    HERO,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    RED,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    VEHICLE,
    WEAPON,
)
from kantyna.kernel.combinators import Then

RED_HEROES: Final[list[Card]] = [
    character(
        "baze-malbus",
        set=SPIRIT_OF_REBELLION,
        number=26,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=RED,
        unique=True,
        health=11,
        points=14,
        elite=18,
        sides=[ranged(2), ranged(3, cost=1), ranged(2, plus=True), resource(1), special(), blank()],
        abilities=[use([DealDamage(Characters(OPPONENTS), 1, most=ALL)])],
    ),
    character(
        "mon-mothma",
        set=SPIRIT_OF_REBELLION,
        number=27,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        unique=True,
        health=9,
        points=11,
        elite=14,
        sides=[focus(1), focus(2), shield(1), resource(1), resource(1), blank()],
        abilities=[after(you_play(card_kind=EVENT), [RerollDice(Dice(colour_of_played=True))], may=True)],
    ),
    character(
        "rebel-commando",
        set=SPIRIT_OF_REBELLION,
        number=28,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        health=10,
        points=10,
        sides=[ranged(1), ranged(2), discard(1), resource(1), special(cost=1), blank()],
        abilities=[use([RemoveDice(Dice(OPPONENTS))])],
    ),
    character(
        "temmin-snap-wexley",
        set=SPIRIT_OF_REBELLION,
        number=29,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        unique=True,
        health=8,
        points=9,
        elite=12,
        sides=[ranged(1), disrupt(1), disrupt(2), discard(1), resource(1), blank()],
        constants=[Constant(CLAIM_TAX)],
    ),
    support(
        "c-3po",
        set=SPIRIT_OF_REBELLION,
        number=30,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        unique=True,
        cost=1,
        subtype=DROID,
        sides=[focus(1), discard(1), resource(1), resource(1), blank(), blank()],
        abilities=[action([ResolveDice(Dice(YOURS), another_symbol=True)], cost=[GiveUpDie()])],
    ),
    support(
        "u-wing",
        set=SPIRIT_OF_REBELLION,
        number=31,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=RED,
        cost=5,
        subtype=VEHICLE,
        sides=[ranged(3), ranged(3), focus(2), resource(2), special(), special()],
        abilities=[
            use([DealDamage(Characters(OPPONENTS), 2, most=ALL)]),
            use([GiveShields(Characters(YOURS), 2, most=ALL)]),
        ],
    ),
    upgrade(
        "a180-blaster",
        set=SPIRIT_OF_REBELLION,
        number=32,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        cost=3,
        subtype=WEAPON,
        sides=[ranged(2), ranged(2, plus=True), disrupt(1), special(), special(), blank()],
        abilities=[
            use([DealDamage(Characters(), 1), ShieldsTo(OF_BEARER, 1)]),
            use([DealDamage(Characters(OPPONENTS), 1, most=ALL)]),
            use([DealDamage(Characters(), 2, unblockable=True)]),
        ],
    ),
    upgrade(
        "overkill",
        set=SPIRIT_OF_REBELLION,
        number=33,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        cost=2,
        subtype=ABILITY,
        sides=[
            ranged(1, plus=True),
            ranged(2, plus=True),
            ranged(3, plus=True),
            ranged(3, plus=True),
            blank(),
            blank(),
        ],
    ),
    event(
        "emergency-evacuation",
        set=SPIRIT_OF_REBELLION,
        number=90,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=4,
        abilities=[text([RemoveDice(Dice(), most=ALL)])],
    ),
    event(
        "friendly-fire",
        set=SPIRIT_OF_REBELLION,
        number=91,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=2,
        abilities=[
            text(
                [DealDamage(Characters(), equal=Amount(VALUE))],
                cost=[Spot(RED), RemoveDice(Dice(OPPONENTS, symbols=[RANGED]))],
            )
        ],
    ),
    event(
        "guerrilla-warfare",
        set=SPIRIT_OF_REBELLION,
        number=92,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=0,
        ambush=True,
        abilities=[text([DealDamage(Characters(), 1)], cost=[RemoveDice(Dice(YOURS, colour=RED))])],
    ),
    event(
        "our-only-hope",
        set=SPIRIT_OF_REBELLION,
        number=93,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=2,
        abilities=[text([DrawAndUse(2)])],
    ),
    event(
        "rebel-assault",
        set=SPIRIT_OF_REBELLION,
        number=94,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=0,
        only=[Showing(RANGED)],
        abilities=[text([RemoveDice(Dice(OPPONENTS, without=[MELEE, RANGED]))])],
    ),
    event(
        "sensor-placement",
        set=SPIRIT_OF_REBELLION,
        number=95,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=2,
        abilities=[text([ResolveDice(Dice(OPPONENTS, without=[MELEE, RANGED]))], cost=[Spot(RED)])],
    ),
    event(
        "spirit-of-rebellion",
        set=SPIRIT_OF_REBELLION,
        number=96,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=0,
        abilities=[text([GiveShields(Characters(), 1, unless=CopyDiscarded(), otherwise=2)])],
    ),
    support(
        "planetary-uprising",
        set=SPIRIT_OF_REBELLION,
        number=97,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=2,
        abilities=[after(you_claim(), [SpreadDamage(2)])],
    ),
    support(
        "spy-net",
        set=SPIRIT_OF_REBELLION,
        number=98,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        abilities=[after(you_roll(FOCUS), [MillFoe(1)], cost=[ExhaustThis()], may=True)],
    ),
    upgrade(
        "tactical-aptitude",
        set=SPIRIT_OF_REBELLION,
        number=99,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=0,
        subtype=ABILITY,
        abilities=[after(bearer_activated(), [Draw(1), Then(HandToDeck())], may=True)],
    ),
]
