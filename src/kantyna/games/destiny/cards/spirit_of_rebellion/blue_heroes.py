"""Blue heroes of Spirit of Rebellion: the Jedi and their pupils."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    character,
    discard,
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
from kantyna.games.destiny.effects.amount import VALUE, Amount
from kantyna.games.destiny.effects.choices import ChooseOne
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.constant import NO_BLUE_ABILITIES, SHARED_SHIELDS, Constant
from kantyna.games.destiny.effects.damage import DamageTo, DealDamage
from kantyna.games.destiny.effects.hand import Draw, PlayFrom
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.piles import MillFoe
from kantyna.games.destiny.effects.removal import GiveUpDie, RemoveChosen, RemoveDice
from kantyna.games.destiny.effects.requirement import AnotherShowsSame, OnlyOn, Showing
from kantyna.games.destiny.effects.resolution import AddValue, ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import GiveShields, RemoveShields
from kantyna.games.destiny.effects.supplies import Spend
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import this_activated, this_defeated, this_resolved, you_roll
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OF_CHOSEN, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    BLANK,
    BLUE,
    CHARACTER,
    COMMON,
    FOCUS,
    HERO,
    LEGENDARY,
    MELEE,
    RARE,
    SHIELD,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    VEHICLE,
    WEAPON,
)
from kantyna.kernel.combinators import Then

BLUE_HEROES: Final[list[Card]] = [
    character(
        "jedi-acolyte",
        set=SPIRIT_OF_REBELLION,
        number=34,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        health=7,
        points=9,
        sides=[melee(1), focus(1), focus(2), discard(1), resource(1), blank()],
        abilities=[before(this_resolved(), [AddValue(1)], only=[AnotherShowsSame()])],
    ),
    character(
        "chirrut-imwe",
        set=SPIRIT_OF_REBELLION,
        number=35,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        health=11,
        points=12,
        elite=16,
        sides=[ranged(1), ranged(2, plus=True), melee(2), melee(1, plus=True), resource(1), blank()],
        constants=[Constant(NO_BLUE_ABILITIES)],
        abilities=[after(this_activated(), [RerollDice(Dice(YOURS, symbols=[BLANK]), most=ALL)], may=True)],
    ),
    character(
        "luminara-unduli",
        set=SPIRIT_OF_REBELLION,
        number=36,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        health=10,
        points=13,
        elite=17,
        sides=[melee(1), melee(2), focus(1), resource(1), special(), blank()],
        abilities=[use([ResolveDice(Dice(YOURS, kind=CHARACTER), bonus=2, common_bonus=3)])],
    ),
    character(
        "obi-wan-kenobi",
        set=SPIRIT_OF_REBELLION,
        number=37,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        health=11,
        points=16,
        elite=20,
        guardian=True,
        sides=[melee(1), melee(3), focus(1), focus(2), resource(1), blank()],
        abilities=[
            before(this_defeated(), [PlayFrom(Pile(FROM_HAND | FROM_DISCARD, colour=BLUE), free=True)], may=True)
        ],
    ),
    support(
        "delta-7-interceptor",
        set=SPIRIT_OF_REBELLION,
        number=38,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        cost=3,
        subtype=VEHICLE,
        sides=[ranged(2), ranged(3, cost=1), focus(1), shield(1), special(), blank()],
        abilities=[use([RerollDice(Dice(), least=0, most=3)])],
    ),
    upgrade(
        "handcrafted-light-bow",
        set=SPIRIT_OF_REBELLION,
        number=39,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=BLUE,
        cost=3,
        subtype=WEAPON,
        sides=[ranged(2), melee(2), shield(1), discard(1), special(), blank()],
        abilities=[
            use([DealDamage(Characters(), 3)]),
            use([RemoveShields(Characters()), Then(DamageTo(OF_CHOSEN, 2))]),
        ],
    ),
    upgrade(
        "force-heal",
        set=SPIRIT_OF_REBELLION,
        number=40,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[shield(1), resource(1), resource(1), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([ChooseOne([[Heal(Characters(), 1)], [Heal(Characters(), 2)]], costs=[[], [Spend(1)]])])],
    ),
    upgrade(
        "journals-of-ben-kenobi",
        set=SPIRIT_OF_REBELLION,
        number=41,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        cost=1,
        sides=[melee(1, plus=True), resource(1), resource(1), blank(), blank(), blank()],
        abilities=[action([Draw(1)], cost=[GiveUpDie()])],
    ),
    event(
        "caution",
        set=SPIRIT_OF_REBELLION,
        number=100,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[text([GiveShields(Characters(not_of_die=True), 3)], cost=[RemoveDice(Dice(YOURS, kind=CHARACTER))])],
    ),
    event(
        "destiny",
        set=SPIRIT_OF_REBELLION,
        number=101,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[
            text(
                [
                    RemoveDice(Dice(YOURS, colour=BLUE), least=0, most=ANY_NUMBER),
                    PlayFrom(Pile(FROM_HAND, at_most_amount=True), free=True),
                ]
            )
        ],
    ),
    event(
        "determination",
        set=SPIRIT_OF_REBELLION,
        number=102,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        only=[Showing(FOCUS)],
        abilities=[text([ResolveDice(Dice(YOURS), another_symbol=True)])],
    ),
    event(
        "guard",
        set=SPIRIT_OF_REBELLION,
        number=103,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[
            text(
                [RemoveDice(Dice(OPPONENTS), count=Amount(VALUE))],
                cost=[RemoveDice(Dice(YOURS, colour=BLUE, symbols=[MELEE]))],
            )
        ],
    ),
    event(
        "krayt-dragon-howl",
        set=SPIRIT_OF_REBELLION,
        number=104,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[
            text(
                [
                    Choose(Dice(OPPONENTS)),
                    ChooseOne([[RemoveChosen(by_opponent=True)], [MillFoe(2)]], by_opponent=True),
                ],
                cost=[Spot(BLUE)],
            )
        ],
    ),
    event(
        "my-ally-is-the-force",
        set=SPIRIT_OF_REBELLION,
        number=105,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=2,
        ambush=True,
        abilities=[text([ResolveDice(Dice(YOURS, colour=BLUE), keep=True)])],
    ),
    event(
        "synchronicity",
        set=SPIRIT_OF_REBELLION,
        number=106,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        only=[Showing(MELEE), Showing(SHIELD)],
        abilities=[text([DealDamage(Characters(), 2, unblockable=True)])],
    ),
    support(
        "your-eyes-can-deceive-you",
        set=SPIRIT_OF_REBELLION,
        number=107,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[after(you_roll(SHIELD), [TurnDice(Dice(OPPONENTS))], cost=[ExhaustThis()], may=True)],
    ),
    upgrade(
        "protective-mentor",
        set=SPIRIT_OF_REBELLION,
        number=108,
        rarity=COMMON,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        constants=[Constant(SHARED_SHIELDS)],
    ),
]
