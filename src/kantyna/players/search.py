"""The player who thinks ahead: information-set tree search within a budget."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeAlias

from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.players.ismcts import Search
from kantyna.players.player import Player, Progress
from kantyna.players.weights import learned

Clock: TypeAlias = Callable[[], float]
"""Seconds since some moment or other."""

PORTIONS: Final = 20
"""In how many portions a number of iterations is thought, with progress told after each."""
MARGIN: Final = 0.03
"""The share of a time budget that one portion between two looks at the clock may take."""


class SearchPlayer(Player):
    """Thinks for so many *iterations* or *seconds* a decision, whichever are over first; 0 means no such limit.

    What leaves nothing to think about costs nothing.
    """

    def __init__(
        self,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        by_value: bool = False,
        clock: Clock | None = None,
    ) -> None:
        """*by_value*: what is imagined is judged by the learned value of the game. *clock*: what the seconds are read
        from, if not from the time that passes."""
        super().__init__(seed)
        assert iterations > 0 or seconds > 0.0
        self.iterations = iterations
        self.seconds = seconds
        self.by_value = by_value
        self.clock = clock or perf_counter

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        start = self.clock()
        if len(decision.options) == 1:
            return decision.options[0]
        heuristics = learned(spec) if self.by_value else spec.heuristics
        search = Search(spec, spec.determinize(view, self.dice), self.dice, heuristics)
        size = 1 if self.seconds else max(1, self.iterations // PORTIONS)
        if self.iterations:
            search.narrow(self.iterations)
        while not search.decided():
            if self.iterations:
                size = min(size, self.iterations - search.iterations)
            before = self.clock()
            search.run(size)
            now = self.clock()
            spent = self._told(search.iterations, now - start, progress)
            if spent >= 1.0:
                break
            search.spend(spent)
            if self.seconds:
                # Portions grow with what an iteration has proved to cost, and end well before the time is over.
                cost = max((now - before) / size, 1e-7)
                left = self.seconds * (1.0 - MARGIN) - (now - start)
                if left < cost:
                    break
                if search.iterations == 1:
                    search.narrow(int(left / cost))
                size = max(1, min(2 * size, int(min(left, self.seconds * MARGIN) / cost)))
        return search.best()

    def _told(self, iterations: int, seconds: float, progress: Progress | None) -> float:
        """How much of the budget is spent, from 0 to 1."""
        spent = iterations / self.iterations if self.iterations else 0.0
        if self.seconds:
            spent = max(spent, seconds / self.seconds)
        spent = min(spent, 1.0)
        if progress is not None:
            progress(spent)
        return spent
