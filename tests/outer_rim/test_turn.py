"""Planning, moves, the market, deliveries, encounters, reputation and defeat, rule by rule."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.table import (
    CARGO_HELD,
    CREW_HELD,
    DAMAGE,
    DEFEATED,
    FAME,
    FLIPPED,
    GEAR_HELD,
    MARKET,
    MARKET_DECKS,
    MODS_HELD,
    REMOVED,
    REPUTATION,
    SECTION,
    SHIPS,
    OuterRim,
)
from kantyna.games.outer_rim.turn.fame import gain_reputation, lose_reputation
from kantyna.games.outer_rim.vocabulary import CARGO_DECK, HUTT, IMPERIAL, REBEL, SPACES
from kantyna.kernel.event import Log
from tests.outer_rim.laid import BLANK, CRIT, FOCUS, HIT, credits, dents, do, fame, keys, lay, options, wounds

AWAY = {
    "hutt-1": "navpoint-6-ro",
    "imperial-1": "navpoint-6-ri",
    "rebel-1": "navpoint-1-lo",
    "syndicate-1": "navpoint-1-li",
}
"""Patrols where nobody meets them."""


def reachable(table: OuterRim) -> set[str]:
    return {option.removeprefix("move-to ") for option in options(table) if option.startswith("move-to")}


@pytest.mark.rule("OR-PLAN-1", "OR-TURN-1", "OR-ACT-1", "OR-ENC-1", "OR-TURN-2")
def test_a_turn_is_planning_actions_and_an_encounter() -> None:
    table = lay({}, phase="planning", patrols=AWAY)
    assert "earn" in options(table)
    assert reachable(table)
    do(table, "earn")
    assert credits(table) == 2000
    assert "market" in options(table)
    assert "earn" not in options(table)
    do(table, "market", "stop")
    assert "market" not in options(table)
    do(table, "end-actions")
    assert "draw" in options(table)
    assert table.active == 0


@pytest.mark.rule("OR-PLAN-2")
def test_recovering_heals_captain_and_ship() -> None:
    table = lay({}, phase="planning", patrols=AWAY)
    hurt(table, 2, 3)
    do(table, "recover")
    assert (wounds(table), dents(table)) == (0, 0)


def hurt(table: OuterRim, character: int, ship: int) -> None:
    table.write_mark(DAMAGE, table.captain(0), character)
    table.write_mark(DAMAGE, table.ship(0), ship)


@pytest.mark.rule("OR-MOVE-1", "OR-MOVE-6")
def test_a_move_reaches_as_far_as_the_hyperdrive_and_never_stays() -> None:
    table = lay({}, "naboo", phase="planning", patrols=AWAY)
    there = reachable(table)
    drive = table.side(0).hyperdrive
    here = SPACES.words.index("naboo")
    near = {word for at, word in enumerate(SPACES.words) if 0 < table.chart.distance(here, at) <= drive}
    assert "naboo" not in there
    assert there <= near
    assert {"ryloth", "takodana", "ring-of-kafrene", "tatooine"} <= there


@pytest.mark.rule("OR-MOVE-3")
def test_whom_the_maelstrom_does_not_hold_goes_on_when_a_player_there_lets_them_pass() -> None:
    ships = {"ship": ["lancer"]}
    table = lay({"mods": ["kessel-03"]}, "mon-calamari", phase="planning", other=ships, other_at="maelstrom")
    table.write_mark(SECTION, table.rows[MODS_HELD[0]][0], 2)  # the Gree navigation computer
    table.write_mark(FLIPPED, table.ship(1), 1)  # the Shadow Caster
    do(table, "move-to maelstrom")
    assert table.asked == 1
    do(table, "no")
    assert table.asked == 0
    assert "move-to kessel" in options(table)


@pytest.mark.rule("OR-MOVE-3", "OR-MOVE-5")
def test_the_maelstrom_stops_whoever_enters_and_nobody_who_leaves() -> None:
    table = lay({}, "maelstrom", phase="planning", patrols=AWAY)
    assert {"kessel", "navpoint-3-ro"} <= reachable(table)
    table = lay({}, "kessel", phase="planning", patrols=AWAY)
    do(table, "move-to maelstrom")
    assert SPACES.words[table.at(0)] == "maelstrom"
    assert "end-actions" in options(table)


@pytest.mark.rule("OR-MOVE-4", "OR-REP-1")
@pytest.mark.parametrize(("standing", "passes"), [(1, True), (0, False), (-1, False)])
def test_a_patrol_stops_whom_its_faction_does_not_love(standing: int, passes: bool) -> None:
    patrols = {**AWAY, "imperial-1": "navpoint-3-lo", "hutt-1": "navpoint-3-li"}
    table = lay({}, "lothal", phase="planning", patrols=patrols, reputation={"imperial": standing, "hutt": standing})
    assert ("kessel" in reachable(table) or "nal-hutta" in reachable(table)) == passes


@pytest.mark.rule("OR-REP-2", "OR-REP-3", "OR-REP-5")
def test_reputation_moves_by_one_and_stops_at_its_ends() -> None:
    table = lay({})
    seen = []
    for step in (lose_reputation, lose_reputation, gain_reputation, gain_reputation, gain_reputation):
        step(table, 0, REBEL, Log(True))
        seen.append(table.count[REPUTATION[REBEL][0]])
    assert seen == [-1, -1, 0, 1, 1]


@pytest.mark.rule("OR-MARKET-1")
def test_the_market_needs_a_planet() -> None:
    for at, there in (("naboo", True), ("navpoint-5-lo", False), ("maelstrom", False)):
        assert ("market" in options(lay({}, at, patrols=AWAY))) == there


OPEN = {
    "market": [
        "bounty-chopper",
        "cargo-salvage",
        "gear-dl-44",
        "job-casino-heist",
        "luxury-chromium-hull",
        "ship-hwk-290",
    ]
}


@pytest.mark.rule("OR-MARKET-2", "OR-PATROL-7", "OR-MARKET-3")
def test_an_open_card_may_be_put_away_first_and_no_patrol_moves() -> None:
    table = lay({}, credits=9000, table_piles={**OPEN, "deck-cargo": ["cargo-stolen-hyperfuel"]}, patrols=AWAY)
    before = [table.place_of(token) for token in (table.patrol(faction) for faction in range(4))]
    do(table, "market", "discard-top cargo-salvage")
    assert "cargo-stolen-hyperfuel" in keys(table, MARKET)  # with a Rebel icon
    assert keys(table, MARKET_DECKS[CARGO_DECK]) == ["cargo-salvage"]
    assert not any(option.startswith("discard-top") for option in options(table))
    assert [table.place_of(token) for token in (table.patrol(faction) for faction in range(4))] == before
    do(table, "buy gear-dl-44")
    assert keys(table, GEAR_HELD, 0) == ["gear-dl-44"]
    assert credits(table) == 6000


@pytest.mark.rule("OR-MARKET-8", "OR-MARKET-9")
def test_cards_handed_in_lower_the_price_to_nothing_at_most() -> None:
    own = {"mods": ["mod-ion-cannon"]}
    table = lay(own, credits=1000, table_piles=OPEN, patrols=AWAY)
    do(table, "market", "buy gear-dl-44")  # there is no other way to pay for it
    assert keys(table, GEAR_HELD, 0) == ["gear-dl-44"]
    assert credits(table) == 1000  # 4000 against 3000, and no change
    assert "mod-ion-cannon" in keys(table, MARKET)  # under its deck, which was empty, and turned up at once


@pytest.mark.rule("OR-MARKET-11")
def test_an_empty_deck_offers_nothing_more() -> None:
    table = lay({}, credits=9000, table_piles=OPEN, patrols=AWAY)
    do(table, "market", "buy gear-dl-44")
    assert "gear-dl-44" not in keys(table, MARKET)
    assert len(keys(table, MARKET)) == 5


@pytest.mark.rule("OR-SHIP-2", "OR-SHIP-3", "OR-SHIP-6", "OR-SHIP-1")
def test_a_new_ship_takes_over_what_the_old_one_held() -> None:
    own = {"cargo": ["cargo-coaxium-crystal"], "mods": ["mod-quad-laser"], "crew": ["data-lobot"]}
    table = lay(own, credits=6000, table_piles=OPEN, patrols=AWAY)
    hurt(table, 0, 2)
    do(table, "market", "buy ship-hwk-290")
    if "pay" in options(table):
        do(table, "pay")
    assert keys(table, SHIPS, 0) == ["hwk-290"]
    assert keys(table, CARGO_HELD, 0) == ["cargo-coaxium-crystal"]
    assert keys(table, MODS_HELD, 0) == ["mod-quad-laser"]
    assert keys(table, CREW_HELD, 0) == ["data-lobot"]
    assert dents(table) == 0
    assert credits(table) == 1000
    assert keys(table, REMOVED) == ["ship-hwk-290"]


@pytest.mark.rule("OR-DELIVER-1", "OR-DELIVER-2")
def test_one_action_delivers_all_that_belongs_there() -> None:
    own = {"ship": ["yv-666"], "cargo": ["cargo-coaxium-crystal", "start-medicine"]}
    table = lay(own, "ryloth", patrols=AWAY)
    do(table, "deliver")
    while any(option.startswith("deliver-card") for option in options(table)):
        do(table, next(option for option in options(table) if option.startswith("deliver-card")))
    assert keys(table, CARGO_HELD, 0) == []
    assert credits(table) == 13000
    assert (table.count[REPUTATION[IMPERIAL][0]], table.count[REPUTATION[REBEL][0]]) == (1, 1)
    assert keys(table, REMOVED) == ["start-medicine"]


@pytest.mark.rule("OR-ENC-2", "OR-ENC-4")
@pytest.mark.parametrize(("standing", "forced"), [(1, False), (0, False), (-1, True)])
def test_a_patrol_of_those_who_hate_one_must_be_met(standing: int, forced: bool) -> None:
    patrols = {**AWAY, "hutt-1": "tatooine"}
    piles = {"encounters-nal-hutta-tatooine": ["nal-hutta-tatooine-07"]}
    table = lay({}, "tatooine", phase="encounter", patrols=patrols, reputation={"hutt": standing}, table_piles=piles)
    assert "fight-patrol hutt-1" in options(table)
    assert ("draw" not in options(table)) == forced


@pytest.mark.rule("OR-ENC-3")
def test_of_several_patrols_that_must_be_met_one_is_picked() -> None:
    patrols = {**AWAY, "hutt-1": "tatooine", "rebel-1": "tatooine"}
    table = lay({}, "tatooine", phase="encounter", patrols=patrols, reputation={"hutt": -1, "rebel": -1})
    fights = [option for option in options(table) if option.startswith("fight-patrol")]
    assert sorted(fights) == ["fight-patrol hutt-1", "fight-patrol rebel-1"]


@pytest.mark.rule("OR-DEFEAT-3", "OR-DEFEAT-4", "OR-BEAT-5", "OR-BEAT-2")
def test_whoever_is_defeated_can_only_recover() -> None:
    patrols = {**AWAY, "hutt-4": "tatooine"}
    del patrols["hutt-1"]
    table = lay({}, "tatooine", phase="encounter", credits=5000, patrols=patrols)
    do(table, "fight-patrol hutt-4", "step-to navpoint-4-lo")
    assert table.count[DEFEATED[0]] == 1
    assert credits(table) == 2000
    do(table, "earn", "end-actions", "draw")
    assert table.active == 0
    assert [option for option in options(table) if not option.startswith(("give", "request"))] == ["recover"]
    do(table, "recover")
    assert table.count[DEFEATED[0]] == 0
    assert dents(table) == 0


@pytest.mark.rule("OR-TEST-1", "OR-TEST-3", "OR-TEST-4", "OR-TEST-5")
@pytest.mark.parametrize(
    ("crew", "rolls", "passed"),
    [
        ([], [FOCUS, BLANK], False),
        ([], [HIT, BLANK], True),
        (["data-garindan"], [FOCUS, BLANK], True),
        (["data-garindan"], [BLANK, BLANK], False),
    ],
)
def test_skills_of_captain_and_crew_add_up(crew: list[str], rolls: list[int], passed: bool) -> None:
    """Boba has Stealth once, with Garindan twice."""
    piles = {"encounters-ring-of-kafrene-takodana": ["ring-of-kafrene-takodana-02"]}
    table = lay({"crew": crew}, "ring-of-kafrene", phase="encounter", table_piles=piles, patrols=AWAY, rolls=rolls)
    do(table, "draw")
    assert credits(table) == (4000 if passed else 0)
    assert wounds(table) == (0 if passed else 1)


@pytest.mark.rule("OR-COMBAT-2", "OR-BEAT-1", "OR-COMBAT-10")
def test_a_patrol_is_fought_with_the_ship() -> None:
    patrols = {**AWAY, "hutt-1": "tatooine"}
    rolls = [HIT, HIT, HIT, BLANK, BLANK, CRIT]
    table = lay({}, "tatooine", phase="encounter", patrols=patrols, rolls=rolls)
    do(table, "fight-patrol hutt-1")
    assert credits(table) == 3000
    assert (wounds(table), dents(table)) == (0, 2)
    assert table.count[REPUTATION[HUTT][0]] == -1


@pytest.mark.rule("OR-WIN-1", "OR-WIN-6")
def test_the_goal_wins_at_once() -> None:
    table = lay({}, "ryloth", patrols=AWAY, credits=12000, table_piles=OPEN)
    table.count[FAME[0]] = 8
    do(table, "market", "buy luxury-chromium-hull")  # counts as two while it is there
    assert table.outcome is not None
    assert table.outcome.winners == [0]
    assert fame(table) == 8


@pytest.mark.rule("OR-ENC-7", "OR-ENC-8")
def test_an_encounter_card_may_be_kept_as_what_stands_at_its_foot() -> None:
    piles = {"encounters-cantonica-ord-mantell": ["cantonica-ord-mantell-03"]}
    table = lay({}, "ord-mantell", phase="encounter", credits=2000, table_piles=piles, patrols=AWAY)
    do(table, "draw", "yes")
    assert keys(table, CREW_HELD, 0) == ["cantonica-ord-mantell-03"]
    assert credits(table) == 0


def test_a_crit_passes_without_any_skill() -> None:
    piles = {"encounters-kessel": ["kessel-10"]}
    table = lay({}, "kessel", phase="encounter", table_piles=piles, patrols=AWAY, rolls=[CRIT, BLANK])
    do(table, "draw")
    assert credits(table) == 4000
