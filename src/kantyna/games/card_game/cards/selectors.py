"""The cards that texts speak of, each worded once."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects.selector import (
    A_UNIT,
    AN_AFFILIATION,
    AN_ENHANCEMENT,
    AN_OBJECTIVE,
    DAMAGED,
    EXHAUSTED,
    FOE,
    FRIENDLY,
    IN_FIGHT,
    IS_COMMITTED,
    LADEN,
    NOT_ENGAGED,
    NOT_LIMITED,
    ON_ATTACK,
    UNSHIELDED,
    Select,
)
from kantyna.games.card_game.vocabulary import (
    T_BLACK_SQUADRON,
    T_CHARACTER,
    T_CREATURE,
    T_DROID,
    T_EWOK,
    T_FIGHTER,
    T_FORCE_SENSITIVE,
    T_FORCE_USER,
    T_TROOPER,
    T_VEHICLE,
)

FORCEFUL: Final = T_FORCE_USER | T_FORCE_SENSITIVE
LIVING: Final = T_CHARACTER | T_CREATURE

# Units.
UNIT: Final = Select("unit", A_UNIT)
ENEMY: Final = Select("enemy-unit", A_UNIT, FOE)
FRIEND: Final = Select("friendly-unit", A_UNIT, FRIENDLY)
HIS: Final = Select("his-unit", A_UNIT, FOE)
HIS_ATTACKER: Final = Select("his-attacker", A_UNIT, FOE, state=ON_ATTACK)
CHARACTER: Final = Select("character", A_UNIT, traits=T_CHARACTER)
ENEMY_CHARACTER: Final = Select("enemy-character", A_UNIT, FOE, T_CHARACTER)
LADEN_CHARACTER: Final = Select("friendly-character", A_UNIT, FRIENDLY, T_CHARACTER, state=LADEN)
LIVING_UNIT: Final = Select("character-or-creature", A_UNIT, traits=LIVING)
ENEMY_LIVING: Final = Select("enemy-character-or-creature", A_UNIT, FOE, LIVING)
FORCE_USER: Final = Select("force-user", A_UNIT, traits=T_FORCE_USER)
FORCEFUL_UNIT: Final = Select("force-user-or-sensitive", A_UNIT, traits=FORCEFUL)
FRIENDLY_FORCE_USER: Final = Select("friendly-force-user", A_UNIT, FRIENDLY, T_FORCE_USER)
VEHICLE: Final = Select("vehicle", A_UNIT, traits=T_VEHICLE)
FRIENDLY_VEHICLE: Final = Select("friendly-vehicle", A_UNIT, FRIENDLY, T_VEHICLE)
FRIENDLY_NOT_VEHICLE: Final = Select("friendly-not-vehicle", A_UNIT, FRIENDLY, without=T_VEHICLE)
ENEMY_FIGHTER: Final = Select("enemy-fighter", A_UNIT, FOE, T_FIGHTER)
FRIENDLY_EWOK: Final = Select("friendly-ewok", A_UNIT, FRIENDLY, T_EWOK)
CHEAP_UNIT: Final = Select("unit-up-to-2", A_UNIT, cost=2)
ENEMY_VEHICLE_TO_4: Final = Select("enemy-vehicle-up-to-4", A_UNIT, FOE, T_VEHICLE, cost=4)
DETAINABLE: Final = Select("enemy-attacking-character-or-droid", A_UNIT, FOE, T_CHARACTER | T_DROID, state=ON_ATTACK)

# Units in some state.
EXHAUSTED_UNIT: Final = Select("exhausted-unit", A_UNIT, state=EXHAUSTED)
FOCUSED_FRIEND: Final = Select("focused-friend", A_UNIT, FRIENDLY, state=EXHAUSTED)
FOCUSED_FIGHTER: Final = Select("focused-fighter", A_UNIT, traits=T_FIGHTER, state=EXHAUSTED)
FOCUSED_VEHICLE: Final = Select("focused-vehicle", A_UNIT, traits=T_VEHICLE, state=EXHAUSTED)
FOCUSED_BLACK: Final = Select("focused-black-squadron", A_UNIT, FRIENDLY, T_BLACK_SQUADRON, state=EXHAUSTED)
DAMAGED_UNIT: Final = Select("damaged-unit", A_UNIT, state=DAMAGED)
DAMAGED_FRIEND: Final = Select("damaged-friend", A_UNIT, FRIENDLY, state=DAMAGED)
DAMAGED_VEHICLE: Final = Select("damaged-vehicle", A_UNIT, traits=T_VEHICLE, state=DAMAGED)
BARE_UNIT: Final = Select("unshielded-unit", A_UNIT, state=UNSHIELDED)
BARE_VEHICLE_IN_FIGHT: Final = Select(
    "unshielded-participating-vehicle", A_UNIT, traits=T_VEHICLE, state=UNSHIELDED | IN_FIGHT
)
ENEMY_IN_FIGHT: Final = Select("enemy-participant", A_UNIT, FOE, state=IN_FIGHT)
FRIEND_IN_FIGHT: Final = Select("friendly-participant", A_UNIT, FRIENDLY, state=IN_FIGHT)
ATTACKING_VEHICLE: Final = Select("attacking-vehicle", A_UNIT, traits=T_VEHICLE, state=ON_ATTACK)
ATTACKING_TROOPER: Final = Select("attacking-trooper", A_UNIT, traits=T_TROOPER, state=ON_ATTACK)
ENEMY_COMMITTED: Final = Select("enemy-committed", A_UNIT, FOE, state=IS_COMMITTED)

# Objectives and other cards.
OBJECTIVE: Final = Select("objective", AN_OBJECTIVE)
ENEMY_OBJECTIVE: Final = Select("enemy-objective", AN_OBJECTIVE, FOE)
FRIENDLY_OBJECTIVE: Final = Select("friendly-objective", AN_OBJECTIVE, FRIENDLY)
HIS_OBJECTIVE: Final = Select("his-objective", AN_OBJECTIVE, FOE)
UNENGAGED: Final = Select("enemy-unengaged-objective", AN_OBJECTIVE, FOE, state=NOT_ENGAGED)
DAMAGED_OBJECTIVE: Final = Select("damaged-objective", AN_OBJECTIVE, state=DAMAGED)
FOCUSED_OBJECTIVE: Final = Select("focused-objective", AN_OBJECTIVE, state=EXHAUSTED)
ENHANCEMENT: Final = Select("enhancement", AN_ENHANCEMENT)
FREE_ENHANCEMENT: Final = Select("not-limited-enhancement", AN_ENHANCEMENT, state=NOT_LIMITED)
FOCUSED_ENHANCEMENT: Final = Select("focused-enhancement", AN_ENHANCEMENT, FRIENDLY, state=EXHAUSTED)
UNIT_OR_OBJECTIVE: Final = Select("unit-or-objective", A_UNIT | AN_OBJECTIVE)
ENEMY_UNIT_OR_OBJECTIVE: Final = Select("enemy-unit-or-objective", A_UNIT | AN_OBJECTIVE, FOE)
BARE_FRIEND: Final = Select("unshielded-friend", A_UNIT | AN_OBJECTIVE, FRIENDLY, state=UNSHIELDED)
FOCUSED_HOLDING: Final = Select("focused-holding", AN_OBJECTIVE | AN_ENHANCEMENT, FRIENDLY, state=EXHAUSTED)
FOCUSED_NOT_UNIT: Final = Select(
    "focused-not-unit", AN_OBJECTIVE | AN_ENHANCEMENT | AN_AFFILIATION, FRIENDLY, state=EXHAUSTED
)
ALL_MINE: Final = Select("friendly-card", A_UNIT | AN_OBJECTIVE | AN_ENHANCEMENT | AN_AFFILIATION, FRIENDLY)
