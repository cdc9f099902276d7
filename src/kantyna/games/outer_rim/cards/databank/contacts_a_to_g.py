"""The databank cards of contacts, 2 to 12: the meeting, and the crew member."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability, Modify
from kantyna.games.outer_rim.card import Databank
from kantyna.games.outer_rim.effects.amounts import (
    Damage,
    Gain,
    GainReputation,
    LoseCredits,
    LoseReputation,
    Pay,
    Recover,
)
from kantyna.games.outer_rim.effects.belongings import DiscardToken, GainCrew, GainItem, ResolveDatabank
from kantyna.games.outer_rim.effects.choices import Choose, If, May, Option
from kantyna.games.outer_rim.effects.conditions import Standing
from kantyna.games.outer_rim.effects.dice import add, reroll
from kantyna.games.outer_rim.effects.trials import Fight, Roll, Test
from kantyna.games.outer_rim.effects.voyage import ANYWHERE, MovePatrol, PeekContacts
from kantyna.games.outer_rim.item import Item, Reward, person
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    AFTER_BOUNTY_REWARD,
    AFTER_REPUTATION,
    AFTER_ROLL,
    AFTER_WIN,
    BOUNTY,
    EVERYTHING,
    GROUND_COMBAT,
    GROUND_FIGHT,
    HIT,
    HUTT,
    HYPERDRIVE,
    IMPERIAL,
    IN_GROUND,
    IN_SHIP,
    INFLUENCE,
    JOB,
    KNOWLEDGE,
    LOTHAL,
    NEGATIVE,
    NEUTRAL,
    ONCE_A_COMBAT,
    OUR_TEXT,
    PILOTING,
    POSITIVE,
    REBEL,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TECH,
)

FIRST_CONTACTS: Final[list[Databank]] = [
    Databank(
        "data-4-lom",
        2,
        [Pay(3000, [GainCrew()], less=1000, per=BOUNTY)],
        contact="contact-4-lom",
        item=person([TACTICS], modify=[Modify(GROUND_COMBAT, 1)]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-black-krrsantan",
        3,
        [
            If(
                Standing(HUTT, NEGATIVE),
                [Fight(GROUND_FIGHT, 4, "black-krrsantan", win=[Gain(credits=2000)], lose=[LoseCredits(2000)])],
            ),
            If(
                Standing(HUTT, POSITIVE | NEUTRAL),
                [
                    Choose(
                        [
                            Option(
                                "prove-it-with-fists", [Fight(GROUND_FIGHT, 5, "black-krrsantan", win=[GainCrew()])]
                            ),
                            Option("prove-it-with-credits", [Pay(5000, [GainCrew()])]),
                        ],
                        may_decline=True,
                    )
                ],
            ),
        ],
        contact="contact-black-krrsantan",
        item=person(
            [STRENGTH],
            modify=[Modify(GROUND_COMBAT, 1)],
            abilities=[Ability(AFTER_WIN, [Gain(credits=1000)], roll=IN_GROUND)],
        ),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-black-sun-agent",
        4,
        [
            If(Standing(SYNDICATE, POSITIVE), [May([GainCrew()])]),
            If(Standing(SYNDICATE, NEUTRAL), [Pay(2000, [GainCrew()])]),
            If(
                Standing(SYNDICATE, NEGATIVE),
                [Test([INFLUENCE], success=[GainReputation(SYNDICATE)], fail=[LoseCredits(1000)])],
            ),
        ],
        contact="contact-black-sun-agent",
        item=person([STEALTH], abilities=[Ability(AFTER_REPUTATION, [Gain(credits=1000)], factions=[SYNDICATE])]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-boshek",
        5,
        [May([Test([PILOTING], success=[GainCrew()], fail=[Pay(2000, [GainCrew()])])])],
        contact="contact-boshek",
        item=person([PILOTING], modify=[Modify(HYPERDRIVE, 1)]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-chewbacca",
        6,
        [
            If(
                Standing(IMPERIAL, POSITIVE),
                [May([Test([INFLUENCE], success=[Pay(3000, [GainCrew()])], fail=[Damage(character=1)])])],
            ),
            If(
                Standing(IMPERIAL, NEUTRAL | NEGATIVE),
                [
                    Choose(
                        [
                            Option("share-a-meal", [Pay(3000, [GainCrew()])]),
                            Option("stand-and-fight-beside-him", [Fight(GROUND_FIGHT, 4, "slavers", win=[GainCrew()])]),
                        ],
                        may_decline=True,
                    )
                ],
            ),
        ],
        contact="contact-chewbacca",
        item=person([STRENGTH, PILOTING], abilities=[Ability(ACTION, [Recover(ship=1)])]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-chopper",
        7,
        [
            If(Standing(REBEL, POSITIVE), [May([GainCrew()])]),
            If(
                Standing(REBEL, NEUTRAL | NEGATIVE),
                [May([Test([TECH], success=[GainCrew()], fail=[Damage(character=1)])])],
            ),
        ],
        contact="contact-chopper",
        item=person(
            [TECH],
            abilities=[Ability(AFTER_ROLL, optional=True, roll=IN_SHIP, once=ONCE_A_COMBAT, changes=[reroll(1)])],
        ),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-dengar",
        8,
        [Pay(4000, [GainCrew()], less=2000, per=BOUNTY, once=True)],
        contact="contact-dengar",
        item=person([TACTICS], abilities=[Ability(AFTER_BOUNTY_REWARD, [Gain(credits=1000)])]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-doctor-evazan",
        9,
        [
            Choose(
                [
                    Option("hire-him", [Pay(1000, [GainCrew()])]),
                    Option(
                        "let-him-operate",
                        [
                            Roll(
                                1,
                                hit=[Recover(character=EVERYTHING)],
                                crit=[Recover(character=EVERYTHING)],
                                blank=[Damage(character=2)],
                            )
                        ],
                    ),
                ],
                may_decline=True,
            )
        ],
        contact="contact-doctor-evazan",
        item=person([KNOWLEDGE], abilities=[Ability(ACTION, [Recover(character=1)])]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-garindan",
        10,
        [
            Choose(
                [
                    Option("buy-what-he-knows", [Pay(1000, [PeekContacts(2, within=ANYWHERE)])]),
                    Option(
                        "shadow-the-shadow", [Test([STEALTH], success=[GainCrew()], fail=[LoseReputation(IMPERIAL)])]
                    ),
                ],
                may_decline=True,
            )
        ],
        contact="contact-garindan",
        item=person([STEALTH], abilities=[Ability(ACTION, [PeekContacts(1, within=3)])]),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-grand-admiral-thrawn",
        11,
        [
            If(Standing(IMPERIAL, POSITIVE), [May([GainItem(), DiscardToken()])]),
            If(
                Standing(IMPERIAL, NEUTRAL), [Test([KNOWLEDGE], success=[GainReputation(IMPERIAL), Gain(credits=2000)])]
            ),
            If(
                Standing(IMPERIAL, NEGATIVE),
                [
                    MovePatrol(IMPERIAL, EVERYTHING),
                    Test([TACTICS], success=[Gain(credits=2000)], fail=[Damage(character=1)]),
                ],
            ),
        ],
        contact="contact-grand-admiral-thrawn",
        item=Item(
            JOB,
            key="operation-ember-grain",
            destination=LOTHAL,
            attempt=[ResolveDatabank(47)],
            tested=[[TACTICS], [INFLUENCE], [STEALTH]],
            reward=Reward(credits=8000, fame=2),
            after=[LoseReputation(REBEL)],
        ),
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-greedo",
        12,
        [
            If(Standing(HUTT, NEGATIVE), [Test([STEALTH], fail=[Damage(character=2)])]),
            If(
                Standing(HUTT, POSITIVE | NEUTRAL),
                [May([Test([INFLUENCE], success=[GainCrew()], fail=[Pay(2000, [GainCrew()])])])],
            ),
        ],
        contact="contact-greedo",
        item=person(
            [STEALTH],
            abilities=[
                Ability(AFTER_ROLL, optional=True, roll=IN_GROUND, once=ONCE_A_COMBAT, price=1000, changes=[add(HIT)])
            ],
        ),
        ours=OUR_TEXT,
        line=True,
    ),
]
