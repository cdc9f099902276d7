"""The Trade Federation: trade and authority."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects import ChooseOne, DestroyBase, Draw, Gain, IfBases, NextShipOnTop
from kantyna.games.star_realms.words import AUTHORITY, BASE, COMBAT, FEDERATION, OUTPOST, SHIP, TRADE

FEDERATION_CARDS: Final[list[Card]] = [
    card("federation-shuttle", 3, SHIP, FEDERATION, 1, primary=[Gain(TRADE, 2)], ally=[Gain(AUTHORITY, 4)]),
    card("cutter", 3, SHIP, FEDERATION, 2, primary=[Gain(AUTHORITY, 4), Gain(TRADE, 2)], ally=[Gain(COMBAT, 4)]),
    card(
        "embassy-yacht",
        2,
        SHIP,
        FEDERATION,
        3,
        primary=[Gain(AUTHORITY, 3), Gain(TRADE, 2), IfBases(2, [Draw(2)])],
    ),
    card("freighter", 2, SHIP, FEDERATION, 4, primary=[Gain(TRADE, 4)], ally=[NextShipOnTop()]),
    card(
        "command-ship",
        1,
        SHIP,
        FEDERATION,
        8,
        primary=[Gain(AUTHORITY, 4), Gain(COMBAT, 5), Draw(2)],
        ally=[DestroyBase()],
    ),
    card("trade-escort", 1, SHIP, FEDERATION, 5, primary=[Gain(AUTHORITY, 4), Gain(COMBAT, 4)], ally=[Draw(1)]),
    card("flagship", 1, SHIP, FEDERATION, 6, primary=[Gain(COMBAT, 5), Draw(1)], ally=[Gain(AUTHORITY, 5)]),
    card(
        "trading-post",
        2,
        OUTPOST,
        FEDERATION,
        3,
        defense=4,
        primary=[ChooseOne([Gain(AUTHORITY, 1)], [Gain(TRADE, 1)])],
        scrap=[Gain(COMBAT, 3)],
    ),
    card(
        "barter-world",
        2,
        BASE,
        FEDERATION,
        4,
        defense=4,
        primary=[ChooseOne([Gain(AUTHORITY, 2)], [Gain(TRADE, 2)])],
        scrap=[Gain(COMBAT, 5)],
    ),
    card(
        "defense-center",
        1,
        OUTPOST,
        FEDERATION,
        5,
        defense=5,
        primary=[ChooseOne([Gain(AUTHORITY, 3)], [Gain(COMBAT, 2)])],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "central-office",
        1,
        BASE,
        FEDERATION,
        7,
        defense=6,
        primary=[Gain(TRADE, 2), NextShipOnTop()],
        ally=[Draw(1)],
    ),
    card(
        "port-of-call",
        1,
        OUTPOST,
        FEDERATION,
        6,
        defense=6,
        primary=[Gain(TRADE, 3)],
        scrap=[Draw(1), DestroyBase()],
    ),
]
