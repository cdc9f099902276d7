"""The Blobs: combat, and the trade row to their liking."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects.bases import DestroyBase
from kantyna.games.star_realms.effects.choices import choose_one
from kantyna.games.star_realms.effects.hand import BlobsPlayed, Draw
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.effects.ships import ScrapRow, TakeShip
from kantyna.games.star_realms.vocabulary import BASE, BLOB, COMBAT, SHIP, TRADE
from kantyna.kernel.combinators import ForEach

BLOB_CARDS: Final[list[Card]] = [
    card("blob-fighter", copies=3, kind=SHIP, faction=BLOB, cost=1, primary=[Gain(COMBAT, 3)], ally=[Draw(1)]),
    card("trade-pod", copies=3, kind=SHIP, faction=BLOB, cost=2, primary=[Gain(TRADE, 3)], ally=[Gain(COMBAT, 2)]),
    card(
        "battle-pod",
        copies=2,
        kind=SHIP,
        faction=BLOB,
        cost=2,
        primary=[Gain(COMBAT, 4), ScrapRow()],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "ram",
        copies=2,
        kind=SHIP,
        faction=BLOB,
        cost=3,
        primary=[Gain(COMBAT, 5)],
        ally=[Gain(COMBAT, 2)],
        scrap=[Gain(TRADE, 3)],
    ),
    card(
        "blob-destroyer",
        copies=2,
        kind=SHIP,
        faction=BLOB,
        cost=4,
        primary=[Gain(COMBAT, 6)],
        ally=[DestroyBase(), ScrapRow()],
    ),
    card(
        "battle-blob",
        copies=1,
        kind=SHIP,
        faction=BLOB,
        cost=6,
        primary=[Gain(COMBAT, 8)],
        ally=[Draw(1)],
        scrap=[Gain(COMBAT, 4)],
    ),
    card("blob-carrier", copies=1, kind=SHIP, faction=BLOB, cost=6, primary=[Gain(COMBAT, 7)], ally=[TakeShip()]),
    card("mothership", copies=1, kind=SHIP, faction=BLOB, cost=7, primary=[Gain(COMBAT, 6), Draw(1)], ally=[Draw(1)]),
    card(
        "blob-wheel",
        copies=3,
        kind=BASE,
        faction=BLOB,
        cost=3,
        defense=5,
        primary=[Gain(COMBAT, 1)],
        scrap=[Gain(TRADE, 3)],
    ),
    card("the-hive", copies=1, kind=BASE, faction=BLOB, cost=5, defense=5, primary=[Gain(COMBAT, 3)], ally=[Draw(1)]),
    card(
        "blob-world",
        copies=1,
        kind=BASE,
        faction=BLOB,
        cost=8,
        defense=7,
        primary=[choose_one([Gain(COMBAT, 5)], [ForEach(BlobsPlayed(), [Draw(1)])])],
    ),
]
