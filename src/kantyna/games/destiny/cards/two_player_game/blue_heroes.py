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
from kantyna.games.destiny.effects.ability import action, after, text, use
from kantyna.games.destiny.effects.amount import VALUE, Amount
from kantyna.games.destiny.effects.choices import ChooseOne, May
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.piles import ON_TOP, PlaceThis
from kantyna.games.destiny.effects.removal import RemoveChosen
from kantyna.games.destiny.effects.requirement import BearerIs, ThisShielded
from kantyna.games.destiny.effects.resolution import ResolveChosen
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import GiveShields, ShieldsTo
from kantyna.games.destiny.effects.singular import FoeRemovesOne
from kantyna.games.destiny.effects.supplies import Spend
from kantyna.games.destiny.effects.tokens import MoveTokens
from kantyna.games.destiny.effects.trigger import this_activated, this_played
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import OF_BEARER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import ABILITY, BLUE, HERO, STARTER, TWO_PLAYER_GAME, WEAPON
from kantyna.kernel.combinators import Then

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
        abilities=[after(this_activated(), [DealDamage(Characters(), 1)], only=[ThisShielded()], may=True)],
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
        abilities=[after(this_played(), [ShieldsTo(OF_BEARER, 1, unless=BearerIs("rey"), otherwise=2)])],
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
        abilities=[use([MoveTokens(None, Characters(OPPONENTS, unshielded=True))])],
    ),
    support(
        "lukes-protection",
        set=TWO_PLAYER_GAME,
        number=32,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[action([GiveShields(Characters(colour=BLUE), 1)], cost=[PlaceThis(ON_TOP)])],
    ),
    event(
        "concentrate",
        set=TWO_PLAYER_GAME,
        number=38,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[text([TurnDice(Dice(YOURS)), May([TurnDice(Dice(YOURS, other=True))], cost=[Spend(1)])])],
    ),
    event(
        "defensive-stance-tpg",
        set=TWO_PLAYER_GAME,
        number=39,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        title="defensive-stance",
        cost=1,
        abilities=[text([GiveShields(Characters(), 2)])],
    ),
    event(
        "distraction",
        set=TWO_PLAYER_GAME,
        number=40,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        cost=1,
        abilities=[text([Choose(Dice(), least=2, most=2), Then(FoeRemovesOne())])],
    ),
    event(
        "do-or-do-not",
        set=TWO_PLAYER_GAME,
        number=41,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        cost=0,
        abilities=[text([RerollDice(Dice(YOURS)), Then(ChooseOne([[ResolveChosen(bonus=1)], [RemoveChosen()]]))])],
    ),
    event(
        "fierce-resolve",
        set=TWO_PLAYER_GAME,
        number=42,
        rarity=STARTER,
        affiliation=HERO,
        colour=BLUE,
        cost=2,
        abilities=[text([RerollDice(Dice(YOURS)), Then(DealDamage(Characters(), equal=Amount(VALUE)))])],
    ),
]
