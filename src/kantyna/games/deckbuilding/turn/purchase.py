"""Purchases: paying for a card, where the bought card goes, then what happens when it is bought."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import put_on_top
from kantyna.games.deckbuilding.table import (
    COMING,
    DISCARD,
    GALAXY_ROW,
    HAND,
    NEUTRAL_PURCHASES,
    PILOTS,
    PROGRAM,
    PURCHASES,
    RESOURCES,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.equal_cards import WhichOfRow
from kantyna.games.deckbuilding.turn.galaxy import discard_from_row, place_of, take_from_row
from kantyna.games.deckbuilding.turn.own_cards import equal
from kantyna.games.deckbuilding.turn.play_area import doom
from kantyna.games.deckbuilding.turn.triggers import trigger
from kantyna.games.deckbuilding.vocabulary import (
    ASK_WHERE,
    ASK_WHICH,
    BOUGHT,
    FIRST_ON_TOP,
    NEUTRAL,
    NEUTRAL_TO_HAND,
    NEXT_ON_TOP,
    PAID_OFF,
    PILOT,
    PUT_ON_TOP,
    TO_DECK,
    TO_DISCARD,
    TO_HAND_DOOMED,
    WENT_TO_HAND,
    WHEN_BOUGHT,
)
from kantyna.kernel.action import NOTHING_MORE, Verb
from kantyna.kernel.body import Options, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NOTHING, CardId, Code, Seat
from kantyna.kernel.modifier import Modifier, total
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class ForSale(Verb[Deckbuilding]):
    """Points at a card of the galaxy row, or at the top pilot."""

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        found = equal(table, GALAXY_ROW, what)
        if what == PILOT:
            found.extend(listed(table.rows[PILOTS])[-1:])
        return found

    def why_too_dear(self, table: Deckbuilding, seat: Seat, definition: i64) -> Refusal:
        need, have = table.book[definition].cost, table.count[RESOURCES[seat]]
        return Refusal("DB-BUY-2", Said("why-no-resources", {"need": need, "have": have}))


class Buy(ForSale):
    """Pay for a card of the row or a pilot. Offered where there are resources to spend, and with it paying off: that
    looks at the same cards."""

    def offer(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        purse = table.count[RESOURCES[seat]]
        theirs = 1 - seat % 2
        for card in table.rows[GALAXY_ROW]:
            if card >= 0:
                printed = table.printed[card]
                if printed.cost <= purse and printed.faction != theirs:
                    out.add(self.base + printed.number)
                    if table.pay_off and printed.faction == NEUTRAL:
                        out.add(PAY_OFF.base + printed.number)
        if purse >= table.book[PILOT].cost and len(table.rows[PILOTS]) > 0:
            out.add(self.base + PILOT)

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        seat = frame.seat
        if what == PILOT:
            card = table.pop(PILOTS)
            pay(table, seat, card, BOUGHT, log)
            bought(table, seat, card)
        else:
            WHICH_BOUGHT.settle(table, seat, equal(table, GALAXY_ROW, what), 0, log)

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        out.add(self.base + PILOT)
        for card in table.rows[GALAXY_ROW]:
            if card >= 0:
                out.add(self.base + table.defs[card])

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        if what == PILOT:
            if len(table.rows[PILOTS]) == 0:
                return Refusal("DB-SETUP-5", Said("why-no-pilots"))
        elif not equal(table, GALAXY_ROW, what):
            return Refusal("DB-BUY-2", Said("why-not-in-row"))
        if table.book[what].faction == 1 - seat % 2:
            return Refusal("DB-BUY-1", Said("why-enemy-card"))
        return self.why_too_dear(table, seat, what)


class PayOff(ForSale):
    """Pay for a neutral card of the row to be rid of it (DB-PAYOFF-1)."""

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        WHICH_PAID_OFF.settle(table, frame.seat, equal(table, GALAXY_ROW, what), 0, log)

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        if table.pay_off:
            for card in table.rows[GALAXY_ROW]:
                if card >= 0 and table.printed[card].faction == NEUTRAL:
                    out.add(self.base + table.defs[card])

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        if not equal(table, GALAXY_ROW, what):
            return Refusal("DB-BUY-2", Said("why-not-in-row"))
        if not table.pay_off:
            return Refusal("DB-PAYOFF-1", Said("why-no-pay-off"))
        if table.book[what].faction != NEUTRAL:
            return Refusal("DB-PAYOFF-1", Said("why-not-neutral"))
        return self.why_too_dear(table, seat, what)


class WhichBought(WhichOfRow):
    """The card of the row that is bought."""

    def use(self, table: Deckbuilding, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        pay(table, seat, card, BOUGHT, log)
        take_from_row(table, seat, card, log)
        bought(table, seat, card)


class WhichPaidOff(WhichOfRow):
    """The card of the row that is paid off."""

    def use(self, table: Deckbuilding, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        pay(table, seat, card, PAID_OFF, log)
        discard_from_row(table, seat, place_of(table, card), log)


class Destination(Verb[Deckbuilding]):
    """Where a bought card goes."""

    def __init__(self, name: str, destination: i64) -> None:
        super().__init__(name, NOTHING_MORE)
        self.destination = destination


class Purchase(Node[Deckbuilding]):
    """The bought ``frame.card`` is on its way; ``frame.about`` is where the text that bought it sends it.

    Bases only offer another place, a waiting Smuggler insists (DB-BUY-6, DB-BUY-7).
    """

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        if frame.about != NOTHING:
            self.put(table, frame, frame.about, log)
            return WAIT
        on_top = bool(table.modifiers) and total(table.modifiers, NEXT_ON_TOP, frame.seat) > 0
        offered = self.offered(table, frame.seat, frame.card, on_top)
        if offered == NOTHING:
            self.put(table, frame, TO_DECK if on_top else TO_DISCARD, log)
            return WAIT
        out = table.offer()
        out.add(TO_THE_DECK.base if on_top else TO_THE_DISCARD_PILE.base)
        out.add(TO_THE_DECK.base if offered == TO_DECK else TO_THE_HAND_DOOMED.base)
        table.ask(frame.seat, ASK_WHERE, frame.card)
        return WAIT

    def offered(self, table: Deckbuilding, seat: Seat, card: CardId, on_top: bool) -> i64:
        """The place that the base of *seat* offers besides, or nothing."""
        base = table.base(seat)
        if base >= 0:
            constant = table.printed[base].constant
            if constant == FIRST_ON_TOP:
                if table.count[PURCHASES] == 0 and not on_top:
                    return TO_DECK
            elif (
                constant == NEUTRAL_TO_HAND
                and table.count[NEUTRAL_PURCHASES] == 0
                and table.printed[card].faction == NEUTRAL
            ):
                return TO_HAND_DOOMED
        return NOTHING

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        for verb in (TO_THE_DISCARD_PILE, TO_THE_DECK, TO_THE_HAND_DOOMED):
            if verb.has(code):
                self.put(table, frame, verb.destination, log)

    def put(self, table: Deckbuilding, frame: Frame, destination: i64, log: Log) -> None:
        frame.at = 1
        seat = frame.seat
        card = frame.card
        printed = table.printed[card]
        table.take(COMING, card)
        table.count[PURCHASES] += 1
        if printed.faction == NEUTRAL:
            table.count[NEUTRAL_PURCHASES] += 1
        if table.modifiers:
            # The card that the Smugglers waited for has come, wherever it goes (DB-BUY-7).
            kept: list[Modifier] = []
            for lasting in table.modifiers:
                if lasting.what != NEXT_ON_TOP or lasting.whom != seat:
                    kept.append(lasting)
            table.modifiers = kept
        if destination == TO_DISCARD:
            table.add(DISCARD[seat], card)
        elif destination == TO_DECK:
            put_on_top(table, seat, card)
            log.add(PUT_ON_TOP, seat, card)
        else:
            to_hand(table, seat, card, log)
            if destination == TO_HAND_DOOMED:
                doom(table, card)
        if printed.trigger == WHEN_BOUGHT:
            trigger(table, seat, [card])


def pay(table: Deckbuilding, seat: Seat, card: CardId, event: i64, log: Log) -> None:
    """Pay the cost of a card."""
    price = table.printed[card].cost
    table.count[RESOURCES[seat]] -= price
    log.add(event, seat, card, price)


def bought(table: Deckbuilding, seat: Seat, card: CardId, destination: i64 = NOTHING) -> None:
    """Put the purchase of a card, already taken from its place, on the stack."""
    table.add(COMING, card)
    table.push(PURCHASE, seat, card, -1, destination)


def to_hand(table: Deckbuilding, seat: Seat, card: CardId, log: Log) -> None:
    """A card that everybody saw goes to a hand."""
    table.add(HAND[seat], card)
    table.set_known(card, EVERYBODY)
    log.add(WENT_TO_HAND, seat, card)


BUY: Final = Buy("buy")
PAY_OFF: Final = PayOff("pay-off")
WHICH_BOUGHT: Final = WhichBought(ASK_WHICH)
PROGRAM.add("buy/which", WHICH_BOUGHT)
WHICH_PAID_OFF: Final = WhichPaidOff(ASK_WHICH)
PROGRAM.add("pay-off/which", WHICH_PAID_OFF)
TO_THE_DISCARD_PILE: Final = Destination("to-discard-pile", TO_DISCARD)
TO_THE_DECK: Final = Destination("to-deck", TO_DECK)
TO_THE_HAND_DOOMED: Final = Destination("to-hand-doomed", TO_HAND_DOOMED)
PURCHASE: Final = PROGRAM.add("purchase", Purchase())
