"""The six affiliation cards."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.cards.build import affiliation
from kantyna.games.card_game.words import AFFILIATIONS, NEUTRAL

AFFILIATION_CARDS: Final[list[Card]] = [affiliation(AFFILIATIONS[number], number) for number in range(NEUTRAL)]
