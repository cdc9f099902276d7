"""All cards of the Two-Player Game."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card
from kantyna.games.destiny.cards.two_player_game.battlefields import BATTLEFIELDS
from kantyna.games.destiny.cards.two_player_game.blue_heroes import BLUE_HEROES
from kantyna.games.destiny.cards.two_player_game.blue_neutral import BLUE_NEUTRAL
from kantyna.games.destiny.cards.two_player_game.blue_villains import BLUE_VILLAINS
from kantyna.games.destiny.cards.two_player_game.gray import GRAY_CARDS
from kantyna.games.destiny.cards.two_player_game.red_heroes import RED_HEROES
from kantyna.games.destiny.cards.two_player_game.red_neutral import RED_NEUTRAL
from kantyna.games.destiny.cards.two_player_game.red_villains import RED_VILLAINS

TWO_PLAYER_GAME_CARDS: Final[list[Card]] = [
    *BLUE_VILLAINS,
    *RED_VILLAINS,
    *RED_NEUTRAL,
    *BLUE_NEUTRAL,
    *GRAY_CARDS,
    *BATTLEFIELDS,
    *BLUE_HEROES,
    *RED_HEROES,
]
