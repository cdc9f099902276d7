"""Who looks at tables that are laid as one likes: frames of the protocol come from the test instead of the server."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, WebSocketRoute

from kantyna.games.registry import GAMES
from kantyna.play.match import Match
from kantyna.server.protocol.server_frames import Update, Welcome
from tests.browser.conftest import House
from tests.browser.crowds import update, welcome

Size = tuple[int, int]
MOUSE: list[Size] = [(1920, 1080), (1440, 900), (1366, 700)]
TOUCH: list[Size] = [(1024, 768), (844, 390), (390, 844), (360, 740)]
SIZES = MOUSE + TOUCH
SIGHT = Path(__file__).with_name("sight.js").read_text()
# Whatever opens fades in: what has an end is at its end.
STANDS = """(awaited) => {
    for (const one of document.getAnimations()) if (isFinite(one.effect.getComputedTiming().endTime)) one.finish();
    return awaited.every((part) => document.querySelector(part))
        && !document.querySelector('.table-page [aria-busy=true]')
        && document.fonts.status === 'loaded';
}"""
FRAMES = 4
"""After so many a table is as it stays: rows find their size, then what answers is brought into sight."""

RESTLESS = 300
"""A page that still changes after so many would never stop."""

COUNTED = """
window.drawn = 0;
window.changed = 0;
(function next() { window.drawn += 1; requestAnimationFrame(next); })();
new MutationObserver(() => { window.changed = window.drawn; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""How many frames a page has taken, and at which one it has changed last."""
PASSED = "(start) => [window.drawn - start, window.drawn - Math.max(start, window.changed)]"
"""How many it has taken since the start, and how many of them since it has changed."""


class Onlooker:
    """A page at such a table."""

    def __init__(self, browser: Browser, house: House, size: Size, language: str = "en", theme: str = "dark") -> None:
        self.touch = size in TOUCH
        self.language = language
        self.size = size
        self.version = 0
        self.told: Welcome | None = None
        self.awaited: list[str] = []
        self.line: WebSocketRoute | None = None
        self.answers: list[list[int]] = []
        self.context = browser.new_context(
            base_url=house.address,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=self.touch,
            is_mobile=self.touch,
        )
        self.page = self.opened()
        self.page.set_default_timeout(15_000)
        self.page.route_web_socket("**/play", self._connected)
        # whoever looks knows the games: no guide stands over the table
        kept = msgspec.json.encode({"lang": language, "theme": theme, "guided": list(GAMES)}).decode()
        self.page.add_init_script(f"localStorage.setItem('kantyna.settings', '{kept}')")

    def opened(self) -> Page:
        return self.context.new_page()

    def _connected(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
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

    def draw(self, frames: int) -> None:
        """Wait until the browser has laid out and painted so many more times."""
        self.page.evaluate("async (n) => { while (n--) await new Promise(requestAnimationFrame); }", frames)

    def offer(self, frames: int) -> None:
        """Let the browser go on for so many, whatever comes of them."""
        self.draw(frames)

    def settle(self) -> None:
        """Wait until all parts of the table have come and nothing that ends is still moving."""
        while not self.page.evaluate(STANDS, self.awaited):
            self.offer(1)
        self.draw(FRAMES)
        self.page.evaluate(STANDS, self.awaited)

    def resize(self, size: Size) -> None:
        """Another window around the same table, moved by the same hand: a mouse or a finger. Nothing is asked anew."""
        if size == self.size:
            return
        assert (size in TOUCH) == self.touch
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def tell(self, *frames: Welcome | Update) -> None:
        """Send these to the page, and wait until it stands as it was told."""
        assert self.line is not None
        self.version += 1
        self.awaited = [f".table-page[data-version='{self.version}'] .dock"]
        for frame in frames:
            if isinstance(frame, Update):
                frame = msgspec.structs.replace(frame, version=self.version)
                if frame.view.outcome:
                    self.awaited.append(".ended")
            self.line.send(msgspec.json.encode(frame).decode())
        self.settle()

    def lay(self, match: Match) -> None:
        """Show this table to whoever is asked at it."""
        self.show(welcome(match), update(match, 0, self.language))

    def show(self, told: Welcome, shown: Update) -> None:
        """Show a table as it is told. A page knows the words and faces of one game: for another one it comes anew."""
        if self.told is None or self.told.table.game != told.table.game:
            self.sit_down()
        if self.told == told:
            self.tell(shown)
        else:
            self.told = told
            self.tell(told, shown)

    def faults(self) -> list[str]:
        """What is amiss with the table that is shown."""
        faults: list[str] = self.page.evaluate(SIGHT, self.touch)
        return faults

    def close(self) -> None:
        self.context.close()


class Surveyor(Onlooker):
    """Measures tables that nobody paints, which takes half of the time; its browser is started by ``start_unpainted``.

    The browser lays out a frame, runs what waits for it and tells who watches sizes, whenever it is asked to; where
    things lie and what covers what is as in any other window.
    """

    def opened(self) -> Page:
        self.frames, page = unpainted(self.context)
        page.add_init_script(COUNTED)
        return page

    def draw(self, frames: int) -> None:
        """The page may be busy when a frame is offered, and these come quickly: it is asked how many have passed since
        it changed."""
        start = self.page.evaluate("window.drawn")
        passed, still = 0, 0
        while still < frames:
            assert passed < RESTLESS, f"the table never comes to rest at {self.size}"
            self.offer(frames - still)
            passed, still = self.page.evaluate(PASSED, start)

    def offer(self, frames: int) -> None:
        for _ in range(frames):
            self.frames.send("HeadlessExperimental.beginFrame", {"noDisplayUpdates": True})


def unpainted(context: BrowserContext) -> tuple[CDPSession, Page]:
    """A page that gets its frames by order. Such a one can't be wished for in a new context, only beside another."""
    first = context.new_page()
    asking = context.new_cdp_session(first)
    home = asking.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    wish = {"url": "about:blank", "browserContextId": home, "enableBeginFrameControl": True}
    with context.expect_page() as opened:
        asking.send("Target.createTarget", wish)
    first.close()
    return context.new_cdp_session(opened.value), opened.value
