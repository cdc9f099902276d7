"""The battlefields of the Two-Player Game."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.effects.ability import claim
from kantyna.games.destiny.effects.choices import ChooseOne
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.piles import RevealTop
from kantyna.games.destiny.effects.requirement import ChosenIs
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.effects.supplies import Spend
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.vocabulary import BLUE, EVENT, STARTER, SUPPORT, TWO_PLAYER_GAME
from kantyna.kernel.combinators import If

BATTLEFIELDS: Final[list[Card]] = [
    battlefield(
        "hangar-bay",
        set=TWO_PLAYER_GAME,
        number=23,
        rarity=STARTER,
        abilities=[claim([RevealTop(), If(ChosenIs([EVENT, SUPPORT]), [DealDamage(Characters(), 1)])])],
    ),
    battlefield(
        "obi-wans-hut",
        set=TWO_PLAYER_GAME,
        number=46,
        rarity=STARTER,
        abilities=[
            claim(
                [
                    ChooseOne(
                        [[GiveShields(Characters(colour=BLUE), 1)], [GiveShields(Characters(not_colour=BLUE), 1)]],
                        costs=[[], [Spend(1)]],
                    )
                ]
            )
        ],
    ),
]
