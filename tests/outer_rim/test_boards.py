"""What boards say that follows from the table, and the chances of what one may try."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.odds import fight_odds, skill_odds
from kantyna.games.outer_rim.table import OuterRim
from tests.outer_rim.laid import SPEC, lay


def marks(table: OuterRim, key: str, seat: int = 0) -> dict[str, int]:
    """What lies on a seat's thing, as a page is told."""
    view = SPEC.view(table, 0)
    mine = {card for zone in view.zones if zone.seat == seat for card in zone.cards if card >= 0}
    thing = next(card for card in mine if SPEC.cards[view.defs[card]].key == key)
    return {SPEC.names.marks[mark.kind]: mark.value for mark in view.marks if mark.card == thing}


def test_a_captain_and_a_ship_say_their_numbers_and_slots() -> None:
    told = marks(lay({}), "boba-fett")
    printed = next(card for card in SPEC.cards if card.key == "boba-fett").numbers
    assert (told["ground-combat"], told["health"]) == (printed["ground-combat"], printed["health"])
    assert (told["slots-gear"], told["slots-jobs"]) == (2, 2)
    assert [word for word in told if word.startswith("skill-")]
    ship = marks(lay({}), "starter")
    assert {"hull", "ship-combat", "hyperdrive", "slots-crew"} <= set(ship)


def test_what_is_carried_says_where_it_wants_to_go() -> None:
    told = marks(lay({"jobs": ["job-kessel-run"]}), "job-kessel-run")
    assert SPEC.cards[told["destination"]].key == "kessel"


@pytest.mark.parametrize(("level", "percent"), [(0, 23), (1, 75), (2, 94), (3, 94)])
def test_a_skill_that_one_has_twice_is_an_experts(level: int, percent: int) -> None:
    """OR-TEST-2 to OR-TEST-4, by the faces of two dice."""
    assert skill_odds(level) == percent


def test_a_tie_is_the_attackers() -> None:
    assert fight_odds(0, 0) == 100
    assert fight_odds(0, 1) == 50, "half of a die's faces do no damage"
    assert fight_odds(1, 0) == 100
    assert fight_odds(3, 2) > fight_odds(2, 2) > fight_odds(2, 3)


def test_an_option_says_what_it_depends_on() -> None:
    table = lay({"jobs": ["job-kessel-run"]}, at="kessel", phase="encounter")
    attempt = next(
        one for one in (SPEC.option(table, code) for code in table.options.listed()) if one.verb == "attempt"
    )
    assert len(attempt.chances) == 5
    assert {chance.percent for chance in attempt.chances} <= {23, 75, 94}


def test_a_flight_says_how_far_it_is() -> None:
    table = lay({}, phase="planning")
    flights = [one for one in (SPEC.option(table, code) for code in table.options.listed()) if one.verb == "move-to"]
    assert flights
    here = table.at(0)
    assert all(one.number >= table.chart.distance(here, one.cards[0]) >= 1 for one in flights)
