"""``kantyna bench --research``: what is told; how fast anything is nobody asks here, the clock is a made-up one."""

import itertools
import json

import pytest

from kantyna.research import speed
from tests.cli.conftest import Kantyna

MEASURED = [
    "whole games",
    "rules alone",
    "aec",
    "vector",
    "random inside",
    "random opponent",
    "solo v greedy",
    "greedy inside",
    "tictactoe",
    "hearts",
]


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes with every look at the clock, so that everything is played once."""
    monkeypatch.setattr(speed, "process_time", itertools.count().__next__)
    monkeypatch.setattr(speed, "TABLES", 2)


# PettingZoo says of its own way to make an environment that another is to come.
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.usefixtures("ticking")
def test_environments_are_measured_beside_others(kantyna: Kantyna) -> None:
    words = ["bench", "star-realms", "--research", "--rounds", "1", "--seconds", "1.5"]
    done = kantyna(*words, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert list(told) == ["game", "steps_per_second", "ratios"]
    rates = told["steps_per_second"]
    assert list(rates) == MEASURED
    assert rates["vector"] == rates["greedy inside"] == pytest.approx(2 / 3)  # two tables, one step, three seconds
    assert all(rate > 0 for rate in rates.values())
    assert told["ratios"] == {
        f"{one} / {other}": pytest.approx(rates[one] / rates[other]) for one, other in speed.FLOORS
    }
    polish = kantyna(*words, lang="pl").stdout
    assert all(name in polish for name in [*MEASURED, *told["ratios"]])
