"""Scouts, Vipers and Explorers: cards of no faction."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.vocabulary import COMBAT, SHIP, TRADE, UNALIGNED

STARTER_CARDS: Final[list[Card]] = [
    card("scout", copies=16, kind=SHIP, faction=UNALIGNED, cost=0, primary=[Gain(TRADE, 1)]),
    card("viper", copies=4, kind=SHIP, faction=UNALIGNED, cost=0, primary=[Gain(COMBAT, 1)]),
    card(
        "explorer", copies=10, kind=SHIP, faction=UNALIGNED, cost=2, primary=[Gain(TRADE, 2)], scrap=[Gain(COMBAT, 2)]
    ),
]
