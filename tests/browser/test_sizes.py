"""The law of every size (tests/browser/law.py) for full tables of every way to play, at every size.

Of the 25 fullest those are looked at that ask different things, as many as there is time for;
``python -m tests.browser.law`` looks at all of them, and with ``--whole`` at every question of whole games.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESKTOP, House
from tests.browser.crowds import WAYS
from tests.browser.law import MOUSE, TOUCH, Onlooker, Size, Table, faults_at, tables, varied, whole
from tests.kept.replays import kept

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
        for (width, height), where, faults in faults_at(eye, sizes, laid)
        for fault in faults
    ]
    eye.close()
    assert wrong == []


def attackers(table: Table) -> int:
    """How many have joined an attack that is not sent yet."""
    return sum("committed" in thing.marks for zone in table.update.view.zones for thing in zone.things)


@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_the_largest_attack_leaves_room_for_what_sends_it(browser: Browser, house: House, sizes: list[Size]) -> None:
    """An attack of the Deckbuilding Game is told before it is sent, attacker by attacker."""
    game = next(one for one in kept("deckbuilding") if one.player == "greedy")
    largest = max(whole(game), key=attackers)
    assert attackers(largest) > 4
    eye = Onlooker(browser, house, sizes[0])
    assert [seen for seen in faults_at(eye, sizes, [largest]) if seen[2]] == []
    eye.close()


FIGHTING = {"attacking", "defending"}


def engaged(table: Table) -> bool:
    units = [thing for zone in table.update.view.zones if zone.kind == "units" for thing in zone.things]
    return any(FIGHTING & thing.marks.keys() for thing in units)


@pytest.mark.parametrize("size", [DESKTOP, (1366, 700)], ids=["high", "low"])
def test_an_engagement_leaves_both_rows_in_sight(browser: Browser, house: House, size: Size) -> None:
    """Units at rest lie in one line, however many they are: what is one's own is not scrolled away."""
    full = [table for table in tables(("card-game", "duel")) if engaged(table)]
    assert len(full) > 5
    eye = Onlooker(browser, house, size)
    for table in full:
        eye.show(table.welcome, table.update)
        own, dock = (eye.page.locator(place).bounding_box() for place in (".board > .line.me", ".dock"))
        assert own is not None
        assert dock is not None
        assert own["y"] + own["height"] <= dock["y"], table.where
    eye.close()
