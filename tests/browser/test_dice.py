"""A real table of dice: a die is put together before it is sent."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from kantyna.games.registry import GAMES
from kantyna.play.match import Match
from kantyna.players.factory import make
from tests.browser.conftest import DESKTOP, House
from tests.browser.law import Onlooker
from tests.browser.sitting import sound_of_axe

SPEC = GAMES["destiny"]


def duel() -> Match:
    return Match.new("destiny", "duel", 2, seed=7, names=["Ola", "Igor"], players=["human", "level3"])


def answer(match: Match) -> None:
    seat = match.pending_seat
    asked = match.decision(seat)
    assert asked is not None
    match.submit(seat, make("greedy", len(match.given)).choose(SPEC, match.view(seat), asked))


def test_a_die_is_put_together_with_its_sum_and_what_it_would_do(browser: Browser, house: House) -> None:
    match = duel()
    kinds = SPEC.names.decisions
    eye = Onlooker(browser, house, DESKTOP)
    seen: set[str] = set()
    try:
        while not match.over and seen != {"modify", "target"}:
            asked = match.decision(match.pending_seat)
            assert asked is not None
            kind = kinds[asked.kind]
            if kind in ("modify", "target") and kind not in seen:
                seen.add(kind)
                eye.lay(match)
                composer = eye.page.locator(".compose")
                expect(composer).to_be_visible()
                if kind == "target":
                    expect(composer.locator(".sum")).to_have_text(str(asked.number))
                    expect(composer.locator(".aimed").first).to_have_attribute(
                        "aria-label", re.compile(r"\d+( → \d+)?(/\d+)?")
                    )
                assert sound_of_axe(eye.page) == []
            answer(match)
    finally:
        eye.close()
    assert seen == {"modify", "target"}
