"""Rulings: what the rulebook leaves to a sentence, and what is decided here."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.events import REASON_FAME
from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.games.outer_rim.table import (
    ASIDE,
    CAPTAINS,
    CARGO_HELD,
    CONTACTS,
    CREDITS,
    CREW_HELD,
    DATABANK_CARDS,
    DEFEATED,
    ENCOUNTER_DECKS,
    FAME,
    GEAR_HELD,
    JOBS_HELD,
    MARKET,
    PATROL_STACKS,
    PATROLS,
    REMOVED,
    REPUTATION,
    SECRETS,
    SHIPS,
    SUPPLY,
    OuterRim,
)
from kantyna.games.outer_rim.vocabulary import HUTT, IMPERIAL, NAL_HUTTA_TATOOINE, SHIP_DECK
from kantyna.kernel.ids import EVERYBODY, NOBODY
from tests.outer_rim.laid import BLANK, CRIT, FOCUS, HIT, credits, dents, do, fame, keys, lay, options, place, wounds

SPEC = OuterRimSpec()
MARKET_CARDS = ["bounty-greedo", "cargo-salvage", "gear-dl-44", "job-casino-heist"]
HUTTS_ON_NABOO = {
    "hutt-1": "naboo",
    "imperial-1": "navpoint-6-ri",
    "rebel-1": "navpoint-1-lo",
    "syndicate-1": "navpoint-1-li",
}


# Set-up.


@pytest.mark.rule("OR-BOX-1", "OR-SETUP-2", "OR-SETUP-3", "OR-SETUP-14", "OR-MEET-6")
def test_the_box_and_how_it_is_laid_out() -> None:
    table = SPEC.new("standard", 4, {}, 3)
    assert isinstance(table, OuterRim)
    counts: dict[str, int] = {}
    for card in SPEC.cards:
        counts[card.kind] = counts.get(card.kind, 0) + card.count
    assert counts["captain"] == 8
    assert counts["sheet"] == 12
    assert counts["encounter"] == 70
    assert counts["contact"] == 22
    assert counts["patrol"] == 16
    assert counts["ai"] == 10
    assert sorted(keys(table, PATROLS)) == ["hutt-1", "imperial-1", "rebel-1", "syndicate-1"]
    assert len(table.rows[PATROL_STACKS]) == 12
    assert all(len(table.rows[deck]) == 10 for deck in ENCOUNTER_DECKS)
    for space in CONTACTS:
        assert len(table.rows[space]) == 1
        assert table.known(table.rows[space][0]) == 0


@pytest.mark.rule("OR-SETUP-6", "OR-SETUP-8", "OR-SETUP-9", "OR-SETUP-10", "OR-SETUP-11", "OR-SETUP-12", "OR-SETUP-13")
def test_captains_ships_credits_and_starting_cards() -> None:
    table = SPEC.new("standard", 3, {}, 5)
    assert isinstance(table, OuterRim)
    first = table.asked
    do(table, "captain lando-calrissian", "side 1")
    assert "captain lando-calrissian" not in options(table)
    do(table, "captain boba-fett", "side 0", "captain jyn-erso", "side 0", "faction 2")
    seats = [(first + step) % 3 for step in range(3)]
    assert [table.count[CREDITS[seat]] for seat in seats] == [4000, 6000, 8000]
    assert table.count[REPUTATION[2][seats[0]]] == 1
    assert table.count[REPUTATION[HUTT][seats[1]]] == 1
    assert table.count[REPUTATION[IMPERIAL][seats[2]]] == -1
    assert len(table.rows[CARGO_HELD[seats[0]]]) == 1
    assert len(table.rows[JOBS_HELD[seats[1]]]) == 1
    assert all(card >= 0 for card in table.rows[MARKET])
    assert table.active == first


@pytest.mark.rule("OR-SETUP-7", "OR-WIN-4", "OR-SETUP-15")
def test_everybody_starts_unknown_and_the_other_ships_are_for_sale() -> None:
    table = lay({}, phase="planning")
    assert (fame(table, 0), fame(table, 1)) == (0, 0)
    assert len(table.rows[SUPPLY]) == 12 - 2
    assert len(table.rows[SHIPS[0]]) == len(table.rows[CAPTAINS[0]]) == 1


# Planning and moving.


@pytest.mark.rule("OR-PLAN-1", "OR-PLAN-2", "OR-MOVE-6", "OR-MOVE-2")
def test_planning_is_one_thing() -> None:
    table = lay({}, "naboo", phase="planning")
    assert "move-to naboo" not in options(table)
    assert {"earn", "recover", "move-to navpoint-5-lo"} <= set(options(table))
    do(table, "earn")
    assert credits(table) == 2000
    assert "earn" not in options(table)


@pytest.mark.rule("OR-MOVE-3", "OR-MOVE-5")
def test_the_maelstrom_stops_those_who_enter_and_not_those_who_leave() -> None:
    table = lay({}, "mon-calamari", phase="planning")
    assert "move-to maelstrom" in options(table)
    assert "move-to kessel" not in options(table)  # four spaces, but for the Maelstrom
    do(table, "move-to maelstrom")
    assert "end-actions" in options(table)
    leaving = lay({}, "maelstrom", phase="planning")
    assert "move-to navpoint-3-ro" in options(leaving)


# Actions.


@pytest.mark.rule("OR-ACT-1", "OR-MARKET-1")
def test_the_market_is_for_planets_and_once_a_turn() -> None:
    assert "market" not in options(lay({}, "navpoint-5-lo"))
    table = lay({}, "naboo", table_piles={"market": ["bounty-greedo"]})
    do(table, "market", "stop")
    assert "market" not in options(table)


@pytest.mark.rule("OR-MARKET-2", "OR-PATROL-7", "OR-MARKET-3")
def test_putting_a_card_away_moves_no_patrol() -> None:
    piles = {"market": ["bounty-greedo", "cargo-salvage"], "deck-cargo": ["cargo-droid-parts"]}
    table = lay({}, "naboo", table_piles=piles)
    before = [table.place_of(token) for token in table.rows[PATROLS]]
    do(table, "market", "discard-top cargo-salvage")
    assert "cargo-droid-parts" in keys(table, MARKET)
    assert [table.place_of(token) for token in table.rows[PATROLS]] == before
    assert "buy bounty-greedo" in options(table)
    assert "discard-top bounty-greedo" not in options(table)


@pytest.mark.rule("OR-MARKET-8", "OR-MARKET-9")
def test_what_is_handed_in_lowers_the_price_and_gives_no_change() -> None:
    own = {"gear": ["gear-mpl-57"]}
    table = lay(own, "naboo", table_piles={"market": ["bounty-greedo", "cargo-salvage"]})
    do(table, "market", "buy cargo-salvage")
    assert keys(table, CARGO_HELD, 0) == ["cargo-salvage"]
    assert (credits(table), keys(table, GEAR_HELD, 0)) == (0, [])


@pytest.mark.rule("OR-SHIP-1", "OR-SHIP-2", "OR-SHIP-3", "OR-SHIP-6", "OR-SHIP-5")
def test_a_new_ship_takes_everything_over() -> None:
    market = [
        "bounty-greedo",
        "cargo-salvage",
        "gear-dl-44",
        "job-casino-heist",
        "luxury-stolen-jewels",
        "ship-aggressor",
    ]
    own = {"ship": ["hwk-290"], "cargo": ["cargo-coaxium-crystal"], "mods": ["mod-quad-laser"]}
    table = lay(own, "naboo", credits=10000, table_piles={"market": market})
    do(table, "market", "buy ship-aggressor", "pay")
    assert keys(table, SHIPS, 0) == ["aggressor"]
    assert "hwk-290" in keys(table, SUPPLY)
    assert credits(table) == 0
    assert keys(table, CARGO_HELD, 0) == ["cargo-coaxium-crystal"]
    assert keys(table, REMOVED) == ["ship-aggressor"]
    assert table.rows[MARKET][SHIP_DECK] == -1


@pytest.mark.rule("OR-TRADE-5", "OR-TRADE-7")
def test_credits_pass_at_any_distance_and_may_be_asked_for_twice() -> None:
    table = lay({}, "naboo", phase="planning", credits=3000, other_at="lothal")
    do(table, "give 1", "amount 2")
    assert (credits(table, 0), credits(table, 1)) == (1000, 2000)
    do(table, "request 1", "amount 1", "no", "request 1", "amount 1", "yes")
    assert (credits(table, 0), credits(table, 1)) == (2000, 1000)
    assert "request 1" not in options(table)
    assert "earn" in options(table)


@pytest.mark.rule("OR-TRADE-1", "OR-TRADE-2", "OR-TRADE-3", "OR-TRADE-4")
def test_a_trade_is_offered_countered_and_accepted() -> None:
    own, other = {"cargo": ["cargo-salvage"]}, {"gear": ["gear-dl-44"], "cargo": ["cargo-droid-parts"]}
    table = lay(own, "naboo", other=other, other_at="naboo", credits=5000)
    do(table, "trade 1", "put cargo-salvage", "add-credits", "send")
    assert table.asked == 1
    do(table, "counter", "put gear-dl-44", "add-credits", "add-credits", "send")
    assert table.asked == 0
    do(table, "accept")
    assert keys(table, GEAR_HELD, 0) == ["gear-dl-44"]
    assert (credits(table, 0), credits(table, 1)) == (3000, 2000)
    assert "trade 1" not in options(table)


def test_whoever_is_given_too_much_makes_room() -> None:
    other = {"cargo": ["cargo-droid-parts"]}
    table = lay({"cargo": ["cargo-salvage"]}, "naboo", other=other, other_at="naboo")
    do(table, "trade 1", "put cargo-salvage", "send", "accept")
    assert table.asked == 1
    do(table, "make-room cargo-droid-parts")
    assert keys(table, CARGO_HELD, 1) == ["cargo-salvage"]


# Patrols and defeat.


@pytest.mark.rule("OR-ENC-1", "OR-ENC-2", "OR-ENC-4")
def test_a_hostile_patrol_must_be_fought() -> None:
    hostile = lay({}, "naboo", phase="encounter", patrols=HUTTS_ON_NABOO, reputation={"hutt": -1})
    assert [option for option in options(hostile) if not option.startswith("give")] == ["fight-patrol hutt-1"]
    neutral = lay({}, "naboo", phase="encounter", patrols=HUTTS_ON_NABOO)
    assert {"fight-patrol hutt-1", "draw"} <= set(options(neutral))


@pytest.mark.rule("OR-DEFEAT-3", "OR-DEFEAT-4", "OR-DEFEAT-5", "OR-BEAT-1", "OR-BEAT-2")
def test_whoever_is_defeated_recovers_first() -> None:
    rolls = [BLANK, BLANK, BLANK, CRIT, CRIT, BLANK]
    table = lay({}, "naboo", phase="encounter", patrols=HUTTS_ON_NABOO, credits=1000, rolls=rolls)
    do(table, "fight-patrol hutt-1", "step-to navpoint-5-lo")
    assert (dents(table), table.count[DEFEATED[0]], credits(table)) == (4, 1, 0)
    assert table.asked == 1
    do(table, "earn", "end-actions", "draw")
    assert [option for option in options(table) if not option.startswith("request")] == ["recover"]
    do(table, "recover")
    assert (dents(table), table.count[DEFEATED[0]]) == (0, 0)
    assert "end-actions" in options(table)


# Secrets, contacts, bounties on crew.


@pytest.mark.rule("OR-SECRET-1", "OR-SECRET-2")
def test_a_secret_is_known_to_its_owner_alone() -> None:
    piles = {"encounters-nal-hutta-tatooine": ["nal-hutta-tatooine-01"]}
    table = lay({}, "tatooine", phase="encounter", table_piles=piles)
    do(table, "draw")
    (card,) = table.rows[SECRETS[NAL_HUTTA_TATOOINE][0]]
    assert table.knows(0, card)
    assert not table.knows(1, card)
    assert not table.knows(NOBODY, card)


@pytest.mark.rule("OR-MEET-3", "OR-MEET-5")
def test_a_peek_tells_one_player_and_a_meeting_all() -> None:
    table = lay({}, "cantonica", table_piles={"contact-0": ["contact-greedo"]})
    do(table, "use boba-fett", "peek cantonica")
    token = table.rows[CONTACTS[0]][0]
    assert table.knows(0, token)
    assert not table.knows(1, token)
    do(table, "end-actions", "meet cantonica", "no")
    assert table.known(token) == EVERYBODY
    assert keys(table, CONTACTS[0]) == ["contact-greedo"]


@pytest.mark.rule("OR-CREW-1", "OR-CREW-2")
def test_one_may_hunt_ones_own_crew() -> None:
    own = {"jobs": ["bounty-greedo"], "crew": ["data-greedo"]}
    table = lay(own, "naboo", phase="encounter", table_piles={"aside": ["contact-greedo"]}, rolls=[CRIT, HIT, BLANK])
    do(table, "hunt-crew data-greedo")
    do(table, "eliminate")
    assert keys(table, CREW_HELD, 0) == []
    assert "data-greedo" in keys(table, DATABANK_CARDS)
    assert "contact-greedo" in keys(table, REMOVED)
    assert (credits(table), fame(table)) == (8000, 1)


@pytest.mark.rule("OR-CREW-5", "OR-CREW-6", "OR-CREW-7", "OR-COMBAT-3")
def test_a_captain_may_protect_a_crew_member() -> None:
    own, other = {"jobs": ["bounty-greedo"]}, {"captain": ["han-solo"], "crew": ["data-greedo"]}
    rolls = [BLANK, BLANK, BLANK, HIT, BLANK, BLANK]
    table = lay(
        own,
        "naboo",
        phase="encounter",
        other=other,
        other_at="naboo",
        table_piles={"aside": ["contact-greedo"]},
        rolls=rolls,
    )
    do(table, "hunt-crew data-greedo")
    assert table.asked == 1
    do(table, "yes")
    while table.asked_kind >= 0 and "stop" in options(table):
        do(table, "stop")
    assert keys(table, CREW_HELD, 1) == ["data-greedo"]
    assert keys(table, ASIDE) == ["contact-greedo"]
    assert (wounds(table, 0), wounds(table, 1)) == (1, 0)


# Winning.


@pytest.mark.rule("OR-WIN-1", "OR-WIN-2")
def test_the_tenth_fame_wins_at_once() -> None:
    table = lay({"cargo": ["luxury-gift-for-jabba"]}, "tatooine")
    table.count[FAME[0]] = 8
    do(table, "deliver")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([0], REASON_FAME)


@pytest.mark.rule("OR-WIN-6")
def test_fame_that_counts_while_a_card_is_there_wins_too() -> None:
    market = [*MARKET_CARDS, "luxury-chromium-hull"]
    table = lay({}, "naboo", credits=11000, table_piles={"market": market})
    table.count[FAME[0]] = 8
    do(table, "market", "buy luxury-chromium-hull")
    assert table.outcome is not None
    assert table.outcome.winners == [0]


@pytest.mark.rule("OR-TEST-3", "OR-TEST-4", "OR-TEST-5", "OR-TEST-1")
@pytest.mark.parametrize(
    ("crew", "face", "gained"), [([], HIT, 3000), ([], FOCUS, 1000), (["data-dengar"], FOCUS, 3000)]
)
def test_the_more_of_a_skill_the_more_faces_pass(crew: list[str], face: int, gained: int) -> None:
    piles = {"encounters-nal-hutta-tatooine": ["nal-hutta-tatooine-10"]}
    table = lay({"crew": crew}, "nal-hutta", phase="encounter", table_piles=piles, rolls=[face, BLANK])
    do(table, "draw")
    assert credits(table) == gained


def test_places_are_spaces_of_the_map() -> None:
    assert lay({}, "kessel").at(0) == place("kessel")
