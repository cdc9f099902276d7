"""For everybody: axe finds nothing serious on any view, and the page says what happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from kantyna.games.registry import GAMES
from tests.browser.conftest import DESKTOP, PHONE, House, Visitor
from tests.browser.law import Table, tables
from tests.browser.load import SCRIPTS, weight
from tests.browser.onlooker import Onlooker
from tests.browser.player import in_both_lights, move_by_mouse, sit_down, sit_with_a_friend, wait_for_move


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.timeout(240)
def test_axe_finds_nothing_serious(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    page.goto("/")
    page.wait_for_selector(".box img")
    assert in_both_lights(page) == [], "the lobby"
    sit_with_a_friend(page, "Ola")
    assert in_both_lights(page) == [], "the waiting room"
    sit_down(page, "Ola", guide=True)
    wait_for_move(page)
    assert in_both_lights(page) == [], "the guided turn"
    page.locator(".coach .quiet").click()
    for _ in range(14):
        wait_for_move(page)
        move_by_mouse(page)
    wait_for_move(page)
    assert in_both_lights(page) == [], "a game in progress"
    page.get_by_role("button", name="Options").click()
    page.wait_for_selector("dialog[open]")
    assert in_both_lights(page) == [], "the options"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .keys-list")
    assert in_both_lights(page) == [], "the keys"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.timeout(240)
def test_axe_finds_nothing_serious_at_a_full_table(browser: Browser, house: House, size: tuple[int, int]) -> None:
    eye = Onlooker(browser, house, size)
    for game, spec in GAMES.items():
        laid = tables((game, spec.variants()[0].name))[-1]
        eye.show(laid.welcome, laid.update)
        assert in_both_lights(eye.page) == [], game
    eye.close()


@pytest.mark.parametrize(("book", "there"), [("rules", ".rules li"), ("cards", ".faces .card"), ("decks", "main h2")])
@pytest.mark.timeout(240)
def test_axe_finds_nothing_serious_in_a_book(visitor: Visitor, book: str, there: str) -> None:
    page = visitor()
    page.goto(f"/{book}/destiny")
    page.wait_for_selector(there)
    assert in_both_lights(page) == []


LIGHT = 150_000
"""So many bytes of script at most, as they come over the line."""


def loaded(page: Page) -> int:
    """Bytes of script that a page has taken, by the coding that presses less."""
    return sum(weight(url, "gzip") for url in page.evaluate(SCRIPTS))


def test_a_first_visit_loads_little_script(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.wait_for_selector(".box")
    assert 0 < loaded(page) < LIGHT, "the lobby"
    for game, there in (("Outer Rim", ".chart .space"), ("Destiny", ".dice-tray")):  # those with most to load
        guest = visitor()
        guest.goto(f"/table/{sit_down(page, 'Ola', game)}")
        guest.wait_for_selector(there)
        guest.wait_for_selector("main img[src^='data:']", state="attached")
        assert loaded(guest) < LIGHT, game


def test_what_happens_is_spoken(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    page.locator(".hand .card.is-playable").first.click()
    expect(page.locator(".sr[aria-live=polite]").first).to_contain_text("Ola plays")
    page.keyboard.press("s")
    expect(page.locator(".sr[aria-live=polite]").first).to_contain_text("authority")


def test_a_card_says_all_of_itself(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    label = page.locator(".market button.card").first.get_attribute("aria-label")
    assert label is not None
    assert "cost" in label
    assert page.locator(".market button.card .name").first.inner_text() in label


def test_whom_the_force_is_with_is_said_in_the_readers_language(visitor: Visitor) -> None:
    page = visitor(language="pl")
    sit_down(page, "Ola", "Deckbuilding Game")
    label = page.locator(".track").get_attribute("aria-label")
    assert label is not None
    assert label.replace("\N{NO-BREAK SPACE}", " ").endswith("3 z 3, bliżej: Rebelia")


def focused(table: Table) -> int:
    """The most focus on a card of this table."""
    return max(thing.marks.get("focus", 0) for zone in table.update.view.zones for thing in zone.things)


def test_marks_are_said_in_words(browser: Browser, house: House) -> None:
    eye = Onlooker(browser, house, DESKTOP, language="pl")
    full = max(tables(("card-game", "duel"), "pl"), key=focused)
    eye.show(full.welcome, full.update)
    said = "cards => cards.map(card => card.getAttribute('aria-label'))"
    labels = eye.page.locator(":is(.axis, .line) .card[aria-label]").evaluate_all(said)
    assert any(f"skupienie {focused(full)}" in label for label in labels)
    assert any("próg 5" in label for label in labels)
    assert not [label for label in labels if "capacity" in label or "focus" in label or "{" in label]
    eye.close()


def test_lives_are_said_in_words(browser: Browser, house: House) -> None:
    eye = Onlooker(browser, house, DESKTOP, language="pl")
    full = tables(("star-realms", "duel"), "pl")[-1]
    eye.show(full.welcome, full.update)
    expect(eye.page.get_by_role("img", name="autorytet: ")).to_have_count(2)
    eye.close()


def test_no_state_is_told_by_colour_alone(visitor: Visitor) -> None:
    """What is lit has a peak above it, what is aimed at a crosshair: shapes that stay when colour is gone."""
    page = visitor()
    sit_down(page, "Ola")
    peak = page.locator(".hand .card.is-playable").first.evaluate("e => getComputedStyle(e, '::after').clipPath")
    assert "polygon" in peak
    letters = page.locator(".market .card .spine b").all_inner_texts()
    assert all(letters)
