"""The battlefields of Spirit of Rebellion."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.effects.ability import claim
from kantyna.games.destiny.effects.hand import Draw, FoeDiscards, HandToDeck, PlayFrom
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import LockDie
from kantyna.games.destiny.effects.shields import RemoveShields
from kantyna.games.destiny.effects.supplies import Gain
from kantyna.games.destiny.effects.upgrades import MoveUpgrade
from kantyna.games.destiny.effects.which import ANY_NUMBER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
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
