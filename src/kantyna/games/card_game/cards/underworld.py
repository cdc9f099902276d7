"""Scum, droids and neutral helpers of the dark side: sets 33 to 36."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.ability import FROM_HAND
from kantyna.games.card_game.card import Card
from kantyna.games.card_game.cards import such, whens
from kantyna.games.card_game.cards.build import (
    action,
    enhancement,
    event,
    host_icons,
    interrupt,
    named,
    objective,
    reaction,
    unit,
)
from kantyna.games.card_game.constant import FROM_DISCARD, HOST_CAPACITY, IGNORE_MATCH, RESERVE, Constant
from kantyna.games.card_game.deeds import CheapFromHand, IgnoreMatch, ThisIntoFight
from kantyna.games.card_game.effects import Away, Cancel, Damage, Then, Unfocus
from kantyna.games.card_game.picks import OPPONENT, FocusThis, Pick
from kantyna.games.card_game.whom import CAUSE, IT, Whom
from kantyna.games.card_game.words import (
    CAPTURED,
    DARK,
    K_ELITE,
    KEYWORDS,
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

TARGETED_STRIKE: Final = KEYWORDS.index("targeted-strike")

UNDERWORLD: Final[list[Card]] = [
    objective(
        "the-bespin-exchange",
        SCUM_AND_VILLAINY,
        5,
        1,
        T_CLOUD_CITY,
        abilities=[reaction(whens.YOU_CAPTURE, [Unfocus(1, Whom(IT))], targets=[Pick(such.FOCUSED_OBJECTIVE)])],
    ),
    unit(
        "boba-fett",
        SCUM_AND_VILLAINY,
        4,
        3,
        [1, 0, 0, 1, 1, 0],
        2,
        T_CHARACTER | T_BOUNTY_HUNTER,
        keywords=K_ELITE,
        unique=True,
        abilities=[reaction(whens.THIS_HURTS_CHARACTER, [Away(CAPTURED, Whom(CAUSE))])],
    ),
    unit(
        "outer-rim-hunter",
        SCUM_AND_VILLAINY,
        2,
        1,
        [1, 0, 0, 0, 0, 1],
        1,
        T_CHARACTER | T_BOUNTY_HUNTER,
        abilities=[
            reaction(whens.ATTACKS, [Pick(such.HIS_OBJECTIVE, chooser=OPPONENT, target=False), Damage(1, Whom(IT))])
        ],
    ),
    enhancement(
        "mandalorian-armor",
        SCUM_AND_VILLAINY,
        2,
        2,
        such.CHARACTER,
        T_ARMOR,
        constants=[Constant(HOST_CAPACITY, 3), named("boba-fett", TARGETED_STRIKE)],
    ),
    enhancement("blaster-pistol", NEUTRAL, 0, 1, such.CHARACTER, T_WEAPON, side=DARK, constants=[host_icons(gun=1)]),
    event(
        "bounty-collection",
        SCUM_AND_VILLAINY,
        0,
        1,
        reaction(
            whens.YOU_CAPTURE,
            [Pick(such.FOCUSED_NOT_UNIT, 3, up_to=True, target=False), Unfocus(1, Whom(IT, word="each-chosen"))],
        ),
        T_BOUNTY,
    ),
    objective("looking-for-droids", NEUTRAL, 5, 1, T_TATOOINE, side=DARK, constants=[Constant(IGNORE_MATCH)]),
    unit(
        "viper-probe-droid",
        NEUTRAL,
        2,
        1,
        [0, 0, 0, 0, 0, 1],
        1,
        T_DROID,
        side=DARK,
        constants=[Constant(FROM_DISCARD)],
    ),
    event("dark-alliance", NEUTRAL, 0, 2, action([IgnoreMatch()]), side=DARK),
    event(
        "its-worse",
        NEUTRAL,
        0,
        2,
        interrupt(
            whens.INTERRUPT_USED,
            [Cancel("interrupt"), Then(Damage(1, Whom(IT, word="chosen")))],
            targets=[Pick(such.ENEMY)],
        ),
        side=DARK,
    ),
    objective(
        "corporate-exploitation", NEUTRAL, 5, 1, side=DARK, abilities=[action([CheapFromHand(1)], costs=[FocusThis()])]
    ),
    unit("espo-trooper", NEUTRAL, 0, 1, [0, 0, 0, 1, 0, 0], 1, T_CHARACTER | T_TROOPER, side=DARK),
    objective("reconnaissance-mission", NEUTRAL, 5, 1, side=DARK, constants=[Constant(RESERVE, 1)]),
    unit(
        "human-replica-droid",
        NEUTRAL,
        3,
        1,
        [0, 0, 0, 1, 0, 1],
        1,
        T_DROID | T_SPY,
        side=DARK,
        abilities=[reaction(whens.EDGE_WON, [ThisIntoFight(paid=False)], place=FROM_HAND)],
    ),
]
