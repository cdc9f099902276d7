"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.table import (
    ASIDE,
    CAPTURED,
    CARGO_HELD,
    CREW_HELD,
    DATABANK_CARDS,
    DEFEATED,
    FLIPPED,
    GOAL,
    JOBS_HELD,
    MARKET,
    MARKET_DECKS,
    PATROLS,
    REMOVED,
    REPUTATION,
    TARGETED,
    OuterRim,
)
from kantyna.games.outer_rim.vocabulary import CARGO_DECK, IMPERIAL, REBEL, SYNDICATE
from tests.outer_rim.laid import BLANK, CRIT, FOCUS, HIT, credits, dents, do, fame, keys, lay, options, place, wounds

NO_PATROLS = {"hutt-1": "navpoint-6-ro", "imperial-1": "navpoint-6-ri", "rebel-1": "navpoint-1-lo"}


@pytest.mark.rule("OR-JOB-1", "OR-JOB-3")
def test_the_casino_heist_fails_at_its_first_step() -> None:
    table = lay({"jobs": ["job-casino-heist"]}, "cantonica", phase="encounter", rolls=[HIT, HIT])
    do(table, "attempt job-casino-heist")  # Boba has no influence: a hit is not enough
    assert keys(table, JOBS_HELD, 0) == ["job-casino-heist"]
    assert credits(table) == 0
    assert table.active == 1


@pytest.mark.rule("OR-JOB-2", "OR-JOB-5")
def test_the_casino_heist_goes_well() -> None:
    rolls = [CRIT, BLANK, CRIT, BLANK, CRIT, BLANK]
    table = lay({"jobs": ["job-casino-heist"]}, "cantonica", phase="encounter", rolls=rolls)
    do(table, "attempt job-casino-heist")
    assert credits(table) == 15000
    assert keys(table, REMOVED) == ["job-casino-heist"]
    assert "data-casino-heist" in keys(table, DATABANK_CARDS)


@pytest.mark.rule("OR-JOB-2", "OR-JOB-4")
def test_the_casino_heist_ends_in_a_fight() -> None:
    tech_fails = [CRIT, BLANK, BLANK, BLANK]
    lost = [BLANK, BLANK, BLANK, HIT, BLANK, BLANK]  # three dice of Boba, three of the guards
    won = [HIT, BLANK, BLANK, HIT, BLANK, BLANK]
    table = lay({"jobs": ["job-casino-heist"]}, "cantonica", phase="encounter", rolls=tech_fails + lost + won)
    do(table, "attempt job-casino-heist")
    assert wounds(table) == 3  # one for the alarm, one in each fight
    assert credits(table) == 15000


@pytest.mark.rule("OR-JOB-4", "OR-DEFEAT-1", "OR-DEFEAT-2")
def test_who_wins_the_fight_of_the_heist_and_falls_has_failed() -> None:
    rolls = [CRIT, BLANK, BLANK, BLANK, CRIT, CRIT, BLANK, CRIT, HIT, BLANK]
    table = lay({"jobs": ["job-casino-heist"]}, "cantonica", phase="encounter", credits=4000, rolls=rolls)
    do(table, "attempt job-casino-heist")
    assert table.count[DEFEATED[0]] == 1
    assert credits(table) == 1000
    assert keys(table, JOBS_HELD, 0) == ["job-casino-heist"]


@pytest.mark.rule("OR-MEET-1", "OR-TEST-2")
def test_greedo_shoots_at_those_whom_the_hutts_hate() -> None:
    table = lay(
        {"captain": ["jyn-erso"]},
        "cantonica",
        phase="encounter",
        reputation={"hutt": -1},
        table_piles={"contact-0": ["contact-greedo"]},
        rolls=[HIT, FOCUS],
    )
    do(table, "meet cantonica")
    assert table.asked == 0  # Jyn may turn the focus
    do(table, "stop")
    assert wounds(table) == 2


@pytest.mark.rule("OR-MEET-2", "OR-MEET-7", "OR-TEST-6")
def test_greedo_joins_for_money_when_talking_failed() -> None:
    table = lay(
        {},
        "cantonica",
        phase="encounter",
        credits=3000,
        table_piles={"contact-0": ["contact-greedo"]},
        rolls=[BLANK, BLANK],
    )
    do(table, "meet cantonica", "yes", "yes")
    assert keys(table, CREW_HELD, 0) == ["data-greedo"]
    assert keys(table, ASIDE) == ["contact-greedo"]
    assert credits(table) == 1000


@pytest.mark.rule("OR-BOUNTY-1", "OR-BOUNTY-2", "OR-BOUNTY-3", "OR-BOUNTY-5")
def test_doctor_evazan_dead() -> None:
    table = evazan([HIT, HIT, BLANK, HIT, BLANK])
    do(table, "meet naboo", "hunt", "eliminate")
    assert (credits(table), fame(table)) == (5000, 1)
    assert sorted(keys(table, REMOVED)) == ["contact-doctor-evazan", "start-doctor-evazan"]
    assert wounds(table) == 1


@pytest.mark.rule("OR-BOUNTY-3", "OR-DELIVER-3")
def test_doctor_evazan_alive() -> None:
    table = evazan([HIT, HIT, BLANK, HIT, BLANK], "mon-calamari")
    do(table, "meet mon-calamari", "hunt", "capture")
    assert keys(table, CAPTURED, 0) == ["contact-doctor-evazan"]
    assert (credits(table), fame(table)) == (0, 0)
    do(table, "earn", "end-actions", "draw", "earn", "deliver")
    assert (credits(table), fame(table)) == (12000, 1)
    assert sorted(keys(table, REMOVED)) == ["contact-doctor-evazan", "start-doctor-evazan"]


@pytest.mark.rule("OR-BOUNTY-6")
def test_doctor_evazan_gets_away() -> None:
    table = evazan([BLANK, BLANK, BLANK, HIT, BLANK])
    do(table, "meet naboo", "hunt")
    assert keys(table, JOBS_HELD, 0) == ["start-doctor-evazan"]
    assert (fame(table), wounds(table)) == (0, 1)


@pytest.mark.rule("OR-BOUNTY-4", "OR-COMBAT-7")
def test_who_beats_evazan_and_falls_keeps_the_reward_and_pays_out_of_it() -> None:
    table = evazan([CRIT, CRIT, BLANK, CRIT, CRIT])
    do(table, "meet naboo", "hunt", "eliminate")
    assert table.count[DEFEATED[0]] == 1
    assert (credits(table), fame(table)) == (2000, 1)


def evazan(rolls: list[int], at: str = "naboo") -> OuterRim:
    spaces = {"naboo": "contact-14", "mon-calamari": "contact-6"}
    return lay(
        {"jobs": ["start-doctor-evazan"]},
        at,
        phase="encounter",
        table_piles={spaces[at]: ["contact-doctor-evazan"]},
        rolls=rolls,
    )


@pytest.mark.rule("OR-MARKET-4", "OR-MARKET-6", "OR-PATROL-1")
def test_coaxium_is_bought_into_a_cargo_slot_and_the_next_card_moves_a_patrol() -> None:
    table = lay(
        {},
        "naboo",
        credits=4000,
        table_piles={"market": ["job-casino-heist", "cargo-coaxium-crystal"], "deck-cargo": ["cargo-salvage"]},
    )
    do(table, "market", "buy cargo-coaxium-crystal")
    assert keys(table, CARGO_HELD, 0) == ["cargo-coaxium-crystal"]
    assert credits(table) == 3000


@pytest.mark.rule("OR-MARKET-7")
def test_coaxium_is_not_sold_where_it_is_wanted() -> None:
    table = lay({}, "ryloth", credits=4000, table_piles={"market": ["bounty-greedo", "cargo-coaxium-crystal"]})
    do(table, "market")
    assert "buy cargo-coaxium-crystal" not in options(table)
    assert "buy bounty-greedo" in options(table)


@pytest.mark.rule("OR-DELIVER-1", "OR-LEAVE-1", "OR-REP-2")
def test_coaxium_is_delivered_on_ryloth() -> None:
    table = lay({"cargo": ["cargo-coaxium-crystal"]}, "ryloth")
    do(table, "deliver")
    assert credits(table) == 5000
    assert table.count[REPUTATION[IMPERIAL][0]] == 1
    assert keys(table, MARKET_DECKS[CARGO_DECK]) == ["cargo-coaxium-crystal"]


@pytest.mark.rule("OR-ACT-2")
def test_stolen_jewels_make_two_players_famous() -> None:
    table = lay({"cargo": ["luxury-stolen-jewels"]}, "naboo", other_at="naboo")
    do(table, "use luxury-stolen-jewels")
    assert (credits(table, 0), fame(table, 0)) == (7000, 1)
    assert (credits(table, 1), fame(table, 1)) == (7000, 1)
    assert keys(table, CARGO_HELD, 0) == []


def test_stolen_jewels_need_somebody_here() -> None:
    table = lay({"cargo": ["luxury-stolen-jewels"]}, "naboo")
    assert "use luxury-stolen-jewels" not in options(table)


@pytest.mark.rule("OR-COMBAT-4", "OR-COMBAT-5", "OR-COMBAT-6", "OR-COMBAT-8", "OR-COMBAT-9")
def test_boba_hunts_a_dragonsnake() -> None:
    boba, snake = [CRIT, HIT, HIT], [HIT, HIT, HIT, BLANK, FOCUS]
    table = lay(
        {},
        "nal-hutta",
        phase="encounter",
        reputation={"hutt": 1},
        table_piles={"encounters-nal-hutta-tatooine": ["nal-hutta-tatooine-01"]},
        rolls=boba + snake,
    )
    do(table, "draw", "yes")
    assert (credits(table), fame(table), wounds(table)) == (3000, 1, 3)


@pytest.mark.rule("OR-ENC-5", "OR-ENC-6", "OR-REP-4")
def test_the_rebel_agent_of_naboo_may_be_betrayed_even_by_those_whom_rebels_hate() -> None:
    piles = {"encounters-naboo-ryloth": ["naboo-ryloth-01"]}
    table = lay({}, "naboo", phase="encounter", reputation={"rebel": -1}, table_piles=piles)
    do(table, "draw", "yes")
    assert credits(table) == 2000
    assert table.count[REPUTATION[REBEL][0]] == -1
    assert table.count[REPUTATION[IMPERIAL][0]] == 1


@pytest.mark.rule("OR-MOVE-1", "OR-MOVE-4")
def test_slave_one_slips_past_a_patrol() -> None:
    rolls = [HIT, BLANK]
    table = patrol_ahead({"ship": ["firespray"]}, rolls)
    do(table, "move-to navpoint-5-ri", "react firespray")
    assert "move-to navpoint-6-li" in options(table)
    do(table, "move-to navpoint-6-li")
    assert table.at(0) == place("navpoint-6-li")


def test_slave_one_that_is_noticed_stops() -> None:
    table = patrol_ahead({"ship": ["firespray"]}, [FOCUS, BLANK])
    do(table, "move-to navpoint-5-ri", "react firespray")
    assert table.at(0) == place("navpoint-5-ri")
    assert "end-actions" in options(table)


def patrol_ahead(own: dict[str, list[str]], rolls: list[int], reputation: int = 0) -> OuterRim:
    patrols = {**NO_PATROLS, "imperial-1": "navpoint-5-ri", "syndicate-1": "navpoint-1-li"}
    return lay(
        own,
        "ryloth",
        phase="planning",
        patrols=patrols,
        flipped=True,
        rolls=rolls,
        reputation={"imperial": reputation},
    )


@pytest.mark.rule("OR-MOVE-4")
def test_a_patrol_stops_unless_its_faction_thinks_well_of_one() -> None:
    barred = patrol_ahead({}, [])
    assert "move-to navpoint-5-ri" in options(barred)
    assert "move-to navpoint-6-li" not in options(barred)
    friendly = patrol_ahead({}, [], 1)
    assert "move-to navpoint-6-li" in options(friendly)


@pytest.mark.rule("OR-DELIVER-4")
@pytest.mark.parametrize("face", [FOCUS, CRIT])
def test_the_falcon_turns_a_focus_or_a_crit_into_a_delivery(face: int) -> None:
    own = {"ship": ["yt-1300"], "cargo": ["cargo-stolen-weapons"]}
    table = lay(own, "tatooine", flipped=True, rolls=[face])
    do(table, "deliver", "react yt-1300")
    assert (credits(table), fame(table)) == (5000, 1)


@pytest.mark.rule("OR-DELIVER-4", "OR-DATA-2")
def test_illegal_cargo_that_is_noticed_leads_to_the_databank() -> None:
    table = lay({"cargo": ["cargo-stolen-weapons"]}, "tatooine", rolls=[CRIT, 0])
    do(table, "deliver")
    assert (credits(table), fame(table)) == (0, 0)


@pytest.mark.rule("OR-MARKET-5")
def test_the_g_1a_has_one_cargo_slot() -> None:
    own = {"cargo": ["cargo-salvage"]}
    table = lay(own, "naboo", credits=4000, table_piles={"market": ["bounty-greedo", "cargo-coaxium-crystal"]})
    do(table, "market", "buy cargo-coaxium-crystal", "pay")
    assert keys(table, CARGO_HELD, 0) == ["cargo-coaxium-crystal"]
    assert "cargo-salvage" in keys(table, MARKET)  # it went under its empty deck and is the next card


@pytest.mark.rule("OR-GOAL-1", "OR-GOAL-3", "OR-BEAT-3", "OR-BEAT-4")
def test_the_aggressor_reaches_its_goal_with_the_second_patrol() -> None:
    patrols = {**NO_PATROLS, "syndicate-1": "naboo", "imperial-1": "lothal"}
    rolls = [HIT, HIT, HIT, HIT, HIT, BLANK, BLANK, BLANK]
    table = lay({"ship": ["aggressor"]}, "naboo", phase="encounter", patrols=patrols, rolls=rolls)
    ship = table.ship(0)
    table.write_mark(GOAL, ship, 1)
    do(table, "fight-patrol syndicate-1")
    assert table.mark(FLIPPED, ship) == 1
    assert table.mark(GOAL, ship) == 0
    assert (credits(table), fame(table)) == (3000, 1)
    assert table.count[REPUTATION[SYNDICATE][0]] == -1
    assert "syndicate-2" in keys(table, PATROLS)


@pytest.mark.rule("OR-BEAT-2", "OR-BEAT-5")
def test_a_level_four_patrol_destroys_the_ship_and_is_moved() -> None:
    patrols = {**NO_PATROLS, "syndicate-4": "naboo", "imperial-1": "lothal"}
    table = lay({}, "naboo", phase="encounter", patrols=patrols, credits=5000)
    do(table, "fight-patrol syndicate-4")
    assert dents(table) == 4
    assert table.count[DEFEATED[0]] == 1
    assert credits(table) == 2000
    assert options(table) == ["step-to navpoint-5-lo", "step-to navpoint-5-ro"]


@pytest.mark.rule("OR-SOLO-4", "OR-SOLO-5", "OR-SOLO-13")
def test_ai_card_one_delivers_buys_and_gains_reputation() -> None:
    piles = {
        "ai-deck": ["ai-1"],
        "market": ["bounty-greedo", "cargo-salvage", "gear-dl-44", "job-casino-heist"],
        "deck-cargo": [],
    }
    table = lay(
        {},
        "ryloth",
        phase="encounter",
        variant="solo",
        other={"captain": ["lando-calrissian"], "cargo": ["cargo-coaxium-crystal"]},
        other_at="ryloth",
        table_piles=piles,
    )
    table.write_mark(TARGETED, place("ryloth"), 1)
    do(table, "draw")
    # On its goal it takes 2000 instead of moving, delivers for 5000, and buys cargo for 1000 on a Rebel planet.
    assert credits(table, 1) == 6000
    assert keys(table, CARGO_HELD, 1) == ["cargo-salvage"]
    assert table.count[REPUTATION[IMPERIAL][1]] == 1
    assert table.count[REPUTATION[REBEL][1]] == 1
    assert table.mark(TARGETED, place("mon-calamari")) == 1
    assert table.active == 0
