"""Encounters of the Ring of Kafrene and Takodana."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.card import Encounter, Section
from kantyna.games.outer_rim.effects.amounts import Damage, Gain, GainReputation, LoseCredits, Pay, Recover
from kantyna.games.outer_rim.effects.belongings import GainItem
from kantyna.games.outer_rim.effects.choices import Choose, ChoosePlayer, If, Option
from kantyna.games.outer_rim.effects.conditions import FameAtLeast, Happened, PlayerHere
from kantyna.games.outer_rim.effects.jobs import JobComplete
from kantyna.games.outer_rim.effects.trade import BuyTop, GainTop
from kantyna.games.outer_rim.effects.trials import Fight, FightPlayer, Test
from kantyna.games.outer_rim.effects.voyage import HERE, MovePatrol, MoveSelf, PeekContacts
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    BOUNTY_DECK,
    BY_SPACE,
    CARGO_DECK,
    CREW,
    ENCOUNTER_STEP,
    EVERYTHING,
    GEAR_DECK,
    GROUND_FIGHT,
    IMPERIAL,
    INFLUENCE,
    JOB,
    JOB_DECK,
    KNOWLEDGE,
    LUXURY_DECK,
    OF_CHOICE,
    OUR_WHOLE,
    PILOTING,
    PLANNING,
    REBEL,
    RING_OF_KAFRENE,
    RING_OF_KAFRENE_TAKODANA,
    STEALTH,
    STRENGTH,
    TACTICS,
    TAKODANA,
)

RING_OF_KAFRENE_TAKODANA_CARDS: Final[list[Encounter]] = [
    Encounter(
        "ring-of-kafrene-takodana-01",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(
                RING_OF_KAFRENE,
                [
                    BuyTop([CARGO_DECK, GEAR_DECK, LUXURY_DECK], discount=2000),
                    If(Happened("bought", no=True), [Gain(credits=1000)]),
                ],
            ),
            Section(TAKODANA, [Recover(character=2), PeekContacts(2, within=HERE), Gain(credits=1000)]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-02",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(RING_OF_KAFRENE, [Test([STEALTH], success=[Gain(credits=4000)], fail=[Damage(character=1)])]),
            Section(
                TAKODANA,
                [
                    Choose(
                        [
                            Option("buy-her-a-drink", [Pay(2000, [GainItem()])]),
                            Option("trade-star-lore", [Test([KNOWLEDGE], success=[GainItem()])]),
                        ],
                        may_decline=True,
                    )
                ],
                item=Item(CREW, key="retired-navigator", cost=2000, skills=[KNOWLEDGE]),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-03",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(
                RING_OF_KAFRENE,
                [Choose([Option("take-it", [GainItem()]), Option("leave-it", [Gain(credits=1000)])])],
                item=Item(
                    JOB,
                    key="encrypted-message",
                    abilities=[
                        Ability(
                            ACTION,
                            [ChoosePlayer([JobComplete(), Gain(credits=2000, chosen=True)])],
                            condition=PlayerHere(),
                        )
                    ],
                    reward=Reward(credits=6000),
                    kept=True,
                ),
            ),
            Section(
                TAKODANA,
                [
                    Pay(
                        1000,
                        [Test([INFLUENCE], success=[Gain(credits=5000)], fail=[Gain(credits=1000)])],
                        [Gain(credits=1000)],
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-04",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(RING_OF_KAFRENE, [Test([STRENGTH], success=[Gain(credits=3000)], fail=[Gain(credits=1000)])]),
            Section(
                TAKODANA,
                [
                    Test(
                        [KNOWLEDGE],
                        success=[
                            Choose(
                                [
                                    Option("sell-the-relic", [Gain(credits=4000)]),
                                    Option("show-it-around", [GainReputation(OF_CHOICE), Gain(credits=1000)]),
                                ]
                            )
                        ],
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-05",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(RING_OF_KAFRENE, [Pay(2000, [GainReputation(OF_CHOICE)], [Gain(credits=2000)])]),
            Section(TAKODANA, [Test([PILOTING], success=[Gain(credits=4000)], fail=[Damage(ship=1)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-06",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(
                RING_OF_KAFRENE, secret=Ability(PLANNING, [MoveSelf(EVERYTHING, more=3, freely=True)], discard=True)
            ),
            Section(TAKODANA, [BuyTop([BOUNTY_DECK, JOB_DECK]), Gain(credits=1000), PeekContacts(1, within=HERE)]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-07",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(
                RING_OF_KAFRENE,
                [
                    Choose(
                        [
                            Option(
                                "lead-it",
                                [
                                    Test(
                                        [TACTICS],
                                        success=[GainReputation(REBEL), Gain(credits=2000)],
                                        fail=[Damage(character=2)],
                                    )
                                ],
                            ),
                            Option(
                                "put-it-down",
                                [Fight(GROUND_FIGHT, 3, "rioters", win=[GainReputation(IMPERIAL), Gain(credits=2000)])],
                            ),
                            Option("sell-water", [Gain(credits=2000)]),
                        ]
                    )
                ],
            ),
            Section(
                TAKODANA,
                [Fight(GROUND_FIGHT, 3, "old-acquaintance", win=[Gain(credits=5000)], lose=[LoseCredits(1000)])],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-08",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(
                RING_OF_KAFRENE,
                [
                    Test(
                        [STRENGTH],
                        success=[GainTop(CARGO_DECK, optional=True), Gain(credits=1000)],
                        fail=[Damage(character=1)],
                    )
                ],
            ),
            Section(
                TAKODANA, [BuyTop([LUXURY_DECK], discount=3000), If(Happened("bought", no=True), [Gain(credits=2000)])]
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-09",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(
                RING_OF_KAFRENE,
                secret=Ability(
                    ENCOUNTER_STEP,
                    [ChoosePlayer([FightPlayer(BY_SPACE, win=[Gain(credits=2000, fame=1)])], famous=True)],
                    discard=True,
                    condition=PlayerHere(),
                ),
            ),
            Section(
                TAKODANA,
                [
                    Test(
                        [STRENGTH],
                        success=[Gain(credits=4000), PeekContacts(1, within=HERE)],
                        fail=[Damage(character=1)],
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "ring-of-kafrene-takodana-10",
        RING_OF_KAFRENE_TAKODANA,
        [
            Section(
                RING_OF_KAFRENE,
                [
                    Test(
                        [TACTICS],
                        success=[Gain(credits=2000), MovePatrol(OF_CHOICE, 2, anywhere=True)],
                        fail=[Damage(ship=1)],
                    )
                ],
            ),
            Section(
                TAKODANA,
                [
                    If(
                        FameAtLeast(5),
                        [Gain(credits=3000)],
                        [
                            Pay(
                                4000,
                                [Test([INFLUENCE], success=[Gain(fame=1)], fail=[Gain(credits=2000)])],
                                [Gain(credits=1000)],
                            )
                        ],
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
]
