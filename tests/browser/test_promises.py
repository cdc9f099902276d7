"""What the page promises whoever comes: little to load, nothing forgotten, nothing forced."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Visitor
from tests.browser.sitting import choose, leave_guide, seated_at, sit_down, wait_for_move

SCRIPT = 150_000


def options(page: Page) -> None:
    page.get_by_role("button", name="Options").click()


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
    sit_down(page, "Ola", "Star Wars: The Card Game")
    page.keyboard.press("Escape")
    options(page)
    here = page.locator(".seg button", has_text="only here")
    here.click()
    place = page.locator("dialog[open] .ticks-row input").first
    place.check()
    page.keyboard.press("Escape")
    page.reload()
    wait_for_move(page)
    page.keyboard.press("Escape")
    options(page)
    expect(here).to_have_attribute("aria-pressed", "true")
    expect(place).to_be_checked()
