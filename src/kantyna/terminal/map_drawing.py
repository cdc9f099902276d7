"""A map in characters: spaces with their names, lanes as dots, and who is where under it."""

from __future__ import annotations

from itertools import takewhile

from rich.text import Text

from kantyna.lang.scene import Spot

WORLD, POINT, DOT = "◉", "•", "·"
HIGH = 11
"""Lines of a map."""
SHORTEST = 3
"""A name is cut no shorter to make room for its neighbour's."""


class MapDrawing:
    """The characters of a map as wide as there is room."""

    def __init__(self, spots: list[Spot], width: int) -> None:
        self.spots = spots
        self.width = width
        self.cells = [[" "] * width for _ in range(HIGH)]
        for number, spot in enumerate(spots):
            for other in spot.lanes:
                if other > number:
                    self._lane(self.at(spot), self.at(spots[other]))
        for spot in spots:
            column, row = self.at(spot)
            self.cells[row][column] = POINT if self._small(spot) else WORLD
        for spot in spots:
            if not self._small(spot):
                self._name(spot)

    def at(self, spot: Spot) -> tuple[int, int]:
        """Column and row of a space."""
        return spot.along * (self.width - 1) // 1000, (1000 - spot.across) * (HIGH - 1) // 1000

    def _small(self, spot: Spot) -> bool:
        """Is it one of the many of its kind, and nobody there?"""
        alike = sum(one.kind == spot.kind for one in self.spots)
        return alike * 2 > len(self.spots) and not spot.here

    def _lane(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(0, steps + 1, 2):
            column = start[0] + (end[0] - start[0]) * step // steps
            row = start[1] + (end[1] - start[1]) * step // steps
            self.cells[row][column] = DOT

    def _name(self, spot: Spot) -> None:
        """Beside its space, as much of it as finds room."""
        column, row = self.at(spot)
        line = self.cells[row]
        room = 0
        while column + 2 + room < self.width and line[column + 2 + room] in (" ", DOT):
            room += 1
        if room > SHORTEST:
            for at, letter in enumerate(self._short(spot)[: room - 1]):
                line[column + 2 + at] = letter

    def _short(self, spot: Spot) -> str:
        """Its name without the words with which all of its kind begin."""
        alike = [one.title.split() for one in self.spots if one.kind == spot.kind]
        shared = takewhile(lambda words: len(set(words)) == 1, zip(*alike, strict=False))
        return " ".join(spot.title.split()[len(list(shared)) :]) or spot.title

    def lines(self) -> list[Text]:
        """The drawing, then whoever is somewhere."""
        drawn = [Text("".join(line).rstrip(), no_wrap=True) for line in self.cells]
        return drawn + [Text(f"{spot.title}: {', '.join(spot.here)}", "dim") for spot in self.spots if spot.here]
