"""Blue heroes of Awakenings: the Jedi and their pupils."""

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
from kantyna.games.destiny.effects.actions import TakeActions
from kantyna.games.destiny.effects.activity import Exhaust, ExhaustThis
from kantyna.games.destiny.effects.amount import COUNTED, HOW_MANY, VALUE, Amount
from kantyna.games.destiny.effects.choices import ChooseOne
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.constant import BARE_WEAPON_DISCOUNT, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.defeat import Defeat
from kantyna.games.destiny.effects.hand import DiscardCards, Draw, PlayFrom
from kantyna.games.destiny.effects.looking import DiscardOneDrawOther
from kantyna.games.destiny.effects.piles import MillFoe, Recover
from kantyna.games.destiny.effects.removal import RemoveChosen, RemoveDice, RemoveNamed
from kantyna.games.destiny.effects.requirement import FirstRound, OnlyOn
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.shields import GiveShields, LoseOwnShield, RemoveShields, ShieldsTo, SpreadShields
from kantyna.games.destiny.effects.tokens import MoveTokens
from kantyna.games.destiny.effects.trigger import (
    bearer_defeated,
    played_on_this,
    this_activated,
    this_gains_shields,
    this_played,
)
from kantyna.games.destiny.effects.turning import NameSymbol
from kantyna.games.destiny.effects.upgrades import BecomeSupport
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OF_BEARER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    BLUE,
    COMMON,
    EQUIPMENT,
    EVENT,
    HERO,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    STARTER,
    UNCOMMON,
    UPGRADE,
    WEAPON,
)
from kantyna.kernel.combinators import Then

BLUE_HEROES: Final[list[Card]] = [
    character(
        "luke-skywalker",
        set=AWAKENINGS,
        number=35,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        health=12,
        points=15,
        elite=20,
        sides=[melee(2), melee(3), focus(1), shield(1), resource(1), blank()],
        abilities=[after(this_activated(), [Draw(1)])],
    ),
    character(
        "padawan",
        set=AWAKENINGS,
        number=36,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        health=7,
        points=8,
        sides=[melee(1), melee(1), melee(2), focus(1), resource(1), blank()],
        constants=[Constant(BARE_WEAPON_DISCOUNT)],
    ),
    character(
        "qui-gon-jinn",
        set=AWAKENINGS,
        number=37,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        health=11,
        points=13,
        elite=17,
        sides=[melee(1), melee(2), shield(1), shield(2), resource(1), blank()],
        abilities=[before(this_gains_shields(), [DealDamage(Characters(), 1)], cost=[LoseOwnShield()], may=True)],
    ),
    character(
        "rey",
        set=AWAKENINGS,
        number=38,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        health=10,
        points=9,
        elite=12,
        sides=[melee(1), melee(2, plus=True), discard(1), resource(1), resource(1, plus=True), blank()],
        abilities=[after(played_on_this(UPGRADE), [TakeActions(1)])],
    ),
    upgrade(
        "force-protection",
        set=AWAKENINGS,
        number=39,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        cost=3,
        subtype=ABILITY,
        sides=[disrupt(1), discard(1), resource(1), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([SpreadShields(3)])],
    ),
    upgrade(
        "jedi-robes",
        set=AWAKENINGS,
        number=40,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        cost=2,
        subtype=EQUIPMENT,
        sides=[focus(1), focus(1), disrupt(1), resource(1), resource(1, plus=True), blank()],
        abilities=[after(this_played(), [ShieldsTo(OF_BEARER, 1, unless=FirstRound(), otherwise=2)])],
    ),
    upgrade(
        "luke-skywalkers-lightsaber",
        set=AWAKENINGS,
        number=41,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        cost=3,
        subtype=WEAPON,
        sides=[melee(3, cost=1), melee(3, plus=True), shield(2), resource(1), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([ChooseOne([[GiveShields(Characters(), 2)], [DealDamage(Characters(), 2, unblockable=True)]])])],
    ),
    upgrade(
        "one-with-the-force",
        set=AWAKENINGS,
        number=42,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=BLUE,
        cost=4,
        subtype=ABILITY,
        sides=[ranged(3), focus(2), focus(3), disrupt(3), shield(2), resource(2)],
        only=[OnlyOn(BLUE)],
        abilities=[before(bearer_defeated(), [BecomeSupport()])],
    ),
    event(
        "anticipate",
        set=AWAKENINGS,
        number=114,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=2,
        abilities=[
            text(
                [
                    ResolveDice(Dice(OPPONENTS), least=0, most=ANY_NUMBER, by_opponent=True),
                    Then(RemoveDice(Dice(OPPONENTS, unresolved=True), most=ALL)),
                ]
            )
        ],
    ),
    event(
        "defensive-stance",
        set=AWAKENINGS,
        number=115,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[text([GiveShields(Characters(), 2)])],
    ),
    event(
        "force-misdirection",
        set=AWAKENINGS,
        number=116,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[text([NameSymbol(Dice(YOURS, colour=BLUE)), Then(RemoveNamed(Dice(OPPONENTS)))])],
    ),
    event(
        "heroism",
        set=AWAKENINGS,
        number=117,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[
            text(
                [
                    Choose(Dice(OPPONENTS, symbols=[MELEE, RANGED])),
                    DealDamage(Characters(YOURS, unique=1), equal=Amount(VALUE)),
                    Then(RemoveChosen(prior=True)),
                ]
            )
        ],
    ),
    event(
        "noble-sacrifice",
        set=AWAKENINGS,
        number=118,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[text([Exhaust(Characters(exhausted=0))], cost=[Defeat(Characters(YOURS, colour=BLUE))])],
    ),
    event(
        "patience",
        set=AWAKENINGS,
        number=119,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[text([RemoveDice(Dice(YOURS), least=0, most=ANY_NUMBER), Then(MillFoe(equal=Amount(HOW_MANY)))])],
    ),
    event(
        "return-of-the-jedi",
        set=AWAKENINGS,
        number=120,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[text([Recover(Pile(FROM_DISCARD, kinds=[EVENT], colour=BLUE))])],
    ),
    event(
        "riposte",
        set=AWAKENINGS,
        number=121,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[
            text([RemoveShields(Characters(YOURS), some=True), Then(DealDamage(Characters(), equal=Amount(COUNTED)))])
        ],
    ),
    event(
        "willpower",
        set=AWAKENINGS,
        number=122,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[text([MoveTokens(Characters(YOURS, exhausted=1), Characters(OPPONENTS, exhausted=1))])],
    ),
    support(
        "jedi-council",
        set=AWAKENINGS,
        number=123,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        cost=2,
        abilities=[action([DiscardOneDrawOther(2, any_player=True)], cost=[ExhaustThis()])],
    ),
    support(
        "awakening",
        set=AWAKENINGS,
        number=124,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[action([ResolveDice(Dice(YOURS, modifier=True), as_no_modifier=True)], cost=[ExhaustThis()])],
    ),
    support(
        "the-force-is-strong",
        set=AWAKENINGS,
        number=125,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[
            action(
                [PlayFrom(Pile(FROM_HAND, copy_of_chosen=True), free=True)],
                cost=[ExhaustThis(), DiscardCards(Pile(FROM_HAND, colour=BLUE))],
            )
        ],
    ),
]
