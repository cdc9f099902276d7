"""Who sees what."""

import pytest

from kantyna.games.common.decks import DREW
from kantyna.games.registry import game
from kantyna.games.star_realms.table import (
    BASES,
    DECK,
    DISCARD,
    EXPLORERS,
    HAND,
    SCRAP_HEAP,
    SHIPS,
    TRADE_DECK,
    TRADE_ROW,
    StarRealms,
)
from kantyna.games.star_realms.turn.answers import YES
from kantyna.games.star_realms.turn.main import END
from kantyna.kernel.body import listed
from kantyna.kernel.engine import submit
from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.view import View, Zone
from tests.star_realms.tables import table

SPEC = game("star-realms")


def code(on: StarRealms, verb: str, key: str = "") -> int:
    """The option of that verb and card."""
    assert on.pending is not None
    for option in (SPEC.option(on, code) for code in on.pending.options):
        if option.verb == verb and option.name == key:
            return option.code
    raise AssertionError(f"{verb} {key} is not offered")


def zone(view: View, name: str, seat: Seat) -> Zone:
    """What a view shows of a zone."""
    return view.zone(SPEC.names.zones.index(name), seat)


def unseen(view: View, owner: Seat) -> list[CardId]:
    """What lies somewhere in an owner's hidden piles; the trade deck is nobody's."""
    (found,) = [one.cards for one in view.unseen if one.seat == owner]
    return found


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
            seen_hand = zone(view, "hand", owner)
            held = listed(dealt.rows[HAND[owner]])
            fellows = variant == "raid" and viewer > 0 and owner > 0
            assert sorted(seen_hand.cards) == (sorted(held) if viewer == owner or fellows else [])
            assert seen_hand.size == len(held)


@pytest.mark.rule("SR-SEE-2")
def test_the_owner_knows_how_hidden_cards_are_split_and_nobody_their_order() -> None:
    laid = table("seat 1: {hand: [scout, ram], deck: [viper, cutter, scout]}\ntable: {trade-deck: [ram, flagship]}")
    own, foreign = SPEC.view(laid, 0), SPEC.view(laid, 1)
    deck, hand = listed(laid.rows[DECK[0]]), listed(laid.rows[HAND[0]])
    assert unseen(own, 0) == sorted(deck)
    assert unseen(foreign, 0) == sorted(deck + hand)
    for view in (own, foreign):
        assert zone(view, "deck", 0).cards == []
        assert zone(view, "deck", 0).size == 3
        assert zone(view, "trade-deck", NOBODY).cards == []
        assert zone(view, "trade-deck", NOBODY).size == 2
        # What lies somewhere unknown is listed in no order but its numbers.
        for owner in (NOBODY, 0):
            assert unseen(view, owner) == sorted(unseen(view, owner))


@pytest.mark.rule("SR-SEE-2")
def test_another_order_of_the_decks_looks_the_same() -> None:
    laid = table(
        "seat 1: {hand: [scout, ram], deck: [viper, cutter, scout]}\ntable: {trade-deck: [ram, flagship, cutter]}"
    )
    other = laid.clone()
    deck, hand = listed(other.rows[DECK[0]]), listed(other.rows[HAND[0]])
    Dice(5).shuffle(deck)
    other.lay(DECK[0], deck)
    other.lay(TRADE_DECK, listed(other.rows[TRADE_DECK])[::-1])
    for viewer in (NOBODY, 0, 1):
        assert shown(laid, viewer) == shown(other, viewer)
    # To the opponent also another split of hand and deck looks the same.
    other.lay(HAND[0], deck[:2])
    other.lay(DECK[0], deck[2:] + hand)
    for card in deck + hand:
        other.set_known(card, 1 if card in deck[:2] else 0)
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
            assert zone(view, "discard-pile", owner).cards == listed(laid.rows[DISCARD[owner]])
            assert zone(view, "ships", owner).cards == listed(laid.rows[SHIPS[owner]])
            assert zone(view, "bases", owner).cards == listed(laid.rows[BASES[owner]])
        assert zone(view, "trade-row", NOBODY).cards == listed(laid.rows[TRADE_ROW])
        assert zone(view, "explorers", NOBODY).cards == listed(laid.rows[EXPLORERS])
        assert zone(view, "scrap-heap", NOBODY).cards == listed(laid.rows[SCRAP_HEAP])
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
    submit(laid, 0, YES.base)
    ram = laid.rows[DECK[0]][-1]
    for viewer in (NOBODY, 0, 1):
        assert zone(SPEC.view(laid, viewer), "deck", 0).cards == [ram]
    events = submit(laid, 0, END.base)
    drawn = [event.seen_by(2).card for event in events if event.kind == DREW and event.seat == 0]
    assert drawn == [ram, -1, -1, -1, -1]
    for viewer in (NOBODY, 1):
        assert zone(SPEC.view(laid, viewer), "hand", 0).cards == [ram]
    # Two turns later it was played, discarded and shuffled into a new deck: nobody but its owner may know it.
    submit(laid, 1, END.base)
    submit(laid, 0, END.base)
    assert ram in laid.rows[DISCARD[0]]
    submit(laid, 1, END.base)
    laid.stacked = [ram]
    submit(laid, 0, END.base)
    assert ram in laid.rows[HAND[0]]
    assert zone(SPEC.view(laid, 1), "hand", 0).cards == []
    assert ram in zone(SPEC.view(laid, 0), "hand", 0).cards
