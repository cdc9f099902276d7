"""The deck workshop in a real browser: a whole legal deck of each game by mouse and keys, shared, read in, played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kantyna.games.common.deck_list import DeckList
from kantyna.games.deck_builders import BUILDERS
from kantyna.games.registry import game
from kantyna.kernel.spec import CardDef
from kantyna.lang import Speaker
from kantyna.lang.deck import card_names
from tests.browser.conftest import PHONE, House, Visitor
from tests.browser.onlooker import SIZES, TOUCH
from tests.browser.player import sound_of_axe

LEGAL = "Ready to play"
PATIENT = 120_000
"""Milliseconds for a page whose card book has hundreds of pictures, on a busy machine."""
TAP = "tap"
"""A finger instead of a key."""
FITS = Path(__file__).with_name("bench.js").read_text()


def workshop(page: Page, name: str, link: str = "") -> None:
    page.set_default_timeout(PATIENT)
    page.goto(f"/decks/{name}{link}")
    page.wait_for_selector(".bench")


def with_ready_deck(page: Page, game: str, deck: str) -> None:
    """The workshop with one of the decks that come with the game."""
    workshop(page, game)
    page.get_by_role("button", name="My decks").click()
    page.locator("dialog .ready button", has_text=deck).click()
    expect(page.locator(".laws h2")).to_have_text(LEGAL)


def press(page: Page, name: str, times: int, key: str = "") -> None:
    """A card of the book, by mouse or by a key."""
    card = page.locator(".entry .main", has=page.locator(".name", has_text=re.compile(f"^{re.escape(name)}$"))).first
    take(page, card, times, key)


def take(page: Page, card: Locator, times: int, key: str) -> None:
    for _ in range(times):
        if key == TAP:
            card.tap()
        elif key:
            card.focus()
            page.keyboard.press(key)
        else:
            card.click()


def kind(page: Page, title: str) -> None:
    """Cards of that kind alone; pressed once more, it would show all of them."""
    chip = page.locator(".kinds button", has_text=title)
    if chip.get_attribute("aria-pressed") != "true":
        chip.click()


def build_destiny(page: Page, key: str) -> None:
    """Two elite heroes, a battlefield, and two copies of whatever fits until there are thirty cards."""
    kind(page, "Team")
    press(page, "Han Solo", 2, key)
    press(page, "Rey", 2, key)
    expect(page.locator(".lead .sum b").first).to_have_text("30")
    kind(page, "Battlefield")
    press(page, "Imperial Armory", 1, key)
    kind(page, "Upgrades")
    for at in range(15):
        take(page, page.locator(".entry .main").nth(at), 2, key)


def build_card_game(page: Page, key: str) -> None:
    kind(page, "Affiliation")
    press(page, "Jedi", 1, key)
    kind(page, "Objective sets")
    expect(page.locator(".entry")).not_to_have_count(0)
    if not key:
        narrowed(page)
    for at in range(5):
        take(page, page.locator(".entry .main").nth(at), 2, key)


def narrowed(page: Page) -> None:
    """Sets are found by what any of their cards is: its type, cost and traits, its icons."""
    builder, cards = BUILDERS["card-game"], {card.key: card for card in game("card-game").cards}
    fitting = [builder.units[key] for key, offer in builder.offers({"jedi": 1}, None).items() if offer.room]
    opener, found = page.locator(".filters"), page.locator(".entry.unit")

    def shown(fits: Callable[[CardDef], bool]) -> None:
        expect(found).to_have_count(len([unit for unit in fitting if any(fits(cards[key]) for key in unit)]))

    if opener.is_visible():
        opener.click()
    for label, value, fits in (
        ("Card type", "enhancement", lambda card: card.kind == "enhancement"),
        ("Cost", "4", lambda card: card.numbers.get("cost") == 4),
        ("Trait", "force-user", lambda card: "force-user" in card.traits),
    ):
        page.get_by_label(label, exact=True).select_option(value)
        shown(fits)
        page.get_by_label(label, exact=True).select_option("")
    icon = page.get_by_role("button", name="tactics", exact=True)
    icon.click()
    shown(lambda card: "tactics" in card.numbers or "edge-tactics" in card.numbers)
    icon.click()
    shown(lambda card: True)
    if opener.is_visible():
        opener.click()


BUILD = {"destiny": build_destiny, "card-game": build_card_game}


@pytest.mark.parametrize("key", ["", "Enter", TAP], ids=["mouse", "keys", "fingers"])
@pytest.mark.parametrize("name", BUILDERS)
@pytest.mark.timeout(300)
def test_a_whole_deck_is_built_shared_read_in_and_played(visitor: Visitor, name: str, key: str) -> None:
    page = visitor(PHONE, touch=True) if key == TAP else visitor()
    workshop(page, name)
    expect(page.locator(".laws h2")).to_have_text("Not ready to play yet")
    BUILD[name](page, key)
    expect(page.locator(".laws h2")).to_have_text(LEGAL)
    if key == TAP:
        page.locator(".tabs button").last.tap()
    page.get_by_label("Name of the deck").fill("Mine")
    if key:
        assert sound_of_axe(page) == []
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_role("button", name="Export").click()
    link = page.get_by_label("Link to the deck").input_value()
    text = page.locator("dialog textarea").input_value()
    assert text.startswith("# Mine")
    page.keyboard.press("Escape")

    other = visitor(language="pl")
    workshop(other, name, link[link.index("#") :])
    expect(other.locator(".laws h2")).to_have_text("Można grać")
    expect(other.locator(".deck-bill input")).to_have_value("Mine")
    other.get_by_role("button", name="Nowa talia").click()
    expect(other.locator(".laws h2")).to_have_text("Jeszcze nie można grać")
    other.get_by_role("button", name="Importuj").click()
    other.locator("dialog textarea").fill(text)
    other.get_by_role("button", name="Wczytaj talię").click()
    expect(other.locator(".laws h2")).to_have_text("Można grać")

    page.get_by_role("button", name="Play it now").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(".dock")


@pytest.mark.timeout(240)
def test_bad_input_is_told_and_nothing_is_lost(visitor: Visitor) -> None:
    page = visitor()
    workshop(page, "destiny", "#1.damaged")
    expect(page.locator(".toast, [role=alert]").first).to_contain_text("No deck can be read from this link")
    kind(page, "Team")
    press(page, "Rey", 1)
    expect(page.locator(".lead h3").first).to_have_text("Rey")
    page.get_by_role("button", name="Import").click()
    page.locator("dialog textarea").fill("1x Han Solo\n2x Lightsabr\n3x Qwrtz")
    page.get_by_role("button", name="Import the deck").click()
    told = page.locator("dialog .trouble-list")
    expect(told).to_contain_text("Not all of it can be read")
    expect(told).to_contain_text("Line 2: there is no card “Lightsabr”. Did you mean “Lightsaber”?")
    expect(page.locator(".lead h3").first).to_have_text("Rey")
    page.get_by_role("button", name="Take the rest").click()
    expect(page.locator(".lead h3").first).to_have_text("Han Solo")
    page.get_by_role("button", name="Undo the change to the deck").click()
    expect(page.locator(".lead h3").first).to_have_text("Rey")
    page.reload()
    expect(page.locator(".lead h3").first).to_have_text("Rey")


@pytest.mark.timeout(240)
def test_a_card_is_found_dragged_counted_and_tried(visitor: Visitor) -> None:
    page = visitor()
    with_ready_deck(page, "destiny", "Han and Rey")
    expect(page.get_by_role("button", name="Upgrades", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="One less: Comlink").click()
    expect(page.locator(".deck-bill .sum b")).to_have_text("29")
    page.get_by_role("searchbox").fill("miecz świetlny")
    expect(page.locator(".entry .name", has_text=re.compile("^Lightsaber$"))).to_have_count(1)
    page.get_by_role("searchbox").fill("datapad")
    page.locator(".entry", has_text="Datapad").drag_to(page.locator(".deck-bill .paper"))
    expect(page.locator(".deck-bill .sum b")).to_have_text("30")
    expect(page.locator(".laws h2")).to_have_text(LEGAL)
    page.get_by_role("button", name="Test hand").click()
    expect(page.locator("dialog .hand-cards .card")).to_have_count(5)
    page.locator("dialog .hand-cards .card").first.click()
    page.get_by_role("button", name="Put back (1)").click()
    expect(page.locator("dialog .hand-cards .card")).to_have_count(5)
    expect(page.get_by_role("button", name=re.compile("Put back"))).to_have_count(0)


@pytest.mark.timeout(240)
def test_a_finger_carries_a_card_after_a_long_press_and_scrolls_before(visitor: Visitor) -> None:
    page = visitor(PHONE, touch=True)
    workshop(page, "card-game")
    kind(page, "Objective sets")
    fingers = page.context.new_cdp_session(page)

    def touch(what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        fingers.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def middle(where: Locator) -> tuple[float, float]:
        box = where.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def carry(what: Locator, to: Locator) -> None:
        touch("touchStart", *middle(what))
        expect(page.locator(".carried")).to_be_visible()
        touch("touchMove", *middle(to))
        expect(to).to_have_class(re.compile("drop-here"))
        touch("touchEnd")
        expect(page.locator(".carried")).to_have_count(0)

    book, deck = page.locator(".tabs button").nth(1), page.locator(".tabs button").nth(2)
    x, y = middle(page.locator(".entry").nth(2))
    page.evaluate("document.querySelector('.entries').addEventListener('scrollend', () => (window.rests = true))")
    touch("touchStart", x, y)
    for step in range(1, 6):
        touch("touchMove", x, y - 30 * step)
    touch("touchEnd")
    # Let go while it moves, the list glides on, the further the faster the machine is: nothing is caught till it rests.
    page.wait_for_function("() => window.rests && document.querySelector('.entries').scrollTop > 0")
    expect(deck.locator("small")).to_have_text("0")
    caught = page.locator(".entry").nth(3)
    caught.scroll_into_view_if_needed()
    carry(caught, deck)
    expect(deck.locator("small")).to_have_text("1")
    deck.tap()
    carry(page.locator(".deck-bill li"), book)
    expect(deck.locator("small")).to_have_text("0")


@pytest.mark.timeout(240)
def test_decks_are_kept_on_the_server_under_a_key_for_all_devices_of_one_person(visitor: Visitor) -> None:
    page = visitor()
    with_ready_deck(page, "card-game", "Sith")
    page.get_by_label("Name of the deck").fill("Mine")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_role("button", name="My decks").click()
    page.get_by_role("button", name="Keep them on the server, too").click()
    link = page.get_by_label("Link with the key, for your other devices").input_value()
    assert sound_of_axe(page) == []

    other = visitor(language="pl")
    workshop(other, "card-game", link[link.index("#") :])
    kept = other.locator("dialog .kept li")
    expect(kept).to_have_text([re.compile("Mine")])
    kept.get_by_role("button").first.click()
    expect(other.locator(".laws h2")).to_have_text("Można grać")
    other.get_by_label("Nazwa talii").fill("Mine, better")
    other.get_by_role("button", name="Zapamiętaj").click()
    expect(other.get_by_text("Talia zapisana w tej przeglądarce i na serwerze")).to_be_visible()

    page.reload()
    page.get_by_role("button", name="My decks").click()
    expect(page.locator("dialog .kept li")).to_have_text([re.compile("Mine, better")])
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.get_by_role("button", name="Throw away: Mine, better").click()
    other.reload()
    other.get_by_role("button", name="Moje talie").click()
    expect(other.locator("dialog .kept li")).to_have_count(0)
    other.get_by_role("button", name="Skasuj je z serwera").click()
    expect(other.get_by_role("button", name="Trzymaj je też na serwerze")).to_be_visible()


@pytest.mark.timeout(240)
def test_a_deck_is_tried_by_a_bot_and_printed_as_a_list(visitor: Visitor) -> None:
    page = visitor()
    with_ready_deck(page, "card-game", "Sith")
    page.get_by_role("button", name="Trial").click()
    page.get_by_role("button", name="4 games").click()
    page.get_by_role("button", name="Begin the trial").click()
    expect(page.locator("dialog tbody th")).to_have_text(["Jedi", "Rebel Alliance"], timeout=PATIENT)
    expect(page.get_by_role("button", name="Begin the trial")).to_be_enabled(timeout=PATIENT)
    expect(page.locator("dialog tbody td:nth-child(2)")).to_have_text([re.compile(r"^\d / 4$")] * 2)
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    expect(page.locator(".print-list li").first).to_have_text(re.compile("^1× Sith"))
    expect(page.locator(".print-list")).to_be_visible()
    expect(page.locator(".bench")).to_be_hidden()


def test_the_lobby_leads_to_the_workshop_and_takes_a_pasted_deck(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator(".box", has_text="Destiny").click()
    expect(page.get_by_role("link", name="Build a deck of your own")).to_have_attribute("href", "/decks/destiny")
    page.locator("details.more summary").click()
    page.get_by_label("deck of seat 1").select_option("another: codes of cards (2x01028 1x01029 …)")
    field = page.get_by_label("codes of cards", exact=False).last
    field.fill("1x Rey\n2x Lightsabr")
    field.blur()
    expect(page.locator(".setup .trouble")).to_contain_text("Line 2")
    builder = BUILDERS["destiny"]
    picks = builder.sorted({**builder.ready["han-rey"], "comlink": 2, "second-chance": 1})
    assert builder.faults(picks) == []
    field.fill(builder.written(DeckList(picks, "Mine"), "text", card_names(Speaker("pl"), game("destiny"))))
    with page.expect_request(lambda request: request.method == "POST" and "/api/tables" in request.url) as sent:
        page.locator(".go .bell").click()
    wish = sent.value.post_data_json
    assert wish is not None
    assert wish["settings"] == {"deck-1": builder.code(picks)}


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "fingers"])
@pytest.mark.parametrize("name", BUILDERS)
@pytest.mark.timeout(300)
def test_nothing_is_cut_or_covered_at_any_size(browser: Browser, house: House, name: str, touch: bool) -> None:
    sizes = [size for size in SIZES if (size in TOUCH) == touch]
    context = browser.new_context(base_url=house.address, locale="pl-PL", has_touch=touch, is_mobile=touch)
    page = context.new_page()
    workshop(page, name)
    assert page.evaluate("matchMedia('(pointer: coarse)').matches") == touch
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        tabs = page.locator(".tabs button")
        narrow = tabs.first.is_visible()
        if (width, height) == sizes[0]:
            if narrow:
                tabs.nth(2).click()
            page.get_by_role("button", name="Moje talie").click()
            page.locator("dialog .ready button").first.click()
            expect(page.locator(".laws h2")).to_have_text("Można grać")
        for at in range(3) if narrow else [0]:
            if narrow:
                tabs.nth(at).click()
            assert page.evaluate(FITS, touch) == [], f"{width}x{height}, tab {at}"
    assert sound_of_axe(page) == []
    context.close()
