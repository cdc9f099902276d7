"""Whole games at the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.sitting import move_by_mouse, play_by_keyboard, play_by_mouse, sit_down, wait_for_move


@pytest.mark.timeout(500)
def test_a_whole_game_against_the_machine_by_mouse(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    play_by_mouse(page)
    expect(page.locator(".ended b")).not_to_be_empty()
    assert page.locator(".receipt li").count() > 20
    page.locator(".ended a", has_text="Replay").click()
    expect(page.locator(".rbar")).to_be_visible()


@pytest.mark.timeout(500)
def test_another_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    play_by_keyboard(page)
    expect(page.locator(".ended b")).not_to_be_empty()


def test_cards_travel_and_nothing_waits_for_them(visitor: Visitor) -> None:
    page = visitor(motion=True)
    sit_down(page, "Ola")
    assert page.locator("html").get_attribute("data-motion") == "on"
    before = page.locator(".hand .card").count()
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(page.locator(".hand .card")).to_have_count(before - 2)
    for _ in range(10):
        wait_for_move(page)
        move_by_mouse(page)
    assert page.locator(".card.ghost").count() <= 10
