"""How the ways to play are laid out, and what may be agreed before a game."""

from collections import Counter

import pytest
from kantyna.games.deckbuilding.book import CARDS, NUMBER_OF
from kantyna.games.deckbuilding.words import BASE, EMPIRE, REBEL, SHIP, UNIT

from kantyna.games.common.decks import DREW
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.variants import VARIANTS, new_table
from kantyna.kernel.engine import submit
from kantyna.kernel.errors import BadSetup

BEGINNER = [
    {"lothal", "corellia", "coruscant", "death-star", "endor"},
    {"dantooine", "hoth", "mon-cala", "sullust", "yavin-4"},
]
DUELS = ["beginner", "full-control", "secret-bases"]
TEAMS = ["teams-beginner", "teams-full-control", "teams-secret-bases"]


def laid(variant: str = "beginner", seed: int = 1, **settings: int) -> Deckbuilding:
    named: dict[str, int | str] = {key.replace("_", "-"): value for key, value in settings.items()}
    return new_table(variant, 4 if variant in TEAMS else 2, named, seed)


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
        assert keys(table, table.hand[seat] + table.deck[seat]) == starters[seat % 2]


@pytest.mark.rule("DB-SETUP-1")
def test_decks_are_shuffled() -> None:
    orders = {tuple(laid(seed=seed).deck[0]) for seed in range(8)}
    assert len(orders) > 1


@pytest.mark.rule("DB-SETUP-3")
@pytest.mark.parametrize("variant", DUELS)
def test_the_first_bases_are_lothal_and_dantooine(variant: str) -> None:
    table = laid(variant)
    assert [CARDS[table.defs[base]].key for base in table.base] == ["lothal", "dantooine"]


@pytest.mark.rule("DB-SETUP-4", "DB-SETUP-5", "DB-SETUP-6", "DB-SETUP-7")
def test_the_galaxy_the_pilots_the_force_and_the_hands() -> None:
    table = laid()
    assert len(table.row) == 6
    assert len(table.galaxy) == 84
    galaxy = Counter(CARDS[table.defs[card]].faction for card in table.row + table.galaxy)
    assert galaxy == {0: 30, 1: 30, 2: 30}
    assert keys(table, table.pilots) == {"outer-rim-pilot": 10}
    assert table.force == 3
    assert [len(hand) for hand in table.hand] == [5, 5]


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
    assert types == {UNIT: 100, SHIP: 20, BASE: 20}


@pytest.mark.rule("DB-MODE-1")
def test_the_beginner_game_has_five_set_bases_a_side() -> None:
    table = laid("beginner")
    for seat in (EMPIRE, REBEL):
        assert set(keys(table, [table.base[seat], *table.bases[seat]])) == BEGINNER[seat]
    assert table.goal == 3


@pytest.mark.rule("DB-MODE-2")
def test_full_control_has_all_ten_bases_a_side() -> None:
    table = laid("full-control")
    assert [len(bases) for bases in table.bases] == [9, 9]
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
            code = next(code for code in asked.options if CARDS[62 + code % 64].key == key)
            events = submit(table, seat, code)
            assert events[0].seen_by(0).card == -1
            assert CARDS[table.defs[events[0].card]].key == key
        assert sorted(keys(table, table.bases[seat])) == sorted(picked[seat])
        assert len(table.away[seat]) == 5
        assert all(table.known[card] == [1, 2][seat] for card in table.bases[seat] + table.away[seat])
    assert table.pending is not None
    assert table.pending.seat == EMPIRE


@pytest.mark.rule("DB-MODE-3")
@pytest.mark.parametrize("variant", ["secret-bases", "teams-secret-bases"])
def test_secret_bases_are_picked_before_the_row_is_laid_and_hands_are_drawn(variant: str) -> None:
    table = laid(variant)
    for _ in range(4 * table.seats):
        assert table.row == [-1] * 6
        assert not any(table.hand)
        asked = table.pending
        assert asked is not None
        events = submit(table, asked.seat, asked.options[0])
    assert [len(hand) for hand in table.hand] == [5] * table.seats
    assert min(table.row) >= 0
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
        new_table("beginner", 3, {}, 1)
    with pytest.raises(BadSetup):
        new_table("duel", 2, {}, 1)


@pytest.mark.rule("DB-TEAM-1", "DB-TEAM-2")
@pytest.mark.parametrize("variant", TEAMS)
def test_a_team_game_takes_two_boxes(variant: str) -> None:
    table = laid(variant)
    assert len(table.defs) == 280
    assert len([card for card in table.row if card >= 0] + table.galaxy) == 180
    assert len(table.pilots) == 20
    assert [len(deck) + len(hand) for deck, hand in zip(table.deck, table.hand, strict=True)] == [10] * 4
    assert [CARDS[table.defs[base]].key for base in table.base] == ["lothal", "dantooine"] * 2


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
        assert table.sight[seat] == table.sight[mate]
        hidden = table.hand[seat] + table.bases[seat] + table.away[seat]
        assert len(hidden) == 14
        assert all(table.known[card] == table.sight[seat] for card in hidden)
    assert table.sight[0] & table.sight[1] == 0


def test_ways_of_our_own_are_marked() -> None:
    assert {variant.name for variant in VARIANTS if variant.ours} == set(TEAMS)


def test_keys_are_the_names_of_the_book() -> None:
    assert NUMBER_OF["outer-rim-pilot"] == 0
    assert len(NUMBER_OF) == 82
