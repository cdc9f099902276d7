"""The scene in plain lines."""

from __future__ import annotations

from collections.abc import Iterator

from kantyna.kernel.ids import NOBODY
from kantyna.lang.scene import Lying, Place, Scene, Side, Spot
from kantyna.lang.speaker import Speaker


def table_lines(speaker: Speaker, seen: Scene) -> Iterator[str]:
    """The whole table."""
    yield f"{seen.turn}, {seen.phase}."
    for side in seen.sides:
        # Not every game has a middle, and not always does anything lie there.
        if side.seat != NOBODY or side.counters or any(place.size for place in side.places):
            yield from side_lines(speaker, side)
    yield from map_lines(speaker, seen.spots)


def map_lines(speaker: Speaker, spots: list[Spot]) -> Iterator[str]:
    """Every space of the map with its neighbours and who is there; nothing where there is no map."""
    if spots:
        yield f"{speaker.text(None, 'term-map')}:"
    for spot in spots:
        ways = ", ".join(spots[other].title for other in spot.lanes)
        found = [*spot.here, *spot.hidden]
        here = speaker.text(None, "term-here", names="; ".join(found)) if found else ""
        yield f"  {speaker.text(None, 'term-ways', place=spot.title, ways=ways)}{here}"


def side_lines(speaker: Speaker, side: Side) -> Iterator[str]:
    """A seat: its counters, the cards that lie open, how high its piles are."""
    counters = ", ".join(counter.text for counter in side.counters)
    name = f"{side.name} ({', '.join(side.about)})" if side.about else side.name
    yield f"{name}: {counters}." if counters else f"{name}:"
    for place in side.rows():
        if place.size:
            yield f"  {place_line(speaker, place)}"
    piles = [f"{place.title} {place.size}" for place in side.piles() if place.size]
    if piles:
        yield f"  {'; '.join(piles)}."


def place_line(speaker: Speaker, place: Place) -> str:
    """A place with its cards."""
    return f"{place.title} ({place.size}): {'; '.join(_cards(speaker, some) for some in place.cards)}."


def _cards(speaker: Speaker, some: Lying) -> str:
    if some.definition is None:
        return speaker.text(None, "term-unknown", n=some.count)
    name = f"{some.name} ({some.told})"
    return name if some.count == 1 else f"{name} ×{some.count}"
