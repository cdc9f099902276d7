"""Red neutral cards of the Two-Player Game: weapons and orders for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, event
from kantyna.games.destiny.effects.ability import text
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.supplies import Gain
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.turning import NameSymbol, TurnDice
from kantyna.games.destiny.effects.which import YOURS
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import MELEE, NEUTRAL, RANGED, RED, RESOURCE, STARTER, TWO_PLAYER_GAME
from kantyna.kernel.combinators import Then

RED_NEUTRAL: Final[list[Card]] = [
    event(
        "i-have-you-now",
        set=TWO_PLAYER_GAME,
        number=12,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        abilities=[text([TurnDice(Dice(), to=[MELEE, RANGED])])],
    ),
    event(
        "mobilize",
        set=TWO_PLAYER_GAME,
        number=14,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=RED,
        cost=3,
        abilities=[text([Gain(4)])],
    ),
    event(
        "direct-hit",
        set=TWO_PLAYER_GAME,
        number=34,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=RED,
        cost=2,
        abilities=[text([ResolveDice(Dice(YOURS, symbols=[MELEE, RANGED]), bonus=2)])],
    ),
    event(
        "logistics-tpg",
        set=TWO_PLAYER_GAME,
        number=35,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=RED,
        title="logistics",
        cost=0,
        abilities=[text([ResolveDice(Dice(YOURS, symbols=[RESOURCE]), bonus=1)], cost=[Spot(RED)])],
    ),
    event(
        "recon",
        set=TWO_PLAYER_GAME,
        number=36,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=RED,
        cost=1,
        abilities=[text([NameSymbol(Dice()), Then(TurnDice(Dice(), named=True))])],
    ),
]
