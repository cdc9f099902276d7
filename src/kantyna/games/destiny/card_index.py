"""The card book: every different card, numbered in the order of the card files, and behind them the dice; saves use
the keys."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card
from kantyna.games.destiny.vocabulary import QUESTIONS
from kantyna.kernel.program import Program

CARDS: Final[list[Card]] = []
NUMBER_OF: Final[dict[str, int]] = {}
"""The definition of each card by its key."""
CARD_OF: Final[list[int]] = []
"""For each definition its card: itself, or the card whose die it is."""
DICE_KEYS: Final[list[str]] = []
"""The keys of the dice, in the order of their definitions."""
PROGRAM: Final = Program(QUESTIONS)


def enter(cards: list[Card]) -> None:
    """Put all cards and their dice into the book; called once at import by ``cards``."""
    if CARDS:
        raise ValueError("the book is full")
    for card in cards:
        card.definition = len(CARDS)
        NUMBER_OF[card.key] = card.definition
        CARDS.append(card)
        CARD_OF.append(card.definition)
    for card in cards:
        if card.has_die:
            card.die = len(CARD_OF)
            CARD_OF.append(card.definition)
            DICE_KEYS.append(f"die-{card.key}")
