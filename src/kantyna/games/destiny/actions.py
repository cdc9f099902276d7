"""The action space: all verbs in the order of their codes, which stands for ever."""

from __future__ import annotations

from kantyna.games.destiny.table import SPACE
from kantyna.games.destiny.turn.activate import ACTIVATE
from kantyna.games.destiny.turn.answers import (
    AMOUNT,
    CHOOSE,
    COLOUR,
    FACE_UP,
    NO,
    OPPONENT,
    PICK,
    RESPOND,
    STOP,
    SYMBOL,
    YES,
)
from kantyna.games.destiny.turn.claim import CLAIM
from kantyna.games.destiny.turn.main import MAIN, PASS
from kantyna.games.destiny.turn.play import PLAY
from kantyna.games.destiny.turn.reroll import TO_REROLL
from kantyna.games.destiny.turn.resolve import RESOLVE
from kantyna.games.destiny.turn.use import USE

for verb in (
    PLAY,
    ACTIVATE,
    USE,
    TO_REROLL,
    RESOLVE,
    PICK,
    RESPOND,
    FACE_UP,
    SYMBOL,
    COLOUR,
    CHOOSE,
    OPPONENT,
    AMOUNT,
    CLAIM,
    YES,
    NO,
    STOP,
    PASS,
):
    SPACE.add(verb)

MAIN.extend([PLAY, ACTIVATE, USE, TO_REROLL, RESOLVE, CLAIM])
