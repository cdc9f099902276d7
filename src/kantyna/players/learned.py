"""Rules of thumb with a learned eye: the same moves are thought of, but what they lead to is judged by a network.

Part of the compiled group: the network is asked at the end of every imagined game.
"""

from __future__ import annotations

from typing import Final

from kantyna.kernel.body import Options
from kantyna.kernel.features import Features, viewpoints
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.network import Network
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

WHOLE: Final = 100


class Learned(Heuristics):
    """*ahead*: how far it pays to imagine before the network is asked, in turns. *trust*: how much its opinion weighs
    beside that of the rules of thumb, in hundredths; all of it, unless these are asked anyway. Of two judges who err
    each in their own way the mean errs less."""

    def __init__(
        self, heuristics: Heuristics, features: Features, network: Network, ahead: i64, trust: i64 = WHOLE
    ) -> None:
        assert features.glance or trust == WHOLE
        self.heuristics = heuristics
        self.features = features
        self.network = network
        self.ahead = ahead
        self.trust = trust

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        return self.heuristics.weigh(table, seat, code)

    def best(self, table: Table, options: Options) -> Code:
        return self.heuristics.best(table, options)

    def worth_trying(self, table: Table, out: Options) -> None:
        self.heuristics.worth_trying(table, out)

    def wasteful(self, table: Table, code: Code) -> bool:
        return self.heuristics.wasteful(table, code)

    def clock(self, table: Table) -> i64:
        return self.heuristics.turn(table)

    def horizon(self, table: Table) -> i64:
        return self.heuristics.turn(table) + self.ahead

    def evaluate(self, table: Table, seat: Seat) -> i64:
        """The chance of the seat's team: as the network sees it from where it has learnt to look."""
        teams = table.box.teams
        eyes = viewpoints(table)
        if len(eyes) > 1 or teams[eyes[0]] == teams[seat]:
            return int(1000.0 * self._chance(table, seat))
        return int(1000.0 * (1.0 - self._chance(table, eyes[0])))

    def _chance(self, table: Table, seat: Seat) -> float:
        glance = self.heuristics.evaluate(table, seat) if self.features.glance else 0
        self.features.write(table, seat, glance, self.network.input)
        share = float(self.trust) / float(WHOLE)
        return share * self.network.chance() + (1.0 - share) * float(glance) / 1000.0
