"""The captains: both sides of a character card."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability, Modify
from kantyna.games.outer_rim.card import Captain
from kantyna.games.outer_rim.effects.amounts import Gain, GainReputation, Recover
from kantyna.games.outer_rim.effects.belongings import DiscardCard, TakeDroid
from kantyna.games.outer_rim.effects.choices import ChoosePlayer
from kantyna.games.outer_rim.effects.conditions import NotInMaelstrom, OnPlanet, PlanetOf, PlayerHere
from kantyna.games.outer_rim.effects.dice import reroll, turn
from kantyna.games.outer_rim.effects.trade import MarketAction
from kantyna.games.outer_rim.effects.trials import FightPlayer, Test
from kantyna.games.outer_rim.effects.voyage import HERE, EncounterAfar, PassBy, PeekContacts, RaidPlanet
from kantyna.games.outer_rim.goal import Goal
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    AFTER_ELIMINATION,
    AFTER_ROLL,
    AFTER_WIN,
    BEFORE_TEST,
    BY_SPACE,
    CREW,
    CRIT,
    ENCOUNTER_STEP,
    ENTER_PATROL,
    EVERYTHING,
    FOCUS,
    GOAL_BOUNTIES,
    GOAL_DROIDS,
    GOAL_EQUIPMENT,
    GOAL_ILLEGAL,
    GOAL_JOBS,
    GOAL_MARKS,
    GOAL_OWN_SHIP,
    GOAL_WINS,
    HUTT,
    HYPERDRIVE,
    IMPERIAL,
    IN_COMBAT,
    IN_COMBAT_OR_TEST,
    INFLUENCE,
    KNOWLEDGE,
    OF_CHOICE,
    OF_PLANET,
    ONCE_A_COMBAT,
    ONCE_A_ROLL,
    ONCE_A_TURN,
    OUR_START,
    PATROL_WOULD_MOVE,
    PILOTING,
    PLANNING,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TECH,
    WOULD_BE_DEFEATED,
)

CAPTAIN_CARDS: Final[list[Captain]] = [
    Captain(
        "boba-fett",
        combat=3,
        health=4,
        skills=[STEALTH, TACTICS],
        start=90,
        reputation=[(HUTT, 1)],
        goal=Goal(GOAL_BOUNTIES, count=2),
        both=[Ability(ACTION, [PeekContacts(1, within=HERE)])],
        back=[Ability(AFTER_ELIMINATION, [Gain(credits=5000)])],
    ),
    Captain(
        "lando-calrissian",
        combat=2,
        health=4,
        skills=[INFLUENCE, KNOWLEDGE, PILOTING],
        start=91,
        reputation=[(OF_CHOICE, 1)],
        goal=Goal(GOAL_ILLEGAL, count=2),
        both=[Ability(AFTER_ROLL, optional=True, once=ONCE_A_ROLL, changes=[reroll(1)])],
        back=[
            Ability(ACTION, [Test([INFLUENCE], success=[GainReputation(OF_PLANET)])], price=1000, condition=OnPlanet())
        ],
    ),
    Captain(
        "han-solo",
        combat=3,
        health=4,
        skills=[PILOTING, TECH],
        start=91,
        reputation=[(HUTT, -1)],
        goal=Goal(GOAL_OWN_SHIP, amount=15000),
        modify=[Modify(HYPERDRIVE, 2)],
        back=[Ability(ENTER_PATROL, [Test([PILOTING], success=[PassBy()])], optional=True)],
        ours=OUR_START,
    ),
    Captain(
        "bossk",
        combat=3,
        health=4,
        skills=[STRENGTH, TACTICS],
        start=90,
        reputation=[(HUTT, 1)],
        goal=Goal(GOAL_EQUIPMENT, amount=15000),
        both=[Ability(ACTION, [Recover(character=2, ship=2)])],
        back=[
            Ability(
                ENCOUNTER_STEP,
                [ChoosePlayer([FightPlayer(BY_SPACE, win=[Gain(fame=1)])], famous=True)],
                condition=PlayerHere(),
            )
        ],
    ),
    Captain(
        "ig-88",
        combat=3,
        health=4,
        skills=[STRENGTH, TECH],
        start=90,
        reputation=[],
        goal=Goal(GOAL_DROIDS, count=2),
        both=[Ability(AFTER_ROLL, optional=True, roll=IN_COMBAT, once=ONCE_A_COMBAT, changes=[reroll(EVERYTHING)])],
        front=[Ability(ACTION, [TakeDroid()], condition=PlayerHere())],
        back=[
            Ability(
                WOULD_BE_DEFEATED,
                [DiscardCard(CREW, flees=True), Recover(character=EVERYTHING, ship=EVERYTHING)],
                optional=True,
            )
        ],
        droid=True,
    ),
    Captain(
        "jyn-erso",
        combat=3,
        health=4,
        skills=[INFLUENCE, TACTICS],
        start=92,
        reputation=[(IMPERIAL, -1)],
        goal=Goal(GOAL_MARKS, count=2),
        both=[
            Ability(AFTER_ROLL, optional=True, roll=IN_COMBAT_OR_TEST, once=ONCE_A_TURN, changes=[turn([FOCUS], CRIT)])
        ],
        front=[Ability(ACTION, [Test([STEALTH], success=[RaidPlanet()])], condition=PlanetOf([IMPERIAL]))],
        back=[Ability(PATROL_WOULD_MOVE, optional=True, amount=3)],
        ours=OUR_START,
    ),
    Captain(
        "doctor-aphra",
        combat=2,
        health=4,
        skills=[],
        start=92,
        reputation=[(IMPERIAL, 1)],
        goal=Goal(GOAL_JOBS, count=2),
        both=[Ability(BEFORE_TEST, optional=True, once=ONCE_A_TURN)],
        back=[Ability(PLANNING, [MarketAction()], condition=NotInMaelstrom())],
        ours=OUR_START,
    ),
    Captain(
        "ketsu-onyo",
        combat=3,
        health=4,
        skills=[STEALTH, STRENGTH],
        start=90,
        reputation=[(SYNDICATE, 1)],
        goal=Goal(GOAL_WINS, count=3),
        both=[Ability(ENCOUNTER_STEP, [EncounterAfar(within=3)])],
        back=[Ability(AFTER_WIN, [Gain(credits=4000)], roll=IN_COMBAT)],
    ),
]
