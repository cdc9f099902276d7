"""Every scenario of Destiny holds, each run in four ways; all cards and all rules are among them."""

import re
from pathlib import Path

import pytest

from kantyna.games.destiny.card_index import CARDS
from kantyna.lang.card_book import called
from kantyna.play.coverage import coverage
from kantyna.play.scenario_runner import run_file

HERE = Path(__file__).parent
FOLDER = HERE / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).with_suffix("").as_posix())
def test_scenarios(file: Path) -> None:
    verdict = run_file(file, called)
    assert verdict.passed, "\n".join(str(failure) for failure in verdict.failures)


def test_every_card_is_named_in_a_scenario() -> None:
    text = "\n".join(file.read_text("utf-8") for file in FILES)
    named = set(re.findall(r"[a-z0-9][a-z0-9-]*", text))
    assert [card.key for card in CARDS if card.key not in named and f"die-{card.key}" not in named] == []


def test_every_rule_is_shown_by_a_test_and_no_other_is_cited() -> None:
    found = coverage("destiny", HERE)
    assert found.untested == []
    assert found.unknown == {}
