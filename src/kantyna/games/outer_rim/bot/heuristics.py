"""Rules of thumb for Outer Rim: what looks best at a glance, how far to look ahead, and who stands better."""

from __future__ import annotations

from math import exp
from typing import Final

from kantyna.games.outer_rim.bot.values import FAME_WORTH, Appraiser
from kantyna.games.outer_rim.bot.weighing import Weighing
from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.turn.gifts import GIVE, REQUEST
from kantyna.kernel.body import Options
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

ROUNDS_AHEAD: Final = 2


class OuterRimHeuristics(Heuristics):
    """How a decent player sees the table."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        assert isinstance(table, OuterRim)
        return Weighing(table, seat).weigh(code) if table.ready() else 0

    def best(self, table: Table, options: Options) -> Code:
        """With what the seat sees looked up once for all of them."""
        assert isinstance(table, OuterRim)
        codes = options.codes
        found = codes[0]
        if table.ready():
            weighing = Weighing(table, table.asked)
            most = weighing.weigh(found)
            for at in range(1, options.count):
                weight = weighing.weigh(codes[at])
                if weight > most:
                    most = weight
                    found = codes[at]
        return found

    def worth_trying(self, table: Table, out: Options) -> None:
        """Credits are given and asked for by people: for whoever plays to win there is always something else."""
        options = table.options
        for at in range(options.count):
            code = options.codes[at]
            if not (GIVE.has(code) or REQUEST.has(code)):
                out.add(code)
        out.settle()

    def clock(self, table: Table) -> i64:
        return table.turn

    def horizon(self, table: Table) -> i64:
        return table.turn + ROUNDS_AHEAD * table.seats

    def evaluate(self, table: Table, seat: Seat) -> i64:
        """By how everybody stands; fame tells more the nearer somebody is to the goal."""
        assert isinstance(table, OuterRim)
        if not table.ready():
            return 1000 // table.seats
        left = table.goal
        for other in range(table.seats):
            left = min(left, table.goal - table.fame(other))
        own = 0.0
        every = 0.0
        for other in range(table.seats):
            odds = exp(float(Appraiser(table, other, FAME_WORTH).standing(left)) / 1000.0)
            every += odds
            if other == seat:
                own = odds
        return int(1000 * own / every)
