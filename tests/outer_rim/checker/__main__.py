"""Games under the judge's eyes, by chance and by rules of thumb: `python -m tests.outer_rim.checker --decisions N`."""

from __future__ import annotations

import argparse
from collections import Counter

from kantyna.games.registry import game
from kantyna.kernel.engine import submit
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.rng import Dice, seeded
from tests.outer_rim.checker.judge import Judge

WAYS = [("standard", 4), ("first-game", 3), ("extended", 2), ("modular", 4), ("standard", 2), ("solo", 1)]
BY_THUMB = 6
"""Of ten answers so many are the rules of thumb's, in every other game."""


def look_on(variant: str, seats: int, seed: int, most: int) -> tuple[int, Counter[str]]:
    """A game of at most so many decisions: how many it took, and how often what was looked at."""
    spec = game("outer-rim")
    table = spec.new(variant, seats, {"rounds": 30}, seed)
    judge, dice = Judge(spec, seats, list(table.defs)), Dice(seeded(seed + 1))
    decisions = 0
    while table.asked != NOBODY and decisions < most:
        seat, codes = table.asked, table.options.listed()
        view = spec.view(table, seat)
        judge.question(view, [spec.option(table, code) for code in codes])
        if seed % 2 and dice.below(10) < BY_THUMB:
            code = spec.heuristics.best(table, table.options)
        else:
            code = codes[dice.below(len(codes))]
        judge.answered(view, spec.option(table, code))
        judge.happened(submit(table, seat, code))
        decisions += 1
    return decisions, judge.seen


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.outer_rim.checker", description=(__doc__ or "").strip())
    parser.add_argument("--decisions", metavar="N", type=int, default=1_000_000)
    parser.add_argument("--seed", metavar="S", type=int, default=0)
    asked = parser.parse_args()
    made, seed, seen = 0, asked.seed, Counter[str]()
    while made < asked.decisions:
        variant, seats = WAYS[seed % len(WAYS)]
        try:
            decisions, looked = look_on(variant, seats, seed, asked.decisions - made)
        except Exception as error:
            error.add_note(f"{variant}, {seats} seats, seed {seed}")
            raise
        made += decisions
        seen += looked
        seed += 1
    print(f"{made} decisions, {seed - asked.seed} games")
    for what, times in sorted(seen.items()):
        print(f"  {what}: {times}")


if __name__ == "__main__":
    main()
