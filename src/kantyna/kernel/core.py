"""What every table has, on its way from one table to the next: to a clone, out of a save, to a fresh game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.kernel.decision import Decision
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, DefId
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.outcome import Outcome

if TYPE_CHECKING:
    from kantyna.kernel.program import Program


class Core:
    """The fields of ``Table``, which takes them over; see there what they mean."""

    def __init__(
        self,
        program: Program,
        defs: list[DefId],
        rng: int,
        stack: list[Frame],
        pending: Decision | None,
        outcome: Outcome | None,
        decisions: int,
        known: list[int],
        modifiers: list[Modifier],
        happenings: list[Happening],
        queue: list[Frame],
        forced: list[int],
        stacked: list[CardId],
        lent: bool = False,
    ) -> None:
        self.program = program
        self.defs = defs
        self.rng = rng
        self.stack = stack
        self.pending = pending
        self.outcome = outcome
        self.decisions = decisions
        self.known = known
        self.modifiers = modifiers
        self.happenings = happenings
        self.queue = queue
        self.forced = forced
        self.stacked = stacked
        self.lent = lent
        """Is the list of what is known another table's too?"""


def fresh(program: Program, defs: list[DefId]) -> Core:
    """The core of a table on which nothing has happened yet."""
    return Core(program, defs, 1, [], None, None, 0, [0] * len(defs), [], [], [], [], [])
