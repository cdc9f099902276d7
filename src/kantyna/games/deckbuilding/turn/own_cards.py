"""Verbs that point at cards of one's own."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import BLOCK, DOOMED, Deckbuilding
from kantyna.kernel.action import PLACED, Verb
from kantyna.kernel.body import Options, Row
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64

DOOMED_CARD = 3
"""The number that an option tells of a card that must be exiled at the end of the turn."""


class OwnCard(Verb[Deckbuilding]):
    """Points at a card in a zone of one's own. One that must be exiled at the end of the turn is told from an equal
    one (DB-EXILE-6): its codes stand higher by all *standings*."""

    def __init__(self, name: str, zone: Row, standings: int = 1) -> None:
        super().__init__(name, PLACED, 2 * standings)
        self.zone = zone
        self.doomed: i64 = standings * BLOCK

    def code(self, table: Deckbuilding, card: CardId) -> Code:
        """The code of doing it with a card."""
        code = self.base + table.defs[card]
        return code + self.doomed if table.mark(DOOMED, card) else code

    def offer_all(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        """Offer every different card of the zone."""
        cards = table.rows[self.zone[seat]]
        if len(table.rows[DOOMED]) == 0:
            base = self.base
            defs = table.defs
            for card in cards:
                out.add(base + defs[card])
        else:
            for card in cards:
                out.add(self.code(table, card))

    def meant(self, table: Deckbuilding, seat: Seat, what: i64) -> CardId:
        """The card of the zone that is meant: of equal ones the one that most players know (DB-INFO-2)."""
        doomed = len(table.rows[DOOMED]) > 0
        code = self.base + what
        found = NO_CARD
        for card in table.rows[self.zone[seat]]:
            meant = self.code(table, card) == code if doomed else table.defs[card] == what
            if meant and (found == NO_CARD or table.known(card) > table.known(found)):
                found = card
        return found

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        return [card for card in table.rows[self.zone[seat]] if self.code(table, card) == self.base + what]

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        return DOOMED_CARD if what >= self.doomed else -1


def equal(table: Deckbuilding, place: i64, definition: i64) -> list[CardId]:
    """The cards of a definition in a row; empty places are passed over."""
    return [card for card in table.rows[place] if card >= 0 and table.defs[card] == definition]
