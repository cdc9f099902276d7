"""Encounters of Nal Hutta and Tatooine."""

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
from kantyna.games.outer_rim.effects.belongings import DiscardThis, GainItem, ResolveDatabank
from kantyna.games.outer_rim.effects.choices import Choose, ChoosePlayer, If, May, Option
from kantyna.games.outer_rim.effects.conditions import Happened, PlanetOf, PlayerHere, Standing
from kantyna.games.outer_rim.effects.trade import BuyTop, DiscardTop
from kantyna.games.outer_rim.effects.trials import Fight, FightPlayer, Roll, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, PeekContacts
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    BOUNTY_DECK,
    BY_SPACE,
    CREW,
    ENCOUNTER_STEP,
    EVERYTHING,
    GEAR_DECK,
    GROUND_FIGHT,
    HUTT,
    INFLUENCE,
    JOB,
    JOB_DECK,
    KNOWLEDGE,
    NAL_HUTTA,
    NAL_HUTTA_TATOOINE,
    NEGATIVE,
    NEUTRAL,
    OF_PLANET,
    ON_DAMAGE,
    ONCE_A_COMBAT,
    OUR_TEXT,
    OUR_WHOLE,
    PILOTING,
    POSITIVE,
    REBEL,
    STEALTH,
    STRENGTH,
    TACTICS,
    TATOOINE,
    TECH,
)

NAL_HUTTA_TATOOINE_CARDS: Final[list[Encounter]] = [
    Encounter(
        "nal-hutta-tatooine-01",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                branches=[
                    Branch(
                        Standing(HUTT, POSITIVE),
                        [May([Fight(GROUND_FIGHT, 5, "dragonsnake", win=[Gain(credits=3000, fame=1)])])],
                    ),
                    Branch(
                        Standing(HUTT, NEUTRAL | NEGATIVE),
                        [Test([TACTICS], success=[GainReputation(HUTT), BuyTop([BOUNTY_DECK])])],
                    ),
                ],
            ),
            Section(
                TATOOINE,
                secret=Ability(
                    ENCOUNTER_STEP,
                    [
                        ChoosePlayer(
                            [FightPlayer(BY_SPACE, win=[Gain(fame=1), GainReputation(HUTT)])],
                            standing=Standing(HUTT, NEGATIVE),
                        )
                    ],
                    discard=True,
                    condition=PlayerHere(),
                ),
            ),
        ],
        ours=OUR_TEXT,
    ),
    Encounter(
        "nal-hutta-tatooine-02",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                branches=[
                    Branch(Standing(HUTT, POSITIVE), [Gain(credits=4000)]),
                    Branch(
                        Standing(HUTT, NEUTRAL),
                        [
                            Test(
                                [INFLUENCE],
                                success=[GainReputation(HUTT), Gain(credits=2000)],
                                fail=[LoseCredits(1000)],
                            )
                        ],
                    ),
                    Branch(Standing(HUTT, NEGATIVE), [Pay(3000, [GainReputation(HUTT)], [Damage(character=1)])]),
                ],
            ),
            Section(
                TATOOINE, [BuyTop([GEAR_DECK], discount=2000), If(Happened("bought", no=True), [Gain(credits=2000)])]
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-03",
        NAL_HUTTA_TATOOINE,
        [
            Section(NAL_HUTTA, [Test([KNOWLEDGE], success=[Gain(credits=4000)], fail=[Damage(character=1)])]),
            Section(TATOOINE, [May([Test([PILOTING], success=[Gain(credits=6000)], fail=[Damage(character=2)])])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-04",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                [
                    Choose(
                        [
                            Option("feed-him", [Pay(2000, [GainItem()])]),
                            Option("wrestle-him", [Test([STRENGTH], success=[GainItem()], fail=[Damage(character=2)])]),
                        ],
                        may_decline=True,
                    )
                ],
                item=Item(
                    CREW,
                    key="gamorrean-bodyguard",
                    cost=2000,
                    skills=[STRENGTH],
                    abilities=[Ability(ON_DAMAGE, [DiscardThis()], amount=1, optional=True, once=ONCE_A_COMBAT)],
                ),
            ),
            Section(
                TATOOINE,
                [
                    Choose(
                        [Option("take-the-map", [GainItem()]), Option("sell-it-on", [Gain(credits=2000)])],
                        may_decline=True,
                    )
                ],
                item=Item(
                    JOB,
                    key="jabbas-hidden-stash",
                    destination=TATOOINE,
                    attempt=[ResolveDatabank(44)],
                    tested=[[KNOWLEDGE], [STEALTH], [STRENGTH]],
                    reward=Reward(credits=8000, fame=1),
                    after=[LoseReputation(HUTT)],
                ),
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-05",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                branches=[
                    Branch(
                        Standing(HUTT, POSITIVE),
                        [
                            May(
                                [
                                    Fight(
                                        GROUND_FIGHT,
                                        4,
                                        "rival-clans-guards",
                                        win=[Gain(credits=3000, fame=1)],
                                        lose=[LoseReputation(HUTT)],
                                    )
                                ]
                            )
                        ],
                    ),
                    Branch(
                        Standing(HUTT, NEUTRAL | NEGATIVE),
                        [
                            Test(
                                [TACTICS],
                                success=[Gain(credits=3000), GainReputation(HUTT)],
                                fail=[Damage(character=1)],
                            )
                        ],
                    ),
                ],
            ),
            Section(
                TATOOINE,
                [
                    Choose(
                        [
                            Option(
                                "help-the-farmer",
                                [Fight(GROUND_FIGHT, 3, "raiders", win=[Gain(credits=3000), GainReputation(REBEL)])],
                            ),
                            Option("help-yourself", [Gain(credits=2000), LoseReputation(OF_PLANET)]),
                        ]
                    )
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-06",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                [
                    Pay(
                        1000,
                        [
                            Test(
                                [KNOWLEDGE],
                                success=[GainReputation(HUTT), Gain(credits=5000)],
                                fail=[Damage(character=2)],
                            )
                        ],
                        [Gain(credits=1000)],
                    )
                ],
            ),
            Section(TATOOINE, [PeekContacts(2, within=ANYWHERE), BuyTop([JOB_DECK]), Gain(credits=1000)]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-07",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                secret=Ability(
                    ACTION, [GainReputation(HUTT), Gain(credits=2000)], discard=True, condition=PlanetOf([HUTT])
                ),
            ),
            Section(TATOOINE, [Recover(character=EVERYTHING), Gain(credits=1000)]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-08",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                [
                    Choose(
                        [
                            Option(
                                "break-the-locks",
                                [
                                    Test(
                                        [TECH],
                                        success=[GainReputation(REBEL), LoseReputation(HUTT), Gain(credits=3000)],
                                        fail=[Damage(character=2), LoseReputation(HUTT)],
                                    )
                                ],
                            ),
                            Option("guard-the-door", [GainReputation(HUTT), LoseReputation(REBEL), Gain(credits=1000)]),
                            Option("look-away", [Gain(credits=1000)]),
                        ]
                    )
                ],
            ),
            Section(TATOOINE, [Test([TECH], success=[Gain(credits=4000)], fail=[Damage(ship=1)])]),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-09",
        NAL_HUTTA_TATOOINE,
        [
            Section(NAL_HUTTA, [Pay(1000, [Roll(2, hit=[Gain(credits=2000)], crit=[Gain(credits=4000)])])]),
            Section(
                TATOOINE,
                branches=[
                    Branch(Standing(HUTT, POSITIVE), [Gain(credits=2000), DiscardTop(decks=2)]),
                    Branch(
                        Standing(HUTT, NEUTRAL),
                        [Test([STEALTH], success=[Gain(credits=3000)], fail=[LoseCredits(2000)])],
                    ),
                    Branch(
                        Standing(HUTT, NEGATIVE),
                        [
                            Fight(
                                GROUND_FIGHT, 3, "palace-enforcers", win=[Gain(credits=3000)], lose=[LoseCredits(2000)]
                            )
                        ],
                    ),
                ],
            ),
        ],
        ours=OUR_WHOLE,
    ),
    Encounter(
        "nal-hutta-tatooine-10",
        NAL_HUTTA_TATOOINE,
        [
            Section(
                NAL_HUTTA,
                [BuyTop([BOUNTY_DECK]), Test([TACTICS], success=[Gain(credits=3000)], fail=[Gain(credits=1000)])],
            ),
            Section(TATOOINE, [May([Fight(GROUND_FIGHT, 5, "young-krayt-dragon", win=[Gain(credits=4000, fame=1)])])]),
        ],
        ours=OUR_WHOLE,
    ),
]
