"""What follows when a card is gone that raised a limit: room is made, and damage may be too much."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.table import DEFEATED, LESSENED, OuterRim
from kantyna.games.outer_rim.turn.damage import HARM, beaten
from kantyna.games.outer_rim.turn.slots import ROOM, hold_overflow
from kantyna.games.outer_rim.vocabulary import CHARACTER
from kantyna.kernel.ids import NO_CARD
from kantyna.kernel.native import i64

NO_DAMAGE: Final[i64] = 0


def settle_losses(table: OuterRim) -> bool:
    """Whoever has too much in the hold makes room (OR-SHIP-4); whoever has damage enough now is defeated
    (OR-DEFEAT-7). Tells whether anybody has."""
    table.count[LESSENED] = 0
    found = False
    for seat in range(table.seats):
        if table.count[DEFEATED[seat]] == 0 and beaten(table, seat):
            table.push(HARM, seat, NO_CARD, NO_DAMAGE, CHARACTER)
            found = True
        if hold_overflow(table, seat, NO_CARD, 0) > 0:
            table.push(ROOM, seat)
            found = True
    return found
