"""What the page promises whoever comes: little to load, nothing forgotten, nothing forced."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from kantyna.games.registry import GAMES
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.player import choose, leave_guide, seated_at, sit_down, wait_for_move

SCRIPT = 150_000
DECK = "jedi 1 1 2 2 3 4 5 6 7 18"


def options(page: Page) -> None:
    page.get_by_role("button", name="Options").click()


def done(line: WebSocket) -> AbstractContextManager[object]:
    """Something is asked of the server within it, and done at its end: who leaves sooner may not have been heard."""
    return line.expect_event("framereceived", lambda frame: '"type":"done"' in str(frame))


def test_the_first_load_is_small(visitor: Visitor) -> None:
    """Lobby and table together; as they travel, compressed."""
    page = visitor()
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))
    sit_down(page, "Ola")
    scripts = [request for request in asked if request.url.endswith(".js")]
    assert len(scripts) > 3
    assert sum(request.sizes()["responseBodySize"] for request in scripts) < SCRIPT


def test_name_language_and_theme_are_remembered(visitor: Visitor) -> None:
    page = visitor(language="pl")
    page.goto("/")
    page.fill("#name", "Żaneta")
    page.get_by_role("button", name="Switch to English").click()
    page.get_by_role("button", name="Light or dark table").click()
    theme = page.locator("html").get_attribute("data-theme")
    page.goto("about:blank")
    page.goto("/")
    expect(page.locator("#name")).to_have_value("Żaneta")
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("html").get_attribute("data-theme") == theme


def test_the_games_appear_when_a_server_that_was_away_is_back(visitor: Visitor) -> None:
    page = visitor()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.locator(".below")).to_contain_text("The server does not answer")
    page.unroute("**/api/**")
    expect(page.locator(".box")).to_have_count(len(GAMES), timeout=15_000)
    expect(page.locator(".below")).not_to_contain_text("The server does not answer")


def test_a_table_says_that_the_server_does_not_answer(visitor: Visitor) -> None:
    page = visitor()
    page.route_web_socket("**/play", lambda line: line.close())
    page.goto("/table/any")
    expect(page.locator("main")).to_contain_text("The server does not answer")


def test_a_part_of_the_page_that_does_not_come_is_told(visitor: Visitor) -> None:
    page = visitor()
    page.route("**/assets/Table-*.js", lambda route: route.abort())
    page.goto("/table/any")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute("**/assets/Table-*.js")
    page.get_by_role("button", name="Load the page again").click()
    expect(page.locator("main")).to_contain_text("There is no such table")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_words_stay_in_their_buttons_on_the_smallest_phone(visitor: Visitor, language: str) -> None:
    page = visitor(size=(360, 740), language=language)
    page.goto("/")
    page.wait_for_selector(".levels")
    page.wait_for_function(
        "() => ![...document.querySelectorAll('.setup button')].some((one) => one.scrollWidth > one.clientWidth)"
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_setting_is_wider_than_its_sheet(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size, language="pl")
    page.goto("/")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("dźwięki").check()
    right = "parts => Math.max(...parts.map(part => part.getBoundingClientRect().right))"
    assert page.locator("dialog[open] .asks *").evaluate_all(right) <= page.locator("dialog[open] .asks").evaluate_all(
        right
    )


def test_the_way_in_is_no_wider_than_the_smallest_phone(visitor: Visitor) -> None:
    page = visitor(size=(360, 740), language="pl")
    page.goto("/")
    inside = """() => ![...document.querySelectorAll('.setup *')]
        .some((one) => one.getBoundingClientRect().right > innerWidth)"""
    for box in page.locator(".box").all():
        box.click()
        for more in page.locator("details.more:not([open]) summary").all():
            more.click()
        page.wait_for_function(inside)


def test_a_refusal_speaks_the_language_of_the_page(visitor: Visitor) -> None:
    """Not that of the browser, which may be another."""
    page = visitor(language="pl")
    page.goto("/")
    page.get_by_role("button", name="Switch to English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.locator(".go .bell").click()
    assert sent.value.url.endswith("?language=en")


def test_a_setting_is_chosen_by_its_name_and_a_deck_may_be_ones_own(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator(".box", has_text="The Card Game").click()
    page.locator("details.more summary").click()
    page.get_by_label("dark side deck").select_option("Imperial Navy")
    page.get_by_label("light side deck").select_option("another: an affiliation and set numbers (jedi 1 2 …)")
    page.get_by_label("an affiliation and set numbers").fill(DECK)
    page.get_by_label("mulligan").select_option("no")
    with page.expect_request(lambda request: request.method == "POST" and "/api/tables" in request.url) as sent:
        page.locator(".go .bell").click()
    assert sent.value.post_data_json["settings"] == {"dark": "imperial-navy", "light": DECK, "mulligan": 0}
    seated_at(page)


def test_sound_is_off_and_motion_can_be_turned_off(visitor: Visitor) -> None:
    page = visitor(motion=True)
    sit_down(page, "Ola")
    options(page)
    expect(page.get_by_label("sounds")).not_to_be_checked()
    expect(page.get_by_label("moving cards")).to_be_checked()
    page.get_by_label("moving cards").uncheck()
    page.keyboard.press("Escape")
    assert page.locator("html").get_attribute("data-motion") == "off"
    page.reload()
    wait_for_move(page)
    assert page.locator("html").get_attribute("data-motion") == "off"


def test_a_table_may_forbid_hints_and_undo(visitor: Visitor) -> None:
    page = visitor()
    choose(page, "Ola")
    page.get_by_label("hints").uncheck()
    page.get_by_label("taking moves back").uncheck()
    page.locator(".go .bell").click()
    seated_at(page)
    leave_guide(page)
    assert page.get_by_role("button", name="Hint").count() == 0
    page.keyboard.press("h")
    expect(page.locator(".toast")).to_contain_text("No hint")
    held = page.locator(".hand .card").count()
    page.locator(".hand .card.is-playable").first.click()
    expect(page.locator(".hand .card")).to_have_count(held - 1)
    expect(page.locator(".undo")).to_have_attribute("aria-disabled", "true")


@pytest.mark.timeout(120)
def test_where_one_wants_to_be_asked_is_kept(visitor: Visitor) -> None:
    page = visitor()
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))
    sit_down(page, "Ola", "Star Wars: The Card Game")
    page.keyboard.press("Escape")
    options(page)
    here = page.locator(".seg button", has_text="only here")
    with done(lines[-1]):
        here.click()
    place = page.locator("dialog[open] .ticks-row input").first
    with done(lines[-1]):
        place.check()
    page.keyboard.press("Escape")
    page.reload()
    wait_for_move(page)
    page.keyboard.press("Escape")
    options(page)
    expect(here).to_have_attribute("aria-pressed", "true")
    expect(place).to_be_checked()
