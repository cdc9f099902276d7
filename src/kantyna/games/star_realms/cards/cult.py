"""The Machine Cult: scraps what weighs a deck down."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card, card
from kantyna.games.star_realms.effects.bases import DestroyBase
from kantyna.games.star_realms.effects.choices import choose_one
from kantyna.games.star_realms.effects.hand import Draw
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.effects.scrap import ScrapCard, ScrapToDraw
from kantyna.games.star_realms.effects.ships import CopyShip
from kantyna.games.star_realms.vocabulary import COMBAT, CULT, OUTPOST, SHIP, TRADE

CULT_CARDS: Final[list[Card]] = [
    card(
        "trade-bot",
        copies=3,
        kind=SHIP,
        faction=CULT,
        cost=1,
        primary=[Gain(TRADE, 1), ScrapCard()],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "missile-bot",
        copies=3,
        kind=SHIP,
        faction=CULT,
        cost=2,
        primary=[Gain(COMBAT, 2), ScrapCard()],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "supply-bot",
        copies=3,
        kind=SHIP,
        faction=CULT,
        cost=3,
        primary=[Gain(TRADE, 2), ScrapCard()],
        ally=[Gain(COMBAT, 2)],
    ),
    card(
        "patrol-mech",
        copies=2,
        kind=SHIP,
        faction=CULT,
        cost=4,
        primary=[choose_one([Gain(TRADE, 3)], [Gain(COMBAT, 5)])],
        ally=[ScrapCard()],
    ),
    card("stealth-needle", copies=1, kind=SHIP, faction=CULT, cost=4, primary=[CopyShip()]),
    card(
        "battle-mech", copies=1, kind=SHIP, faction=CULT, cost=5, primary=[Gain(COMBAT, 4), ScrapCard()], ally=[Draw(1)]
    ),
    card(
        "missile-mech",
        copies=1,
        kind=SHIP,
        faction=CULT,
        cost=6,
        primary=[Gain(COMBAT, 6), DestroyBase()],
        ally=[Draw(1)],
    ),
    card("battle-station", copies=2, kind=OUTPOST, faction=CULT, cost=3, defense=5, scrap=[Gain(COMBAT, 5)]),
    card("mech-world", copies=1, kind=OUTPOST, faction=CULT, cost=5, defense=6, ally_to_all=True),
    card("brain-world", copies=1, kind=OUTPOST, faction=CULT, cost=8, defense=6, primary=[ScrapToDraw(2)]),
    card(
        "machine-base",
        copies=1,
        kind=OUTPOST,
        faction=CULT,
        cost=7,
        defense=6,
        primary=[Draw(1), ScrapCard(from_discard=False, forced=True)],
    ),
    card("junkyard", copies=1, kind=OUTPOST, faction=CULT, cost=6, defense=5, primary=[ScrapCard(forced=True)]),
]
