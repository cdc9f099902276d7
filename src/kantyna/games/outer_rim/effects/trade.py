"""Buying, selling, and what lies open in the market."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import BOUGHT, SOLD
from kantyna.games.outer_rim.table import (
    CARGO_HELD,
    CREDITS,
    GEAR_HELD,
    HAPPENED,
    MARKET,
    MARKET_DECKS,
    MODS_HELD,
    REMOVED,
    SUPPLY,
    OuterRim,
)
from kantyna.games.outer_rim.turn.answers import STOP, Common, Held
from kantyna.games.outer_rim.turn.decks import discard, discard_top, market_card, turn_up
from kantyna.games.outer_rim.turn.fame import gain_credits
from kantyna.games.outer_rim.turn.gifts import lendable, offer_credits, pass_credits
from kantyna.games.outer_rim.turn.market import DISCARD_TOP, MARKET_ACTION, open_card
from kantyna.games.outer_rim.turn.purchase import (
    ALL_DECKS,
    BUY,
    PURCHASE,
    can_have,
    follow_up,
    sheet_of,
    take_open,
    take_ship,
)
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.vocabulary import (
    ANY_DECK,
    ASK_BUY,
    ASK_BUY_SHEET,
    ASK_DISCARD_TOP,
    ASK_SELL,
    ASK_TAKE,
    SHIP_DECK,
)
from kantyna.games.outer_rim.wording import decks_said
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

SELL: Final = Held("sell", [CARGO_HELD, GEAR_HELD, MODS_HELD])
TAKE: Final = Common("take", MARKET)
BUY_SHEET: Final = Common("buy-sheet", SUPPLY)


class BuyTop(Effect[OuterRim]):
    """You may buy the open card of one of some decks for so much less."""

    def __init__(self, decks: list[i64], discount: i64 = 0) -> None:
        self.decks = decks
        self.discount = discount

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        table.count[HAPPENED] = 0
        if not BUY.found(table, frame.seat, self.decks, self.discount, lendable(table, frame.seat)):
            return DONE
        out = table.offer()
        out.add(STOP.base)
        for code in BUY.found(table, frame.seat, self.decks, self.discount):
            out.add(code)
        offer_credits(table, frame.seat, out)
        table.ask(frame.seat, ASK_BUY, frame.card, self.discount)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if pass_credits(table, frame, code, log):
            return
        frame.left = 0
        if BUY.has(code):
            table.push(PURCHASE, frame.seat, open_card(table, code - BUY.base), self.discount)

    def said(self) -> Said:
        parts = {"deck": [decks_said(self.decks)]}
        return Said("buy-top-for-less" if self.discount else "buy-top", {"n": self.discount}, parts=parts)


class GainTop(Effect[OuterRim]):
    """Take the open card of a deck (``ANY_DECK``) without paying; *most*: of at most that cost."""

    def __init__(self, deck: i64 = ANY_DECK, *, most: i64 = 0, optional: bool = False) -> None:
        self.deck = deck
        self.most = most
        self.optional = optional

    def found(self, table: OuterRim, seat: Seat) -> list[CardId]:
        """The open cards that may be taken."""
        found: list[CardId] = []
        for deck in ALL_DECKS:
            card = table.rows[MARKET][deck]
            if card >= 0 and (self.deck == ANY_DECK or self.deck == deck):
                item = table.item(card)
                if (self.most == 0 or item.cost <= self.most) and can_have(table, seat, item):
                    found.append(card)
        return found

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        if frame.left == 1:
            frame.left = 0
            for deck in ALL_DECKS:
                if table.rows[MARKET][deck] < 0 and len(table.rows[MARKET_DECKS[deck]]) > 0:
                    follow_up(table, frame.seat, deck, log)
            return WAIT
        table.count[HAPPENED] = 0
        found = self.found(table, frame.seat)
        if not found:
            return DONE
        out = table.offer()
        for card in found:
            out.add(TAKE.base + table.defs[card])
        if self.optional:
            out.add(STOP.base)
        table.ask(frame.seat, ASK_TAKE, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if TAKE.has(code):
            frame.left = 1
            take_open(table, frame.seat, open_card(table, code - TAKE.base), log, False)

    def said(self) -> Said:
        key = "gain-top" + ("-any" if self.deck == ANY_DECK else "") + ("-costing" if self.most else "")
        said = Said(key, {"n": self.most}, parts={} if self.deck == ANY_DECK else {"deck": [decks_said([self.deck])]})
        return Said("may", parts={"then": [said]}) if self.optional else said


class Sell(Effect[OuterRim]):
    """You may discard a cargo, gear or mod for its printed cost and so much more."""

    def __init__(self, bonus: i64) -> None:
        self.bonus = bonus

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        table.count[HAPPENED] = 0
        held = SELL.held(table, frame.seat)
        if not held:
            return DONE
        out = table.offer()
        out.add(STOP.base)
        for card in held:
            out.add(SELL.base + table.defs[card])
        table.ask(frame.seat, ASK_SELL, frame.card, self.bonus)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if SELL.has(code):
            card = SELL.first(table, frame.seat, code - SELL.base)
            price = table.item(card).cost + self.bonus
            table.count[HAPPENED] = 1
            log.add(SOLD, frame.seat, card, price)
            discard(table, frame.seat, card, log)
            gain_credits(table, frame.seat, price, log, frame.card)

    def said(self) -> Said:
        return Said("sell", {"n": self.bonus})


class BuySheet(Effect[OuterRim]):
    """You may buy a ship sheet of the supply; its card leaves the ship deck, which is shuffled. *dearer*: it must cost
    more than your ship; *damage*: so much lies on it."""

    def __init__(self, *, dearer: bool = False, damage: i64 = 0) -> None:
        self.dearer = dearer
        self.damage = damage

    def price(self, table: OuterRim, seat: Seat, sheet: CardId) -> i64:
        """The old ship lowers it (OR-SHIP-3)."""
        return max(0, sheet_of(table, table.defs[sheet]).cost - table.sheet(seat).cost)

    def found(self, table: OuterRim, seat: Seat, lent: i64) -> list[CardId]:
        """The sheets that a seat can buy with its credits and so many more."""
        found: list[CardId] = []
        for sheet in table.rows[SUPPLY]:
            cost = sheet_of(table, table.defs[sheet]).cost
            allowed = cost > 0 and (not self.dearer or cost > table.sheet(seat).cost)
            if allowed and self.price(table, seat, sheet) <= table.count[CREDITS[seat]] + lent:
                found.append(sheet)
        return found

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(self.found(table, seat, lendable(table, seat))) > 0

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        out = table.offer()
        out.add(STOP.base)
        for sheet in self.found(table, frame.seat, 0):
            out.add(BUY_SHEET.base + table.defs[sheet])
        offer_credits(table, frame.seat, out)
        table.ask(frame.seat, ASK_BUY_SHEET, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if pass_credits(table, frame, code, log):
            return
        frame.left = 0
        if not BUY_SHEET.has(code):
            return
        seat = frame.seat
        sheet = table.first_of(table.rows[SUPPLY], code - BUY_SHEET.base)
        price = self.price(table, seat, sheet)
        spend(table, seat, price, log)
        log.add(BOUGHT, seat, sheet, price)
        self.remove_card(table, seat, table.printed[sheet].key, log)
        take_ship(table, seat, sheet, log, self.damage)

    def remove_card(self, table: OuterRim, seat: Seat, key: str, log: Log) -> None:
        """The ship's card leaves the game and its deck is shuffled; no patrol moves."""
        deck = MARKET_DECKS[SHIP_DECK]
        top = table.rows[MARKET][SHIP_DECK]
        if top >= 0 and table.item(top).sheet == key:
            table.put(MARKET, SHIP_DECK, NO_CARD)
            table.add(REMOVED, top)
            table.shuffle(deck)
            turn_up(table, SHIP_DECK, seat, log)
            return
        for card in table.rows[deck]:
            if table.item(card).sheet == key:
                table.take(deck, card)
                table.add(REMOVED, card)
                table.shuffle(deck)
                return

    def said(self) -> Said:
        key = "buy-dearer-sheet" if self.dearer else "buy-sheet"
        return Said(f"{key}-damaged" if self.damage else key, {"n": self.damage})


class DiscardTop(Effect[OuterRim]):
    """Put the open card of so many different decks under them; patrols do not move."""

    def __init__(self, decks: i64) -> None:
        self.decks = decks

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """``data`` lists the decks that were turned over."""
        if frame.left < 0:
            frame.left = self.decks
        found: list[Code] = []
        for deck in ALL_DECKS:
            card = table.rows[MARKET][deck]
            if card >= 0 and deck not in frame.data:
                found.append(DISCARD_TOP.base + table.defs[card])
        if frame.left == 0 or not found:
            frame.data = []
            return DONE
        out = table.offer()
        for code in found:
            out.add(code)
        table.ask(frame.seat, ASK_DISCARD_TOP, frame.card, frame.left)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        deck = market_card(table.printed[open_card(table, code - DISCARD_TOP.base)]).deck
        discard_top(table, deck, frame.seat, log)
        frame.left -= 1
        frame.data = [*frame.data, deck]

    def said(self) -> Said:
        return Said("discard-top", {"n": self.decks})


class MarketAction(Effect[OuterRim]):
    """A market action besides the usual one."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        table.push(MARKET_ACTION, frame.seat)
        return WAIT

    def said(self) -> Said:
        return Said("market-action")
