"""Red villains of Spirit of Rebellion: armies and fleets of the villains."""

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
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import NUMBER_OF, Amount
from kantyna.games.destiny.effects.battlefield import TakeBattlefield
from kantyna.games.destiny.effects.choices import May
from kantyna.games.destiny.effects.constant import GUARDS_RANGED, HOLDING_VALUE, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.piles import ON_TOP, Mill, PlaceThis, ReturnToHand
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveDice
from kantyna.games.destiny.effects.requirement import CopyDiscarded, HoldsBattlefield, OnlyOn, Showing
from kantyna.games.destiny.effects.resolution import ResolveChosen, ResolveDice
from kantyna.games.destiny.effects.rolls import OF_PLAYED, OF_TITLE, RerollDice, RerollThis, RollIn
from kantyna.games.destiny.effects.shields import RemoveShields
from kantyna.games.destiny.effects.supplies import Spend
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import own_defeated, played_on_this, this_activated, this_rolled_in, you_roll
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OF_BEARER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    COMMON,
    DISRUPT,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    RED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    UPGRADE,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import If, Then

RED_VILLAINS: Final[list[Card]] = [
    character(
        "death-trooper",
        set=SPIRIT_OF_REBELLION,
        number=1,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        health=10,
        points=10,
        sides=[ranged(1), ranged(1), ranged(2), ranged(2, plus=True), disrupt(1), blank()],
    ),
    character(
        "fn-2199",
        set=SPIRIT_OF_REBELLION,
        number=2,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        unique=True,
        health=11,
        points=10,
        elite=13,
        sides=[ranged(1), melee(1), melee(2, cost=1), shield(1), resource(1), blank()],
        abilities=[after(played_on_this(UPGRADE, WEAPON), [RollIn(OF_PLAYED), May([ResolveChosen()])])],
    ),
    character(
        "director-krennic",
        set=SPIRIT_OF_REBELLION,
        number=3,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=RED,
        unique=True,
        health=12,
        points=15,
        elite=19,
        sides=[ranged(2), focus(1), disrupt(2), discard(2), resource(1), blank()],
        abilities=[after(this_activated(), [RollIn(OF_TITLE, "death-trooper")], only=[HoldsBattlefield()])],
    ),
    character(
        "tie-pilot",
        set=SPIRIT_OF_REBELLION,
        number=4,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        health=7,
        points=8,
        sides=[
            ranged(1, plus=True),
            ranged(2, plus=True),
            ranged(3, plus=True, cost=1),
            focus(1),
            resource(1),
            blank(),
        ],
        constants=[Constant(GUARDS_RANGED)],
    ),
    support(
        "e-web-emplacement",
        set=SPIRIT_OF_REBELLION,
        number=5,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        cost=3,
        sides=[ranged(1), ranged(1, cost=1), ranged(2), ranged(2, cost=1), shield(2), blank()],
        constants=[Constant(HOLDING_VALUE)],
    ),
    upgrade(
        "imperial-discipline",
        set=SPIRIT_OF_REBELLION,
        number=6,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        subtype=ABILITY,
        sides=[ranged(1, plus=True), melee(1, plus=True), shield(1), resource(1), resource(1, plus=True), blank()],
        only=[OnlyOn(RED)],
        abilities=[action([TurnDice(Dice(YOURS, of=OF_BEARER), to=[RANGED, RESOURCE])], cost=[GiveUpDie()])],
    ),
    upgrade(
        "dt-29-heavy-blaster-pistol",
        set=SPIRIT_OF_REBELLION,
        number=7,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=RED,
        cost=2,
        subtype=WEAPON,
        sides=[ranged(1), ranged(2, plus=True), ranged(2, plus=True), shield(1), special(), blank()],
        abilities=[use([RemoveDice(Dice(OPPONENTS, costly=True))])],
    ),
    upgrade(
        "z6-riot-control-baton",
        set=SPIRIT_OF_REBELLION,
        number=8,
        rarity=LEGENDARY,
        affiliation=VILLAIN,
        colour=RED,
        cost=3,
        subtype=WEAPON,
        redeploy=True,
        sides=[melee(2), melee(2), melee(3, cost=1), resource(1), blank(), blank()],
        abilities=[after(this_rolled_in(), [RerollThis()], may=True)],
    ),
    event(
        "battle-formation",
        set=SPIRIT_OF_REBELLION,
        number=61,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        ambush=True,
        abilities=[text([May([RerollDice(Dice(YOURS), count=Amount(NUMBER_OF, Characters(YOURS, colour=RED)))])])],
    ),
    event(
        "imperial-war-machine",
        set=SPIRIT_OF_REBELLION,
        number=62,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        abilities=[text([ResolveDice(Dice(YOURS, colour=RED, costly=True), free=True)])],
    ),
    event(
        "lockdown",
        set=SPIRIT_OF_REBELLION,
        number=63,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        ambush=True,
        abilities=[text([TakeBattlefield()], cost=[Spot(RED, 2)])],
    ),
    event(
        "sustained-fire",
        set=SPIRIT_OF_REBELLION,
        number=64,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        only=[Showing(RANGED, least=2)],
        abilities=[text([RemoveShields(Characters(OPPONENTS), most=ALL)])],
    ),
    event(
        "traitor",
        set=SPIRIT_OF_REBELLION,
        number=65,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        ambush=True,
        abilities=[text([Mill(1), Then(RemoveDice(Dice(without=[SPECIAL], at_most_amount=True)))])],
    ),
    event(
        "trench-warfare",
        set=SPIRIT_OF_REBELLION,
        number=66,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        only=[Showing(SHIELD)],
        abilities=[text([TurnDice(Dice(OPPONENTS), least=0, most=ANY_NUMBER, to=[SHIELD])])],
    ),
    event(
        "undying-loyalty",
        set=SPIRIT_OF_REBELLION,
        number=67,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        abilities=[
            text([Heal(Characters(colour=RED), 1), If(CopyDiscarded(), [May([PlaceThis(ON_TOP)], cost=[Spend(1)])])])
        ],
    ),
    event(
        "we-have-them-now",
        set=SPIRIT_OF_REBELLION,
        number=68,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=2,
        only=[HoldsBattlefield()],
        abilities=[text([TurnDice(Dice(YOURS), least=0, most=4, to=[MELEE, RANGED])])],
    ),
    support(
        "attrition",
        set=SPIRIT_OF_REBELLION,
        number=69,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=1,
        abilities=[after(own_defeated(), [DealDamage(Characters(), 1)])],
    ),
    support(
        "imperial-inspection",
        set=SPIRIT_OF_REBELLION,
        number=70,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=RED,
        cost=0,
        abilities=[
            after(you_roll(DISRUPT), [ReturnToHand(InPlay(UPGRADE, at_most=2))], cost=[ExhaustThis()], may=True)
        ],
    ),
]
