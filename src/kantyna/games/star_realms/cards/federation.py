"""The Trade Federation: trade and authority."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects.bases import BasesInPlay, DestroyBase
from kantyna.games.star_realms.effects.choices import choose_one
from kantyna.games.star_realms.effects.hand import Draw
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.effects.ships import NextShipOnTop
from kantyna.games.star_realms.vocabulary import AUTHORITY, BASE, COMBAT, FEDERATION, OUTPOST, SHIP, TRADE
from kantyna.kernel.combinators import If

FEDERATION_CARDS: Final[list[Card]] = [
    card(
        "federation-shuttle",
        copies=3,
        kind=SHIP,
        faction=FEDERATION,
        cost=1,
        primary=[Gain(TRADE, 2)],
        ally=[Gain(AUTHORITY, 4)],
    ),
    card(
        "cutter",
        copies=3,
        kind=SHIP,
        faction=FEDERATION,
        cost=2,
        primary=[Gain(AUTHORITY, 4), Gain(TRADE, 2)],
        ally=[Gain(COMBAT, 4)],
    ),
    card(
        "embassy-yacht",
        copies=2,
        kind=SHIP,
        faction=FEDERATION,
        cost=3,
        primary=[Gain(AUTHORITY, 3), Gain(TRADE, 2), If(BasesInPlay(2), [Draw(2)])],
    ),
    card(
        "freighter", copies=2, kind=SHIP, faction=FEDERATION, cost=4, primary=[Gain(TRADE, 4)], ally=[NextShipOnTop()]
    ),
    card(
        "command-ship",
        copies=1,
        kind=SHIP,
        faction=FEDERATION,
        cost=8,
        primary=[Gain(AUTHORITY, 4), Gain(COMBAT, 5), Draw(2)],
        ally=[DestroyBase()],
    ),
    card(
        "trade-escort",
        copies=1,
        kind=SHIP,
        faction=FEDERATION,
        cost=5,
        primary=[Gain(AUTHORITY, 4), Gain(COMBAT, 4)],
        ally=[Draw(1)],
    ),
    card(
        "flagship",
        copies=1,
        kind=SHIP,
        faction=FEDERATION,
        cost=6,
        primary=[Gain(COMBAT, 5), Draw(1)],
        ally=[Gain(AUTHORITY, 5)],
    ),
    card(
        "trading-post",
        copies=2,
        kind=OUTPOST,
        faction=FEDERATION,
        cost=3,
        defense=4,
        primary=[choose_one([Gain(AUTHORITY, 1)], [Gain(TRADE, 1)])],
        scrap=[Gain(COMBAT, 3)],
    ),
    card(
        "barter-world",
        copies=2,
        kind=BASE,
        faction=FEDERATION,
        cost=4,
        defense=4,
        primary=[choose_one([Gain(AUTHORITY, 2)], [Gain(TRADE, 2)])],
        scrap=[Gain(COMBAT, 5)],
    ),
    card(
        "defense-center",
        copies=1,
        kind=OUTPOST,
        faction=FEDERATION,
        cost=5,
        defense=5,
        primary=[choose_one([Gain(AUTHORITY, 3)], [Gain(COMBAT, 2)])],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "central-office",
        copies=1,
        kind=BASE,
        faction=FEDERATION,
        cost=7,
        defense=6,
        primary=[Gain(TRADE, 2), NextShipOnTop()],
        ally=[Draw(1)],
    ),
    card(
        "port-of-call",
        copies=1,
        kind=OUTPOST,
        faction=FEDERATION,
        cost=6,
        defense=6,
        primary=[Gain(TRADE, 3)],
        scrap=[Draw(1), DestroyBase()],
    ),
]
