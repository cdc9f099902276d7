"""Every scenario of Destiny holds, each run in four ways."""

import re
from pathlib import Path

import pytest

from kantyna.games.destiny import spec
from kantyna.games.destiny.book import CARDS
from kantyna.games.destiny.spec import DestinySpec
from kantyna.games.registry import GAMES
from kantyna.games.rules import rules
from kantyna.lang.book import called
from kantyna.play.scenario_runner import run_file

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).with_suffix("").as_posix())
def test_scenarios(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "destiny", DestinySpec())
    verdict = run_file(file, called)
    assert verdict.passed, "\n".join(str(failure) for failure in verdict.failures)


def test_every_card_is_named_in_a_scenario() -> None:
    text = "\n".join(file.read_text("utf-8") for file in FILES)
    named = set(re.findall(r"[a-z0-9][a-z0-9-]*", text))
    assert [card.key for card in CARDS if card.key not in named and f"die-{card.key}" not in named] == []


def test_every_rule_that_tests_and_refusals_cite_exists() -> None:
    known = set(rules(DestinySpec()))
    code = Path(str(spec.__file__)).parent.rglob("*.py")
    text = "\n".join(file.read_text("utf-8") for file in [*FILES, *Path(__file__).parent.glob("*.py"), *code])
    cited = set(re.findall(r"\bDE-[A-Z]+-[A-Z\d]+", text))
    assert len(cited) > 50
    assert cited <= known
