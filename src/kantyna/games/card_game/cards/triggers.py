"""What sets abilities off, each worded once."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.cards import selectors as such
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
)

OPPONENTS_TURN: Final = Trigger("opponents-turn", H_TURN_BEGINS, THEIRS)
YOU_REFRESH: Final = Trigger("you-refresh", H_REFRESHED, YOURS)
REFRESH_ENDS: Final = Trigger("refresh-ends", H_REFRESH_ENDS, YOURS)
DRAW_PHASE: Final = Trigger("draw-phase", H_DRAW_BEGINS, YOURS)
YOU_PLAY_FORCE_USER: Final = Trigger("you-play-force-user", H_ENTERS, YOURS, SUCH, such.FORCE_USER, PLAYED)
YOU_PLAY_VEHICLE: Final = Trigger("you-play-vehicle", H_PLAYING, YOURS, SUCH, such.VEHICLE)
EVENT_PLAYED: Final = Trigger("event-played", H_USED, how=AN_EVENT)
SITH_EVENT_PLAYED: Final = Trigger("sith-event-played", H_USED, YOURS, how=AN_EVENT, affiliation=SITH)
INTERRUPT_USED: Final = Trigger("interrupt-used", H_USED, how=AN_INTERRUPT)
ENTERS: Final = Trigger("this-enters", H_ENTERS, about=THIS)
ENTERS_FIGHT: Final = Trigger("this-enters-fight", H_ENTERS, about=THIS, how=IN_FIGHT)
LEAVES: Final = Trigger("this-leaves", H_LEAVES, about=THIS)
HOST_LEAVES: Final = Trigger("host-leaves", H_LEAVES, about=HOST)
YOUR_OBJECTIVE_LEAVES: Final = Trigger("your-objective-leaves", H_LEAVES, YOURS, SUCH, such.FRIENDLY_OBJECTIVE)
THIS_DESTROYED: Final = Trigger("this-destroyed", H_LEAVES, about=THIS, how=BY_DESTRUCTION)
CHARACTER_DESTROYED: Final = Trigger("character-destroyed", H_LEAVES, 0, SUCH, such.CHARACTER, BY_DESTRUCTION)
OBJECTIVE_DESTROYED: Final = Trigger("objective-destroyed", H_LEAVES, 0, SUCH, such.OBJECTIVE, BY_DESTRUCTION)
ENEMY_OBJECTIVE_DESTROYED: Final = Trigger(
    "enemy-objective-destroyed", H_LEAVES, THEIRS, SUCH, such.ENEMY_OBJECTIVE, BY_DESTRUCTION
)
YOU_CAPTURE: Final = Trigger("you-capture", H_LEAVES, THEIRS, SUCH, such.ENEMY, BY_CAPTURE)
OTHER_ENGAGED: Final = Trigger("other-engaged", H_ENGAGED, THEIRS, OTHER_SUCH, such.FRIENDLY_OBJECTIVE)
OTHER_CHOSEN: Final = Trigger("other-chosen", H_CHOSEN, THEIRS, OTHER_SUCH, such.FRIENDLY_OBJECTIVE)
ATTACKS: Final = Trigger("this-attacks", H_DECLARED, about=THIS, how=ON_ATTACK)
DECLARED: Final = Trigger("this-declared", H_DECLARED, about=THIS)
STRIKES: Final = Trigger("this-strikes", H_STRIKES, about=THIS)
STRIKES_ON_ATTACK: Final = Trigger("this-strikes-on-attack", H_STRIKES, about=THIS, how=ON_ATTACK)
HOST_STRIKES: Final = Trigger("host-strikes", H_STRIKES, about=HOST)
CHARACTER_STRIKES: Final = Trigger("character-strikes", H_STRIKES, 0, SUCH, such.CHARACTER)
ENEMY_STRUCK: Final = Trigger("enemy-struck", H_STRUCK, THEIRS, SUCH, such.DETAINABLE)
EDGE_WON: Final = Trigger("edge-won", H_EDGE_WON, YOURS)
EDGE_WON_ON_ATTACK: Final = Trigger("edge-won-on-attack", H_EDGE_WON, YOURS, how=ON_ATTACK)
SURVIVES: Final = Trigger("this-survives", H_SURVIVED, about=THIS)
SURVIVES_UNOPPOSED: Final = Trigger("this-survives-unopposed", H_SURVIVED, about=THIS, how=UNOPPOSED)
COMMITTED: Final = Trigger("this-committed", H_COMMITTED, about=THIS)
HOST_GENERATES: Final = Trigger("host-generates", H_GENERATED, about=HOST)
FRIEND_HURT: Final = Trigger("friend-hurt", H_DAMAGE, YOURS, SUCH, such.FRIENDLY_NOT_VEHICLE)
FRIEND_HURT_LATE: Final = Trigger("friend-hurt-late", H_DAMAGE, YOURS, SUCH, such.FRIENDLY_NOT_VEHICLE, LATE)
ANYTHING_HURT: Final = Trigger("anything-hurt", H_DAMAGE, 0, SUCH, such.UNIT_OR_OBJECTIVE)
THIS_HURTS_CHARACTER: Final = Trigger("this-hurts-character", H_DAMAGE, THEIRS, BY_THIS, such.ENEMY_CHARACTER)
