"""How the ways to play are laid out, and what may be agreed before a game."""

from collections import Counter

import pytest

from kantyna.games.common.decks import DREW
from kantyna.games.deckbuilding.cards import CARDS, NUMBER_OF
from kantyna.games.deckbuilding.table import (
    AWAY,
    BASES,
    CURRENT_BASE,
    DECK,
    FORCE,
    GALAXY_DECK,
    GALAXY_ROW,
    HAND,
    PILOTS,
    Deckbuilding,
)
from kantyna.games.deckbuilding.variants import VARIANTS
from kantyna.games.deckbuilding.vocabulary import BASE, CAPITAL_SHIP, EMPIRE, REBEL, UNIT
from kantyna.games.registry import game
from kantyna.kernel.body import Row, listed
from kantyna.kernel.engine import submit
from kantyna.kernel.errors import BadSetup

BEGINNER = [
    {"lothal", "corellia", "coruscant", "death-star", "endor"},
    {"dantooine", "hoth", "mon-cala", "sullust", "yavin-4"},
]
SPEC = game("deckbuilding")
DUELS = ["beginner", "full-control", "secret-bases"]
TEAMS = ["teams-beginner", "teams-full-control", "teams-secret-bases"]


def laid(variant: str = "beginner", seed: int = 1, **settings: int) -> Deckbuilding:
    named: dict[str, int | str] = {key.replace("_", "-"): value for key, value in settings.items()}
    table = SPEC.new(variant, 4 if variant in TEAMS else 2, named, seed)
    assert isinstance(table, Deckbuilding)
    return table


def cards(table: Deckbuilding, seat: int, *zones: Row) -> list[int]:
    """What lies in some zones of a seat."""
    return [card for zone in zones for card in table.rows[zone[seat]]]


def sizes(table: Deckbuilding, zone: Row) -> list[int]:
    """How much everybody has in a zone."""
    return [len(table.rows[zone[seat]]) for seat in range(table.seats)]


def keys(table: Deckbuilding, pile: list[int]) -> Counter[str]:
    return Counter(CARDS[table.defs[card]].key for card in pile)


@pytest.mark.rule("DB-SETUP-1", "DB-SETUP-2")
@pytest.mark.parametrize("variant", DUELS + TEAMS)
def test_everybody_starts_with_the_ten_cards_of_the_faction(variant: str) -> None:
    table = laid(variant)
    starters = [
        {"imperial-shuttle": 7, "stormtrooper": 2, "inquisitor": 1},
        {"alliance-shuttle": 7, "rebel-trooper": 2, "temple-guardian": 1},
    ]
    for seat in range(table.seats):
        assert keys(table, cards(table, seat, HAND, DECK)) == starters[seat % 2]


@pytest.mark.rule("DB-SETUP-1")
def test_decks_are_shuffled() -> None:
    orders = {tuple(laid(seed=seed).rows[DECK[0]]) for seed in range(8)}
    assert len(orders) > 1


@pytest.mark.rule("DB-SETUP-3")
@pytest.mark.parametrize("variant", DUELS)
def test_the_first_bases_are_lothal_and_dantooine(variant: str) -> None:
    table = laid(variant)
    assert [CARDS[table.defs[table.base(seat)]].key for seat in range(2)] == ["lothal", "dantooine"]


@pytest.mark.rule("DB-SETUP-4", "DB-SETUP-5", "DB-SETUP-6", "DB-SETUP-7")
def test_the_galaxy_the_pilots_the_force_and_the_hands() -> None:
    table = laid()
    assert len(table.rows[GALAXY_ROW]) == 6
    assert len(table.rows[GALAXY_DECK]) == 84
    galaxy = Counter(
        CARDS[table.defs[card]].faction for place in (GALAXY_ROW, GALAXY_DECK) for card in table.rows[place]
    )
    assert galaxy == {0: 30, 1: 30, 2: 30}
    assert keys(table, listed(table.rows[PILOTS])) == {"outer-rim-pilot": 10}
    assert table.count[FORCE] == 3
    assert sizes(table, HAND) == [5, 5]


@pytest.mark.rule("DB-TURN-1")
def test_the_empire_begins() -> None:
    for seed in range(5):
        table = laid(seed=seed)
        assert table.pending is not None
        assert table.pending.seat == 0


@pytest.mark.rule("DB-CARD-1")
def test_there_are_140_cards_of_three_types() -> None:
    table = laid()
    assert len(table.defs) == 140
    assert len(CARDS) == 82
    types = Counter(CARDS[definition].kind for definition in table.defs)
    assert types == {UNIT: 100, CAPITAL_SHIP: 20, BASE: 20}


@pytest.mark.rule("DB-MODE-1")
def test_the_beginner_game_has_five_set_bases_a_side() -> None:
    table = laid("beginner")
    for seat in (EMPIRE, REBEL):
        assert set(keys(table, cards(table, seat, CURRENT_BASE, BASES))) == BEGINNER[seat]
    assert table.goal == 3


@pytest.mark.rule("DB-MODE-2")
def test_full_control_has_all_ten_bases_a_side() -> None:
    table = laid("full-control")
    assert sizes(table, BASES) == [9, 9]
    assert table.goal == 4


@pytest.mark.rule("DB-MODE-3")
def test_four_secret_bases_are_picked_and_the_rest_put_away_unseen() -> None:
    table = laid("secret-bases")
    assert table.goal == 4
    picked: list[list[str]] = [["kessel", "endor", "rodia", "mustafar"], ["hoth", "jedha", "sullust", "bespin"]]
    for seat in (EMPIRE, REBEL):
        for key in picked[seat]:
            asked = table.pending
            assert asked is not None
            assert asked.seat == seat
            code = next(code for code in asked.options if SPEC.option(table, code).name == key)
            events = submit(table, seat, code)
            assert events[0].seen_by(0).card == -1
            assert CARDS[table.defs[events[0].card]].key == key
        assert sorted(keys(table, cards(table, seat, BASES))) == sorted(picked[seat])
        assert len(table.rows[AWAY[seat]]) == 5
        assert all(table.known(card) == [1, 2][seat] for card in cards(table, seat, BASES, AWAY))
    assert table.pending is not None
    assert table.pending.seat == EMPIRE


@pytest.mark.rule("DB-MODE-3")
@pytest.mark.parametrize("variant", ["secret-bases", "teams-secret-bases"])
def test_secret_bases_are_picked_before_the_row_is_laid_and_hands_are_drawn(variant: str) -> None:
    table = laid(variant)
    for _ in range(4 * table.seats):
        assert listed(table.rows[GALAXY_ROW]) == [-1] * 6
        assert not any(sizes(table, HAND))
        asked = table.pending
        assert asked is not None
        events = submit(table, asked.seat, asked.options[0])
    assert sizes(table, HAND) == [5] * table.seats
    assert min(table.rows[GALAXY_ROW]) >= 0
    drawn = [event for event in events if event.kind == DREW]
    assert len(drawn) == 5 * table.seats
    assert all((event.seen_by(1).card >= 0) == (event.seat % 2 == 0) for event in drawn)


@pytest.mark.rule("DB-LENGTH-1", "DB-MODE-4")
@pytest.mark.parametrize("variant", DUELS)
@pytest.mark.parametrize("bases", [2, 3, 4, 5])
def test_the_number_of_bases_is_agreed(variant: str, bases: int) -> None:
    assert laid(variant, bases=bases, pay_off=1).goal == bases


@pytest.mark.rule("DB-LENGTH-1")
@pytest.mark.parametrize("settings", [{"bases": 1}, {"bases": 6}, {"pay_off": 2}, {"speed": 1}])
def test_nothing_else_can_be_agreed(settings: dict[str, int]) -> None:
    with pytest.raises(BadSetup):
        laid("beginner", 1, **settings)


def test_the_book_is_for_two() -> None:
    with pytest.raises(BadSetup):
        SPEC.new("beginner", 3, {}, 1)
    with pytest.raises(BadSetup):
        SPEC.new("duel", 2, {}, 1)


@pytest.mark.rule("DB-TEAM-1", "DB-TEAM-2")
@pytest.mark.parametrize("variant", TEAMS)
def test_a_team_game_takes_two_boxes(variant: str) -> None:
    table = laid(variant)
    assert len(table.defs) == 280
    assert len([card for card in table.rows[GALAXY_ROW] if card >= 0]) + len(table.rows[GALAXY_DECK]) == 180
    assert len(table.rows[PILOTS]) == 20
    assert [len(cards(table, seat, HAND, DECK)) for seat in range(4)] == [10] * 4
    assert [CARDS[table.defs[table.base(seat)]].key for seat in range(4)] == ["lothal", "dantooine"] * 2


@pytest.mark.rule("DB-TEAM-7")
def test_a_team_must_destroy_twice_the_number() -> None:
    assert laid("teams-beginner").goal == 6
    assert laid("teams-full-control", bases=5).goal == 10


@pytest.mark.rule("DB-TEAM-9")
def test_teammates_see_each_others_hands_and_bases() -> None:
    table = laid("teams-secret-bases")
    for _ in range(16):
        assert table.pending is not None
        submit(table, table.pending.seat, table.pending.options[0])
    for seat in range(4):
        mate = (seat + 2) % 4
        assert table.box.sight[seat] == table.box.sight[mate]
        hidden = cards(table, seat, HAND, BASES, AWAY)
        assert len(hidden) == 14
        assert all(table.known(card) == table.box.sight[seat] for card in hidden)
    assert table.box.sight[0] & table.box.sight[1] == 0


def test_ways_of_our_own_are_marked() -> None:
    assert {variant.name for variant in VARIANTS if variant.ours} == set(TEAMS)


def test_keys_are_the_names_of_the_book() -> None:
    assert NUMBER_OF["outer-rim-pilot"] == 0
    assert len(NUMBER_OF) == 82
