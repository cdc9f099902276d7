"""The oracle: is every seeded game still the game it was? `python -m tests.traces --against REV --games 10000`.

While the engine is rebuilt the games must stay the same games. This plays each game, in every variant, with every legal
number of seats and every sample of its settings, on this tree and on a pinned revision of it, and compares what
`kantyna.arena.harness.trace` tells: who is asked what, all options by name, the answers, the events with who may know
their cards, the outcome. Both sides run the harness of this tree; the revision lies in a scratch environment
(`kantyna.arena.revision`). The first differences are shown line by line.

    python -m tests.traces --against 07996db --games 10000 --jobs 2 --build compiled
    python -m tests.traces --against 07996db --games 10000 --choices     # questions with one answer are left out
    python -m tests.traces --against 07996db --keep                      # write kept.json anew
    python -m tests.traces --renew --game outer-rim                      # after a rule was changed on purpose

`kept.json` holds the digests of some hundred games of the pinned revision, which `test_traces.py` plays on every run of
the tests; it is written anew only when the harness tells more or less of a game than it did, never to get green. They
are of decisions that leave a choice alone: questions with one answer may settle themselves.

Where a rule is changed on purpose, games that it comes up in are other games from then on. `--renew` writes this tree's
digests of those, each with the game's rules number, and only where that number was raised: whatever bears none is still
what the pinned revision played. Ways to play that came later are kept the same way, each with the number of its rules.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import Any

from kantyna.arena.harness import surface
from kantyna.arena.harness.trace import BROKEN, digest
from kantyna.arena.json_process import Process
from kantyna.arena.revision import Engine, commit, here, revision
from kantyna.games.registry import GAMES
from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker

KEPT = Path(__file__).with_name("kept.json")
KEPT_GAMES = 8
"""Games kept of each way to play."""
KEPT_LATER = 2
"""Games kept of a way that came after the pinned revision: their rules have more to say for themselves in tests."""
MOST = 1500
"""Decisions of a kept game."""
PORTION = 5
"""Games of one way to play that are asked for at a time."""
SHOWN = 3
"""Differences of a game that are shown."""
BEFORE = 6
"""Equal lines shown before a difference."""


class Side:
    """One of the two engines, with a process for each thread that asks it."""

    def __init__(self, name: str, engine: Engine, build: str, stack: ExitStack) -> None:
        self.name = name
        self.engine = engine
        self.build = build
        self.stack = stack
        self.local = threading.local()

    def ask(self, what: str, **details: Any) -> Any:
        if not hasattr(self.local, "process"):
            self.local.process = self.stack.enter_context(self.engine.start(self.build))
        process: Process = self.local.process
        return process.ask(what, **details)


def difference(ours: list[str], theirs: list[str]) -> int:
    """The number of the first line that is not the same."""
    pairs = zip_longest(ours, theirs)
    return next(at for at, (one, other) in enumerate(pairs) if one != other)


def show(sides: list[Side], way: list[Any], seed: int, most: int, choices: bool) -> None:
    """One differing game: where it parts, and what each side tells there."""
    told = [side.ask("lines", way=way, seed=seed, most=most, choices=choices) for side in sides]
    game, variant, seats, settings = way
    print(f"\n{game}, {variant}, {seats} seats, {settings}, seed {seed}:")
    if told[0] == told[1]:
        print(f"  both tell the same: {told[0][-1]}")
        return
    at = difference(*told)
    for line in told[0][max(0, at - BEFORE) : at]:
        print(f"    {line}")
    for side, lines in zip(sides, told, strict=True):
        print(f"  {side.name}: {lines[at] if at < len(lines) else 'ends here'}")


def compare(sides: list[Side], asked: argparse.Namespace) -> int:
    """Play the games; how many differ."""
    ways = [way for way in sides[1].ask("ways") if not asked.game or way[0] in asked.game]
    portions = []
    for game in dict.fromkeys(way[0] for way in ways):
        own = [way for way in ways if way[0] == game]
        for at, way in enumerate(own):
            seeds = list(range(at, asked.games, len(own)))
            portions += [(way, seeds[first : first + PORTION]) for first in range(0, len(seeds), PORTION)]
    played: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    decided = {"most": asked.most, "choices": asked.choices}

    def trace(portion: tuple[list[Any], list[int]]) -> tuple[list[str], list[str]]:
        ours, theirs = (side.ask("trace", way=portion[0], seeds=portion[1], **decided) for side in sides)
        return ours, theirs

    with ThreadPoolExecutor(asked.jobs) as pool:
        for (way, seeds), traces in zip(portions, pool.map(trace, portions), strict=True):
            for seed, ours, theirs in zip(seeds, *traces, strict=True):
                played[way[0]] += 1
                if ours != theirs or theirs.startswith(BROKEN):
                    differing[way[0]] += 1
                    if differing[way[0]] <= SHOWN:
                        show(sides, way, seed, **decided)
    for game, games in played.items():
        print(f"{game}: {games} games, {differing[game]} differ")
    return differing.total()


def keep(side: Side, full: str) -> None:
    """Write the digests that the tests compare with."""
    traces = []
    for number, way in enumerate(side.ask("ways")):
        seeds = [number + at for at in range(KEPT_GAMES)]
        found = side.ask("trace", way=way, seeds=seeds, most=MOST, choices=True)
        broken = [one for one in found if one.startswith(BROKEN)]
        if broken:
            sys.exit(f"{way}: {broken[0]}")
        traces.append({"way": way, "seeds": seeds, "choices": found})
    write(full, traces)


def renew(games: list[str]) -> int:
    """Write this tree's digests of games that a changed rule made other games, and of later games; how many."""
    kept = json.loads(KEPT.read_text())
    known = {json.dumps(one["way"]): one for one in kept["traces"]}
    traces = []
    renewed = 0
    for place, way in enumerate(way for game in surface.games() for way in surface.ways(game)):
        number = GAMES[way.game].rules_number
        one = known.get(json.dumps(way))
        later = one is None or one.get("later", False)
        if one is None:
            one = {
                "way": way,
                "seeds": [place + at for at in range(KEPT_LATER)],
                "choices": [""] * KEPT_LATER,
                "later": True,
            }
        wanted = (later or number > 1) and (not games or way.game in games)
        for at, seed in enumerate(one["seeds"] if wanted else ()):
            found = digest(way, seed, MOST, choices=True)
            if found.startswith(BROKEN):
                sys.exit(f"{way}: {found[:400]}")
            if found != one["choices"][at].partition(" ")[0]:
                one["choices"][at] = f"{found} rules {number}"
                renewed += 1
        traces.append(one)
    write(kept["revision"], traces)
    return renewed


def write(full: str, traces: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(one) for one in traces)
    KEPT.write_text(f'{{"revision": "{full}", "most": {MOST}, "traces": [\n{lines}\n]}}\n')


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.traces", description=(__doc__ or "").splitlines()[0])
    pinned = json.loads(KEPT.read_text())["revision"] if KEPT.exists() else None
    parser.add_argument("--against", metavar="REV", default=pinned, help="the revision held to be right")
    parser.add_argument("--games", metavar="N", type=int, default=200, help="seeded games of each game (default 200)")
    parser.add_argument("--game", action="append", help="only this game; may be given more than once")
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="games played at once (default 1)")
    parser.add_argument("--most", metavar="N", type=int, default=2500, help="decisions of a game (default 2500)")
    parser.add_argument("--choices", action="store_true", help="leave out questions with one answer")
    parser.add_argument("--build", choices=["plain", "compiled"], default="plain", help="of both sides (default plain)")
    parser.add_argument("--keep", action="store_true", help="write the digests of that revision for the tests")
    parser.add_argument("--renew", action="store_true", help="write this tree's digests where rules were changed")
    asked = parser.parse_args()
    if asked.renew:
        print(f"{renew(asked.game or [])} digests renewed")
        return 0
    try:
        full = commit(asked.against)
        with ExitStack() as stack:
            other = Side(asked.against, revision(full, asked.build == "compiled"), asked.build, stack)
            if asked.keep:
                keep(other, full)
                return 0
            return 1 if compare([Side("this tree", here(), asked.build, stack), other], asked) else 0
    except KantynaError as error:
        sys.exit(Speaker("en").error(error))


if __name__ == "__main__":
    sys.exit(main())
