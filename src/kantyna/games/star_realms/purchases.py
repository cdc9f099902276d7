"""Acquiring a card: to the discard pile, or on top of the deck where an effect allows it."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import put_on_top
from kantyna.games.star_realms.actions import NO, YES
from kantyna.games.star_realms.book import PROGRAM
from kantyna.games.star_realms.moves import is_ship, take_from_row, use_up_next_ship
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import ASK_ON_TOP, BOUGHT, NEXT_SHIP_ON_TOP, PUT_ON_TOP
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, Code, DefId, Seat
from kantyna.kernel.modifier import total


class Place(Node[StarRealms]):
    """A ship was bought while a "next ship on top" effect waits: on top of the deck, or not?"""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.at == 1:
            return DONE
        table.ask(frame.seat, ASK_ON_TOP, [YES, NO], frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        table.bought = [card for card in table.bought if card != frame.card]
        use_up_next_ship(table, frame.seat)
        if code == NO:
            table.discard[frame.seat] = [*table.discard[frame.seat], frame.card]
            return
        put_on_top(table, frame.seat, frame.card)
        log.add(PUT_ON_TOP, frame.seat, frame.card)


def acquire(table: StarRealms, seat: Seat, definition: DefId, price: int, log: Log) -> None:
    """Take a card that is paid for. Bought is not played: it goes to the discard pile."""
    card = take_from_row(table, seat, definition, log, BOUGHT, price, NO_CARD)
    if table.modifiers and is_ship(definition) and total(table.modifiers, NEXT_SHIP_ON_TOP, seat):
        table.bought = [*table.bought, card]
        table.push(PLACE, seat, card)
    else:
        table.discard[seat] = [*table.discard[seat], card]


PLACE: Final = PROGRAM.add("purchase/place", Place())
