"""Every scenario of the card game holds, each run in four ways."""

from pathlib import Path

import pytest

from kantyna.lang.card_book import called
from kantyna.play.scenario_runner import run_file

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).with_suffix("").as_posix())
def test_scenarios(file: Path) -> None:
    verdict = run_file(file, called)
    assert verdict.passed, "\n".join(str(failure) for failure in verdict.failures)
