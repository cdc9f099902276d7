"""Yellow heroes of Spirit of Rebellion: smugglers and rogues on the right side."""

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
from kantyna.games.destiny.effects.ability import after, text, use
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import VALUE, Amount
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.constant import FIRST_EVENT_DISCOUNT, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import LookAtHand, PlayFrom
from kantyna.games.destiny.effects.healing import HealBearer
from kantyna.games.destiny.effects.piles import ON_TOP, PlaceThis
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import Alone, CopyDiscarded, OnlyOn, Showing, Spotted, Totalling
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.effects.supplies import Gain
from kantyna.games.destiny.effects.tokens import MoveTokens
from kantyna.games.destiny.effects.trigger import (
    bearer_activated,
    this_activated,
    this_resolved,
    you_play_last_card,
    you_roll,
)
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OF_CHOSEN, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    COMMON,
    DISCARD,
    EQUIPMENT,
    EVENT,
    HERO,
    LEGENDARY,
    MELEE,
    RANGED,
    RARE,
    SPECIAL,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    VEHICLE,
    WEAPON,
    YELLOW,
)
from kantyna.kernel.combinators import Then

YELLOW_HEROES: Final[list[Card]] = [
    character(
        "chewbacca",
        set=SPIRIT_OF_REBELLION,
        number=43,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        health=12,
        points=12,
        elite=16,
        sides=[ranged(1), ranged(2, cost=1), melee(2), resource(1), special(), blank()],
        abilities=[
            use([DealDamage(Characters(), equal=Amount(VALUE))], cost=[TurnDice(Dice(OPPONENTS), to=[MELEE, RANGED])])
        ],
    ),
    character(
        "jyn-erso",
        set=SPIRIT_OF_REBELLION,
        number=44,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        health=11,
        points=15,
        elite=20,
        sides=[ranged(2), ranged(2), discard(1), discard(2), resource(1), blank()],
        constants=[Constant(FIRST_EVENT_DISCOUNT, colour=YELLOW)],
    ),
    character(
        "maz-kanata",
        set=SPIRIT_OF_REBELLION,
        number=45,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        health=8,
        points=8,
        elite=11,
        sides=[ranged(1), focus(1), focus(1), shield(1), resource(1), blank()],
        abilities=[after(this_activated(), [ResolveDice(Dice(YOURS), least=0, most=2)], may=True)],
    ),
    character(
        "outer-rim-smuggler",
        set=SPIRIT_OF_REBELLION,
        number=46,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        health=7,
        points=8,
        sides=[ranged(1), ranged(2), disrupt(1), discard(1), resource(1), blank()],
        abilities=[after(you_play_last_card(), [Gain(1)])],
    ),
    support(
        "smuggling-freighter",
        set=SPIRIT_OF_REBELLION,
        number=47,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        subtype=VEHICLE,
        sides=[disrupt(1), disrupt(2), resource(1), resource(2), blank(), blank()],
        abilities=[after(this_resolved(2), [PlaceThis(ON_TOP)])],
    ),
    upgrade(
        "bowcaster",
        set=SPIRIT_OF_REBELLION,
        number=48,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=YELLOW,
        cost=4,
        subtype=WEAPON,
        redeploy=True,
        sides=[ranged(2), ranged(4, cost=1), ranged(3, plus=True), disrupt(2), special(), blank()],
        abilities=[use([DealDamage(Characters(), 1, least=0, most=2, unblockable=True)])],
    ),
    upgrade(
        "lone-operative",
        set=SPIRIT_OF_REBELLION,
        number=49,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        cost=3,
        subtype=ABILITY,
        sides=[melee(2), discard(2), resource(1), special(), special(), blank()],
        abilities=[use([HealBearer(2, unless=Alone(), otherwise=3)])],
    ),
    upgrade(
        "mazs-goggles",
        set=SPIRIT_OF_REBELLION,
        number=50,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        cost=1,
        subtype=EQUIPMENT,
        sides=[focus(1), focus(2), resource(1), resource(1), special(), blank()],
        only=[Spotted(YELLOW)],
        abilities=[use([LookAtHand(Pile(FROM_HAND, OPPONENTS, kinds=[EVENT]))])],
    ),
    event(
        "garbagell-do",
        set=SPIRIT_OF_REBELLION,
        number=110,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        ambush=True,
        abilities=[
            text([GiveShields(Characters(YOURS), 1, most=ALL)], cost=[RemoveDice(Dice(YOURS, subtype=VEHICLE))])
        ],
    ),
    event(
        "hold-on",
        set=SPIRIT_OF_REBELLION,
        number=111,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        ambush=True,
        abilities=[text([MoveTokens(Characters(YOURS), Characters(), n=3, up_to=True, shields=True)])],
    ),
    event(
        "rebel",
        set=SPIRIT_OF_REBELLION,
        number=112,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        only=[Showing(DISCARD)],
        abilities=[text([PlayFrom(Pile(FROM_DISCARD), less=1)])],
    ),
    event(
        "long-con",
        set=SPIRIT_OF_REBELLION,
        number=113,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        abilities=[text([Gain(3)], only=[CopyDiscarded()])],
    ),
    event(
        "loth-cat-and-mouse",
        set=SPIRIT_OF_REBELLION,
        number=114,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        abilities=[text([RemoveDice(Dice(YOURS), by_opponent=True), Then(RemoveDice(Dice(OPPONENTS)))])],
    ),
    event(
        "never-tell-me-the-odds",
        set=SPIRIT_OF_REBELLION,
        number=115,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=3,
        abilities=[
            text(
                [
                    Choose(Characters(YOURS, colour=YELLOW)),
                    TurnDice(Dice(YOURS, of=OF_CHOSEN), least=0, most=ANY_NUMBER),
                ]
            )
        ],
    ),
    event(
        "planned-explosion",
        set=SPIRIT_OF_REBELLION,
        number=116,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        only=[Totalling(10)],
        abilities=[text([RemoveDice(Dice(YOURS), most=ALL), DealDamage(Characters(), 10)])],
    ),
    support(
        "double-dealing",
        set=SPIRIT_OF_REBELLION,
        number=117,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        abilities=[after(you_roll(SPECIAL), [Gain(1)], cost=[ExhaustThis()], may=True)],
    ),
    upgrade(
        "life-debt",
        set=SPIRIT_OF_REBELLION,
        number=118,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        only=[OnlyOn(YELLOW)],
        abilities=[after(bearer_activated(), [MoveTokens(Characters(not_bearer=True), None)], may=True)],
    ),
]
