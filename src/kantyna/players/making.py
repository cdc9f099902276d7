"""Players by name: ``random``, ``greedy``, ``search:1000``, ``search:500ms``, ``level1`` to ``level5``."""

from __future__ import annotations

import re
from typing import Final

from kantyna.kernel.errors import BadSetup
from kantyna.players.player import GreedyPlayer, Player, RandomPlayer
from kantyna.players.search import SearchPlayer

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
KNOWN: Final = ["random", "greedy", "search:1000", "search:500ms", *LEVELS]
SLIPS_OF_LEVEL: Final = {"level1": 400, "level2": 200, "level3": 100, "level4": 0}
"""Of a thousand answers, how many the lower levels take by chance."""
ITERATIONS: Final = 2000
PATIENCE: Final = 3.0
"""The highest level thinks; on a slow machine no longer than so many seconds a decision."""
BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,8})(ms)?")


def make(name: str, seed: int) -> Player:
    """The player of that name with its own dice."""
    budget = BUDGET.fullmatch(name)
    if budget is not None:
        amount = int(budget[1])
        return SearchPlayer(seed, seconds=amount / 1000) if budget[2] else SearchPlayer(seed, amount)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    if name in SLIPS_OF_LEVEL:
        return GreedyPlayer(seed, SLIPS_OF_LEVEL[name])
    if name == LEVELS[-1]:
        return SearchPlayer(seed, ITERATIONS, PATIENCE)
    raise BadSetup("setup-unknown-player", name=name, known=", ".join(KNOWN))
