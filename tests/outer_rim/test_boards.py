"""What boards say that follows from the table, and the chances of what one may try."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.odds import fight_odds, skill_odds
from kantyna.games.outer_rim.table import OuterRim
from tests.outer_rim.laid import SPEC, do, lay, options


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


def chances(table: OuterRim) -> dict[str, list[int]]:
    """What is offered, with the chances of each."""
    found = {}
    for word, code in zip(options(table), table.options.listed(), strict=True):
        found[word] = [chance.percent for chance in SPEC.option(table, code).chances]
    return found


def hunted(variant: str) -> OuterRim:
    """Seat 0 (3 dice) wants Greedo (3 dice), who is the crew of a captain with 2."""
    return lay(
        {"jobs": ["bounty-greedo"]},
        other={"crew": ["data-greedo"]},
        other_at="naboo",
        phase="encounter",
        variant=variant,
        table_piles={"aside": ["contact-greedo"]},
    )


@pytest.mark.rule("OR-CREW-6")
def test_who_protects_crew_sees_the_chance_of_the_defender() -> None:
    table = hunted("standard")
    do(table, "hunt-crew data-greedo")
    assert table.asked == 1
    assert chances(table) == {"yes": [100 - fight_odds(3, 2)], "no": [100 - fight_odds(3, 3)]}


@pytest.mark.rule("OR-SOLO-15", "OR-CREW-6")
def test_who_decides_whether_the_ai_protects_its_crew_sees_the_chance_of_either_fight() -> None:
    table = hunted("solo")
    do(table, "hunt-crew data-greedo")
    assert table.asked == 0
    assert chances(table) == {"yes": [fight_odds(3, 2)], "no": [fight_odds(3, 3)]}


@pytest.mark.rule("OR-SOLO-15", "OR-SOLO-13")
def test_who_decides_for_the_ai_sees_its_chances() -> None:
    """Of the patrols that it could meet; a job it completes without tests."""
    own, ai = {"ship": ["yt-1300"]}, {"jobs": ["job-kessel-run", "job-rescue-from-the-mines"]}
    deck = {"ai-deck": ["ai-9"]}
    patrols = {"hutt-1": "kessel", "rebel-2": "kessel", "imperial-1": "navpoint-6-ri", "syndicate-1": "navpoint-1-li"}
    hated = {"hutt": -1, "rebel": -1}
    table = lay(
        own,
        other=ai,
        other_at="kessel",
        phase="encounter",
        variant="solo",
        table_piles=deck,
        patrols=patrols,
        other_reputation=hated,
    )
    do(table, "draw")
    assert chances(table) == {"fight-patrol hutt-1": [fight_odds(3, 3)], "fight-patrol rebel-2": [fight_odds(3, 4)]}
    table = lay(own, other=ai, other_at="kessel", phase="encounter", variant="solo", table_piles=deck)
    do(table, "draw")
    assert chances(table) == {"attempt job-kessel-run": [], "attempt job-rescue-from-the-mines": []}


def test_a_fight_with_a_player_says_its_chance() -> None:
    """A fight for Chromium Hull or for a ship's goal is fought in space, even on a planet."""
    table = lay({"ship": ["firespray"]}, other={"mods": ["luxury-chromium-hull"]}, other_at="naboo", phase="encounter")
    told = chances(table)
    assert told["challenge 1"] == told["duel 1"] == [fight_odds(5, 3)]


def test_a_flight_says_how_far_it_is() -> None:
    table = lay({}, phase="planning")
    flights = [one for one in (SPEC.option(table, code) for code in table.options.listed()) if one.verb == "move-to"]
    assert flights
    here = table.at(0)
    assert all(one.number >= table.chart.distance(here, one.cards[0]) >= 1 for one in flights)
