"""A table laid out by hand: what scenarios ask of a game."""

from __future__ import annotations

from kantyna.kernel.ids import DefId, Seat
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.table import Table
from kantyna.kernel.view import Zone


class Laid:
    """A card as it is laid: which one, the marks on it by name, and the cards attached to it."""

    def __init__(self, definition: DefId, marks: dict[str, int], attached: list[Laid]) -> None:
        self.definition = definition
        self.marks = marks
        self.attached = attached


class Scene:
    """All that a scenario says of the table it starts from; what it leaves out is empty or as set-up has it."""

    def __init__(self, variant: str, seats: int, settings: dict[str, int | str], seed: int) -> None:
        self.variant = variant
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.active: Seat = 0
        self.phase = ""
        """The name of the phase, for games whose turn does not begin with its first question."""
        self.piles: dict[str, dict[Seat, list[Laid]]] = {}
        """By the zone's name and its owner (nobody: common), from the top or from the left."""
        self.counters: dict[str, dict[Seat, int]] = {}

    def pile(self, zone: str, seat: Seat) -> list[Laid]:
        return self.piles.get(zone, {}).get(seat, [])

    def counter(self, name: str, seat: Seat, default: int) -> int:
        return self.counters.get(name, {}).get(seat, default)


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """How a game lays a table out. Subclasses fill the lists and write the two methods."""

    def __init__(
        self,
        seat_zones: list[str],
        common_zones: list[str],
        seat_counters: list[str],
        common_counters: list[str],
        marks: list[str],
        ordered: list[str],
        ordinals: list[str],
    ) -> None:
        self.seat_zones = seat_zones
        self.common_zones = common_zones
        self.seat_counters = seat_counters
        self.common_counters = common_counters
        self.marks = marks
        """Marks that a laid card can have."""
        self.ordered = ordered
        """Zones whose order matters: a scenario compares them place by place."""
        self.ordinals = ordinals
        """Verbs of options whose number says which of several: people count these from one."""

    def lay(self, scene: Scene) -> Table:
        """The table of a scene, drained to its first question. Raises BadSetup for what can't lie there."""
        raise NotImplementedError

    def zones(self, table: Table) -> list[Zone]:
        """Every zone as it truly is, cards from the top or from the left."""
        raise NotImplementedError
