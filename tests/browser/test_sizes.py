"""The law of every size: see tests/browser/law.py. Here for the fullest tables of each way to play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import House
from tests.browser.crowds import WAYS
from tests.browser.law import SIZES, faults_of


@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_what_is_asked_can_be_seen_and_pressed(
    browser: Browser, house: House, way: tuple[str, str], size: tuple[int, int]
) -> None:
    wrong = [f"{where}: {fault}" for where, faults in faults_of(browser, house, way, size) for fault in faults]
    assert wrong == []
