"""Yellow villains of Spirit of Rebellion: hunters and gangsters."""

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
from kantyna.games.destiny.effects.amount import COST, HOW_MANY, NUMBER_OF, Amount
from kantyna.games.destiny.effects.choices import IfGiven
from kantyna.games.destiny.effects.damage import Block, SpreadDamage
from kantyna.games.destiny.effects.hand import DiscardCards, FoeDiscards, PlayFrom
from kantyna.games.destiny.effects.looking import PlayOneOfTop
from kantyna.games.destiny.effects.piles import DiscardThis, MillFoe, Recover
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveDice, RemoveThis
from kantyna.games.destiny.effects.requirement import Discarded, Totalling
from kantyna.games.destiny.effects.resolution import AddValue
from kantyna.games.destiny.effects.shields import RemoveShields, ShieldsTo
from kantyna.games.destiny.effects.supplies import FoeGains, FoeLoses, Gain, Spend
from kantyna.games.destiny.effects.tokens import MoveTokens
from kantyna.games.destiny.effects.trigger import (
    bearer_dealt_ranged,
    bearer_takes,
    this_resolved,
    this_rolled,
    you_roll,
)
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ANY_NUMBER, OF_BEARER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    COMMON,
    EQUIPMENT,
    LEGENDARY,
    RANGED,
    RARE,
    RESOURCE,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
)
from kantyna.kernel.combinators import Then

YELLOW_VILLAINS: Final[list[Card]] = [
    character(
        "aurra-sing",
        set=SPIRIT_OF_REBELLION,
        number=18,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        health=10,
        points=14,
        elite=18,
        sides=[ranged(1), ranged(2), ranged(2), disrupt(1), resource(1), blank()],
        abilities=[before(this_resolved(), [AddValue(1)], cost=[DiscardCards(Pile(FROM_HAND))], may=True)],
    ),
    character(
        "guavian-enforcer",
        set=SPIRIT_OF_REBELLION,
        number=19,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        health=9,
        points=8,
        sides=[ranged(1), ranged(2), ranged(1, plus=True), resource(1, plus=True), resource(1, plus=True), blank()],
        abilities=[action([RemoveShields(Characters(), 1)], cost=[GiveUpDie()])],
    ),
    character(
        "ig-88",
        set=SPIRIT_OF_REBELLION,
        number=20,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        health=12,
        points=15,
        elite=20,
        sides=[ranged(2), ranged(3), shield(1), shield(2, cost=1), special(), blank()],
        abilities=[
            use(
                [
                    PlayFrom(
                        Pile(FROM_DISCARD, kinds=[UPGRADE], colour=YELLOW, subtypes=WEAPON | EQUIPMENT),
                        less=2,
                        on_this=True,
                    )
                ]
            )
        ],
    ),
    character(
        "unkar-plutt",
        set=SPIRIT_OF_REBELLION,
        number=21,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        health=10,
        points=10,
        elite=13,
        sides=[focus(1), disrupt(1), disrupt(2), resource(1), resource(2, plus=True), blank()],
        abilities=[
            action(
                [
                    RemoveDice(Dice(YOURS), least=1, most=ANY_NUMBER, total=3),
                    Then(FoeDiscards(1, by_chance=True)),
                    Then(Gain(equal=Amount(COST))),
                ]
            )
        ],
    ),
    support(
        "slave-i",
        set=SPIRIT_OF_REBELLION,
        number=22,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        cost=4,
        subtype=VEHICLE,
        sides=[ranged(2), ranged(3), ranged(4, cost=1), resource(1), special(), blank()],
        abilities=[use([SpreadDamage(equal=Amount(NUMBER_OF, Dice(OPPONENTS)))])],
    ),
    upgrade(
        "blackmail",
        set=SPIRIT_OF_REBELLION,
        number=23,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=3,
        sides=[discard(2), discard(3), disrupt(2), disrupt(3), shield(3), blank()],
        abilities=[after(this_rolled(), [IfGiven(1, [RemoveThis()])])],
    ),
    upgrade(
        "personal-shield",
        set=SPIRIT_OF_REBELLION,
        number=24,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=2,
        subtype=EQUIPMENT,
        sides=[shield(1), shield(2), shield(3, cost=1), resource(1), blank(), blank()],
        abilities=[before(bearer_dealt_ranged(2), [ShieldsTo(OF_BEARER, 1)], cost=[ExhaustThis()], may=True)],
    ),
    upgrade(
        "vibroknucklers",
        set=SPIRIT_OF_REBELLION,
        number=25,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=3,
        subtype=WEAPON,
        ambush=True,
        sides=[melee(1), melee(1), melee(2), discard(1), discard(2), blank()],
        abilities=[before(this_resolved(), [AddValue(1)], cost=[Spend(1)], may=True)],
    ),
    event(
        "arms-deal",
        set=SPIRIT_OF_REBELLION,
        number=81,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[
            text(
                [
                    DiscardCards(Pile(FROM_HAND, subtypes=WEAPON), least=0, most=ANY_NUMBER),
                    Then(Gain(equal=Amount(HOW_MANY))),
                ]
            )
        ],
    ),
    event(
        "bait-and-switch",
        set=SPIRIT_OF_REBELLION,
        number=82,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        ambush=True,
        abilities=[text([TurnDice(Dice(YOURS, symbols=[RESOURCE]))])],
    ),
    event(
        "friends-in-high-places",
        set=SPIRIT_OF_REBELLION,
        number=83,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        only=[Totalling(7)],
        abilities=[text([PlayOneOfTop(3)])],
    ),
    event(
        "loose-ends",
        set=SPIRIT_OF_REBELLION,
        number=84,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=2,
        ambush=True,
        abilities=[text([MillFoe(4)], cost=[RemoveDice(Dice(YOURS, symbols=[RANGED]))])],
    ),
    event(
        "one-quarter-portion",
        set=SPIRIT_OF_REBELLION,
        number=85,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=1,
        abilities=[text([RemoveDice(Dice(OPPONENTS)), Then(FoeGains(1))])],
    ),
    event(
        "relentless-pursuit",
        set=SPIRIT_OF_REBELLION,
        number=86,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[text([MoveTokens(Characters(OPPONENTS), Characters(), n=2, up_to=True)])],
    ),
    event(
        "scrap-buy",
        set=SPIRIT_OF_REBELLION,
        number=87,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        only=[Discarded(3)],
        abilities=[text([Recover(Pile(FROM_DISCARD), by_chance=True)])],
    ),
    support(
        "salvage-stand",
        set=SPIRIT_OF_REBELLION,
        number=88,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[after(you_roll(RESOURCE), [FoeLoses(1)], cost=[ExhaustThis()], may=True)],
    ),
    upgrade(
        "armor-plating",
        set=SPIRIT_OF_REBELLION,
        number=89,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=1,
        subtype=EQUIPMENT,
        abilities=[before(bearer_takes(), [Block(2), Then(DiscardThis())], may=True)],
    ),
]
