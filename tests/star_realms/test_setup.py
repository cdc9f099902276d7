"""How each way to play is laid out."""

from collections import Counter

import pytest

from kantyna.games.registry import game
from kantyna.games.star_realms.table import (
    AUTHORITY_SCORE,
    DECK,
    DISCARD,
    EXPLORERS,
    HAND,
    SCRAP_HEAP,
    TRADE_DECK,
    TRADE_ROW,
    StarRealms,
)
from kantyna.kernel.body import listed
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.spec import Variant

SPEC = game("star-realms")
STARTERS = {"scout", "viper", "explorer"}


def new(variant: str, seats: int, seed: int = 1, **settings: int) -> StarRealms:
    found = SPEC.new(variant, seats, {name.replace("_", "-"): value for name, value in settings.items()}, seed)
    assert isinstance(found, StarRealms)
    return found


def keys(table: StarRealms, *places: int) -> Counter[str]:
    return Counter(SPEC.cards[table.defs[card]].key for place in places for card in table.rows[place])


def hands(table: StarRealms) -> list[int]:
    return [len(table.rows[HAND[seat]]) for seat in range(table.seats)]


def authority(table: StarRealms) -> list[int]:
    return [table.count[AUTHORITY_SCORE[seat]] for seat in range(table.seats)]


def from_first(table: StarRealms) -> list[int]:
    """The sizes of the opening hands, beginning with the first player's."""
    sizes = hands(table)
    return sizes[table.active :] + sizes[: table.active]


@pytest.mark.rule("SR-SETUP-1")
@pytest.mark.parametrize(("variant", "seats"), [("duel", 2), ("free-for-all", 5), ("emperor", 6), ("raid", 3)])
def test_everybody_has_eight_scouts_and_two_vipers(variant: str, seats: int) -> None:
    table = new(variant, seats)
    for seat in range(seats):
        assert keys(table, DECK[seat], HAND[seat]) == {"scout": 8, "viper": 2}
        assert listed(table.rows[DISCARD[seat]]) == []
        # Face down: nobody knows a card of the deck.
        assert all(table.known(card) == 0 for card in table.rows[DECK[seat]])


@pytest.mark.rule("SR-SETUP-1")
def test_decks_are_shuffled() -> None:
    orders = {
        tuple(table.defs[card] for card in table.rows[DECK[0]])
        for table in (new("duel", 2, seed) for seed in range(30))
    }
    assert len(orders) > 10


@pytest.mark.rule("SR-SETUP-3", "SR-SETUP-9")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_trade_deck_is_shuffled(seats: int) -> None:
    variant = "duel" if seats == 2 else "free-for-all"
    rows = {
        tuple(table.defs[card] for card in table.rows[TRADE_ROW])
        for table in (new(variant, seats, seed) for seed in range(30))
    }
    assert len(rows) > 20
    table = new(variant, seats)
    assert [table.defs[card] for card in table.rows[TRADE_DECK]] != sorted(
        table.defs[card] for card in table.rows[TRADE_DECK]
    )


@pytest.mark.parametrize("variant", SPEC.variants(), ids=lambda variant: variant.name)
def test_a_view_tells_the_way_to_play(variant: Variant) -> None:
    for seats in range(variant.fewest, variant.most + 1):
        view = SPEC.view(SPEC.new(variant.name, seats, {}, 1), 0)
        assert (view.variant, view.seats) == (variant.name, seats)


@pytest.mark.rule("SR-SETUP-2")
@pytest.mark.parametrize(("variant", "seats"), [("duel", 2), ("free-for-all", 4), ("hunter", 6)])
def test_everybody_starts_with_fifty_authority(variant: str, seats: int) -> None:
    assert authority(new(variant, seats)) == [50] * seats


@pytest.mark.rule("SR-SETUP-3", "SR-SETUP-4")
def test_a_box_has_eighty_trade_cards_and_ten_explorers() -> None:
    table = new("duel", 2)
    trade = keys(table, TRADE_DECK, TRADE_ROW)
    assert trade == {card.key: card.count for card in SPEC.cards if card.key not in STARTERS}
    assert trade.total() == 80
    factions = Counter({card.key: card.faction for card in SPEC.cards}[key] for key in trade.elements())
    assert factions == {"star-empire": 20, "trade-federation": 20, "blob": 20, "machine-cult": 20}
    assert len(table.rows[TRADE_ROW]) == 5
    assert listed(table.rows[SCRAP_HEAP]) == []
    assert keys(table, EXPLORERS) == {"explorer": 10}


@pytest.mark.rule("SR-SETUP-3")
def test_the_box_has_49_different_cards() -> None:
    assert len(SPEC.cards) == 49
    counts = {card.key: card.count for card in SPEC.cards}
    assert (counts["scout"], counts["viper"], counts["explorer"]) == (16, 4, 10)


@pytest.mark.rule("SR-SETUP-5", "SR-SETUP-7")
@pytest.mark.parametrize(("variant", "seats"), [("duel", 2), ("free-for-all", 3), ("hunter", 6)])
def test_the_first_player_is_drawn_by_lot_with_the_seed(variant: str, seats: int) -> None:
    drawn = Counter(new(variant, seats, seed).active for seed in range(100 * seats))
    assert set(drawn) == set(range(seats))
    # A fair lot strays so far from its mean less than once in a million.
    assert all(abs(count - 100) < 60 for count in drawn.values())
    assert new(variant, seats, 7).active == new(variant, seats, 7).active


@pytest.mark.rule("SR-SETUP-7")
def test_the_same_seed_gives_the_same_table() -> None:
    assert SPEC.digest(new("duel", 2, 5)) == SPEC.digest(new("duel", 2, 5))
    assert SPEC.digest(new("duel", 2, 5)) != SPEC.digest(new("duel", 2, 6))


@pytest.mark.rule("SR-SETUP-6")
def test_opening_hands_of_two() -> None:
    for seed in range(10):
        assert from_first(new("duel", 2, seed)) == [3, 5]


@pytest.mark.rule("SR-SETUP-8", "SR-SETUP-9", "SR-SETUP-10")
@pytest.mark.parametrize(("seats", "boxes"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_more_players_need_more_boxes(seats: int, boxes: int) -> None:
    table = new("free-for-all", seats)
    trade = keys(table, TRADE_DECK, TRADE_ROW)
    assert trade == {card.key: card.count * boxes for card in SPEC.cards if card.key not in STARTERS}
    assert len(table.rows[TRADE_ROW]) == 5
    assert keys(table, EXPLORERS) == {"explorer": 10 * boxes}


@pytest.mark.rule("SR-MULTI-4")
@pytest.mark.parametrize("variant", ["free-for-all", "hunter"])
def test_three_to_six_players(variant: str) -> None:
    for seats in range(3, 7):
        assert new(variant, seats).seats == seats
    for seats in (2, 7):
        with pytest.raises(BadSetup) as refused:
            new(variant, seats)
        assert refused.value.key == "setup-seats"


@pytest.mark.rule("SR-FFA-1", "SR-HUNTER-1")
@pytest.mark.parametrize("variant", ["free-for-all", "hunter"])
def test_opening_hands_of_many(variant: str) -> None:
    for seed in range(6):
        assert from_first(new(variant, 5, seed)) == [3, 4, 5, 5, 5]


@pytest.mark.rule("SR-HYDRA-1", "SR-HYDRA-2", "SR-HYDRA-5", "SR-HYDRA-10")
@pytest.mark.parametrize(("variant", "seats", "each"), [("two-headed-hydra", 4, 75), ("three-headed-hydra", 6, 100)])
def test_a_hydra(variant: str, seats: int, each: int) -> None:
    half = seats // 2
    first: set[Seat] = set()
    for seed in range(20):
        table = new(variant, seats, seed)
        assert authority(table) == [each] * seats
        assert [table.way.side(table, seat)[0] for seat in range(seats)] == [0] * half + [half] * half
        first.add(table.active)
        begins = table.active // half
        assert hands(table) == [3 if seat // half == begins else 5 for seat in range(seats)]
        asked = table.pending
        assert asked is not None
        assert asked.seat == table.active
    # Only the team is drawn by lot: its lowest seat begins.
    assert first == {0, half}


@pytest.mark.rule("SR-EMPEROR-1", "SR-EMPEROR-2", "SR-EMPEROR-10")
def test_emperors() -> None:
    first: set[Seat] = set()
    for seed in range(20):
        table = new("emperor", 6, seed)
        assert authority(table) == [50, 60, 50, 50, 60, 50]
        first.add(table.active)
        assert hands(table) == ([3, 3, 3, 5, 5, 5] if table.active == 0 else [5, 5, 5, 3, 3, 3])
    assert first == {0, 3}


@pytest.mark.rule("SR-RAID-2", "SR-RAID-3", "SR-RAID-11", "SR-RAID-12")
@pytest.mark.parametrize(("raiders", "boss", "hand"), [(2, 100, 6), (3, 150, 7), (4, 200, 8), (5, 250, 9)])
def test_a_raid(raiders: int, boss: int, hand: int) -> None:
    table = new("raid", raiders + 1)
    assert table.active == 0
    assert authority(table) == [boss] + [50] * raiders
    assert hands(table) == [hand - 2] + [5] * raiders
    assert [table.hand_size(seat) for seat in range(raiders + 1)] == [hand] + [5] * raiders


@pytest.mark.rule("SR-RAID-11")
def test_the_boss_is_a_setting() -> None:
    table = new("raid", 3, boss_authority=77, boss_hand=8)
    assert (authority(table)[0], table.hand_size(0), hands(table)[0]) == (77, 8, 6)


@pytest.mark.parametrize(
    ("variant", "seats", "settings", "key"),
    [
        ("chess", 2, {}, "setup-unknown-variant"),
        ("duel", 3, {}, "setup-seats"),
        ("emperor", 5, {}, "setup-seats"),
        ("duel", 2, {"boss_hand": 5}, "setup-unknown-setting"),
        ("raid", 3, {"boss_hand": -1}, "setup-bad-setting"),
        ("raid", 3, {"boss_authority": 1000}, "setup-bad-setting"),
    ],
)
def test_bad_setups_are_refused(variant: str, seats: int, settings: dict[str, int], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        new(variant, seats, **settings)
    assert refused.value.key == key


@pytest.mark.rule("SR-HYDRA-1", "SR-EMPEROR-1", "SR-RAID-1")
@pytest.mark.parametrize(
    ("variant", "seats", "teams"),
    [
        ("duel", 2, [0, 1]),
        ("free-for-all", 4, [0, 1, 2, 3]),
        ("two-headed-hydra", 4, [0, 0, 1, 1]),
        ("emperor", 6, [0, 0, 0, 1, 1, 1]),
        ("raid", 4, [0, 1, 1, 1]),
    ],
)
def test_everybody_sees_who_is_with_whom(variant: str, seats: int, teams: list[int]) -> None:
    table = new(variant, seats)
    for seat in (NOBODY, 0, seats - 1):
        assert SPEC.view(table, seat).teams == teams
