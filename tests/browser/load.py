"""How soon the page is of use, whether it stays quick in a long game, and how much script each page loads.

``python -m tests.browser.load`` starts a server of its own on loopback and a browser, and prints figures for
docs/benchmarks.md; with ``--scripts`` only the weight of the scripts.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from launch.system import CHROMIUM
from tests.browser.conftest import House
from tests.browser.player import is_over, move_by_keyboard, sit_down, wait_for_move

VISITS = 15
SLICE = 20
"""Moves between two looks at the clock."""

SCRIPTS = """() => performance.getEntriesByType('resource')
    .filter((one) => /\\.js$/.test(one.name)).map((one) => one.name)"""
PAGES = {
    "lobby": "/",
    "rulebook": "/rules/star-realms",
    "card book": "/cards/outer-rim",
    "deck workshop": "/decks/destiny",
}
TABLES = ("Star Realms", "Deckbuilding Game", "The Card Game", "Destiny", "Outer Rim")
CODINGS = ("br", "gzip")
"""Over plain http to another machine a browser takes no ``br``."""


def new_page(browser: Browser, house: House) -> Page:
    return browser.new_context(base_url=house.address, locale="en-GB", reduced_motion="reduce").new_page()


def arrival(page: Page) -> float:
    """Milliseconds from asking for the address until a game can be begun."""
    page.goto("/")
    page.wait_for_selector(".go .bell")
    return float(page.evaluate("() => performance.now()"))


def busy(cdp: CDPSession) -> float:
    """Milliseconds that the page's main thread has worked."""
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")


def game(page: Page) -> list[float]:
    """Work of the main thread a move, for each slice of a whole game against the machine."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")
    sit_down(page, "Ola", level=1)
    work, before, moves = [], busy(cdp), 0
    while True:
        wait_for_move(page)
        if is_over(page):
            return work
        move_by_keyboard(page)
        moves += 1
        if moves % SLICE == 0:
            now = busy(cdp)
            work.append((now - before) / SLICE)
            before = now


def weight(url: str, coding: str) -> int:
    """Bytes over the line; what is tiny is never compressed."""
    with urlopen(Request(url, headers={"Accept-Encoding": coding})) as answer:
        return len(answer.read())


def scripts(browser: Browser, house: House) -> None:
    """Kilobytes of script from a page's address until nothing more is asked for, a line for each page."""
    addresses = dict(PAGES)
    for title in TABLES:
        host = new_page(browser, house)
        addresses[title] = f"/table/{sit_down(host, 'Ola', title)}"
        host.context.close()
    for name, address in addresses.items():
        page = new_page(browser, house)
        page.goto(address, wait_until="networkidle")
        loaded = page.evaluate(SCRIPTS)
        sizes = ", ".join(f"{sum(weight(url, one) for url in loaded) / 1000:.0f} kB {one}" for one in CODINGS)
        print(f"{name}: {sizes}")
        page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--scripts", action="store_true")
    wanted = parser.parse_args()
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM.path()), args=["--no-sandbox"])
            scripts(browser, house)
            if wanted.scripts:
                return
            first, again = [], []
            for _ in range(VISITS):
                page = new_page(browser, house)
                first.append(arrival(page))
                again.append(arrival(page))
                page.context.close()
            print(f"first visit: median {statistics.median(first):.0f} ms, worst {max(first):.0f} ms")
            print(f"next visit: median {statistics.median(again):.0f} ms, worst {max(again):.0f} ms")
            slices = ", ".join(f"{one:.0f}" for one in game(new_page(browser, house)))
            print(f"ms of work a move, {SLICE} moves at a time: {slices}")
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
