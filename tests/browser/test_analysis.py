"""The analysis of a finished game at the page: asked for, waited for, read, stepped through, tried oneself.

What the server's search would find is made up here, so that it is the same whatever bots think; the words, the steps
and the table are the server's own.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from kantyna.arena.analysis import Analysis, Judged
from kantyna.play.match import Match
from kantyna.players.paired_rollouts import Difference
from kantyna.server.protocol.replays import AnalysisState
from kantyna.server.replay_analysis import told_analysis
from kantyna.server.replay_viewer import ReplayViewer
from tests.browser.conftest import PHONE, Visitor
from tests.browser.player import open_replay, sound_of_axe

ACROSS = (PHONE[1], PHONE[0])
INSIDE = "box => box.scrollWidth <= box.clientWidth"


@pytest.fixture(scope="module")
def match() -> Match:
    """A short game that is over: a boss whom one attack fells."""
    match = Match.new("star-realms", "raid", 3, {"boss-authority": 5}, seed=11, names=["Ola", "Jan", "Ewa"])
    dice = random.Random(2)
    while not match.over:
        options = match.options(match.pending_seat)
        busy = [one.code for one in options if one.verb not in ("end", "stop", "no")]
        match.submit(match.pending_seat, dice.choice(busy or [one.code for one in options]))
    return match


@pytest.fixture(scope="module")
def mistake(match: Match) -> Judged:
    """The first turn in which a card could have been played instead of another: what if it had been?"""
    for step, given in enumerate(match.given):
        there = match.at(step)
        others = [one.code for one in there.options(given.seat) if one.verb == "play" and one.code != given.code]
        if others:
            line = [others[0]]
            there.submit(given.seat, line[0])
            line.append(there.options(given.seat)[0].code)
            seen = (Difference("counter-authority", given.seat, 3),)
            return Judged(step, 1, given.seat, given.code, line[0], 700, 300, seen, line=tuple(line))
    raise AssertionError("no such turn")


def rig(page: Page, match: Match, mistake: Judged) -> None:
    """Of this page's analyses the first answer is that there is none, then it is half made, then it is this one."""
    viewer = ReplayViewer("name", match.replay(), 0, [])
    others = tuple(Judged(mistake.step + 1 + seat, 2, seat, 0, 0, 400, 0) for seat in range(3))
    analysis = Analysis(3, 200, (mistake, *others), (0, 1000, 1000))
    count = match.count
    unmade = [AnalysisState("none", 0, count, None)] + [AnalysisState("running", count // 2, count, None)] * 2
    states: Iterator[AnalysisState | None] = chain(unmade, repeat(None))

    def tell(route: Route) -> None:
        language = "pl" if "language=pl" in route.request.url else "en"
        state = next(states) or AnalysisState("done", count, count, told_analysis(viewer, analysis, language))
        route.fulfill(body=msgspec.json.encode(state), content_type="application/json")

    def step(route: Route) -> None:
        found = re.search(r"/lines/(\d+)/(\d+)\?seat=(-?\d+)", route.request.url)
        assert found is not None
        at, along, seat = map(int, found.groups())
        assert at == mistake.step
        shown = viewer.other_step(at, mistake.line, along, seat, "en")
        route.fulfill(body=msgspec.json.encode(shown), content_type="application/json")

    page.route(re.compile(r"/analysis(\?|$)"), tell)
    page.route(re.compile(r"/analysis/lines/"), step)


def analysed(page: Page, match: Match, mistake: Judged, tmp_path: Path) -> None:
    match.replay().write(tmp_path / "game.json")
    rig(page, match, mistake)
    open_replay(page, tmp_path / "game.json")
    expect(page.get_by_role("button", name="Analysis")).to_be_disabled()  # it would tell how the game ends
    page.keyboard.press("End")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator("dialog[open] progress")).to_have_attribute("max", str(match.count))
    expect(page.locator(".analysis")).to_be_visible()


def test_a_game_is_analysed_and_the_better_line_stepped_through(
    visitor: Visitor, match: Match, mistake: Judged, tmp_path: Path
) -> None:
    page = visitor()
    analysed(page, match, mistake, tmp_path)
    expect(page.locator(".analysis polyline")).to_have_count(3)
    expect(page.locator(".analysis circle")).to_have_count(1)
    expect(page.locator(".analysis ol li")).to_contain_text("leaves 40%")
    expect(page.locator(".analysis ol li")).to_contain_text("authority +3")
    assert sound_of_axe(page) == []
    page.get_by_role("button", name="The better line").click()
    answers = page.locator(".answers button")
    expect(answers).to_have_count(2)
    expect(page.locator(".rhead b:visible")).to_contain_text(f"Better line from step {mistake.step}")
    hand = page.locator(".hand button.card")
    zones = match.at(mistake.step).view(mistake.seat).zones
    (before,) = (one.size for one in zones if (match.spec.names.zones[one.kind], one.seat) == ("hand", mistake.seat))
    expect(hand).to_have_count(before)
    page.keyboard.press("ArrowRight")
    expect(answers.first).to_have_attribute("aria-current", "step")
    expect(hand).to_have_count(before - 1)
    assert sound_of_axe(page) == []
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".rhead b:visible")).to_contain_text(f"Step {mistake.step} of")
    expect(hand).to_have_count(before)
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Try it yourself").click()
    expect(page.locator("dialog[open] .bell")).to_be_visible()
    whose = page.locator("dialog[open] .seg button[aria-pressed=true]").first
    expect(whose).to_have_text(match.replay().names[mistake.seat])


def test_on_a_phone_nothing_is_cut_in_either_language(
    visitor: Visitor, match: Match, mistake: Judged, tmp_path: Path
) -> None:
    page = visitor(PHONE, touch=True)
    analysed(page, match, mistake, tmp_path)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Przełącz na polski").click()
    page.get_by_role("button", name="Analiza").click()
    expect(page.locator(".analysis ol li")).to_contain_text("zostawia 40%")
    assert page.locator("dialog[open]").evaluate(INSIDE)
    page.set_viewport_size({"width": ACROSS[0], "height": ACROSS[1]})
    picture = page.locator(".analysis .picture")
    page.wait_for_function("picture => picture.clientHeight < 200", arg=picture.element_handle())
    assert page.locator("dialog[open]").evaluate(INSIDE)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Lepszy ciąg zagrań").click()
    back = page.get_by_role("button", name="Wróć do partii")
    expect(back).to_be_in_viewport(ratio=1)
    for button in page.locator(".walk .btn").all():
        assert button.evaluate(INSIDE)
