"""Blue neutral cards of the Two-Player Game: the Force for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, event
from kantyna.games.destiny.effects.ability import text
from kantyna.games.destiny.effects.hand import LookAtHand
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import BLANK, BLUE, MELEE, NEUTRAL, STARTER, TWO_PLAYER_GAME

BLUE_NEUTRAL: Final[list[Card]] = [
    event(
        "as-i-have-foreseen",
        set=TWO_PLAYER_GAME,
        number=16,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
        ambush=True,
        abilities=[text([LookAtHand(everybody=True)])],
    ),
    event(
        "clash",
        set=TWO_PLAYER_GAME,
        number=17,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[text([TurnDice(Dice(YOURS), to=[MELEE]), TurnDice(Dice(OPPONENTS, symbols=[MELEE]), to=[BLANK])])],
    ),
]
