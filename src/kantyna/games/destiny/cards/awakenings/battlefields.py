"""The battlefields of Awakenings."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.effects.ability import claim
from kantyna.games.destiny.effects.choices import May
from kantyna.games.destiny.effects.dice import RemoveDice, ResolveChosen, ResolveDice, TurnDice
from kantyna.games.destiny.effects.hand import LookAtHand, PlayFrom
from kantyna.games.destiny.effects.piles import MillFoe, Recover, ReturnToHand
from kantyna.games.destiny.effects.singular import EachFoeHurts
from kantyna.games.destiny.effects.supplies import Gain
from kantyna.games.destiny.effects.which import (
    FROM_DISCARD,
    FROM_HAND,
    OPPONENTS,
    YOURS,
    Characters,
    Dice,
    InPlay,
    Pile,
)
from kantyna.games.destiny.effects.wounds import GiveShields
from kantyna.games.destiny.vocabulary import (
    AWAKENINGS,
    CHARACTER,
    COMMON,
    EVENT,
    SPECIAL,
    STARTER,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
)
from kantyna.kernel.combinators import Then

BATTLEFIELDS: Final[list[Card]] = [
    battlefield(
        "command-center", set=AWAKENINGS, number=165, rarity=UNCOMMON, abilities=[claim([MillFoe(2, each=True)])]
    ),
    battlefield(
        "echo-base", set=AWAKENINGS, number=166, rarity=UNCOMMON, abilities=[claim([GiveShields(Characters(), 1)])]
    ),
    battlefield(
        "emperors-throne-room",
        set=AWAKENINGS,
        number=167,
        rarity=UNCOMMON,
        abilities=[claim([TurnDice(Dice(YOURS), to=[SPECIAL]), Then(May([ResolveChosen()]))])],
    ),
    battlefield(
        "frozen-wastes",
        set=AWAKENINGS,
        number=168,
        rarity=STARTER,
        abilities=[claim([RemoveDice(Dice(kind=CHARACTER))])],
    ),
    battlefield(
        "imperial-armory",
        set=AWAKENINGS,
        number=169,
        rarity=COMMON,
        abilities=[claim([PlayFrom(Pile(FROM_HAND, kinds=[UPGRADE]), less=1)])],
    ),
    battlefield(
        "jedi-temple",
        set=AWAKENINGS,
        number=170,
        rarity=COMMON,
        abilities=[claim([LookAtHand(Pile(FROM_HAND, OPPONENTS, kinds=[EVENT]), least=0, most=2)])],
    ),
    battlefield(
        "rebel-war-room",
        set=AWAKENINGS,
        number=171,
        rarity=COMMON,
        abilities=[claim([ResolveDice(Dice(YOURS), free=True)])],
    ),
    battlefield(
        "mos-eisley-spaceport",
        set=AWAKENINGS,
        number=172,
        rarity=COMMON,
        abilities=[claim([Gain(1)], cost=[ReturnToHand(InPlay(UPGRADE, YOURS))])],
    ),
    battlefield("separatist-base", set=AWAKENINGS, number=173, rarity=COMMON, abilities=[claim([EachFoeHurts(1)])]),
    battlefield(
        "starship-graveyard",
        set=AWAKENINGS,
        number=174,
        rarity=STARTER,
        abilities=[claim([Recover(Pile(FROM_DISCARD, kinds=[UPGRADE, SUPPORT]), to_deck=True)])],
    ),
]
