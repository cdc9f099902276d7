"""The pictures of the README, made from recorded games, and those that a link to a table shows where it is pasted.

``python -m tests.browser.pictures [NAME …]`` starts a server and a browser of its own and writes ``docs/pictures`` and
``web/public/preview``; whoever changes the look runs it again.
"""

from __future__ import annotations

import asyncio
import base64
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from kantyna.games.registry import GAMES
from kantyna.lang import Speaker
from kantyna.play.match import Match
from kantyna.server.link_preview import HEIGHT, WIDTH
from kantyna.terminal.app import TableApp
from kantyna.terminal.session import Session
from tests.browser.conftest import House, start
from tests.browser.crowds import recorded
from tests.browser.law import tables
from tests.browser.onlooker import Onlooker, Size
from tests.browser.player import open_replay
from tests.terminal.drawn import until_asked

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
PREVIEWS = ROOT / "web" / "public" / "preview"
LINKED = ("lobby", *GAMES)
"""Whose upper part is what a link shows."""
DESK: Size = (1440, 900)
HIGH: Size = (1440, 1150)
PHONE: Size = (360, 740)
SMALLER = """async ([taken, format, size]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${taken}`;
    await picture.decode();
    const [width, height] = size ?? [picture.width, picture.height];
    const canvas = Object.assign(document.createElement('canvas'), {width, height});
    canvas.getContext('2d').drawImage(picture, 0, 0, width, (width * picture.height) / picture.width);
    return canvas.toDataURL(format, 0.9).split(',')[1];
}"""
"""A browser writes them smaller than it takes them."""
LETTERS = (122, 37)
"""Columns and lines of the terminal."""
PHONES = """<body style="margin:0;display:flex;gap:24px;padding:24px;width:1128px;background:#171221">{}</body>"""


class Studio:
    """Where pictures are taken."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house

    def table(
        self, way: tuple[str, str], at: int, theme: str = "dark", language: str = "en", size: Size = DESK
    ) -> bytes:
        """The table of a recorded game, one of the fullest."""
        eye, told = Onlooker(self.browser, self.house, size, language, theme), tables(way, language=language)[at]
        eye.show(told.welcome, told.update)
        taken = eye.page.screenshot()
        eye.close()
        return taken

    def page(self, size: Size, prepare: Callable[[Page], None]) -> bytes:
        """Any page, once it is as it should be."""
        context = self.browser.new_context(
            base_url=self.house.address,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            color_scheme="dark",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        prepare(page)
        page.wait_for_load_state("networkidle")
        taken = page.screenshot()
        context.close()
        return taken

    def side_by_side(self, *taken: bytes) -> bytes:
        """Phones on a table."""
        shown = "".join(
            f'<img width=360 style="border-radius:22px" src="data:image/png;base64,{base64.b64encode(one).decode()}">'
            for one in taken
        )
        return self.page((1176, 788), lambda page: page.set_content(PHONES.format(shown)))

    def drawn(self, svg: str) -> bytes:
        """What is drawn, as large as it is."""
        page = self.browser.new_page()
        page.set_content(f'<body style="margin:0">{svg}</body>')
        taken = page.locator("svg").first.screenshot(omit_background=True)
        page.close()
        return taken

    def smaller(self, taken: bytes, format: str = "image/webp", size: Size | None = None) -> bytes:
        """In another format; of the width that is given, and no higher."""
        page = self.browser.new_page()
        written: str = page.evaluate(SMALLER, [base64.b64encode(taken).decode(), format, size])
        page.close()
        return base64.b64decode(written)


def lobby(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".go .bell")


def workshop(page: Page) -> None:
    page.goto("/decks/destiny")
    page.get_by_role("button", name="My decks").click()
    page.locator("dialog .ready button").first.click()
    page.locator(".kinds button", has_text="Upgrades").click()
    page.locator(".laws h2", has_text="Ready to play").wait_for()


def replay(page: Page) -> None:
    """A recorded game in its middle."""
    match = list(recorded("star-realms", "duel")[0].positions())[-1]
    with tempfile.TemporaryDirectory() as folder:
        replay = Path(folder) / "game.json"
        match.replay().write(replay)
        open_replay(page, replay)
    turns = page.locator(".timeline button")
    turns.nth(turns.count() * 2 // 3).click()


async def terminal() -> str:
    """A recorded game in its middle, as the terminal draws it."""
    game = recorded("star-realms", "duel")[0]
    asked = max(len(there.given) for there in game.positions() if there.pending_seat == 0)
    match = Match.new("star-realms", "duel", 2, seed=game.seed, names=("Ola", "Igor"), players=("human", "level3"))
    for answer in game.answers[:asked]:
        match.submit(match.pending_seat, answer)
    with tempfile.TemporaryDirectory() as folder:
        app = TableApp(Session(Speaker("en"), match, Path(folder) / "match.json"))
        async with app.run_test(size=LETTERS) as pilot:
            await until_asked(pilot, app)
            await pilot.pause(0.5)
            return app.export_screenshot(title="Kantyna")


PICTURES: dict[str, Callable[[Studio], bytes]] = {
    "star-realms": lambda studio: studio.table(("star-realms", "duel"), 12),
    "lobby": lambda studio: studio.page(HIGH, lobby),
    "card-game": lambda studio: studio.table(("card-game", "duel"), 12, theme="light"),
    "deckbuilding": lambda studio: studio.table(("deckbuilding", "full-control"), 12),
    "destiny": lambda studio: studio.table(("destiny", "duel"), 6),
    "outer-rim": lambda studio: studio.table(("outer-rim", "extended"), 4),
    "teams": lambda studio: studio.table(("star-realms", "emperor"), 0),
    "decks": lambda studio: studio.page(DESK, workshop),
    "replay": lambda studio: studio.page(DESK, replay),
    # in a thread of its own: the browser's has a loop already
    "terminal": lambda studio: studio.drawn(ThreadPoolExecutor(1).submit(asyncio.run, terminal()).result()),
    "phone": lambda studio: studio.side_by_side(
        studio.table(("star-realms", "duel"), 6, language="pl", size=PHONE),
        studio.table(("outer-rim", "extended"), 4, theme="light", size=PHONE),
        studio.table(("destiny", "duel"), 6, language="pl", size=PHONE),
    ),
}


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            studio = Studio(start(playwright), house)
            for name in sys.argv[1:] or PICTURES:
                taken = PICTURES[name](studio)
                (FOLDER / f"{name}.webp").write_bytes(studio.smaller(taken))
                if name in LINKED:
                    linked = studio.smaller(taken, "image/jpeg", (WIDTH, HEIGHT))
                    (PREVIEWS / f"{name}.jpg").write_bytes(linked)
                print(name, flush=True)
            studio.browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
