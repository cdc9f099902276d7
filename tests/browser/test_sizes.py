"""The law of every size (tests/browser/law.py) for the fullest tables of every way to play, at every size.

``python -m tests.browser.law --whole`` looks at every question of whole games.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESKTOP, House
from tests.browser.crowds import POSITIONS, WAYS
from tests.browser.law import Table, faults_at, tables, whole
from tests.browser.onlooker import MOUSE, TOUCH, Onlooker, Size, Surveyor
from tests.kept.replays import kept


@pytest.fixture(scope="module", params=[MOUSE, TOUCH], ids=["mouse", "touch"])
def at_hand(request: pytest.FixtureRequest, unpainted: Browser, house: House) -> Iterator[tuple[Surveyor, list[Size]]]:
    """One page looks at all tables at the sizes of a mouse, another at those of a finger: only the window differs, and
    what lies on the table."""
    sizes: list[Size] = request.param
    eye = Surveyor(unpainted, house, sizes[0])
    yield eye, sizes
    eye.close()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_what_is_asked_can_be_seen_and_pressed(at_hand: tuple[Surveyor, list[Size]], way: tuple[str, str]) -> None:
    laid = tables(way)
    assert len(laid) == POSITIONS
    wrong = [
        f"{width}×{height}, {where}: {fault}"
        for (width, height), where, faults in faults_at(*at_hand, laid)
        for fault in faults
    ]
    assert wrong == []


def attackers(table: Table) -> int:
    """How many have joined an attack that is not sent yet."""
    return sum("committed" in thing.marks for zone in table.update.view.zones for thing in zone.things)


@pytest.fixture(scope="module")
def largest_attack() -> Table:
    game = next(one for one in kept("deckbuilding") if one.player == "greedy")
    largest = max(whole(game), key=attackers)
    assert attackers(largest) > 4
    return largest


@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_the_largest_attack_leaves_room_for_what_sends_it(
    browser: Browser, house: House, largest_attack: Table, sizes: list[Size]
) -> None:
    """An attack of the Deckbuilding Game is told before it is sent, attacker by attacker."""
    eye = Onlooker(browser, house, sizes[0])
    assert [seen for seen in faults_at(eye, sizes, [largest_attack]) if seen[2]] == []
    eye.close()


SQUEEZED = "(words) => words.scrollWidth > words.clientWidth"


@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_the_largest_attack_leaves_its_question_to_be_read(
    browser: Browser, house: House, largest_attack: Table, sizes: list[Size]
) -> None:
    eye = Onlooker(browser, house, sizes[0])
    eye.show(largest_attack.welcome, largest_attack.update)
    for size in sizes:
        eye.resize(size)
        question, attack = (eye.page.locator(f".slip {place}") for place in (".say", ".attack"))
        assert not question.evaluate(SQUEEZED), size
        said, sent = question.bounding_box(), attack.bounding_box()
        assert said is not None
        assert sent is not None
        assert said["y"] + said["height"] <= sent["y"], size
    eye.close()


FIGHTING = {"attacking", "defending"}


def engaged(table: Table) -> bool:
    units = [thing for zone in table.update.view.zones if zone.kind == "units" for thing in zone.things]
    return any(FIGHTING & thing.marks.keys() for thing in units)


@pytest.mark.parametrize("size", [DESKTOP, (1366, 700), (1024, 768)], ids=["high", "low", "tablet"])
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
