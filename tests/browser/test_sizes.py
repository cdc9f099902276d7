"""The law of every size (tests/browser/law.py) for the fullest tables of every way to play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import House
from tests.browser.crowds import WAYS
from tests.browser.law import MOUSE, TOUCH, Onlooker, Size, faults_at, tables


@pytest.mark.timeout(600)
@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
@pytest.mark.parametrize("way", WAYS, ids=["-".join(way) for way in WAYS])
def test_what_is_asked_can_be_seen_and_pressed(
    browser: Browser, house: House, way: tuple[str, str], sizes: list[Size]
) -> None:
    eye, laid = Onlooker(browser, house, sizes[0]), tables(way)
    wrong = [
        f"{width}×{height}, {where}: {fault}"
        for width, height in sizes
        for where, faults in faults_at(eye, (width, height), laid)
        for fault in faults
    ]
    eye.close()
    assert wrong == []
