"""Players by name: ``random``, ``greedy``, ``search:1000``, ``search:500ms``, ``learned:500ms``, ``level1`` to
``level5``, and those from outside."""

from __future__ import annotations

import re
from typing import Final

from kantyna.kernel.errors import BadSetup
from kantyna.players.level_player import LEVELS, PATIENCE, LevelPlayer
from kantyna.players.outside import OUTSIDE
from kantyna.players.player import GreedyPlayer, Player, RandomPlayer
from kantyna.players.search import Clock, SearchPlayer

HUMAN: Final = "human"
"""Whoever answers for themselves."""
KNOWN: Final = ["random", "greedy", "search:1000", "search:500ms", "learned:500ms", *LEVELS]
BUDGET: Final = re.compile(r"(search|learned):([1-9][0-9]{0,8})(ms)?")
LEVEL: Final = re.compile(r"level([1-5])(?::([1-9][0-9]{0,8})ms)?")
"""With a time that it must not take longer than."""
STAND_IN: Final = LEVELS[2]
"""Who plays on, where people sit, for a player from outside that can't."""


def make(name: str, seed: int, patience: float = PATIENCE, clock: Clock | None = None) -> Player:
    """The player of that name with its own dice. A level whose name tells no time takes no more than *patience* seconds
    a decision; 0 means no such limit. *clock*: what ours read seconds from, if not from the time that passes."""
    budget = BUDGET.fullmatch(name)
    if budget is not None:
        amount, by_value = int(budget[2]), budget[1] == "learned"
        if budget[3]:
            return SearchPlayer(seed, seconds=amount / 1000, by_value=by_value, clock=clock)
        return SearchPlayer(seed, amount, by_value=by_value)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    level = LEVEL.fullmatch(name)
    if level is not None:
        return LevelPlayer(seed, int(level[1]), int(level[2]) / 1000 if level[2] else patience, clock)
    stranger = OUTSIDE.make(name, seed)
    if stranger is not None:
        return stranger
    raise BadSetup("setup-unknown-player", name=name, known=", ".join([HUMAN, *KNOWN, *OUTSIDE.names()]))
