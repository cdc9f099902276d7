"""The harness at work: it answers each line of JSON that it reads with one line of JSON.

So several of them can be asked in turn, and never do two measure at once.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import kantyna
from kantyna import build
from kantyna.arena.harness import surface, trace
from kantyna.arena.harness.guests import Guests
from kantyna.arena.harness.surface import Way
from kantyna.kernel.errors import KantynaError


class Service:
    """What the harness can be asked for."""

    def __init__(self) -> None:
        self.measures: dict[str, Any] = {}
        self.guests: Guests | None = None
        self.looked_at: Iterator[tuple[int, int]] = iter(())

    def ways(self) -> list[Way]:
        """Every way to play every game."""
        return [way for game in surface.games() for way in surface.ways(game)]

    def trace(self, way: list[Any], seeds: list[int], most: int, choices: bool) -> list[str]:
        return [trace.digest(Way(*way), seed, most, choices) for seed in seeds]

    def lines(self, way: list[Any], seed: int, most: int, choices: bool) -> list[str]:
        return trace.lines_until_error(Way(*way), seed, most, choices)

    def views(self, way: list[Any], seed: int, first: int, count: int) -> list[tuple[int, int]]:
        """The next so many decisions of a game, which begins with the *first* of them."""
        if first == 0:
            self.looked_at = trace.views(Way(*way), seed)
        return list(islice(self.looked_at, count))

    def seen(self, way: list[Any], seed: int, at: int) -> list[str]:
        return trace.seen(Way(*way), seed, at)

    def states(self, way: list[Any], seeds: list[int]) -> list[str]:
        return [surface.states(Way(*way), seed) for seed in seeds]

    def rules(self, game: str) -> int | None:
        """The number of a game's rules; nothing where there is no such game."""
        return surface.rules(game) if game in surface.games() else None

    def refused(self, names: list[str]) -> list[str]:
        """Those of the players who can't sit down."""
        found: list[str] = []
        for name in names:
            try:
                surface.player(name, 0)
            except KantynaError:
                found.append(name)
        return found

    def sit(self, way: list[Any], seed: int, players: dict[str, list[Any]]) -> None:
        self.guests = Guests(Way(*way), seed, players)

    def choose(self, answers: list[int]) -> dict[str, Any]:
        assert self.guests is not None
        return self.guests.choose(answers)

    def measure(self, way: list[Any], figure: str, seconds: float) -> dict[str, float]:
        # Not wanted for traces, and an engine that can't be searched can be traced.
        from kantyna.arena.harness.measure import Measure

        name = str(way)
        if name not in self.measures:
            self.measures[name] = Measure(Way(*way))
        found: dict[str, float] = self.measures[name].figures[figure](seconds)
        return found


def serve() -> None:
    """Say which engine this is, then answer until the input ends."""
    service = Service()
    _say({"build": build.active(), "source": kantyna.__file__})
    for line in sys.stdin:
        asked = json.loads(line)
        _say(getattr(service, asked.pop("do"))(**asked))


def _say(told: Any) -> None:
    print(json.dumps(told), flush=True)
