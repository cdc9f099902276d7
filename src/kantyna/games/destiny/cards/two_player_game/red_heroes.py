"""Red heroes of the Two-Player Game: soldiers and pilots of the heroes."""

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
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.ability import action, text, use
from kantyna.games.destiny.effects.activity import Exhaust, Ready
from kantyna.games.destiny.effects.choices import ChooseOne, May
from kantyna.games.destiny.effects.constant import RICH_FOE_DISCOUNT, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.piles import DiscardThis
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import BearerIs
from kantyna.games.destiny.effects.shields import GiveShields, ShieldsTo
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import OF_BEARER
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import DROID, HERO, MELEE, RANGED, RED, STARTER, SUPPORT, TWO_PLAYER_GAME, WEAPON

RED_HEROES: Final[list[Card]] = [
    character(
        "poe-dameron-tpg",
        set=TWO_PLAYER_GAME,
        number=25,
        rarity=STARTER,
        affiliation=HERO,
        colour=RED,
        title="poe-dameron",
        unique=True,
        health=11,
        points=11,
        elite=15,
        sides=[ranged(1), ranged(2), focus(2), resource(1), special(), blank()],
        abilities=[use([GiveShields(Characters(), 1), May([TurnDice(Dice(other=True))])])],
    ),
    support(
        "medical-droid",
        set=TWO_PLAYER_GAME,
        number=26,
        rarity=STARTER,
        affiliation=HERO,
        colour=RED,
        cost=1,
        subtype=DROID,
        sides=[shield(1), resource(1), special(), special(), blank(), blank()],
        abilities=[use([Heal(Characters(), 1)])],
    ),
    support(
        "strike-team",
        set=TWO_PLAYER_GAME,
        number=27,
        rarity=STARTER,
        affiliation=HERO,
        colour=RED,
        cost=5,
        ambush=True,
        sides=[ranged(2), ranged(3), ranged(3, cost=1), ranged(4, plus=True), disrupt(2), blank()],
        constants=[Constant(RICH_FOE_DISCOUNT, least=3)],
    ),
    upgrade(
        "teamwork",
        set=TWO_PLAYER_GAME,
        number=28,
        rarity=STARTER,
        affiliation=HERO,
        colour=RED,
        cost=2,
        sides=[ranged(2, plus=True), melee(2, plus=True), resource(1), special(), special(), blank()],
        abilities=[use([ShieldsTo(OF_BEARER, 1), May([GiveShields(Characters(not_bearer=True), 1)])])],
    ),
    upgrade(
        "poe-damerons-blaster",
        set=TWO_PLAYER_GAME,
        number=29,
        rarity=STARTER,
        affiliation=HERO,
        colour=RED,
        unique=True,
        cost=2,
        subtype=WEAPON,
        sides=[ranged(2), ranged(2, plus=True), disrupt(1), resource(1), special(), blank()],
        abilities=[use([DealDamage(Characters(), 2, unless=BearerIs("poe-dameron"), otherwise=3)])],
    ),
    support(
        "honor-guard",
        set=TWO_PLAYER_GAME,
        number=33,
        rarity=STARTER,
        affiliation=HERO,
        colour=RED,
        cost=1,
        abilities=[action([RemoveDice(Dice(symbols=[MELEE, RANGED]))], cost=[DiscardThis()])],
    ),
    event(
        "strategic-planning-tpg",
        set=TWO_PLAYER_GAME,
        number=37,
        rarity=STARTER,
        affiliation=HERO,
        colour=RED,
        title="strategic-planning",
        cost=1,
        abilities=[text([ChooseOne([[Ready(InPlay(SUPPORT, exhausted=1))], [Exhaust(InPlay(SUPPORT, exhausted=0))]])])],
    ),
]
