"""The card book: every different card numbered, its figures in parallel lists, its abilities in the program.

Cards to play come first, bases last; saves use the keys.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Ability, Card
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import BASE, CAPITAL, NEUTRAL, SHIP, SHIPS_ATTACK, UNIT
from kantyna.kernel.effect import Script
from kantyna.kernel.program import Program

CARDS: Final[list[Card]] = []
KIND: Final[list[int]] = []
FACTION: Final[list[int]] = []
COST: Final[list[int]] = []
ATTACK: Final[list[int]] = []
RESOURCES: Final[list[int]] = []
FORCE: Final[list[int]] = []
HITS: Final[list[int]] = []
TARGET_VALUE: Final[list[int]] = []
"""Attack needed to defeat the card in the row; 0 for a card that can't be attacked there."""
TRAITS_OF: Final[list[int]] = []
UNIQUE: Final[list[int]] = []
MOMENT: Final[list[int]] = []
ABILITY: Final[list[Ability]] = []
REWARD_SCRIPT: Final[list[Script[Deckbuilding]]] = []
ALWAYS_KIND: Final[list[int]] = []
ALWAYS_AMOUNT: Final[list[int]] = []
HELPS: Final[list[int]] = []
"""What a card in play adds to the attack of: a mask of traits, or capital ships; nothing for most."""
HELPED_AS: Final[list[int]] = []
"""What a card is helped as: its traits, or a capital ship."""
NUMBER_OF: Final[dict[str, int]] = {}

FIRST_BASE: Final = 62
"""The number of the first base: units and capital ships have lower ones."""
PILOT: Final = 0
"""The Outer Rim Pilot comes first in the book, then the six starter cards."""
STARTERS: Final = 7
"""Cards below this number are not in the galaxy deck."""

PROGRAM: Final = Program()


def enter(cards: list[Card]) -> None:
    """Put cards into the book; called once at import by ``cards``."""
    for card in cards:
        number = len(CARDS)
        NUMBER_OF[card.key] = number
        CARDS.append(card)
        KIND.append(card.kind)
        FACTION.append(card.faction)
        COST.append(card.cost)
        ATTACK.append(card.attack)
        RESOURCES.append(card.resources)
        FORCE.append(card.force)
        HITS.append(card.hits)
        # In this box the target value of a faction's unit equals its cost.
        TARGET_VALUE.append(card.cost if card.kind == UNIT and card.faction != NEUTRAL else 0)
        TRAITS_OF.append(card.traits)
        UNIQUE.append(1 if card.unique else 0)
        MOMENT.append(card.ability.moment)
        ABILITY.append(card.ability)
        REWARD_SCRIPT.append(card.reward)
        ALWAYS_KIND.append(card.always.kind)
        ALWAYS_AMOUNT.append(card.always.amount)
        HELPS.append(CAPITAL if card.always.kind == SHIPS_ATTACK else card.always.traits)
        HELPED_AS.append(CAPITAL if card.kind == SHIP else card.traits)
        if card.ability.script.effects:
            PROGRAM.add(f"{card.key}/ability", card.ability.script)
        if card.reward.effects:
            PROGRAM.add(f"{card.key}/reward", card.reward)
        if (card.kind == BASE) != (number >= FIRST_BASE):
            raise ValueError(f"{card.key} is out of order: bases come last")
