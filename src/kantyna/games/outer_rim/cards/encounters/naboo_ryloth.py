"""Encounters of Naboo and Ryloth."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.card import Branch, Encounter, Section
from kantyna.games.outer_rim.effects.amounts import Damage, Gain, GainReputation, LoseReputation, Pay, Recover
from kantyna.games.outer_rim.effects.belongings import GainItem
from kantyna.games.outer_rim.effects.choices import Choose, If, May, Option
from kantyna.games.outer_rim.effects.conditions import AtSpace, Happened, Have, NotDefeated, OnPlanet, Standing
from kantyna.games.outer_rim.effects.trade import BuySheet, BuyTop, DiscardTop, GainTop, Sell
from kantyna.games.outer_rim.effects.trials import Fight, Roll, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, PeekContacts
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    CARGO,
    CARGO_DECK,
    CREW,
    ENCOUNTER_STEP,
    EVERYTHING,
    GROUND_FIGHT,
    IMPERIAL,
    INFLUENCE,
    KNOWLEDGE,
    LOTHAL,
    NABOO,
    NABOO_RYLOTH,
    NEGATIVE,
    NEUTRAL,
    OF_CHOICE,
    OF_PLANET,
    OUR_WHOLE,
    PILOTING,
    POSITIVE,
    REBEL,
    RYLOTH,
    SHIP_DECK,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TECH,
)

NABOO_RYLOTH_CARDS: Final[list[Encounter]] = [
    Encounter(
        "naboo-ryloth-01",
        NABOO_RYLOTH,
        [
            Section(
                NABOO, [May([LoseReputation(REBEL, even_negative=True), Gain(credits=2000), GainReputation(IMPERIAL)])]
            ),
            Section(
                RYLOTH,
                branches=[
                    Branch(Standing(REBEL, POSITIVE | NEUTRAL), [BuySheet()]),
                    Branch(
                        Standing(REBEL, NEGATIVE), [Damage(character=3), If(NotDefeated(), [GainReputation(REBEL)])]
                    ),
                ],
            ),
        ],
    ),
    Encounter(
        "naboo-ryloth-02",
        NABOO_RYLOTH,
        [
            Section(
                NABOO,
                branches=[
                    Branch(Standing(IMPERIAL, POSITIVE), [Gain(credits=3000)]),
                    Branch(
                        Standing(IMPERIAL, NEUTRAL | NEGATIVE),
                        [Test([INFLUENCE], success=[GainReputation(IMPERIAL), Gain(credits=3000)])],
                    ),
                ],
            ),
            Section(
                RYLOTH,
                branches=[
                    Branch(Standing(REBEL, POSITIVE), [GainTop(CARGO_DECK, optional=True), Gain(credits=1000)]),
                    Branch(
                        Standing(REBEL, NEUTRAL | NEGATIVE),
                        [Test([KNOWLEDGE], success=[GainReputation(REBEL), Gain(credits=3000)])],
                    ),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-03",
        NABOO_RYLOTH,
        [
            Section(
                NABOO,
                [Pay(1000, [GainItem()], [Gain(credits=1000)])],
                item=Item(
                    CARGO, key="gungan-shield-emitters", cost=1000, destination=LOTHAL, reward=Reward(credits=6000)
                ),
            ),
            Section(
                RYLOTH,
                [
                    Choose(
                        [
                            Option("pay-her", [Pay(2000, [GainItem()])]),
                            Option("out-walk-her", [Test([STEALTH], success=[GainItem()], fail=[Damage(character=1)])]),
                        ],
                        may_decline=True,
                    )
                ],
                item=Item(CREW, key="ravine-scout", cost=2000, skills=[STEALTH]),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-04",
        NABOO_RYLOTH,
        [
            Section(NABOO, [Sell(bonus=2000), If(Happened("sold", no=True), [Gain(credits=1000)])]),
            Section(RYLOTH, [Test([TACTICS], success=[Gain(credits=5000)], fail=[Damage(character=2)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-05",
        NABOO_RYLOTH,
        [
            Section(
                NABOO,
                [
                    Choose(
                        [
                            Option(
                                "whisper-to-the-moffs-man",
                                [GainReputation(IMPERIAL), LoseReputation(REBEL), Gain(credits=2000)],
                            ),
                            Option(
                                "whisper-to-the-courier",
                                [GainReputation(REBEL), LoseReputation(IMPERIAL), Gain(credits=2000)],
                            ),
                            Option("eat", [Recover(character=2), Gain(credits=1000)]),
                        ]
                    )
                ],
            ),
            Section(RYLOTH, [Recover(character=EVERYTHING), PeekContacts(1, within=ANYWHERE), Gain(credits=1000)]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-06",
        NABOO_RYLOTH,
        [
            Section(
                NABOO,
                secret=Ability(
                    ACTION, [GainReputation(OF_PLANET), Gain(credits=1000)], discard=True, condition=OnPlanet()
                ),
            ),
            Section(RYLOTH, [Test([STRENGTH], success=[Gain(credits=4000)], fail=[Damage(character=1)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-07",
        NABOO_RYLOTH,
        [
            Section(
                NABOO,
                [
                    BuyTop([SHIP_DECK], discount=3000),
                    If(Happened("bought", no=True), [Recover(ship=2), Gain(credits=1000)]),
                ],
            ),
            Section(RYLOTH, [Test([PILOTING], success=[Gain(credits=4000)], fail=[Damage(ship=1)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-08",
        NABOO_RYLOTH,
        [
            Section(NABOO, [May([Test([TECH], success=[Gain(credits=6000)], fail=[Damage(character=2)])])]),
            Section(
                RYLOTH,
                secret=Ability(
                    ENCOUNTER_STEP,
                    [
                        Test(
                            [STEALTH],
                            success=[Gain(fame=1), GainReputation(REBEL), LoseReputation(IMPERIAL)],
                            fail=[Damage(character=1), LoseReputation(IMPERIAL)],
                        )
                    ],
                    discard=True,
                    condition=AtSpace([LOTHAL, NABOO]),
                ),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-09",
        NABOO_RYLOTH,
        [
            Section(
                NABOO,
                branches=[
                    Branch(
                        Standing(IMPERIAL, POSITIVE | NEUTRAL),
                        [
                            If(
                                Have(CARGO),
                                [BuyTop([CARGO_DECK], discount=2000), Gain(credits=1000)],
                                [Gain(credits=2000)],
                            )
                        ],
                    ),
                    Branch(
                        Standing(IMPERIAL, NEGATIVE),
                        [
                            Test(
                                [STEALTH],
                                success=[Gain(credits=3000)],
                                fail=[LoseReputation(OF_CHOICE), Damage(character=1)],
                            )
                        ],
                    ),
                ],
            ),
            Section(
                RYLOTH,
                branches=[
                    Branch(
                        Standing(REBEL, POSITIVE),
                        [May([Fight(GROUND_FIGHT, 4, "clan-champion", win=[Gain(credits=3000, fame=1)])])],
                    ),
                    Branch(
                        Standing(REBEL, NEUTRAL | NEGATIVE),
                        [
                            May(
                                [
                                    Fight(
                                        GROUND_FIGHT,
                                        3,
                                        "hot-headed-cousin",
                                        win=[GainReputation(REBEL), Gain(credits=3000)],
                                    )
                                ]
                            )
                        ],
                    ),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "naboo-ryloth-10",
        NABOO_RYLOTH,
        [
            Section(
                NABOO, [Test([PILOTING], success=[Gain(credits=3000), DiscardTop(decks=1)], fail=[Damage(ship=1)])]
            ),
            Section(
                RYLOTH,
                [
                    Choose(
                        [
                            Option("report-it", [GainReputation(REBEL), LoseReputation(SYNDICATE), Gain(credits=1000)]),
                            Option("move-it", [GainReputation(SYNDICATE), LoseReputation(REBEL), Gain(credits=2000)]),
                            Option(
                                "taste-it",
                                [
                                    Roll(
                                        1,
                                        hit=[Recover(character=2)],
                                        crit=[Gain(credits=3000)],
                                        blank=[Damage(character=2)],
                                    )
                                ],
                            ),
                        ]
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
]
