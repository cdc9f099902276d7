"""What a table owes to whoever sits at it."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import httpx2 as httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, House, Visitor
from tests.browser.player import (
    follow_guide,
    hand,
    is_asked,
    leave_guide,
    move_by_mouse,
    play_on,
    sit_down,
    sit_with_a_friend,
    sound_of_axe,
    take_the_free_seat,
    wait_for_move,
    whoever_is_asked,
)


@pytest.mark.timeout(240)
def test_two_browsers_play_and_one_comes_back_after_a_break(visitor: Visitor) -> None:
    ola, igor = visitor(), visitor(language="pl")
    table = sit_with_a_friend(ola, "Ola")
    take_the_free_seat(igor, table, "Igor")
    ola.wait_for_selector(".dock")
    play_on([ola, igor], 12)
    while not is_asked(igor):
        play_on([ola, igor], 1)
    held, told = hand(igor), igor.locator(".receipt li").count()
    igor.goto("about:blank")
    igor.goto(f"/table/{table}")
    igor.wait_for_selector(".dock")
    assert hand(igor) == held
    igor.wait_for_function("told => document.querySelectorAll('.receipt li').length >= told", arg=told)
    play_on([ola, igor], 12)
    assert ola.locator(".receipt li").count() > 5
    assert igor.locator(".line.rival .seat .who b").inner_text() == "Ola"


Finished = tuple[str, list[str]]


@pytest.fixture(scope="module")
def finished(house: House) -> Finished:
    """A game of two people that is over: its table and their tokens. Nobody plays it for long: both only attack."""
    wish = {"game": "star-realms", "variant": "duel", "seats": [{"kind": "human", "name": "Ola"}, {"kind": "open"}]}
    with httpx.Client(base_url=house.address, timeout=60) as http:
        first = http.post("/api/tables", json=wish).json()
        table = first["table"]["id"]
        second = http.post(f"/api/tables/{table}/seats", json={"name": "Igor"}).json()
        tokens = [first["token"], second["token"]]
        keys = [{"Authorization": f"Bearer {token}"} for token in tokens]
        update = http.get(f"/api/tables/{table}/situation", headers=keys[0]).json()["update"]
        while not update["view"]["outcome"]:
            key = keys[update["view"]["asked"]]
            if not update["view"]["decision"]:
                update = http.get(f"/api/tables/{table}/situation", headers=key).json()["update"]
            options = update["view"]["decision"]["options"]
            wanted = [one for verb in ("play", "attack", "number") for one in options if one["verb"] == verb]
            code = (wanted or options)[-1 if wanted and wanted[0]["verb"] == "number" else 0]["code"]
            answer = {"version": update["version"], "codes": [code]}
            update = http.post(f"/api/tables/{table}/answers", headers=key, json=answer).json()["update"]
    return table, tokens


def test_two_friends_play_again_at_one_table_each_with_an_own_hand(visitor: Visitor, finished: Finished) -> None:
    table, tokens = finished
    ola, igor, watcher = visitor(), visitor(), visitor()
    for page, token in ((ola, tokens[0]), (igor, tokens[1])):
        page.goto(f"/table/{table}#{token}")
    watcher.goto(f"/table/{table}")
    igor.get_by_role("button", name="Once more", exact=True).click()
    expect(igor).not_to_have_url(re.compile(table))
    ola.get_by_role("button", name="Once more: the table is laid").click()
    expect(ola).to_have_url(igor.url)
    expect(ola.locator(".line.rival .seat .who b")).to_have_text("Igor")
    expect(igor.locator(".line.rival .seat .who b")).to_have_text("Ola")
    watcher.get_by_role("link", name="The next game").click()
    expect(watcher).to_have_url(igor.url)
    expect(watcher.locator(".banner")).to_contain_text("You are watching")


def test_the_end_tells_who_won_and_shows_how_it_went(visitor: Visitor, finished: Finished) -> None:
    table, tokens = finished
    page = visitor()
    page.goto(f"/table/{table}#{tokens[0]}")
    expect(page.locator(".ended span").first).to_contain_text("wins")
    expect(page.locator(".ended polyline")).to_have_count(2)
    told = page.locator(".ended figcaption > span").all_inner_texts()
    assert [re.sub(r"\d+$", "n", one.strip()) for one in told] == [
        f"{name}: authority: 50\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}n" for name in ("Ola", "Igor")
    ]
    lives = page.get_by_role("img", name="authority: ").evaluate_all("all => all.map(one => one.innerText.trim())")
    assert "0" in lives
    assert not [life for life in lives if not life.isdigit()]


def test_whoever_has_lost_may_play_the_last_turn_another_way(visitor: Visitor, finished: Finished) -> None:
    table, tokens = finished
    page = visitor()
    page.goto(f"/table/{table}#{tokens[1]}")
    page.get_by_role("button", name="Last turn another way").click()
    assert page.locator("dialog[open] .seg button[aria-pressed=true]").inner_text() == "Igor"
    page.locator("dialog[open] .bell").click()
    leave_guide(page)
    expect(page).not_to_have_url(re.compile(table))
    assert hand(page)


CAMERA = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
READ = """async (taken) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${taken}`;
    await picture.decode();
    const { width, height } = picture;
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    pen.drawImage(picture, 0, 0);
    return jsQR(pen.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}"""
"""What a camera that looks at this picture reads."""


def test_a_telephones_camera_reads_the_invitation(visitor: Visitor) -> None:
    page, reader = visitor(), visitor()
    info = page.request.get("/api/server").json()
    # as on a server that others reach
    page.route("**/api/server?*", lambda route: route.fulfill(json={**info, "invites": "http://192.0.2.7:8080"}))
    table = sit_with_a_friend(page, "Ola")
    page.locator("img.qr").wait_for()
    reader.evaluate(CAMERA.read_text())
    seen = base64.b64encode(page.screenshot()).decode()
    assert reader.evaluate(READ, seen) == f"http://192.0.2.7:8080/table/{table}"


@pytest.mark.timeout(240)
def test_a_killed_server_comes_back_and_every_page_with_it(visitor: Visitor, house: House) -> None:
    page = visitor()
    sit_down(page, "Ola")
    for _ in range(6):
        wait_for_move(page)
        move_by_mouse(page)
    wait_for_move(page)
    before = (hand(page), page.locator(".slip .say b").inner_text())
    house.kill()
    expect(page.locator(".banner.warn")).to_be_visible()
    house.start()
    expect(page.locator(".banner.warn")).to_have_count(0, timeout=20_000)
    wait_for_move(page)
    assert (hand(page), page.locator(".slip .say b").inner_text()) == before
    move_by_mouse(page)
    wait_for_move(page)


def test_a_seat_goes_to_another_device_by_its_link(visitor: Visitor) -> None:
    first = visitor()
    sit_down(first, "Ola")
    first.get_by_role("button", name="Invite").click()
    link = first.locator("dialog[open] input").nth(1).input_value()
    second = visitor(size=PHONE)
    second.goto(link)
    second.wait_for_selector(".dock")
    assert "#" not in second.url
    wait_for_move(second)
    assert hand(second) == hand(first)


def test_a_spectator_sees_the_game_and_can_do_nothing(visitor: Visitor) -> None:
    ola, guest = visitor(), visitor()
    table = sit_down(ola, "Ola")
    guest.goto(f"/table/{table}")
    guest.wait_for_selector(".dock")
    expect(guest.locator(".banner", has_text="watching")).to_be_visible()
    assert guest.locator(".hand button.card").count() == 0
    assert guest.locator(".is-playable, .is-target, .slip .acts .btn").count() == 0
    expect(guest.locator(".bell, .undo")).to_have_count(0)
    told = guest.locator(".receipt li").count()
    move_by_mouse(ola)
    guest.wait_for_function("told => document.querySelectorAll('.receipt li').length > told", arg=told)


def test_friends_at_one_screen_do_not_see_each_others_hands(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.fill("#name", "Ola")
    page.locator(".setup .seg button").nth(2).click()
    page.locator(".go .bell").click()
    # Whose turn is first is chance: whoever laid the table may not see that hand, nor by loading the page anew.
    first = page.locator(".curtain h2").inner_text()
    page.reload()
    expect(page.locator(".curtain h2")).to_have_text(first)
    expect(page.locator(".curtain .bell:focus")).to_have_count(1)
    expect(page.locator(".hand .card")).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card:focus")).to_have_count(1)
    leave_guide(page)
    page.keyboard.press("e")
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".table-page")).to_have_attribute("inert", "")
    expect(page.locator("[aria-live=polite][aria-atomic]")).to_have_text("")
    covers = page.evaluate("() => { const e = document.elementFromPoint(720, 800); return !!e.closest('.curtain'); }")
    assert covers
    assert sound_of_axe(page) == []
    page.locator(".curtain .bell").click()
    expect(page.locator(".curtain")).to_have_count(0)
    wait_for_move(page)


def test_the_tab_tells_whose_move_it_is(visitor: Visitor) -> None:
    ola, igor = visitor(), visitor()
    take_the_free_seat(igor, sit_with_a_friend(ola, "Ola"), "Igor")
    mover = whoever_is_asked([ola, igor])
    expect(mover).to_have_title(re.compile("^your move"))
    mover.keyboard.press("e")
    expect(mover).not_to_have_title(re.compile("^your move"))
    expect(igor if mover is ola else ola).to_have_title(re.compile("^your move"))


def test_why_not_names_the_rule_and_the_rule_opens(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    page.locator(".market .card:has(.cost.short)").first.click()
    expect(page.locator(".verdict .rule").first).to_have_text(re.compile(r"^SR-"))
    expect(page.locator(".toast")).to_be_visible()
    page.locator(".verdict .rule").first.click()
    expect(page.locator("dialog[open] .rule-text").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_undo_takes_the_last_move_back(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    before = hand(page)
    page.locator(".hand .card.is-playable").first.click()
    expect(page.locator(".hand .card")).to_have_count(len(before) - 1)
    page.keyboard.press("u")
    expect(page.locator(".hand .card")).to_have_count(len(before))
    assert hand(page) == before


def test_an_undo_that_shows_hidden_cards_needs_the_others_consent(visitor: Visitor) -> None:
    ola, igor = visitor(), visitor()
    take_the_free_seat(igor, sit_with_a_friend(ola, "Ola"), "Igor")
    mover = whoever_is_asked([ola, igor])
    other = igor if mover is ola else ola
    leave_guide(mover)
    before = hand(mover)
    mover.keyboard.press("e")
    wait_for_move(other)
    expect(mover.locator(".undo")).to_have_attribute("aria-label", "Undo if the others agree")
    mover.keyboard.press("u")
    expect(mover.locator(".banner")).to_have_text("You asked to undo. Waiting for consent.")
    other.get_by_role("button", name="No", exact=True).click()
    expect(mover.locator(".toast")).to_contain_text("does not agree to the undo")
    expect(mover.locator(".banner")).to_have_count(0)
    mover.keyboard.press("u")
    other.locator(".banner .btn.primary").click()
    assert hand(mover) == before
    expect(other.locator(".banner")).to_have_count(0)


@pytest.mark.timeout(180)
def test_a_hint_lights_a_move_and_says_why(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    page.keyboard.press("h")
    expect(page.locator(".is-hinted, .btn.hinted, .bell.hinted").first).to_be_visible(timeout=60_000)
    expect(page.locator(".toast span").first).not_to_be_empty()


def test_any_card_can_be_looked_at_beside_the_table(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    card = page.locator(".market .card").nth(2)
    card.hover()
    shown = page.locator(".inspect .card.l")
    expect(shown.locator(".name")).to_have_text(card.locator(".name").inner_text())
    box, board = shown.bounding_box(), page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["x"] >= board["x"] + board["width"]


def test_the_guided_first_turn_is_made_of_real_moves(visitor: Visitor) -> None:
    for language, word in (("en", "hand"), ("pl", "ręka")):
        page = visitor(language=language)
        sit_down(page, "Ola", guide=True)
        wait_for_move(page)
        coach = page.locator(".coach p")
        expect(coach).to_contain_text(word)
        first = coach.inner_text()
        page.keyboard.press("a")
        expect(page.locator(".hand .card")).to_have_count(0)
        expect(coach).not_to_have_text(first)
        for _ in range(4):
            if page.locator(".coach").count():
                page.locator(".coach .btn:not(.quiet)").click()
        expect(page.locator(".coach")).to_have_count(0)
        page.keyboard.press("e")
        page.goto("/")
        expect(page.locator(".go .bell small")).not_to_contain_text("guide")


def test_the_guide_speaks_of_the_bell_only_when_the_turn_is_over_and_comes_again(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", guide=True)
    wait_for_move(page)
    coach = page.locator(".coach p")
    first = coach.inner_text()
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".hand .card.is-playable")).not_to_have_count(0)
    expect(coach).to_have_count(0)
    page.keyboard.press("a")
    expect(coach).to_contain_text("Trade buys")
    page.get_by_role("button", name="Got it").click()
    expect(coach).to_contain_text("Combat is spent")
    page.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    page.locator(".slip .acts .btn[aria-label^=Attack]").click()
    expect(coach).to_contain_text("Ring the bell")
    page.locator(".bell").click()
    wait_for_move(page)
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="First turn with a guide").click()
    expect(coach).to_have_text(first)


@pytest.mark.timeout(300)
def test_the_guide_of_the_card_game_leads_from_the_first_question_through_an_engagement(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", "Star Wars: The Card Game", guide=True)
    follow_guide(page, "Objectives pay", until="The edge")


@pytest.mark.timeout(300)
def test_the_guide_of_the_deckbuilding_game_leads_to_the_bell(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", "Deckbuilding Game", guide=True)
    follow_guide(page, "Your hand", until="Ring the bell")


def test_the_whole_page_changes_its_language_at_once(visitor: Visitor) -> None:
    page = visitor(language="pl")
    sit_down(page, "Ola")
    assert page.locator("html").get_attribute("lang") == "pl"
    expect(page.locator(".panel-head")).to_contain_text("Rachunek")
    title = page.locator(".market .card .name").first.inner_text()
    page.get_by_role("button", name="Switch to English").click()
    expect(page.locator(".panel-head")).to_contain_text("The bill")
    expect(page.locator(".market .card .name").first).not_to_have_text(title)
    page.reload()
    wait_for_move(page)
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.timeout(180)
def test_everything_is_in_reach_on_a_phone(visitor: Visitor) -> None:
    page = visitor(size=(360, 740), touch=True)
    sit_down(page, "Ola")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for _ in range(12):
        wait_for_move(page)
        move_by_mouse(page)
    for place in (".bell", ".undo", ".mebar .life", ".slip"):
        box = page.locator(place).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360.5
        assert box["y"] + box["height"] <= 740.5
    page.get_by_role("button", name="Inspector and bill").click()
    expect(page.locator(".rail.open .receipt")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_label("Link to my seat")).to_be_visible()


def test_a_seat_is_not_given_away_by_one_press(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Give my seat to a bot").click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Give my seat to a bot").click()
    expect(page.get_by_role("alert")).to_contain_text("can’t be undone")
    page.get_by_role("button", name="Give it").click()
    expect(page.locator(".banner", has_text="watching")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, (820, 1180), PHONE])
def test_a_table_is_no_higher_than_its_window(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    sit_down(page, "Ola")
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
