"""Databank cards 90, 91 and 92: the bounty, cargo or job that a captain starts with."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Databank
from kantyna.games.outer_rim.effects.amounts import Damage
from kantyna.games.outer_rim.effects.choices import If
from kantyna.games.outer_rim.effects.conditions import NotDefeated
from kantyna.games.outer_rim.effects.jobs import JobComplete, JobFailed, Steps
from kantyna.games.outer_rim.effects.trials import Fight, Test
from kantyna.games.outer_rim.item import Item, Reward, wanted
from kantyna.games.outer_rim.vocabulary import (
    CANTONICA,
    CARGO,
    GROUND_FIGHT,
    ILLEGAL,
    INFLUENCE,
    JOB,
    KESSEL,
    KNOWLEDGE,
    LOTHAL,
    MON_CALAMARI,
    NABOO,
    NAL_HUTTA,
    ORD_MANTELL,
    OUR_COMBAT,
    OUR_RANK,
    OUR_WHOLE,
    REBEL,
    RING_OF_KAFRENE,
    RYLOTH,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TAKODANA,
    TATOOINE,
    TECH,
)

STARTS: Final[list[Databank]] = [
    Databank(
        "start-doctor-evazan",
        90,
        item=wanted(
            "contact-doctor-evazan",
            value=2,
            dead=Reward(credits=5000, fame=1),
            to=MON_CALAMARI,
            alive=Reward(credits=10000, fame=1),
        ),
        start=TAKODANA,
        ours=OUR_COMBAT | OUR_RANK,
        line=True,
    ),
    Databank(
        "start-ponda-baba",
        90,
        item=wanted(
            "contact-ponda-baba",
            value=2,
            dead=Reward(credits=5000, fame=1),
            to=TATOOINE,
            alive=Reward(credits=8000, fame=2),
        ),
        start=ORD_MANTELL,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-garindan",
        90,
        item=wanted(
            "contact-garindan",
            value=2,
            dead=Reward(credits=5000, fame=1),
            to=MON_CALAMARI,
            alive=Reward(credits=6000, fame=2, reputation=[REBEL]),
        ),
        start=TATOOINE,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-boshek",
        90,
        item=wanted(
            "contact-boshek",
            value=2,
            dead=Reward(credits=5000, fame=1),
            to=KESSEL,
            alive=Reward(credits=6000, fame=2, reputation=[SYNDICATE]),
        ),
        start=LOTHAL,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-spare-parts",
        91,
        item=Item(CARGO, destination=ORD_MANTELL, reward=Reward(credits=8000, reputation=[SYNDICATE]), removed=True),
        start=NABOO,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-medicine",
        91,
        item=Item(CARGO, destination=RYLOTH, reward=Reward(credits=8000, reputation=[REBEL]), removed=True),
        start=CANTONICA,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-blasters",
        91,
        item=Item(CARGO, traits=ILLEGAL, destination=TAKODANA, reward=Reward(credits=3000, fame=1), removed=True),
        start=KESSEL,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-spice",
        91,
        item=Item(CARGO, traits=ILLEGAL, destination=LOTHAL, reward=Reward(credits=3000, fame=1), removed=True),
        start=NAL_HUTTA,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-data-theft",
        92,
        item=Item(
            JOB,
            destination=NABOO,
            attempt=[
                Steps(
                    [
                        [Test([STEALTH, TECH], fail=[JobFailed()])],
                        [Test([INFLUENCE, TACTICS], success=[JobComplete()], fail=[Damage(character=1)])],
                        [
                            Fight(
                                GROUND_FIGHT,
                                2,
                                "night-watch",
                                win=[If(NotDefeated(), [JobComplete()])],
                                lose=[JobFailed()],
                            )
                        ],
                    ]
                )
            ],
            tested=[[STEALTH, TECH], [INFLUENCE, TACTICS]],
            reward=Reward(credits=8000, fame=1),
            removed=True,
        ),
        start=MON_CALAMARI,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-sabotage",
        92,
        item=Item(
            JOB,
            destination=KESSEL,
            attempt=[
                Steps(
                    [
                        [Test([TACTICS, STRENGTH], fail=[JobFailed()])],
                        [Test([TECH, KNOWLEDGE], success=[JobComplete()], fail=[Damage(character=1)])],
                        [
                            Fight(
                                GROUND_FIGHT,
                                2,
                                "night-watch",
                                win=[If(NotDefeated(), [JobComplete()])],
                                lose=[JobFailed()],
                            )
                        ],
                    ]
                )
            ],
            tested=[[TACTICS, STRENGTH], [TECH, KNOWLEDGE]],
            reward=Reward(credits=8000, fame=1),
            removed=True,
        ),
        start=ORD_MANTELL,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-old-debts",
        92,
        item=Item(
            JOB,
            destination=RING_OF_KAFRENE,
            attempt=[
                Steps(
                    [
                        [Test([INFLUENCE, STRENGTH], fail=[JobFailed()])],
                        [Test([TACTICS, STEALTH], success=[JobComplete()], fail=[Damage(character=1)])],
                        [
                            Fight(
                                GROUND_FIGHT,
                                2,
                                "night-watch",
                                win=[If(NotDefeated(), [JobComplete()])],
                                lose=[JobFailed()],
                            )
                        ],
                    ]
                )
            ],
            tested=[[INFLUENCE, STRENGTH], [TACTICS, STEALTH]],
            reward=Reward(credits=8000, fame=1),
            removed=True,
        ),
        start=TATOOINE,
        ours=OUR_WHOLE,
        line=True,
    ),
    Databank(
        "start-lost-archive",
        92,
        item=Item(
            JOB,
            destination=TAKODANA,
            attempt=[
                Steps(
                    [
                        [Test([KNOWLEDGE, TACTICS], fail=[JobFailed()])],
                        [Test([TECH, STEALTH], success=[JobComplete()], fail=[Damage(character=1)])],
                        [
                            Fight(
                                GROUND_FIGHT,
                                2,
                                "night-watch",
                                win=[If(NotDefeated(), [JobComplete()])],
                                lose=[JobFailed()],
                            )
                        ],
                    ]
                )
            ],
            tested=[[KNOWLEDGE, TACTICS], [TECH, STEALTH]],
            reward=Reward(credits=8000, fame=1),
            removed=True,
        ),
        start=RYLOTH,
        ours=OUR_WHOLE,
        line=True,
    ),
]
