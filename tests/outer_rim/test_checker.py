"""The second reading of the book agrees with the game, and each thing that it reads could make it disagree."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.outer_rim.checker import facts, judge, picture, trials
from tests.outer_rim.checker.__main__ import WAYS, look_on
from tests.outer_rim.checker.trials import Disagreement


def test_the_book_read_twice_says_the_same() -> None:
    seen: Counter[str] = Counter()
    for seed, (variant, seats) in enumerate(WAYS):
        seen += look_on(variant, seats, seed, 700)[1]
    looked = {"where one can move", "the ways of a patrol", "the price", "a hit delivers", "tests", "damage by dice"}
    assert looked <= set(seen)


def spoilt(key: str, **changes: Any) -> dict[str, facts.Figures]:
    return {**facts.FIGURES, key: facts.FIGURES[key]._replace(**changes)}


def all_spoilt(kind: str, **changes: Any) -> dict[str, facts.Figures]:
    return {key: one._replace(**changes) if one.kind == kind else one for key, one in facts.FIGURES.items()}


SHEET = [[4, 3, 4, 1, 1, 0, 1], [3, 2, 4, 1, 1, 0, 1]]
LIES = [
    ({"FIGURES": spoilt("starter", sides=SHEET)}, "where one can move"),
    ({"FIGURES": all_spoilt("patrol", combat=("ship", 9))}, "an enemy's combat"),
    ({"FIGURES": all_spoilt("cargo", cost=500)}, "what can be bought|the price|handed in"),
    ({"FIGURES": all_spoilt("cargo", place="kessel")}, "delivery|delivered|bought"),
    ({"FIGURES": all_spoilt("captain", skills=list(facts.SKILLS) * 2)}, "tests"),
    ({"FIGURES": all_spoilt("captain", sides=[[9, 9]])}, "dice of a captain|who is defeated"),
    ({"PASSING": (("hit",), ("crit",), ("blank",))}, "tests"),
    ({"PRICE_OF_DEFEAT": 2000}, "the price of defeat"),
    ({"PLANETS": {"naboo"}}, "market on planets"),
]


def look_on_at(games: int) -> None:
    for seed in range(games):
        look_on("standard", 4, seed, 1500)


@pytest.mark.parametrize(("lie", "found"), LIES, ids=[found for _, found in LIES])
def test_a_fact_that_is_wrong_is_found(monkeypatch: pytest.MonkeyPatch, lie: dict[str, Any], found: str) -> None:
    for name, value in lie.items():
        for module in (judge, picture, trials):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, value)
    with pytest.raises(Disagreement, match=found):
        look_on_at(12)


def test_a_lane_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = facts.lanes_of
    monkeypatch.setattr(facts, "lanes_of", lambda tile: whole(tile)[1:])
    with pytest.raises(Disagreement, match=r"where one can move|patrols follow lanes"):
        look_on_at(12)
