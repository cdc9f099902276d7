"""A server of its own, a browser of Debian's, and pages that may not complain."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

from launch.system import CHROMIUM
from tests.server.servers import GENEROUS

DESKTOP = (1440, 900)
PHONE = (390, 844)


class House:
    """A server that can be killed and started again on the same port with the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.server", "--port", str(self.port), "--data", str(self.data)]
        # Bots that don't wait to be looked at, and visitors in greater haste than people.
        hasty = {**os.environ, "KANTYNA_PACE": "0", "KANTYNA_LIMITS": GENEROUS}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=hasty)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[\w.\[\]:]+:(\d+)", line)
            if found:
                self.address, self.port = found[0], int(found[1])
                return
        raise AssertionError("the server did not say where it is")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.kill()


def launch(playwright: Playwright, *flags: str) -> Browser:
    return playwright.chromium.launch(executable_path=str(CHROMIUM.path()), args=["--no-sandbox", *flags])


def start(playwright: Playwright) -> Browser:
    """A browser that does not wait for a screen to show its pictures on."""
    return launch(playwright, "--disable-frame-rate-limit", "--disable-gpu-vsync")


def start_unpainted(playwright: Playwright) -> Browser:
    """A browser that lays pages out by order and paints nothing (see Surveyor)."""
    return launch(playwright, "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = start(playwright)
    yield started
    started.close()


@pytest.fixture(scope="session")
def unpainted(playwright: Playwright) -> Iterator[Browser]:
    started = start_unpainted(playwright)
    yield started
    started.close()


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[Visitor]:
    """Somebody with a browser of their own: nothing is shared with the others but the server."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # A line that breaks because the server was killed is a browser's own complaint, not the page's.
        broken = "WebSocket connection" in message.text or "ERR_" in message.text
        if message.type == "error" and not broken:
            complaints.append(message.text)

    def come(size: tuple[int, int] = DESKTOP, language: str = "en", motion: bool = False, touch: bool = False) -> Page:
        context = browser.new_context(
            base_url=house.address,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        contexts.append(context)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
