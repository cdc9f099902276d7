"""What players do with each other: trade, credits, bounties on crew; patrols that come, secrets that are kept."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.table import (
    CAPTURED,
    CARGO_HELD,
    CONTACTS,
    CREW_HELD,
    DATABANK_CARDS,
    GEAR_HELD,
    JOBS_HELD,
    SECRETS,
    OuterRim,
)
from kantyna.games.outer_rim.vocabulary import CANTONICA_ORD_MANTELL, IMPERIAL, SPACES
from tests.outer_rim.laid import BLANK, HIT, credits, do, keys, lay, options, wounds

AWAY = {
    "hutt-1": "navpoint-6-ro",
    "imperial-1": "navpoint-6-ri",
    "rebel-1": "navpoint-1-lo",
    "syndicate-1": "navpoint-1-li",
}


@pytest.mark.rule("OR-TRADE-1", "OR-ACT-1")
def test_two_in_one_space_agree_on_cards_and_credits() -> None:
    table = lay(
        {"cargo": ["cargo-salvage"]}, other={"gear": ["gear-dl-44"]}, other_at="naboo", credits=2000, patrols=AWAY
    )
    do(table, "trade 1", "put cargo-salvage", "put gear-dl-44", "add-credits", "send")
    assert table.asked == 1
    do(table, "accept")
    assert keys(table, GEAR_HELD, 0) == ["gear-dl-44"]
    assert keys(table, CARGO_HELD, 1) == ["cargo-salvage"]
    assert (credits(table), credits(table, 1)) == (1000, 1000)
    assert "trade 1" not in options(table)


@pytest.mark.rule("OR-TRADE-2")
def test_ships_and_secrets_are_not_for_trade() -> None:
    table = lay({"crew": ["data-lobot"]}, other={}, other_at="naboo", patrols=AWAY)
    do(table, "trade 1")
    assert [option for option in options(table) if option.startswith("put")] == ["put data-lobot"]


@pytest.mark.rule("OR-TRADE-1")
def test_an_offer_may_be_countered_and_the_first_has_the_last_word() -> None:
    """Each offer may be answered with one counter-offer, after which only yes or no is left; three offers in all."""
    table = lay({"cargo": ["cargo-salvage"]}, other_at="naboo", credits=2000, patrols=AWAY)
    do(table, "trade 1", "put cargo-salvage", "send")
    assert (table.asked, options(table)) == (1, ["accept", "refuse", "counter"])
    do(table, "counter", "put cargo-salvage", "add-credits", "send")
    assert (table.asked, options(table)) == (0, ["accept", "refuse"])
    do(table, "refuse")
    assert "send" not in options(table)
    do(
        table,
        "put cargo-salvage",
        "send",
        "counter",
        "put cargo-salvage",
        "add-credits",
        "add-credits",
        "send",
        "accept",
    )
    assert keys(table, CARGO_HELD, 1) == ["cargo-salvage"]
    assert (credits(table), credits(table, 1)) == (0, 2000)


@pytest.mark.rule("OR-TRADE-1")
def test_three_offers_are_enough_and_who_counters_may_think_better_of_it() -> None:
    table = lay({"cargo": ["cargo-salvage"]}, other_at="naboo", patrols=AWAY)
    do(table, "trade 1")
    for _ in range(3):
        do(table, "put cargo-salvage", "send", "counter", "stop")
    assert table.asked == 0
    assert "put cargo-salvage" not in options(table)
    assert "trade 1" not in options(table)


def test_nobody_trades_at_a_distance() -> None:
    assert "trade 1" not in options(lay({"crew": ["data-lobot"]}, other_at="lothal", patrols=AWAY))


@pytest.mark.rule("OR-TRADE-5", "OR-TRADE-6")
def test_credits_are_given_at_any_distance() -> None:
    table = lay({}, other_at="lothal", credits=5000, patrols=AWAY)
    do(table, "give 1", "amount 3")
    assert (credits(table), credits(table, 1)) == (2000, 3000)


@pytest.mark.rule("OR-TRADE-7")
def test_credits_are_asked_for_twice_a_turn() -> None:
    table = lay({}, credits=5000, patrols=AWAY)
    do(table, "give 1", "amount 5")
    for _ in range(2):
        do(table, "request 1", "amount 1")
        assert table.asked == 1
        do(table, "no")
    assert "request 1" not in options(table)
    assert credits(table) == 0


def hunter(rolls: list[int], own: bool = True) -> OuterRim:
    """Seat 0 wants Greedo, who is somebody's crew."""
    jobs = {"jobs": ["bounty-greedo"]}
    crew = {"crew": ["data-greedo"]}
    return lay(
        {**jobs, **crew} if own else jobs,
        other={} if own else crew,
        other_at="naboo",
        phase="encounter",
        table_piles={"aside": ["contact-greedo"]},
        patrols=AWAY,
        rolls=rolls,
    )


@pytest.mark.rule("OR-CREW-1", "OR-CREW-2")
def test_own_crew_may_be_turned_in() -> None:
    table = hunter([HIT, HIT, HIT, BLANK, BLANK, BLANK])
    do(table, "hunt-crew data-greedo", "capture")
    assert keys(table, CREW_HELD, 0) == []
    assert keys(table, CAPTURED, 0) == ["contact-greedo"]
    assert "data-greedo" in keys(table, DATABANK_CARDS)


@pytest.mark.rule("OR-CREW-3", "OR-CREW-4")
def test_own_crew_that_wins_flees_to_a_free_contact_space_nearby() -> None:
    table = hunter([BLANK, BLANK, BLANK, HIT, BLANK, BLANK])
    do(table, "hunt-crew data-greedo")
    if options(table)[0].startswith("flee-to"):
        do(table, "flee-to naboo")
    naboo = SPACES.words.index("naboo")
    assert keys(table, CONTACTS[2 * naboo]) + keys(table, CONTACTS[2 * naboo + 1]) == ["contact-greedo"]
    assert keys(table, CREW_HELD, 0) == []
    assert keys(table, JOBS_HELD, 0) == ["bounty-greedo"]


@pytest.mark.rule("OR-CREW-5", "OR-CREW-7")
def test_crew_of_another_that_nobody_protects_is_fought_itself() -> None:
    table = hunter([HIT, HIT, HIT, HIT, BLANK, BLANK], own=False)
    do(table, "hunt-crew data-greedo")
    assert table.asked == 1
    do(table, "no", "capture")
    assert keys(table, CREW_HELD, 1) == []
    assert keys(table, CAPTURED, 0) == ["contact-greedo"]
    assert (wounds(table), wounds(table, 1)) == (1, 0)


@pytest.mark.rule("OR-CREW-6", "OR-COMBAT-1", "OR-COMBAT-3")
def test_whoever_protects_crew_is_fought_instead() -> None:
    table = hunter([HIT, HIT, HIT, BLANK, BLANK], own=False)
    do(table, "hunt-crew data-greedo", "yes")
    while "stop" in options(table):  # Lando may reroll
        do(table, "stop")
    do(table, "capture")
    assert keys(table, CAPTURED, 0) == ["contact-greedo"]
    assert (wounds(table), wounds(table, 1)) == (0, 3)


@pytest.mark.rule("OR-PATROL-3", "OR-PATROL-5", "OR-PATROL-6")
def test_a_patrol_that_can_arrive_does_and_does_not_fight() -> None:
    piles = {"market": ["gear-dl-44"], "deck-gear-mod": ["mod-quad-laser"]}  # an Imperial icon, 4 spaces
    patrols = {**AWAY, "imperial-1": "navpoint-5-lo"}
    table = lay({}, "naboo", credits=3000, table_piles=piles, patrols=patrols)
    do(table, "market", "buy gear-dl-44")
    assert SPACES.words[table.place_of(table.patrol(IMPERIAL))] == "naboo"
    assert "end-actions" in options(table)


@pytest.mark.rule("OR-SECRET-1", "OR-SECRET-2")
def test_a_secret_is_known_to_its_owner_alone() -> None:
    piles = {"encounters-cantonica-ord-mantell": ["cantonica-ord-mantell-05"]}
    table = lay({}, "ord-mantell", phase="encounter", table_piles=piles, patrols=AWAY)
    do(table, "draw")
    assert keys(table, SECRETS[CANTONICA_ORD_MANTELL], 0) == ["cantonica-ord-mantell-05"]
    card = table.rows[SECRETS[CANTONICA_ORD_MANTELL][0]][0]
    assert table.knows(0, card)
    assert not table.knows(1, card)


@pytest.mark.rule("OR-MEET-5")
def test_a_peek_shows_a_token_to_one_player() -> None:
    table = lay({}, "naboo", table_piles={"contact-14": ["contact-garindan"]}, patrols=AWAY)
    token = table.rows[CONTACTS[14]][0]
    do(table, "use boba-fett")
    do(table, "peek naboo")
    assert table.knows(0, token)
    assert not table.knows(1, token)
