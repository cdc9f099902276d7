"""Positions to learn from: games by rule of thumb with slips, looked at now and then, and how they ended.

Most features of a position are 0, so a lesson is sparse: how many are not, then the column and the number of each.
"""

from __future__ import annotations

from kantyna.kernel.body import Row, append, row, vec
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.features import Features, viewpoints
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.native import i16, i64
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec, Heuristics
from kantyna.kernel.table import Table


class Lessons:
    """Lessons one behind the other, and what came of each for the seat with whose eyes it was seen, in thousandths."""

    def __init__(self) -> None:
        self.sparse = vec[i16]()
        self.starts: Row = row([])
        """Where each lesson begins."""
        self.results: Row = row([])

    def read(self, sparse: bytes, results: bytes) -> None:
        """Add lessons that were written down, as 16-bit numbers."""
        start: i64 = len(self.sparse)
        for number in memoryview(sparse).cast("h"):
            self.sparse = append(self.sparse, i16(number))
        for result in memoryview(results).cast("h"):
            self.starts = append(self.starts, start)
            self.results = append(self.results, result)
            start += 1 + 2 * i64(self.sparse[start])

    def add(self, features: vec[i16]) -> None:
        start: i64 = len(self.sparse)
        self.starts = append(self.starts, start)
        self.sparse = append(self.sparse, i16(0))
        used: i64 = 0
        for column in range(len(features)):
            if features[column] != 0:
                used += 1
                self.sparse = append(append(self.sparse, i16(column)), features[column])
        self.sparse[start] = i16(used)

    def forget(self, lesson: i64) -> None:
        """Drop the lessons from this one on."""
        if lesson < len(self.starts):
            self.sparse = self.sparse[: self.starts[lesson]]
            self.starts = self.starts[:lesson]
            self.results = self.results[:lesson]


class School:
    """Plays games and writes lessons."""

    def __init__(self, spec: GameSpec, features: Features, heuristics: Heuristics, slips: int, every: int) -> None:
        self.spec = spec
        self.features = features
        self.heuristics = heuristics
        self.slips: i64 = slips
        """Of a thousand answers, how many are taken by chance."""
        self.every: i64 = every
        """On average one in so many turns becomes a lesson."""
        self.lessons = Lessons()
        self._seen = vec[i16]([0] * features.size)

    def play(self, table: Table, dice: Dice) -> None:
        """Play a game to its end and learn from it; one without a winner teaches nothing."""
        log = Log(True)
        options = table.options
        lessons = self.lessons
        seats = row([])
        before = len(lessons.starts)
        read: i64 = -1
        while table.asked != NOBODY:
            turn = self.heuristics.turn(table)
            if turn != read:
                read = turn
                if dice.below(self.every) == 0:
                    for seat in viewpoints(table):
                        seats = append(seats, seat)
                        glance = self.heuristics.evaluate(table, seat) if self.features.glance else 0
                        self.features.write(table, seat, glance, self._seen)
                        lessons.add(self._seen)
            code = options.codes[0]
            if options.count > 1:
                if dice.below(1000) < self.slips:
                    code = options.codes[dice.below(options.count)]
                else:
                    code = self.heuristics.best(table, options)
            advance(table, code, log)
        if table.outcome is None or not table.outcome.winners:
            lessons.forget(before)
            return
        for seat in seats:
            lessons.results = append(lessons.results, self.spec.score(table, seat))
