"""A process that measures one build of the engine: `python -m kantyna.arena.worker GAME VARIANT SEATS`.

It answers each line it reads with one line of JSON, so that several of them can be asked in turn: never do two measure
at once. Times are CPU times of this process.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Final

from kantyna import build
from kantyna.games.registry import game as find_game
from kantyna.kernel.codec import canonical
from kantyna.kernel.engine import advance, random_playout
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table

MIDDLES: Final = 8
"""Games whose middle is cloned, viewed and saved."""
SLICE: Final = 200
"""A trace is proved after so many decisions."""


class Bench:
    """The measurements of one game in this process."""

    def __init__(self, spec: GameSpec, variant: str, seats: int) -> None:
        self.spec = spec
        self.variant = variant
        self.seats = seats
        self.seed = 0
        self.middles = [self._middle(seed) for seed in range(MIDDLES)]

    def new(self, seed: int) -> Table:
        return self.spec.new(self.variant, self.seats, {}, seed)

    def _middle(self, seed: int) -> Table:
        """A random game, played half."""
        whole = random_playout(self.new(seed), Dice(seed), Log(True))
        table = self.new(seed)
        random_playout(table, Dice(seed), Log(True), whole // 2)
        return table

    def measure(self, seconds: float) -> dict[str, float]:
        """One round of everything, each for about so many seconds."""
        decisions, games = self.rollouts(seconds)
        return {
            "decisions_per_second": decisions,
            "games_per_second": games,
            "driven_per_second": self.driven(seconds),
            "clones_per_second": self._rate(lambda table: table.clone(), seconds / 2),
            "views_per_second": self._rate(self._view, seconds / 2),
            "saves_per_second": self._rate(lambda table: canonical(self.spec.writer(table)), seconds / 2),
        }

    def _view(self, table: Table) -> object:
        return self.spec.view(table, table.pending.seat if table.pending is not None else 0)

    def rollouts(self, seconds: float) -> tuple[float, float]:
        """Uniformly random games with the loop inside the engine: decisions and games a second."""
        dice, muted = Dice(self.seed), Log(True)
        games = decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            decisions += random_playout(self.new(self.seed), dice, muted)
            games += 1
            self.seed += 1
        spent = process_time() - begun
        return decisions / spent, games / spent

    def driven(self, seconds: float) -> float:
        """The same with the loop out here, in plain Python: decisions a second."""
        dice, muted = Dice(self.seed), Log(True)
        decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            table = self.new(self.seed)
            self.seed += 1
            while table.pending is not None:
                options = table.pending.options
                advance(table, options[dice.below(len(options))], muted)
                decisions += 1
        return decisions / (process_time() - begun)

    def _rate(self, act: Callable[[Table], object], seconds: float) -> float:
        done = 0
        begun = process_time()
        while process_time() - begun < seconds:
            for _ in range(10):
                for table in self.middles:
                    act(table)
            done += 10 * MIDDLES
        return done / (process_time() - begun)

    def trace(self, first: int, last: int) -> list[str]:
        """For each seed, what a random game of it proves to be along its way."""
        return [self._trace(seed) for seed in range(first, last)]

    def _trace(self, seed: int) -> str:
        table = self.new(seed)
        dice, muted = Dice(seed), Log(True)
        proofs: list[str] = []
        while table.pending is not None:
            random_playout(table, dice, muted, SLICE)
            proofs.append(self.spec.digest(table))
        return "".join(proofs)


def main() -> None:
    """Answer until the input ends."""
    name, variant, seats = sys.argv[1:]
    bench = Bench(find_game(name), variant, int(seats))
    print(json.dumps({"build": build.active()}), flush=True)
    for line in sys.stdin:
        what, *numbers = line.split()
        if what == "measure":
            print(json.dumps(bench.measure(float(numbers[0]))), flush=True)
        else:
            print(json.dumps(bench.trace(int(numbers[0]), int(numbers[1]))), flush=True)


if __name__ == "__main__":
    main()
