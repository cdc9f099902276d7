"""What a table was laid out from: shared by all its clones, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.kernel.body import Row, row
from kantyna.kernel.ids import BITS, DefId
from kantyna.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from kantyna.kernel.program import Program
    from kantyna.kernel.schema import Schema
    from kantyna.kernel.variant import Variant


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The declarations, the nodes, the way to play, and which definition each thing is."""

    def __init__(
        self,
        schema: Schema,
        program: Program,
        variant: Variant,
        seats: int,
        settings: list[int],
        defs: list[DefId],
    ) -> None:
        self.schema = schema
        self.program = program
        """The nodes that frames point at."""
        self.variant = variant
        self.seats = seats
        self.settings = settings
        """The set-up that everybody knows, in the order of the variant's settings."""
        self.defs: Row = row(defs)
        """Which definition each thing is."""
        self.blank: Row = row([0] * len(defs))
        """A mark that nothing bears, written out."""
        self.width = schema.width(seats)
        self.first = schema.first(seats)
        self.teams = variant.teams(seats)
        """The team of each seat, which wins and loses together."""
        self.captains = [self.teams.index(team) for team in sorted(set(self.teams))]
        """The first seat of each team."""
        self.sight: Row = row([self._sight(variant, seat) for seat in range(seats)])
        """For each seat the mask of the seats that see what only it may see."""

    def _sight(self, variant: Variant, seat: int) -> int:
        mask = 0
        for other in variant.partners(self.seats, seat):
            mask |= BITS[other]
        return mask
