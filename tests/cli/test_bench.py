"""``kantyna bench --research``: what is told; how fast anything is nobody asks here, the clock is a made-up one."""

import itertools
import json

import pytest

from kantyna.commands.bench import named
from kantyna.lang import Speaker
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
    assert "całe partie: kroków na sekundę " in polish
    assert "aec / kółko i krzyżyk: " in polish


@pytest.mark.parametrize(
    ("name", "polish"),
    [
        ("star-realms compiled / plain", "star-realms wersja skompilowana / zwykły Python"),
        ("compiled clone / open_spiel hearts clone", "kopia wersji skompilowanej / open_spiel kopia kierek"),
        ("plain / rlcard uno, bare steps", "zwykły Python / rlcard uno, same kroki"),
        ("traces that differ", "partie różne w obu wersjach"),
    ],
)
def test_what_was_measured_has_a_name_in_either_language(name: str, polish: str) -> None:
    assert named(Speaker("en"), name) == name
    assert named(Speaker("pl"), name) == polish
