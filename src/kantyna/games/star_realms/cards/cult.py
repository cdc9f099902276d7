"""The Machine Cult: scraps what weighs a deck down."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects import (
    ChooseOne,
    CopyShip,
    DestroyBase,
    Draw,
    Gain,
    ScrapCard,
    ScrapToDraw,
)
from kantyna.games.star_realms.words import COMBAT, CULT, OUTPOST, SHIP, TRADE

CULT_CARDS: Final[list[Card]] = [
    card("trade-bot", 3, SHIP, CULT, 1, primary=[Gain(TRADE, 1), ScrapCard()], ally=[Gain(COMBAT, 2)]),
    card("missile-bot", 3, SHIP, CULT, 2, primary=[Gain(COMBAT, 2), ScrapCard()], ally=[Gain(COMBAT, 2)]),
    card("supply-bot", 3, SHIP, CULT, 3, primary=[Gain(TRADE, 2), ScrapCard()], ally=[Gain(COMBAT, 2)]),
    card(
        "patrol-mech",
        2,
        SHIP,
        CULT,
        4,
        primary=[ChooseOne([Gain(TRADE, 3)], [Gain(COMBAT, 5)])],
        ally=[ScrapCard()],
    ),
    card("stealth-needle", 1, SHIP, CULT, 4, primary=[CopyShip()]),
    card("battle-mech", 1, SHIP, CULT, 5, primary=[Gain(COMBAT, 4), ScrapCard()], ally=[Draw(1)]),
    card("missile-mech", 1, SHIP, CULT, 6, primary=[Gain(COMBAT, 6), DestroyBase()], ally=[Draw(1)]),
    card("battle-station", 2, OUTPOST, CULT, 3, defense=5, scrap=[Gain(COMBAT, 5)]),
    card("mech-world", 1, OUTPOST, CULT, 5, defense=6, ally_to_all=True),
    card("brain-world", 1, OUTPOST, CULT, 8, defense=6, primary=[ScrapToDraw(2)]),
    card(
        "machine-base",
        1,
        OUTPOST,
        CULT,
        7,
        defense=6,
        primary=[Draw(1), ScrapCard(from_discard=False, forced=True)],
    ),
    card("junkyard", 1, OUTPOST, CULT, 6, defense=5, primary=[ScrapCard(forced=True)]),
]
