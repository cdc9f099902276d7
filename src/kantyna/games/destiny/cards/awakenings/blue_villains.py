"""Blue villains of Awakenings: the dark side of the Force."""

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
from kantyna.games.destiny.effects.ability import action, after, before, text, use
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import COST, HOW_MANY, NUMBER_OF, UP_TO_HAND_SIZE, Amount
from kantyna.games.destiny.effects.choices import ChooseOne, May
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.constant import HAND_SIZE_MORE, Constant
from kantyna.games.destiny.effects.damage import DamageTo, DealDamage
from kantyna.games.destiny.effects.hand import DiscardCards, Draw, FoeDiscards, PeekAtHand
from kantyna.games.destiny.effects.looking import ArrangeTop
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveDice
from kantyna.games.destiny.effects.requirement import BearerUnshielded, ChosenShows, OnlyOn, ShieldsBlocked
from kantyna.games.destiny.effects.resolution import ResolveChosen, ResolveDice
from kantyna.games.destiny.effects.rolls import OF_CARD, RerollDice, RerollThisInstead, RollIn
from kantyna.games.destiny.effects.shields import RemoveShields, ShieldsTo
from kantyna.games.destiny.effects.singular import SwapWithHand
from kantyna.games.destiny.effects.supplies import FoeLoses, Gain, Spend
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import this_activated, this_dealt
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OF_BEARER, OF_CHOSEN, OF_THIS, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    BLANK,
    BLUE,
    CHARACTER,
    COMMON,
    EQUIPMENT,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    STARTER,
    UNCOMMON,
    UPGRADE,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import If, Then

BLUE_VILLAINS: Final[list[Card]] = [
    character(
        "count-dooku",
        set=AWAKENINGS,
        number=9,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        unique=True,
        health=10,
        points=11,
        elite=15,
        sides=[melee(1), melee(2), focus(1), discard(2, cost=1), resource(1), blank()],
        abilities=[before(this_dealt(), [ShieldsTo(OF_THIS, 1)], cost=[DiscardCards(Pile(FROM_HAND))], may=True)],
    ),
    character(
        "darth-vader",
        set=AWAKENINGS,
        number=10,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=BLUE,
        unique=True,
        health=13,
        points=16,
        elite=21,
        sides=[melee(2), melee(3), disrupt(2), shield(1), resource(1), blank()],
        abilities=[after(this_activated(), [FoeDiscards(1)], may=True)],
    ),
    character(
        "kylo-ren",
        set=AWAKENINGS,
        number=11,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        unique=True,
        health=11,
        points=10,
        elite=13,
        sides=[melee(1), melee(2, cost=1), shield(1), resource(1), special(), blank()],
        abilities=[
            use([Choose(Characters(OPPONENTS)), Then(PeekAtHand(1)), Then(DamageTo(OF_CHOSEN, equal=Amount(COST)))])
        ],
    ),
    character(
        "nightsister",
        set=AWAKENINGS,
        number=12,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        health=7,
        points=8,
        sides=[ranged(1), ranged(2), disrupt(1), discard(1), resource(1), blank()],
        abilities=[action([RerollDice(Dice()), DamageTo(OF_THIS, 1)])],
    ),
    upgrade(
        "force-choke",
        set=AWAKENINGS,
        number=13,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[disrupt(2), discard(1), resource(1), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[
            use(
                [
                    DealDamage(Characters(not_bearer=True), 1, unblockable=True),
                    Then(May([TurnDice(Dice(of=OF_CHOSEN))])),
                ]
            )
        ],
    ),
    upgrade(
        "immobilize",
        set=AWAKENINGS,
        number=14,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[disrupt(1), shield(1), shield(1), shield(2), resource(1), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[action([TurnDice(Dice(), to=[BLANK])], cost=[GiveUpDie()])],
    ),
    upgrade(
        "kylo-rens-lightsaber",
        set=AWAKENINGS,
        number=15,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=BLUE,
        unique=True,
        cost=3,
        subtype=WEAPON,
        sides=[melee(3, cost=1), melee(2, plus=True), melee(3, plus=True), shield(1), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([DealDamage(Characters(), 2), If(ShieldsBlocked(), [RerollThisInstead()])])],
    ),
    upgrade(
        "sith-holocron",
        set=AWAKENINGS,
        number=16,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        subtype=EQUIPMENT,
        sides=[focus(1), resource(1, plus=True), special(), special(), blank(), blank()],
        abilities=[
            use(
                [
                    SwapWithHand(Pile(FROM_HAND, kinds=[UPGRADE], colour=BLUE, subtypes=ABILITY)),
                    Then(May([RollIn(OF_CARD)], cost=[Spend(1)])),
                ]
            )
        ],
    ),
    event(
        "abandon-all-hope",
        set=AWAKENINGS,
        number=79,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        abilities=[text([ChooseOne([[FoeLoses()], [FoeDiscards(ALL)]], by_opponent=True)])],
    ),
    event(
        "boundless-ambition",
        set=AWAKENINGS,
        number=80,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        abilities=[text([Draw(equal=Amount(UP_TO_HAND_SIZE))])],
    ),
    event(
        "enrage",
        set=AWAKENINGS,
        number=81,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        abilities=[text([Gain(1)], cost=[DealDamage(Characters(YOURS, colour=BLUE), 1)])],
    ),
    event(
        "feel-your-anger",
        set=AWAKENINGS,
        number=82,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        abilities=[text([RemoveDice(Dice(OPPONENTS), count=Amount(NUMBER_OF, Dice(OPPONENTS, symbols=[BLANK])))])],
    ),
    event(
        "force-strike",
        set=AWAKENINGS,
        number=83,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        abilities=[text([TurnDice(Dice(YOURS, colour=BLUE), to=[MELEE]), Then(May([ResolveChosen()]))])],
    ),
    event(
        "intimidate",
        set=AWAKENINGS,
        number=84,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        abilities=[text([RemoveShields(Characters())])],
    ),
    event(
        "isolation",
        set=AWAKENINGS,
        number=85,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        abilities=[text([RemoveDice(Dice(kind=CHARACTER))], cost=[Spot(BLUE)])],
    ),
    event(
        "no-mercy",
        set=AWAKENINGS,
        number=86,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        abilities=[
            text(
                [
                    DiscardCards(Pile(FROM_HAND, colour=BLUE), least=0, most=ANY_NUMBER),
                    Then(ResolveDice(Dice(YOURS, symbols=[MELEE, RANGED]), bonus_of=Amount(HOW_MANY))),
                ]
            )
        ],
    ),
    event(
        "pulling-the-strings",
        set=AWAKENINGS,
        number=87,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        abilities=[text([ArrangeTop(3, any_player=True)])],
    ),
    support(
        "emperors-favor",
        set=AWAKENINGS,
        number=88,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        unique=True,
        cost=1,
        constants=[Constant(HAND_SIZE_MORE)],
    ),
    support(
        "power-of-the-dark-side",
        set=AWAKENINGS,
        number=89,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        abilities=[
            action(
                [RerollDice(Dice(YOURS)), If(ChosenShows([BLANK]), [DealDamage(Characters(), 2, unblockable=True)])],
                cost=[ExhaustThis()],
            )
        ],
    ),
    upgrade(
        "hidden-in-shadow",
        set=AWAKENINGS,
        number=90,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        subtype=ABILITY,
        abilities=[action([ShieldsTo(OF_BEARER, 1)], cost=[ExhaustThis()], only=[BearerUnshielded()])],
    ),
]
