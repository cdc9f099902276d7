"""Scouts, Vipers and Explorers: cards of no faction."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects import Gain
from kantyna.games.star_realms.words import COMBAT, SHIP, TRADE, UNALIGNED

STARTER_CARDS: Final[list[Card]] = [
    card("scout", 16, SHIP, UNALIGNED, 0, primary=[Gain(TRADE, 1)]),
    card("viper", 4, SHIP, UNALIGNED, 0, primary=[Gain(COMBAT, 1)]),
    card("explorer", 10, SHIP, UNALIGNED, 2, primary=[Gain(TRADE, 2)], scrap=[Gain(COMBAT, 2)]),
]
