"""Red heroes of Awakenings: soldiers and pilots of the heroes."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    X,
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
from kantyna.games.destiny.effects.actions import EndPhase, FoeActs
from kantyna.games.destiny.effects.activity import ActivateCards, Exhaust, ExhaustThis, Ready, ReadyThis
from kantyna.games.destiny.effects.choices import ChooseOne, UnlessPaid
from kantyna.games.destiny.effects.constant import X_IS_HAND, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import DiscardCards, Draw, LookAtHand, PlayFrom
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.piles import DiscardInPlay
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveDice
from kantyna.games.destiny.effects.requirement import HoldsBattlefield
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice, RerollThisInstead
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.effects.singular import ResolveSide
from kantyna.games.destiny.effects.trigger import opponent_out_of_cards
from kantyna.games.destiny.effects.turning import NameSymbol, TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    COMMON,
    DISCARD,
    EQUIPMENT,
    HERO,
    LEGENDARY,
    RANGED,
    RARE,
    RED,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
    VEHICLE,
)
from kantyna.kernel.combinators import Then

RED_HEROES: Final[list[Card]] = [
    character(
        "admiral-ackbar",
        set=AWAKENINGS,
        number=27,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        unique=True,
        health=9,
        points=10,
        elite=14,
        sides=[ranged(1), focus(2), discard(1), resource(1), resource(1), blank()],
        abilities=[after(opponent_out_of_cards(), [DealDamage(Characters(OPPONENTS), 2, by_opponent=True)])],
    ),
    character(
        "leia-organa",
        set=AWAKENINGS,
        number=28,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        unique=True,
        health=11,
        points=12,
        elite=16,
        sides=[ranged(1), ranged(2), ranged(2, cost=1), focus(1), resource(1), blank()],
        abilities=[action([RerollDice(Dice(YOURS), least=0, most=2)], cost=[GiveUpDie()])],
    ),
    character(
        "poe-dameron",
        set=AWAKENINGS,
        number=29,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=RED,
        unique=True,
        health=12,
        points=14,
        elite=18,
        sides=[ranged(2), ranged(3, cost=1), disrupt(1), resource(1), special(), blank()],
        abilities=[
            use(
                [ResolveSide(), Then(PlayFrom(Pile(FROM_DISCARD, subtypes=VEHICLE, only_chosen=True), may=True))],
                cost=[DiscardCards(Pile(FROM_HAND))],
            )
        ],
    ),
    character(
        "rebel-trooper",
        set=AWAKENINGS,
        number=30,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        health=7,
        points=8,
        guardian=True,
        sides=[ranged(1), ranged(2), ranged(1, plus=True), shield(1), resource(1), blank()],
    ),
    support(
        "launch-bay",
        set=AWAKENINGS,
        number=31,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=RED,
        cost=5,
        sides=[ranged(X), ranged(X), disrupt(X), shield(X), discard(X), blank()],
        constants=[Constant(X_IS_HAND)],
    ),
    support(
        "black-one",
        set=AWAKENINGS,
        number=32,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=RED,
        unique=True,
        cost=4,
        subtype=VEHICLE,
        sides=[ranged(2), ranged(3), disrupt(1), shield(2), special(), blank()],
        abilities=[use([DealDamage(Characters(), 1), RerollThisInstead()])],
    ),
    upgrade(
        "scout",
        set=AWAKENINGS,
        number=33,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        cost=1,
        subtype=ABILITY,
        sides=[focus(1), disrupt(2, cost=1), resource(1), special(), special(), blank()],
        abilities=[use([LookAtHand(Pile(FROM_HAND, OPPONENTS, cheapest=True))])],
    ),
    upgrade(
        "survival-gear",
        set=AWAKENINGS,
        number=34,
        rarity=RARE,
        affiliation=HERO,
        colour=RED,
        cost=2,
        subtype=EQUIPMENT,
        sides=[melee(1), focus(1), shield(1), shield(2), resource(1), resource(1, plus=True)],
    ),
    event(
        "commando-raid",
        set=AWAKENINGS,
        number=103,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        abilities=[text([ResolveDice(Dice(YOURS, colour=RED, symbols=[DISCARD]), bonus=2), Then(Draw(1))])],
    ),
    event(
        "defensive-position",
        set=AWAKENINGS,
        number=104,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        only=[HoldsBattlefield()],
        abilities=[text([RemoveDice(Dice(OPPONENTS, at_least=2), most=ALL)])],
    ),
    event(
        "field-medic",
        set=AWAKENINGS,
        number=105,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        abilities=[text([Heal(Characters(), 2)])],
    ),
    event(
        "hit-and-run",
        set=AWAKENINGS,
        number=106,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=0,
        ambush=True,
        abilities=[text([ActivateCards(Characters(YOURS, colour=RED, exhausted=0))])],
    ),
    event(
        "its-a-trap",
        set=AWAKENINGS,
        number=107,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        ambush=True,
        abilities=[
            text(
                [
                    NameSymbol(Dice(OPPONENTS)),
                    Then(TurnDice(Dice(YOURS, colour=RED), least=0, most=ANY_NUMBER, named=True)),
                ]
            )
        ],
    ),
    event(
        "natural-talent",
        set=AWAKENINGS,
        number=108,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        abilities=[text([ResolveDice(Dice(YOURS), bonus=1)])],
    ),
    event(
        "rearm",
        set=AWAKENINGS,
        number=109,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=0,
        abilities=[text([PlayFrom(Pile(FROM_DISCARD, kinds=[UPGRADE], colour=RED), less=1)])],
    ),
    event(
        "retreat",
        set=AWAKENINGS,
        number=110,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        cost=2,
        abilities=[text([FoeActs(), Then(EndPhase())])],
    ),
    event(
        "strategic-planning",
        set=AWAKENINGS,
        number=111,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        abilities=[text([ChooseOne([[Ready(InPlay(SUPPORT, exhausted=1))], [Exhaust(InPlay(SUPPORT, exhausted=0))]])])],
    ),
    event(
        "surgical-strike",
        set=AWAKENINGS,
        number=112,
        rarity=COMMON,
        affiliation=HERO,
        colour=RED,
        cost=1,
        abilities=[
            text(
                [DiscardInPlay(InPlay(SUPPORT, at_most_amount=True))],
                cost=[RemoveDice(Dice(YOURS, colour=RED, symbols=[RANGED]), least=0, most=ANY_NUMBER, bonus=1)],
            )
        ],
    ),
    support(
        "resistance-hq",
        set=AWAKENINGS,
        number=113,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=RED,
        unique=True,
        cost=2,
        abilities=[
            action(
                [GiveShields(Characters(), 1), Then(UnlessPaid(1, [ReadyThis()]))],
                cost=[ExhaustThis(), DiscardCards(Pile(FROM_HAND))],
            )
        ],
    ),
]
