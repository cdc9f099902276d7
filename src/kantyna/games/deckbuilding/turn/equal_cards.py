"""Equal cards that are not alike: in play they differ in damage, or one must be exiled at the end of the turn; in the
row one is under attack (DB-ABILITY-8)."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.which_copy import Which
from kantyna.games.deckbuilding.table import BLOCK, DAMAGE, DOOMED, GALAXY_ROW, IN_PLAY, PLACES, USED, Deckbuilding
from kantyna.games.deckbuilding.turn.answers import ROW
from kantyna.games.deckbuilding.turn.galaxy import is_target, place_of
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


class WhichOfRow(Which[Deckbuilding]):
    """Which card of the row."""

    def code(self, table: Deckbuilding, card: CardId) -> Code:
        attacked = is_target(table, place_of(table, card))
        for place in range(PLACES):
            other = table.rows[GALAXY_ROW][place]
            if other >= 0 and table.defs[other] == table.defs[card] and is_target(table, place) == attacked:
                return ROW.base + place * BLOCK + table.defs[card]
        raise LookupError(card)


HAS_DAMAGE: Final = HasDamage("has-damage", A_NUMBER, MOST_DAMAGE)
DOOMED_HAS_DAMAGE: Final = HasDamage("doomed-has-damage", A_NUMBER, MOST_DAMAGE)
