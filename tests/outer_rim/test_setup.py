"""The chapter on set-up, rule by rule, on tables that the game itself lays out."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.card import Contact, Databank
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.table import (
    AI_DECK,
    CARGO_HELD,
    CONTACTS,
    CREDITS,
    DATABANK_CARDS,
    ENCOUNTER_DECKS,
    FAME,
    FLIPPED,
    JOBS_HELD,
    MARKET,
    MARKET_DECKS,
    PATROL_STACKS,
    PATROLS,
    REPUTATION,
    SUPPLY,
    TILES,
    OuterRim,
)
from kantyna.games.outer_rim.vocabulary import HUTT, PATROLLING, SPACES
from kantyna.games.outer_rim.world import CONTACT_SPACES, entry
from kantyna.kernel.body import listed
from tests.outer_rim.laid import SPEC, do, keys, options


def new(variant: str = "standard", seats: int = 4, seed: int = 1, side: int = 0) -> OuterRim:
    """A game whose seats took what was offered first; the side of their ships is told."""
    table = SPEC.new(variant, seats, {}, seed)
    assert isinstance(table, OuterRim)
    while table.turn == 0 or "earn" not in options(table):
        offered = options(table)
        do(table, f"side {side}" if f"side {side}" in offered else offered[0])
    return table


@pytest.mark.rule("OR-SETUP-4", "OR-SETUP-5", "OR-SETUP-6", "OR-SETUP-8")
def test_from_the_first_player_on_everybody_takes_a_captain_that_is_free_and_a_ship() -> None:
    firsts = set()
    for seed in range(1, 9):
        table = SPEC.new("standard", 4, {}, seed)
        first = table.asked
        firsts.add(first)
        for step in range(4):
            assert table.asked == (first + step) % 4
            free = options(table)
            assert len(free) == 8 - step
            taken = free[step % 2]
            do(table, taken)
            assert options(table) == ["side 0", "side 1"]
            do(table, f"side {step % 2}")
            assert step == 3 or taken not in options(table)
    assert len(firsts) > 1


@pytest.mark.rule("OR-SETUP-12", "OR-SETUP-10", "OR-SETUP-13")
def test_a_faction_is_chosen_once_all_captains_stand_on_their_planets_and_before_the_market_opens() -> None:
    table = SPEC.new("standard", 2, {}, 1)
    assert isinstance(table, OuterRim)
    first = table.asked
    do(table, "captain lando-calrissian", "side 0", "captain boba-fett", "side 0")
    assert table.asked == first
    assert options(table) == ["faction 0", "faction 1", "faction 2", "faction 3"]
    assert [len(table.rows[CARGO_HELD[first]]), len(table.rows[JOBS_HELD[1 - first]])] == [1, 1]
    assert table.ready()
    assert keys(table, MARKET) == []
    do(table, "faction 3")
    assert table.count[REPUTATION[3][first]] == 1
    assert len(keys(table, MARKET)) == 6


@pytest.mark.rule("OR-SETUP-7", "OR-SETUP-9", "OR-SETUP-12", "OR-WIN-4")
def test_credits_go_by_turn_order_and_fame_and_reputation_start_in_the_middle() -> None:
    table = new()
    first = table.asked
    assert [table.count[CREDITS[(first + step) % 4]] for step in range(4)] == [4000, 6000, 8000, 10000]
    for seat in range(4):
        captain = table.captain_card(seat)
        assert table.count[FAME[seat]] == 0
        assert table.mark(FLIPPED, table.captain(seat)) == 0
        given = {faction: step for faction, step in captain.reputation if faction < PATROLLING}
        for faction in range(PATROLLING):
            standing = table.count[REPUTATION[faction][seat]]
            if captain.key == "lando-calrissian":
                assert standing == (1 if faction == HUTT else 0)  # the first that was offered
            else:
                assert standing == given.get(faction, 0)


@pytest.mark.rule("OR-SETUP-10", "OR-SETUP-11", "OR-DATA-1", "OR-DATA-2")
def test_the_starting_card_lies_where_its_kind_belongs_and_tells_the_planet() -> None:
    for seed in range(1, 6):
        table = new(seed=seed)
        for seat in range(4):
            held = listed(table.rows[JOBS_HELD[seat]]) + listed(table.rows[CARGO_HELD[seat]])
            (card,) = held
            printed = table.printed[card]
            assert isinstance(printed, Databank)
            assert printed.numbered == table.captain_card(seat).start
            assert table.at(seat) == printed.start
            assert (card in listed(table.rows[CARGO_HELD[seat]])) == (printed.numbered == 91)
        assert len(table.rows[DATABANK_CARDS]) == 53 - 4


@pytest.mark.rule("OR-SETUP-1", "OR-SETUP-2", "OR-PATROL-8")
def test_first_patrols_stand_at_the_ends_of_the_map_and_the_others_wait() -> None:
    table = new()
    assert sorted(keys(table, PATROLS)) == ["hutt-1", "imperial-1", "rebel-1", "syndicate-1"]
    assert len(table.rows[PATROL_STACKS]) == 12
    for token in table.rows[PATROLS]:
        assert table.place_of(token) == entry([], table.faction_of(token))
    spots = {SPACES.words[table.place_of(token)] for token in table.rows[PATROLS]}
    assert spots == {"navpoint-1-lo", "navpoint-1-li", "navpoint-6-ro", "navpoint-6-ri"}


@pytest.mark.rule("OR-SETUP-3", "OR-MEET-6")
def test_each_contact_space_has_a_face_down_contact_of_its_rank() -> None:
    table = new()
    for space, zone in zip(CONTACT_SPACES, CONTACTS, strict=True):
        (token,) = table.rows[zone]
        printed = table.printed[token]
        assert isinstance(printed, Contact)
        assert printed.rank == space.rank
        assert not any(table.knows(seat, token) for seat in range(4))


@pytest.mark.rule("OR-SETUP-13", "OR-SETUP-14", "OR-SETUP-15")
def test_decks_are_shuffled_one_card_of_each_market_deck_lies_open_and_free_sheets_are_the_supply() -> None:
    table = new()
    assert len(keys(table, MARKET)) == 6
    assert [len(table.rows[deck]) + 1 for deck in MARKET_DECKS] == [11, 10, 15, 14, 11, 9]
    assert [len(table.rows[deck]) for deck in ENCOUNTER_DECKS] == [10] * 7
    assert len(table.rows[SUPPLY]) == 12 - 4
    other = new(seed=2)
    assert [keys(table, deck) for deck in MARKET_DECKS] != [keys(other, deck) for deck in MARKET_DECKS]


@pytest.mark.rule("OR-MAP-1", "OR-MOVE-2")
def test_the_modular_map_lays_its_tiles_at_random_and_holds_together() -> None:
    orders = set()
    for seed in range(1, 6):
        table = new("modular", 2, seed)
        order = tuple(table.rows[TILES])
        orders.add(order)
        assert sorted(order) == [0, 1, 2, 3, 4, 5]
        for one in range(len(SPACES.words)):
            assert all(table.chart.distance(one, other) == table.chart.distance(other, one) < 99 for other in range(38))
        for token in table.rows[PATROLS]:
            assert table.place_of(token) == entry(list(order), table.faction_of(token))
    assert len(orders) > 1


@pytest.mark.rule("OR-SOLO-1", "OR-SOLO-2", "OR-SOLO-3", "OR-SOLO-7")
def test_alone_one_goes_first_against_a_captain_who_starts_with_cargo_or_a_job() -> None:
    table = SPEC.new("solo", 1, {}, 1)
    assert isinstance(table, OuterRim)
    do(table, "captain boba-fett", "side 0")
    assert options(table) == [
        "captain lando-calrissian",
        "captain han-solo",
        "captain jyn-erso",
        "captain doctor-aphra",
    ]
    do(table, "captain han-solo")
    assert table.asked == 0
    assert [table.count[CREDITS[seat]] for seat in range(2)] == [4000, 6000]
    assert table.side(1).key == "g9-rigger"
    assert len(table.rows[AI_DECK]) == 10


@pytest.mark.rule("OR-WIN-2", "OR-WIN-3", "OR-SOLO-14")
@pytest.mark.parametrize(
    ("variant", "players", "goal"),
    [("first-game", 4, 8), ("standard", 2, 10), ("extended", 3, 12), ("modular", 2, 10), ("solo", 1, 10)],
)
def test_the_fame_that_wins_depends_on_the_way_to_play(variant: str, players: int, goal: int) -> None:
    table = SPEC.new(variant, players, {}, 1)
    assert isinstance(table, OuterRim)
    assert table.goal == goal


@pytest.mark.rule("OR-BOX-2", "OR-DATA-3")
def test_every_card_of_the_box_is_somewhere() -> None:
    table = new()
    lying = sum(len([card for card in table.rows[row] if card >= 0]) for row in range(len(table.rows) - 1))
    assert len(table.defs) == sum(card.copies for card in CARDS)
    assert lying >= len(table.defs) - 10  # the AI cards stay in the box
