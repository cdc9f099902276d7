"""How much of its time a player takes: `python -m tests.players.budget [QUESTIONS] [PLAYER…]`, players such as
`search:400ms` or `level5`.

A measurement, not a test. Time is the processor's, so that a busy machine tells the same as a quiet one.
"""

import re
import sys
from collections.abc import Iterator
from itertools import count, islice
from time import process_time
from typing import Final

from kantyna import build
from kantyna.games.registry import GAMES
from kantyna.kernel.engine import random_playout
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.players import make
from kantyna.players.level_player import PATIENCE

USUAL: Final = ("search:100ms", "search:400ms")
OPTIONS: Final = 4
"""A question of fewer options is soon decided."""


def questions(spec: GameSpec) -> Iterator[Table]:
    """Tables on the way through random games that ask something worth thinking about."""
    for seed in count():
        table = spec.new(spec.variants()[0].name, 2, {}, seed)
        random_playout(table, Dice(seed), Log(True), 100)
        if table.pending is not None and len(spec.heuristics.sensible(table)) >= OPTIONS:
            yield table


def budget_of(player: str) -> float:
    """The seconds that its name tells, or else those of a level."""
    told = re.search(r":(\d+)ms$", player)
    return int(told[1]) / 1000 if told else PATIENCE


def shares(spec: GameSpec, player: str, wanted: int) -> list[float]:
    """For each question: the time taken as a share of the budget."""
    found = []
    for table in islice(questions(spec), wanted):
        assert table.pending is not None
        view = spec.view(table, table.pending.seat)
        thinker = make(player, 1, clock=process_time)
        begun = process_time()
        thinker.choose(spec, view, table.pending)
        found.append((process_time() - begun) / budget_of(player))
    return found


def main(wanted: str = "50", *players: str) -> None:
    print(f"{build.active()}: the longest of {wanted} answers, and their mean, as shares of the budget")
    for name, spec in GAMES.items():
        for player in players or USUAL:
            found = shares(spec, player, int(wanted))
            print(f"{name:>12} {player} {max(found):.3f} {sum(found) / len(found):.3f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
