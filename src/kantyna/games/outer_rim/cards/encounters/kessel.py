"""Encounters of Kessel and the Maelstrom."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability, Modify
from kantyna.games.outer_rim.card import Branch, Encounter, Section
from kantyna.games.outer_rim.effects.amounts import Damage, Gain, GainReputation, LoseCredits, Pay, Recover
from kantyna.games.outer_rim.effects.belongings import GainItem
from kantyna.games.outer_rim.effects.choices import Choose, If, May, Option
from kantyna.games.outer_rim.effects.conditions import AtSpace, NotDefeated, Standing
from kantyna.games.outer_rim.effects.trade import BuyTop, GainTop
from kantyna.games.outer_rim.effects.trials import Fight, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, EndTurn, MovePatrol, MoveSelf, PassBy, PeekContacts
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    CANTONICA,
    CARGO,
    CARGO_DECK,
    ENTER_MAELSTROM,
    GEAR_DECK,
    GROUND_FIGHT,
    HYPERDRIVE,
    ILLEGAL,
    INFLUENCE,
    KESSEL,
    KESSEL_DECK,
    KNOWLEDGE,
    MAELSTROM,
    MOD,
    MON_CALAMARI,
    NABOO,
    NEGATIVE,
    NEUTRAL,
    OF_CHOICE,
    OF_NEAREST_PATROL,
    OUR_WHOLE,
    PILOTING,
    POSITIVE,
    REBEL,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TAKODANA,
    TECH,
)

KESSEL_CARDS: Final[list[Encounter]] = [
    Encounter(
        "kessel-01",
        KESSEL_DECK,
        [
            Section(
                KESSEL, [Test([STRENGTH], success=[Gain(credits=4000)], fail=[Damage(character=1), Gain(credits=1000)])]
            ),
            Section(MAELSTROM, [Test([PILOTING], success=[Gain(credits=4000), MoveSelf(2)], fail=[Damage(ship=2)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-02",
        KESSEL_DECK,
        [
            Section(
                KESSEL,
                [Pay(1000, [GainItem()], [Gain(credits=1000)])],
                item=Item(
                    CARGO,
                    key="raw-spice",
                    cost=1000,
                    traits=ILLEGAL,
                    destination=CANTONICA,
                    reward=Reward(credits=4000, fame=1),
                ),
            ),
            Section(MAELSTROM, [Test([TECH], success=[Gain(credits=5000)], fail=[Damage(ship=1)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-03",
        KESSEL_DECK,
        [
            Section(
                KESSEL,
                branches=[
                    Branch(Standing(SYNDICATE, POSITIVE), [Gain(credits=4000)]),
                    Branch(
                        Standing(SYNDICATE, NEUTRAL),
                        [
                            Test(
                                [KNOWLEDGE],
                                success=[GainReputation(SYNDICATE), Gain(credits=1000)],
                                fail=[LoseCredits(1000)],
                            )
                        ],
                    ),
                    Branch(
                        Standing(SYNDICATE, NEGATIVE),
                        [
                            Fight(
                                GROUND_FIGHT,
                                4,
                                "mine-wardens",
                                win=[Gain(credits=3000), GainReputation(SYNDICATE)],
                                lose=[LoseCredits(2000)],
                            )
                        ],
                    ),
                ],
            ),
            Section(
                MAELSTROM,
                [May([Test([KNOWLEDGE], success=[GainItem()], fail=[Damage(ship=1)])])],
                item=Item(
                    MOD,
                    key="gree-navigation-computer",
                    cost=2000,
                    modify=[Modify(HYPERDRIVE, 1)],
                    abilities=[Ability(ENTER_MAELSTROM, [PassBy()])],
                ),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-04",
        KESSEL_DECK,
        [
            Section(KESSEL, [May([Test([TACTICS], success=[Gain(credits=5000)], fail=[Damage(character=2)])])]),
            Section(
                MAELSTROM,
                [
                    Test([TACTICS], success=[Gain(credits=3000)], fail=[Damage(ship=2)]),
                    If(NotDefeated(), [Gain(credits=1000)]),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-05",
        KESSEL_DECK,
        [
            Section(
                KESSEL,
                [
                    Choose(
                        [
                            Option("repair-them", [Test([TECH], success=[Gain(credits=2000), GainReputation(REBEL)])]),
                            Option("report-them", [GainReputation(SYNDICATE), Gain(credits=1000)]),
                        ]
                    )
                ],
            ),
            Section(
                MAELSTROM,
                [
                    MovePatrol(OF_NEAREST_PATROL, 2),
                    Test([STEALTH], success=[Gain(credits=4000)], fail=[Damage(ship=1)]),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-06",
        KESSEL_DECK,
        [
            Section(
                KESSEL,
                secret=Ability(
                    ACTION, [Gain(credits=5000)], discard=True, condition=AtSpace([NABOO, TAKODANA, MON_CALAMARI])
                ),
            ),
            Section(
                MAELSTROM,
                [
                    Choose(
                        [
                            Option("bottle-it", [Test([TECH], success=[Gain(credits=6000)], fail=[Damage(ship=2)])]),
                            Option("vent-it", [MoveSelf(3)]),
                        ]
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-07",
        KESSEL_DECK,
        [
            Section(KESSEL, [BuyTop([CARGO_DECK, GEAR_DECK]), Gain(credits=1000)]),
            Section(
                MAELSTROM,
                [
                    Test(
                        [INFLUENCE], success=[Gain(credits=3000), GainReputation(OF_CHOICE)], fail=[Damage(character=1)]
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-08",
        KESSEL_DECK,
        [
            Section(KESSEL, [May([Fight(GROUND_FIGHT, 4, "convict-brawler", win=[Gain(credits=2000, fame=1)])])]),
            Section(MAELSTROM, [Test([KNOWLEDGE], success=[PeekContacts(3, within=ANYWHERE), Gain(credits=2000)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-09",
        KESSEL_DECK,
        [
            Section(
                KESSEL,
                branches=[
                    Branch(
                        Standing(SYNDICATE, POSITIVE | NEUTRAL),
                        [Pay(2000, [GainTop(CARGO_DECK), GainReputation(SYNDICATE)], [Gain(credits=2000)])],
                    ),
                    Branch(
                        Standing(SYNDICATE, NEGATIVE),
                        [Test([STRENGTH], success=[Gain(credits=3000)], fail=[Damage(character=2)])],
                    ),
                ],
            ),
            Section(
                MAELSTROM,
                [Test([PILOTING], success=[MoveSelf(3), Gain(credits=3000)], fail=[Damage(ship=1), EndTurn()])],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "kessel-10",
        KESSEL_DECK,
        [
            Section(KESSEL, [Test([PILOTING], success=[Gain(credits=4000)], fail=[Damage(ship=1)])]),
            Section(MAELSTROM, [Recover(character=2, ship=2), Gain(credits=1000)]),
        ],
        ours=OUR_WHOLE,
    ),
]
