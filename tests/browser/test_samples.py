"""Pieces of games to come, on a page of their own: at every size, in both languages, by mouse, keyboard and ear."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.onlooker import MOUSE, TOUCH, Size
from tests.browser.player import in_both_lights

TOO_SMALL = """(least) => [...document.querySelectorAll('main button, main [role=button]:not(.nav)')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width && (width < least || height < least) ? [`${one.className}: ${width} x ${height}`] : [];
})"""


def come(visitor: Visitor, **wishes: object) -> Page:
    page = visitor(**wishes)
    page.goto("/samples")
    page.wait_for_selector(".chart .space")
    return page


TOO_WIDE = """() => document.documentElement.scrollWidth > innerWidth ||
    [...document.querySelectorAll('.dice-pool, .character, .chart, .stalls, .trade')].some(
        (one) => one.getBoundingClientRect().right > innerWidth + 1)"""


@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_every_piece_has_room_at_every_size(visitor: Visitor, sizes: list[Size]) -> None:
    page = come(visitor, size=sizes[0], touch=sizes == TOUCH)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"!({TOO_WIDE})()")
        assert page.evaluate(TOO_SMALL, 44 if sizes == TOUCH else 24) == []


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(visitor: Visitor, size: tuple[int, int], language: str) -> None:
    assert in_both_lights(come(visitor, size=size, language=language)) == []


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_dice_are_rolled_and_the_roll_is_told(visitor: Visitor, motion: bool) -> None:
    page = come(visitor, motion=motion)
    page.get_by_role("button", name=re.compile("^Die of Broomstick")).click()
    expect(page.locator(".dice-pool .die.is-selected")).to_have_count(1)
    page.get_by_role("button", name="Roll 1 die").click()
    expect(page.locator(".sr[aria-live=polite]").last).to_contain_text(re.compile("^Broomstick: "))
    expect(page.locator(".dice-pool .die.is-fresh")).to_have_count(1)
    expect(page.locator(".throw")).to_have_count(0)
    told = page.locator(".sr[aria-live=polite]").last.inner_text().removeprefix("Broomstick: ")
    label = page.locator(".dice-pool .die.is-selected").get_attribute("aria-label")
    assert label is not None
    assert told in label.replace("\N{NO-BREAK SPACE}", " ")


def test_a_key_ends_a_throw(visitor: Visitor) -> None:
    page = come(visitor, motion=True)
    # so slow that it would not end by itself while anybody looks
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    page.get_by_role("button", name="Roll 6 dice").click()
    expect(page.locator(".throw")).to_have_count(6)
    page.keyboard.press("Shift")
    expect(page.locator(".throw")).to_have_count(0)


def test_the_map_is_walked_along_its_lanes(visitor: Visitor) -> None:
    page = come(visitor)
    page.locator(".chart [tabindex='0'].space").focus()
    here = page.locator(".chart .space:focus")
    expect(here).to_have_attribute("aria-label", re.compile("^Kafrene"))
    assert page.locator(".chart .space[tabindex='0']").count() == 1
    page.keyboard.press("ArrowUp")
    expect(here).to_have_attribute("aria-label", re.compile("^Navpoint near .*1 of 5"))
    page.keyboard.press("Home")
    expect(here).to_have_attribute("aria-label", re.compile("^Kafrene"))
    page.keyboard.press("]")
    expect(here).to_have_attribute("aria-label", re.compile("1 of 5"))
    page.keyboard.press("Enter")
    expect(page.locator(".chart .space .chosen")).to_have_count(1)


def test_the_map_is_zoomed_and_its_overview_leads_elsewhere(visitor: Visitor) -> None:
    page = come(visitor)
    expect(page.locator(".overview")).to_have_count(0)
    page.get_by_role("button", name="Closer").click(click_count=3)
    overview = page.locator(".overview")
    expect(overview).to_be_visible()
    seen = overview.locator(".frame")
    overview.click(position={"x": 20, "y": 60})
    left = float(str(seen.get_attribute("x")))
    overview.click(position={"x": 150, "y": 60})
    assert float(str(seen.get_attribute("x"))) > left
    page.get_by_role("button", name="The whole map").click()
    expect(overview).to_have_count(0)


def test_an_offer_is_read_before_it_is_sent(visitor: Visitor) -> None:
    page = come(visitor, language="pl")
    expect(page.get_by_role("button", name="Zaproponuj")).to_be_disabled()
    page.get_by_role("checkbox", name="Blaster").check()
    page.get_by_role("group", name="Tomek daje").get_by_role("button", name="Więcej").click()
    expect(page.locator(".trade .sum")).to_have_text("Dajesz: Blaster. Tomek daje: 1000 kredytów.")
    expect(page.get_by_role("button", name="Zaproponuj")).to_be_enabled()
