"""A game that nobody wins."""

import pytest

from kantyna.games.registry import game
from kantyna.games.star_realms.turn.main import END
from kantyna.kernel.engine import LIMIT, submit
from tests.star_realms.tables import table


@pytest.mark.rule("SR-END-4")
def test_twenty_thousand_decisions_are_a_draw() -> None:
    assert LIMIT == 20_000
    laid = table("seat 1: {hand: [scout]}")
    laid.decisions = LIMIT - 2
    submit(laid, 0, END.base)
    assert laid.outcome is None
    submit(laid, 1, END.base)
    ended = laid.outcome
    assert ended is not None
    assert ended.winners == []
    spec = game("star-realms")
    assert spec.names.reasons[ended.reason] == "limit"
    assert [spec.score(laid, seat) for seat in (0, 1)] == [500, 500]
    refusal = spec.why_not(laid, 0, END.base)
    assert refusal is not None
    assert refusal.rule == "SR-END-4"
