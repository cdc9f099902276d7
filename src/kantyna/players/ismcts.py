"""Information-set Monte Carlo tree search: one tree over what the player can tell apart, grown on many tables that its
view allows. Part of the compiled group: the loop and the playouts are the hot path.

The options of the question itself race: every round deals one possible table, and each option still in the race is
tried on it with the same luck, so that they differ by what they are and not by the cards. One that falls clearly
behind is given up; and as the time to think goes by, the better half races on, again and again, until two are left for
the last part of it (sequential halving). Below, a node is the way to it: which seat answered which question how; the
answer with the highest bound is followed, and the leaf is judged after a playout by rule of thumb. Options that a
sensible player would not think about, and questions that leave only one, never become nodes.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from kantyna.kernel.body import Options
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, SEATS, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.rng import Dice, seeded
from kantyna.kernel.spec import GameSpec, Heuristics
from kantyna.kernel.table import Table

EXPLORATION: Final = 0.3
"""How much the bound of a branch rises with its being neglected."""
TRUST: Final = 0.9
"""The share of the tries that the answer has which looks best at a glance, as long as little is known."""
CHANCES: Final = 1 << 29
EACH: Final = 4
"""Only so many options race that there is time for so many tries of each."""
LAP: Final = 8
"""After so many rounds it is asked who has fallen behind."""
BEHIND: Final = 3.0
"""An option is given up that is so many standard errors behind the leader."""
DOUBT: Final = 0.5
"""An option must be so many standard errors ahead of the one that looks best at a glance to be taken instead."""
LONGEST: Final = 2000
"""A playout is judged after so many answers at the latest: heuristics that go in a circle must hold nobody up."""
UNSURE: Final = 10_000.0
"""The variance, in thousandths squared, of a difference about which nothing is known: one observation's worth."""


class Branch:
    """One answer on the way: how often it could be given, how often it was, and what that brought its seat."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.offered = 0
        self.visits = 0
        self.total = 0
        """Sum of the scores of the seat that answered, in thousandths."""
        self.below: dict[int, Branch] = {}


class Runner:
    """An option in the race and what it scored in each round."""

    def __init__(self, code: Code) -> None:
        self.branch = Branch(code)
        self.scores: list[int] = []

    def lead(self, other: Runner) -> tuple[float, float]:
        """By how much it is ahead of another in the rounds that both ran, and the standard error of that."""
        rounds = min(len(self.scores), len(other.scores))
        total = 0
        squares = 0
        for at in range(rounds):
            ahead = self.scores[at] - other.scores[at]
            total += ahead
            squares += ahead * ahead
        if rounds == 0:
            return 0.0, sqrt(UNSURE)
        mean = total / rounds
        return mean, sqrt((squares - rounds * mean * mean + UNSURE) / (rounds * rounds))


class Search:
    """The thinking about one decision. *table* is any table that the seat's view allows; it is not changed."""

    def __init__(self, spec: GameSpec, table: Table, dice: Dice, heuristics: Heuristics | None = None) -> None:
        """*heuristics*: by which it plays on and judges; those of the game, if nothing else is said."""
        assert table.asked != NOBODY
        self.spec = spec
        self.heuristics = heuristics or spec.heuristics
        self.actions: i64 = spec.actions
        self.seat: Seat = table.asked
        self.table = table
        self.dealt = table
        """The table of this round."""
        self.dice = dice
        self.horizon = self.heuristics.horizon(table)
        self.doubted_after = float(self.heuristics.doubted_after())
        self.sensible = Options()
        """What is worth trying at the question at hand: one buffer for all of them."""
        self.heuristics.worth_trying(table, self.sensible)
        liked = self.heuristics.best(table, self.sensible)
        self.liked = Runner(liked)
        self.running = [self.liked]
        self.running += [Runner(code) for code in self.sensible.listed() if code != liked]
        self.halvings: i64 = halvings(len(self.running))
        """How often the race is halved until two are left."""
        self.halved: i64 = 0
        self.due: i64 = 0
        """How often the race was halved, and how often it should be by now."""
        self.next = 0
        self.rounds = 0
        self.iterations = 0
        self.muted = Log(True)

    def decided(self) -> bool:
        """Is nothing left to find out?"""
        return len(self.running) == 1

    def narrow(self, iterations: int) -> None:
        """There is time for so many iterations more: those race on that look best at a glance, two at least. To be told
        before the first round is over."""
        most = max(2, iterations // EACH)
        if len(self.running) <= most:
            return
        weighed = [
            (-self.heuristics.weigh(self.table, self.seat, runner.branch.code), at)
            for at, runner in enumerate(self.running)
            if at > 0
        ]
        better = [at for _, at in sorted(weighed)[: most - 1]]
        self.running = [runner for at, runner in enumerate(self.running) if at == 0 or at in better]
        self.halvings = halvings(len(self.running))

    def run(self, iterations: int) -> None:
        """Think on for so many iterations, or until all but one option are given up."""
        for _ in range(iterations):
            if len(self.running) == 1:
                return
            if self.next == 0:
                self._deal()
            runner = self.running[self.next]
            runner.scores.append(self._try(self.dealt.clone(), runner.branch))
            self.iterations += 1
            self.next += 1
            if self.next == len(self.running):
                self.next = 0
                self.rounds += 1
                if self.rounds % LAP == 0:
                    self._give_up()
                while self.halved < self.due:
                    self._halve()

    def spend(self, share: float) -> None:
        """So much of the thinking is over, from 0 to 1: each part of it between two halvings is as long."""
        self.due = min(self.halvings, int(share * float(self.halvings + 1)))

    def best(self) -> Code:
        """The option furthest ahead of the one that looks best at a glance, or that one itself; without it, the leader.

        One that was given up is no measure any more: few rounds were run against it.
        """
        if self.liked not in self.running:
            return self._leader().branch.code
        found = self.liked.branch.code
        most = 0.0
        for runner in self.running:
            if runner is not self.liked:
                mean, error = runner.lead(self.liked)
                if mean - DOUBT * error > most:
                    most = mean - DOUBT * error
                    found = runner.branch.code
        return found

    def _leader(self) -> Runner:
        """Of the options in the race the one that scored most in the rounds that all ran."""
        leader = self.running[0]
        for runner in self.running:
            if runner is not leader and runner.lead(leader)[0] > 0:
                leader = runner
        return leader

    def _deal(self) -> None:
        """Another table that the view allows, with chance of its own."""
        dealt = self.table.clone()
        self.spec.resample(dealt, self.seat, self.dice)
        dealt.rng = seeded(self.dice.below(CHANCES))
        self.dealt = dealt

    def _give_up(self) -> None:
        """Drop the options that are clearly behind the leader."""
        leader = self._leader()
        kept: list[Runner] = []
        for runner in self.running:
            if runner is not leader:
                mean, error = runner.lead(leader)
                if mean < -BEHIND * error:
                    continue
            kept.append(runner)
        self.running = kept

    def _halve(self) -> None:
        """Let the better half of those that were in the race run on, two at least, and what looks best at a glance."""
        self.halved += 1
        wanted = max(2, (len(self.running) + 1) // 2)
        leader = self._leader()
        behind = sorted([(-runner.lead(leader)[0], at) for at, runner in enumerate(self.running)])
        better = [at for _, at in behind[:wanted]]
        self.running = [runner for at, runner in enumerate(self.running) if at in better or runner is self.liked]

    def _try(self, table: Table, branch: Branch) -> int:
        """Down the tree by what has proved good to one new branch, a playout, and the result back up."""
        seats: list[Seat] = [self.seat]
        path: list[Branch] = [branch]
        advance(table, branch.code, self.muted)
        while branch.visits > 0:
            self._skip_forced(table)
            if table.asked == NOBODY:
                break
            question = (table.asked_kind * SEATS + table.asked) * self.actions
            branch = self._pick(branch, table, question)
            seats.append(table.asked)
            path.append(branch)
            advance(table, branch.code, self.muted)
        self._play_out(table)
        return self._learn(table, seats, path)

    def _skip_forced(self, table: Table) -> None:
        """Go on to a question that leaves something to think about; *sensible* holds its options."""
        sensible = self.sensible
        while table.asked != NOBODY:
            sensible.clear()
            self.heuristics.worth_trying(table, sensible)
            if sensible.count > 1:
                return
            advance(table, sensible.codes[0], self.muted)

    def _pick(self, above: Branch, table: Table, question: i64) -> Branch:
        """The answer with the highest bound: what it brought so far, and the more on top the less it was tried.

        The one that looks best at a glance gets a greater share of the tries; one never tried is expected to bring what
        its neighbours brought.
        """
        sensible = self.sensible
        codes = sensible.codes
        liked = self.heuristics.best(table, sensible)
        below = above.below
        kept: list[Branch] = []
        visits = 0
        total = 0
        for at in range(sensible.count):
            code = codes[at]
            branch = below.get(question + code)
            if branch is None:
                branch = Branch(code)
                below[question + code] = branch
            branch.offered += 1
            visits += branch.visits
            total += branch.total
            kept.append(branch)
        usual = total / (1000.0 * visits) if visits else 0.5
        trust = TRUST / (1.0 + visits / self.doubted_after) if self.doubted_after else TRUST
        share = EXPLORATION * (1.0 - trust) / float(sensible.count)
        bonus = EXPLORATION * trust
        best = kept[0]
        highest = -1.0
        for branch in kept:
            tries = branch.visits
            bound = branch.total / (1000.0 * tries) if tries else usual
            weight = share + bonus if branch.code == liked else share
            bound += weight * sqrt(float(branch.offered)) / (1 + tries)
            if bound > highest:
                highest = bound
                best = branch
        return best

    def _play_out(self, table: Table) -> None:
        """Go on by rule of thumb as far as it pays."""
        heuristics = self.heuristics
        sensible = self.sensible
        answers: i64 = 0
        while table.asked != NOBODY and heuristics.clock(table) < self.horizon and answers < LONGEST:
            answers += 1
            sensible.clear()
            heuristics.worth_trying(table, sensible)
            code = sensible.codes[0] if sensible.count == 1 else heuristics.best(table, sensible)
            advance(table, code, self.muted)

    def _learn(self, table: Table, seats: list[Seat], path: list[Branch]) -> int:
        """Each answer learns what came of it for the team that gave it; the score of the first. Of two teams one loses
        what the other wins."""
        teams = table.box.teams
        captains = table.box.captains
        scores = [-1] * SEATS
        for at in range(len(path)):
            team = teams[seats[at]]
            if scores[team] < 0:
                scores[team] = self._score(table, seats[at])
                if len(captains) == 2:
                    other = captains[1] if teams[captains[0]] == team else captains[0]
                    scores[teams[other]] = 1000 - scores[team]
            branch = path[at]
            branch.visits += 1
            branch.total += scores[team]
        return scores[teams[seats[0]]]

    def _score(self, table: Table, seat: Seat) -> int:
        """What the table is worth to a seat's team, in thousandths."""
        if table.outcome is None:
            return self.heuristics.evaluate(table, seat)
        return self.spec.score(table, seat)


def halvings(running: i64) -> i64:
    """How often so many are halved until two are left."""
    often: i64 = 0
    while (running - 1) >> (often + 1) > 0:
        often += 1
    return often
