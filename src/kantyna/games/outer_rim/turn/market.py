"""The market action: perhaps turn one deck over, perhaps buy one open card."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.table import MARKET, PROGRAM, OuterRim
from kantyna.games.outer_rim.turn.abilities import standing_abilities
from kantyna.games.outer_rim.turn.answers import STOP, Common
from kantyna.games.outer_rim.turn.decks import discard_top, market_card
from kantyna.games.outer_rim.turn.gifts import offer_credits, pass_credits
from kantyna.games.outer_rim.turn.purchase import ALL_DECKS, BUY, PURCHASE
from kantyna.games.outer_rim.vocabulary import ASK_MARKET, MARKET_DISCARD
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class DiscardTop(Common):
    """Put an open card under its deck."""

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        if open_card(table, what) < 0:
            return Refusal("OR-MARKET-2", Said("why-not-open"))
        return Refusal("OR-MARKET-2", Said("why-done-already"))


DISCARD_TOP: Final = DiscardTop("discard-top", MARKET)


def open_card(table: OuterRim, definition: i64) -> CardId:
    return table.first_of(table.rows[MARKET], definition)


class MarketAction(Node[OuterRim]):
    """``left`` decks may still be turned over (-1 at first), then one card may be bought (OR-MARKET-1 to OR-MARKET-3).

    Credits may change hands in the middle of it (OR-TRADE-5).
    """

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        seat = frame.seat
        if frame.left < 0:
            frame.left = 1 + len(standing_abilities(table, seat, MARKET_DISCARD))
        out = table.offer()
        out.add(STOP.base)
        if frame.left > 0:
            for card in table.rows[MARKET]:
                if card >= 0:
                    out.add(DISCARD_TOP.base + table.defs[card])
        for code in BUY.found(table, seat, ALL_DECKS, 0):
            out.add(code)
        offer_credits(table, seat, out)
        table.ask(seat, ASK_MARKET)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if DISCARD_TOP.has(code):
            card = open_card(table, code - DISCARD_TOP.base)
            discard_top(table, market_card(table.printed[card]).deck, frame.seat, log)
            frame.left -= 1
            return
        if pass_credits(table, frame, code, log):
            return
        frame.at = 1
        if BUY.has(code):
            table.push(PURCHASE, frame.seat, open_card(table, code - BUY.base), 0)


MARKET_ACTION: Final = PROGRAM.add("market-action", MarketAction())
