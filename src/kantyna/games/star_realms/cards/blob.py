"""The Blobs: combat, and the trade row to their liking."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects import (
    ChooseOne,
    DestroyBase,
    Draw,
    DrawForBlobs,
    Gain,
    ScrapRow,
    TakeShip,
)
from kantyna.games.star_realms.words import BASE, BLOB, COMBAT, SHIP, TRADE

BLOB_CARDS: Final[list[Card]] = [
    card("blob-fighter", 3, SHIP, BLOB, 1, primary=[Gain(COMBAT, 3)], ally=[Draw(1)]),
    card("trade-pod", 3, SHIP, BLOB, 2, primary=[Gain(TRADE, 3)], ally=[Gain(COMBAT, 2)]),
    card("battle-pod", 2, SHIP, BLOB, 2, primary=[Gain(COMBAT, 4), ScrapRow()], ally=[Gain(COMBAT, 2)]),
    card("ram", 2, SHIP, BLOB, 3, primary=[Gain(COMBAT, 5)], ally=[Gain(COMBAT, 2)], scrap=[Gain(TRADE, 3)]),
    card("blob-destroyer", 2, SHIP, BLOB, 4, primary=[Gain(COMBAT, 6)], ally=[DestroyBase(), ScrapRow()]),
    card("battle-blob", 1, SHIP, BLOB, 6, primary=[Gain(COMBAT, 8)], ally=[Draw(1)], scrap=[Gain(COMBAT, 4)]),
    card("blob-carrier", 1, SHIP, BLOB, 6, primary=[Gain(COMBAT, 7)], ally=[TakeShip()]),
    card("mothership", 1, SHIP, BLOB, 7, primary=[Gain(COMBAT, 6), Draw(1)], ally=[Draw(1)]),
    card("blob-wheel", 3, BASE, BLOB, 3, defense=5, primary=[Gain(COMBAT, 1)], scrap=[Gain(TRADE, 3)]),
    card("the-hive", 1, BASE, BLOB, 5, defense=5, primary=[Gain(COMBAT, 3)], ally=[Draw(1)]),
    card("blob-world", 1, BASE, BLOB, 8, defense=7, primary=[ChooseOne([Gain(COMBAT, 5)], [DrawForBlobs()])]),
]
