"""The action space: all verbs in the order of their codes, which stands for ever."""

from __future__ import annotations

from kantyna.games.card_game.table import SPACE
from kantyna.games.card_game.turn.action_window import PLAY, PLAY_ON, USE
from kantyna.games.card_game.turn.answers import (
    DISCARD,
    ICONS,
    NO,
    PASS,
    PAY,
    PICK,
    RESPOND,
    STOP,
    SUGGESTED,
    TOKENS,
    YES,
)
from kantyna.games.card_game.turn.edge_battle import LAY
from kantyna.games.card_game.turn.engagement import ATTACK, DEFEND
from kantyna.games.card_game.turn.phases import COMMIT, ENGAGE
from kantyna.games.card_game.turn.strikes import STRIKE

for verb in (
    PLAY,
    PLAY_ON,
    USE,
    RESPOND,
    PICK,
    SUGGESTED,
    PAY,
    ENGAGE,
    ATTACK,
    DEFEND,
    LAY,
    STRIKE,
    COMMIT,
    DISCARD,
    *ICONS,
    *TOKENS,
    YES,
    NO,
    STOP,
    PASS,
):
    SPACE.add(verb)
