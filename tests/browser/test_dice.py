"""A real table of dice: a die is put together before it is sent."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, expect

from kantyna.games.registry import GAMES
from kantyna.lang import Speaker
from kantyna.play.match import Match
from kantyna.players.factory import make
from tests.browser.conftest import DESKTOP, House, Visitor
from tests.browser.onlooker import Onlooker
from tests.browser.player import follow_guide, sit_down, sound_of_axe

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
                    first = composer.locator(".aimed").first
                    expect(first).to_have_attribute("aria-label", re.compile(r"\d+( → \d+)?(/\d+)?"))
                    # one's own may be hit, too
                    expect(first).to_have_class(re.compile(r"\bfoe\b"))
                assert sound_of_axe(eye.page) == []
            answer(match)
    finally:
        eye.close()
    assert seen == {"modify", "target"}


def with_a_queue() -> tuple[Match, list[int]]:
    """A duel played by chance until something waits in the queue while somebody is asked; and the cards that wait."""
    waits, pool = SPEC.names.marks.index("waits"), SPEC.names.zones.index("pool")
    for seed in range(100):
        match = Match.new("destiny", "duel", 2, seed=seed, names=["Ola", "Igor"], players=["human", "human"])
        chance = random.Random(seed)
        while not match.over:
            seat = match.pending_seat
            waiting = [mark.card for mark in match.view(seat).marks if mark.kind == waits]
            if waiting and any(zone.cards for zone in match.view(seat).zones if zone.kind == pool):
                return match, waiting
            asked = match.decision(seat)
            assert asked is not None
            match.submit(seat, chance.choice(asked.options))
    raise AssertionError("nothing ever waits")


def test_what_waits_in_the_queue_is_seen_and_a_die_shows_all_its_sides(browser: Browser, house: House) -> None:
    match, waiting = with_a_queue()
    defs = match.view(match.pending_seat).defs
    eye = Onlooker(browser, house, DESKTOP)
    try:
        eye.lay(match)
        line = eye.page.locator(".next")
        expect(line.locator("small")).to_contain_text(str(len(waiting)))
        for card in waiting:
            expect(line.locator("ol")).to_contain_text(Speaker("en").text(SPEC, f"card-{SPEC.cards[defs[card]].key}"))
        eye.page.locator(".dice-pool .die").first.hover()
        expect(eye.page.locator(".inspect .net li")).to_have_count(6)
        expect(eye.page.locator(".inspect .net li.up")).to_have_count(1)
    finally:
        eye.close()


def test_the_first_round_is_guided_by_real_moves(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", Speaker("en").text(SPEC, "game-title"), guide=True)
    follow_guide(page, "hand", until="Upkeep")
