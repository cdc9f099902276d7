"""Trade: what an offer is worth to both sides, and the offer that helps both.

Whoever trades values the own gain, less a part of the partner's: all of it when two play, half of it with more, more
than all of it against somebody who is near the goal.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.bot.values import Appraiser, in_purse
from kantyna.games.outer_rim.table import BARGAINS, OuterRim
from kantyna.games.outer_rim.turn.answers import STOP, THOUSAND
from kantyna.games.outer_rim.turn.slots import free_slot
from kantyna.games.outer_rim.turn.trading import ADD_CREDITS, ASK_CREDITS, BARGAIN, MOST_ASKED, PUT, SEND
from kantyna.games.outer_rim.vocabulary import BOUNTY, JOB
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64

NEAR: Final = 3
"""So much fame from the goal somebody is not to be helped any more."""
WORTHWHILE: Final = 8
"""What a deal must bring, or it is not worth the talk."""
UNWANTED: Final = -15
"""A card for which one has no slot."""


class Deal:
    """A card of one side for thousands of credits of the other; *thousands* as in an offer of the seat that asks: more
    than 0 are given, less are asked for."""

    def __init__(self, card: CardId, thousands: i64, gain: i64) -> None:
        self.card = card
        self.thousands = thousands
        self.gain = gain


def envy(table: OuterRim, partner: Seat) -> i64:
    """How much of a partner's gain counts against one's own, in tenths."""
    if table.goal - table.fame(partner) <= NEAR:
        return 15
    return 10 if table.seats == 2 else 5


def to_get(buyer: Appraiser, card: CardId) -> i64:
    """What a card is worth to a seat that would get it."""
    return buyer.card(card) if free_slot(buyer.table, buyer.seat, card) else UNWANTED


def gain_of(trader: Appraiser, cards: list[CardId], credits: i64) -> i64:
    """What an exchange brings a seat that gets so many credits (less than 0: gives) and the cards that it has not."""
    held = PUT.held(trader.table, trader.seat)
    purse = trader.credits
    gain = in_purse(purse, credits) if credits > 0 else -in_purse(purse, -credits)
    for card in cards:
        gain += -trader.card(card) if card in held else to_get(trader, card)
    return gain


def best_deal(own: Appraiser, partner: Seat) -> Deal:
    """One card for so much that the lesser gain of the two is as large as can be; a gain of 0 if there is none."""
    table = own.table
    other = Appraiser(table, partner, own.fame)
    best = Deal(NO_CARD, 0, 0)
    envied, envying = envy(table, partner), envy(table, own.seat)
    for owner, buyer in ((own, other), (other, own)):
        for card in PUT.held(table, owner.seat):
            item = table.item(card)
            if item.kept or (owner is other and (item.kind == JOB or item.kind == BOUNTY)):
                continue
            asked, bid = owner.card(card), to_get(buyer, card)
            if bid - asked <= WORTHWHILE:
                continue
            for price in range(1, min(MOST_ASKED, buyer.credits // THOUSAND) + 1):
                sold = in_purse(owner.credits, price * THOUSAND) - asked
                bought = bid - in_purse(buyer.credits, price * THOUSAND)
                mine, theirs = (sold, bought) if owner is own else (bought, sold)
                least = min(mine - envied * max(theirs, 0) // 10, theirs - envying * max(mine, 0) // 10)
                if least > best.gain:
                    best = Deal(card, -price if owner is own else price, least)
    return best


def offered(own: Appraiser) -> i64:
    """What the offer on the table is worth to the seat that is asked about it: its gain, less what is envied of the
    partner's."""
    frame = own.table.nearest(BARGAIN)
    credits = (-frame.data[0] if own.seat == frame.seat else frame.data[0]) * THOUSAND
    partner = partner_of(frame, own.seat)
    theirs = gain_of(Appraiser(own.table, partner, own.fame), frame.data[1:], -credits)
    return gain_of(own, frame.data[1:], credits) - envy(own.table, partner) * max(theirs, 0) // 10


def next_of_offer(own: Appraiser) -> Code:
    """The answer that brings an offer, or a counter-offer, nearer to the best deal; one offer is enough."""
    table, seat = own.table, own.seat
    frame = table.nearest(BARGAIN)
    if seat == frame.seat and table.count[BARGAINS] > 0:
        return STOP.base
    partner = partner_of(frame, seat)
    deal = best_deal(own, partner)
    if deal.gain <= 0:
        return STOP.base
    if deal.card not in frame.data[1:]:
        owner = seat if deal.card in PUT.held(table, seat) else partner
        return PUT.base + owner * PUT.block + table.defs[deal.card]
    wanted = deal.thousands if seat == frame.seat else -deal.thousands
    if frame.data[0] == wanted:
        return SEND.base
    return ADD_CREDITS.base if wanted > frame.data[0] else ASK_CREDITS.base


def partner_of(frame: Frame, seat: Seat) -> Seat:
    return frame.about if seat == frame.seat else frame.seat


def could_do_better(own: Appraiser) -> i64:
    """What the best deal would bring a seat that is asked about an offer."""
    return best_deal(own, partner_of(own.table.nearest(BARGAIN), own.seat)).gain
