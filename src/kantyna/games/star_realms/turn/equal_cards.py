"""Equal cards in play that are not alike: they differ in what they have used, or in damage that lasts (Raid)."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.which_copy import Which
from kantyna.games.star_realms.table import ALLY_USED, BASES, DAMAGE, PRIMARY_USED, StarRealms
from kantyna.games.star_realms.turn.action import equal
from kantyna.kernel.action import A_NUMBER, Verb
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64

BOTH_USED: Final = 3
MOST_DAMAGE: Final = 15
"""More than a base survives."""


class HasUsed(Verb[StarRealms]):
    """The one that has used its primary ability (1), its ally ability (2), both or none this turn."""

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        meant = table.asked_card
        return [
            card
            for card in table.in_play(seat)
            if table.defs[card] == table.defs[meant]
            and table.acts_as(card) is table.acts_as(meant)
            and used(table, card) == what
        ]


class HasDamage(Verb[StarRealms]):
    """The base with so much damage."""

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        owner, definition = table.asked_number, table.defs[table.asked_card]
        return [base for base in equal(table, BASES[owner], definition) if table.mark(DAMAGE, base) == what]


def used(table: StarRealms, card: CardId) -> i64:
    """What a card has used this turn, as a mask."""
    return table.mark(PRIMARY_USED, card) + 2 * table.mark(ALLY_USED, card)


class WhichUsed(Which[StarRealms]):
    """Which of one's own cards."""

    def code(self, table: StarRealms, card: CardId) -> Code:
        return HAS_USED.base + used(table, card)


class WhichBase(Which[StarRealms]):
    """Which base of the seat that it is about."""

    def code(self, table: StarRealms, card: CardId) -> Code:
        return HAS_DAMAGE.base + table.mark(DAMAGE, card)


HAS_USED: Final = HasUsed("has-used", A_NUMBER, BOTH_USED)
HAS_DAMAGE: Final = HasDamage("has-damage", A_NUMBER, MOST_DAMAGE)
