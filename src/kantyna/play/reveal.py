"""Did an answer show something new? What was seen can't be taken back for free."""

from __future__ import annotations

from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table

UNSEEN = "unseen"
"""Zones of this name list cards that lie somewhere unknown: in every game that has such."""


def revealed(spec: GameSpec, before: Table, after: Table, seat: Seat) -> bool:
    """Was chance used, or did anybody learn where a card is that *seat* could not place before?

    Cards that *seat* itself knew are its own secrets: showing them and taking the move back harms nobody else.
    """
    if before.rng != after.rng or before.forced != after.forced:
        return True
    own = placed(spec, before, seat)
    for other in range(NOBODY, spec.view(after, NOBODY).seats):
        if placed(spec, after, other) - placed(spec, before, other) - own:
            return True
    return False


def placed(spec: GameSpec, table: Table, seat: Seat) -> set[CardId]:
    """The cards whose place *seat* knows."""
    unseen = spec.names.zones.index(UNSEEN) if UNSEEN in spec.names.zones else -1
    return {card for zone in spec.view(table, seat).zones if zone.kind != unseen for card in zone.cards if card >= 0}
