"""Rules of thumb for Outer Rim: what looks best at a glance, how far to look ahead, and who stands better."""

from __future__ import annotations

from math import exp
from typing import Final

from kantyna.games.outer_rim.bot.destinations import Outlook
from kantyna.games.outer_rim.bot.weighing import Weighing
from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.turn.gifts import GIVE, REQUEST
from kantyna.kernel.body import Options
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

ROUNDS_AHEAD: Final = 2
A_PLACE: Final = 4
"""What a point of the worth of being where one is adds to the logarithm of the odds, in thousandths."""
A_TURN: Final = 100
"""The same for every seat whose turn comes later."""


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
        """By how everybody stands, where, and whose turn it is; fame tells more the nearer somebody is to the goal."""
        assert isinstance(table, OuterRim)
        if not table.ready():
            return 1000 // table.seats
        left = table.goal
        for other in range(table.seats):
            left = min(left, table.goal - table.fame(other))
        own = 0.0
        every = 0.0
        for other in range(table.seats):
            odds = exp(float(standing(table, other, left)) / 1000.0)
            every += odds
            if other == seat:
                own = odds
        return int(1000 * own / every)


def standing(table: OuterRim, seat: Seat, left: i64) -> i64:
    """How near a seat is to winning: the logarithm of its odds, in thousandths. The weights of place and turn are those
    by which it was least surprising who won 800 games played by rule of thumb."""
    outlook = Outlook(table, seat)
    sooner = table.seats - 1 - (seat + table.seats - table.active) % table.seats
    return outlook.standing(left) + A_PLACE * outlook.place(table.at(seat)) + A_TURN * sooner
