"""The map: lanes, distances, ways, in the standard order and in others."""

from __future__ import annotations

from itertools import permutations

from kantyna.games.outer_rim.vocabulary import (
    HUTT,
    IMPERIAL,
    KESSEL,
    MAELSTROM,
    MON_CALAMARI,
    REBEL,
    RING_OF_KAFRENE,
    RYLOTH,
    SPACES,
    SYNDICATE,
)
from kantyna.games.outer_rim.world import chart_of, entry, navpoint
from kantyna.kernel.body import row


def stops(*places: int) -> list[int]:
    return row([1 if place in places else 0 for place in range(len(SPACES.words))])


def test_the_ring_of_kafrene_is_four_spaces_from_ryloth() -> None:
    assert chart_of([]).distance(RYLOTH, RING_OF_KAFRENE) == 4


def test_a_patrol_on_one_way_can_be_gone_around() -> None:
    chart = chart_of([])
    blocked = stops(navpoint(6, "lo"))
    assert chart.reach(RYLOTH, 7, blocked)[RING_OF_KAFRENE] == 6
    assert chart.reach(RYLOTH, 5, blocked)[RING_OF_KAFRENE] < 0
    assert chart.reach(RYLOTH, 7, stops(navpoint(5, "ro")))[RING_OF_KAFRENE] == 4


def test_the_maelstrom_lies_on_the_short_way_to_kessel() -> None:
    chart = chart_of([])
    assert chart.distance(MON_CALAMARI, KESSEL) == 4
    assert chart.reach(MON_CALAMARI, 9, stops(MAELSTROM))[KESSEL] == 6


def test_leaving_a_space_never_stops() -> None:
    chart = chart_of([])
    assert chart.reach(MAELSTROM, 1, stops(MAELSTROM))[KESSEL] == 1


def test_every_order_of_tiles_is_one_map() -> None:
    for order in list(permutations(range(6)))[::97]:
        chart = chart_of(list(order))
        assert min(chart.away[0]) == 0
        assert len(chart.lanes) == 6 * 6 + 3 + 10
        entries = {entry(list(order), faction) for faction in (HUTT, IMPERIAL, REBEL, SYNDICATE)}
        assert len(entries) == 4


def test_ways_that_come_closer() -> None:
    chart = chart_of([])
    assert chart.closer(MON_CALAMARI, MAELSTROM) == [navpoint(2, "ro")]
    assert set(chart.closer(RYLOTH, MAELSTROM)) <= set(chart.no_farther(RYLOTH, MAELSTROM))
    assert chart.within(KESSEL, 1) == sorted([MAELSTROM, KESSEL, navpoint(3, "y")])
