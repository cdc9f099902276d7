"""Players by name: ``random``, ``greedy``, ``search:1000``, ``search:500ms``, ``level1`` to ``level5``."""

from __future__ import annotations

import re
from typing import Final

from kantyna.kernel.errors import BadSetup
from kantyna.players.player import GreedyPlayer, Player, RandomPlayer
from kantyna.players.search import SearchPlayer

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
KNOWN: Final = ["random", "greedy", "search:1000", "search:500ms", *LEVELS]
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
    if name == "level1":
        return GreedyPlayer(seed, slips=600)
    if name == "level2":
        return GreedyPlayer(seed, slips=200)
    if name == "level3":
        return SearchPlayer(seed, 30)
    if name == "level4":
        return SearchPlayer(seed, 200)
    if name == "level5":
        return SearchPlayer(seed, 2000)
    raise BadSetup("setup-unknown-player", name=name, known=", ".join(KNOWN))
