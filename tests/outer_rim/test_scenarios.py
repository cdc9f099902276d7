"""Every scenario of Outer Rim holds, each run in four ways; every rule has a test, and every cited rule exists."""

import re
from pathlib import Path

import pytest

from kantyna.games.outer_rim import spec
from kantyna.games.registry import game
from kantyna.games.rules import rules
from kantyna.lang import Speaker
from kantyna.lang.card_book import called
from kantyna.play.coverage import coverage
from kantyna.play.scenario_runner import run_file

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("scenarios/*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    verdict = run_file(file, called)
    assert verdict.passed, "\n".join(str(failure) for failure in verdict.failures)


def test_every_rule_has_a_test() -> None:
    assert coverage("outer-rim", HERE).untested == []


def test_every_rule_that_tests_and_refusals_cite_exists() -> None:
    code = Path(str(spec.__file__)).parent.rglob("*.py")
    text = "\n".join(file.read_text("utf-8") for file in [*FILES, *HERE.glob("*.py"), *code])
    cited = set(re.findall(r"\bOR-[A-Z]+-\d+", text))
    assert len(cited) > 100
    assert cited <= set(rules(game("outer-rim")))


@pytest.mark.parametrize("place", ["nowhere", "boba-fett"])
@pytest.mark.parametrize(("language", "told"), [("pl", "Na mapie nie ma miejsca „"), ("en", "There is no place “")])
def test_an_unknown_place_is_called_a_place_and_the_right_ones_are_listed(
    place: str, language: str, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "lost.yaml"
    file.write_text(
        f"scenario: Lost.\ngame: outer-rim\ngiven:\n  seat 1:\n    captain: [{{card: boba-fett, place: {place}}}]\n"
        "then: {asks: {seat: 1}}\n"
    )
    (failure,) = run_file(file, called).failures
    sentence = Speaker(language).error(failure.error)
    assert sentence.startswith(told + place)
    assert "naboo" in sentence
