"""The gray cards of the Two-Player Game: what anybody can use."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, event
from kantyna.games.destiny.effects.ability import text
from kantyna.games.destiny.effects.choices import ChooseOne
from kantyna.games.destiny.effects.removal import RemoveChosen, RemoveDice
from kantyna.games.destiny.effects.requirement import MoreReady
from kantyna.games.destiny.effects.resolution import ResolveChosen
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.which import ANY_NUMBER, OPPONENTS
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import GRAY, MELEE, NEUTRAL, RANGED, STARTER, TWO_PLAYER_GAME, VILLAIN
from kantyna.kernel.combinators import Then

GRAY_CARDS: Final[list[Card]] = [
    event(
        "doubt-tpg",
        set=TWO_PLAYER_GAME,
        number=20,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=GRAY,
        title="doubt",
        cost=0,
        abilities=[
            text(
                [
                    RerollDice(Dice(OPPONENTS)),
                    Then(
                        ChooseOne(
                            [[ResolveChosen(by_opponent=True)], [RemoveChosen(by_opponent=True)]], by_opponent=True
                        )
                    ),
                ]
            )
        ],
    ),
    event(
        "parry-tpg",
        set=TWO_PLAYER_GAME,
        number=21,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        title="parry",
        cost=1,
        abilities=[text([RemoveDice(Dice(symbols=[MELEE]))])],
    ),
    event(
        "subjugate",
        set=TWO_PLAYER_GAME,
        number=22,
        rarity=STARTER,
        affiliation=VILLAIN,
        colour=GRAY,
        cost=2,
        abilities=[text([RemoveDice(Dice())])],
    ),
    event(
        "evade-tpg",
        set=TWO_PLAYER_GAME,
        number=43,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        title="evade",
        cost=1,
        abilities=[text([RemoveDice(Dice(symbols=[RANGED]))])],
    ),
    event(
        "flank-tpg",
        set=TWO_PLAYER_GAME,
        number=44,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        title="flank",
        cost=1,
        only=[MoreReady()],
        abilities=[text([RemoveDice(Dice(OPPONENTS, outnumbered=True))])],
    ),
    event(
        "sound-the-alarm",
        set=TWO_PLAYER_GAME,
        number=45,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=0,
        abilities=[text([RerollDice(Dice(OPPONENTS, symbols=[MELEE, RANGED]), least=0, most=ANY_NUMBER)])],
    ),
]
