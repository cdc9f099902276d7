"""Blue villains of Spirit of Rebellion: the dark side of the Force."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    any_symbol,
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
from kantyna.games.destiny.effects.ability import action, after, text, use
from kantyna.games.destiny.effects.activity import ExhaustThis, Ready
from kantyna.games.destiny.effects.choices import May
from kantyna.games.destiny.effects.constant import ADDS_TO_ANY, NO_BLUE_ABILITIES, Constant
from kantyna.games.destiny.effects.damage import DamageTo, DealDamage, SpreadDamage
from kantyna.games.destiny.effects.defeat import Defeat
from kantyna.games.destiny.effects.hand import FoeDiscards, PlayFrom
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.piles import MillFoe
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveDice
from kantyna.games.destiny.effects.requirement import CopyDiscarded, OnlyOn, Showing
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollThisInstead
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.effects.special import UseSpecial
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import bearer_deals, opponent_discards_to_reroll, this_resolved, you_roll
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import OF_THIS, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    BLANK,
    BLUE,
    COMMON,
    DISCARD,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import Then

BLUE_VILLAINS: Final[list[Card]] = [
    character(
        "asajj-ventress",
        set=SPIRIT_OF_REBELLION,
        number=9,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        unique=True,
        health=9,
        points=12,
        elite=15,
        sides=[melee(1), melee(2), focus(1), disrupt(1), resource(1), blank()],
        abilities=[after(opponent_discards_to_reroll(), [FoeDiscards(1)], may=True)],
    ),
    character(
        "darth-vader-sor",
        set=SPIRIT_OF_REBELLION,
        number=10,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        title="darth-vader",
        unique=True,
        health=11,
        points=13,
        elite=17,
        sides=[ranged(1), melee(2), melee(3, cost=1), discard(1), special(), blank()],
        abilities=[use([DealDamage(Characters(), 3), Then(DamageTo(OF_THIS, 1))])],
    ),
    character(
        "palpatine",
        set=SPIRIT_OF_REBELLION,
        number=11,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=BLUE,
        unique=True,
        health=15,
        points=21,
        elite=28,
        sides=[ranged(2), ranged(3), discard(2), shield(2), resource(1), blank()],
        abilities=[after(this_resolved(), [SpreadDamage(2)])],
    ),
    character(
        "royal-guard",
        set=SPIRIT_OF_REBELLION,
        number=12,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        health=8,
        points=9,
        guardian=True,
        sides=[melee(1), melee(2), melee(2, plus=True), shield(1), shield(1), blank()],
        constants=[Constant(NO_BLUE_ABILITIES)],
    ),
    support(
        "command-shuttle",
        set=SPIRIT_OF_REBELLION,
        number=13,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=3,
        subtype=VEHICLE,
        sides=[ranged(2), shield(2), resource(1), special(), special(), blank()],
        abilities=[use([UseSpecial(Characters(YOURS, has_special=True))])],
    ),
    upgrade(
        "force-lightning",
        set=SPIRIT_OF_REBELLION,
        number=14,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=4,
        subtype=ABILITY,
        sides=[ranged(2), ranged(3, cost=1), ranged(4, cost=1), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[
            use([DealDamage(Characters(), 1), May([RerollThisInstead()], cost=[RemoveDice(Dice(symbols=[BLANK]))])])
        ],
    ),
    upgrade(
        "lightsaber-pike",
        set=SPIRIT_OF_REBELLION,
        number=15,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=3,
        subtype=WEAPON,
        sides=[melee(1), melee(2, plus=True), melee(4, plus=True, cost=1), shield(1), resource(1), blank()],
        abilities=[action([GiveShields(Characters(not_bearer=True), 1)], cost=[GiveUpDie()])],
    ),
    upgrade(
        "lure-of-power",
        set=SPIRIT_OF_REBELLION,
        number=16,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        sides=[any_symbol(1), any_symbol(1), any_symbol(2), resource(1), blank(), blank()],
        constants=[Constant(ADDS_TO_ANY)],
    ),
    event(
        "anger",
        set=SPIRIT_OF_REBELLION,
        number=71,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        only=[Showing(BLANK, least=2)],
        abilities=[text([ResolveDice(Dice(OPPONENTS, symbols=[MELEE, RANGED]))])],
    ),
    event(
        "lightsaber-throw",
        set=SPIRIT_OF_REBELLION,
        number=72,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        only=[Showing(MELEE)],
        abilities=[text([DealDamage(Characters(), 2)])],
    ),
    event(
        "manipulate",
        set=SPIRIT_OF_REBELLION,
        number=73,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        abilities=[text([TurnDice(Dice(YOURS), to=[BLANK]), Then(TurnDice(Dice(OPPONENTS), to=[BLANK]))])],
    ),
    event(
        "no-disintegrations",
        set=SPIRIT_OF_REBELLION,
        number=74,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        abilities=[text([MillFoe(1, unless=CopyDiscarded(), otherwise=3)])],
    ),
    event(
        "now-you-will-die",
        set=SPIRIT_OF_REBELLION,
        number=75,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        abilities=[text([ResolveDice(Dice(YOURS), symbol=MELEE)])],
    ),
    event(
        "rise-again",
        set=SPIRIT_OF_REBELLION,
        number=76,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=5,
        abilities=[
            text(
                [
                    Heal(Characters(colour=BLUE, unique=1), 5),
                    PlayFrom(Pile(FROM_DISCARD, kinds=[UPGRADE]), free=True, on_chosen=True, may=True),
                ]
            )
        ],
    ),
    event(
        "the-price-of-failure",
        set=SPIRIT_OF_REBELLION,
        number=77,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        abilities=[text([Ready(Characters(exhausted=1))], cost=[Spot(BLUE), Defeat(Characters(YOURS))])],
    ),
    support(
        "dark-presence",
        set=SPIRIT_OF_REBELLION,
        number=78,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        abilities=[
            after(you_roll(DISCARD), [RemoveDice(Dice(OPPONENTS), by_opponent=True)], cost=[ExhaustThis()], may=True)
        ],
    ),
    upgrade(
        "now-i-am-the-master",
        set=SPIRIT_OF_REBELLION,
        number=79,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        abilities=[after(bearer_deals(), [TurnDice(Dice(), to=[BLANK])], cost=[ExhaustThis()], may=True)],
    ),
]
