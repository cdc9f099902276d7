"""The trade action with a player in one's space: offers built card by card, accepted, refused, or countered.

Three offers an action and one counter to each, so that games end (ours). Ships and secrets are never traded.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import OFFER_MADE, OFFER_REFUSED, TRADED, TRADED_CARD
from kantyna.games.outer_rim.table import (
    ACTED,
    BARGAINS,
    CAPTURED,
    CARGO_HELD,
    CREDITS,
    CREW_HELD,
    GEAR_HELD,
    JOBS_HELD,
    MODS_HELD,
    PROGRAM,
    OuterRim,
)
from kantyna.games.outer_rim.turn.answers import STOP, THOUSAND, Held
from kantyna.games.outer_rim.turn.decks import note_loss, zone_for
from kantyna.games.outer_rim.turn.gifts import hand_over
from kantyna.games.outer_rim.turn.goals import goal_crew
from kantyna.games.outer_rim.turn.purchase import after_change
from kantyna.games.outer_rim.turn.slots import ROOM
from kantyna.games.outer_rim.vocabulary import ASK_ANSWER, ASK_OFFER, CREW
from kantyna.kernel.action import A_SEAT, NOTHING_MORE, OWNED, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said

OFFERS: Final = 3
TRADE_DONE: Final = 4
MOST_ASKED: Final = 20
"""So many thousands change hands in one offer at most."""
GOODS: Final = [CARGO_HELD, GEAR_HELD, MODS_HELD, CREW_HELD, JOBS_HELD]


class Trade(Verb[OuterRim]):
    """Trade with a player here."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for other in table.others_here(seat):
            if not table.is_automatic(other):
                out.add(self.base + other)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        table.count[ACTED] |= TRADE_DONE
        table.push(BARGAIN, frame.seat, NO_CARD, -1, what)

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        if table.count[ACTED] & TRADE_DONE:
            return Refusal("OR-ACT-1", Said("why-done-already"))
        return Refusal("OR-TRADE-1", Said("why-not-same-space"))


TRADE: Final = Trade("trade", A_SEAT)


class Goods(Held):
    """Put a card of one side into the offer, or take it out again."""

    def __init__(self, name: str) -> None:
        super().__init__(name, GOODS)
        self.points_at = OWNED

    def cards(self, table: OuterRim, seat: Seat, what: i64) -> list[CardId]:
        owner = what // self.block
        if owner >= table.seats:
            return []
        return [card for card in self.held(table, owner) if table.defs[card] == what % self.block]


PUT: Final = Goods("put")
"""A card that is not in the offer yet comes into it."""
SEND: Final[Verb[OuterRim]] = Verb("send", NOTHING_MORE)
ADD_CREDITS: Final[Verb[OuterRim]] = Verb("add-credits", NOTHING_MORE)
ASK_CREDITS: Final[Verb[OuterRim]] = Verb("ask-credits", NOTHING_MORE)
ACCEPT: Final[Verb[OuterRim]] = Verb("accept", NOTHING_MORE)
REFUSE: Final[Verb[OuterRim]] = Verb("refuse", NOTHING_MORE)
COUNTER: Final[Verb[OuterRim]] = Verb("counter", NOTHING_MORE)

# How far a bargain is.
BUILDING: Final = 0
ANSWERING: Final = 1
COUNTERING: Final = 2
LAST_WORD: Final = 3
CLOSED: Final = 4


class Bargain(Node[OuterRim]):
    """``seat`` trades with ``about``. ``data`` is the offer: the thousands that ``seat`` gives (less than 0: asks for),
    then the cards that change hands."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.at == CLOSED:
            return DONE
        if not frame.data:
            frame.data = [0]
        out = table.offer()
        if frame.at == BUILDING or frame.at == COUNTERING:
            builder = frame.seat if frame.at == BUILDING else frame.about
            self.build(table, frame, out)
            table.ask(builder, ASK_OFFER, NO_CARD, frame.data[0] * THOUSAND)
        else:
            out.add(ACCEPT.base)
            out.add(REFUSE.base)
            if frame.at == ANSWERING:
                out.add(COUNTER.base)
            table.ask(
                frame.about if frame.at == ANSWERING else frame.seat, ASK_ANSWER, NO_CARD, frame.data[0] * THOUSAND
            )
        return WAIT

    def build(self, table: OuterRim, frame: Frame, out: Options) -> None:
        """What may still come into the offer; cards only ever come in, so that it ends."""
        thousands = frame.data[0]
        out.add(STOP.base)
        for owner in (frame.seat, frame.about):
            for card in PUT.held(table, owner):
                if card not in frame.data[1:] and not table.item(card).kept:
                    out.add(PUT.base + owner * PUT.block + table.defs[card])
        if thousands >= 0 and (thousands + 1) * THOUSAND <= min(
            table.count[CREDITS[frame.seat]], MOST_ASKED * THOUSAND
        ):
            out.add(ADD_CREDITS.base)
        if thousands <= 0 and (1 - thousands) * THOUSAND <= min(
            table.count[CREDITS[frame.about]], MOST_ASKED * THOUSAND
        ):
            out.add(ASK_CREDITS.base)
        if len(frame.data) > 1 or thousands != 0:
            out.add(SEND.base)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if PUT.has(code):
            what = code - PUT.base
            for card in PUT.cards(table, frame.seat, what):
                if card not in frame.data[1:]:
                    frame.data = [*frame.data, card]
                    return
        elif code == ADD_CREDITS.base:
            frame.data = [frame.data[0] + 1, *frame.data[1:]]
        elif code == ASK_CREDITS.base:
            frame.data = [frame.data[0] - 1, *frame.data[1:]]
        elif code == SEND.base:
            log.add(OFFER_MADE, frame.seat if frame.at == BUILDING else frame.about, NO_CARD, frame.data[0] * THOUSAND)
            frame.at += 1
            if frame.at == ANSWERING:
                table.count[BARGAINS] += 1
        elif code == COUNTER.base:
            frame.at = COUNTERING
            frame.data = [0]
        elif code == ACCEPT.base:
            frame.at = CLOSED
            self.exchange(table, frame, log)
        elif code == REFUSE.base or (code == STOP.base and frame.at == COUNTERING):
            log.add(OFFER_REFUSED, frame.about if frame.at != LAST_WORD else frame.seat)
            frame.at = BUILDING if table.count[BARGAINS] < OFFERS else CLOSED
            frame.data = [0]
        else:
            frame.at = CLOSED

    def exchange(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """The cards change hands, a captured contact with its bounty; whoever has too much makes room at once."""
        seat, other = frame.seat, frame.about
        log.add(TRADED, seat, NO_CARD, 0, other)
        thousands = frame.data[0]
        if thousands > 0:
            hand_over(table, seat, other, thousands * THOUSAND, log)
        elif thousands < 0:
            hand_over(table, other, seat, -thousands * THOUSAND, log)
        hired: list[Seat] = []
        for card in frame.data[1:]:
            zone = zone_for(table.item(card).kind)
            giver = seat if card in table.rows[zone[seat]] else other
            taker = other if giver == seat else seat
            table.move(card, zone[giver], zone[taker])
            note_loss(table, card)
            log.add(TRADED_CARD, giver, card, 0, taker)
            if table.item(card).kind == CREW:
                hired.append(taker)
            bounty = table.item(card).bounty
            if bounty is not None:
                token = table.first_of(table.rows[CAPTURED[giver]], bounty.contact)
                if token >= 0:
                    table.move(token, CAPTURED[giver], CAPTURED[taker])
        for player in hired:  # crew from another player is gained like any other
            goal_crew(table, player, len(table.rows[CREW_HELD[player]]) - 1, log)
        if table.outcome is not None:
            return
        table.push(ROOM, seat)
        table.push(ROOM, other)
        for player in (seat, other):
            after_change(table, player, log)


BARGAIN: Final = PROGRAM.add("bargain", Bargain())
