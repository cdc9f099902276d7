"""Where a seat wants to be asked."""

import pytest

from kantyna.games.card_game.turn.answers import PASS
from kantyna.games.card_game.vocabulary import ASK_ACTION, ASK_STRIKE, W_CONFLICT, W_REFRESH, WINDOWS
from kantyna.games.registry import game
from kantyna.kernel.decision import Decision
from kantyna.kernel.errors import KantynaError
from kantyna.play.stops import ALWAYS, HERE, USEFUL, Stops
from tests.card_game.tables import SPEC, answer, table

USE = 1030
PASSING = PASS.base
NOTHING = Decision(0, ASK_ACTION, [PASSING], -1, W_REFRESH)
SOMETHING = Decision(0, ASK_ACTION, [USE, PASSING], -1, W_REFRESH)
AT_CONFLICT = Decision(0, ASK_ACTION, [USE, PASSING], -1, W_CONFLICT)


@pytest.mark.rule("CG-TABLE-2")
@pytest.mark.parametrize(
    ("wish", "places", "answers"),
    [
        (ALWAYS, [], [None, None, None]),
        (USEFUL, [], [PASSING, None, None]),
        (HERE, ["conflict"], [PASSING, PASSING, None]),
        (HERE, [], [PASSING, PASSING, PASSING]),
    ],
)
def test_a_seat_is_passed_only_where_it_wishes(wish: str, places: list[str], answers: list[int | None]) -> None:
    stops = Stops(SPEC, wish, places)
    assert [stops.answer(asked) for asked in (NOTHING, SOMETHING, AT_CONFLICT)] == answers


def test_nothing_but_a_window_is_passed() -> None:
    assert Stops(SPEC, HERE).answer(Decision(0, ASK_STRIKE, [USE])) is None
    assert Stops(game("star-realms"), USEFUL).answer(Decision(0, 0, [PASSING])) is None


def test_every_window_is_a_place() -> None:
    assert SPEC.stops() == WINDOWS.words
    laid = table("seat 2: {hand: [yoda]}")
    assert laid.pending is not None
    assert WINDOWS.words[SPEC.stop_of(laid.pending)] == "deployment"
    assert Stops(SPEC).answer(laid.pending) == PASSING
    laid = table("seat 1: {hand: [force-choke], units: [rancor]}\nseat 2: {hand: [yoda], deck: [counter-stroke]}")
    answer(laid, "use", "force-choke")
    answer(laid, "pick", "rancor")
    assert laid.pending is not None
    assert WINDOWS.words[SPEC.stop_of(laid.pending)] == "answers"


def test_a_wish_or_place_that_there_is_not_is_refused() -> None:
    with pytest.raises(KantynaError, match="stops-unknown-wish"):
        Stops(SPEC, "sometimes")
    with pytest.raises(KantynaError, match="stops-unknown-place"):
        Stops(SPEC, HERE, ["kitchen"])
