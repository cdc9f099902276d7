"""The law of every size: whatever the table and the window, one can see what is asked and press an answer.

In the tests the fullest tables are looked at. ``python -m tests.browser.law [GAME]`` looks at every question of the
recorded games and prints, for docs/benchmarks.md, at how many of them something is amiss.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from kantyna.games.registry import GAMES
from kantyna.play.match import Match
from kantyna.server.protocol.server_frames import Update, Welcome
from launch.system import CHROMIUM
from tests.browser.conftest import House
from tests.browser.crowds import WAYS, recorded, update, welcome

SIZES = [(1920, 1080), (1440, 900), (1366, 700), (1024, 768), (844, 390), (390, 844), (360, 740)]
TOUCH = {(1024, 768), (844, 390), (390, 844), (360, 740)}
SIGHT = Path(__file__).with_name("sight.js").read_text()
SETTLED = """() => document.fonts.ready.then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))"""


class Onlooker:
    """A page at a table that is laid as one likes: frames come from here instead of the server."""

    def __init__(
        self, browser: Browser, house: House, size: tuple[int, int], language: str = "en", theme: str = "dark"
    ) -> None:
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

    def lay(self, match: Match) -> None:
        """Show this table to whoever is asked at it."""
        self.show(welcome(match), update(match, self.version + 1, self.language))

    def show(self, told: Welcome, shown: Update) -> None:
        """Show a table as it is told."""
        if self.line is None:
            self.sit_down()
        assert self.line is not None
        self.version = shown.version
        for frame in (told, shown):
            self.line.send(msgspec.json.encode(frame).decode())
        self.page.wait_for_selector(f".table-page[data-version='{self.version}'] .dock")
        self.page.evaluate(SETTLED)

    def look(self, match: Match) -> list[str]:
        """Lay this table; tells what is amiss."""
        self.lay(match)
        return self.faults()

    def faults(self) -> list[str]:
        """What is amiss with the table that is shown."""
        faults: list[str] = self.page.evaluate(SIGHT, self.touch)
        return faults

    def close(self) -> None:
        self.context.close()


def faults_of(
    browser: Browser, house: House, way: tuple[str, str], size: tuple[int, int], whole: bool = False
) -> Iterator[tuple[str, list[str]]]:
    """Where one is in the recorded games of a way to play, and what is amiss there."""
    eye = Onlooker(browser, house, size)
    try:
        for n, one in enumerate(recorded(*way)):
            for match in one.positions(whole):
                yield f"game {n} step {len(match.given)}", eye.look(match)
    finally:
        eye.close()


def main() -> None:
    wanted = sys.argv[1:]
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM.path()), args=["--no-sandbox"])
            print("| way to play |", " | ".join(f"{width}×{height}" for width, height in SIZES), "|")
            print("| --- |", " | ".join("---" for _ in SIZES), "|")
            for way in WAYS:
                if wanted and way[0] not in wanted:
                    continue
                cells = []
                for size in SIZES:
                    looked = [faults for _, faults in faults_of(browser, house, way, size, whole=True)]
                    cells.append(f"{sum(map(bool, looked))} of {len(looked)}")
                print(f"| {' '.join(way)} |", " | ".join(cells), "|", flush=True)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
