"""The cards that texts speak of, each worded once."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.select import (
    AFFILIATIONS,
    COMMITTED,
    DAMAGED,
    ENHANCEMENTS,
    EXHAUSTED,
    FOE,
    FRIENDLY,
    IN_FIGHT,
    LADEN,
    NOT_ENGAGED,
    NOT_LIMITED,
    OBJECTIVES,
    ON_ATTACK,
    UNITS,
    UNSHIELDED,
    Select,
)
from kantyna.games.card_game.words import (
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
UNIT: Final = Select("unit", UNITS)
ENEMY: Final = Select("enemy-unit", UNITS, FOE)
FRIEND: Final = Select("friendly-unit", UNITS, FRIENDLY)
HIS: Final = Select("his-unit", UNITS, FOE)
HIS_ATTACKER: Final = Select("his-attacker", UNITS, FOE, state=ON_ATTACK)
CHARACTER: Final = Select("character", UNITS, traits=T_CHARACTER)
ENEMY_CHARACTER: Final = Select("enemy-character", UNITS, FOE, T_CHARACTER)
LADEN_CHARACTER: Final = Select("friendly-character", UNITS, FRIENDLY, T_CHARACTER, state=LADEN)
LIVING_UNIT: Final = Select("character-or-creature", UNITS, traits=LIVING)
ENEMY_LIVING: Final = Select("enemy-character-or-creature", UNITS, FOE, LIVING)
FORCE_USER: Final = Select("force-user", UNITS, traits=T_FORCE_USER)
FORCEFUL_UNIT: Final = Select("force-user-or-sensitive", UNITS, traits=FORCEFUL)
FRIENDLY_FORCE_USER: Final = Select("friendly-force-user", UNITS, FRIENDLY, T_FORCE_USER)
VEHICLE: Final = Select("vehicle", UNITS, traits=T_VEHICLE)
FRIENDLY_VEHICLE: Final = Select("friendly-vehicle", UNITS, FRIENDLY, T_VEHICLE)
FRIENDLY_NOT_VEHICLE: Final = Select("friendly-not-vehicle", UNITS, FRIENDLY, without=T_VEHICLE)
ENEMY_FIGHTER: Final = Select("enemy-fighter", UNITS, FOE, T_FIGHTER)
FRIENDLY_EWOK: Final = Select("friendly-ewok", UNITS, FRIENDLY, T_EWOK)
CHEAP_UNIT: Final = Select("unit-up-to-2", UNITS, cost=2)
ENEMY_VEHICLE_TO_4: Final = Select("enemy-vehicle-up-to-4", UNITS, FOE, T_VEHICLE, cost=4)
DETAINABLE: Final = Select("enemy-attacking-character-or-droid", UNITS, FOE, T_CHARACTER | T_DROID, state=ON_ATTACK)

# Units in some state.
EXHAUSTED_UNIT: Final = Select("exhausted-unit", UNITS, state=EXHAUSTED)
FOCUSED_FRIEND: Final = Select("focused-friend", UNITS, FRIENDLY, state=EXHAUSTED)
FOCUSED_FIGHTER: Final = Select("focused-fighter", UNITS, traits=T_FIGHTER, state=EXHAUSTED)
FOCUSED_VEHICLE: Final = Select("focused-vehicle", UNITS, traits=T_VEHICLE, state=EXHAUSTED)
FOCUSED_BLACK: Final = Select("focused-black-squadron", UNITS, FRIENDLY, T_BLACK_SQUADRON, state=EXHAUSTED)
DAMAGED_UNIT: Final = Select("damaged-unit", UNITS, state=DAMAGED)
DAMAGED_FRIEND: Final = Select("damaged-friend", UNITS, FRIENDLY, state=DAMAGED)
DAMAGED_VEHICLE: Final = Select("damaged-vehicle", UNITS, traits=T_VEHICLE, state=DAMAGED)
BARE_UNIT: Final = Select("unshielded-unit", UNITS, state=UNSHIELDED)
BARE_VEHICLE_IN_FIGHT: Final = Select(
    "unshielded-participating-vehicle", UNITS, traits=T_VEHICLE, state=UNSHIELDED | IN_FIGHT
)
ENEMY_IN_FIGHT: Final = Select("enemy-participant", UNITS, FOE, state=IN_FIGHT)
FRIEND_IN_FIGHT: Final = Select("friendly-participant", UNITS, FRIENDLY, state=IN_FIGHT)
ATTACKING_VEHICLE: Final = Select("attacking-vehicle", UNITS, traits=T_VEHICLE, state=ON_ATTACK)
ATTACKING_TROOPER: Final = Select("attacking-trooper", UNITS, traits=T_TROOPER, state=ON_ATTACK)
ENEMY_COMMITTED: Final = Select("enemy-committed", UNITS, FOE, state=COMMITTED)

# Objectives and other cards.
OBJECTIVE: Final = Select("objective", OBJECTIVES)
ENEMY_OBJECTIVE: Final = Select("enemy-objective", OBJECTIVES, FOE)
FRIENDLY_OBJECTIVE: Final = Select("friendly-objective", OBJECTIVES, FRIENDLY)
HIS_OBJECTIVE: Final = Select("his-objective", OBJECTIVES, FOE)
UNENGAGED: Final = Select("enemy-unengaged-objective", OBJECTIVES, FOE, state=NOT_ENGAGED)
DAMAGED_OBJECTIVE: Final = Select("damaged-objective", OBJECTIVES, state=DAMAGED)
FOCUSED_OBJECTIVE: Final = Select("focused-objective", OBJECTIVES, state=EXHAUSTED)
ENHANCEMENT: Final = Select("enhancement", ENHANCEMENTS)
FREE_ENHANCEMENT: Final = Select("not-limited-enhancement", ENHANCEMENTS, state=NOT_LIMITED)
FOCUSED_ENHANCEMENT: Final = Select("focused-enhancement", ENHANCEMENTS, FRIENDLY, state=EXHAUSTED)
UNIT_OR_OBJECTIVE: Final = Select("unit-or-objective", UNITS | OBJECTIVES)
ENEMY_UNIT_OR_OBJECTIVE: Final = Select("enemy-unit-or-objective", UNITS | OBJECTIVES, FOE)
BARE_FRIEND: Final = Select("unshielded-friend", UNITS | OBJECTIVES, FRIENDLY, state=UNSHIELDED)
FOCUSED_HOLDING: Final = Select("focused-holding", OBJECTIVES | ENHANCEMENTS, FRIENDLY, state=EXHAUSTED)
FOCUSED_NOT_UNIT: Final = Select(
    "focused-not-unit", OBJECTIVES | ENHANCEMENTS | AFFILIATIONS, FRIENDLY, state=EXHAUSTED
)
ALL_MINE: Final = Select("friendly-card", UNITS | OBJECTIVES | ENHANCEMENTS | AFFILIATIONS, FRIENDLY)
