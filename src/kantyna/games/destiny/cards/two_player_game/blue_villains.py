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
from kantyna.games.destiny.effects.ability import after, text, use
from kantyna.games.destiny.effects.choices import NameColour
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import Draw, PeekAtHand
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import ChosenMarked, OnlyOn
from kantyna.games.destiny.effects.rolls import RerollThisInstead
from kantyna.games.destiny.effects.shields import RemoveShields
from kantyna.games.destiny.effects.trigger import bearer_activated, this_activated, this_played_on
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    BLANK,
    BLUE,
    RANGED,
    STARTER,
    TITLE,
    TWO_PLAYER_GAME,
    UPGRADE,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import Then

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
        abilities=[
            after(
                this_activated(),
                [NameColour(), Then(PeekAtHand(1, revealed=True, of_colour=True)), Then(DealDamage(Characters(), 2))],
                may=True,
            )
        ],
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
        abilities=[use([Draw(1), RerollThisInstead()])],
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
        abilities=[
            after(this_played_on("kylo-ren"), [DealDamage(Characters(), 1)]),
            use([DealDamage(Characters(), 2, unless=ChosenMarked(shields=1), otherwise=3)]),
        ],
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
        abilities=[use([RemoveDice(Dice(symbols=[RANGED])), Then(DealDamage(Characters(), 1))])],
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
        abilities=[after(bearer_activated(), [RemoveShields(Characters(), 1)], may=True)],
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
        abilities=[text([RemoveShields(Characters())])],
    ),
    event(
        "your-skills-are-complete",
        set=TWO_PLAYER_GAME,
        number=19,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=BLUE,
        cost=0,
        abilities=[text([TurnDice(Dice(kind=UPGRADE), to=[BLANK])])],
    ),
]
