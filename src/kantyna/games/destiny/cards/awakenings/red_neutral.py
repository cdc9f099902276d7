"""Red neutral cards of Awakenings: weapons and orders for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
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
from kantyna.games.destiny.effects.ability import action, after, text, use
from kantyna.games.destiny.effects.activity import ActivateCards, Exhaust, ExhaustThis, Ready
from kantyna.games.destiny.effects.amount import NUMBER_OF, Amount
from kantyna.games.destiny.effects.battlefield import UseClaim
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import Draw
from kantyna.games.destiny.effects.requirement import HoldsBattlefield, OnlyOn
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.shields import SpreadShields
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import this_played
from kantyna.games.destiny.effects.which import ANY_NUMBER, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    COMMON,
    NEUTRAL,
    RANGED,
    RARE,
    RED,
    RESOURCE,
    UNCOMMON,
    WEAPON,
)

RED_NEUTRAL: Final[list[Card]] = [
    support(
        "outpost",
        set=AWAKENINGS,
        number=53,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        sides=[focus(1), disrupt(1), disrupt(2), shield(1), special(), blank()],
        abilities=[use([UseClaim(may=True)])],
    ),
    upgrade(
        "dh-17-blaster-pistol",
        set=AWAKENINGS,
        number=54,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        subtype=WEAPON,
        sides=[ranged(1), ranged(2, cost=1), ranged(2, plus=True), shield(1), blank(), blank()],
    ),
    upgrade(
        "iqa-11-blaster-rifle",
        set=AWAKENINGS,
        number=55,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=3,
        subtype=WEAPON,
        sides=[ranged(2), ranged(3, plus=True), disrupt(1), resource(1), special(), blank()],
        abilities=[use([DealDamage(Characters(), 2, unblockable=True)])],
    ),
    upgrade(
        "promotion",
        set=AWAKENINGS,
        number=56,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        subtype=ABILITY,
        sides=[ranged(1, plus=True), melee(1, plus=True), focus(1), shield(1), resource(1), blank()],
        only=[OnlyOn(RED)],
        abilities=[after(this_played(), [Draw(1)], may=True)],
    ),
    event(
        "award-ceremony",
        set=AWAKENINGS,
        number=138,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        abilities=[text([Draw(equal=Amount(NUMBER_OF, Characters(YOURS, exhausted=1)))], cost=[Spot(RED)])],
    ),
    event(
        "dug-in",
        set=AWAKENINGS,
        number=139,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        only=[HoldsBattlefield()],
        abilities=[text([SpreadShields(3)])],
    ),
    event(
        "firepower",
        set=AWAKENINGS,
        number=140,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        abilities=[text([ResolveDice(Dice(YOURS, colour=RED, symbols=[RANGED]), bonus=1, vehicle_bonus=2)])],
    ),
    event(
        "leadership",
        set=AWAKENINGS,
        number=141,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        abilities=[
            text(
                [Ready(Characters(exhausted=1, other=True))],
                cost=[Exhaust(Characters(YOURS, colour=RED, unique=1, exhausted=0))],
            )
        ],
    ),
    event(
        "logistics",
        set=AWAKENINGS,
        number=142,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        abilities=[text([ResolveDice(Dice(YOURS, symbols=[RESOURCE]), bonus=1)], cost=[Spot(RED)])],
    ),
    event(
        "squad-tactics",
        set=AWAKENINGS,
        number=143,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=0,
        abilities=[text([ActivateCards(Characters(YOURS, unique=0, exhausted=0), least=0, most=ANY_NUMBER)])],
    ),
    support(
        "supporting-fire",
        set=AWAKENINGS,
        number=144,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        abilities=[action([ResolveDice(Dice(YOURS, symbols=[RANGED]), bonus=1)], cost=[ExhaustThis()])],
    ),
]
