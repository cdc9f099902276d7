"""Who sees what."""

import pytest

from kantyna.games.registry import game
from kantyna.games.star_realms.actions import END, YES
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import (
    BASES,
    DECK,
    DISCARD_PILE,
    DREW,
    EXPLORERS,
    HAND,
    SCRAP_HEAP,
    SHIPS,
    TRADE_DECK,
    TRADE_ROW,
    UNSEEN,
)
from kantyna.kernel.engine import submit
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.rng import Dice
from tests.star_realms.tables import table

SPEC = game("star-realms")


def code(on: StarRealms, verb: str, key: str = "") -> int:
    """The option of that verb and card."""
    assert on.pending is not None
    for option in (SPEC.option(on, code) for code in on.pending.options):
        if option.verb == verb and option.name == key:
            return option.code
    raise AssertionError(f"{verb} {key} is not offered")


@pytest.mark.rule("SR-SEE-1", "SR-RAID-7")
@pytest.mark.parametrize(
    ("variant", "seats"),
    [("duel", 2), ("free-for-all", 4), ("hunter", 3), ("two-headed-hydra", 4), ("emperor", 6), ("raid", 4)],
)
def test_a_hand_is_seen_by_its_owner_alone_and_by_fellow_raiders(variant: str, seats: int) -> None:
    dealt = SPEC.new(variant, seats, {}, 3)
    assert isinstance(dealt, StarRealms)
    for viewer in range(NOBODY, seats):
        view = SPEC.view(dealt, viewer)
        for owner in range(seats):
            zone = view.zone(HAND, owner)
            fellows = variant == "raid" and viewer > 0 and owner > 0
            seen = dealt.hand[owner] if viewer == owner or fellows else []
            assert sorted(zone.cards) == sorted(seen)
            assert zone.size == len(dealt.hand[owner])


@pytest.mark.rule("SR-SEE-2")
def test_the_owner_knows_how_hidden_cards_are_split_and_nobody_their_order() -> None:
    laid = table("seat 1: {hand: [scout, ram], deck: [viper, cutter, scout]}\ntable: {trade-deck: [ram, flagship]}")
    own, foreign = SPEC.view(laid, 0), SPEC.view(laid, 1)
    assert sorted(own.zone(UNSEEN, 0).cards) == sorted(laid.deck[0])
    assert sorted(foreign.zone(UNSEEN, 0).cards) == sorted(laid.deck[0] + laid.hand[0])
    for view in (own, foreign):
        assert view.zone(DECK, 0).cards == []
        assert view.zone(DECK, 0).size == 3
        assert view.zone(TRADE_DECK, NOBODY).cards == []
        assert view.zone(TRADE_DECK, NOBODY).size == 2
        # What lies somewhere unknown is listed in no order but its numbers.
        for owner in (NOBODY, 0):
            assert view.zone(UNSEEN, owner).cards == sorted(view.zone(UNSEEN, owner).cards)


@pytest.mark.rule("SR-SEE-2")
def test_another_order_of_the_decks_looks_the_same() -> None:
    laid = table(
        "seat 1: {hand: [scout, ram], deck: [viper, cutter, scout]}\ntable: {trade-deck: [ram, flagship, cutter]}"
    )
    other = laid.clone()
    dice = Dice(5)
    dice.shuffle(other.deck[0])
    other.trade_deck = other.trade_deck[::-1]
    for viewer in (NOBODY, 0, 1):
        assert shown(laid, viewer) == shown(other, viewer)
    # To the opponent also another split of hand and deck looks the same.
    other.hand[0], other.deck[0] = other.deck[0][:2], other.deck[0][2:] + other.hand[0]
    for card in other.hand[0]:
        other.known[card] = 1
    for card in other.deck[0]:
        other.known[card] = 0
    assert shown(laid, 1) == shown(other, 1)
    assert shown(laid, NOBODY) == shown(other, NOBODY)
    assert shown(laid, 0) != shown(other, 0)


def shown(on: StarRealms, viewer: int) -> list[tuple[int, int, int, list[int]]]:
    return [(zone.kind, zone.seat, zone.size, zone.cards) for zone in SPEC.view(on, viewer).zones]


@pytest.mark.rule("SR-SEE-3", "SR-DISCARD-4")
def test_what_lies_open_is_open_to_everybody() -> None:
    laid = table(
        """
seat 1: {discard-pile: [scout, ram], ships: [viper], bases: [blob-wheel], trade: 2, combat: 3, authority: 44}
seat 2: {discard-pile: [cutter], bases: [war-world]}
table: {trade-row: [flagship, corvette], scrap-heap: [freighter], explorers: [explorer]}
"""
    )
    for viewer in (NOBODY, 0, 1):
        view = SPEC.view(laid, viewer)
        for owner in (0, 1):
            assert view.zone(DISCARD_PILE, owner).cards == laid.discard[owner]
            assert view.zone(SHIPS, owner).cards == laid.ships[owner]
            assert view.zone(BASES, owner).cards == laid.bases[owner]
        assert view.zone(TRADE_ROW, NOBODY).cards == laid.trade_row
        assert view.zone(EXPLORERS, NOBODY).cards == laid.explorers
        assert view.zone(SCRAP_HEAP, NOBODY).cards == laid.scrap_heap
        counters = {(SPEC.names.counters[counter.kind], counter.seat): counter.value for counter in view.counters}
        assert counters["authority", 0] == 44
        assert counters["trade", 0] == 2
        assert counters["combat", 0] == 3


@pytest.mark.rule("SR-SEE-4")
def test_a_card_put_on_top_in_the_open_stays_known_until_it_is_shuffled() -> None:
    laid = table(
        """
seat 1: {ships: [freighter, cutter], trade: 3, deck: [scout x9]}
table: {trade-row: [ram]}
"""
    )
    submit(laid, 0, code(laid, "ally", "freighter"))
    submit(laid, 0, code(laid, "buy", "ram"))
    submit(laid, 0, YES)
    ram = laid.deck[0][-1]
    for viewer in (NOBODY, 0, 1):
        assert SPEC.view(laid, viewer).zone(DECK, 0).cards == [ram]
    events = submit(laid, 0, END)
    drawn = [event.seen_by(2).card for event in events if event.kind == DREW and event.seat == 0]
    assert drawn == [ram, -1, -1, -1, -1]
    for viewer in (NOBODY, 1):
        assert SPEC.view(laid, viewer).zone(HAND, 0).cards == [ram]
    # Two turns later it was played, discarded and shuffled into a new deck: nobody but its owner may know it.
    submit(laid, 1, END)
    submit(laid, 0, END)
    assert ram in laid.discard[0]
    submit(laid, 1, END)
    laid.stacked = [ram]
    submit(laid, 0, END)
    assert ram in laid.hand[0]
    assert SPEC.view(laid, 1).zone(HAND, 0).cards == []
    assert ram in SPEC.view(laid, 0).zone(HAND, 0).cards
