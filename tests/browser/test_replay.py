"""The replay: step, jump, whose eyes, hidden things hidden, and playing on from any point."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kantyna.play.match import Match
from tests.browser.conftest import PHONE, House, Visitor
from tests.browser.player import open_replay, sound_of_axe, wait_for_move
from tests.kept.replays import kept


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game, played by whoever takes the last option."""
    match = Match.new("star-realms", "duel", 2, seed=11, names=["Ola", "Igor"], players=["human", "level3"])
    while not match.over:
        seat = match.pending_seat
        options = match.options(seat)
        wanted = [option for verb in ("play", "attack", "number", "buy") for option in options if option.verb == verb]
        match.submit(seat, (wanted or options)[-1 if wanted and wanted[0].verb == "number" else 0].code)
    path = tmp_path_factory.mktemp("replay") / "game.json"
    match.replay().write(path)
    return path


def opened(page: Page, replay: Path) -> Page:
    open_replay(page, replay)
    return page


def step(page: Page) -> int:
    found = re.search(r"(?:Step|Krok) (\d+)", page.locator(".rhead b").inner_text())
    assert found is not None
    return int(found[1])


def test_steps_and_turns(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    assert step(page) == 0
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".rhead b")).to_contain_text("Step 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rhead b")).to_contain_text("Step 2")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".rhead b")).to_contain_text("Turn 2")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".rhead b")).to_contain_text("Step 0")
    page.locator(".timeline button").nth(4).click()
    expect(page.locator(".rhead b")).to_contain_text("Turn 5")
    before = step(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".rhead b")).not_to_contain_text(f"Step {before}")
    page.get_by_role("button", name="Pause").click()
    assert step(page) > before


def test_a_machine_is_shown_as_one_and_what_it_has_to_spend(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    expect(page.locator(".seat", has_text="Igor").locator(".pips")).to_be_visible()
    expect(page.locator(".seat", has_text="Ola").locator(".pips")).to_have_count(0)
    for name, whose in (("Ola", []), ("Igor", ["Igor"])):  # what is one's own needs no name
        page.locator(f".timeline button[aria-label*={name}]").first.click()
        expect(page.locator(".pools .whose")).to_have_text(whose)


def test_the_controls_of_a_full_table_stay_in_sight(visitor: Visitor, tmp_path: Path) -> None:
    match, chance = Match.new("star-realms", "emperor", 6, seed=6), random.Random(6)
    for _ in range(700):
        options = match.options(match.pending_seat)
        match.submit(match.pending_seat, chance.choice([one for one in options if one.verb == "play"] or options).code)
    match.replay().write(tmp_path / "six.json")
    page = opened(visitor(size=(1280, 720)), tmp_path / "six.json")
    page.keyboard.press("End")
    expect(page.locator(".rhead b")).to_contain_text("Step 700")
    # a full table: the number of the step is there before what lies on it
    page.wait_for_function(
        "() => { const { scrollHeight, clientHeight } = document.querySelector('.board'); "
        "return scrollHeight > clientHeight; }"
    )
    expect(page.get_by_role("button", name="Play from here")).to_be_in_viewport(ratio=1)


def test_it_runs_as_fast_as_one_likes(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    page.locator(".seg.speed button", has_text="3×").click()
    expect(page.locator(".seg.speed button", has_text="3×")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.rhead b').textContent.match(/Step (\\d+)/)[1]) >= 4")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("End")
    expect(page.locator(".cover b")).to_contain_text("wins")


def test_all_hands_can_lie_open(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    theirs = page.locator(".line.rival [data-place='hand:1'] .card:not(.back)")
    expect(theirs).to_have_count(0)
    page.get_by_role("button", name="all hands").click()
    expect(theirs).to_have_count(3)
    lines = "cards => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size"
    assert theirs.evaluate_all(lines) == 1
    expect(page.locator(".handrow .card:not(.back)")).to_have_count(5)
    page.get_by_role("button", name="spectator").click()
    expect(theirs).to_have_count(0)


def test_all_hands_lie_open_beside_dice_too(visitor: Visitor) -> None:
    page = opened(visitor(), next(one.path for one in kept("destiny") if one.player == "greedy"))
    theirs = page.locator(".dice-frame [data-place='hand:1'] .card:not(.back)")
    page.keyboard.press("Shift+ArrowRight")
    expect(theirs).to_have_count(0)
    page.get_by_role("button", name="all hands").click()
    expect(theirs).not_to_have_count(0)


def test_on_a_phone_every_word_stays_in_its_button(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(size=PHONE, language="pl", touch=True), replay)
    wider = "buttons => buttons.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator(".rbar button").evaluate_all(wider) == []


def test_nothing_of_the_end_is_told_before_it_is_asked_for(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    expect(page.locator(".cover b")).to_have_text("Result hidden")
    assert "wins" not in page.locator(".receipt").inner_text()
    assert sound_of_axe(page) == []
    page.locator(".cover .btn").click()
    expect(page.locator(".cover b")).to_contain_text("wins")


def test_the_end_is_told_once_in_either_language(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    page.keyboard.press("End")
    expect(page.locator(".cover")).to_have_text("Ola wins. Nobody else is left.")
    page.get_by_role("button", name="Przełącz na polski").click()
    expect(page.locator(".cover")).to_have_text("Wygrywa Ola. Nikt inny nie pozostał w grze.")


def test_a_step_that_does_not_come_is_told_and_not_counted(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rhead b")).to_contain_text("Step 1")
    page.wait_for_load_state("networkidle")
    page.route("**/steps/**", lambda route: route.abort())
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".toast")).to_contain_text("The server does not answer")
    kept = step(page)
    assert kept < 3
    page.unroute("**/steps/**")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rhead b")).to_contain_text(f"Step {kept + 1}")


def test_other_eyes_see_another_hand_and_nobody_sees_both(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    page.locator(".seg.eyes button", has_text="Ola").click()
    expect(page.locator(".hand button.card").first).to_be_visible()
    expect(page.locator(".handrow .seat .who b")).to_have_text("Ola")
    page.locator(".seg.eyes button", has_text="Igor").click()
    expect(page.locator(".handrow .seat .who b")).to_have_text("Igor")
    expect(page.locator(".hand button.card").first).to_be_visible()
    page.locator(".seg.eyes button", has_text="spectator").click()
    expect(page.locator(".hand button.card")).to_have_count(0)
    expect(page.locator(".hand .card.back").first).to_be_visible()


def test_a_link_leads_to_the_same_step(visitor: Visitor, replay: Path) -> None:
    page = opened(visitor(), replay)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".rhead b")).to_contain_text("Turn 2")
    at = step(page)
    page.get_by_role("button", name="Share").click()
    link = page.locator("dialog[open] input").input_value()
    other = visitor()
    other.goto(link)
    other.wait_for_selector(".rbar")
    assert step(other) == at


def test_the_file_can_be_taken_home(visitor: Visitor, replay: Path, tmp_path: Path) -> None:
    page = opened(visitor(), replay)
    with page.expect_download() as waited:
        page.get_by_role("link", name="Download the file").click()
    waited.value.save_as(tmp_path / "again.json")
    kept, again = json.loads(replay.read_text()), json.loads((tmp_path / "again.json").read_text())
    assert kept["answers"] == again["answers"]


@pytest.mark.timeout(180)
def test_playing_on_from_any_point(visitor: Visitor, replay: Path, house: House) -> None:
    page = opened(visitor(), replay)
    page.locator(".timeline button").nth(6).click()
    expect(page.locator(".rhead b")).to_contain_text("Turn 7")
    page.get_by_role("button", name="Play from here").click()
    assert sound_of_axe(page) == []
    page.locator("dialog[open] .bell").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    wait_for_move(page)
    expect(page.locator(".bar .sub")).to_contain_text("Turn")
