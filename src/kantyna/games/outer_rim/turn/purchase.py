"""Buying cards: what they cost, handing cards in for less, the slot, and the next card of the deck."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Icon, Sheet
from kantyna.games.outer_rim.events import BOUGHT, HANDED_IN, TOOK_SHIP
from kantyna.games.outer_rim.item import Item
from kantyna.games.outer_rim.table import (
    CARGO_HELD,
    CREDITS,
    CREW_HELD,
    DAMAGE,
    FLIPPED,
    GEAR_HELD,
    GOAL,
    HAPPENED,
    MARKET,
    MODS_HELD,
    PROGRAM,
    REMOVED,
    SHIPS,
    SUPPLY,
    USED,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import standing_abilities
from kantyna.games.outer_rim.turn.answers import Common, Held
from kantyna.games.outer_rim.turn.decks import discard, market_card, turn_up
from kantyna.games.outer_rim.turn.fame import check_fame
from kantyna.games.outer_rim.turn.gifts import REQUEST, pass_credits
from kantyna.games.outer_rim.turn.goals import check_goals, goal_crew
from kantyna.games.outer_rim.turn.patrols import move_patrol
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.turn.slots import ROOM, keep
from kantyna.games.outer_rim.vocabulary import (
    AFTER_PURCHASE,
    ASK_PRICE,
    CARGO,
    CREW,
    MOD,
    OFFER,
    ON_PURCHASE,
    PLANETS,
    SHIP,
)
from kantyna.kernel.action import NOTHING_MORE, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


def sheet_named(table: OuterRim, key: str) -> CardId:
    """A sheet of the supply with a key, or nothing."""
    for card in table.rows[SUPPLY]:
        if table.printed[card].key == key:
            return card
    return NO_CARD


def icon_of(table: OuterRim, card: CardId) -> Icon | None:
    """The patrol icon of a market card, if its copy has one."""
    icons = market_card(table.printed[card]).icons
    return icons[table.copies[card]] if table.copies[card] < len(icons) else None


def price_of(table: OuterRim, seat: Seat, card: CardId, discount: i64) -> i64:
    """What a card costs a seat: less for abilities, and for a ship less the old one (OR-SHIP-3)."""
    item = table.item(card)
    price = item.cost - discount
    for found in standing_abilities(table, seat, ON_PURCHASE):
        if market_card(table.printed[card]).deck in found.ability.decks:
            price -= found.ability.amount
    if item.kind == SHIP:
        price -= table.sheet(seat).cost
    return max(0, price)


def barter(table: OuterRim, seat: Seat) -> list[CardId]:
    """The cards that a seat may hand in: cargo, gear and mods that cost something (OR-MARKET-8)."""
    found: list[CardId] = []
    for handle in (CARGO_HELD, GEAR_HELD, MODS_HELD):
        for card in table.rows[handle[seat]]:
            if table.item(card).cost > 0:
                found.append(card)
    return found


def means(table: OuterRim, seat: Seat) -> i64:
    """Credits, and what all that can be handed in is worth."""
    amount = table.count[CREDITS[seat]]
    for card in barter(table, seat):
        amount += table.item(card).cost
    return amount


def sold_here(table: OuterRim, seat: Seat, item: Item) -> bool:
    """Is it not forbidden to buy the card here (OR-MARKET-7)?"""
    return table.at(seat) not in item.not_on


def can_have(table: OuterRim, seat: Seat, item: Item) -> bool:
    """Is there any slot for such a card, full or not?"""
    side = table.side(seat)
    if item.kind == CREW:
        return side.crew > 0
    if item.kind == MOD:
        return side.mods + side.either > 0 or (item.either_slot and side.cargo > 0)
    if item.kind == SHIP:
        return sheet_named(table, item.sheet) >= 0
    return item.kind != CARGO or side.cargo + side.either > 0


def for_sale(table: OuterRim, seat: Seat, card: CardId, discount: i64, lent: i64 = 0) -> bool:
    """Can a seat buy an open card now, or with so many credits more?"""
    item = table.item(card)
    return (
        sold_here(table, seat, item)
        and can_have(table, seat, item)
        and price_of(table, seat, card, discount) <= means(table, seat) + lent
    )


class Buy(Common):
    """Buy the open card of a market deck."""

    def found(self, table: OuterRim, seat: Seat, decks: list[i64], discount: i64, lent: i64 = 0) -> list[Code]:
        """The codes of the open cards of some decks that a seat can buy, or could with so many credits more."""
        found: list[Code] = []
        for deck in decks:
            card = table.rows[MARKET][deck]
            if card >= 0 and for_sale(table, seat, card, discount, lent):
                found.append(self.base + table.defs[card])
        return found

    def number(self, table: OuterRim, seat: Seat, what: i64) -> i64:
        """What it costs this seat here."""
        card = table.first_of(table.rows[MARKET], what)
        return price_of(table, seat, card, 0) if card >= 0 else -1

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for card in table.rows[MARKET]:
            if card >= 0:
                out.add(self.base + table.defs[card])

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        card = table.first_of(table.rows[MARKET], what)
        if card < 0:
            return Refusal("OR-MARKET-3", Said("why-not-open"))
        item = table.item(card)
        if table.at(seat) >= PLANETS:
            return Refusal("OR-MARKET-1", Said("why-not-on-planet"))
        if not sold_here(table, seat, item):
            return Refusal("OR-MARKET-7", Said("why-not-sold-here"))
        if not can_have(table, seat, item):
            return Refusal("OR-MARKET-5", Said("why-no-slot"))
        need, have = price_of(table, seat, card, 0), means(table, seat)
        if need > have:
            return Refusal("OR-MARKET-4", Said("why-no-credits", {"need": need, "have": have}))
        return None


BUY: Final = Buy("buy", MARKET)
HAND_IN: Final = Held("hand-in", [CARGO_HELD, GEAR_HELD, MODS_HELD])
PAY: Final[Verb[OuterRim]] = Verb("pay", NOTHING_MORE)


class Purchase(Node[OuterRim]):
    """``card`` is bought for ``left`` credits less: hand in, pay, take, turn up the next and move its patrol."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == 0:
            return self.settle_price(table, frame)
        if frame.at == 1:
            frame.at = 2
            take_open(table, seat, frame.card, log)
            return WAIT
        if frame.at == 2:
            frame.at = 3
            item = table.item(frame.card)
            for ability in item.abilities:
                if ability.timing == AFTER_PURCHASE:
                    table.push(ability.script.number, seat, frame.card)
                    return WAIT
        if frame.at == 3:
            frame.at = 4
            follow_up(table, seat, market_card(table.printed[frame.card]).deck, log)
            return WAIT
        return DONE

    def settle_price(self, table: OuterRim, frame: Frame) -> bool:
        seat = frame.seat
        price = price_of(table, seat, frame.card, frame.left)
        out = table.offer()
        if price <= table.count[CREDITS[seat]]:
            out.add(PAY.base)
        goods = barter(table, seat) if price > 0 else []
        for card in goods:
            out.add(HAND_IN.base + table.defs[card])
        if goods:  # instead of handing in; what is given away now might be missing
            REQUEST.offer(table, seat, out)
        table.ask(seat, ASK_PRICE, frame.card, price)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if pass_credits(table, frame, code, log):
            return
        if code == PAY.base:
            price = price_of(table, seat, frame.card, frame.left)
            spend(table, seat, price, log)
            log.add(BOUGHT, seat, frame.card, price)
            frame.at = 1
        else:
            card = HAND_IN.first(table, seat, code - HAND_IN.base)
            frame.left += table.item(card).cost
            log.add(HANDED_IN, seat, card, table.item(card).cost)
            discard(table, seat, card, log)


PURCHASE: Final = PROGRAM.add("purchase", Purchase())


def take_open(table: OuterRim, seat: Seat, card: CardId, log: Log, paid: bool = True) -> None:
    """Take an open market card: lay it in its slot, or do what a ship or an offer does."""
    table.put(MARKET, market_card(table.printed[card]).deck, NO_CARD)
    table.count[HAPPENED] = 1
    item = table.item(card)
    if item.kind == SHIP:
        table.add(REMOVED, card)
        take_ship(table, seat, sheet_named(table, item.sheet), log)
    elif item.kind == OFFER:
        table.add(REMOVED, card)
    else:
        take_card(table, seat, card, log, paid)


def take_card(table: OuterRim, seat: Seat, card: CardId, log: Log, paid: bool = False) -> None:
    """A card comes to a seat's boards, and goals look at it."""
    crew_before: i64 = len(table.rows[CREW_HELD[seat]])
    kind = table.item(card).kind
    if kind == CREW:
        goal_crew(table, seat, crew_before, log)
    keep(table, seat, card, log, paid)
    if table.outcome is None:
        after_change(table, seat, log)


def after_change(table: OuterRim, seat: Seat, log: Log) -> None:
    """What a seat has has changed: goals, and fame that counts while something holds."""
    check_goals(table, seat, log)
    check_fame(table, log)


def take_ship(table: OuterRim, seat: Seat, sheet: CardId, log: Log, damage: i64 = 0) -> None:
    """A new ship, its goal up; the old one goes back to the supply without its progress, all cards stay (OR-SHIP-2)."""
    old = table.ship(seat)
    for mark in (DAMAGE, FLIPPED, GOAL, USED):
        if table.mark(mark, old) != 0:
            table.write_mark(mark, old, 0)
    table.move(old, SHIPS[seat], SUPPLY)
    table.move(sheet, SUPPLY, SHIPS[seat])
    if damage > 0:
        table.write_mark(DAMAGE, sheet, damage)
    log.add(TOOK_SHIP, seat, sheet, damage)
    table.push(ROOM, seat)
    after_change(table, seat, log)


def follow_up(table: OuterRim, seat: Seat, deck: i64, log: Log) -> None:
    """Turn up the next card of the deck; its patrol icon moves that patrol toward the buyer (OR-MARKET-6)."""
    if table.rows[MARKET][deck] >= 0:
        return
    card = turn_up(table, deck, seat, log)
    if card >= 0:
        icon = icon_of(table, card)
        if icon is not None:
            move_patrol(table, seat, table.patrol(icon.faction), icon.distance, seat)


def sheet_of(table: OuterRim, definition: DefId) -> Sheet:
    printed = table.way.book[definition]
    assert isinstance(printed, Sheet)
    return printed


ALL_DECKS: Final[list[i64]] = [0, 1, 2, 3, 4, 5]
