"""How much of its time budget a search takes by a real clock: `python -m tests.players.budget`.

A measurement, not a test: it says something only on a quiet machine.
"""

from collections.abc import Iterator
from itertools import count, islice
from time import perf_counter
from typing import Final

from kantyna import build
from kantyna.games.registry import GAMES
from kantyna.kernel.engine import random_playout
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.players import make

QUESTIONS: Final = 50
OPTIONS: Final = 4
"""A question of fewer options is soon decided."""


def questions(spec: GameSpec) -> Iterator[Table]:
    """Tables on the way through random games that ask something worth thinking about."""
    for seed in count():
        table = spec.new(spec.variants()[0].name, 2, {}, seed)
        random_playout(table, Dice(seed), Log(True), 100)
        if table.pending is not None and len(spec.heuristics.sensible(table)) >= OPTIONS:
            yield table


def shares(spec: GameSpec, milliseconds: int) -> list[float]:
    """For each question: the time taken as a share of the budget."""
    found = []
    for table in islice(questions(spec), QUESTIONS):
        assert table.pending is not None
        player, view = make(f"search:{milliseconds}ms", 1), spec.view(table, table.pending.seat)
        begun = perf_counter()
        player.choose(spec, view, table.pending)
        found.append((perf_counter() - begun) * 1000 / milliseconds)
    return found


def main() -> None:
    print(f"{build.active()}: the longest of {QUESTIONS} answers, as a share of the budget")
    for name, spec in GAMES.items():
        for milliseconds in (100, 400):
            print(f"{name:>12} search:{milliseconds}ms {max(shares(spec, milliseconds)):.3f}", flush=True)


if __name__ == "__main__":
    main()
