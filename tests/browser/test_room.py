"""Whatever the size of the window: no number on the table is covered, and nothing is out of reach."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kantyna.play.match import Match
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.player import (
    choose,
    leave_guide,
    open_replay,
    play_from_here,
    play_on,
    seated_at,
    sit_down,
    wait_for_move,
)

LAPTOP = (1280, 720)
TABLET = (820, 1180)
DECKBUILDING = "Deckbuilding Game"

APART = """([first, second]) => {
    const boxes = (where) => [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect());
    const apart = (a, b) => a.right - 1 <= b.left || a.bottom - 1 <= b.top;
    const meets = (a, b) => !apart(a, b) && !apart(b, a);
    return !boxes(first).some((a) => boxes(second).some((b) => b.x !== a.x && meets(a, b)));
}"""


KEPT = """() => ![...document.querySelectorAll('.seat')]
    .some((seat) => seat.scrollWidth > seat.clientWidth + 1)"""
"""Nothing of a seat is beyond its edge."""


def keep_apart(page: Page, first: str, second: str) -> None:
    """Things of two kinds do not lie over each other, once all has found its place."""
    page.wait_for_function(APART, arg=[first, second])


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET])
def test_nothing_lies_on_a_base_or_on_the_force(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    sit_down(page, "Ola", DECKBUILDING)
    while page.locator(".line.me [data-place^='in-play'] .card").count() < 4:
        play_on([page], 1)
    wait_for_move(page)
    keep_apart(page, ".line.me [data-place^='base:'] .card", ".line.me [data-place^='in-play'] .card")
    keep_apart(page, ".market .track", ".market .card")
    keep_apart(page, ".market .card", ".market .card")


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET, PHONE, (360, 740)])
def test_players_of_a_team_keep_to_their_own_places(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size, language="pl")
    choose(page, "Ola", DECKBUILDING)
    page.select_option("#variant", "teams-full-control")
    page.locator(".go .bell").click()
    seated_at(page)
    leave_guide(page)
    page.wait_for_function(KEPT)
    keep_apart(page, ".seat .who b", ".seat .stats")
    keep_apart(page, ".seat .who .rank", ".seat .stars")


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET, (1180, 820), PHONE])
def test_six_players_keep_to_their_own_places(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    choose(page, "Ola")
    page.select_option("#variant", "free-for-all")
    page.select_option("#seats", "6")
    page.locator(".go .bell").click()
    seated_at(page)
    leave_guide(page)
    expect(page.locator(".line.rival .seat")).to_have_count(5)
    keep_apart(page, ".line.rival .seat", ".line.rival .seat")


def test_an_objective_shows_its_name_beside_what_it_gives(visitor: Visitor) -> None:
    page = visitor(size=TABLET)
    sit_down(page, "Ola", "The Card Game")
    while page.locator(".axis .card .rows .tok").count() < 6:
        play_on([page], 1)
    keep_apart(page, ".axis .card .name", ".axis .card .rows")


WHOLE = """() => ![...document.querySelectorAll('.card.m .rows')]
    .some((rows) => rows.scrollHeight > rows.clientHeight + 2)"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_no_line_on_a_card_is_cut_by_half_in_either_language(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    for game in ("Star Realms", DECKBUILDING, "The Card Game"):
        sit_down(page, "Ola", game)
        play_on([page], 12)
        wait_for_move(page)
        page.wait_for_function(WHOLE)
        page.get_by_role("button", name="Przełącz na polski").click()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        page.wait_for_function(WHOLE)
        page.get_by_role("button", name="Switch to English").click()


def test_on_a_phone_ones_own_discard_pile_can_be_leafed_through(visitor: Visitor, tmp_path: Path) -> None:
    match, chance = Match.new("star-realms", "duel", 2, seed=3, names=["Ola", "Igor"]), random.Random(3)
    discard = match.spec.names.zones.index("discard-pile")
    while match.pending_seat or not any(
        zone.size for zone in match.view(0).zones if (zone.kind, zone.seat) == (discard, 0)
    ):
        match.submit(match.pending_seat, chance.choice(match.options(match.pending_seat)).code)
    match.replay().write(tmp_path / "replay.json")
    page = visitor(size=PHONE, touch=True)
    open_replay(page, tmp_path / "replay.json")
    page.keyboard.press("End")
    play_from_here(page)
    page.get_by_role("button", name="Discard pile").last.click()
    expect(page.locator("dialog[open] .card").first).to_be_visible()
