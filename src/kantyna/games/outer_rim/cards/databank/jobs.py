"""The databank cards of jobs, 42 to 51: their steps."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Databank
from kantyna.games.outer_rim.effects.amounts import Damage
from kantyna.games.outer_rim.effects.choices import If
from kantyna.games.outer_rim.effects.conditions import NotDefeated
from kantyna.games.outer_rim.effects.jobs import GoToStep, JobComplete, JobFailed, RepeatStep, Steps
from kantyna.games.outer_rim.effects.trials import Fight, Test
from kantyna.games.outer_rim.vocabulary import (
    GROUND_FIGHT,
    INFLUENCE,
    KNOWLEDGE,
    OUR_SKILL,
    OUR_TEXT,
    OUR_WHOLE,
    PILOTING,
    SHIP_FIGHT,
    STEALTH,
    STRENGTH,
    TACTICS,
    TECH,
)

JOB_STEPS: Final[list[Databank]] = [
    Databank(
        "data-casino-heist",
        42,
        [
            Steps(
                [
                    [Test([INFLUENCE], fail=[JobFailed()])],
                    [Test([TECH], fail=[Damage(character=1), GoToStep(4)])],
                    [Test([STRENGTH], success=[JobComplete()])],
                    [
                        Fight(
                            GROUND_FIGHT,
                            3,
                            "local-security",
                            win=[If(NotDefeated(), [JobComplete()])],
                            lose=[RepeatStep()],
                        )
                    ],
                ],
                lines="data-casino-heist",
            )
        ],
    ),
    Databank(
        "data-hijacking-a-freighter",
        43,
        [
            Steps(
                [
                    [Test([PILOTING], fail=[JobFailed()])],
                    [Test([TACTICS], fail=[Damage(ship=1)])],
                    [Test([TECH], success=[JobComplete()], fail=[Damage(character=1)])],
                    [Fight(SHIP_FIGHT, 3, "escort", win=[If(NotDefeated(), [JobComplete()])], lose=[RepeatStep()])],
                ],
                lines="data-hijacking-a-freighter",
            )
        ],
        ours=OUR_TEXT,
    ),
    Databank(
        "data-jabbas-hidden-stash",
        44,
        [
            Steps(
                [
                    [Test([KNOWLEDGE], fail=[JobFailed()])],
                    [Test([STEALTH], fail=[Damage(character=1)])],
                    [Test([STRENGTH], success=[JobComplete()], fail=[Damage(character=1)])],
                    [
                        Fight(
                            GROUND_FIGHT,
                            3,
                            "rancor-keepers-pets",
                            win=[If(NotDefeated(), [JobComplete()])],
                            lose=[RepeatStep()],
                        )
                    ],
                ],
                lines="data-jabbas-hidden-stash",
            )
        ],
        ours=OUR_TEXT,
    ),
    Databank(
        "data-jewel-of-yavin",
        45,
        [
            Steps(
                [
                    [Test([KNOWLEDGE], fail=[JobFailed()])],
                    [Test([STEALTH], fail=[Damage(character=1), GoToStep(4)])],
                    [Test([TECH], success=[JobComplete()])],
                    [
                        Fight(
                            GROUND_FIGHT,
                            3,
                            "gallery-guards",
                            win=[If(NotDefeated(), [JobComplete()])],
                            lose=[RepeatStep()],
                        )
                    ],
                ],
                lines="data-jewel-of-yavin",
            )
        ],
        ours=OUR_SKILL | OUR_TEXT,
    ),
    Databank(
        "data-kessel-run",
        46,
        [
            Steps(
                [
                    [Test([INFLUENCE], fail=[JobFailed()])],
                    [Test([STRENGTH], fail=[Damage(character=1)])],
                    [Test([TACTICS], fail=[Damage(character=1)])],
                    [Test([KNOWLEDGE], fail=[Damage(ship=1)])],
                    [Test([PILOTING], success=[JobComplete()], fail=[Damage(ship=2), RepeatStep()])],
                ],
                lines="data-kessel-run",
            )
        ],
        ours=OUR_TEXT,
    ),
    Databank(
        "data-operation-ember-grain",
        47,
        [
            Steps(
                [
                    [Test([TACTICS], fail=[JobFailed()])],
                    [Test([INFLUENCE], fail=[Damage(character=1)])],
                    [Test([STEALTH], success=[JobComplete()])],
                    [
                        Fight(
                            GROUND_FIGHT,
                            3,
                            "cells-sentries",
                            win=[If(NotDefeated(), [JobComplete()])],
                            lose=[RepeatStep()],
                        )
                    ],
                ],
                lines="data-operation-ember-grain",
            )
        ],
        ours=OUR_WHOLE,
    ),
    Databank(
        "data-rebel-prison-break",
        48,
        [
            Steps(
                [
                    [Test([STEALTH], fail=[JobFailed()])],
                    [Test([TECH], fail=[Damage(character=1)])],
                    [Test([PILOTING], success=[JobComplete()], fail=[Damage(ship=1)])],
                    [
                        Fight(
                            SHIP_FIGHT,
                            3,
                            "garrisons-fighters",
                            win=[If(NotDefeated(), [JobComplete()])],
                            lose=[RepeatStep()],
                        )
                    ],
                ],
                lines="data-rebel-prison-break",
            )
        ],
        ours=OUR_TEXT,
    ),
    Databank(
        "data-relic-of-the-past",
        49,
        [
            Steps(
                [
                    [Test([KNOWLEDGE], fail=[JobFailed()])],
                    [Test([TECH], fail=[Damage(character=1)])],
                    [Test([PILOTING], success=[JobComplete()], fail=[Damage(ship=1)])],
                    [
                        Fight(
                            GROUND_FIGHT,
                            4,
                            "temple-leviathan",
                            win=[If(NotDefeated(), [JobComplete()])],
                            lose=[RepeatStep()],
                        )
                    ],
                ],
                lines="data-relic-of-the-past",
            )
        ],
        ours=OUR_SKILL | OUR_TEXT,
    ),
    Databank(
        "data-rescue-from-the-mines",
        50,
        [
            Steps(
                [
                    [Test([INFLUENCE], fail=[JobFailed()])],
                    [Test([STEALTH], fail=[Damage(character=1)])],
                    [Test([TECH], fail=[Damage(character=1)])],
                    [Test([TACTICS], fail=[Damage(character=1)])],
                    [Test([STRENGTH], success=[JobComplete()], fail=[Damage(character=1), RepeatStep()])],
                ],
                lines="data-rescue-from-the-mines",
            )
        ],
        ours=OUR_TEXT,
    ),
    Databank(
        "data-rooting-out-spies",
        51,
        [
            Steps(
                [
                    [Test([KNOWLEDGE], fail=[JobFailed()])],
                    [Test([INFLUENCE], fail=[GoToStep(4)])],
                    [Test([STEALTH], success=[JobComplete()])],
                    [
                        Fight(
                            GROUND_FIGHT,
                            3,
                            "imperial-agents",
                            win=[If(NotDefeated(), [JobComplete()])],
                            lose=[RepeatStep()],
                        )
                    ],
                ],
                lines="data-rooting-out-spies",
            )
        ],
        ours=OUR_SKILL | OUR_TEXT,
    ),
]
