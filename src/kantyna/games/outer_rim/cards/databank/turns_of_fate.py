"""Databank cards 1 (illegal cargo that was not delivered), 40 (sabacc) and 41 (a favour that failed)."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Databank
from kantyna.games.outer_rim.effects.amounts import Damage, Gain, LoseReputation, Pay
from kantyna.games.outer_rim.effects.belongings import RemoveSabacc
from kantyna.games.outer_rim.effects.choices import If
from kantyna.games.outer_rim.effects.conditions import Standing
from kantyna.games.outer_rim.effects.jobs import DeliverThis, DiscardCargo, DiscardJob, JobComplete
from kantyna.games.outer_rim.effects.trials import Fight, Sabacc, Test
from kantyna.games.outer_rim.vocabulary import (
    GROUND_FIGHT,
    IMPERIAL,
    INFLUENCE,
    KNOWLEDGE,
    NEGATIVE,
    NEUTRAL,
    OF_NEAREST_PATROL,
    OF_THIS_FAVOR,
    OUR_TEXT,
    OUR_WHOLE,
    POSITIVE,
    STEALTH,
)

TURNS_OF_FATE: Final[list[Databank]] = [
    Databank(
        "data-imperial-presence",
        1,
        [
            If(Standing(IMPERIAL, POSITIVE), [DeliverThis()]),
            If(Standing(IMPERIAL, NEUTRAL), [Pay(2000, [DeliverThis()])]),
            If(Standing(IMPERIAL, NEGATIVE), [Damage(ship=2)]),
        ],
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-unwanted-attention",
        1,
        [Test([STEALTH], success=[DeliverThis()], fail=[LoseReputation(OF_NEAREST_PATROL)])],
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-local-security",
        1,
        [Fight(GROUND_FIGHT, 3, "local-security", win=[DeliverThis()], lose=[DiscardCargo()])],
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-special-interest-groups",
        1,
        [Test([INFLUENCE], success=[DeliverThis()], fail=[DeliverThis(half=True)])],
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-epic-sabacc",
        40,
        [
            Sabacc(
                win=[Gain(credits=2000, fame=2), RemoveSabacc()],
                lose=[Gain(fame=1, chosen=True), Gain(credits=4000), RemoveSabacc()],
                dice=3,
                price=2000,
            )
        ],
        ours=OUR_TEXT,
        line=True,
    ),
    Databank(
        "data-cutthroat-sabacc",
        40,
        [
            Sabacc(
                win=[Gain(credits=4000, fame=2), RemoveSabacc()],
                lose=[Gain(credits=4000, fame=1, chosen=True), Gain(credits=2000), RemoveSabacc()],
                skills=[INFLUENCE, KNOWLEDGE, STEALTH],
            )
        ],
        ours=OUR_TEXT,
        line=True,
    ),
    Databank("data-tenuous-alliance", 41, [Pay(2000, [JobComplete()])], ours=OUR_TEXT, line=True),
    Databank("data-lost-faith", 41, [LoseReputation(OF_THIS_FAVOR), DiscardJob()], ours=OUR_TEXT, line=True),
    Databank(
        "data-called-to-account",
        41,
        [Fight(GROUND_FIGHT, 3, "their-people", win=[JobComplete()])],
        ours=OUR_WHOLE,
        line=True,
    ),
]
