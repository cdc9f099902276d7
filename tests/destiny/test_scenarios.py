"""Every scenario of Destiny holds, each run in four ways; all rules are among them."""

from pathlib import Path

import pytest

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


def test_every_rule_is_shown_by_a_test_and_no_other_is_cited() -> None:
    found = coverage("destiny", HERE)
    assert found.untested == []
    assert found.unknown == {}
