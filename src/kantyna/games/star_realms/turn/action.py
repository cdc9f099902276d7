"""The base of the verbs of a main phase."""

from __future__ import annotations

from kantyna.games.star_realms.table import HAND, StarRealms
from kantyna.kernel.action import DEFINITION, Verb
from kantyna.kernel.ids import NO_CARD, CardId, DefId, Seat
from kantyna.kernel.native import i64


class Action(Verb[StarRealms]):
    """*acts*: something happens by it, so that whoever waited for that may go on (Hydra)."""

    def __init__(self, name: str, points_at: int = DEFINITION, acts: bool = True) -> None:
        super().__init__(name, points_at)
        self.acts = acts


def equal(table: StarRealms, place: i64, definition: i64) -> list[CardId]:
    """The cards of a definition in a row."""
    return [card for card in table.rows[place] if table.defs[card] == definition]


def in_hand(table: StarRealms, seat: Seat, definition: DefId) -> CardId:
    """The card of a definition that leaves a hand: of equal ones the one that most players know (SR-SEE-5)."""
    defs = table.defs
    found = NO_CARD
    for card in table.rows[HAND[seat]]:
        if defs[card] == definition and (found == NO_CARD or table.known(card) > table.known(found)):
            found = card
    return found
