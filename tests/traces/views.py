"""Do the views of the declared state show what the views written by hand did? `python -m tests.traces.views`.

Plays every way to play on this tree and on the revision that wrote its views by hand, and compares at every decision
that leaves a choice what each seat and a spectator see: zones with sizes and cards, counters, marks, whose turn it is.
A leak is the worst that can happen here. Where a rule was changed on purpose the two games part; what came before is
compared, what comes after is another game, and the next seed begins. `--of` looks at another revision's declared views
instead of this tree's: those of before rules were changed play whole games.

    python -m tests.traces.views --decisions 1000000 --build compiled --jobs 2
    python -m tests.traces.views --decisions 1000000 --build compiled --jobs 2 --of 52b574f
    python -m tests.traces.views --game card-game --decisions 20000
"""

from __future__ import annotations

import argparse
import json
import os
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
PORTION = 25
"""Decisions that both sides play before they are compared: no more are played in vain where games part."""


def compare(sides: list[Side], ways: list[list[Any]], asked: argparse.Namespace) -> Counter[str]:
    """Play one game until so many decisions were compared."""
    found: Counter[str] = Counter()

    def play(seed: int) -> tuple[int, list[int], bool]:
        """How many decisions were compared, those at which views differ, and whether the games parted."""
        way = ways[seed % len(ways)]
        differing: list[int] = []
        for first in range(0, asked.most, PORTION):
            ours, theirs = (side.ask("views", way=way, seed=seed, first=first, count=PORTION) for side in sides)
            for at, (own, other) in enumerate(zip(ours, theirs, strict=False), first):
                if own[0] != other[0]:
                    return at, differing, True
                if own[1] != other[1]:
                    differing.append(at)
            compared = first + min(len(ours), len(theirs))
            if len(ours) != len(theirs) or compared < first + PORTION:
                return compared, differing, len(ours) != len(theirs)
        return asked.most, differing, False

    with ThreadPoolExecutor(asked.jobs) as pool:
        for first in count(0, asked.jobs):
            seeds = range(first, first + asked.jobs)
            for seed, (compared, differing, parted) in zip(seeds, pool.map(play, seeds), strict=True):
                found.update(games=1, decisions=compared, parted=int(parted))
                for at in differing:
                    found["differ"] += 1
                    if found["differ"] <= SHOWN:
                        show(sides, ways[seed % len(ways)], seed, at)
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
    parser.add_argument("--of", metavar="REV", help="the revision whose views are looked at (default this tree)")
    parser.add_argument("--game", action="append", help="only this game; may be given more than once")
    parser.add_argument("--decisions", metavar="N", type=int, default=20000, help="of each game (default 20000)")
    parser.add_argument("--most", metavar="N", type=int, default=2500, help="decisions of one match (default 2500)")
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="matches played at once (default 1)")
    parser.add_argument("--build", choices=["plain", "compiled"], default="plain", help="of both sides (default plain)")
    parser.add_argument("--minutes", metavar="M", type=float, default=600.0, help="at most, of each game (default 600)")
    asked = parser.parse_args()
    failed = 0
    os.environ["PYTHONHASHSEED"] = "0"  # both sides tell what is seen by its hash
    compiled = asked.build == "compiled"
    with ExitStack() as stack:
        declared = revision(commit(asked.of), compiled) if asked.of else here()
        by_hand = revision(commit(asked.against), compiled)
        sides = [
            Side(asked.of or "this tree", declared, asked.build, stack),
            Side(asked.against, by_hand, asked.build, stack),
        ]
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
