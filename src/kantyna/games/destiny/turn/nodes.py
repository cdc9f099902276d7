"""The numbers of the nodes that are not card texts: fixed here, so that every module may push them."""

from __future__ import annotations

from typing import Final

N_GAME: Final = 0
N_SET_UP: Final = 1
N_ACTIONS: Final = 2
N_UPKEEP: Final = 3
N_ROUND_END: Final = 4
N_ACT: Final = 5
"""One action of a seat, and the additional ones that come of it."""
N_PLAY: Final = 6
N_ACTIVATE: Final = 7
N_RESOLVING: Final = 8
"""Dice of one symbol, one after another."""
N_RESOLVE: Final = 9
"""One die with whatever is added to it."""
N_TO_REROLL: Final = 10
N_CLAIM: Final = 11
N_QUEUE: Final = 12
N_DAMAGE: Final = 13
"""The whole way of damage: before it is dealt, shields, before it is taken, tokens, who is defeated."""
N_DEFEAT: Final = 14
N_GIVE: Final = 15
"""Shields on their way to characters."""
N_BEFORE: Final = 16
N_AFTER: Final = 17
N_DISCARD: Final = 18
"""Upgrades that a card effect discards."""
N_SHIELDS: Final = 19
N_GUARD: Final = 20
N_REDEPLOY: Final = 21
N_TRIM: Final = 22
N_SPREAD: Final = 23
"""Damage or shields that somebody divides among characters."""
N_KEPT_DIE: Final = 24
N_OVER: Final = 25
"""What a player was doing when he left the game."""

NODES: Final = [
    "game",
    "set-up",
    "actions",
    "upkeep",
    "round-end",
    "act",
    "play",
    "activate",
    "resolving",
    "resolve",
    "to-reroll",
    "claim",
    "queue",
    "damage",
    "defeat",
    "give",
    "before",
    "after",
    "discard",
    "shields",
    "guard",
    "redeploy",
    "trim",
    "spread",
    "kept-die",
    "over",
]
"""Their paths, in this order."""
