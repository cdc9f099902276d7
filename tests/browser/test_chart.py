"""The chart of Outer Rim: a first turn that is explained by real moves, and what is decided for the AI."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from kantyna.play.match import Match
from kantyna.players.factory import make
from tests.browser.conftest import Visitor
from tests.browser.player import follow_guide, open_replay, sit_down
from tests.browser.test_ends import sit_at
from tests.kept.replays import kept


def test_the_first_turn_is_guided_by_real_moves(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Ola", "Outer Rim", guide=True)
    follow_guide(page, "captain", until="Every turn ends with one encounter")


def test_in_a_replay_the_map_lies_on_no_board(visitor: Visitor) -> None:
    page = visitor(size=(1366, 700))
    open_replay(page, next(one.path for one in kept("outer-rim") if one.player == "greedy"))
    for width, height in ((1366, 700), (1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "() => { const [chart, boards] = ['.chart', '.boards'].map((one) => "
            "document.querySelector(one)?.getBoundingClientRect()); "
            "return chart && boards && chart.height >= 260 && chart.bottom <= boards.top; }"
        )


def jobs_of_the_ai(path: Path) -> Path:
    """The replay of a game alone up to where the AI could complete either of two jobs."""
    for seed in range(12, 40):
        match = Match.new("outer-rim", "solo", 1, seed=seed, names=["Ola"])
        player = make("greedy", seed)
        while not match.over and len(match.answers) < 400:
            asked = match.decision(0)
            assert asked is not None
            if [option.verb for option in match.options(0)] == ["attempt", "attempt"]:
                match.replay().write(path)
                return path
            match.submit(0, player.choose(match.spec, match.view(0), asked))
    raise AssertionError("no such game")


def test_what_is_decided_for_the_ai_is_pointed_at_on_its_board(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    sit_at(page, jobs_of_the_ai(tmp_path / "replay.json"))
    lit = page.locator(".piece.is-playable, .piece.is-target")
    expect(lit).to_have_count(2)
    name = lit.first.inner_text()
    lit.first.click()
    expect(lit.filter(has_text=name)).to_have_count(0)
