"""The battlefields of Spirit of Rebellion."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.effects.ability import claim
from kantyna.games.destiny.effects.board import MoveUpgrade
from kantyna.games.destiny.effects.dice import LockDie, RemoveDice, ResolveDice
from kantyna.games.destiny.effects.hand import Draw, FoeDiscards, HandToDeck, PlayFrom
from kantyna.games.destiny.effects.supplies import Gain
from kantyna.games.destiny.effects.which import (
    ANY_NUMBER,
    FROM_DISCARD,
    FROM_HAND,
    OPPONENTS,
    YOURS,
    Characters,
    Dice,
    InPlay,
    Pile,
)
from kantyna.games.destiny.effects.wounds import Heal, RemoveShields
from kantyna.games.destiny.vocabulary import (
    CHARACTER,
    COMMON,
    MELEE,
    RANGED,
    SPIRIT_OF_REBELLION,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
)

BATTLEFIELDS: Final[list[Card]] = [
    battlefield(
        "carbon-freezing-chamber",
        set=SPIRIT_OF_REBELLION,
        number=151,
        rarity=UNCOMMON,
        abilities=[claim([LockDie(Dice(kind=CHARACTER, on_cards=True))])],
    ),
    battlefield(
        "cargo-hold",
        set=SPIRIT_OF_REBELLION,
        number=152,
        rarity=COMMON,
        abilities=[claim([MoveUpgrade(InPlay(UPGRADE))])],
    ),
    battlefield(
        "docking-bay",
        set=SPIRIT_OF_REBELLION,
        number=153,
        rarity=COMMON,
        abilities=[claim([PlayFrom(Pile(FROM_HAND | FROM_DISCARD, kinds=[SUPPORT]), less=1)])],
    ),
    battlefield(
        "ewok-village",
        set=SPIRIT_OF_REBELLION,
        number=154,
        rarity=COMMON,
        abilities=[claim([RemoveShields(Characters())])],
    ),
    battlefield(
        "mazs-castle",
        set=SPIRIT_OF_REBELLION,
        number=155,
        rarity=UNCOMMON,
        abilities=[claim([Draw(2), HandToDeck(least=0, most=ANY_NUMBER)])],
    ),
    battlefield("moisture-farm", set=SPIRIT_OF_REBELLION, number=156, rarity=UNCOMMON, abilities=[claim([Gain(1)])]),
    battlefield(
        "otoh-gunga", set=SPIRIT_OF_REBELLION, number=157, rarity=COMMON, abilities=[claim([Heal(Characters(), 1)])]
    ),
    battlefield(
        "secluded-beach",
        set=SPIRIT_OF_REBELLION,
        number=158,
        rarity=COMMON,
        abilities=[claim([RemoveDice(Dice(OPPONENTS, symbols=[RANGED]))])],
    ),
    battlefield(
        "secret-facility",
        set=SPIRIT_OF_REBELLION,
        number=159,
        rarity=UNCOMMON,
        abilities=[claim([ResolveDice(Dice(YOURS, symbols=[MELEE, RANGED]), least=0, most=3)])],
    ),
    battlefield(
        "war-torn-streets",
        set=SPIRIT_OF_REBELLION,
        number=160,
        rarity=COMMON,
        abilities=[claim([FoeDiscards(1, by_chance=True)])],
    ),
]
