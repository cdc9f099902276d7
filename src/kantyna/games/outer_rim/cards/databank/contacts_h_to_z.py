"""The databank cards of contacts, 13 to 23: the meeting, and the crew member."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability, Modify
from kantyna.games.outer_rim.card import Databank
from kantyna.games.outer_rim.effects.amounts import Damage, Gain, GainReputation, LoseCredits, Pay
from kantyna.games.outer_rim.effects.belongings import DiscardToken, GainCrew
from kantyna.games.outer_rim.effects.choices import Choose, If, May, Option
from kantyna.games.outer_rim.effects.conditions import PlayerHere, Standing
from kantyna.games.outer_rim.effects.dice import reroll
from kantyna.games.outer_rim.effects.trade import BuyTop, GainTop
from kantyna.games.outer_rim.effects.trials import Fight, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, PeekContacts
from kantyna.games.outer_rim.item import person
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    AFTER_FAILED_TEST,
    AFTER_JOB_REWARD,
    AFTER_ROLL,
    CARGO_SLOTS,
    EVERYTHING,
    GEAR_DECK,
    GROUND_FIGHT,
    HEALTH,
    HULL,
    IN_TEST,
    INFLUENCE,
    JOB_DECK,
    KNOWLEDGE,
    LUXURY_DECK,
    MARKET_DISCARD,
    NEGATIVE,
    NEUTRAL,
    ON_PURCHASE,
    ONCE_A_TURN,
    OUR_TEXT,
    OUR_WHOLE,
    PILOTING,
    POSITIVE,
    REBEL,
    SHIP_COMBAT,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TECH,
)

LATER_CONTACTS: Final[list[Databank]] = [
    Databank(
        "data-hera-syndulla",
        13,
        [
            If(Standing(REBEL, POSITIVE), [May([GainCrew()])]),
            If(Standing(REBEL, NEUTRAL), [May([Test([PILOTING], success=[GainCrew()])])]),
            If(Standing(REBEL, NEGATIVE), [Test([INFLUENCE], success=[GainReputation(REBEL)], fail=[Damage(ship=1)])]),
        ],
        contact="contact-hera-syndulla",
        item=person([PILOTING], modify=[Modify(SHIP_COMBAT, 1)]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-hondo-ohnaka",
        14,
        [
            Choose(
                [
                    Option("hire-the-legend", [Pay(3000, [GainCrew()])]),
                    Option(
                        "cheat-the-legend", [Test([INFLUENCE], success=[Gain(credits=3000)], fail=[LoseCredits(3000)])]
                    ),
                ],
                may_decline=True,
            )
        ],
        contact="contact-hondo-ohnaka",
        item=person([INFLUENCE], abilities=[Ability(ACTION, [Gain(credits=2000)], condition=PlayerHere())]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-k-2so",
        15,
        [
            Choose(
                [
                    Option("rewire-it", [Test([TECH], success=[GainCrew()], fail=[Damage(character=2)])]),
                    Option("appeal-to-logic", [Pay(4000, [GainCrew()])]),
                ],
                may_decline=True,
            )
        ],
        contact="contact-k-2so",
        item=person(
            [STRENGTH, TACTICS],
            abilities=[
                Ability(
                    AFTER_FAILED_TEST,
                    [Damage(character=1)],
                    optional=True,
                    once=ONCE_A_TURN,
                    changes=[reroll(EVERYTHING)],
                )
            ],
        ),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-leia-organa",
        16,
        [
            If(Standing(REBEL, POSITIVE), [May([GainCrew()])]),
            If(
                Standing(REBEL, NEUTRAL),
                [Pay(2000, [GainReputation(REBEL)], [Test([INFLUENCE], success=[GainReputation(REBEL)])])],
            ),
            If(Standing(REBEL, NEGATIVE), [Test([INFLUENCE], success=[GainReputation(REBEL)])]),
        ],
        contact="contact-leia-organa",
        item=person([INFLUENCE], abilities=[Ability(AFTER_JOB_REWARD, [Gain(credits=2000)])]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-lobot",
        17,
        [Pay(2000, [GainCrew()])],
        contact="contact-lobot",
        item=person([TECH], abilities=[Ability(MARKET_DISCARD)]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-maz-kanata",
        18,
        [Test([INFLUENCE, KNOWLEDGE], success=[May([GainCrew()])], fail=[BuyTop([LUXURY_DECK], discount=2000)])],
        contact="contact-maz-kanata",
        item=person(
            [KNOWLEDGE, INFLUENCE],
            abilities=[Ability(AFTER_ROLL, optional=True, roll=IN_TEST, once=ONCE_A_TURN, changes=[reroll(1)])],
        ),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-ponda-baba",
        19,
        [
            Choose(
                [
                    Option("settle-it-outside", [Fight(GROUND_FIGHT, 2, "ponda-baba", win=[GainCrew()])]),
                    Option("buy-the-round", [Pay(2000, [GainCrew()])]),
                ],
                may_decline=True,
            )
        ],
        contact="contact-ponda-baba",
        item=person([STRENGTH], modify=[Modify(HEALTH, 1)]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-rinnak",
        20,
        [
            Choose(
                [
                    Option("hire", [Pay(1000, [GainCrew()])]),
                    Option(
                        "borrow-his-eyes",
                        [Test([TECH], success=[PeekContacts(2, within=ANYWHERE), Gain(credits=1000)])],
                    ),
                ],
                may_decline=True,
            )
        ],
        contact="contact-rinnak",
        item=person([KNOWLEDGE], abilities=[Ability(ON_PURCHASE, amount=1000, decks=[GEAR_DECK])]),
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "data-sootbolt",
        21,
        [May([Test([TECH], success=[GainCrew()], fail=[Pay(1000, [GainCrew()])])])],
        contact="contact-sootbolt",
        item=person([TECH], modify=[Modify(HULL, 1)]),
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "data-tamsin-vell",
        22,
        [
            If(Standing(REBEL, POSITIVE), [May([GainCrew()])]),
            If(Standing(REBEL, NEUTRAL), [Pay(2000, [GainCrew()])]),
            If(Standing(REBEL, NEGATIVE), [Test([TACTICS], success=[GainReputation(REBEL)])]),
        ],
        contact="contact-tamsin-vell",
        item=person([TACTICS], modify=[Modify(CARGO_SLOTS, 1)]),
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "data-ziton-moj",
        23,
        [
            If(Standing(SYNDICATE, POSITIVE), [Gain(credits=5000), DiscardToken()]),
            If(
                Standing(SYNDICATE, NEUTRAL),
                [
                    Pay(
                        3000,
                        [GainReputation(SYNDICATE), GainTop(JOB_DECK, optional=True)],
                        [Test([KNOWLEDGE], success=[GainReputation(SYNDICATE)], fail=[LoseCredits(1000)])],
                    )
                ],
            ),
            If(
                Standing(SYNDICATE, NEGATIVE),
                [
                    Fight(
                        GROUND_FIGHT,
                        4,
                        "black-sun-guards",
                        win=[Gain(fame=1), DiscardToken()],
                        lose=[LoseCredits(2000)],
                    )
                ],
            ),
        ],
        contact="contact-ziton-moj",
        ours=OUR_TEXT,
        line=True,
    ),
]
