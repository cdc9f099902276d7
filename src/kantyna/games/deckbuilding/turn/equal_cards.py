"""Equal cards in play that are not alike: they differ in damage, or one must be exiled at the end of the turn."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.which_copy import Which
from kantyna.games.deckbuilding.table import DAMAGE, DOOMED, IN_PLAY, USED, Deckbuilding
from kantyna.kernel.action import A_NUMBER, Verb
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64

MOST_DAMAGE: Final = 8
"""More than a capital ship survives."""


class HasDamage(Verb[Deckbuilding]):
    """The card with so much damage: one that stays, or one that must be exiled at the end of the turn."""

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        meant = table.asked_card
        return [
            card
            for card in table.rows[IN_PLAY[seat]]
            if table.defs[card] == table.defs[meant]
            and table.aim(card) == table.aim(meant)
            and table.mark(USED, card) == table.mark(USED, meant)
            and answer(table, card) == self.base + what
        ]


def answer(table: Deckbuilding, card: CardId) -> Code:
    """The answer that means a card."""
    verb = DOOMED_HAS_DAMAGE if table.mark(DOOMED, card) else HAS_DAMAGE
    return verb.base + table.mark(DAMAGE, card)


class WhichCard(Which[Deckbuilding]):
    """Which of one's own cards in play."""

    def code(self, table: Deckbuilding, card: CardId) -> Code:
        return answer(table, card)


HAS_DAMAGE: Final = HasDamage("has-damage", A_NUMBER, MOST_DAMAGE)
DOOMED_HAS_DAMAGE: Final = HasDamage("doomed-has-damage", A_NUMBER, MOST_DAMAGE)
