"""The map: tiles with their spaces and lanes, in the standard order or another, and the contact spaces.

The lanes are ours: they fit the rulebook's one printed distance, and no source shows the rest.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kantyna.games.outer_rim.vocabulary import (
    CANTONICA,
    GREEN,
    HUTT,
    IMPERIAL,
    KESSEL,
    LOTHAL,
    MAELSTROM,
    MON_CALAMARI,
    NABOO,
    NAL_HUTTA,
    ORD_MANTELL,
    REBEL,
    RING_OF_KAFRENE,
    RYLOTH,
    SPACES,
    SYNDICATE,
    TAKODANA,
    TATOOINE,
    WHITE,
    YELLOW,
)
from kantyna.kernel.game_map import GameMap
from kantyna.kernel.native import i64
from kantyna.kernel.view import Space


def navpoint(tile: int, corner: str) -> int:
    """The space of a tile's corner: left or right, outer or inner."""
    return SPACES.words.index(f"navpoint-{tile}-{corner}")


class Tile:
    """A tile of the map: its lanes, and where its spaces are drawn on it, along and across in thousandths. Two lanes
    cross each edge, so tiles can be laid in any order."""

    def __init__(self, number: int, lanes: list[tuple[int, int]], drawn: dict[int, tuple[int, int]]) -> None:
        self.number = number
        self.left_outer = navpoint(number, "lo")
        self.left_inner = navpoint(number, "li")
        self.right_outer = navpoint(number, "ro")
        self.right_inner = navpoint(number, "ri")
        self.lanes = [
            *lanes,
            (self.left_outer, self.left_inner),
            (self.right_outer, self.right_inner),
        ]
        self.drawn = {
            self.left_outer: (100, 820),
            self.left_inner: (140, 105),
            self.right_outer: (900, 820),
            self.right_inner: (860, 105),
            **drawn,
        }


def plain_tile(number: int, outer: int, inner: int) -> Tile:
    """A tile with a planet on the outer lane and one on the inner."""
    lanes = [
        (navpoint(number, "lo"), outer),
        (outer, navpoint(number, "ro")),
        (navpoint(number, "li"), inner),
        (inner, navpoint(number, "ri")),
    ]
    return Tile(number, lanes, {outer: (500, 755), inner: (500, 290)})


def kessel_tile() -> Tile:
    """The Maelstrom lies on the short way to Kessel; the way round is longer."""
    cross, bend = navpoint(3, "x"), navpoint(3, "y")
    lanes = [
        (navpoint(3, "lo"), MAELSTROM),
        (MAELSTROM, KESSEL),
        (KESSEL, bend),
        (bend, navpoint(3, "ro")),
        (bend, cross),
        (navpoint(3, "li"), cross),
        (cross, navpoint(3, "ri")),
    ]
    drawn = {MAELSTROM: (290, 750), KESSEL: (670, 550), bend: (920, 380), cross: (500, 150)}
    return Tile(3, lanes, drawn)


TILES: Final = [
    plain_tile(1, CANTONICA, ORD_MANTELL),
    plain_tile(2, MON_CALAMARI, LOTHAL),
    kessel_tile(),
    plain_tile(4, TATOOINE, NAL_HUTTA),
    plain_tile(5, NABOO, RYLOTH),
    plain_tile(6, RING_OF_KAFRENE, TAKODANA),
]
STANDARD: Final = list(range(len(TILES)))


class ContactSpace:
    """A place for a contact token beside a planet."""

    def __init__(self, planet: i64, rank: i64) -> None:
        self.planet = planet
        self.rank = rank


CONTACT_SPACES: Final = [
    ContactSpace(planet, rank)
    for planet, ranks in (
        (CANTONICA, (GREEN, YELLOW)),
        (ORD_MANTELL, (WHITE, GREEN)),
        (LOTHAL, (WHITE, YELLOW)),
        (MON_CALAMARI, (WHITE, GREEN)),
        (KESSEL, (GREEN, YELLOW)),
        (NAL_HUTTA, (WHITE, YELLOW)),
        (TATOOINE, (WHITE, GREEN)),
        (NABOO, (WHITE, GREEN)),
        (RYLOTH, (WHITE, GREEN)),
        (TAKODANA, (GREEN, YELLOW)),
        (RING_OF_KAFRENE, (WHITE, YELLOW)),
    )
    for rank in ranks
]
"""Two a planet, in the order of the planets: those of planet n are 2n and 2n + 1."""

CHARTS: Final[dict[str, GameMap]] = {}


def chart_of(order: list[int]) -> GameMap:
    """The map with its tiles in an order, from left to right; drawn once each."""
    laid = order or STANDARD
    name = "-".join([str(tile) for tile in laid])
    if name not in CHARTS:
        lanes = [lane for tile in TILES for lane in tile.lanes]
        for one, other in pairwise(laid):
            lanes.append((TILES[one].right_outer, TILES[other].left_outer))
            lanes.append((TILES[one].right_inner, TILES[other].left_inner))
        CHARTS[name] = GameMap(len(SPACES.words), lanes)
    return CHARTS[name]


DRAWN: Final[dict[str, list[Space]]] = {}


def drawn(order: list[int], factions: list[str]) -> list[Space]:
    """The map with its tiles in an order as pages draw it; made once for each. Spaces are things of their number."""
    laid = order or STANDARD
    name = "-".join([str(tile) for tile in laid])
    if name not in DRAWN:
        chart = chart_of(order)
        spaces: list[Space] = []
        for space, key in enumerate(SPACES.words):
            kind = "navpoint" if key.startswith("navpoint") else "maelstrom" if space == MAELSTROM else "planet"
            slot = next(at for at, tile in enumerate(laid) if space in TILES[tile].drawn)
            along, across = TILES[laid[slot]].drawn[space]
            lanes = [int(other) for other in chart.beside[space]]
            spaces.append(Space(key, kind, (1000 * slot + along) // len(laid), across, lanes, factions[space], space))
        DRAWN[name] = spaces
    return DRAWN[name]


def entry(order: list[int], faction: i64) -> i64:
    """The navpoint beside a faction's end of the map, where its patrols come in."""
    laid = order or STANDARD
    first, last = TILES[laid[0]], TILES[laid[-1]]
    if faction == REBEL:
        return first.left_outer
    if faction == SYNDICATE:
        return first.left_inner
    if faction == HUTT:
        return last.right_outer
    assert faction == IMPERIAL
    return last.right_inner
