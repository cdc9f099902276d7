"""Whatever the size of the window: no number on the table is covered, and nothing is out of reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.sitting import choose, leave_guide, play_on, seated_at, sit_down, wait_for_move

LAPTOP = (1280, 720)
TABLET = (820, 1180)
DECKBUILDING = "Deckbuilding Game"

MEET = """([first, second]) => {
    const boxes = (where) => [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect());
    const apart = (a, b) => a.right - 1 <= b.left || a.bottom - 1 <= b.top;
    const meets = (a, b) => !apart(a, b) && !apart(b, a);
    return boxes(first).flatMap((a) => boxes(second).filter((b) => b.x !== a.x && meets(a, b))).length;
}"""


def meet(page: Page, first: str, second: str) -> int:
    """How many things of two kinds lie over each other."""
    return int(page.evaluate(MEET, [first, second]))


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET])
def test_nothing_lies_on_a_base_or_on_the_force(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    sit_down(page, "Ola", DECKBUILDING)
    play_on([page], 14)
    wait_for_move(page)
    assert page.locator(".line.me .in-play .card").count() > 3
    assert meet(page, ".line.me .base .card", ".line.me .in-play .card") == 0
    assert meet(page, ".market .track", ".market .card") == 0
    assert meet(page, ".market .card", ".market .card") == 0


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET, PHONE, (360, 740)])
def test_players_of_a_team_keep_to_their_own_places(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size, language="pl")
    choose(page, "Ola", DECKBUILDING)
    page.select_option("#variant", "teams-full-control")
    page.locator(".go .bell").click()
    seated_at(page)
    leave_guide(page)
    spilt = """() => [...document.querySelectorAll('.seat')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""
    assert page.evaluate(spilt) == []
    assert meet(page, ".seat .who b", ".seat .stats") == 0
    assert meet(page, ".seat .who .rank", ".seat .stars") == 0


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET, (1180, 820), PHONE])
def test_six_players_keep_to_their_own_places(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    choose(page, "Ola")
    page.select_option("#variant", "free-for-all")
    page.select_option("#seats", "6")
    page.locator(".go .bell").click()
    seated_at(page)
    leave_guide(page)
    assert page.locator(".line.rival .seat").count() == 5
    assert meet(page, ".line.rival .seat", ".line.rival .seat") == 0


def test_an_objective_shows_its_name_beside_what_it_gives(visitor: Visitor) -> None:
    page = visitor(size=TABLET)
    sit_down(page, "Ola", "The Card Game")
    while page.locator(".axis .card .rows .tok").count() < 6:
        play_on([page], 1)
    assert meet(page, ".axis .card .name", ".axis .card .rows") == 0


CUT = """() => [...document.querySelectorAll('.card.m .rows')]
    .filter((rows) => rows.scrollHeight > rows.clientHeight + 2).map((rows) => rows.closest('.card').innerText)"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_no_line_on_a_card_is_cut_by_half_in_either_language(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    for game in ("Star Realms", DECKBUILDING, "The Card Game"):
        sit_down(page, "Ola", game)
        play_on([page], 12)
        wait_for_move(page)
        assert page.evaluate(CUT) == []
        page.get_by_role("button", name="Przełącz na polski").click()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        page.wait_for_timeout(500)
        assert page.evaluate(CUT) == []
        page.get_by_role("button", name="Switch to English").click()


def test_on_a_phone_ones_own_discard_pile_can_be_leafed_through(visitor: Visitor) -> None:
    page = visitor(size=PHONE, touch=True)
    sit_down(page, "Ola")
    while page.locator(".line.me .counter", has_text="0").count():
        play_on([page], 1)
    wait_for_move(page)
    page.get_by_role("button", name="Discard pile").last.click()
    expect(page.locator("dialog[open] .card").first).to_be_visible()
