"""How games of four go: `python -m tests.outer_rim.balance --games 2000 --jobs 2`.

Rules of thumb on all four seats, captains drawn by lot, to 10 fame. They read only what their seat may know, so the
table itself is asked what `greedy` would answer to its view: the same games, ten times as fast. Tells rounds, wins by
captain, where fame came from, how often somebody is defeated, and credits over time.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, quantiles
from typing import NamedTuple

from kantyna.games.outer_rim.chronicle import OuterRimChronicle
from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.registry import game
from kantyna.kernel.engine import submit
from kantyna.kernel.ids import NOBODY

SEATS = 4
LIMIT = 60
ROUNDS_TOLD = (4, 8, 12, 16)
"""After these rounds credits are looked at."""


class Played(NamedTuple):
    """What is told of a game."""

    rounds: int
    called_off: bool
    captains: list[str]
    winner: str
    fame: dict[str, int]
    """By the way it came."""
    defeats: int
    credits: list[int]
    """The mean of all seats after some of the rounds."""


def play(seed: int) -> Played:
    spec, lots = game("outer-rim"), random.Random(seed)
    table = spec.new("standard", SEATS, {"rounds": LIMIT}, seed)
    assert isinstance(table, OuterRim)
    chronicle = OuterRimChronicle()
    while table.asked != NOBODY:
        if spec.names.decisions[table.asked_kind] == "captain":
            answer = lots.choice(table.options.listed())
        else:
            answer = spec.heuristics.best(table, table.options)
        chronicle.note(table, submit(table, table.asked, answer))
    captains = [spec.cards[table.defs[table.captain(seat)]].key for seat in range(SEATS)]
    assert table.outcome is not None
    called_off = spec.names.reasons[table.outcome.reason] == "rounds"
    credits = [chronicle.credits[after] // SEATS for after in ROUNDS_TOLD if after in chronicle.credits]
    rounds, winner = -(-table.turn // SEATS), captains[table.outcome.winners[0]]
    return Played(rounds, called_off, captains, winner, chronicle.fame, chronicle.defeats, credits)


def report(games: list[Played]) -> None:
    rounds = [one.rounds for one in games]
    low, middle, high = quantiles(rounds, n=4)
    print(f"{len(games)} games; rounds: median {middle:g}, quarters {low:g} and {high:g}, mean {mean(rounds):.1f}")
    print(f"called off after {LIMIT} rounds: {sum(one.called_off for one in games)}")
    seated = Counter(captain for one in games for captain in one.captains)
    won = Counter(one.winner for one in games)
    print("wins by captain (25 % is even):")
    for captain, count in sorted(seated.items()):
        print(f"  {captain}: {100 * won[captain] / count:.1f} % of {count}")
    fame: Counter[str] = Counter()
    for one in games:
        fame.update(one.fame)
    print("fame came from:")
    for way, count in fame.most_common():
        print(f"  {way}: {100 * count / fame.total():.1f} %")
    print(f"defeats a game: {mean(one.defeats for one in games):.2f}")
    for at, number in enumerate(ROUNDS_TOLD):
        held = [one.credits[at] for one in games if len(one.credits) > at]
        if held:
            print(f"credits of a seat after round {number}: {mean(held):.0f}")


def main() -> None:
    told = (__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(prog="python -m tests.outer_rim.balance", description=told)
    parser.add_argument("--games", metavar="N", type=int, default=2000)
    parser.add_argument("--jobs", metavar="J", type=int, default=1)
    parser.add_argument("--seed", metavar="S", type=int, default=0)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        report(list(pool.map(play, seeds, chunksize=5)))


if __name__ == "__main__":
    main()
