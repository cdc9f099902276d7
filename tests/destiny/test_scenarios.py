"""Every scenario of Destiny holds, each run in four ways."""

from pathlib import Path

import pytest

from kantyna.games.destiny.spec import DestinySpec
from kantyna.games.registry import GAMES
from kantyna.lang.book import called
from kantyna.play.scenario_runner import run_file

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).with_suffix("").as_posix())
def test_scenarios(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "destiny", DestinySpec())
    verdict = run_file(file, called)
    assert verdict.passed, "\n".join(str(failure) for failure in verdict.failures)
