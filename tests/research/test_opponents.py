"""Players from outside sit down against a single seat as they do everywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gymnasium.utils.seeding import np_random

import kantyna
from kantyna.play.match import Match
from kantyna.players.bot_process import BENCH
from kantyna.players.level_player import LevelPlayer
from kantyna.players.outside import OUTSIDE
from kantyna.research.solo import SoloEnv
from tests.players.test_outside import PROGRAM, Diary, told


@pytest.fixture(autouse=True)
def nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OUTSIDE, "_objects", {})


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The program of the documents, by a name."""
    (tmp_path / "stranger.py").write_text(PROGRAM)
    (tmp_path / "bots.toml").write_text(f'[stranger]\ncommand = ["{sys.executable}", "stranger.py"]\nseconds = 100\n')
    monkeypatch.setenv("KANTYNA_BOTS", str(tmp_path / "bots.toml"))
    yield "stranger"
    BENCH.clear()


def play(env: SoloEnv, steps: int) -> None:
    for _ in range(steps):
        if not env.position.over:
            env.step(env.position.legal()[0])


def test_an_opponent_hears_all_that_its_seat_may_know_from_the_beginning_to_the_end() -> None:
    diaries: list[Diary] = []

    class Kept(Diary):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            self.answers: list[int] = []
            diaries.append(self)

        def choose(self, *asked: Any) -> int:
            self.answers.append(super().choose(*asked))
            return self.answers[-1]

    kantyna.add_player("diary", Kept)
    env = SoloEnv("star-realms", opponents=("diary",), seat=0)
    env.reset(seed=3)
    play(env, 10_000)
    chance, _ = np_random(3)
    match = Match.new("star-realms", "duel", 2, seed=int(chance.integers(2**40)))
    answers = iter(diaries[-1].answers)
    while not match.over:
        seat = match.pending_seat
        offered = match.options(seat)
        match.submit(seat, offered[0].code if seat == 0 or len(offered) == 1 else next(answers))
    assert diaries[-1].heard == [told(event) for event in match.events_for(1)]
    assert diaries[-1].scores == [match.score(seat) / 1000 for seat in range(2)]


def test_a_program_plays_game_after_game(stranger: str) -> None:
    env = SoloEnv("star-realms", opponents=(stranger,), seat=0)
    for seed in range(3):
        env.reset(seed=seed)
        play(env, 5)
    assert len(BENCH._all) == 1
    env.close()
    assert BENCH._idle == BENCH._all


def test_an_opponent_that_can_not_go_on_is_told_in_a_sentence() -> None:
    def broken(view: object) -> None:
        raise ZeroDivisionError("nothing to divide by")

    kantyna.add_player("broken", broken)
    env = SoloEnv("star-realms", opponents=("broken",), seat=0)

    def use() -> None:
        env.reset(seed=1)
        play(env, 20)

    with pytest.raises(kantyna.Error, match="nothing to divide by"):
        use()


def test_no_clock_decides_how_good_a_level_is() -> None:
    env = SoloEnv("star-realms", opponents=("level5",))
    env.reset(seed=2)  # a game which one's own seat begins: nobody has to think yet
    (opponent,) = env._bots.values()
    assert isinstance(opponent.player, LevelPlayer)
    assert opponent.player.seconds == 0
