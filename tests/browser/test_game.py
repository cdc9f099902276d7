"""Whole games at the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kantyna.games.registry import GAMES
from kantyna.lang import Speaker
from tests.browser.conftest import PHONE, Visitor
from tests.browser.player import (
    ASKED,
    dismiss_guide,
    is_over,
    move_by_mouse,
    play_by_keyboard,
    play_by_mouse,
    sit_down,
    sound_of_axe,
    wait_for_move,
)

TITLES = [Speaker("en").text(spec, "game-title") for spec in GAMES.values()]


@pytest.mark.timeout(1200)
def test_a_whole_game_against_the_machine_by_mouse(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    play_by_mouse(page)
    expect(page.locator(".ended b")).not_to_be_empty()
    written = page.locator(".receipt li").count()
    assert written > 20
    page.get_by_role("button", name="Earlier turns").click()
    page.wait_for_function("written => document.querySelectorAll('.receipt li').length > written", arg=written)
    assert sound_of_axe(page) == []
    page.locator(".ended a", has_text="Replay").click()
    expect(page.locator(".rbar")).to_be_visible()


@pytest.mark.timeout(1200)
def test_another_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    play_by_keyboard(page)
    expect(page.locator(".ended b")).not_to_be_empty()


def test_cards_travel_and_nothing_waits_for_them(visitor: Visitor) -> None:
    page = visitor(motion=True)
    sit_down(page, "Ola")
    assert page.locator("html").get_attribute("data-motion") == "on"
    wait_for_move(page)
    before = page.locator(".hand .card").count()
    # The second press comes while the answer to the first is on its way. Both in one breath: a pointer would have to
    # meet a card of a hand that closes up.
    page.evaluate("() => [...document.querySelectorAll('.hand .card')].slice(0, 2).forEach((card) => card.click())")
    expect(page.locator(".hand .card")).to_have_count(before - 2)
    for _ in range(10):
        wait_for_move(page)
        move_by_mouse(page)
    assert page.locator(".card.ghost").count() <= 10


@pytest.mark.parametrize("by", ["key", "press"])
def test_the_machines_turn_can_be_hurried(visitor: Visitor, by: str) -> None:
    """Shown slowly, its first turn takes eight seconds and more."""
    page = visitor()
    page.add_init_script("localStorage.setItem('kantyna.settings', JSON.stringify({ speed: 'slow' }))")
    sit_down(page, "Ola")
    page.locator(".bell").click()
    hurry = page.locator(".slip .hurry")
    expect(hurry).to_be_visible()
    if by == "key":
        page.keyboard.press("n")
    else:
        hurry.click()
    page.wait_for_function(ASKED, timeout=4_000)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", [(1366, 700), PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_every_game_is_played_at_the_same_page(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    sit_down(page, "Ola", game)
    for _ in range(30):
        wait_for_move(page)
        if is_over(page):
            break
        dismiss_guide(page)
        move_by_mouse(page)
    assert page.locator(".receipt li").count() > 5
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert sound_of_axe(page) == []
