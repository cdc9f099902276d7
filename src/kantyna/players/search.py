"""The player who thinks ahead: information-set tree search within a budget."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.players.ismcts import Search
from kantyna.players.player import Player, Progress

PORTIONS: Final = 20
"""How often progress is told, at most."""
MARGIN: Final = 0.03
"""The share of a time budget that one portion between two looks at the clock may take."""


class SearchPlayer(Player):
    """*iterations* a decision, or as many as *seconds* allow. What leaves nothing to think about costs nothing."""

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        assert (iterations > 0) != (seconds > 0.0)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        start = perf_counter()
        if len(decision.options) == 1:
            return decision.options[0]
        search = Search(spec, spec.determinize(view, self.dice), self.dice)
        if len(search.options) == 1:
            return search.options[0]
        if self.iterations:
            self._count(search, progress)
        else:
            self._watch_clock(search, start, progress)
        return search.best()

    def _count(self, search: Search, progress: Progress | None) -> None:
        done = 0
        for portion in range(1, PORTIONS + 1):
            upto = self.iterations * portion // PORTIONS
            search.run(upto - done)
            done = upto
            if progress is not None:
                progress(portion / PORTIONS)

    def _watch_clock(self, search: Search, start: float, progress: Progress | None) -> None:
        """Portions grow with what an iteration has proved to cost and end well before the time is over."""
        size = 1
        told = 0
        while True:
            before = perf_counter()
            search.run(size)
            now = perf_counter()
            left = self.seconds - (now - start)
            if progress is not None and (now - start) * PORTIONS >= (told + 1) * self.seconds:
                told = int((now - start) * PORTIONS / self.seconds)
                progress(min(1.0, (now - start) / self.seconds))
            cost = max((now - before) / size, 1e-7)
            if left < cost:
                return
            size = max(1, min(2 * size, int(min(left, self.seconds * MARGIN) / cost)))
