"""The battlefields of Awakenings."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.effects.ability import claim
from kantyna.games.destiny.effects.choices import May
from kantyna.games.destiny.effects.hand import LookAtHand, PlayFrom
from kantyna.games.destiny.effects.piles import MillFoe, Recover, ReturnToHand
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.resolution import ResolveChosen, ResolveDice
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.effects.singular import EachFoeHurts
from kantyna.games.destiny.effects.supplies import Gain
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
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
