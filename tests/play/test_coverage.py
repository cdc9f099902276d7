"""Which rules have a test is read off the tests."""

from pathlib import Path

import pytest

from kantyna.games.registry import game
from kantyna.games.rules import rules
from kantyna.kernel.errors import BadSetup
from kantyna.play.coverage import NoTests, coverage

TEST = """
import pytest

@pytest.mark.rule("SR-ALLY-1", "SR-ALLY-2")
def test_one() -> None: ...

@pytest.mark.rule("SR-NONE-1")
class TestTwo:
    @pytest.mark.rule("SR-BUY-1")
    async def test_three(self) -> None: ...

@pytest.mark.rule("SR-BUY-2")
def helper() -> None: ...

@pytest.mark.other("SR-BUY-3")
def test_four() -> None:
    assert "SR-BUY-4"
"""

SCENARIO = """
game: star-realms
rules: [SR-DRAW-1]
then: {}
---
game: star-realms
rules:
  - SR-DRAW-2
  - SR-NONE-2
---
game: other
rules: [SR-DRAW-3]
"""


def test_marks_and_scenarios_are_read(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(TEST)
    (tmp_path / "some.yaml").write_text(SCENARIO)
    (tmp_path / "else.yaml").write_text("a: [")
    (tmp_path / "list.yaml").write_text("- SR-DRAW-4")
    (tmp_path / "notes.txt").write_text("SR-DRAW-5")
    found = coverage("star-realms", tmp_path)
    assert found.tested == {
        "SR-ALLY-1": ["deep/test_it.py:5"],
        "SR-ALLY-2": ["deep/test_it.py:5"],
        "SR-BUY-1": ["deep/test_it.py:10"],
        "SR-DRAW-1": ["some.yaml:3"],
        "SR-DRAW-2": ["some.yaml:8"],
    }
    assert found.unknown == {"SR-NONE-1": ["deep/test_it.py:8"], "SR-NONE-2": ["some.yaml:9"]}
    assert found.rules == list(rules(game("star-realms")))
    assert set(found.untested) == set(found.rules) - set(found.tested)


def test_nothing_to_read(tmp_path: Path) -> None:
    with pytest.raises(NoTests):
        coverage("star-realms", tmp_path / "none")
    with pytest.raises(BadSetup):
        coverage("chess", tmp_path)
