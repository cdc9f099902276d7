"""The Star Empire: draws cards and makes opponents discard."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects.bases import DestroyBase
from kantyna.games.star_realms.effects.choices import choose_one
from kantyna.games.star_realms.effects.hand import DiscardToDraw, Draw, OpponentDiscards
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.vocabulary import BASE, COMBAT, EMPIRE, OUTPOST, SHIP, TRADE

EMPIRE_CARDS: Final[list[Card]] = [
    card(
        "imperial-fighter",
        copies=3,
        kind=SHIP,
        faction=EMPIRE,
        cost=1,
        primary=[Gain(COMBAT, 2), OpponentDiscards()],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "imperial-frigate",
        copies=3,
        kind=SHIP,
        faction=EMPIRE,
        cost=3,
        primary=[Gain(COMBAT, 4), OpponentDiscards()],
        ally=[Gain(COMBAT, 2)],
        scrap=[Draw(1)],
    ),
    card(
        "survey-ship",
        copies=3,
        kind=SHIP,
        faction=EMPIRE,
        cost=3,
        primary=[Gain(TRADE, 1), Draw(1)],
        scrap=[OpponentDiscards()],
    ),
    card(
        "corvette",
        copies=2,
        kind=SHIP,
        faction=EMPIRE,
        cost=2,
        primary=[Gain(COMBAT, 1), Draw(1)],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "battlecruiser",
        copies=1,
        kind=SHIP,
        faction=EMPIRE,
        cost=6,
        primary=[Gain(COMBAT, 5), Draw(1)],
        ally=[OpponentDiscards()],
        scrap=[Draw(1), DestroyBase()],
    ),
    card(
        "dreadnaught",
        copies=1,
        kind=SHIP,
        faction=EMPIRE,
        cost=7,
        primary=[Gain(COMBAT, 7), Draw(1)],
        scrap=[Gain(COMBAT, 5)],
    ),
    card(
        "space-station",
        copies=2,
        kind=OUTPOST,
        faction=EMPIRE,
        cost=4,
        defense=4,
        primary=[Gain(COMBAT, 2)],
        ally=[Gain(COMBAT, 2)],
        scrap=[Gain(TRADE, 4)],
    ),
    card(
        "recycling-station",
        copies=2,
        kind=OUTPOST,
        faction=EMPIRE,
        cost=4,
        defense=4,
        primary=[choose_one([Gain(TRADE, 1)], [DiscardToDraw(2)])],
    ),
    card(
        "war-world",
        copies=1,
        kind=OUTPOST,
        faction=EMPIRE,
        cost=5,
        defense=4,
        primary=[Gain(COMBAT, 3)],
        ally=[Gain(COMBAT, 4)],
    ),
    card(
        "royal-redoubt",
        copies=1,
        kind=OUTPOST,
        faction=EMPIRE,
        cost=6,
        defense=6,
        primary=[Gain(COMBAT, 3)],
        ally=[OpponentDiscards()],
    ),
    card("fleet-hq", copies=1, kind=BASE, faction=EMPIRE, cost=8, defense=8, each_ship=1),
]
