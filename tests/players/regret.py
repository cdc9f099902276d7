"""What an answer of the search costs: `python -m tests.players.regret GAME [QUESTIONS] [ROUNDS] [ITERATIONS…]`.

A measurement, not a test. Questions with four options worth trying or more are taken from games by rule of thumb; each
option is tried in so many rounds, all on the same luck, and what that brings on average is what it is worth. Told is by
how many thousandths of a win the answers fall short of the best one: those at a glance, and those of the search with so
many iterations, once with all options in the race until they are clearly behind, once with the race halved on the way,
and once more so with what is imagined judged by the learned value.
"""

import sys
from itertools import count
from math import sqrt

from kantyna.arena.learning import RECIPES
from kantyna.games.registry import game
from kantyna.kernel.engine import submit
from kantyna.kernel.ids import Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec, Heuristics
from kantyna.kernel.table import Table
from kantyna.players import make
from kantyna.players.ismcts import Search
from kantyna.players.weights import learned

FEWEST = 4
LATEST = 150
TRIES = 2
PORTIONS = 20


class Question:
    """A table that the asked seat may imagine, and what each option is worth there."""

    def __init__(self, spec: GameSpec, table: Table, rounds: int) -> None:
        self.spec = spec
        self.table = table
        search = Search(spec, table, Dice(rounds))
        options = list(search.running)
        self.glance = search.liked.branch.code
        for _ in range(rounds):
            search.running, search.rounds = list(options), 1  # nobody is given up
            search.run(len(options))
        self.worth = {one.branch.code: sum(one.scores) / len(one.scores) for one in options}

    def regret(self, code: Code) -> float:
        return max(self.worth.values()) - self.worth[code]

    def thought(self, iterations: int, seed: int, halved: bool, heuristics: Heuristics) -> float:
        search = Search(self.spec, self.table, Dice(seed), heuristics)
        portion = max(1, iterations // PORTIONS)
        while search.iterations < iterations and not search.decided():
            search.run(min(portion, iterations - search.iterations))
            if halved:
                search.spend(search.iterations / iterations)
        return self.regret(search.best())


def table_of(spec: GameSpec, seed: int) -> Table | None:
    """A question from the middle of a game, or nothing if it ended before there was one."""
    recipe, dice, greedy = RECIPES[spec.name], Dice(seed), make("greedy", seed)
    table = spec.new(recipe.variant, recipe.seats, dict(recipe.settings), seed)
    skipped = dice.below(LATEST)
    while (asked := table.pending) is not None:
        view = spec.view(table, asked.seat)
        skipped -= 1
        if skipped < 0 and len(asked.options) >= FEWEST:
            imagined = spec.determinize(view, dice)
            if len(spec.heuristics.sensible(imagined)) >= FEWEST:
                return imagined
        submit(table, asked.seat, greedy.choose(spec, view, asked))
    return None


def told(regrets: list[float]) -> str:
    mean = sum(regrets) / len(regrets)
    return f"{mean:.2f} ± {sqrt(sum((one - mean) ** 2 for one in regrets)) / len(regrets):.2f}"


def main(name: str, wanted: int = 100, rounds: int = 200, *budgets: int) -> None:
    spec = game(name)
    questions: list[Question] = []
    for seed in count(1):
        if len(questions) == wanted:
            break
        table = table_of(spec, seed)
        if table is not None:
            questions.append(Question(spec, table, rounds))
    options = sum(len(one.worth) for one in questions) / wanted
    print(f"{name}: {wanted} questions, {options:.1f} options each")
    print(f"at a glance: {told([one.regret(one.glance) for one in questions])}", flush=True)
    for iterations in budgets or (60, 200):
        for way, halved, eye in (
            ("all in the race", False, spec.heuristics),
            ("halved", True, spec.heuristics),
            ("halved, by the learned value", True, learned(spec)),
        ):
            found = [one.thought(iterations, seed, halved, eye) for one in questions for seed in range(TRIES)]
            print(f"{iterations} iterations, {way}: {told(found)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
