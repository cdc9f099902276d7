"""The law of every size: whatever the table and the window, one can see what is asked and press an answer.

In the tests some of the fullest tables are looked at. ``python -m tests.browser.law [GAME [WAY]]`` looks at all 25 of
each way to play, with ``--whole`` at every question and at the end of the games that are kept (tests/kept), and prints
for docs/benchmarks.md at how many something is amiss; what it is goes to the other stream.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from kantyna.games.registry import GAMES
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.server.protocol.server_frames import Update, Welcome
from tests.browser.conftest import House, start
from tests.browser.crowds import NAMES, WAYS, recorded, update, welcome
from tests.kept.replays import Kept, kept

Size = tuple[int, int]
MOUSE: list[Size] = [(1920, 1080), (1440, 900), (1366, 700)]
TOUCH: list[Size] = [(1024, 768), (844, 390), (390, 844), (360, 740)]
SIZES = MOUSE + TOUCH
SIGHT = Path(__file__).with_name("sight.js").read_text()
# a table stands when all its parts have come and nothing that ends is still moving: whatever opens fades in
SETTLED = """async (version) => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().some((one) => isFinite(one.effect.getComputedTiming().endTime));
    const shown = () => document.querySelector(`.table-page[data-version='${version}'] .dock`);
    while (!shown() || document.querySelector('.table-page [aria-busy=true]')) await frame();
    await document.fonts.ready;
    // what answers is brought into sight when the rows have found their size
    for (let n = 0; n < 4; n++) await frame();
    while (moving()) await frame();
}"""


class Onlooker:
    """A page at a table that is laid as one likes: frames come from here instead of the server."""

    def __init__(self, browser: Browser, house: House, size: Size, language: str = "en", theme: str = "dark") -> None:
        self.touch = size in TOUCH
        self.language = language
        self.version = 0
        self.game = ""
        self.line: WebSocketRoute | None = None
        self.answers: list[list[int]] = []
        self.context = browser.new_context(
            base_url=house.address,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=self.touch,
            is_mobile=self.touch,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.route_web_socket("**/play", self._connected)
        # whoever looks knows the games: no guide stands over the table
        kept = msgspec.json.encode({"lang": language, "theme": theme, "guided": list(GAMES)}).decode()
        self.page.add_init_script(f"localStorage.setItem('kantyna.settings', '{kept}')")

    def _connected(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._told)

    def _told(self, text: str | bytes) -> None:
        frame = msgspec.json.decode(text)
        if frame["type"] == "answer":
            self.answers.append(frame["codes"])

    def answered(self) -> list[int]:
        """The first answer that the page has sent; it is waited for."""
        while not self.answers:
            self.page.wait_for_timeout(20)
        return self.answers[0]

    def sit_down(self) -> None:
        self.line = None
        self.page.goto("/table/crowd")
        while self.line is None:
            self.page.wait_for_timeout(20)

    def resize(self, size: Size) -> None:
        """Another window around the same table, moved by the same hand: a mouse or a finger. Nothing is asked anew."""
        assert (size in TOUCH) == self.touch
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SETTLED, self.version)

    def tell(self, *frames: Welcome | Update) -> None:
        """Send these to the page, and wait until it stands as it was told."""
        assert self.line is not None
        self.version += 1
        for frame in frames:
            if isinstance(frame, Update):
                frame = msgspec.structs.replace(frame, version=self.version)
            self.line.send(msgspec.json.encode(frame).decode())
        self.page.evaluate(SETTLED, self.version)

    def lay(self, match: Match) -> None:
        """Show this table to whoever is asked at it."""
        self.show(welcome(match), update(match, 0, self.language))

    def show(self, told: Welcome, shown: Update) -> None:
        """Show a table as it is told. A page knows the words and faces of one game: for another one it comes anew."""
        if self.line is None or self.game != told.table.game:
            self.game = told.table.game
            self.sit_down()
        self.tell(told, shown)
        if shown.view.outcome:
            self.page.wait_for_selector(".ended")

    def faults(self) -> list[str]:
        """What is amiss with the table that is shown."""
        faults: list[str] = self.page.evaluate(SIGHT, self.touch)
        return faults

    def close(self) -> None:
        self.context.close()


class Table(NamedTuple):
    """A table of a recorded game, as the page is told of it."""

    where: str
    welcome: Welcome
    update: Update


Way = tuple[str, str]


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


def varied(laid: list[Table], most: int) -> list[Table]:
    """So many of them, one of each kind of question before a second of any."""
    kinds: dict[str, list[Table]] = {}
    for table in laid:
        decision = table.update.view.decision
        kinds.setdefault(decision.kind if decision else "", []).append(table)
    turns = zip_longest(*kinds.values())
    return [table for turn in turns for table in turn if table][:most]


def faults_at(eye: Onlooker, sizes: list[Size], laid: list[Table]) -> Iterator[tuple[Size, str, list[str]]]:
    """What is amiss with each of these tables at each of these sizes: it is laid once, and the window changes."""
    for table in laid:
        eye.show(table.welcome, table.update)
        for size in sizes:
            eye.resize(size)
            yield size, table.where, eye.faults()


def main() -> None:
    wanted = [word for word in sys.argv[1:] if word != "--whole"]
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = start(playwright)
            print("| way to play |", " | ".join(f"{width}×{height}" for width, height in SIZES), "|")
            print("| --- |", " | ".join("---" for _ in SIZES), "|", flush=True)
            for way in WAYS:
                if wanted != list(way)[: len(wanted)]:
                    continue
                for name, laid in looked_at(way, "--whole" in sys.argv):
                    amiss = dict.fromkeys(SIZES, 0)
                    for sizes in (MOUSE, TOUCH):
                        eye = Onlooker(browser, house, sizes[0])
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
