"""How soon the page is of use, and whether it stays quick in a long game.

``python -m tests.browser.load`` starts a server of its own on loopback and a browser, and prints figures for
docs/benchmarks.md.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from launch.system import CHROMIUM
from tests.browser.conftest import House
from tests.browser.sitting import is_over, move_by_keyboard, sit_down, wait_for_move

VISITS = 15
SLICE = 20
"""Moves between two looks at the clock."""


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


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM.path()), args=["--no-sandbox"])
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
