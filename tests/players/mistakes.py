"""How far called mistakes can be trusted: `python -m tests.players.mistakes GAME [MISTAKES] [GAMES] [ITERATIONS]`.

A measurement, not a test. Games of level 3 against itself are analysed as `kantyna analyse` does it, with so many
imagined games for each answer, until so many mistakes were called. Then the answer that was played and the one that was
called better are thought over again, with chance of their own: so many games each, after a quarter as many that only
find out how either is gone on with. A mistake holds if the better answer stays ahead by two standard errors and more.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import sqrt

from kantyna import build
from kantyna.arena.analysis import ITERATIONS, Judged, analyse
from kantyna.arena.learning import RECIPES
from kantyna.kernel.rng import Dice
from kantyna.play.match import Match
from kantyna.players import make
from kantyna.players.ismcts import Runner, Search
from tests.players.whole_game import played_out

LEVEL = "level3"
SURE = 2.0


@dataclass(frozen=True)
class Called:
    """A mistake, by how many thousandths of a win the better answer is really ahead, and the standard error of that."""

    one: Judged
    ahead: float
    error: float

    @property
    def verdict(self) -> str:
        if self.ahead > SURE * self.error:
            return "holds"
        return "open" if self.ahead > -SURE * self.error else "wrong"


def played(name: str, seed: int) -> Match:
    """A whole game of the level against itself."""
    recipe = RECIPES[name]
    match = Match.new(name, recipe.variant, recipe.seats, dict(recipe.settings), seed)
    return played_out(match, [make(LEVEL, 100 * seed + seat, patience=0.0) for seat in range(recipe.seats)])


def thought_over(match: Match, one: Judged, games: int) -> Called:
    """The two answers alone, on what their seat could imagine."""
    there, dice = match.at(one.step), Dice(7_000_003 + one.step)
    search = Search(match.spec, match.spec.determinize(there.view(one.seat), dice), dice)
    best, mine = Runner(one.best), Runner(one.played)
    for round_ in range(games + games // 4):
        if round_ == games // 4:
            best.scores, mine.scores = [], []
        search.running = [best, mine]  # neither is given up
        search.run(2)
    return Called(one, *best.lead(mine))


def called(name: str, wanted: int, games: int, iterations: int) -> Iterator[Called]:
    """The first mistakes that are called, game by game, in the order in which they were made."""
    found = 0
    for seed in count(1):
        match = played(name, seed)
        mistakes = sorted(analyse(match.replay(), iterations).mistakes, key=lambda one: one.step)
        print(f"game {seed}: {len(mistakes)} mistakes in {match.count} answers", flush=True)
        for one in mistakes[: wanted - found]:
            yield thought_over(match, one, games)
        found += len(mistakes)
        if found >= wanted:
            return


def main(name: str, wanted: int = 10, games: int = 8000, iterations: int = 0) -> None:
    found = []
    for one in called(name, wanted, games, iterations or ITERATIONS[build.active()]):
        found.append(one)
        told = f"called {one.one.loss}, thought over {one.ahead:.0f} ± {one.error:.0f}: {one.verdict}"
        print(f"  step {one.one.step}, {one.one.chance}: {told}", flush=True)
    verdicts = [one.verdict for one in found]
    counts = ", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in ("holds", "open", "wrong"))
    mean, truly = sum(one.one.loss for one in found) / len(found), sum(one.ahead for one in found) / len(found)
    error = sqrt(sum(one.error**2 for one in found)) / len(found)
    print(f"{name}: {counts}; called {mean:.0f} on average, thought over {truly:.0f} ± {error:.0f}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
