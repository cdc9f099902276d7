"""Encounters of Cantonica and Ord Mantell."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.card import Branch, Encounter, Section
from kantyna.games.outer_rim.effects.amounts import (
    Damage,
    Gain,
    GainReputation,
    LoseCredits,
    LoseReputation,
    Pay,
    Recover,
    TakeCredits,
)
from kantyna.games.outer_rim.effects.belongings import GainItem
from kantyna.games.outer_rim.effects.choices import Choose, ChoosePlayer, If, May, Option
from kantyna.games.outer_rim.effects.conditions import Happened, OnPlanet, PlayerHere, Standing
from kantyna.games.outer_rim.effects.dice import reroll, turn
from kantyna.games.outer_rim.effects.trade import BuyTop, GainTop
from kantyna.games.outer_rim.effects.trials import Fight, Roll, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, MoveSelf, PeekContacts
from kantyna.games.outer_rim.item import Item
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    AFTER_ROLL,
    BOUNTY_DECK,
    CANTONICA,
    CANTONICA_ORD_MANTELL,
    CARGO_DECK,
    CREW,
    EVERYTHING,
    FOCUS,
    GEAR,
    GEAR_DECK,
    GROUND_FIGHT,
    HIT,
    IMPERIAL,
    IN_SHIP,
    IN_TEST,
    INFLUENCE,
    JOB_DECK,
    KNOWLEDGE,
    LUXURY_DECK,
    NEGATIVE,
    NEUTRAL,
    ONCE_A_TURN,
    ORD_MANTELL,
    OUR_WHOLE,
    PILOTING,
    POSITIVE,
    REBEL,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TECH,
)

CANTONICA_ORD_MANTELL_CARDS: Final[list[Encounter]] = [
    Encounter(
        "cantonica-ord-mantell-01",
        CANTONICA_ORD_MANTELL,
        [
            Section(CANTONICA, [Pay(1000, [Roll(3, hit=[Gain(credits=1000)], crit=[Gain(credits=4000)])])]),
            Section(
                ORD_MANTELL,
                branches=[
                    Branch(Standing(SYNDICATE, POSITIVE), [Gain(credits=3000)]),
                    Branch(
                        Standing(SYNDICATE, NEUTRAL | NEGATIVE),
                        [
                            Test(
                                [STRENGTH],
                                success=[Gain(credits=2000), GainReputation(SYNDICATE)],
                                fail=[Damage(character=1)],
                            )
                        ],
                    ),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-02",
        CANTONICA_ORD_MANTELL,
        [
            Section(CANTONICA, [Test([INFLUENCE], success=[Gain(credits=4000)])]),
            Section(ORD_MANTELL, [BuyTop([JOB_DECK, BOUNTY_DECK]), If(Happened("bought"), [Gain(credits=2000)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-03",
        CANTONICA_ORD_MANTELL,
        [
            Section(CANTONICA, [May([Test([KNOWLEDGE], success=[Gain(credits=4000)], fail=[LoseCredits(1000)])])]),
            Section(
                ORD_MANTELL,
                [Pay(2000, [GainItem()], [Gain(credits=1000)])],
                item=Item(
                    CREW,
                    key="weequay-gunner",
                    cost=2000,
                    abilities=[Ability(AFTER_ROLL, optional=True, roll=IN_SHIP, changes=[turn([FOCUS], HIT)])],
                ),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-04",
        CANTONICA_ORD_MANTELL,
        [
            Section(
                CANTONICA,
                [
                    BuyTop([LUXURY_DECK, GEAR_DECK], discount=2000),
                    If(Happened("bought", no=True), [Gain(credits=1000)]),
                ],
            ),
            Section(
                ORD_MANTELL,
                [Test([TECH], success=[Recover(ship=EVERYTHING), Gain(credits=2000)], fail=[Damage(ship=1)])],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-05",
        CANTONICA_ORD_MANTELL,
        [
            Section(CANTONICA, [May([Test([STEALTH], success=[Gain(credits=6000)], fail=[Damage(character=2)])])]),
            Section(
                ORD_MANTELL,
                secret=Ability(ACTION, [ChoosePlayer([TakeCredits(3000)])], discard=True, condition=PlayerHere()),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-06",
        CANTONICA_ORD_MANTELL,
        [
            Section(
                CANTONICA,
                [May([Test([PILOTING], success=[Gain(credits=3000), MoveSelf(2)], fail=[LoseCredits(1000)])])],
            ),
            Section(
                ORD_MANTELL,
                branches=[
                    Branch(
                        Standing(SYNDICATE, POSITIVE | NEUTRAL),
                        [
                            Pay(
                                2000,
                                [GainReputation(SYNDICATE), PeekContacts(1, within=ANYWHERE)],
                                [Gain(credits=1000)],
                            )
                        ],
                    ),
                    Branch(
                        Standing(SYNDICATE, NEGATIVE),
                        [Fight(GROUND_FIGHT, 3, "collectors", win=[Gain(credits=3000)], lose=[LoseCredits(2000)])],
                    ),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-07",
        CANTONICA_ORD_MANTELL,
        [
            Section(
                CANTONICA,
                [Pay(2000, [GainItem()], [Gain(credits=1000)])],
                item=Item(
                    GEAR,
                    key="loaded-chance-cubes",
                    cost=2000,
                    abilities=[Ability(AFTER_ROLL, optional=True, roll=IN_TEST, once=ONCE_A_TURN, changes=[reroll(1)])],
                ),
            ),
            Section(ORD_MANTELL, [PeekContacts(2, within=ANYWHERE), Test([TACTICS], success=[Gain(credits=3000)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-08",
        CANTONICA_ORD_MANTELL,
        [
            Section(
                CANTONICA,
                [
                    Choose(
                        [
                            Option(
                                "drink-with-the-uniforms",
                                [GainReputation(IMPERIAL), LoseReputation(REBEL), Gain(credits=1000)],
                            ),
                            Option(
                                "drink-with-the-idealists",
                                [GainReputation(REBEL), LoseReputation(IMPERIAL), Gain(credits=1000)],
                            ),
                            Option("carry-the-trays", [Gain(credits=2000)]),
                        ]
                    )
                ],
            ),
            Section(
                ORD_MANTELL,
                [BuyTop([GEAR_DECK, CARGO_DECK], discount=1000), If(Happened("bought", no=True), [Gain(credits=2000)])],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-09",
        CANTONICA_ORD_MANTELL,
        [
            Section(
                CANTONICA,
                [May([Fight(GROUND_FIGHT, 3, "bodyguards", win=[Gain(credits=5000)], lose=[LoseCredits(1000)])])],
            ),
            Section(
                ORD_MANTELL, [Pay(1000, [Fight(GROUND_FIGHT, 4, "pit-champion", win=[Gain(credits=3000, fame=1)])])]
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "cantonica-ord-mantell-10",
        CANTONICA_ORD_MANTELL,
        [
            Section(
                CANTONICA,
                secret=Ability(
                    ACTION,
                    [Roll(4, hit=[Gain(credits=1000)], crit=[Gain(credits=2000)])],
                    discard=True,
                    condition=OnPlanet(),
                ),
            ),
            Section(
                ORD_MANTELL,
                branches=[
                    Branch(
                        Standing(SYNDICATE, POSITIVE),
                        [
                            Choose(
                                [
                                    Option("a-favour-repaid", [Gain(credits=3000)]),
                                    Option("a-hold-worth-filling", [GainTop(CARGO_DECK)]),
                                ],
                                may_decline=True,
                            )
                        ],
                    ),
                    Branch(
                        Standing(SYNDICATE, NEUTRAL | NEGATIVE),
                        [Test([TACTICS], success=[GainReputation(SYNDICATE), Gain(credits=3000)])],
                    ),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
]
