"""The battlefields of Awakenings."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.vocabulary import AWAKENINGS, COMMON, STARTER, UNCOMMON

BATTLEFIELDS: Final[list[Card]] = [
    battlefield("command-center", set=AWAKENINGS, number=165, rarity=UNCOMMON),
    battlefield("echo-base", set=AWAKENINGS, number=166, rarity=UNCOMMON),
    battlefield("emperors-throne-room", set=AWAKENINGS, number=167, rarity=UNCOMMON),
    battlefield("frozen-wastes", set=AWAKENINGS, number=168, rarity=STARTER),
    battlefield("imperial-armory", set=AWAKENINGS, number=169, rarity=COMMON),
    battlefield("jedi-temple", set=AWAKENINGS, number=170, rarity=COMMON),
    battlefield("rebel-war-room", set=AWAKENINGS, number=171, rarity=COMMON),
    battlefield("mos-eisley-spaceport", set=AWAKENINGS, number=172, rarity=COMMON),
    battlefield("separatist-base", set=AWAKENINGS, number=173, rarity=COMMON),
    battlefield("starship-graveyard", set=AWAKENINGS, number=174, rarity=STARTER),
]
