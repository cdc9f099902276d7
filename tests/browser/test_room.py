"""Whatever the size of the window: no number on the table is covered, and nothing is out of reach."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kantyna.games.registry import GAMES
from kantyna.play.match import Match
from tests.browser.conftest import DESKTOP, PHONE, House, Visitor
from tests.browser.law import Table, tables
from tests.browser.onlooker import Onlooker
from tests.browser.player import choose, leave_guide, open_replay, play_from_here, seated_at, sit_down

LAPTOP = (1280, 720)
LOW = (1366, 700)
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


def own(table: Table, kind: str) -> int:
    """How many things lie in such a zone before whoever is asked."""
    view = table.update.view
    return sum(len(zone.things) for zone in view.zones if (zone.kind, zone.seat) == (kind, view.seat))


def test_nothing_lies_on_a_base_or_on_the_force(browser: Browser, house: House) -> None:
    full = max(tables(("deckbuilding", "full-control")), key=lambda table: own(table, "in-play"))
    assert own(full, "in-play") > 3
    eye = Onlooker(browser, house, DESKTOP)
    eye.show(full.welcome, full.update)
    for size in (DESKTOP, LAPTOP, TABLET):
        eye.resize(size)
        keep_apart(eye.page, ".line.me [data-place^='base:'] .card", ".line.me [data-place^='in-play'] .card")
        keep_apart(eye.page, ".market .track", ".market .card")
        keep_apart(eye.page, ".market .card", ".market .card")
    eye.close()


def turned(page: Page, *sizes: tuple[int, int]) -> Iterator[None]:
    """The same table in one window after the other."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield


def test_players_of_a_team_keep_to_their_own_places(visitor: Visitor) -> None:
    page = visitor(language="pl")
    choose(page, "Ola", DECKBUILDING)
    page.select_option("#variant", "teams-full-control")
    page.locator(".go .bell").click()
    seated_at(page)
    leave_guide(page)
    for _ in turned(page, DESKTOP, LAPTOP, TABLET, PHONE, (360, 740)):
        page.wait_for_function(KEPT)
        keep_apart(page, ".seat .who b", ".seat .stats")
        keep_apart(page, ".seat .who .rank", ".seat .stars")


def test_six_players_keep_to_their_own_places(visitor: Visitor) -> None:
    page = visitor()
    choose(page, "Ola")
    page.select_option("#variant", "free-for-all")
    page.select_option("#seats", "6")
    page.locator(".go .bell").click()
    seated_at(page)
    leave_guide(page)
    for _ in turned(page, DESKTOP, LAPTOP, TABLET, (1180, 820), PHONE):
        expect(page.locator(".line.rival .seat")).to_have_count(5)
        keep_apart(page, ".line.rival .seat", ".line.rival .seat")


def test_an_objective_shows_its_name_beside_what_it_gives(browser: Browser, house: House) -> None:
    full = tables(("card-game", "duel"), "pl")[-1]
    eye = Onlooker(browser, house, TABLET, language="pl")
    eye.show(full.welcome, full.update)
    assert eye.page.locator(".axis .card .rows .tok").count() > 5
    for _ in turned(eye.page, TABLET, (1024, 768)):
        keep_apart(eye.page, ".axis .card .name", ".axis .card .rows")
    eye.close()


WHOLE = """() => ![...document.querySelectorAll('.card.m .rows')]
    .some((rows) => rows.scrollHeight > rows.clientHeight + 2)"""


@pytest.mark.parametrize("game", ["star-realms", "deckbuilding", "card-game"])
def test_no_line_on_a_card_is_cut_by_half_in_either_language(browser: Browser, house: House, game: str) -> None:
    """Neither on a full table, nor in another window, nor when its reader changes the language."""
    full = tables((game, GAMES[game].variants()[0].name))[-1]
    eye = Onlooker(browser, house, DESKTOP)
    eye.show(full.welcome, full.update)
    for size in (DESKTOP, TABLET):
        eye.resize(size)
        eye.page.wait_for_function(WHOLE)
        eye.page.get_by_role("button", name="Przełącz na polski").click()
        expect(eye.page.locator("html")).to_have_attribute("lang", "pl")
        eye.page.wait_for_function(WHOLE)
        eye.page.get_by_role("button", name="Switch to English").click()
    eye.close()


CUT = """() => [...document.querySelectorAll(':is(.card, .slip-card, .slab) .name')]
    .filter((name) => name.checkVisibility())
    .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.textContent)"""
"""Names of which something is not seen."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_name_on_the_table_is_told_whole(
    browser: Browser, house: House, game: str, size: tuple[int, int]
) -> None:
    """In Polish, whose names are the longer ones."""
    eye = Onlooker(browser, house, size, language="pl")
    for full in tables((game, GAMES[game].variants()[0].name), "pl")[::8]:
        eye.show(full.welcome, full.update)
        assert eye.page.evaluate(CUT) == [], full.where
    eye.close()


@pytest.mark.parametrize("game", ["card-game", "destiny"])
def test_in_a_low_window_a_hand_shows_its_names(browser: Browser, house: House, game: str) -> None:
    """Its cards get smaller before they cover each other; upgrades lie beside each other, too."""
    fullest = sorted(tables((game, "duel"), "pl"), key=lambda table: -own(table, "hand"))
    laid = [table for table in fullest if own(table, "hand") in (5, 6)][:3]
    assert laid
    eye = Onlooker(browser, house, LOW, language="pl")
    for table in laid:
        eye.show(table.welcome, table.update)
        for _ in turned(eye.page, LOW, (1024, 768)):
            keep_apart(eye.page, ".hand .card", ".hand .card")
            keep_apart(eye.page, ".tucked", ".tucked")
            eye.page.wait_for_function(f"() => ({CUT})().length === 0")
    eye.close()


COUNTS_APART = """() => [...document.querySelectorAll('.seat .stats')].every((stats) => {
    const edges = [...stats.querySelectorAll('.counter')].map((counter) => {
        const range = document.createRange();
        range.selectNodeContents(counter);
        return range.getBoundingClientRect();
    });
    return edges.every((one, n) => !n || edges[n - 1].right <= one.left);
})"""


def test_what_a_seat_has_is_counted_apart(browser: Browser, house: House) -> None:
    """On a tablet, where a count that can be pressed is as wide as a finger."""
    eye = Onlooker(browser, house, (1024, 768), language="pl")
    for table in tables(("destiny", "duel"), "pl")[::3]:
        eye.show(table.welcome, table.update)
        eye.page.wait_for_function(COUNTS_APART)
    eye.close()


def test_what_is_aimed_at_shows_what_it_takes(browser: Browser, house: House) -> None:
    """The mark of a target does not lie on the number in the corner."""
    eye = Onlooker(browser, house, LOW)
    for table in tables(("deckbuilding", "beginner")):
        eye.show(table.welcome, table.update)
        if eye.page.locator(".market .tv").count() and eye.page.locator(".market .mark.aim").count():
            break
    expect(eye.page.locator(".market .mark.aim")).not_to_have_count(0)
    for _ in turned(eye.page, DESKTOP, LOW, (1024, 768), PHONE):
        keep_apart(eye.page, ".market .mark.aim", ".market .tv")
    eye.close()


def test_the_guides_lamp_does_not_lie_on_a_number(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", guide=True)
    for _ in turned(page, DESKTOP, LOW):
        expect(page.locator(".hand .mark.hinted")).not_to_have_count(0)
        keep_apart(page, ".mark.hinted", ".card .tok")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_in_full_over_its_table(browser: Browser, house: House, game: str) -> None:
    eye = Onlooker(browser, house, (1024, 768), language="pl")
    full = tables((game, GAMES[game].variants()[0].name), "pl")[0]
    eye.show(full.welcome, full.update)
    for _ in turned(eye.page, (1024, 768), LOW, DESKTOP):
        eye.page.wait_for_function(
            "() => { const title = document.querySelector('.bar .title'); "
            "return title.scrollWidth <= title.clientWidth; }"
        )
    eye.close()


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
