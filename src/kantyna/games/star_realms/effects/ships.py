"""Effects on the trade row and on ships that come from it."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import offer_pile, put_on_top
from kantyna.games.star_realms.table import (
    ACTS_AS,
    BLOBS,
    EXPLORERS,
    SCRAP_HEAP,
    SCRAPPED_SHIPS,
    SHIPS,
    TRADE_ROW,
    StarRealms,
)
from kantyna.games.star_realms.turn.action import equal
from kantyna.games.star_realms.turn.answers import STOP
from kantyna.games.star_realms.turn.play_area import to_scrap_heap
from kantyna.games.star_realms.turn.purchase import for_sale
from kantyna.games.star_realms.turn.trade_row import leave_row, take_from_row, use_up_next_ship
from kantyna.games.star_realms.vocabulary import (
    ASK_COPY,
    ASK_SCRAP_ROW,
    ASK_TAKE,
    BLOB,
    COPIED,
    END_OF_TURN,
    EXPLORER,
    NEXT_SHIP_ON_TOP,
    READIED_TOP,
    SHIP,
    TOOK,
)
from kantyna.kernel.action import Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, SEATS, CardId, Code, DefId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class ForSale(Verb[StarRealms]):
    """Points at a card of the trade row, or at the top Explorer."""

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return for_sale(table, what)


class Copy(Verb[StarRealms]):
    """Points at a ship of one's own by what it acts as, or at a scrapped one where it lies now."""

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        in_play = [ship for ship in table.rows[SHIPS[seat]] if table.acts_as(ship).number == what]
        return in_play or equal(table, SCRAP_HEAP, what) or equal(table, EXPLORERS, what)[-1:]


SCRAP_ROW: Final = ForSale("scrap-row")
TAKE: Final = ForSale("take")
COPY: Final = Copy("copy")


class ScrapRow(Effect[StarRealms]):
    """The player may scrap a card of the trade row, which is refilled."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or len(table.rows[TRADE_ROW]) == 0:
            return DONE
        out = table.offer()
        offer_pile(table, SCRAP_ROW.base, TRADE_ROW, out)
        out.add(STOP.base)
        table.ask(frame.seat, ASK_SCRAP_ROW, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP.base:
            card = table.first_of(table.rows[TRADE_ROW], code - SCRAP_ROW.base)
            to_scrap_heap(table, frame.seat, card, log)
            leave_row(table, frame.seat, card, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return len(table.rows[TRADE_ROW]) > 0

    def said(self) -> Said:
        return Said("may-scrap-row", {"n": 1})


class NextShipOnTop(Effect[StarRealms]):
    """The next ship acquired this turn may go on top of the deck. Each such effect serves one ship."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        table.modifiers = [*table.modifiers, Modifier(NEXT_SHIP_ON_TOP, frame.seat, 1, END_OF_TURN, frame.card)]
        log.add(READIED_TOP, frame.seat, NO_CARD, 0, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("next-ship-on-top")


class TakeShip(Effect[StarRealms]):
    """Acquire a ship for nothing and put it on top of the deck."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self._any_ship(table):
            return DONE
        self._offer_ships(table, table.offer())
        table.ask(frame.seat, ASK_TAKE, frame.card)
        return WAIT

    def _any_ship(self, table: StarRealms) -> bool:
        if len(table.rows[EXPLORERS]) > 0:
            return True
        for card in table.rows[TRADE_ROW]:
            if table.printed[card].kind == SHIP:
                return True
        return False

    def _offer_ships(self, table: StarRealms, out: Options) -> None:
        for card in table.rows[TRADE_ROW]:
            if table.printed[card].kind == SHIP:
                out.add(TAKE.base + table.defs[card])
        if len(table.rows[EXPLORERS]) > 0:
            out.add(TAKE.base + EXPLORER)

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        card = take_from_row(table, frame.seat, code - TAKE.base, log, TOOK, 0, frame.card)
        put_on_top(table, frame.seat, card)
        use_up_next_ship(table, frame.seat)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return self._any_ship(table)

    def said(self) -> Said:
        return Said("take-ship")


class CopyShip(Effect[StarRealms]):
    """Take over the text and faction of another ship that one played this turn, then its primary ability works."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left >= 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        out = table.offer()
        for ship in table.rows[SHIPS[frame.seat]]:
            if ship != frame.card:
                # A Needle that copied something is copied as what it acts as.
                out.add(COPY.base + table.acts_as(ship).number)
        for definition in scrapped_ships(table, frame.seat):
            out.add(COPY.base + definition)
        table.ask(frame.seat, ASK_COPY, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        copied = table.book[code - COPY.base]
        frame.left = 0
        if copied.number == table.defs[frame.card]:
            return  # another Needle that copied nothing has nothing to give
        table.write_mark(ACTS_AS, frame.card, copied.number + 1)
        if copied.faction == BLOB:
            table.count[BLOBS[frame.seat]] += 1
        log.add(COPIED, frame.seat, frame.card, copied.number)
        table.push(copied.primary.number, frame.seat, frame.card)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return len(table.rows[SHIPS[seat]]) > 1 or len(scrapped_ships(table, seat)) > 0

    def said(self) -> Said:
        return Said("copy-ship")


def scrapped_ships(table: StarRealms, seat: Seat) -> list[DefId]:
    """The ships that *seat* played and scrapped this turn, each an ordinary one again."""
    return [note // SEATS for note in table.rows[SCRAPPED_SHIPS] if note % SEATS == seat]
