"""A purchase: where the bought card goes, then what happens when it is bought."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import put_on_top, without
from kantyna.games.deckbuilding.actions import PLACE
from kantyna.games.deckbuilding.book import ALWAYS_KIND, FACTION, MOMENT, PROGRAM
from kantyna.games.deckbuilding.moments import offer
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_WHERE,
    FIRST_ON_TOP,
    NEUTRAL,
    NEUTRAL_TO_HAND,
    NEXT_ON_TOP,
    PUT_ON_TOP,
    TO_DECK,
    TO_DISCARD,
    TO_HAND_DOOMED,
    TO_HAND_EVENT,
    WHEN_BOUGHT,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NOTHING, CardId, Code, Seat
from kantyna.kernel.modifier import Modifier


class Purchase(Node[Deckbuilding]):
    """The bought ``frame.card`` is on its way; ``frame.about`` is where the text that bought it sends it."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.at:
            return DONE
        places = places_for(table, frame.seat, frame.card, frame.about)
        if len(places) > 1:
            table.ask(frame.seat, ASK_WHERE, [PLACE + place for place in places], frame.card)
        else:
            self.put(table, frame, places[0], log)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        self.put(table, frame, code - PLACE, log)

    def put(self, table: Deckbuilding, frame: Frame, place: int, log: Log) -> None:
        frame.at = 1
        seat = frame.seat
        card = frame.card
        definition = table.defs[card]
        table.coming = without(table.coming, card)
        table.purchases += 1
        if FACTION[definition] == NEUTRAL:
            table.neutral_purchases += 1
        if table.modifiers:
            # The card that the Smugglers waited for has come, wherever it goes (DB-BUY-7).
            kept: list[Modifier] = []
            for row in table.modifiers:
                if row.what != NEXT_ON_TOP or row.whom != seat:
                    kept.append(row)
            table.modifiers = kept
        if place == TO_DISCARD:
            table.discard[seat] = [*table.discard[seat], card]
        elif place == TO_DECK:
            put_on_top(table, seat, card)
            log.add(PUT_ON_TOP, seat, card)
        else:
            to_hand(table, seat, card, log)
            if place == TO_HAND_DOOMED:
                table.doomed = [*table.doomed, card]
        if MOMENT[definition] == WHEN_BOUGHT:
            offer(table, seat, [card])


PURCHASE_NODE: Final = PROGRAM.add("purchase", Purchase())


def places_for(table: Deckbuilding, seat: Seat, card: CardId, sent: int) -> list[int]:
    """Where a card bought now may go; bases only offer, a waiting Smuggler insists (DB-BUY-6, DB-BUY-7)."""
    if sent != NOTHING:
        return [sent]
    on_top = False
    for row in table.modifiers:
        if row.what == NEXT_ON_TOP and row.whom == seat:
            on_top = True
    places = [TO_DECK] if on_top else [TO_DISCARD]
    base = table.base[seat]
    if base >= 0:
        always = ALWAYS_KIND[table.defs[base]]
        if always == FIRST_ON_TOP:
            if not table.purchases and not on_top:
                places.append(TO_DECK)
        elif always == NEUTRAL_TO_HAND and not table.neutral_purchases and FACTION[table.defs[card]] == NEUTRAL:
            places.append(TO_HAND_DOOMED)
    return places


def to_hand(table: Deckbuilding, seat: Seat, card: CardId, log: Log) -> None:
    """A card that everybody saw goes to a hand."""
    table.hand[seat] = [*table.hand[seat], card]
    table.known[card] = EVERYBODY
    log.add(TO_HAND_EVENT, seat, card)


def bought(table: Deckbuilding, seat: Seat, card: CardId, sent: int = NOTHING) -> None:
    """Put the purchase of a card, already taken from its place, on the stack."""
    table.coming = [*table.coming, card]
    table.push(PURCHASE_NODE, seat, card, -1, sent)
