"""All cards of Awakenings."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card
from kantyna.games.destiny.cards.awakenings.battlefields import BATTLEFIELDS
from kantyna.games.destiny.cards.awakenings.blue_heroes import BLUE_HEROES
from kantyna.games.destiny.cards.awakenings.blue_neutral import BLUE_NEUTRAL
from kantyna.games.destiny.cards.awakenings.blue_villains import BLUE_VILLAINS
from kantyna.games.destiny.cards.awakenings.gray import GRAY_CARDS
from kantyna.games.destiny.cards.awakenings.red_heroes import RED_HEROES
from kantyna.games.destiny.cards.awakenings.red_neutral import RED_NEUTRAL
from kantyna.games.destiny.cards.awakenings.red_villains import RED_VILLAINS
from kantyna.games.destiny.cards.awakenings.yellow_heroes import YELLOW_HEROES
from kantyna.games.destiny.cards.awakenings.yellow_neutral import YELLOW_NEUTRAL
from kantyna.games.destiny.cards.awakenings.yellow_villains import YELLOW_VILLAINS

AWAKENINGS_CARDS: Final[list[Card]] = [
    *RED_VILLAINS,
    *BLUE_VILLAINS,
    *GRAY_CARDS,
    *YELLOW_VILLAINS,
    *RED_HEROES,
    *BLUE_HEROES,
    *YELLOW_HEROES,
    *RED_NEUTRAL,
    *BLUE_NEUTRAL,
    *YELLOW_NEUTRAL,
    *BATTLEFIELDS,
]
