"""The law of every size: whatever the table and the window, one can see what is asked and press an answer.

In the tests the fullest tables are looked at. ``python -m tests.browser.law [GAME]`` looks at every question of the
recorded games and prints, for docs/benchmarks.md, at how many of them something is amiss.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from kantyna.games.registry import GAMES
from kantyna.play.match import Match
from kantyna.server.protocol.server_frames import Update, Welcome
from tests.browser.conftest import House, start
from tests.browser.crowds import WAYS, recorded, update, welcome

Size = tuple[int, int]
MOUSE: list[Size] = [(1920, 1080), (1440, 900), (1366, 700)]
TOUCH: list[Size] = [(1024, 768), (844, 390), (390, 844), (360, 740)]
SIZES = MOUSE + TOUCH
SIGHT = Path(__file__).with_name("sight.js").read_text()
# whatever opens fades in, however shortly: a table stands when nothing that ends is still moving
SETTLED = """async (version) => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().some((one) => isFinite(one.effect.getComputedTiming().endTime));
    while (!document.querySelector(`.table-page[data-version='${version}'] .dock`)) await frame();
    await document.fonts.ready;
    await frame();
    do await frame(); while (moving());
}"""


class Onlooker:
    """A page at a table that is laid as one likes: frames come from here instead of the server."""

    def __init__(self, browser: Browser, house: House, size: Size, language: str = "en", theme: str = "dark") -> None:
        self.touch = size in TOUCH
        self.language = language
        self.version = 0
        self.line: WebSocketRoute | None = None
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

    def sit_down(self) -> None:
        self.line = None
        self.page.goto("/table/crowd")
        while self.line is None:
            self.page.wait_for_timeout(20)

    def resize(self, size: Size) -> None:
        """Another window, moved by the same hand: a mouse or a finger."""
        assert (size in TOUCH) == self.touch
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def lay(self, match: Match) -> None:
        """Show this table to whoever is asked at it."""
        self.show(welcome(match), update(match, 0, self.language))

    def show(self, told: Welcome, shown: Update) -> None:
        """Show a table as it is told."""
        if self.line is None:
            self.sit_down()
        assert self.line is not None
        self.version += 1
        for frame in (told, msgspec.structs.replace(shown, version=self.version)):
            self.line.send(msgspec.json.encode(frame).decode())
        self.page.evaluate(SETTLED, self.version)

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


def tables(way: tuple[str, str], whole: bool = False, language: str = "en") -> list[Table]:
    """The fullest tables of the recorded games of a way to play, or all of them."""
    return [
        Table(f"game {n} step {len(match.given)}", welcome(match), update(match, 0, language))
        for n, one in enumerate(recorded(*way))
        for match in one.positions(whole)
    ]


def faults_at(eye: Onlooker, size: Size, laid: list[Table]) -> Iterator[tuple[str, list[str]]]:
    """Each of these tables seen at this size, and what is amiss there."""
    eye.resize(size)
    for table in laid:
        eye.show(table.welcome, table.update)
        yield table.where, eye.faults()


def main() -> None:
    wanted = sys.argv[1:]
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = start(playwright)
            print("| way to play |", " | ".join(f"{width}×{height}" for width, height in SIZES), "|")
            print("| --- |", " | ".join("---" for _ in SIZES), "|")
            for way in WAYS:
                if wanted and way[0] not in wanted:
                    continue
                laid, cells = tables(way, whole=True), []
                for sizes in (MOUSE, TOUCH):
                    eye = Onlooker(browser, house, sizes[0])
                    for size in sizes:
                        amiss = sum(bool(faults) for _, faults in faults_at(eye, size, laid))
                        cells.append(f"{amiss} of {len(laid)}")
                    eye.close()
                print(f"| {' '.join(way)} |", " | ".join(cells), "|", flush=True)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
