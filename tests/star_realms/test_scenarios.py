"""Every scenario of Star Realms holds, each run in four ways."""

from pathlib import Path

import pytest

from kantyna.lang.card_book import called
from kantyna.play.scenario_runner import run_file

FILES = sorted(Path(__file__).parent.glob("scenarios/*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    verdict = run_file(file, called)
    assert verdict.passed, "\n".join(str(failure) for failure in verdict.failures)
