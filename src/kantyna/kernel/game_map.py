"""A map: places and the lanes between them; what is beside what, how far, and by which ways."""

from __future__ import annotations

from kantyna.kernel.body import Row, append, row, vec
from kantyna.kernel.native import i64


class GameMap:
    """Places are numbers from 0 on, lanes are pairs of them. Never changed once drawn: tables share it."""

    def __init__(self, size: int, lanes: list[tuple[int, int]]) -> None:
        beside: list[list[int]] = [[] for _ in range(size)]
        for one, other in lanes:
            beside[one].append(other)
            beside[other].append(one)
        self.size: i64 = size
        self.lanes = lanes
        self.beyond = row([-1] * size)
        """For each place that it is out of reach."""
        self.beside = vec[Row]([row(sorted(places)) for places in beside])
        """The places one lane away from each, in their order."""
        self.away = vec[Row]([self._distances(place) for place in range(size)])
        """How many lanes each place is from each; -1 where there is no way."""

    def _distances(self, origin: int) -> Row:
        found = [-1] * self.size
        found[origin] = 0
        ring = [origin]
        while ring:
            beyond: list[int] = []
            for place in ring:
                for other in self.beside[place]:
                    if found[other] < 0:
                        found[other] = found[place] + 1
                        beyond.append(other)
            ring = beyond
        return row(found)

    def distance(self, one: i64, other: i64) -> i64:
        """The lanes of a shortest way between two places; -1 where there is none."""
        return self.away[one][other]

    def closer(self, origin: i64, target: i64) -> list[i64]:
        """The places beside *origin* on a shortest way to *target*."""
        distances = self.away[target]
        return [place for place in self.beside[origin] if distances[place] == distances[origin] - 1]

    def no_farther(self, origin: i64, target: i64) -> list[i64]:
        """The places beside *origin* that are at most as far from *target* as it is."""
        distances = self.away[target]
        return [place for place in self.beside[origin] if distances[place] <= distances[origin]]

    def within(self, origin: i64, most: i64) -> list[i64]:
        """The places at most so many lanes away, in their order; *origin* is one of them."""
        distances = self.away[origin]
        return [place for place in range(self.size) if 0 <= distances[place] <= most]

    def reach(self, origin: i64, most: i64, stops: Row) -> Row:
        """How many lanes a mover needs to each place when it can't go on from a place that *stops* (not 0) it; -1
        beyond *most*. Where it stands never stops it."""
        found = self.beyond[:]
        found[origin] = 0
        ring = vec[i64]([origin])
        first: i64 = 0
        while first < len(ring):
            place = ring[first]
            first += 1
            far = found[place] + 1
            if far > most or (stops[place] != 0 and place != origin):
                continue
            for other in self.beside[place]:
                if found[other] < 0:
                    found[other] = far
                    ring = append(ring, other)
        return found
