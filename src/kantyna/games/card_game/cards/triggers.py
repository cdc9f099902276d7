"""What sets abilities off, each worded once."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects.selector import objectives, units, units_or_objectives
from kantyna.games.card_game.effects.trigger import (
    AN_EVENT,
    AN_INTERRUPT,
    BY_CAPTURE,
    BY_DESTRUCTION,
    BY_THIS,
    HOST,
    IN_FIGHT,
    LATE,
    ON_ATTACK,
    OTHER_SUCH,
    PLAYED,
    SUCH,
    THEIRS,
    THIS,
    UNOPPOSED,
    YOURS,
    Trigger,
)
from kantyna.games.card_game.vocabulary import (
    H_CHOSEN,
    H_COMMITTED,
    H_DAMAGE,
    H_DECLARED,
    H_DRAW_BEGINS,
    H_EDGE_WON,
    H_ENGAGED,
    H_ENTERS,
    H_GENERATED,
    H_LEAVES,
    H_PLAYING,
    H_REFRESH_ENDS,
    H_REFRESHED,
    H_STRIKES,
    H_STRUCK,
    H_SURVIVED,
    H_TURN_BEGINS,
    H_USED,
    SITH,
    T_CHARACTER,
    T_DROID,
    T_FORCE_USER,
    T_VEHICLE,
)

OPPONENTS_TURN: Final = Trigger(H_TURN_BEGINS, THEIRS)
YOU_REFRESH: Final = Trigger(H_REFRESHED, YOURS)
REFRESH_ENDS: Final = Trigger(H_REFRESH_ENDS, YOURS)
DRAW_PHASE: Final = Trigger(H_DRAW_BEGINS, YOURS)
YOU_PLAY_FORCE_USER: Final = Trigger(H_ENTERS, YOURS, SUCH, units.having(T_FORCE_USER), PLAYED)
YOU_PLAY_VEHICLE: Final = Trigger(H_PLAYING, YOURS, SUCH, units.having(T_VEHICLE))
EVENT_PLAYED: Final = Trigger(H_USED, how=AN_EVENT)
SITH_EVENT_PLAYED: Final = Trigger(H_USED, YOURS, how=AN_EVENT, affiliation=SITH)
INTERRUPT_USED: Final = Trigger(H_USED, how=AN_INTERRUPT)
ENTERS: Final = Trigger(H_ENTERS, about=THIS)
ENTERS_FIGHT: Final = Trigger(H_ENTERS, about=THIS, how=IN_FIGHT)
LEAVES: Final = Trigger(H_LEAVES, about=THIS)
HOST_LEAVES: Final = Trigger(H_LEAVES, about=HOST)
YOUR_OBJECTIVE_LEAVES: Final = Trigger(H_LEAVES, YOURS, SUCH, objectives.friendly)
THIS_DESTROYED: Final = Trigger(H_LEAVES, about=THIS, how=BY_DESTRUCTION)
CHARACTER_DESTROYED: Final = Trigger(H_LEAVES, 0, SUCH, units.having(T_CHARACTER), BY_DESTRUCTION)
OBJECTIVE_DESTROYED: Final = Trigger(H_LEAVES, 0, SUCH, objectives, BY_DESTRUCTION)
ENEMY_OBJECTIVE_DESTROYED: Final = Trigger(H_LEAVES, THEIRS, SUCH, objectives.enemy, BY_DESTRUCTION)
YOU_CAPTURE: Final = Trigger(H_LEAVES, THEIRS, SUCH, units.enemy, BY_CAPTURE)
OTHER_ENGAGED: Final = Trigger(H_ENGAGED, THEIRS, OTHER_SUCH, objectives.friendly)
OTHER_CHOSEN: Final = Trigger(H_CHOSEN, THEIRS, OTHER_SUCH, objectives.friendly)
ATTACKS: Final = Trigger(H_DECLARED, about=THIS, how=ON_ATTACK)
DECLARED: Final = Trigger(H_DECLARED, about=THIS)
STRIKES: Final = Trigger(H_STRIKES, about=THIS)
STRIKES_ON_ATTACK: Final = Trigger(H_STRIKES, about=THIS, how=ON_ATTACK)
HOST_STRIKES: Final = Trigger(H_STRIKES, about=HOST)
CHARACTER_STRIKES: Final = Trigger(H_STRIKES, 0, SUCH, units.having(T_CHARACTER))
ENEMY_STRUCK: Final = Trigger(H_STRUCK, THEIRS, SUCH, units.enemy.attacking.having(T_CHARACTER | T_DROID))
EDGE_WON: Final = Trigger(H_EDGE_WON, YOURS)
EDGE_WON_ON_ATTACK: Final = Trigger(H_EDGE_WON, YOURS, how=ON_ATTACK)
SURVIVES: Final = Trigger(H_SURVIVED, about=THIS)
SURVIVES_UNOPPOSED: Final = Trigger(H_SURVIVED, about=THIS, how=UNOPPOSED)
COMMITTED: Final = Trigger(H_COMMITTED, about=THIS)
HOST_GENERATES: Final = Trigger(H_GENERATED, about=HOST)
FRIEND_HURT: Final = Trigger(H_DAMAGE, YOURS, SUCH, units.friendly.lacking(T_VEHICLE))
FRIEND_HURT_LATE: Final = Trigger(H_DAMAGE, YOURS, SUCH, units.friendly.lacking(T_VEHICLE), LATE)
ANYTHING_HURT: Final = Trigger(H_DAMAGE, 0, SUCH, units_or_objectives)
THIS_HURTS_CHARACTER: Final = Trigger(H_DAMAGE, THEIRS, BY_THIS, units.enemy.having(T_CHARACTER))
