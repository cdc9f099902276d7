"""The law of every size: see tests/browser/law.py. Here for the fullest tables of the ways to play and sizes for
which it holds; ``python -m tests.browser.law`` looks at any other, and whoever mends one adds it here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import House
from tests.browser.law import SIZES, faults_of

HOLDS: dict[tuple[str, str], list[tuple[int, int]]] = {
    ("star-realms", "duel"): SIZES,
    ("star-realms", "free-for-all"): SIZES,
    ("star-realms", "hunter"): SIZES,
    ("star-realms", "two-headed-hydra"): SIZES[:4],
    ("deckbuilding", "beginner"): [(1440, 900), (1366, 700), (844, 390), (390, 844)],
    ("outer-rim", "standard"): SIZES,
    ("destiny", "duel"): SIZES,
    ("card-game", "duel"): [(1920, 1080), (1440, 900), (844, 390), (390, 844), (360, 740)],
}
CASES = [(way, size) for way, sizes in HOLDS.items() for size in sizes]


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("way", "size"), CASES, ids=[f"{'-'.join(way)}-{size[0]}x{size[1]}" for way, size in CASES])
def test_what_is_asked_can_be_seen_and_pressed(
    browser: Browser, house: House, way: tuple[str, str], size: tuple[int, int]
) -> None:
    wrong = [f"{where}: {fault}" for where, faults in faults_of(browser, house, way, size) for fault in faults]
    assert wrong == []
