"""Blue heroes of the Two-Player Game: the Jedi and their pupils."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    character,
    discard,
    event,
    focus,
    melee,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.vocabulary import ABILITY, BLUE, HERO, STARTER, TWO_PLAYER_GAME, WEAPON

BLUE_HEROES: Final[list[Card]] = [
    character(
        "rey-tpg",
        set=TWO_PLAYER_GAME,
        number=24,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        title="rey",
        unique=True,
        health=11,
        points=12,
        elite=15,
        sides=[melee(1), melee(2), discard(1), shield(1), resource(1), blank()],
    ),
    upgrade(
        "reys-lightsaber",
        set=TWO_PLAYER_GAME,
        number=30,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        unique=True,
        cost=3,
        subtype=WEAPON,
        redeploy=True,
        sides=[melee(2), melee(3, cost=1), melee(2, plus=True), shield(1), resource(1), blank()],
    ),
    upgrade(
        "inner-strength",
        set=TWO_PLAYER_GAME,
        number=31,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[focus(1), shield(2), resource(1), special(), special(), blank()],
    ),
    support("lukes-protection", set=TWO_PLAYER_GAME, number=32, rarity=STARTER, affiliation=HERO, colour=BLUE, cost=0),
    event("concentrate", set=TWO_PLAYER_GAME, number=38, rarity=STARTER, affiliation=HERO, colour=BLUE, cost=1),
    event(
        "defensive-stance-tpg",
        set=TWO_PLAYER_GAME,
        number=39,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        title="defensive-stance",
        cost=1,
    ),
    event("distraction", set=TWO_PLAYER_GAME, number=40, rarity=STARTER, affiliation=HERO, colour=BLUE, cost=1),
    event("do-or-do-not", set=TWO_PLAYER_GAME, number=41, rarity=STARTER, affiliation=HERO, colour=BLUE, cost=0),
    event("fierce-resolve", set=TWO_PLAYER_GAME, number=42, rarity=STARTER, affiliation=HERO, colour=BLUE, cost=2),
]
