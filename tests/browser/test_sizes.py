"""The law of every size (tests/browser/law.py) for the fullest tables of the ways to play, wherever it holds;
``python -m tests.browser.law`` looks at any other, and whoever mends one adds it here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import House
from tests.browser.law import MOUSE, SIZES, TOUCH, Onlooker, Size, faults_at, tables

HOLDS: dict[tuple[str, str], list[Size]] = {
    ("star-realms", "duel"): SIZES,
    ("star-realms", "free-for-all"): SIZES,
    ("star-realms", "hunter"): SIZES,
    ("star-realms", "two-headed-hydra"): SIZES[:4],
    ("deckbuilding", "beginner"): [(1440, 900), (1366, 700), (844, 390), (390, 844)],
    ("outer-rim", "standard"): SIZES,
    ("destiny", "duel"): SIZES,
    ("card-game", "duel"): [(1920, 1080), (1440, 900), (844, 390), (390, 844), (360, 740)],
}
CASES = [
    (way, sizes)
    for way, held in HOLDS.items()
    for sizes in ([size for size in kind if size in held] for kind in (MOUSE, TOUCH))
]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("way", "sizes"),
    CASES,
    ids=[f"{'-'.join(way)}-{'touch' if sizes[0] in TOUCH else 'mouse'}" for way, sizes in CASES],
)
def test_what_is_asked_can_be_seen_and_pressed(
    browser: Browser, house: House, way: tuple[str, str], sizes: list[Size]
) -> None:
    """One page looks at all of them: what differs is the window and what lies on the table."""
    eye, laid = Onlooker(browser, house, sizes[0]), tables(way)
    wrong = [
        f"{width}×{height}, {where}: {fault}"
        for width, height in sizes
        for where, faults in faults_at(eye, (width, height), laid)
        for fault in faults
    ]
    eye.close()
    assert wrong == []
