"""All different things of the box: spaces, captains, sheets, market, encounters, databank, contacts, patrols, AI cards.

A definition's number is its place here.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Card
from kantyna.games.outer_rim.cards.spaces import SPACE_CARDS

CARDS: Final[list[Card]] = [*SPACE_CARDS]
