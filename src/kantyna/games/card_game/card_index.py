"""The card book: every different card, numbered in the order of the card files; saves use the keys."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.vocabulary import QUESTIONS
from kantyna.kernel.program import Program

CARDS: Final[list[Card]] = []
NUMBER_OF: Final[dict[str, int]] = {}
PROGRAM: Final = Program(QUESTIONS)


def enter(cards: list[Card]) -> None:
    """Put cards into the book; called once at import by ``cards``."""
    for card in cards:
        card.number = len(CARDS)
        NUMBER_OF[card.key] = len(CARDS)
        CARDS.append(card)
    for card in cards:
        for one in card.constants:
            if one.what == c.TITLE_KEYWORD:
                card.title = NUMBER_OF[one.title]
