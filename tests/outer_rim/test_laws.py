"""The laws that every game at the table keeps, for every way to play and every number of seats, in both languages."""

from __future__ import annotations

import pytest

from kantyna.arena.language_check import LanguageCheck
from kantyna.arena.laws import Laws
from kantyna.games.outer_rim.spec import OuterRimSpec

SPEC = OuterRimSpec()
WAYS = [(way.name, seats) for way in SPEC.variants() for seats in range(way.fewest, way.most + 1)]


@pytest.mark.parametrize(("variant", "seats"), WAYS)
def test_the_laws_hold_in_random_play(variant: str, seats: int) -> None:
    laws = Laws(SPEC, variant, seats, {"rounds": 12}, every=60)
    made, violation = laws.game(seats, most=400)
    assert violation is None, str(violation)
    assert made > 10


def test_every_card_speaks_both_languages() -> None:
    LanguageCheck(SPEC, ["A", "B"]).cards()
