"""The state of a game of High Card, declared."""

from __future__ import annotations

from typing import Final

from kantyna.games.high_card.vocabulary import QUESTIONS
from kantyna.kernel.action import ActionSpace
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.program import Program
from kantyna.kernel.schema import NONE, OWNER, Schema
from kantyna.kernel.table import Table

STATE: Final = Schema()
HAND: Final = STATE.zone("hand", seen_by=OWNER, pool="cards")
DECK: Final = STATE.common_zone("deck", seen_by=NONE, stacked=True, pool="cards")
TRICKS: Final = STATE.zone("tricks")
POINTS: Final = STATE.counter("points")
STATE.close()

PROGRAM: Final = Program(QUESTIONS)
SPACE: Final = ActionSpace(8)
"""The block is more than there are different cards."""


class HighCard(Table):
    """One game of it: nothing but what is declared."""

    def clone(self) -> HighCard:
        return HighCard(self.box, self)

    def pool_owner(self, zone: int, owner: Seat) -> Seat:
        """All draw from one deck: what is unseen may lie in any hand."""
        return NOBODY
