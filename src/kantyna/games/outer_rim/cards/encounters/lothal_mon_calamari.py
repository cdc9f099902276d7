"""Encounters of Lothal and Mon Calamari."""

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
)
from kantyna.games.outer_rim.effects.belongings import GainItem, ResolveDatabank
from kantyna.games.outer_rim.effects.choices import Choose, If, May, Option
from kantyna.games.outer_rim.effects.conditions import Happened, Have, PlanetOf, Standing
from kantyna.games.outer_rim.effects.trade import BuyTop, GainTop
from kantyna.games.outer_rim.effects.trials import Fight, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, PassBy, PeekContacts
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    BOUNTY_DECK,
    CARGO,
    CARGO_DECK,
    ENTER_PATROL,
    EVERYTHING,
    GEAR,
    GEAR_DECK,
    GROUND_FIGHT,
    ILLEGAL,
    IMPERIAL,
    INFLUENCE,
    JOB,
    KNOWLEDGE,
    LOTHAL,
    LOTHAL_MON_CALAMARI,
    MON_CALAMARI,
    NEGATIVE,
    NEUTRAL,
    OUR_WHOLE,
    PILOTING,
    POSITIVE,
    REBEL,
    SHIP_DECK,
    SHIP_FIGHT,
    STEALTH,
    STRENGTH,
    TACTICS,
    TECH,
)

LOTHAL_MON_CALAMARI_CARDS: Final[list[Encounter]] = [
    Encounter(
        "lothal-mon-calamari-01",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL,
                branches=[
                    Branch(Standing(IMPERIAL, POSITIVE), [Gain(credits=3000)]),
                    Branch(
                        Standing(IMPERIAL, NEUTRAL),
                        [
                            Test(
                                [INFLUENCE],
                                success=[GainReputation(IMPERIAL), Gain(credits=2000)],
                                fail=[LoseCredits(1000)],
                            )
                        ],
                    ),
                    Branch(
                        Standing(IMPERIAL, NEGATIVE),
                        [Test([STEALTH], success=[Gain(credits=4000)], fail=[Damage(character=2)])],
                    ),
                ],
            ),
            Section(
                MON_CALAMARI,
                branches=[
                    Branch(Standing(REBEL, POSITIVE | NEUTRAL), [Recover(ship=EVERYTHING), Gain(credits=2000)]),
                    Branch(
                        Standing(REBEL, NEGATIVE),
                        [Pay(2000, [Recover(ship=EVERYTHING), GainReputation(REBEL)], [Gain(credits=1000)])],
                    ),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-02",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL,
                [
                    May(
                        [
                            Test(
                                [TECH],
                                success=[GainTop(GEAR_DECK, most=5000), Gain(credits=1000)],
                                fail=[Damage(character=1)],
                            )
                        ]
                    )
                ],
            ),
            Section(MON_CALAMARI, [Test([KNOWLEDGE], success=[Gain(credits=4000)], fail=[Gain(credits=1000)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-03",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL,
                [May([Test([STEALTH], success=[GainItem()], fail=[LoseReputation(IMPERIAL)])])],
                item=Item(
                    GEAR,
                    key="code-cylinder",
                    cost=2000,
                    abilities=[Ability(ENTER_PATROL, [PassBy()], optional=True, factions=[IMPERIAL])],
                ),
            ),
            Section(
                MON_CALAMARI,
                branches=[
                    Branch(Standing(REBEL, POSITIVE), [Gain(credits=3000)]),
                    Branch(Standing(REBEL, NEUTRAL), [Pay(1000, [GainReputation(REBEL)], [Gain(credits=1000)])]),
                    Branch(Standing(REBEL, NEGATIVE), [Test([INFLUENCE], success=[GainReputation(REBEL)])]),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-04",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL,
                [Test([PILOTING], success=[GainReputation(IMPERIAL), Gain(credits=3000)], fail=[Damage(ship=1)])],
            ),
            Section(
                MON_CALAMARI,
                branches=[
                    Branch(
                        Standing(REBEL, POSITIVE | NEUTRAL),
                        [
                            Choose(
                                [Option("take-the-napkin", [GainItem()]), Option("sell-it-back", [Gain(credits=2000)])],
                                may_decline=True,
                            )
                        ],
                    ),
                    Branch(
                        Standing(REBEL, NEGATIVE),
                        [Test([TACTICS], success=[GainReputation(REBEL)], fail=[Damage(character=1)])],
                    ),
                ],
                item=Item(
                    JOB,
                    key="rebel-prison-break",
                    destination=LOTHAL,
                    attempt=[ResolveDatabank(48)],
                    tested=[[STEALTH], [TECH], [PILOTING]],
                    reward=Reward(credits=6000, fame=2, reputation=[REBEL]),
                ),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-05",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL, [BuyTop([CARGO_DECK], discount=1000), If(Happened("bought", no=True), [Gain(credits=2000)])]
            ),
            Section(MON_CALAMARI, [May([Fight(GROUND_FIGHT, 3, "reef-stalker", win=[Gain(credits=4000)])])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-06",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL,
                branches=[
                    Branch(
                        Standing(IMPERIAL, POSITIVE | NEUTRAL),
                        [
                            Choose(
                                [
                                    Option("cheer", [GainReputation(IMPERIAL), LoseReputation(REBEL)]),
                                    Option(
                                        "pick-pockets",
                                        [
                                            Test(
                                                [STEALTH], success=[Gain(credits=4000)], fail=[LoseReputation(IMPERIAL)]
                                            )
                                        ],
                                    ),
                                ],
                                may_decline=True,
                            )
                        ],
                    ),
                    Branch(
                        Standing(IMPERIAL, NEGATIVE),
                        [
                            Fight(
                                GROUND_FIGHT,
                                3,
                                "parade-guard",
                                win=[Gain(credits=2000), GainReputation(REBEL)],
                                lose=[LoseCredits(1000)],
                            )
                        ],
                    ),
                ],
            ),
            Section(
                MON_CALAMARI,
                [GainTop(CARGO_DECK, most=2000, optional=True), If(Happened("gained", no=True), [Gain(credits=2000)])],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-07",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL,
                secret=Ability(
                    ACTION,
                    [
                        Choose(
                            [
                                Option(
                                    "hand-it-to-the-rebels",
                                    [If(PlanetOf([REBEL]), [GainReputation(REBEL), Gain(credits=3000)])],
                                ),
                                Option(
                                    "sell-it-to-the-empire",
                                    [If(PlanetOf([IMPERIAL]), [GainReputation(IMPERIAL), Gain(credits=3000)])],
                                ),
                            ]
                        )
                    ],
                    discard=True,
                    condition=PlanetOf([REBEL, IMPERIAL]),
                ),
            ),
            Section(
                MON_CALAMARI,
                [
                    BuyTop([SHIP_DECK, GEAR_DECK], discount=2000),
                    If(Happened("bought", no=True), [Recover(ship=2), Gain(credits=1000)]),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-08",
        LOTHAL_MON_CALAMARI,
        [
            Section(
                LOTHAL,
                [
                    If(
                        Have(CARGO, trait=ILLEGAL),
                        [
                            Test(
                                [STEALTH],
                                success=[Gain(credits=4000)],
                                fail=[LoseReputation(IMPERIAL), LoseCredits(1000)],
                            )
                        ],
                        [Gain(credits=2000)],
                    )
                ],
            ),
            Section(
                MON_CALAMARI,
                [Test([TACTICS], success=[GainReputation(REBEL), Gain(credits=2000)], fail=[Gain(credits=1000)])],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-09",
        LOTHAL_MON_CALAMARI,
        [
            Section(LOTHAL, [Test([STRENGTH], success=[Gain(credits=4000)], fail=[Damage(character=1)])]),
            Section(
                MON_CALAMARI,
                [
                    Recover(character=EVERYTHING),
                    Pay(2000, [Recover(ship=EVERYTHING), GainReputation(REBEL)], [Gain(credits=1000)]),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "lothal-mon-calamari-10",
        LOTHAL_MON_CALAMARI,
        [
            Section(LOTHAL, [BuyTop([BOUNTY_DECK]), PeekContacts(1, within=ANYWHERE), Gain(credits=1000)]),
            Section(
                MON_CALAMARI,
                branches=[
                    Branch(
                        Standing(REBEL, POSITIVE),
                        [
                            May(
                                [
                                    Fight(
                                        SHIP_FIGHT,
                                        4,
                                        "imperial-tender-escort",
                                        win=[Gain(credits=4000, fame=1), LoseReputation(IMPERIAL)],
                                        lose=[LoseReputation(IMPERIAL)],
                                    )
                                ]
                            )
                        ],
                    ),
                    Branch(
                        Standing(REBEL, NEUTRAL | NEGATIVE),
                        [
                            May(
                                [
                                    Test(
                                        [PILOTING],
                                        success=[GainReputation(REBEL), Gain(credits=3000)],
                                        fail=[Damage(ship=2)],
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
]
