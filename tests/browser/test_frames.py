"""Tables of dice and of a map: by the law of every size, pressed, and heard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, House
from tests.browser.made_up import Told, dice_table, map_table
from tests.browser.onlooker import SIZES, Onlooker
from tests.browser.player import sound_of_axe

Opened = Callable[[Told, tuple[int, int]], Onlooker]


@pytest.fixture
def opened(browser: Browser, house: House) -> Iterator[Opened]:
    """A page at a made-up table."""
    eyes: list[Onlooker] = []
    complaints: list[str] = []

    def come(told: Told, size: tuple[int, int]) -> Onlooker:
        eye = Onlooker(browser, house, size)
        eyes.append(eye)
        eye.page.on("pageerror", lambda error: complaints.append(str(error)))
        words = msgspec.json.encode(told.catalogue)

        def answer(route: Route) -> None:
            route.fulfill(body=words, content_type="application/json")

        eye.page.route(re.compile(rf"/api/games/{told.game}\?"), answer)
        eye.show(told.welcome(), told.update(1))
        expect(eye.page.locator(".dice-tray, .chart .space").first).to_be_visible()
        return eye

    yield come
    for eye in eyes:
        eye.close()
    assert complaints == []


IDS = [f"{width}x{height}" for width, height in SIZES]


@pytest.mark.parametrize("size", SIZES, ids=IDS)
def test_a_table_of_dice_can_be_seen_and_pressed(opened: Opened, size: tuple[int, int]) -> None:
    assert opened(dice_table(), size).faults() == []


@pytest.mark.parametrize("size", SIZES, ids=IDS)
def test_a_table_with_a_map_can_be_seen_and_pressed(opened: Opened, size: tuple[int, int]) -> None:
    assert opened(map_table(), size).faults() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("laid", [dice_table, map_table], ids=["dice", "map"])
def test_axe_finds_nothing_serious(opened: Opened, laid: Callable[[], Told], size: tuple[int, int]) -> None:
    assert sound_of_axe(opened(laid(), size).page) == []


def test_a_die_says_its_card_and_its_side_and_is_pressed(opened: Opened) -> None:
    eye = opened(dice_table(), DESKTOP)
    die = eye.page.get_by_role("button", name=re.compile("^Die of Lamplighter, 2 melee. Can be used. Resolve"))
    expect(die).to_have_count(1)
    expect(eye.page.get_by_role("group", name="Your pool, 6 dice")).to_have_count(1)
    die.click()
    assert eye.answered() == [0]


def test_dice_go_round_with_the_arrow_keys(opened: Opened) -> None:
    page = opened(dice_table(), DESKTOP).page
    page.locator(".dice-pool .die").last.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".die:focus")).to_have_count(1)


def test_a_space_is_pressed_and_the_way_is_answered(opened: Opened) -> None:
    eye = opened(map_table(), DESKTOP)
    eye.page.locator(".chart .space[tabindex='0']").focus()
    expect(eye.page.locator(".chart .space:focus")).to_have_attribute(
        "aria-label", re.compile("^Ring Of Kafrene. Captain 0")
    )
    eye.page.keyboard.press("]")
    expect(eye.page.locator(".chart .space:focus")).to_have_attribute("aria-label", re.compile(r"Fly there \(1\)"))
    eye.page.keyboard.press("Enter")
    assert eye.answered() == [32]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_pool_however_many_they_are(opened: Opened, seats: int) -> None:
    page = opened(dice_table(seats), DESKTOP).page
    expect(page.locator(".dice-pool")).to_have_count(seats)
    expect(page.locator(".seat")).to_have_count(seats)
