"""The law of every size: whatever the table and the window, one can see what is asked and press an answer.

In the tests the fullest tables of each way to play are looked at. ``python -m tests.browser.law [GAME [WAY]]`` looks at
the same, with ``--whole`` at every question and at the end of the games that are kept (tests/kept), and prints for
docs/benchmarks.md at how many something is amiss; what it is goes to the other stream.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.server.protocol.server_frames import Update, Welcome
from tests.browser.conftest import House, start_unpainted
from tests.browser.crowds import NAMES, WAYS, recorded, update, welcome
from tests.browser.onlooker import MOUSE, SIZES, TOUCH, Onlooker, Size, Surveyor
from tests.kept.replays import Kept, kept


class Table(NamedTuple):
    """A table of a recorded game, as the page is told of it."""

    where: str
    welcome: Welcome
    update: Update


Way = tuple[str, str]


@cache
def tables(way: Way, language: str = "en") -> list[Table]:
    """The fullest tables of the recorded games of a way to play."""
    return [told(f"game {n}", match, language) for n, one in enumerate(recorded(*way)) for match in one.positions()]


def told(where: str, match: Match, language: str = "en") -> Table:
    return Table(f"{where} step {len(match.given)}", welcome(match), update(match, 0, language))


def whole(one: Kept) -> list[Table]:
    """Every question of a game that is kept, and its last table."""
    replay = Replay.read(one.path)
    replay.names = list(NAMES[: one.seats])
    match, laid = Match.of(replay.setup), []
    for answer in replay.answers:
        laid.append(told("", match))
        match.submit(match.pending_seat, answer)
    return [*laid, told("", match)]


def looked_at(way: Way, all_of_them: bool) -> Iterator[tuple[str, list[Table]]]:
    """The rows of the printed table: a way to play, or a game of it with the fewest and with the most seats, played by
    somebody with some sense."""
    if not all_of_them:
        yield " ".join(way), tables(way)
        return
    for one in kept(way[0]):
        if one.variant == way[1] and one.player == "greedy" and not one.sample:
            yield f"{' '.join(way)}, {one.seats} seats", whole(one)


def faults_at(eye: Onlooker, sizes: list[Size], laid: list[Table]) -> Iterator[tuple[Size, str, list[str]]]:
    """What is amiss with each of these tables at each of these sizes: it is laid once, and the window changes. The next
    one is laid in the window in which the last one was left."""
    order = list(sizes)
    for table in laid:
        eye.show(table.welcome, table.update)
        for size in order:
            eye.resize(size)
            yield size, table.where, eye.faults()
        order.reverse()


def main() -> None:
    wanted = [word for word in sys.argv[1:] if word != "--whole"]
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = start_unpainted(playwright)
            print("| way to play |", " | ".join(f"{width}×{height}" for width, height in SIZES), "|")
            print("| --- |", " | ".join("---" for _ in SIZES), "|", flush=True)
            for way in WAYS:
                if wanted != list(way)[: len(wanted)]:
                    continue
                for name, laid in looked_at(way, "--whole" in sys.argv):
                    amiss = dict.fromkeys(SIZES, 0)
                    for sizes in (MOUSE, TOUCH):
                        eye = Surveyor(browser, house, sizes[0])
                        for size, where, faults in faults_at(eye, sizes, laid):
                            if faults:
                                amiss[size] += 1
                                print(name, size, where, *faults, sep=" · ", file=sys.stderr, flush=True)
                        eye.close()
                    print(f"| {name} |", " | ".join(f"{n} of {len(laid)}" for n in amiss.values()), "|", flush=True)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
