"""Trade: what an offer is worth to both sides, and the offer that helps both.

Whoever trades values the own gain, less a part of the partner's: all of it when two play, half of it with more, more
than all of it against somebody who is near the goal.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.bot.values import card_worth, in_purse
from kantyna.games.outer_rim.table import BARGAINS, CREDITS, OuterRim
from kantyna.games.outer_rim.turn.answers import THOUSAND
from kantyna.games.outer_rim.turn.slots import free_slot
from kantyna.games.outer_rim.turn.trading import BARGAIN, MOST_ASKED, PUT
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


def to_have(table: OuterRim, seat: Seat, card: CardId, mine: bool) -> i64:
    """What a card is worth to a seat that has it, or would get it."""
    if mine or free_slot(table, seat, card):
        return card_worth(table, seat, card)
    return UNWANTED


def gain_of(table: OuterRim, seat: Seat, cards: list[CardId], credits: i64) -> i64:
    """What an exchange brings a seat that gets so many credits (less than 0: gives) and the cards that it has not."""
    held = PUT.held(table, seat)
    gain = paid(table, seat, credits)
    for card in cards:
        gain += -to_have(table, seat, card, True) if card in held else to_have(table, seat, card, False)
    return gain


def paid(table: OuterRim, seat: Seat, credits: i64) -> i64:
    """What so many credits are worth to a seat that gets them, or gives them."""
    purse = table.count[CREDITS[seat]]
    return in_purse(purse, credits) if credits > 0 else -in_purse(purse, -credits)


def balance(table: OuterRim, seat: Seat, partner: Seat, cards: list[CardId], credits: i64) -> i64:
    """The own gain, less what is envied of the partner's."""
    own = gain_of(table, seat, cards, credits)
    other = gain_of(table, partner, cards, -credits)
    return own - envy(table, partner) * max(other, 0) // 10


def best_deal(table: OuterRim, seat: Seat, partner: Seat) -> Deal:
    """One card for so much that the lesser gain of the two is as large as can be; a gain of 0 if there is none."""
    best = Deal(NO_CARD, 0, 0)
    envied, envious = envy(table, partner), envy(table, seat)
    for owner in (seat, partner):
        buyer = partner if owner == seat else seat
        for card in PUT.held(table, owner):
            kind = table.item(card).kind
            if table.item(card).kept or (kind == JOB and owner != seat) or (kind == BOUNTY and owner != seat):
                continue
            gained, lost = to_have(table, buyer, card, False), to_have(table, owner, card, True)
            if gained - lost <= WORTHWHILE:
                continue
            for price in range(1, min(MOST_ASKED, table.count[CREDITS[buyer]] // THOUSAND) + 1):
                thousands: i64 = -price if owner == seat else price
                mine = paid(table, seat, -thousands * THOUSAND) + (-lost if owner == seat else gained)
                theirs = paid(table, partner, thousands * THOUSAND) + (gained if owner == seat else -lost)
                own = mine - envied * max(theirs, 0) // 10
                other = theirs - envious * max(mine, 0) // 10
                if min(own, other) > best.gain:
                    best = Deal(card, thousands, min(own, other))
    return best


def offered(table: OuterRim, seat: Seat) -> i64:
    """What the offer on the table is worth to the seat that is asked about it."""
    frame = table.nearest(BARGAIN)
    thousands = frame.data[0] if seat == frame.seat else -frame.data[0]
    return balance(table, seat, partner_of(frame, seat), frame.data[1:], -thousands * THOUSAND)


def next_of_offer(table: OuterRim, seat: Seat, put: Code, add: Code, ask: Code, send: Code, stop: Code) -> Code:
    """The answer that brings an offer, or a counter-offer, nearer to the best deal; one offer is enough."""
    frame = table.nearest(BARGAIN)
    if seat == frame.seat and table.count[BARGAINS] > 0:
        return stop
    partner = partner_of(frame, seat)
    deal = best_deal(table, seat, partner)
    if deal.gain <= 0:
        return stop
    if deal.card not in frame.data[1:]:
        owner = seat if deal.card in PUT.held(table, seat) else partner
        return put + owner * PUT.block + table.defs[deal.card]
    wanted = deal.thousands if seat == frame.seat else -deal.thousands
    if frame.data[0] == wanted:
        return send
    return add if wanted > frame.data[0] else ask


def partner_of(frame: Frame, seat: Seat) -> Seat:
    return frame.about if seat == frame.seat else frame.seat


def could_do_better(table: OuterRim, seat: Seat) -> i64:
    """What the best deal would bring a seat that is asked about an offer."""
    return best_deal(table, seat, partner_of(table.nearest(BARGAIN), seat)).gain
