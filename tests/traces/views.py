"""Do the views of the declared state show what the views written by hand did? `python -m tests.traces.views`.

Plays every way to play on this tree and on the revision that wrote its views by hand, and compares at every decision
that leaves a choice what each seat and a spectator see: zones with sizes and cards, counters, marks, whose turn it is.
A leak is the worst that can happen here. Where a rule was changed on purpose the two games part; what came before is
compared, what comes after is another game.

    python -m tests.traces.views --decisions 1000000 --jobs 2
    python -m tests.traces.views --game card-game --decisions 20000
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from time import monotonic
from typing import Any

from kantyna.arena.revision import commit, here, revision
from tests.traces.__main__ import KEPT, Side

SHOWN = 3
"""Differences of a game that are shown."""


def compare(sides: list[Side], ways: list[list[Any]], asked: argparse.Namespace) -> Counter[str]:
    """Play one game until so many decisions were compared."""
    found: Counter[str] = Counter()

    def play(number: int) -> tuple[list[Any], int, list[list[str]], list[list[str]]]:
        way = ways[number % len(ways)]
        ours, theirs = (side.ask("views", way=way, seed=number, most=asked.most) for side in sides)
        return way, number, ours, theirs

    with ThreadPoolExecutor(asked.jobs) as pool:
        for first in count(0, asked.jobs):
            for way, seed, ours, theirs in pool.map(play, range(first, first + asked.jobs)):
                found["games"] += 1
                for at, (own, other) in enumerate(zip(ours, theirs, strict=False)):
                    if own[0] != other[0]:
                        found["parted"] += 1
                        break
                    found["decisions"] += 1
                    if own[1] != other[1]:
                        found["differ"] += 1
                        if found["differ"] <= SHOWN:
                            show(sides, way, seed, at)
            if found["decisions"] >= asked.decisions or monotonic() >= asked.until:
                return found
    raise AssertionError("counting has no end")


def show(sides: list[Side], way: list[Any], seed: int, at: int) -> None:
    told = [side.ask("seen", way=way, seed=seed, at=at) for side in sides]
    print(f"\n{way}, seed {seed}, decision {at + 1}:")
    for ours, theirs in zip(*told, strict=True):
        if ours != theirs:
            print(f"  this tree: {ours}\n  before:    {theirs}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.traces.views", description=(__doc__ or "").splitlines()[0])
    pinned = json.loads(KEPT.read_text())["revision"]
    parser.add_argument("--against", metavar="REV", default=pinned, help="the revision that wrote views by hand")
    parser.add_argument("--game", action="append", help="only this game; may be given more than once")
    parser.add_argument("--decisions", metavar="N", type=int, default=20000, help="of each game (default 20000)")
    parser.add_argument("--most", metavar="N", type=int, default=2500, help="decisions of one match (default 2500)")
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="matches played at once (default 1)")
    parser.add_argument("--build", choices=["plain", "compiled"], default="plain", help="of both sides (default plain)")
    parser.add_argument("--minutes", metavar="M", type=float, default=600.0, help="at most, of each game (default 600)")
    asked = parser.parse_args()
    failed = 0
    with ExitStack() as stack:
        before = revision(commit(asked.against), asked.build == "compiled")
        sides = [Side("this tree", here(), asked.build, stack), Side(asked.against, before, asked.build, stack)]
        ways = sides[1].ask("ways")
        for game in dict.fromkeys(way[0] for way in ways):
            if not asked.game or game in asked.game:
                asked.until = monotonic() + 60 * asked.minutes
                found = compare(sides, [way for way in ways if way[0] == game], asked)
                told = f"{found['decisions']} decisions in {found['games']} games ({found['parted']} parted by a rule)"
                print(f"{game}: {told}, {found['differ']} views differ", flush=True)
                failed += found["differ"]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
