"""Everybody has a deck, a hand and a discard pile; an empty deck is made anew of the discard pile on demand."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.core import Core
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.table import Table

# The first events of every game with personal decks.
DREW: Final = 0
RESHUFFLED: Final = 1
DISCARDED: Final = 2
REFILLED: Final = 3
DECK_EVENTS: Final = ["drew", "reshuffled", "discarded", "refilled"]

NO_CARDS: Final[list[CardId]] = []
"""The empty pile, one for all: piles are never changed in place."""


class DeckTable(Table):
    """Piles are lists of card ids whose top is the end, one for each seat.

    A pile is never changed in place: whoever changes one puts a new one there, so that clones share them.
    """

    def __init__(
        self,
        core: Core,
        seats: int,
        sight: list[int],
        hand: list[list[CardId]],
        deck: list[list[CardId]],
        discard: list[list[CardId]],
    ) -> None:
        super().__init__(core)
        self.seats = seats
        self.sight = sight
        """Mask of the seats that see each seat's hand."""
        self.hand = hand
        self.deck = deck
        self.discard = discard


def draw(table: DeckTable, seat: Seat, count: int, log: Log) -> int:
    """Draw up to *count* cards; an empty deck is made anew of the discard pile only when a card must be drawn."""
    deck = table.deck[seat][:]
    hand = table.hand[seat][:]
    known = table.known
    sight = table.sight[seat]
    drawn = 0
    while drawn < count:
        if not deck:
            pile = table.discard[seat]
            if not pile:
                break
            deck = pile[:]
            table.discard[seat] = NO_CARDS
            table.shuffle(deck)
            log.add(RESHUFFLED, seat, NO_CARD, len(deck))
        card = deck.pop()
        known[card] |= sight
        hand.append(card)
        if not log.muted:
            log.add(DREW, seat, card, 1, -1, known[card])
        drawn += 1
    table.deck[seat] = deck
    table.hand[seat] = hand
    return drawn


def without(pile: list[CardId], card: CardId) -> list[CardId]:
    """The pile once the card has left it."""
    left = pile[:]
    left.remove(card)
    return left


def discard(table: DeckTable, seat: Seat, card: CardId, log: Log) -> None:
    """From hand to the discard pile, face up."""
    table.hand[seat] = without(table.hand[seat], card)
    table.discard[seat] = [*table.discard[seat], card]
    log.add(DISCARDED, seat, card)


def put_on_top(table: DeckTable, seat: Seat, card: CardId) -> None:
    """On top of the deck, face down again, but everybody saw it."""
    table.deck[seat] = [*table.deck[seat], card]
    table.known[card] = EVERYBODY


def first(table: Table, pile: list[CardId], definition: DefId) -> CardId:
    """The first card of a definition in a pile."""
    defs = table.defs
    for card in pile:
        if card >= 0 and defs[card] == definition:
            return card
    return NO_CARD


def codes(table: Table, verb: Code, pile: list[CardId]) -> list[Code]:
    """One code for each different card of a pile, in order; empty places are passed over."""
    defs = table.defs
    found: list[Code] = []
    for card in pile:
        if card >= 0:
            code = verb + defs[card]
            if code not in found:
                found.append(code)
    found.sort()
    return found


def distinct(rising: list[Code]) -> list[Code]:
    """Codes in rising order, each once: equal cards are one option. The list itself where nothing is there twice."""
    last = -1
    for code in rising:
        if code == last:
            break
        last = code
    else:
        return rising
    kept: list[Code] = []
    last = -1
    for code in rising:
        if code != last:
            kept.append(code)
            last = code
    return kept
