"""Credits between players, during all of one's own turn and at any distance."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import GAVE_CREDITS, REFUSED_CREDITS, REQUESTED
from kantyna.games.outer_rim.table import CREDITS, PROGRAM, REQUESTS, OuterRim
from kantyna.games.outer_rim.turn.answers import AMOUNT, MOST_CREDITS, NO, STOP, THOUSAND, YES, offer_amounts
from kantyna.games.outer_rim.vocabulary import ASK_GIFT, ASK_GRANT, ASK_REQUEST
from kantyna.kernel.action import A_SEAT, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said

REQUESTS_A_TURN: Final = 2


class Give(Verb[OuterRim]):
    """Give credits to another player."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        if table.count[CREDITS[seat]] >= THOUSAND:
            for other in range(table.seats):
                if other != seat and not table.is_automatic(other):
                    out.add(self.base + other)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        table.push(GIFT, table.active, NO_CARD, -1, what)


class Request(Verb[OuterRim]):
    """Ask another player for credits, twice a turn at most (ours)."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        if table.count[REQUESTS] < REQUESTS_A_TURN:
            for other in range(table.seats):
                if other != seat and not table.is_automatic(other) and table.count[CREDITS[other]] >= THOUSAND:
                    out.add(self.base + other)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        table.count[REQUESTS] += 1
        table.push(PLEA, table.active, NO_CARD, -1, what)

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("OR-TRADE-7", Said("why-asked-enough"))


GIVE: Final = Give("give", A_SEAT)
REQUEST: Final = Request("request", A_SEAT)


def offer_credits(table: OuterRim, seat: Seat, out: Options) -> None:
    """In one's own turn credits change hands in the middle of whatever one does (OR-TRADE-5)."""
    if seat == table.active:
        GIVE.offer(table, seat, out)
        REQUEST.offer(table, seat, out)


def pass_credits(table: OuterRim, frame: Frame, code: Code, log: Log) -> bool:
    """Is an answer about credits? Then what was asked is asked again once they have changed hands."""
    verb: Verb[OuterRim] = GIVE if GIVE.has(code) else REQUEST
    if not verb.has(code):
        return False
    verb.do(table, frame, code - verb.base, log)
    return True


def lendable(table: OuterRim, seat: Seat) -> i64:
    """What the others could give a seat if it asked all that it still may; nothing in another's turn."""
    if seat != table.active or table.is_automatic(seat):
        return 0
    purses: list[i64] = []
    for other in range(table.people):
        if other != seat:
            purses.append(min(table.count[CREDITS[other]] // THOUSAND, MOST_CREDITS) * THOUSAND)
    purses.sort(reverse=True)
    lent: i64 = 0
    for purse in purses[: REQUESTS_A_TURN - table.count[REQUESTS]]:
        lent += purse
    return lent


def ask_price(table: OuterRim, seat: Seat, kind: i64, card: CardId, price: i64) -> bool:
    """Ask whether a price is paid; credits that are missing may be asked for first (OR-TRADE-5). False: it can't be."""
    own = table.count[CREDITS[seat]]
    if price > own + lendable(table, seat):
        return False
    out = table.offer()
    if price <= own:
        out.add(YES.base)
    out.add(NO.base)
    offer_credits(table, seat, out)
    table.ask(seat, kind, card, price)
    return True


def hand_over(table: OuterRim, giver: Seat, taker: Seat, amount: i64, log: Log) -> None:
    table.count[CREDITS[giver]] -= amount
    table.count[CREDITS[taker]] += amount
    log.add(GAVE_CREDITS, giver, NO_CARD, amount, taker)


class Gift(Node[OuterRim]):
    """How much for ``about``?"""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        out = table.offer()
        out.add(STOP.base)
        offer_amounts(table.count[CREDITS[frame.seat]], out)
        table.ask(frame.seat, ASK_GIFT)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if AMOUNT.has(code):
            hand_over(table, frame.seat, frame.about, (code - AMOUNT.base) * THOUSAND, log)


class Plea(Node[OuterRim]):
    """How much of ``about``? Then it is asked whether it gives that."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        out = table.offer()
        if frame.at == 2:
            return DONE
        if frame.at == 0:
            out.add(STOP.base)
            offer_amounts(table.count[CREDITS[frame.about]], out)
            table.ask(frame.seat, ASK_REQUEST)
        else:
            out.add(YES.base)
            out.add(NO.base)
            table.ask(frame.about, ASK_GRANT, NO_CARD, frame.left)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == 1:
            frame.at = 2
            if code == YES.base:
                hand_over(table, frame.about, frame.seat, frame.left, log)
            else:
                log.add(REFUSED_CREDITS, frame.about, NO_CARD, frame.left, frame.seat)
        elif code == STOP.base:
            frame.at = 2
        else:
            frame.at = 1
            frame.left = (code - AMOUNT.base) * THOUSAND
            log.add(REQUESTED, frame.seat, NO_CARD, frame.left, frame.about)


GIFT: Final = PROGRAM.add("gift", Gift())
PLEA: Final = PROGRAM.add("plea", Plea())
