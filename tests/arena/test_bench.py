"""Measuring: the promised fields, sound ratios, traces that are compared, one revision beside another."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kantyna.arena import bench, comparison
from kantyna.arena.benchmark import FIELDS, Benched, builds
from kantyna.arena.comparison import Compared, compare
from kantyna.arena.harness import exercise, measure, surface
from kantyna.arena.harness.measure import Measure
from kantyna.arena.harness.surface import Way
from kantyna.arena.json_process import Process
from kantyna.arena.peer import PEERS
from kantyna.arena.revision import Engine, here
from kantyna.arena.rounds import Rounds
from kantyna.games.registry import GAMES
from kantyna.kernel.engine import advance
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.playout import random_game, sensible_game
from kantyna.kernel.rng import Dice

DUEL = Way("star-realms", "duel", 2, {})


def test_machines_get_the_promised_fields() -> None:
    told: list[tuple[int, int]] = []
    measured = bench("star-realms", rounds=1, seconds=0.02, progress=lambda done, total: told.append((done, total)))
    found = measured.json()
    assert list(found) == ["results", "peers", "ratios"]
    assert found["peers"] == []
    first = found["results"][0]
    assert list(first) == ["game", "build", *FIELDS]
    assert (first["game"], first["build"]) == ("star-realms", "plain")
    assert all(first[name] > 0 for name in FIELDS)
    assert first["choices_per_second"] < first["decisions_per_second"]
    assert told[-1][0] == told[-1][1]


def same(speeds: list[float]) -> dict[str, list[float]]:
    return dict.fromkeys(FIELDS, speeds)


def test_ratios_are_of_medians() -> None:
    rounds = Rounds()
    rounds.ours["star-realms", "plain"] = same([1, 30, 20])
    rounds.ours["star-realms", "compiled"] = same([100, 100, 7])
    rounds.ours["deckbuilding", "plain"] = same([10])
    for name, speed in zip(PEERS, (10, 50, 4, 2), strict=True):
        rounds.others[name] = [{"decisions_per_second": speed, "clones_per_second": speed}]
    assert Benched(rounds, 12, 0).ratios() == {
        "plain / open_spiel hearts": 2,
        "plain / rlcard uno": 5,
        "plain / rlcard uno, bare steps": 10,
        "compiled rollouts / open_spiel ismcts hearts": 2,
        "compiled clone / open_spiel hearts clone": 10,
        "star-realms compiled / plain": 5,
        "deckbuilding / star-realms, plain": 0.5,
        "traced games": 12,
        "traces that differ": 0,
    }


def test_revisions_are_held_against_each_other_round_by_round() -> None:
    rounds = Rounds()
    rounds.ours["star-realms", "here"] = {**same([10, 30, 20]), "eager_games_per_second": []}
    rounds.ours["star-realms", "there"] = {**same([10, 10, 10]), "eager_games_per_second": []}
    rounds.others[PEERS[1]] = [{"decisions_per_second": 4, "clones_per_second": 0}]
    found = Compared("abc", "compiled", rounds).json()
    assert list(found) == ["against", "build", "results", "peers", "ratios"]
    assert [row["figure"] for row in found["results"]] == [name for name in FIELDS if name != "eager_games_per_second"]
    assert found["results"][0] == {
        "game": "star-realms",
        "figure": FIELDS[0],
        "here": 20,
        "there": 10,
        "ratio": 2,
        "lowest": 1,
        "highest": 3,
    }
    assert found["ratios"] == {"compiled rollouts / open_spiel ismcts hearts": 5}


@pytest.fixture
def same_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other revision is this one."""
    monkeypatch.setattr(comparison, "commit", lambda name: name)
    monkeypatch.setattr(comparison, "revision", lambda name, compiled: here())


def test_both_revisions_are_measured(same_engine: None) -> None:
    told: list[tuple[int, int]] = []
    found = compare(
        "old",
        "card-game",
        rounds=2,
        seconds=0.01,
        wish="plain",
        progress=lambda done, total: told.append((done, total)),
    )
    assert (found.against, found.build) == ("old", "plain")
    assert {row["game"] for row in found.results()} == {"card-game"}
    assert {"choices_per_second", "iterations_per_second"} <= {row["figure"] for row in found.results()}
    assert told[-1][0] == told[-1][1]


def test_a_game_that_the_other_revision_does_not_have(same_engine: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "ask", lambda self, what, **details: [["whist", "solo", 1, {}]])
    with pytest.raises(BadSetup, match="bench-no-game"):
        compare("old", "star-realms", wish="plain")


def test_only_builds_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kantyna.build.is_current", lambda: False)
    assert builds() == builds("plain") == ["plain"]
    with pytest.raises(BadSetup, match="bench-no-build"):
        builds("compiled")
    with pytest.raises(BadSetup, match="bench-unknown-build"):
        builds("fast")
    monkeypatch.setattr("kantyna.build.is_current", lambda: True)
    assert builds() == ["plain", "compiled"]


def test_states_are_of_their_seed() -> None:
    found = [surface.states(DUEL, seed) for seed in range(3)]
    assert found == [surface.states(DUEL, seed) for seed in range(3)]
    assert len(set(found)) == 3


def counted(way: Way, seed: int, slips: int | None) -> tuple[int, int]:
    """The same game played from out here: its choices and its decisions."""
    table, dice, log = surface.new(way, seed), Dice(seed), Log(True)
    choices = 0
    while table.pending is not None:
        options = table.pending.options
        code = options[0]
        if len(options) > 1:
            choices += 1
            if slips is None or dice.below(1000) < slips:
                code = options[dice.below(len(options))]
            else:
                code = surface.heuristics(surface.spec(way.game)).best(table, table.options)
        advance(table, code, log)
    return choices, table.decisions


@pytest.mark.parametrize("game", surface.games())
def test_choices_are_counted_inside_the_engine(game: str) -> None:
    way = surface.ways(game)[0]
    table = surface.new(way, 3)
    assert (random_game(table, Dice(3), -1, Log(True)), table.decisions) == counted(way, 3, None)
    table = surface.new(way, 3)
    heuristics = surface.heuristics(surface.spec(game))
    assert (sensible_game(table, heuristics, Dice(3), 150, Log(True)), table.decisions) == counted(way, 3, 150)


def test_where_everything_is_played_a_turn_ends_only_when_nothing_else_is_left() -> None:
    spec, table = surface.spec("star-realms"), surface.new(DUEL, 0)
    end = surface.ending(spec, table)
    assert spec.option(table, end).verb == "end"
    hand = len(table.pending.options) - 1
    assert hand > 0
    usual, eager = surface.new(DUEL, 0), surface.new(DUEL, 0)
    random_game(usual, Dice(0), -1, Log(True))
    random_game(eager, Dice(0), end, Log(True))
    assert eager.turn < usual.turn


def test_positions_are_the_middle_of_games_and_leave_something_to_think_about() -> None:
    measure = Measure(DUEL)
    for table, seat in measure.positions:
        assert table.turn > 5
        assert seat == table.pending.seat
        assert not measure._search(table).decided()


def test_a_process_that_breaks_is_told_of() -> None:
    with pytest.raises(BadSetup, match="bench-failed"):
        Process([sys.executable, "-c", "raise SystemExit('no')"], {})


def test_another_source_than_the_wished_one_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="bench-failed"):
        Engine(Path(sys.executable), tmp_path).start("plain")


def test_the_compiler_watches_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, str]] = []

    class Watched(Measure):
        def _games(self, play: Callable[[Any, Dice], int], seconds: float) -> dict[str, float]:
            table = surface.new(self.way, 0)
            play(table, Dice(0))
            assert table.pending is None
            done.append((self.way.game, "played"))
            return {"choices": 1.0, "decisions": 1.0, "games": 1.0}

        def _rate(self, name: str, act: Callable[[Any, int], object], seconds: float) -> dict[str, float]:
            done.append((self.way.game, name))
            return {}

    monkeypatch.setattr(exercise, "Measure", Watched)
    monkeypatch.setattr(measure, "POSITIONS", 1)
    monkeypatch.setattr(measure, "ITERATIONS", 2)
    exercise.exercise()
    assert done == [(game, what) for game in GAMES for what in ("played", "played", "clones")]
