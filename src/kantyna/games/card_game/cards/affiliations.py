"""The six affiliation cards."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.cards.builders import affiliation
from kantyna.games.card_game.vocabulary import AFFILIATIONS, NEUTRAL

AFFILIATION_CARDS: Final[list[Card]] = [affiliation(AFFILIATIONS.words[number], number) for number in range(NEUTRAL)]
