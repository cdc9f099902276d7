"""Smugglers and neutral helpers of the light side: sets 15 to 18."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.cards import triggers as when
from kantyna.games.card_game.cards.builders import (
    PLAY_AREA,
    action,
    enhancement,
    event,
    icons,
    interrupt,
    objective,
    reaction,
    unit,
)
from kantyna.games.card_game.effects.ability import ONCE
from kantyna.games.card_game.effects.captives import Rescue
from kantyna.games.card_game.effects.choices import OPPONENT, Pick
from kantyna.games.card_game.effects.constant import FATE_AGAIN, IGNORE_MATCH, MATCH_ALL, Constant
from kantyna.games.card_game.effects.costs import DamageThis, DiscardOne, FocusOne, FocusThis, SacrificeThis
from kantyna.games.card_game.effects.lasting import AnyIcon, Forbid
from kantyna.games.card_game.effects.leaving_play import Away
from kantyna.games.card_game.effects.piles import FromDiscard
from kantyna.games.card_game.effects.prices import Cheaper
from kantyna.games.card_game.effects.selector import enhancements, objectives, units
from kantyna.games.card_game.effects.target import ENGAGED_OBJECTIVE, IT, Target
from kantyna.games.card_game.effects.tokens import Damage, MoveDamage, Prevent, PutFocus
from kantyna.games.card_game.vocabulary import (
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
        affiliation=SMUGGLERS_AND_SPIES,
        capacity=5,
        resources=1,
        traits=T_TATOOINE,
        abilities=[
            reaction(
                when.YOU_REFRESH,
                [MoveDamage()],
                costs=[DamageThis()],
                targets=[Pick(units.friendly.damaged), Pick(units.enemy)],
            )
        ],
    ),
    unit(
        "han-solo",
        affiliation=SMUGGLERS_AND_SPIES,
        cost=4,
        force=3,
        icons=icons(gun=2, tactics=1, edge_blast=1),
        capacity=2,
        traits=T_CHARACTER | T_ROGUE | T_SCOUNDREL,
        keywords=K_TARGETED_STRIKE,
        unique=True,
        abilities=[reaction(when.DECLARED, [Damage(1, Target(IT))], targets=[Pick(units.enemy)])],
    ),
    unit(
        "twilek-smuggler",
        affiliation=SMUGGLERS_AND_SPIES,
        cost=2,
        force=1,
        icons=icons(gun=1, tactics=1),
        capacity=1,
        traits=T_CHARACTER | T_ROGUE,
    ),
    enhancement(
        "cloud-city-casino",
        affiliation=NEUTRAL,
        cost=1,
        force=0,
        on=PLAY_AREA,
        traits=T_CLOUD_CITY | T_LOCATION,
        side=LIGHT,
        resources=1,
        keywords=K_LIMITED,
    ),
    event(
        "swindled",
        affiliation=SMUGGLERS_AND_SPIES,
        cost=1,
        force=1,
        ability=action([Away(RETURNED, Target(IT))], targets=[Pick(units.costing(at_most=2))]),
    ),
    event(
        "crossfire",
        affiliation=NEUTRAL,
        cost=1,
        force=1,
        ability=reaction(when.CHARACTER_STRIKES, [AnyIcon()]),
        side=LIGHT,
    ),
    objective(
        "rumors-at-the-cantina",
        affiliation=NEUTRAL,
        capacity=5,
        resources=1,
        traits=T_TATOOINE,
        side=LIGHT,
        constants=[Constant(IGNORE_MATCH)],
    ),
    unit(
        "rebel-sympathizer",
        affiliation=NEUTRAL,
        cost=1,
        force=1,
        icons=icons(edge_gun=1),
        capacity=1,
        traits=T_CHARACTER | T_CIVILIAN,
        side=LIGHT,
        abilities=[action([Cheaper(1)], costs=[SacrificeThis()])],
    ),
    enhancement(
        "common-ground",
        affiliation=NEUTRAL,
        cost=1,
        force=2,
        on=objectives,
        traits=T_LOCATION,
        side=LIGHT,
        constants=[Constant(MATCH_ALL)],
    ),
    event(
        "rescue-mission", affiliation=NEUTRAL, cost=2, force=2, ability=action([Rescue()]), traits=T_MISSION, side=LIGHT
    ),
    event(
        "it-could-be-worse",
        affiliation=NEUTRAL,
        cost=0,
        force=1,
        ability=interrupt(when.ANYTHING_HURT, [Prevent()]),
        side=LIGHT,
    ),
    objective(
        "tribal-support",
        affiliation=NEUTRAL,
        capacity=5,
        resources=1,
        traits=T_ENDOR,
        side=LIGHT,
        abilities=[reaction(when.YOU_REFRESH, [FromDiscard(UNIT, T_EWOK)], costs=[DiscardOne()])],
    ),
    unit(
        "ewok-scout",
        affiliation=NEUTRAL,
        cost=2,
        force=1,
        icons=icons(edge_gun=1),
        capacity=1,
        traits=T_CHARACTER | T_EWOK,
        side=LIGHT,
        abilities=[reaction(when.ATTACKS, [Forbid(False, UNTIL_ENGAGEMENT, Target(IT))], targets=[Pick(units.enemy)])],
    ),
    enhancement(
        "log-trap",
        affiliation=NEUTRAL,
        cost=3,
        force=2,
        on=PLAY_AREA,
        traits=T_TRAP,
        side=LIGHT,
        abilities=[
            action(
                [Pick(units.enemy.attacking, chooser=OPPONENT, target=False), PutFocus(1, Target(IT))],
                costs=[FocusThis()],
            )
        ],
    ),
    event(
        "yub-yub",
        affiliation=NEUTRAL,
        cost=0,
        force=1,
        ability=action(
            [Away(DISCARDED, Target(IT))], costs=[FocusOne(units.friendly.having(T_EWOK))], targets=[Pick(enhancements)]
        ),
        side=LIGHT,
    ),
    objective(
        "hit-and-run",
        affiliation=NEUTRAL,
        capacity=4,
        resources=1,
        side=LIGHT,
        abilities=[reaction(when.EDGE_WON_ON_ATTACK, [Damage(1, Target(ENGAGED_OBJECTIVE))], limit=ONCE)],
    ),
    unit(
        "secret-informant",
        affiliation=NEUTRAL,
        cost=3,
        force=1,
        icons=icons(gun=1, blast=1),
        capacity=1,
        traits=T_CHARACTER,
        side=LIGHT,
        constants=[Constant(FATE_AGAIN)],
    ),
]
