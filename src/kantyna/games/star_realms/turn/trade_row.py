"""The trade row: what is taken from it is replaced at once."""

from __future__ import annotations

from kantyna.games.common.decks import REFILLED
from kantyna.games.star_realms.table import EXPLORERS, TRADE_DECK, TRADE_ROW, StarRealms
from kantyna.games.star_realms.vocabulary import NEXT_SHIP_ON_TOP
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, CardId, DefId, Seat
from kantyna.kernel.native import i64


def leave_row(table: StarRealms, seat: Seat, card: CardId, log: Log) -> None:
    """A card leaves the row; an empty trade deck leaves its place short."""
    at: i64 = 0
    for other in table.rows[TRADE_ROW]:
        if other == card:
            break
        at += 1
    if len(table.rows[TRADE_DECK]) == 0:
        table.take(TRADE_ROW, card)
        return
    new = table.pop(TRADE_DECK)
    table.put(TRADE_ROW, at, new)
    log.add(REFILLED, seat, new)


def take_from_row(
    table: StarRealms, seat: Seat, definition: DefId, log: Log, how: i64, price: i64, source: CardId
) -> CardId:
    """Take a card of the trade row, or an Explorer off its pile. The row is refilled at once, but first it is told
    *how* the card was taken: nobody wants to hear what came before what went."""
    card = table.first_of(table.rows[TRADE_ROW], definition)
    if card < 0:
        card = table.pop(EXPLORERS)
        log.add(how, seat, card, price, -1, EVERYBODY, source)
        return card
    log.add(how, seat, card, price, -1, EVERYBODY, source)
    leave_row(table, seat, card, log)
    return card


def use_up_next_ship(table: StarRealms, seat: Seat) -> None:
    """A ship was acquired: one waiting "next ship on top" effect is spent on it, wherever the ship goes."""
    for at, lasting in enumerate(table.modifiers):
        if lasting.what == NEXT_SHIP_ON_TOP and lasting.whom == seat:
            table.modifiers = table.modifiers[:at] + table.modifiers[at + 1 :]
            return
