"""How well the rules of thumb tell who will win: `python -m tests.outer_rim.surprise --games 1000`.

Games of four by rule of thumb to 10 fame; once a round each seat's chance is judged. Told is how surprising it was who
won, on average (the cross-entropy; whoever gives all four the same chance is at 1.386), by the fame of the leader.
"""

from __future__ import annotations

import argparse
from math import log

from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.registry import game
from kantyna.kernel.body import Options
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY

SEATS = 4
STAGES = (3, 5, 7, 9, 99)
"""The leader has less fame than that."""
LEAST = 1
"""No chance counts as less, in thousandths."""


def play(seed: int) -> list[tuple[int, int]]:
    """Of each round the leader's fame and what the winner's chance was held to be; none of a game without a winner."""
    spec, sensible, muted = game("outer-rim"), Options(), Log(True)
    table = spec.new("standard", SEATS, {}, seed)
    assert isinstance(table, OuterRim)
    judged: list[tuple[int, list[int]]] = []
    turn = -1
    while table.asked != NOBODY:
        if table.ready() and table.turn != turn and table.turn % SEATS == 0:
            turn = table.turn
            leader = max(table.fame(seat) for seat in range(SEATS))
            judged.append((leader, [spec.heuristics.evaluate(table, seat) for seat in range(SEATS)]))
        sensible.clear()
        spec.heuristics.worth_trying(table, sensible)
        advance(table, spec.heuristics.best(table, sensible), muted)
    winners = table.outcome.winners if table.outcome is not None else []
    return [(leader, chances[winners[0]]) for leader, chances in judged] if winners else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    judged = [one for at in range(asked.games) for one in play(asked.seed + at)]
    fewest = 0
    for most in STAGES:
        chances = [chance for leader, chance in judged if fewest <= leader < most]
        if chances:
            surprise = -sum(log(max(chance, LEAST) / 1000) for chance in chances) / len(chances)
            print(f"leader's fame {fewest} to {most - 1}: {len(chances)} rounds, surprise {surprise:.3f}")
        fewest = most


if __name__ == "__main__":
    main()
