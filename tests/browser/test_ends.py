"""Games of dice and of a map at the page, to their ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kantyna.play.match import Match
from kantyna.players.factory import make
from tests.browser.conftest import Visitor
from tests.browser.player import (
    in_both_lights,
    open_replay,
    play_by_keyboard,
    play_by_mouse,
    play_from_here,
    sit_down,
)

Stop = Callable[[Match], bool]


def replay_until(game: str, variant: str, left: int, stop: Stop, path: Path) -> Path:
    """The replay of a game of two good players up to the last table that is wanted, not far from its end; it is the
    machine's to win, for whoever goes on here presses what comes first."""
    for seed in range(1, 30):
        match = Match.new(game, variant, 2, seed=seed, names=["Ola", "Igor"], players=["human", "level4"])
        players, wanted = [make("greedy", seat) for seat in range(2)], 0
        while not match.over:
            seat = match.pending_seat
            if seat == 0 and stop(match):
                wanted = len(match.given)
            asked = match.decision(seat)
            assert asked is not None
            match.submit(seat, players[seat].choose(match.spec, match.view(seat), asked))
        assert match.outcome is not None
        if wanted and wanted >= len(match.given) - left and match.outcome.winners == [1]:
            short = Match.new(game, variant, 2, seed=seed, names=["Ola", "Igor"], players=["human", "level4"])
            for answer in match.answers[:wanted]:
                short.submit(short.pending_seat, answer)
            short.replay().write(path)
            return path
    raise AssertionError("no such game")


def sit_at(page: Page, replay: Path) -> None:
    """Take the first seat where the replay ends."""
    open_replay(page, replay)
    page.keyboard.press("End")
    play_from_here(page)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("play", [play_by_mouse, play_by_keyboard], ids=["mouse", "keyboard"])
def test_a_whole_game_of_dice(visitor: Visitor, play: Callable[[Page], None]) -> None:
    page = visitor()
    sit_down(page, "Ola", "Destiny")
    play(page)
    expect(page.locator(".ended b")).not_to_be_empty()
    assert in_both_lights(page) == [], "the end, with somebody out of the game"


@pytest.mark.timeout(600)
def test_a_whole_game_on_a_map(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", "Outer Rim")
    play_by_mouse(page)
    expect(page.locator(".ended b")).not_to_be_empty()


@pytest.mark.timeout(600)
def test_a_game_with_a_trade_to_its_end(visitor: Visitor, tmp_path: Path) -> None:
    def may_trade(match: Match) -> bool:
        return any(option.verb == "trade" for option in match.options(0))

    page = visitor()
    sit_at(page, replay_until("outer-rim", "standard", 60, may_trade, tmp_path / "replay.json"))
    page.locator(".slip .acts .btn", has_text="Trade").first.click()
    offer = page.locator(".trade")
    expect(offer).to_be_visible()
    # whoever has credits gives some
    offer.locator("button:enabled[aria-label^=More]").first.click()
    offer.locator(".acts .btn.primary").click()
    expect(page.locator(".receipt")).to_contain_text("offer")
    play_by_mouse(page)
    expect(page.locator(".ended b")).not_to_be_empty()
