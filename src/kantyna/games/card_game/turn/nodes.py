"""The numbers of the nodes that are not card texts: fixed here, so that every module may push them."""

from __future__ import annotations

from typing import Final

N_GAME: Final = 0
N_SET_UP: Final = 1
N_TURN: Final = 2
N_BALANCE: Final = 3
"""The six phases, in order."""
N_REFRESH: Final = 4
N_DRAW: Final = 5
N_DEPLOYMENT: Final = 6
N_CONFLICT: Final = 7
N_FORCE: Final = 8
N_ACTIONS: Final = 9
"""An action window."""
N_PLAY: Final = 10
N_PAY: Final = 11
N_HAPPEN: Final = 12
"""The whole way of something that happens: interrupts, replacing, applying, reactions."""
N_BEFORE: Final = 13
"""Interrupts only."""
N_AFTER: Final = 14
"""Reactions only."""
N_PROTECT: Final = 15
N_SHIELD: Final = 16
N_CAPTURE_AT: Final = 17
N_FOCUS: Final = 18
N_ORDER: Final = 19
N_ENGAGEMENT: Final = 20
N_SHIELDING: Final = 21
N_EDGE: Final = 22
N_STRIKES: Final = 23
N_STRIKE: Final = 24

NODES: Final = [
    "game",
    "set-up",
    "turn",
    "balance",
    "refresh",
    "draw",
    "deployment",
    "conflict",
    "force",
    "actions",
    "play",
    "pay",
    "happen",
    "before",
    "after",
    "protect",
    "shield",
    "capture-at",
    "focus",
    "order",
    "engagement",
    "shielding",
    "edge",
    "strikes",
    "strike",
]
"""Their paths, in this order."""
