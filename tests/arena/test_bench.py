"""Measuring: the promised fields, sound ratios, traces that are compared."""

import sys

import pytest

from kantyna.arena import bench
from kantyna.arena.benchmark import Benched, Measuring
from kantyna.arena.peer import PEERS
from kantyna.arena.worker import Bench
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup


def test_machines_get_the_promised_fields() -> None:
    told: list[tuple[int, int]] = []
    measured = bench("star-realms", rounds=1, seconds=0.02, progress=lambda done, total: told.append((done, total)))
    found = measured.json()
    assert list(found) == ["results", "peers", "ratios"]
    assert found["peers"] == []
    first = found["results"][0]
    assert list(first) == [
        "game",
        "build",
        "decisions_per_second",
        "games_per_second",
        "clones_per_second",
        "views_per_second",
        "saves_per_second",
    ]
    assert (first["game"], first["build"]) == ("star-realms", "plain")
    assert all(first[name] > 0 for name in list(first)[2:])
    assert told[-1][0] == told[-1][1]


def round_of(speed: float) -> dict[str, float]:
    names = ("decisions", "games", "driven", "clones", "views", "saves")
    return {f"{name}_per_second": speed for name in names}


def test_ratios_are_of_medians() -> None:
    result = Benched()
    result.ours["star-realms", "plain"] = [round_of(speed) for speed in (1, 30, 20)]
    result.ours["star-realms", "compiled"] = [round_of(speed) for speed in (100, 100, 7)]
    result.ours["deckbuilding", "plain"] = [round_of(10)]
    for name, speed in zip(PEERS, (10, 50, 4, 2), strict=True):
        result.others[name] = [{"decisions_per_second": speed, "clones_per_second": speed}]
    result.traced, result.differing = 12, 0
    assert result.ratios() == {
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


def test_a_trace_is_of_its_seed() -> None:
    one, other = (Bench(game("star-realms"), "duel", 2) for _ in range(2))
    traces = one.trace(0, 3)
    assert traces == other.trace(0, 3)
    assert len(set(traces)) == 3


def test_a_process_that_breaks_is_told_of() -> None:
    with pytest.raises(BadSetup, match="bench-failed"):
        Measuring([sys.executable, "-c", "raise SystemExit('no')"], {})
