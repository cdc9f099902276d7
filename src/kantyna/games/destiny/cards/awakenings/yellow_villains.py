"""Yellow villains of Awakenings: hunters and gangsters."""

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
from kantyna.games.destiny.effects.ability import action, after, text, use
from kantyna.games.destiny.effects.activity import ActivateThis, ExhaustThis, ReadyThis
from kantyna.games.destiny.effects.amount import HOW_MANY, JUST_LOST, MORE_THAN_YOU, Amount
from kantyna.games.destiny.effects.choices import May
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.defeat import Doom
from kantyna.games.destiny.effects.hand import DiscardCards, FoeDiscards
from kantyna.games.destiny.effects.piles import DiscardInPlay, ReturnToHand
from kantyna.games.destiny.effects.removal import CaptureDie, RemoveDice
from kantyna.games.destiny.effects.requirement import OnlyOn
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import OF_CARD, RerollDice, RollIn
from kantyna.games.destiny.effects.shields import RemoveShields
from kantyna.games.destiny.effects.supplies import Gain, Spend
from kantyna.games.destiny.effects.tokens import MoveTokens, PlaceTokens
from kantyna.games.destiny.effects.trigger import (
    opponent_activates,
    opponent_defeated,
    this_activated,
    this_played,
    you_resolve,
)
from kantyna.games.destiny.effects.which import ANY_NUMBER, OF_CHOSEN, OF_THIS, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    CHARACTER,
    COMMON,
    DISRUPT,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    UNCOMMON,
    UPGRADE,
    VILLAIN,
    WEAPON,
    YELLOW,
)
from kantyna.kernel.combinators import Then

YELLOW_VILLAINS: Final[list[Card]] = [
    character(
        "bala-tik",
        set=AWAKENINGS,
        number=19,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        health=8,
        points=8,
        elite=11,
        sides=[ranged(1), ranged(2, plus=True), focus(1), shield(1), resource(1), blank()],
        abilities=[after(opponent_defeated(), [ReadyThis()], may=True)],
    ),
    character(
        "jabba-the-hutt",
        set=AWAKENINGS,
        number=20,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        health=11,
        points=11,
        elite=14,
        sides=[focus(1), focus(1), disrupt(2), discard(2), resource(1), blank()],
        abilities=[after(this_activated(), [RerollDice(Dice(colour=YELLOW))], may=True)],
    ),
    character(
        "jango-fett",
        set=AWAKENINGS,
        number=21,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        health=10,
        points=12,
        elite=16,
        sides=[ranged(1), ranged(2), melee(1), resource(1), resource(1, plus=True), blank()],
        abilities=[after(opponent_activates(CHARACTER), [ActivateThis()], may=True)],
    ),
    character(
        "tusken-raider",
        set=AWAKENINGS,
        number=22,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        health=8,
        points=9,
        sides=[ranged(1), melee(1), melee(3, cost=1), shield(1), resource(1), blank()],
        abilities=[
            after(
                this_activated(), [ResolveDice(Dice(YOURS, of=OF_THIS))], cost=[DiscardCards(Pile(FROM_HAND))], may=True
            )
        ],
    ),
    upgrade(
        "crime-lord",
        set=AWAKENINGS,
        number=23,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=4,
        subtype=ABILITY,
        sides=[focus(2), disrupt(3, cost=1), shield(2), resource(2), special(), special()],
        only=[OnlyOn(YELLOW)],
        abilities=[use([Doom(Characters())], cost=[Spend(5)])],
    ),
    upgrade(
        "flame-thrower",
        set=AWAKENINGS,
        number=24,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=3,
        subtype=WEAPON,
        sides=[melee(2), melee(4, cost=1), disrupt(1), resource(1), special(), blank()],
        abilities=[use([DealDamage(Characters(), 1, least=0, most=3)])],
    ),
    upgrade(
        "gaffi-stick",
        set=AWAKENINGS,
        number=25,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=2,
        subtype=WEAPON,
        redeploy=True,
        sides=[melee(2, cost=1), melee(2, plus=True), disrupt(1), resource(1), special(), blank()],
        abilities=[use([DealDamage(Characters(), 3)], cost=[RemoveDice(Dice(YOURS, symbols=[MELEE]))])],
    ),
    upgrade(
        "on-the-hunt",
        set=AWAKENINGS,
        number=26,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=1,
        subtype=ABILITY,
        sides=[ranged(1, plus=True), melee(1, plus=True), discard(1), special(), special(), blank()],
        abilities=[use([RemoveShields(Characters()), May([RemoveDice(Dice(of=OF_CHOSEN))], cost=[Spend(1)])])],
    ),
    event(
        "ace-in-the-hole",
        set=AWAKENINGS,
        number=92,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[text([RollIn(OF_CARD)], cost=[DiscardCards(Pile(FROM_HAND, kinds=[UPGRADE], colour=YELLOW))])],
    ),
    event(
        "armed-to-the-teeth",
        set=AWAKENINGS,
        number=93,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[
            text(
                [
                    DiscardInPlay(InPlay(UPGRADE, YOURS, on_colour=YELLOW, same_bearer=True), least=0, most=ANY_NUMBER),
                    Then(DealDamage(Characters(), equal=Amount(HOW_MANY))),
                ]
            )
        ],
    ),
    event(
        "confiscation",
        set=AWAKENINGS,
        number=94,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[text([ReturnToHand(InPlay(UPGRADE, OPPONENTS), paying=True)])],
    ),
    event(
        "fight-dirty",
        set=AWAKENINGS,
        number=95,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=1,
        abilities=[
            text(
                [
                    RemoveDice(Dice(YOURS, colour=YELLOW), least=0, most=ANY_NUMBER),
                    Then(DealDamage(Characters(), equal=Amount(HOW_MANY))),
                ]
            )
        ],
    ),
    event(
        "go-for-the-kill",
        set=AWAKENINGS,
        number=96,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[text([ResolveDice(Dice(YOURS, symbols=[RANGED]), unblockable=True)])],
    ),
    event(
        "he-doesnt-like-you",
        set=AWAKENINGS,
        number=97,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=0,
        abilities=[text([RemoveDice(Dice(OPPONENTS))], cost=[RemoveDice(Dice(YOURS))])],
    ),
    event(
        "lying-in-wait",
        set=AWAKENINGS,
        number=98,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=1,
        abilities=[text([FoeDiscards(equal=Amount(MORE_THAN_YOU))])],
    ),
    support(
        "backup-muscle",
        set=AWAKENINGS,
        number=99,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=1,
        abilities=[
            after(this_played(), [PlaceTokens(3)]),
            action([MoveTokens(None, Characters(), from_this=True)], cost=[ExhaustThis()]),
        ],
    ),
    support(
        "my-kind-of-scum",
        set=AWAKENINGS,
        number=100,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=1,
        abilities=[after(you_resolve(DISRUPT), [Gain(equal=Amount(JUST_LOST))], cost=[ExhaustThis()], may=True)],
    ),
    support(
        "underworld-connections",
        set=AWAKENINGS,
        number=101,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        cost=2,
        abilities=[action([Gain(1)], cost=[ExhaustThis()])],
    ),
    upgrade(
        "prized-possession",
        set=AWAKENINGS,
        number=102,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=YELLOW,
        unique=True,
        cost=4,
        abilities=[after(this_played(), [CaptureDie(Dice(OPPONENTS, kind=CHARACTER))], may=True)],
    ),
]
