"""Everybody has a deck, a hand and a discard pile; an empty deck is made anew of the discard pile on demand."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.body import Options, Row
from kantyna.kernel.box import Box
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.table import Table
from kantyna.kernel.vocabulary import Words

# The first events of every game with personal decks.
DREW: Final = 0
RESHUFFLED: Final = 1
DISCARDED: Final = 2
REFILLED: Final = 3


def deck_events() -> Words:
    """The words of these events, for a game to add its own."""
    words = Words()
    for word in ("drew", "reshuffled", "discarded", "refilled"):
        words.add(word)
    return words


class DeckTable(Table):
    """*hand*, *deck* and *discard* are the handles of a game's own zones."""

    def __init__(self, box: Box, model: Table | None, hand: Row, deck: Row, discard: Row) -> None:
        super().__init__(box, model)
        self.hand = hand
        self.deck = deck
        self.discard = discard


def draw(table: DeckTable, seat: Seat, count: i64, log: Log) -> i64:
    """Draw up to *count* cards; an empty deck is made anew of the discard pile only when a card must be drawn."""
    deck = table.deck[seat]
    hand = table.hand[seat]
    left = count
    while left > 0:
        size: i64 = len(table.rows[deck])
        if size == 0:
            if len(table.rows[table.discard[seat]]) == 0:
                break
            reshuffle(table, seat, log)
            size = len(table.rows[deck])
        dealt = left if left < size else size
        table.deal(deck, hand, dealt, table.box.sight[seat])
        if not log.muted:
            for card in table.rows[hand][len(table.rows[hand]) - dealt :]:
                log.add(DREW, seat, card, 1, -1, table.known(card))
        left -= dealt
    return count - left


def reshuffle(table: DeckTable, seat: Seat, log: Log) -> None:
    """Make the deck anew of the discard pile."""
    deck = table.deck[seat]
    table.pour(table.discard[seat], deck)
    table.shuffle(deck)
    log.add(RESHUFFLED, seat, NO_CARD, len(table.rows[deck]))


def discard(table: DeckTable, seat: Seat, card: CardId, log: Log) -> None:
    """From hand to the discard pile, face up."""
    table.move(card, table.hand[seat], table.discard[seat])
    log.add(DISCARDED, seat, card)


def put_on_top(table: DeckTable, seat: Seat, card: CardId) -> None:
    """On top of the deck, face down again, but everybody saw it."""
    table.add(table.deck[seat], card)
    table.set_known(card, EVERYBODY)


def offer_pile(table: Table, first: Code, place: i64, out: Options) -> None:
    """One option for each different card of a pile; empty places are passed over."""
    defs = table.defs
    for card in table.rows[place]:
        if card >= 0:
            out.add(first + defs[card])
