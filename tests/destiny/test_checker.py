"""The second opinion on Destiny: it agrees with the game, and it would tell if it did not."""

import pytest

from tests.destiny.checker import watch
from tests.destiny.printed import Side, printed, side


def test_the_checker_agrees() -> None:
    """A million decisions are watched by `python -m tests.destiny.checker`."""
    checked, wrong = watch(3000)
    assert wrong == []
    assert min(checked[kind] for kind in ("action", "target", "die", "character", "values", "hits", "tokens")) > 20


def test_sides_are_read_as_they_are_written() -> None:
    assert side("+2RD1") == Side("ranged", 2, True, 1)
    assert side("XSh") == Side("shield", -1, False, 0)
    assert side("-") == Side("blank", 0, False, 0)
    assert {len(card.sides) for card in printed().values()} == {0, 6}


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("cost", {"cost": 9}),
        ("sides", {"sides": [Side("melee", 9, False, 9)] * 6}),
        ("abilities", {"abilities": [{"kind": "play_restriction", "condition": "total(die:own) >= 99"}]}),
        ("health", {"health": 1}),
    ],
)
def test_a_figure_that_differs_is_told(monkeypatch: pytest.MonkeyPatch, key: str, change: dict[str, object]) -> None:
    """If the printed cards were others, the game would not be theirs."""
    other = {name: card._replace(**{part: change[part] for part in change}) for name, card in printed().items()}
    monkeypatch.setattr("tests.destiny.printed.printed", lambda: other)
    _, wrong = watch(2000)
    assert wrong != []
