"""How far apart the levels are, in Elo."""

from itertools import pairwise
from pathlib import Path

import pytest

from kantyna.arena.bar_chart import rungs
from kantyna.arena.ladder import Ladder, Step, climb, points
from kantyna.players import LEVELS


def step(wins: int, games: int = 100, draws: int = 0) -> Step:
    return Step("level2", "level1", games, wins, draws, 0)


def test_a_share_of_the_points_is_a_difference_in_elo() -> None:
    assert points(0.5) == 0
    assert points(10 / 11) == pytest.approx(400)
    assert points(0.25) == pytest.approx(-points(0.75))


def test_a_step_lies_within_its_interval_and_a_sweep_is_not_infinitely_far() -> None:
    for wins in (0, 1, 50, 99, 100):
        low, high = step(wins).interval
        assert low <= step(wins).elo <= high
    assert step(100).elo < 1000
    assert step(40, draws=20).elo == 0


def test_levels_stand_on_the_sum_of_the_steps_below() -> None:
    ladder = Ladder("star-realms", "duel", [step(76), step(50), step(24), step(60)])
    assert ladder.heights[0] == 0
    assert ladder.heights[1] == ladder.heights[2] == pytest.approx(ladder.steps[0].elo)
    assert ladder.heights[3] == pytest.approx(0, abs=1)
    assert ladder.json()["heights"] == ladder.heights


def test_the_picture_has_a_line_for_each_level_and_a_mark_where_even_steps_lead() -> None:
    lines = rungs(Ladder("star-realms", "duel", [step(76), step(76), step(50), step(76)])).splitlines()
    assert [line.split()[0] for line in lines] == LEVELS
    assert all(line.count("┃") == 1 for line in lines)
    assert lines[4].count("█") > lines[2].count("█") > lines[0].count("█")
    assert len({len(line) for line in lines}) == 1


def test_every_level_plays_the_one_below(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from kantyna.players.level_player import SKILLS, Skill

    monkeypatch.setitem(SKILLS, "star-realms", [Skill(1000 - 100 * at) for at in range(5)])
    seen: list[tuple[int, int]] = []
    ladder = climb("star-realms", "duel", 2, progress=lambda played, of: seen.append((played, of)))
    assert [(one.weaker, one.stronger) for one in ladder.steps] == list(pairwise(LEVELS))
    assert seen[-1] == (8, 8)
    assert ladder.errors == 0
    kept = tmp_path / "ladder.jsonl"
    assert climb("star-realms", "duel", 2, file=kept) == ladder
    assert {file.name for file in tmp_path.iterdir()} == {f"ladder-{level}.jsonl" for level in LEVELS[1:]}
    monkeypatch.delattr("kantyna.arena.tournament.play")  # whatever is kept is not played again
    assert climb("star-realms", "duel", 2, file=kept) == ladder
