"""Did an answer show something new? What was seen can't be taken back for free."""

from __future__ import annotations

from collections.abc import Sequence

from kantyna.kernel.event import Event
from kantyna.kernel.ids import BITS, NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.kernel.view import View


class Sight:
    """A table and its views, each built when it is first wanted. The table must not change meanwhile."""

    def __init__(self, spec: GameSpec, table: Table) -> None:
        self.spec = spec
        self.table = table
        self._views: dict[Seat, View] = {}
        self._placed: dict[Seat, set[CardId]] = {}

    def view(self, seat: Seat) -> View:
        if seat not in self._views:
            self._views[seat] = self.spec.view(self.table, seat)
        return self._views[seat]

    def placed(self, seat: Seat) -> set[CardId]:
        """The cards whose place *seat* knows."""
        if seat not in self._placed:
            zones = self.view(seat).zones
            self._placed[seat] = {card for zone in zones for card in zone.cards if card >= 0}
        return self._placed[seat]


def revealed(before: Sight, after: Sight, seat: Seat, told: Sequence[Event]) -> bool:
    """Was chance used, or did anybody learn where a card is that *seat* could not place before?

    Cards that *seat* itself knew are its own secrets: showing them and taking the move back harms nobody else. What was
    *told* meanwhile counts too: a card that was looked at and put back is not forgotten.
    """
    if before.table.rng != after.table.rng or before.table.forced != after.table.forced:
        return True
    own = before.placed(seat)
    for event in told:
        if event.known & BITS[seat] and event.card != NO_CARD and event.card not in own:
            return True
    for other in range(NOBODY, after.view(NOBODY).seats):
        if after.placed(other) - before.placed(other) - own:
            return True
    return False
