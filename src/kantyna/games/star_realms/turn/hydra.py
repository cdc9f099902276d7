"""Hydra: members put their points together for one purchase or one base, and let each other go on."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import offer_pile
from kantyna.games.star_realms.table import (
    BASES,
    BLOCK,
    COMBAT_POOL,
    ENDED,
    LET_GO_ON,
    PROGRAM,
    REFUSED,
    TRADE_POOL,
    TRADE_ROW,
    StarRealms,
    of_seat,
)
from kantyna.games.star_realms.turn.action import Action, equal
from kantyna.games.star_realms.turn.answers import NUMBER
from kantyna.games.star_realms.turn.combat import HIT_BASE, hit_base, why_out_of_reach
from kantyna.games.star_realms.turn.purchase import BUY, acquire
from kantyna.games.star_realms.vocabulary import (
    ADDED_COMBAT,
    ADDED_TRADE,
    ASK_ADD_COMBAT,
    ASK_ADD_TRADE,
    ASK_PUT_COMBAT,
    ASK_PUT_TRADE,
    EXPLORER,
    HANDED_OVER,
    WAS_REFUSED,
)
from kantyna.kernel.action import A_SEAT, OWNED
from kantyna.kernel.body import Options, Row
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, NO_CARD, SEATS, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said

SHARES: Final = 16
"""More than a member can put into anything."""


class Together(Action):
    """Something that members pay together. The one who starts it asks the others."""

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        table.push(HELP, frame.seat, NO_CARD, -1, self.base + what)

    def why_not_together(self, table: StarRealms, seat: Seat, price: i64, pool: Row, rule: str, short: str) -> Refusal:
        """The points are too few even together, or nobody else has any, or they were asked for in vain."""
        points = together(table, seat, pool)
        if points < price:
            return Refusal(rule, Said(short, {"need": price, "have": points}))
        if points == table.count[pool[seat]]:
            return Refusal(rule, Said("why-nobody-adds"))
        return Refusal("SR-HYDRA-11", Said("why-refused"))

    def offer_sharing(self, table: StarRealms, seat: Seat, what: i64, out: Options) -> None:
        """Offer it if the seat has a share to name."""
        if own_shares(table, seat, self.base + what):
            out.add(self.base + what)


class BuyTogether(Together):
    """A card of the trade row, bought with the trade of several members."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        for card in table.rows[TRADE_ROW]:
            self.offer_sharing(table, seat, table.defs[card], out)

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return equal(table, TRADE_ROW, what)

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        if table.way.offers(self):
            offer_pile(table, self.base, TRADE_ROW, out)
            out.add(self.base + EXPLORER)

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        if not table.way.offers(self):
            return BUY.why_not(table, seat, what)
        if what == EXPLORER:
            return Refusal("SR-HYDRA-17", Said("why-row-only"))
        if not equal(table, TRADE_ROW, what):
            return Refusal("SR-HYDRA-8", Said("why-not-in-row"))
        return self.why_not_together(table, seat, table.book[what].cost, TRADE_POOL, "SR-HYDRA-13", "why-no-trade")


class HitTogether(Together):
    """A base destroyed with the combat of several members."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        for owner in table.base_foes[seat]:
            for base in table.rows[BASES[owner]]:
                if why_out_of_reach(table, seat, owner, table.defs[base]) is None:
                    self.offer_sharing(table, seat, owner * BLOCK + table.defs[base], out)

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return equal(table, BASES[what // BLOCK], what % BLOCK)

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        if table.way.offers(self):
            for other in range(table.seats):
                if table.box.teams[other] != table.box.teams[seat]:
                    for base in table.rows[BASES[other]]:
                        out.add(self.base + other * BLOCK + table.defs[base])

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        reach = why_out_of_reach(table, seat, what // BLOCK, what % BLOCK)
        if reach is not None or not table.way.offers(self):
            return reach if reach is not None else HIT_BASE.why_not(table, seat, what)
        defense = table.book[what % BLOCK].defense
        return self.why_not_together(table, seat, defense, COMBAT_POOL, "SR-HYDRA-16", "why-no-combat")


class HandOver(Action):
    """Let a teammate go on; the same one not again before something has happened."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        for mate in table.teammates(seat):
            if not table.count[ENDED[mate]] and not table.count[LET_GO_ON[seat]] & BITS[mate]:
                out.add(self.base + mate)

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        table.count[LET_GO_ON[frame.seat]] |= BITS[what]
        log.add(HANDED_OVER, frame.seat, NO_CARD, 0, what)
        frame.seat = what

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        if table.way.offers(self):
            for other in table.way.side(table, seat):
                if other != seat:
                    out.add(self.base + other)

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        if what in table.way.side(table, seat) and table.count[ENDED[what]]:
            return Refusal("SR-HYDRA-12", Said("why-mate-ended"))
        return Refusal("SR-HYDRA-11", Said("why-handed-over"))


def own_shares(table: StarRealms, seat: Seat, code: Code) -> list[int]:
    """What *seat* may put in itself: not the whole price, what lets the others cover the rest, and more than when it
    asked for the same in vain. Nothing if the team has not enough, or nobody else has any."""
    pool = TRADE_POOL if BUY_TOGETHER.has(code) else COMBAT_POOL
    own = table.count[pool[seat]]
    price = price_of(table, code)
    least = max(0, price - together(table, seat, pool) + own)
    for refused in table.rows[REFUSED]:
        if refused % SEATS == seat and refused // SEATS // SHARES == code:
            least = max(least, refused // SEATS % SHARES + 1)
    return list(range(least, min(own, price - 1) + 1))


def price_of(table: StarRealms, code: Code) -> i64:
    """The points that members put together for it."""
    if BUY_TOGETHER.has(code):
        return table.book[code - BUY_TOGETHER.base].cost
    return table.book[(code - HIT_TOGETHER.base) % BLOCK].defense


def together(table: StarRealms, seat: Seat, pool: Row) -> i64:
    """The points of the whole team."""
    points: i64 = 0
    for member in table.way.side(table, seat):
        points += table.count[pool[member]]
    return points


class Help(Node[StarRealms]):
    """``frame.about`` is what ``frame.seat`` wants to buy or destroy; ``frame.data`` what each gives, the seat first.

    Nothing is spent until all have answered and it is enough.
    """

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        givers = [frame.seat, *table.teammates(frame.seat)]
        if frame.at > len(givers):
            return DONE  # it is bought or destroyed
        buying = BUY_TOGETHER.has(frame.about)
        pool = TRADE_POOL if buying else COMBAT_POOL
        price = price_of(table, frame.about)
        while frame.at < len(givers):
            giver = givers[frame.at]
            missing = price - sum(frame.data)
            later = sum([table.count[pool[other]] for other in givers[frame.at + 1 :]])
            if missing > table.count[pool[giver]] + later:
                break
            if frame.at == 0:
                amounts = own_shares(table, giver, frame.about)
            else:  # a teammate may always give nothing
                amounts = [0, *range(max(1, missing - later), min(table.count[pool[giver]], missing) + 1)]
            if len(amounts) > 1:
                asks = (ASK_PUT_TRADE, ASK_PUT_COMBAT) if giver == frame.seat else (ASK_ADD_TRADE, ASK_ADD_COMBAT)
                out = table.offer()
                for amount in amounts:
                    out.add(NUMBER.base + amount)
                table.ask(giver, asks[0] if buying else asks[1], self._wanted(table, frame), missing)
                return WAIT
            frame.data = [*frame.data, amounts[0]]
            frame.at += 1
        if price > sum(frame.data):
            table.add(REFUSED, of_seat(frame.about * SHARES + frame.data[0], frame.seat))
            log.add(WAS_REFUSED, frame.seat)
            return DONE
        frame.at += 1
        self._carry_out(table, frame, givers, pool, log)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.data = [*frame.data, code - NUMBER.base]
        frame.at += 1

    def _wanted(self, table: StarRealms, frame: Frame) -> CardId:
        """The card that the points are for."""
        if BUY_TOGETHER.has(frame.about):
            return table.first_of(table.rows[TRADE_ROW], frame.about - BUY_TOGETHER.base)
        place = frame.about - HIT_TOGETHER.base
        return table.first_of(table.rows[BASES[place // BLOCK]], place % BLOCK)

    def _carry_out(self, table: StarRealms, frame: Frame, givers: list[Seat], pool: Row, log: Log) -> None:
        seat = frame.seat
        buying = BUY_TOGETHER.has(frame.about)
        price = price_of(table, frame.about)
        table.way.acted(table)
        for at in range(1, len(givers)):
            if frame.data[at]:
                table.count[pool[givers[at]]] -= frame.data[at]
                table.count[pool[seat]] += frame.data[at]
                log.add(ADDED_TRADE if buying else ADDED_COMBAT, givers[at], NO_CARD, frame.data[at], seat)
        if buying:
            table.count[pool[seat]] -= price
            acquire(table, seat, frame.about - BUY_TOGETHER.base, price, log)
        else:
            owner = (frame.about - HIT_TOGETHER.base) // BLOCK
            hit_base(table, seat, owner, self._wanted(table, frame), price, log)


BUY_TOGETHER: Final = BuyTogether("buy-together", acts=False)
HIT_TOGETHER: Final = HitTogether("hit-together", OWNED, acts=False)
HAND_OVER: Final = HandOver("hand-over", A_SEAT, acts=False)
HELP: Final = PROGRAM.add("turn/help", Help())
