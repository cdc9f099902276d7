"""The gray cards of Awakenings: what anybody can use."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
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
from kantyna.games.destiny.effects.ability import after, text, use
from kantyna.games.destiny.effects.actions import TakeActions
from kantyna.games.destiny.effects.amount import NUMBER_OF, Amount
from kantyna.games.destiny.effects.choices import ChooseOne
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import FoeDiscards
from kantyna.games.destiny.effects.piles import DiscardThis
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import MoreReady
from kantyna.games.destiny.effects.resolution import KeepThis, ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice, RerollWithThis
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.effects.trigger import this_played
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    AWAKENINGS,
    BLANK,
    COMMON,
    DROID,
    EQUIPMENT,
    GRAY,
    HERO,
    MELEE,
    NEUTRAL,
    RANGED,
    RARE,
    STARTER,
    UNCOMMON,
    VEHICLE,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import Then

GRAY_CARDS: Final[list[Card]] = [
    upgrade(
        "infantry-grenades",
        set=AWAKENINGS,
        number=17,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=GRAY,
        cost=2,
        subtype=WEAPON,
        sides=[ranged(1), ranged(2, cost=1), resource(1), special(), blank(), blank()],
        abilities=[use([DealDamage(Characters(OPPONENTS), 2, most=ALL), DiscardThis()])],
    ),
    support(
        "speeder-bike-scout",
        set=AWAKENINGS,
        number=18,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=GRAY,
        cost=3,
        subtype=VEHICLE,
        sides=[ranged(2), ranged(3, cost=1), disrupt(1), shield(1), special(), blank()],
        abilities=[use([RemoveDice(Dice()), TakeActions(1)])],
    ),
    support(
        "bb-8",
        set=AWAKENINGS,
        number=43,
        rarity=RARE,
        affiliation=HERO,
        colour=GRAY,
        unique=True,
        cost=1,
        subtype=DROID,
        sides=[focus(1), disrupt(1), shield(1), resource(1), special(), blank()],
        abilities=[use([RerollWithThis(Dice(YOURS, other=True)), KeepThis()])],
    ),
    upgrade(
        "reys-staff",
        set=AWAKENINGS,
        number=44,
        rarity=RARE,
        affiliation=HERO,
        colour=GRAY,
        unique=True,
        cost=2,
        subtype=WEAPON,
        sides=[melee(1), melee(1), melee(3, cost=1), resource(1), special(), blank()],
        abilities=[use([RemoveDice(Dice(symbols=[MELEE, RANGED]))])],
    ),
    upgrade(
        "comlink",
        set=AWAKENINGS,
        number=61,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        subtype=EQUIPMENT,
        sides=[focus(1), focus(1), shield(1), resource(1), resource(1, plus=True), blank()],
        abilities=[
            after(
                this_played(),
                [
                    ChooseOne(
                        [
                            [RerollDice(Dice(YOURS), least=0, most=ANY_NUMBER)],
                            [RerollDice(Dice(OPPONENTS), least=0, most=ANY_NUMBER)],
                        ]
                    )
                ],
                may=True,
            )
        ],
    ),
    upgrade(
        "datapad",
        set=AWAKENINGS,
        number=62,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        subtype=EQUIPMENT,
        sides=[resource(1), resource(1, plus=True), resource(1, plus=True), special(), blank(), blank()],
        abilities=[use([TurnDice(Dice(YOURS), no_damage=True)])],
    ),
    upgrade(
        "holdout-blaster",
        set=AWAKENINGS,
        number=63,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        subtype=WEAPON,
        ambush=True,
        redeploy=True,
        sides=[ranged(1), ranged(2, cost=1), ranged(2, plus=True), shield(1), resource(1), blank()],
    ),
    event(
        "nowhere-to-run",
        set=AWAKENINGS,
        number=91,
        rarity=UNCOMMON,
        affiliation=VILLAIN,
        colour=GRAY,
        cost=2,
        abilities=[text([TurnDice(Dice(YOURS, symbols=[BLANK]), most=ALL)])],
    ),
    event(
        "daring-escape",
        set=AWAKENINGS,
        number=126,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=GRAY,
        cost=2,
        ambush=True,
        abilities=[
            text(
                [
                    RerollDice(Dice(OPPONENTS), least=0, most=ANY_NUMBER),
                    Then(RemoveDice(Dice(OPPONENTS, symbols=[BLANK]), most=ALL)),
                ]
            )
        ],
    ),
    event(
        "aim",
        set=AWAKENINGS,
        number=151,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        abilities=[text([TurnDice(Dice(YOURS), to=[RANGED])])],
    ),
    event(
        "all-in",
        set=AWAKENINGS,
        number=152,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        abilities=[text([ResolveDice(Dice(YOURS), least=0, most=ANY_NUMBER)])],
    ),
    event(
        "block",
        set=AWAKENINGS,
        number=153,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        abilities=[text([RemoveDice(Dice(OPPONENTS, symbols=[MELEE]), most=ALL)])],
    ),
    event(
        "close-quarters-assault",
        set=AWAKENINGS,
        number=154,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=0,
        abilities=[text([FoeDiscards(equal=Amount(NUMBER_OF, Dice(YOURS, symbols=[MELEE])), by_chance=True)])],
    ),
    event(
        "dodge",
        set=AWAKENINGS,
        number=155,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        abilities=[text([RemoveDice(Dice(OPPONENTS, symbols=[RANGED]), most=ALL)])],
    ),
    event(
        "flank",
        set=AWAKENINGS,
        number=156,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        only=[MoreReady()],
        abilities=[text([RemoveDice(Dice(OPPONENTS, outnumbered=True))])],
    ),
    event(
        "take-cover",
        set=AWAKENINGS,
        number=157,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=0,
        abilities=[text([GiveShields(Characters(), 1)])],
    ),
]
