"""Hidden piles in views: what a seat knows of them, and dealing anew what it doesn't."""

from __future__ import annotations

from kantyna.games.common.decks import DeckTable
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.ids import BITS, EVERYBODY, NOBODY, CardId, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.table import Table
from kantyna.kernel.view import View, Zone


def knows(table: Table, seat: Seat, card: CardId) -> bool:
    """Does *seat* know the hidden card where it lies? A spectator knows what everybody knows."""
    if seat == NOBODY:
        return table.known[card] == EVERYBODY
    return table.known[card] & BITS[seat] != 0


def open_zone(kind: int, seat: Seat, pile: list[CardId]) -> Zone:
    """A pile that everybody may look through; the order of places on the table is kept."""
    return Zone(kind, seat, len(pile), pile[:])


def held_zone(table: Table, seat: Seat, kind: int, owner: Seat, pile: list[CardId]) -> Zone:
    """A hidden pile without an order: the cards of it that *seat* knows."""
    return Zone(kind, owner, len(pile), [card for card in pile if knows(table, seat, card)])


def stacked_zone(table: Table, seat: Seat, kind: int, owner: Seat, pile: list[CardId]) -> Zone:
    """A hidden pile with an order: what *seat* knows of it from the top."""
    top: list[CardId] = []
    for card in reversed(pile):
        top.append(card if knows(table, seat, card) else -1)
    while top and top[-1] < 0:
        top.pop()
    return Zone(kind, owner, len(pile), top)


def unseen_zone(table: Table, seat: Seat, kind: int, owner: Seat, pile: list[CardId]) -> Zone:
    """The cards of hidden piles that *seat* can't place. Everybody may count cards: which they are is public."""
    unseen = sorted(card for card in pile if not knows(table, seat, card))
    return Zone(kind, owner, len(unseen), unseen)


def known_to(view: View, sight: int) -> int:
    """Who is taken to know a hidden card that the viewer knows, in a pile that *sight* sees."""
    return EVERYBODY if view.seat == NOBODY else sight | BITS[view.seat]


def fill_held(table: Table, zone: Zone, unseen: list[CardId], sight: int, known: int) -> list[CardId]:
    """A hidden pile without an order, completed from *unseen*; those of *sight* see all of it."""
    pile = zone.cards[:]
    for card in pile:
        table.known[card] = known
    while len(pile) < zone.size:
        card = unseen.pop()
        table.known[card] = sight
        pile.append(card)
    return pile


def fill_stacked(table: Table, zone: Zone, unseen: list[CardId], known: int) -> list[CardId]:
    """A hidden pile with an order, completed from *unseen*."""
    pile: list[CardId] = []
    top = zone.cards + [-1] * (zone.size - len(zone.cards))
    for card in reversed(top):
        if card >= 0:
            table.known[card] = known
            pile.append(card)
        else:
            pile.append(unseen.pop())
    return pile


def fill_decks(table: DeckTable, view: View, hand: int, deck: int, unseen: int, dice: Dice) -> None:
    """Everybody's hand and deck as the view has them, the rest dealt by chance; the numbers are kinds of zones."""
    for owner in range(table.seats):
        rest = view.zone(unseen, owner).cards[:]
        dice.shuffle(rest)
        sight = table.sight[owner]
        known = known_to(view, sight)
        table.hand[owner] = fill_held(table, view.zone(hand, owner), rest, sight, known)
        table.deck[owner] = fill_stacked(table, view.zone(deck, owner), rest, known)


def resample_decks(table: DeckTable, seat: Seat, dice: Dice) -> None:
    """Deal anew, in place, every card of hands and decks that *seat* cannot place."""
    bit = BITS[seat]
    known = table.known
    for owner in range(table.seats):
        hand = table.hand[owner][:]
        deck = table.deck[owner][:]
        hidden = [card for card in deck if not known[card] & bit]
        table.deck[owner] = deck
        if table.sight[owner] & bit:
            dice.shuffle(hidden)
            put_back(table, deck, hidden, bit)
            continue
        table.hand[owner] = hand
        hidden.extend([card for card in hand if not known[card] & bit])
        dice.shuffle(hidden)
        put_back(table, hand, hidden, bit)
        put_back(table, deck, hidden, bit)
        for card in deck:
            if not known[card] & bit:
                known[card] = 0
        for card in hand:
            if not known[card] & bit:
                known[card] = table.sight[owner]


def resume(table: Table, view: View) -> None:
    """Stand where the game stands and let the top frame ask its question again."""
    at = view.position
    table.stack = [frame.clone() for frame in at.stack]
    table.modifiers = at.modifiers[:]
    table.decisions = at.decisions
    table.outcome = view.outcome
    drain(table, Log(True))


def put_back(table: Table, pile: list[CardId], hidden: list[CardId], bit: int) -> None:
    """Replace the cards of a pile that the seat of *bit* doesn't know by the next hidden ones."""
    known = table.known
    for at in range(len(pile)):
        if not known[pile[at]] & bit:
            pile[at] = hidden.pop()
