"""The Star Empire: draws cards and makes opponents discard."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects import (
    ChooseOne,
    DestroyBase,
    DiscardToDraw,
    Draw,
    Gain,
    OpponentDiscards,
)
from kantyna.games.star_realms.words import BASE, COMBAT, EMPIRE, OUTPOST, SHIP, TRADE

EMPIRE_CARDS: Final[list[Card]] = [
    card(
        "imperial-fighter",
        3,
        SHIP,
        EMPIRE,
        1,
        primary=[Gain(COMBAT, 2), OpponentDiscards()],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "imperial-frigate",
        3,
        SHIP,
        EMPIRE,
        3,
        primary=[Gain(COMBAT, 4), OpponentDiscards()],
        ally=[Gain(COMBAT, 2)],
        scrap=[Draw(1)],
    ),
    card("survey-ship", 3, SHIP, EMPIRE, 3, primary=[Gain(TRADE, 1), Draw(1)], scrap=[OpponentDiscards()]),
    card("corvette", 2, SHIP, EMPIRE, 2, primary=[Gain(COMBAT, 1), Draw(1)], ally=[Gain(COMBAT, 2)]),
    card(
        "battlecruiser",
        1,
        SHIP,
        EMPIRE,
        6,
        primary=[Gain(COMBAT, 5), Draw(1)],
        ally=[OpponentDiscards()],
        scrap=[Draw(1), DestroyBase()],
    ),
    card("dreadnaught", 1, SHIP, EMPIRE, 7, primary=[Gain(COMBAT, 7), Draw(1)], scrap=[Gain(COMBAT, 5)]),
    card(
        "space-station",
        2,
        OUTPOST,
        EMPIRE,
        4,
        defense=4,
        primary=[Gain(COMBAT, 2)],
        ally=[Gain(COMBAT, 2)],
        scrap=[Gain(TRADE, 4)],
    ),
    card(
        "recycling-station",
        2,
        OUTPOST,
        EMPIRE,
        4,
        defense=4,
        primary=[ChooseOne([Gain(TRADE, 1)], [DiscardToDraw(2)])],
    ),
    card("war-world", 1, OUTPOST, EMPIRE, 5, defense=4, primary=[Gain(COMBAT, 3)], ally=[Gain(COMBAT, 4)]),
    card(
        "royal-redoubt",
        1,
        OUTPOST,
        EMPIRE,
        6,
        defense=6,
        primary=[Gain(COMBAT, 3)],
        ally=[OpponentDiscards()],
    ),
    card("fleet-hq", 1, BASE, EMPIRE, 8, defense=8, each_ship=1),
]
