"""The battlefields of the Two-Player Game."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.vocabulary import STARTER, TWO_PLAYER_GAME

BATTLEFIELDS: Final[list[Card]] = [
    battlefield("hangar-bay", set=TWO_PLAYER_GAME, number=23, rarity=STARTER),
    battlefield("obi-wans-hut", set=TWO_PLAYER_GAME, number=46, rarity=STARTER),
]
