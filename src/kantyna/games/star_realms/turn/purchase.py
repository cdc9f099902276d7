"""Acquiring a card: to the discard pile, or on top of the deck where an effect allows it."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import offer_pile, put_on_top
from kantyna.games.star_realms.table import (
    DISCARD,
    EXPLORERS,
    ON_THE_WAY,
    PROGRAM,
    TRADE_POOL,
    TRADE_ROW,
    StarRealms,
)
from kantyna.games.star_realms.turn.action import Action, equal
from kantyna.games.star_realms.turn.answers import NO, YES
from kantyna.games.star_realms.turn.trade_row import take_from_row, use_up_next_ship
from kantyna.games.star_realms.vocabulary import ASK_ON_TOP, BOUGHT, EXPLORER, NEXT_SHIP_ON_TOP, PUT_ON_TOP, SHIP
from kantyna.kernel.body import Options, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.modifier import total
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Buy(Action):
    """Pay the cost of a card of the trade row or of an Explorer. Offered where there is trade to spend."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        trade = table.count[TRADE_POOL[seat]]
        for card in table.rows[TRADE_ROW]:
            printed = table.printed[card]
            if printed.cost <= trade:
                out.add(self.base + printed.number)
        if trade >= table.book[EXPLORER].cost and len(table.rows[EXPLORERS]) > 0:
            out.add(self.base + EXPLORER)

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        price = table.book[what].cost
        table.count[TRADE_POOL[frame.seat]] -= price
        acquire(table, frame.seat, what, price, log)

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return for_sale(table, what)

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        offer_pile(table, self.base, TRADE_ROW, out)
        out.add(self.base + EXPLORER)

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        if what == EXPLORER and len(table.rows[EXPLORERS]) == 0:
            return Refusal("SR-BUY-6", Said("why-no-explorers"))
        if not for_sale(table, what):
            return Refusal("SR-BUY-1", Said("why-not-in-row"))
        need, have = table.book[what].cost, table.count[TRADE_POOL[seat]]
        return Refusal("SR-BUY-1", Said("why-no-trade", {"need": need, "have": have}))


def for_sale(table: StarRealms, definition: DefId) -> list[CardId]:
    """The cards of a definition that can be bought: of the row, or the top Explorer."""
    if definition == EXPLORER:
        return listed(table.rows[EXPLORERS])[-1:]
    return equal(table, TRADE_ROW, definition)


def acquire(table: StarRealms, seat: Seat, definition: DefId, price: i64, log: Log) -> None:
    """Take a card that is paid for. Bought is not played: it goes to the discard pile."""
    card = take_from_row(table, seat, definition, log, BOUGHT, price, NO_CARD)
    if table.modifiers and table.printed[card].kind == SHIP and total(table.modifiers, NEXT_SHIP_ON_TOP, seat):
        table.add(ON_THE_WAY, card)
        table.push(PLACE, seat, card)
    else:
        table.add(DISCARD[seat], card)


class Place(Node[StarRealms]):
    """A ship was bought while a "next ship on top" effect waits: on top of the deck, or not?"""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        out = table.offer()
        out.add(YES.base)
        out.add(NO.base)
        table.ask(frame.seat, ASK_ON_TOP, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        table.take(ON_THE_WAY, frame.card)
        use_up_next_ship(table, frame.seat)
        if code == NO.base:
            table.add(DISCARD[frame.seat], frame.card)
            return
        put_on_top(table, frame.seat, frame.card)
        log.add(PUT_ON_TOP, frame.seat, frame.card)


BUY: Final = Buy("buy")
PLACE: Final = PROGRAM.add("purchase/place", Place())
