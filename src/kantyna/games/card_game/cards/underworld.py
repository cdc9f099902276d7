"""Scum, droids and neutral helpers of the dark side: sets 33 to 36."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.cards import triggers as when
from kantyna.games.card_game.cards.builders import (
    action,
    enhancement,
    event,
    host_icons,
    icons,
    interrupt,
    named,
    objective,
    reaction,
    unit,
)
from kantyna.games.card_game.effects.ability import FROM_HAND
from kantyna.games.card_game.effects.choices import OPPONENT, Pick
from kantyna.games.card_game.effects.constant import FROM_DISCARD, HOST_CAPACITY, IGNORE_MATCH, RESERVE, Constant
from kantyna.games.card_game.effects.control import Cancel
from kantyna.games.card_game.effects.costs import FocusThis
from kantyna.games.card_game.effects.hand import CheapFromHand, ThisIntoFight
from kantyna.games.card_game.effects.leaving_play import Away
from kantyna.games.card_game.effects.prices import IgnoreMatch
from kantyna.games.card_game.effects.selector import cards_but_units, objectives, units
from kantyna.games.card_game.effects.target import CAUSE, IT, Target
from kantyna.games.card_game.effects.tokens import Damage, Unfocus
from kantyna.games.card_game.vocabulary import (
    CAPTURED,
    DARK,
    K_ELITE,
    K_TARGETED_STRIKE,
    NEUTRAL,
    SCUM_AND_VILLAINY,
    T_ARMOR,
    T_BOUNTY,
    T_BOUNTY_HUNTER,
    T_CHARACTER,
    T_CLOUD_CITY,
    T_DROID,
    T_SPY,
    T_TATOOINE,
    T_TROOPER,
    T_WEAPON,
)
from kantyna.kernel.combinators import Then

UNDERWORLD: Final[list[Card]] = [
    objective(
        "the-bespin-exchange",
        affiliation=SCUM_AND_VILLAINY,
        capacity=5,
        resources=1,
        traits=T_CLOUD_CITY,
        abilities=[reaction(when.YOU_CAPTURE, [Unfocus(1, Target(IT))], targets=[Pick(objectives.exhausted)])],
    ),
    unit(
        "boba-fett",
        affiliation=SCUM_AND_VILLAINY,
        cost=4,
        force=3,
        icons=icons(gun=1, edge_gun=1, edge_tactics=1),
        capacity=2,
        traits=T_CHARACTER | T_BOUNTY_HUNTER,
        keywords=K_ELITE,
        unique=True,
        abilities=[reaction(when.THIS_HURTS_CHARACTER, [Away(CAPTURED, Target(CAUSE))])],
    ),
    unit(
        "outer-rim-hunter",
        affiliation=SCUM_AND_VILLAINY,
        cost=2,
        force=1,
        icons=icons(gun=1, edge_blast=1),
        capacity=1,
        traits=T_CHARACTER | T_BOUNTY_HUNTER,
        abilities=[
            reaction(when.ATTACKS, [Pick(objectives.enemy, chooser=OPPONENT, target=False), Damage(1, Target(IT))])
        ],
    ),
    enhancement(
        "mandalorian-armor",
        affiliation=SCUM_AND_VILLAINY,
        cost=2,
        force=2,
        on=units.having(T_CHARACTER),
        traits=T_ARMOR,
        constants=[Constant(HOST_CAPACITY, 3), named("boba-fett", K_TARGETED_STRIKE)],
    ),
    enhancement(
        "blaster-pistol",
        affiliation=NEUTRAL,
        cost=0,
        force=1,
        on=units.having(T_CHARACTER),
        traits=T_WEAPON,
        side=DARK,
        constants=[host_icons(gun=1)],
    ),
    event(
        "bounty-collection",
        affiliation=SCUM_AND_VILLAINY,
        cost=0,
        force=1,
        ability=reaction(
            when.YOU_CAPTURE,
            [
                Pick(cards_but_units.friendly.exhausted, 3, up_to=True, target=False),
                Unfocus(1, Target(IT, word="each-chosen")),
            ],
        ),
        traits=T_BOUNTY,
    ),
    objective(
        "looking-for-droids",
        affiliation=NEUTRAL,
        capacity=5,
        resources=1,
        traits=T_TATOOINE,
        side=DARK,
        constants=[Constant(IGNORE_MATCH)],
    ),
    unit(
        "viper-probe-droid",
        affiliation=NEUTRAL,
        cost=2,
        force=1,
        icons=icons(edge_blast=1),
        capacity=1,
        traits=T_DROID,
        side=DARK,
        constants=[Constant(FROM_DISCARD)],
    ),
    event("dark-alliance", affiliation=NEUTRAL, cost=0, force=2, ability=action([IgnoreMatch()]), side=DARK),
    event(
        "its-worse",
        affiliation=NEUTRAL,
        cost=0,
        force=2,
        ability=interrupt(
            when.INTERRUPT_USED,
            [Cancel("interrupt"), Then(Damage(1, Target(IT, word="chosen")))],
            targets=[Pick(units.enemy)],
        ),
        side=DARK,
    ),
    objective(
        "corporate-exploitation",
        affiliation=NEUTRAL,
        capacity=5,
        resources=1,
        side=DARK,
        abilities=[action([CheapFromHand(1)], costs=[FocusThis()])],
    ),
    unit(
        "espo-trooper",
        affiliation=NEUTRAL,
        cost=0,
        force=1,
        icons=icons(edge_gun=1),
        capacity=1,
        traits=T_CHARACTER | T_TROOPER,
        side=DARK,
    ),
    objective(
        "reconnaissance-mission",
        affiliation=NEUTRAL,
        capacity=5,
        resources=1,
        side=DARK,
        constants=[Constant(RESERVE, 1)],
    ),
    unit(
        "human-replica-droid",
        affiliation=NEUTRAL,
        cost=3,
        force=1,
        icons=icons(edge_gun=1, edge_blast=1),
        capacity=1,
        traits=T_DROID | T_SPY,
        side=DARK,
        abilities=[reaction(when.EDGE_WON, [ThisIntoFight(paid=False)], place=FROM_HAND)],
    ),
]
