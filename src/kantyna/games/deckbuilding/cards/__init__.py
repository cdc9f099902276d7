"""All different cards of the box: units and capital ships first, bases last; a card's definition is its place here."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Card
from kantyna.games.deckbuilding.cards.bases import BASE_CARDS
from kantyna.games.deckbuilding.cards.empire import EMPIRE_CARDS
from kantyna.games.deckbuilding.cards.neutral import NEUTRAL_CARDS
from kantyna.games.deckbuilding.cards.rebel import REBEL_CARDS
from kantyna.games.deckbuilding.cards.starters import STARTER_CARDS
from kantyna.games.deckbuilding.table import PROGRAM

CARDS: Final[list[Card]] = [*STARTER_CARDS, *EMPIRE_CARDS, *REBEL_CARDS, *NEUTRAL_CARDS, *BASE_CARDS]
NUMBER_OF: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}

for number, card in enumerate(CARDS):
    card.number = number
    PROGRAM.add(f"{card.key}/ability", card.ability.script)
    PROGRAM.add(f"{card.key}/reward", card.reward)
