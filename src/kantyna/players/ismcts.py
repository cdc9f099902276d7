"""Information-set Monte Carlo tree search: one tree over what the player can tell apart, each iteration on another
table that its view allows. Part of the compiled group: the loop and the playouts are the hot path.

A node is the way to it: which seat answered which question how. Options that a sensible player would not think about,
and questions that leave only one, never become nodes.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import SEATS, Code, Seat
from kantyna.kernel.rng import Dice, seeded
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table

DEPTH: Final = 30
"""Answers of a playout before the table is judged at a glance."""
EXPLORATION: Final = 0.7
"""How much the bound of a branch rises with its being neglected."""
CHANCES: Final = 1 << 29
TRUST: Final = 0.4
"""The share of the tries that the option has which looks best at a glance, before anything is known."""
SLIPS: Final = 100
"""Of a thousand answers in a playout, how many are taken by chance instead of by rule of thumb."""


class Branch:
    """One answer on the way: how often it could be given, how often it was, and what that brought its seat."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.offered = 0
        self.visits = 0
        self.total = 0
        """Sum of the scores of the seat that answered, in thousandths."""
        self.below: dict[int, Branch] = {}


class Search:
    """The thinking about one decision. *table* is any table that the seat's view allows; it is not changed."""

    def __init__(
        self,
        spec: GameSpec,
        table: Table,
        dice: Dice,
        depth: int = DEPTH,
        exploration: float = EXPLORATION,
        slips: int = SLIPS,
        trust: float = TRUST,
    ) -> None:
        asked = table.pending
        assert asked is not None
        self.spec = spec
        self.thumbs = spec.thumbs
        self.seat: Seat = asked.seat
        self.table = table
        self.dice = dice
        self.depth = depth
        self.exploration = exploration
        self.slips = slips
        self.trust = trust
        self.options = spec.thumbs.worth_trying(table)
        self.root = Branch(-1)
        self.iterations = 0
        self.muted = Log(True)

    def run(self, iterations: int) -> None:
        """Think on for so many iterations."""
        for _ in range(iterations):
            table = self.table.clone()
            self.spec.resample(table, self.seat, self.dice)
            table.rng = seeded(self.dice.below(CHANCES))
            self._iterate(table)
        self.iterations += iterations

    def best(self) -> Code:
        """The answer most often thought through."""
        found = self.options[0]
        most = -1
        for branch in self.root.below.values():
            if branch.visits > most:
                most = branch.visits
                found = branch.code
        return found

    def _iterate(self, table: Table) -> None:
        """Down the tree by what has proved good, one new branch, a playout, and the result back up."""
        seats: list[Seat] = []
        path: list[Branch] = []
        branch = self.root
        fresh = False
        while not fresh:
            options = self._skip_forced(table)
            asked = table.pending
            if asked is None:
                break
            branch = self._pick(branch, table, options, (asked.kind * SEATS + asked.seat) * self.spec.actions)
            fresh = branch.visits == 0
            seats.append(asked.seat)
            path.append(branch)
            advance(table, branch.code, self.muted)
        self._play_out(table)
        self._learn(table, seats, path)

    def _skip_forced(self, table: Table) -> list[Code]:
        """Go on to a question that leaves something to think about; its options."""
        while table.pending is not None:
            options = self.thumbs.worth_trying(table)
            if len(options) > 1:
                return options
            advance(table, options[0], self.muted)
        return []

    def _pick(self, above: Branch, table: Table, options: list[Code], question: int) -> Branch:
        """The option with the highest bound: what it brought so far, and the more on top the less it was tried.

        The one that looks best at a glance gets a greater share of the tries; an option never tried is expected to
        bring what its neighbours brought.
        """
        liked = self.thumbs.best(table, options)
        below = above.below
        kept: list[Branch] = []
        visits = 0
        total = 0
        for code in options:
            branch = below.get(question + code)
            if branch is None:
                branch = Branch(code)
                below[question + code] = branch
            branch.offered += 1
            visits += branch.visits
            total += branch.total
            kept.append(branch)
        usual = total / (1000.0 * visits) if visits else 0.5
        share = self.exploration * (1.0 - self.trust) / len(options)
        bonus = self.exploration * self.trust
        best = kept[0]
        highest = -1.0
        for branch in kept:
            tries = branch.visits
            bound = branch.total / (1000.0 * tries) if tries else usual
            weight = share + bonus if branch.code == liked else share
            bound += weight * sqrt(branch.offered) / (1 + tries)
            if bound > highest:
                highest = bound
                best = branch
        return best

    def _play_out(self, table: Table) -> None:
        """Go on for a while by rule of thumb, with slips."""
        dice = self.dice
        thumbs = self.thumbs
        muted = self.muted
        for _ in range(self.depth):
            asked = table.pending
            if asked is None:
                return
            options = asked.options
            if len(options) == 1:
                advance(table, options[0], muted)
                continue
            options = thumbs.worth_trying(table)
            if len(options) == 1:
                code = options[0]
            elif dice.below(1000) < self.slips:
                code = options[dice.below(len(options))]
            else:
                code = thumbs.best(table, options)
            advance(table, code, muted)

    def _learn(self, table: Table, seats: list[Seat], path: list[Branch]) -> None:
        """Each answer learns what came of it for the seat that gave it."""
        scores = [-1] * SEATS
        for at in range(len(path)):
            seat = seats[at]
            if scores[seat] < 0:
                if table.outcome is None:
                    scores[seat] = self.thumbs.evaluate(table, seat)
                else:
                    scores[seat] = self.spec.score(table, seat)
            branch = path[at]
            branch.visits += 1
            branch.total += scores[seat]
        self.root.visits += 1
