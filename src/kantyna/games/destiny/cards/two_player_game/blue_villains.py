"""Blue villains of the Two-Player Game: the dark side of the Force."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    character,
    disrupt,
    event,
    focus,
    melee,
    resource,
    shield,
    special,
    upgrade,
)
from kantyna.games.destiny.effects.condition import OnlyOn
from kantyna.games.destiny.vocabulary import ABILITY, BLUE, STARTER, TITLE, TWO_PLAYER_GAME, VILLAIN, WEAPON

BLUE_VILLAINS: Final[list[Card]] = [
    character(
        "kylo-ren-tpg",
        set=TWO_PLAYER_GAME,
        number=1,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        title="kylo-ren",
        unique=True,
        health=12,
        points=14,
        elite=17,
        sides=[melee(1), melee(2), melee(2, cost=1), disrupt(1), resource(1), blank()],
    ),
    upgrade(
        "dark-counsel",
        set=TWO_PLAYER_GAME,
        number=6,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        sides=[focus(1), focus(1), resource(1), special(), blank(), blank()],
    ),
    upgrade(
        "crossguard-lightsaber",
        set=TWO_PLAYER_GAME,
        number=7,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        subtype=WEAPON,
        sides=[melee(1), melee(2, plus=True), shield(1), resource(1), special(), blank()],
    ),
    upgrade(
        "force-stasis",
        set=TWO_PLAYER_GAME,
        number=8,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[disrupt(1), shield(1), resource(1), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
    ),
    upgrade(
        "jedi-rival",
        set=TWO_PLAYER_GAME,
        number=9,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=1,
        subtype=TITLE,
    ),
    event(
        "intimidate-tpg",
        set=TWO_PLAYER_GAME,
        number=18,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        title="intimidate",
        cost=0,
    ),
    event(
        "your-skills-are-complete",
        set=TWO_PLAYER_GAME,
        number=19,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
    ),
]
