"""The card book: every different card numbered, its figures in parallel lists, its abilities in the program.

Numbers are given in the order of the card files; saves use the keys.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import EVERY_FACTION
from kantyna.kernel.effect import Script
from kantyna.kernel.ids import BITS
from kantyna.kernel.program import Program

CARDS: Final[list[Card]] = []
KIND: Final[list[int]] = []
FACTION: Final[list[int]] = []
COST: Final[list[int]] = []
DEFENSE: Final[list[int]] = []
COMBAT_A_SHIP: Final[list[int]] = []
COUNTS_FOR: Final[list[int]] = []
"""The mask of the factions that a card counts for."""
PRIMARY_SCRIPT: Final[list[Script[StarRealms]]] = []
ALLY_SCRIPT: Final[list[Script[StarRealms]]] = []
SCRAP_SCRIPT: Final[list[Script[StarRealms]]] = []
HAS_PRIMARY: Final[list[int]] = []
HAS_ALLY: Final[list[int]] = []
HAS_SCRAP: Final[list[int]] = []
NUMBER_OF: Final[dict[str, int]] = {}

SCOUT: Final = 0
VIPER: Final = 1
EXPLORER: Final = 2
"""The three starters come first in the book."""

PROGRAM: Final = Program()


def enter(cards: list[Card]) -> None:
    """Put cards into the book; called once at import by ``cards``."""
    for card in cards:
        NUMBER_OF[card.key] = len(CARDS)
        CARDS.append(card)
        KIND.append(card.kind)
        FACTION.append(card.faction)
        COST.append(card.cost)
        DEFENSE.append(card.defense)
        COMBAT_A_SHIP.append(card.each_ship)
        COUNTS_FOR.append(EVERY_FACTION if card.ally_to_all else BITS[card.faction])
        for name, script, lot, has in (
            ("primary", card.primary, PRIMARY_SCRIPT, HAS_PRIMARY),
            ("ally", card.ally, ALLY_SCRIPT, HAS_ALLY),
            ("scrap", card.scrap, SCRAP_SCRIPT, HAS_SCRAP),
        ):
            PROGRAM.add(f"{card.key}/{name}", script)
            lot.append(script)
            has.append(1 if script.effects else 0)
