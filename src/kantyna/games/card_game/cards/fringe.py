"""Smugglers and neutral helpers of the light side: sets 15 to 18."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.ability import ONCE
from kantyna.games.card_game.card import Card
from kantyna.games.card_game.cards import such, whens
from kantyna.games.card_game.cards.build import (
    PLAY_AREA,
    action,
    enhancement,
    event,
    interrupt,
    objective,
    reaction,
    unit,
)
from kantyna.games.card_game.constant import FATE_AGAIN, IGNORE_MATCH, MATCH_ALL, Constant
from kantyna.games.card_game.deeds import Cheaper, FromDiscard, Rescue
from kantyna.games.card_game.effects import AnyIcon, Away, Damage, Forbid, MoveDamage, Prevent, PutFocus
from kantyna.games.card_game.picks import OPPONENT, DamageThis, DiscardOne, FocusOne, FocusThis, Pick, SacrificeThis
from kantyna.games.card_game.whom import ENGAGED, IT, Whom
from kantyna.games.card_game.words import (
    DISCARDED,
    K_LIMITED,
    K_TARGETED_STRIKE,
    LIGHT,
    NEUTRAL,
    RETURNED,
    SMUGGLERS_AND_SPIES,
    T_CHARACTER,
    T_CIVILIAN,
    T_CLOUD_CITY,
    T_ENDOR,
    T_EWOK,
    T_LOCATION,
    T_MISSION,
    T_ROGUE,
    T_SCOUNDREL,
    T_TATOOINE,
    T_TRAP,
    UNIT,
    UNTIL_ENGAGEMENT,
)

FRINGE: Final[list[Card]] = [
    objective(
        "questionable-contacts",
        SMUGGLERS_AND_SPIES,
        5,
        1,
        T_TATOOINE,
        abilities=[
            reaction(
                whens.YOU_REFRESH,
                [MoveDamage()],
                costs=[DamageThis()],
                targets=[Pick(such.DAMAGED_FRIEND), Pick(such.ENEMY)],
            )
        ],
    ),
    unit(
        "han-solo",
        SMUGGLERS_AND_SPIES,
        4,
        3,
        [2, 1, 0, 0, 0, 1],
        2,
        T_CHARACTER | T_ROGUE | T_SCOUNDREL,
        keywords=K_TARGETED_STRIKE,
        unique=True,
        abilities=[reaction(whens.DECLARED, [Damage(1, Whom(IT))], targets=[Pick(such.ENEMY)])],
    ),
    unit("twilek-smuggler", SMUGGLERS_AND_SPIES, 2, 1, [1, 1, 0, 0, 0, 0], 1, T_CHARACTER | T_ROGUE),
    enhancement(
        "cloud-city-casino",
        NEUTRAL,
        1,
        0,
        PLAY_AREA,
        T_CLOUD_CITY | T_LOCATION,
        side=LIGHT,
        resources=1,
        keywords=K_LIMITED,
    ),
    event("swindled", SMUGGLERS_AND_SPIES, 1, 1, action([Away(RETURNED, Whom(IT))], targets=[Pick(such.CHEAP_UNIT)])),
    event("crossfire", NEUTRAL, 1, 1, reaction(whens.CHARACTER_STRIKES, [AnyIcon()]), side=LIGHT),
    objective("rumors-at-the-cantina", NEUTRAL, 5, 1, T_TATOOINE, side=LIGHT, constants=[Constant(IGNORE_MATCH)]),
    unit(
        "rebel-sympathizer",
        NEUTRAL,
        1,
        1,
        [0, 0, 0, 1, 0, 0],
        1,
        T_CHARACTER | T_CIVILIAN,
        side=LIGHT,
        abilities=[action([Cheaper(1)], costs=[SacrificeThis()])],
    ),
    enhancement(
        "common-ground", NEUTRAL, 1, 2, such.OBJECTIVE, T_LOCATION, side=LIGHT, constants=[Constant(MATCH_ALL)]
    ),
    event("rescue-mission", NEUTRAL, 2, 2, action([Rescue()]), T_MISSION, side=LIGHT),
    event("it-could-be-worse", NEUTRAL, 0, 1, interrupt(whens.ANYTHING_HURT, [Prevent()]), side=LIGHT),
    objective(
        "tribal-support",
        NEUTRAL,
        5,
        1,
        T_ENDOR,
        side=LIGHT,
        abilities=[reaction(whens.YOU_REFRESH, [FromDiscard("ewok", UNIT, T_EWOK)], costs=[DiscardOne()])],
    ),
    unit(
        "ewok-scout",
        NEUTRAL,
        2,
        1,
        [0, 0, 0, 1, 0, 0],
        1,
        T_CHARACTER | T_EWOK,
        side=LIGHT,
        abilities=[reaction(whens.ATTACKS, [Forbid(False, UNTIL_ENGAGEMENT, Whom(IT))], targets=[Pick(such.ENEMY)])],
    ),
    enhancement(
        "log-trap",
        NEUTRAL,
        3,
        2,
        PLAY_AREA,
        T_TRAP,
        side=LIGHT,
        abilities=[
            action(
                [Pick(such.HIS_ATTACKER, chooser=OPPONENT, target=False), PutFocus(1, Whom(IT))], costs=[FocusThis()]
            )
        ],
    ),
    event(
        "yub-yub",
        NEUTRAL,
        0,
        1,
        action([Away(DISCARDED, Whom(IT))], costs=[FocusOne(such.FRIENDLY_EWOK)], targets=[Pick(such.ENHANCEMENT)]),
        side=LIGHT,
    ),
    objective(
        "hit-and-run",
        NEUTRAL,
        4,
        1,
        side=LIGHT,
        abilities=[reaction(whens.EDGE_WON_ON_ATTACK, [Damage(1, Whom(ENGAGED))], limit=ONCE)],
    ),
    unit(
        "secret-informant",
        NEUTRAL,
        3,
        1,
        [1, 0, 1, 0, 0, 0],
        1,
        T_CHARACTER,
        side=LIGHT,
        constants=[Constant(FATE_AGAIN)],
    ),
]
