"""Cards under the hand: looked at, paid for, asked about."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kantyna.play.match import Match
from tests.browser.conftest import Visitor
from tests.browser.player import move_by_mouse, open_replay, play_from_here, sit_down, sound_of_axe, wait_for_move


def play_until(page: Page, there: str, most: int = 80) -> None:
    """Play on until something is to be seen."""
    for _ in range(most):
        wait_for_move(page)
        if page.locator(there).count():
            return
        move_by_mouse(page)
    raise AssertionError(f"{there} never comes")


def discard_of_two(path: Path) -> Path:
    """The replay of a random game up to a Recycling Station: of five cards in hand two may go."""
    match, chance = Match.new("star-realms", "duel", 2, seed=51, names=["Ola", "Igor"]), random.Random(51)
    while sum(option.verb == "discard" for option in match.options(match.pending_seat)) != 5:
        match.submit(match.pending_seat, chance.choice(match.options(match.pending_seat)).code)
    match.replay().write(path)
    return path


def test_the_objective_under_attack_is_marked(visitor: Visitor, tmp_path: Path) -> None:
    match, chance = Match.new("card-game", "duel", 2, seed=9, names=["Ola", "Igor"]), random.Random(9)
    while not any(option.verb == "engage" for option in match.options(match.pending_seat)):
        match.submit(match.pending_seat, chance.choice(match.options(match.pending_seat)).code)
    engage = next(option for option in match.options(match.pending_seat) if option.verb == "engage")
    match.submit(match.pending_seat, engage.code)
    match.replay().write(tmp_path / "replay.json")
    page = visitor()
    open_replay(page, tmp_path / "replay.json")
    expect(page.locator(".is-engaged")).to_have_count(0)
    page.keyboard.press("End")
    attacked = page.locator(".is-engaged")
    expect(attacked).to_have_attribute("data-card", str(engage.cards[0]))
    expect(attacked).to_have_attribute("aria-label", re.compile("Under attack"))


def test_several_are_chosen_together_and_no_more_than_allowed(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    open_replay(page, discard_of_two(tmp_path / "replay.json"))
    page.keyboard.press("End")
    expect(page.locator(".cover b")).to_have_text("Not played to its end")
    play_from_here(page)
    chosen, lit, card = page.locator(".chosen"), page.locator(".hand .card.is-playable"), page.locator(".hand .card")
    names = page.locator(".hand .card .name").all_inner_texts()
    expect(lit).to_have_count(5)
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(chosen).to_have_text("2 of 2 chosen")
    expect(lit).to_have_count(0)
    page.keyboard.press("3")
    expect(page.locator(".toast").last).to_contain_text("2 are chosen already")
    expect(chosen).to_have_text("2 of 2 chosen")
    card.nth(0).click(position={"x": 12, "y": 40})
    expect(chosen).to_have_text("1 of 2 chosen")
    page.keyboard.press("3")
    page.get_by_role("button", name="Confirm").click()
    expect(chosen).to_have_count(0)
    wait_for_move(page)
    expect(card).to_have_count(5)
    assert page.locator(".hand .card .name").all_inner_texts()[:3] == [names[0], names[3], names[4]]


@pytest.mark.timeout(180)
@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desktop", "phone"])
def test_a_payment_is_put_together_and_can_be_changed(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    sit_down(page, "Ola", "Star Wars: The Card Game")
    play_until(page, ".pay")
    sums, pay = page.locator(".pay .big"), page.locator(".pay .totals .btn.primary")
    assert sound_of_axe(page) == []
    owed = int(sums.inner_text().split("/")[1])
    expect(pay).to_have_attribute("aria-disabled", "true")
    pay.click(force=True)
    expect(page.locator(".toast").first).to_contain_text(f"{owed} still to be paid")
    more, less = page.locator(".stepper button:last-child"), page.locator(".stepper button:first-child")
    more.first.click()
    expect(sums).to_contain_text(f"1 / {owed}")
    less.first.click()
    expect(sums).to_contain_text(f"0 / {owed}")
    for _ in range(owed):
        page.locator(".stepper button:last-child:not([aria-disabled=true])").first.click()
    expect(sums).to_contain_text(f"{owed} / {owed}")
    focused = page.locator(".token[data-kind=focus]").count()
    pay.click()
    expect(page.locator(".pay")).to_have_count(0)
    page.wait_for_function(
        "before => document.querySelectorAll('.token[data-kind=focus]').length > before", arg=focused
    )


def test_a_source_on_the_table_pays_too(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", "Star Wars: The Card Game")
    play_until(page, ".pay")
    source = page.locator(".axis .card.is-playable").first
    key = source.get_attribute("data-card")
    source.click()
    expect(page.locator(".pay .big")).to_contain_text("1 /")
    expect(page.locator(f".axis [data-card='{key}']")).to_have_attribute("aria-pressed", "true")
    # It gives one more with each press until it has nothing more to give, then nothing.
    for _ in range(4):
        if not page.locator(".pay .big").inner_text().startswith("0"):
            page.locator(f".axis [data-card='{key}']").click()
    expect(page.locator(".pay .big")).to_contain_text("0 /")


def test_a_line_of_the_bill_opens_its_card_and_its_rule(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    page.locator(".hand .card.is-playable").first.click()
    line = page.locator(".receipt li.me").last
    expect(line).to_contain_text("Ola plays")
    page.locator(".market .card").first.hover()
    name = line.locator(".line-link").inner_text().removeprefix("Ola plays ").removesuffix(".")
    line.locator(".line-link").click()
    expect(page.locator(".inspect .card.l .name")).to_have_text(name)
    line.locator(".rule").click()
    expect(page.locator("dialog[open] .rule-text").first).not_to_be_empty()


def test_a_press_holds_while_the_card_moves_and_can_be_taken_back(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    cards = page.locator(".hand .card.is-playable")
    held = page.locator(".hand .card").count()
    cards.first.hover()
    page.mouse.down()
    page.mouse.move(400, 300)  # let go elsewhere
    page.mouse.up()
    expect(page.locator(".inspect .card.l")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(held)
    cards.first.hover()
    page.mouse.down()
    cards.first.evaluate("card => { card.style.translate = '0 -300px' }")
    page.mouse.up()
    expect(page.locator(".hand .card")).to_have_count(held - 1)


def test_a_finger_that_stays_shows_the_card_and_plays_nothing(visitor: Visitor) -> None:
    page = visitor(size=(360, 740), touch=True)
    sit_down(page, "Ola")
    card = page.locator(".hand .card.is-playable").first
    name, held = card.locator(".name").inner_text(), page.locator(".hand .card").count()
    box = card.bounding_box()
    assert box is not None
    spot = [{"x": box["x"] + 30, "y": box["y"] + 40}]
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    expect(page.locator(".rail.open .inspect .card.l .name")).to_have_text(name)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".hand .card")).to_have_count(held)
    page.locator(".rail .closer").click()
    expect(page.locator(".rail.open")).to_have_count(0)
    card.tap(position={"x": 12, "y": 40})
    expect(page.locator(".hand .card")).to_have_count(held - 1)


def test_what_is_greyed_says_why(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola")
    page.locator(".undo[aria-disabled=true]").click(force=True)
    expect(page.locator(".toast").last).to_contain_text("own last move")
    # With five starting cards nobody affords the whole row.
    dear = page.locator(".market .card:has(.cost.short)").all()
    assert dear
    for card in dear:
        card.click()
        expect(page.locator(".verdict .rule").first).to_have_text(re.compile("^SR-"))
