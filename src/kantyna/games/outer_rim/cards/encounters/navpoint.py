"""Encounters of navpoints, with a patrol and without."""

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
from kantyna.games.outer_rim.effects.belongings import DiscardCard, GainItem
from kantyna.games.outer_rim.effects.choices import Choose, If, May, Option
from kantyna.games.outer_rim.effects.conditions import Have, PatrolHere, PatrolStanding, Standing
from kantyna.games.outer_rim.effects.trade import BuyTop
from kantyna.games.outer_rim.effects.trials import Fight, FightPatrolHere, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, MovePatrol, MoveSelf, PeekContacts
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    CARGO,
    CARGO_DECK,
    EVERYTHING,
    GEAR_DECK,
    ILLEGAL,
    INFLUENCE,
    KNOWLEDGE,
    NAVPOINT,
    NAVPOINT_DECK,
    NEGATIVE,
    NEUTRAL,
    OF_PATROL_HERE,
    OUR_TEXT,
    OUR_WHOLE,
    PILOTING,
    POSITIVE,
    REBEL,
    RING_OF_KAFRENE,
    SHIP_FIGHT,
    STEALTH,
    STRENGTH,
    TACTICS,
    TECH,
)

NAVPOINT_CARDS: Final[list[Encounter]] = [
    Encounter(
        "navpoint-01",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [May([Test([STEALTH], success=[MoveSelf(EVERYTHING)], fail=[LoseReputation(OF_PATROL_HERE)])])],
                patrol=1,
            ),
            Section(
                NAVPOINT,
                [Test([TECH], success=[Recover(ship=2), Gain(credits=2000)], fail=[Gain(credits=1000)])],
                patrol=0,
            ),
        ],
        ours=OUR_TEXT,
    ),
    Encounter(
        "navpoint-02",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [Test([STRENGTH], success=[Gain(credits=2000), GainReputation(OF_PATROL_HERE)], fail=[Damage(ship=1)])],
                patrol=1,
            ),
            Section(
                NAVPOINT,
                patrol=0,
                branches=[
                    Branch(
                        Standing(REBEL, POSITIVE | NEUTRAL), [MovePatrol(REBEL, EVERYTHING), Recover(ship=EVERYTHING)]
                    ),
                    Branch(Standing(REBEL, NEGATIVE), [Test([PILOTING], fail=[Damage(ship=3)])]),
                ],
            ),
        ],
        ours=OUR_TEXT,
    ),
    Encounter(
        "navpoint-03",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [Test([STEALTH], success=[Gain(credits=5000)], fail=[LoseReputation(OF_PATROL_HERE)])],
                patrol=1,
            ),
            Section(NAVPOINT, [Test([TECH], success=[Gain(credits=4000)], fail=[Damage(ship=1)])], patrol=0),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "navpoint-04",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [
                    If(
                        PatrolStanding(POSITIVE),
                        [Gain(credits=3000)],
                        [
                            Test(
                                [INFLUENCE],
                                success=[GainReputation(OF_PATROL_HERE), Gain(credits=2000)],
                                fail=[LoseCredits(1000)],
                            )
                        ],
                    )
                ],
                patrol=1,
            ),
            Section(
                NAVPOINT,
                [May([GainItem()], [Gain(credits=1000)])],
                patrol=0,
                item=Item(
                    CARGO, key="drifting-container", cost=1000, destination=RING_OF_KAFRENE, reward=Reward(credits=4000)
                ),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "navpoint-05",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [
                    If(
                        Have(CARGO, trait=ILLEGAL),
                        [
                            Test(
                                [STEALTH],
                                success=[Gain(credits=3000)],
                                fail=[DiscardCard(CARGO, trait=ILLEGAL), Gain(credits=1000)],
                            )
                        ],
                        [Gain(credits=2000)],
                    )
                ],
                patrol=1,
            ),
            Section(
                NAVPOINT, [Test([PILOTING], success=[MoveSelf(3), Gain(credits=2000)], fail=[Damage(ship=1)])], patrol=0
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "navpoint-06",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [
                    Choose(
                        [
                            Option(
                                "shoot-at-the-patrol",
                                [
                                    Fight(
                                        SHIP_FIGHT,
                                        3,
                                        "patrol-fighters",
                                        win=[Gain(credits=4000), LoseReputation(OF_PATROL_HERE)],
                                        lose=[LoseReputation(OF_PATROL_HERE)],
                                    )
                                ],
                            ),
                            Option(
                                "help-the-patrol",
                                [
                                    Fight(
                                        SHIP_FIGHT,
                                        2,
                                        "pirates",
                                        win=[GainReputation(OF_PATROL_HERE), Gain(credits=2000)],
                                    )
                                ],
                            ),
                            Option("slip-away", [Gain(credits=1000)]),
                        ]
                    )
                ],
                patrol=1,
            ),
            Section(
                NAVPOINT,
                [May([Fight(SHIP_FIGHT, 3, "pirate-skiff", win=[Gain(credits=6000)], lose=[LoseCredits(1000)])])],
                patrol=0,
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "navpoint-07",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [
                    Test(
                        [TACTICS],
                        success=[MovePatrol(OF_PATROL_HERE, 3, anywhere=True), Gain(credits=3000)],
                        fail=[Damage(ship=1)],
                    )
                ],
                patrol=1,
            ),
            Section(
                NAVPOINT,
                [
                    Choose(
                        [
                            Option(
                                "escort-them",
                                [
                                    Test(
                                        [TACTICS],
                                        success=[GainReputation(REBEL), Gain(credits=1000)],
                                        fail=[Damage(ship=1)],
                                    )
                                ],
                            ),
                            Option("charge-them", [Gain(credits=3000), LoseReputation(REBEL)]),
                            Option("wish-them-luck", [Gain(credits=1000)]),
                        ]
                    )
                ],
                patrol=0,
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "navpoint-08",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [Pay(2000, [GainReputation(OF_PATROL_HERE), PeekContacts(1, within=ANYWHERE)], [Gain(credits=1000)])],
                patrol=1,
            ),
            Section(
                NAVPOINT,
                patrol=0,
                secret=Ability(
                    ACTION,
                    [MovePatrol(OF_PATROL_HERE, 3, anywhere=True), Gain(credits=2000)],
                    discard=True,
                    condition=PatrolHere(),
                ),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "navpoint-09",
        NAVPOINT_DECK,
        [
            Section(NAVPOINT, [Test([PILOTING], success=[Gain(credits=4000)], fail=[Damage(ship=1)])], patrol=1),
            Section(
                NAVPOINT,
                [
                    Choose(
                        [
                            Option("patch-the-hull", [Recover(ship=EVERYTHING)]),
                            Option("patch-yourself", [Recover(character=EVERYTHING)]),
                            Option("run-a-side-errand", [Gain(credits=2000)]),
                        ]
                    )
                ],
                patrol=0,
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "navpoint-10",
        NAVPOINT_DECK,
        [
            Section(
                NAVPOINT,
                [
                    If(
                        PatrolStanding(POSITIVE | NEUTRAL),
                        [Test([INFLUENCE], success=[Gain(credits=3000)], fail=[Gain(credits=1000)])],
                        [FightPatrolHere()],
                    )
                ],
                patrol=1,
            ),
            Section(
                NAVPOINT,
                [
                    Test(
                        [KNOWLEDGE],
                        success=[BuyTop([CARGO_DECK, GEAR_DECK], discount=2000), Gain(credits=1000)],
                        fail=[Gain(credits=1000)],
                    )
                ],
                patrol=0,
            ),
        ],
        ours=OUR_WHOLE,
    ),
]
