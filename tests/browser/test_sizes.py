"""The law of every size (tests/browser/law.py) for full tables of every way to play, at every size.

Of the 25 fullest those are looked at that ask different things, as many as there is time for;
``python -m tests.browser.law`` looks at all of them, and with ``--whole`` at every question of whole games.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import House
from tests.browser.crowds import WAYS
from tests.browser.law import MOUSE, TOUCH, Onlooker, Size, faults_at, tables, varied

LOOKED_AT = 6
"""Tables of each way to play."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_what_is_asked_can_be_seen_and_pressed(
    browser: Browser, house: House, way: tuple[str, str], sizes: list[Size]
) -> None:
    """One page looks at all of them: what differs is the window and what lies on the table."""
    eye, laid = Onlooker(browser, house, sizes[0]), varied(tables(way), LOOKED_AT)
    wrong = [
        f"{width}×{height}, {where}: {fault}"
        for width, height in sizes
        for where, faults in faults_at(eye, (width, height), laid)
        for fault in faults
    ]
    eye.close()
    assert wrong == []
