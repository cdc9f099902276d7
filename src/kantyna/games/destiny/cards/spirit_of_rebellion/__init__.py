"""All cards of Spirit of Rebellion."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card
from kantyna.games.destiny.cards.spirit_of_rebellion.battlefields import BATTLEFIELDS
from kantyna.games.destiny.cards.spirit_of_rebellion.blue_heroes import BLUE_HEROES
from kantyna.games.destiny.cards.spirit_of_rebellion.blue_neutral import BLUE_NEUTRAL
from kantyna.games.destiny.cards.spirit_of_rebellion.blue_villains import BLUE_VILLAINS
from kantyna.games.destiny.cards.spirit_of_rebellion.gray import GRAY_CARDS
from kantyna.games.destiny.cards.spirit_of_rebellion.red_heroes import RED_HEROES
from kantyna.games.destiny.cards.spirit_of_rebellion.red_neutral import RED_NEUTRAL
from kantyna.games.destiny.cards.spirit_of_rebellion.red_villains import RED_VILLAINS
from kantyna.games.destiny.cards.spirit_of_rebellion.yellow_heroes import YELLOW_HEROES
from kantyna.games.destiny.cards.spirit_of_rebellion.yellow_neutral import YELLOW_NEUTRAL
from kantyna.games.destiny.cards.spirit_of_rebellion.yellow_villains import YELLOW_VILLAINS

SPIRIT_OF_REBELLION_CARDS: Final[list[Card]] = [
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
