"""What cards and tokens do at the table, whoever asked for it. Nothing here asks anybody."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import (
    CAPTIVES,
    COMMITTED,
    DAMAGE,
    DECK,
    DIAL,
    DISCARD_PILE,
    ENHANCEMENTS,
    FIGHTING,
    FOCUS,
    HAND,
    HOST,
    OBJECTIVE_DECK,
    SHIELDS,
    USED,
    WHERE,
    CardGame,
)
from kantyna.games.card_game.vocabulary import (
    DARK,
    E_DIAL,
    E_DISCARDED,
    E_DREW,
    E_FOCUS_REMOVED,
    E_FOCUSED,
    E_GAME_WON,
    E_HEALED,
    E_RESCUED,
    E_SHIELDED,
    E_SHUFFLED,
    LIGHT,
    M_CHEAPER,
    M_IGNORE_MATCH,
    M_RESERVE,
    R_COMMAND_DECK,
    R_DIAL,
)
from kantyna.kernel.body import listed
from kantyna.kernel.event import Log
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, CardId, Seat
from kantyna.kernel.modifier import Modifier, expired
from kantyna.kernel.native import i64

WIN_AT: Final = 12
"""The dial's winning number (CG-WIN-2)."""


def move(table: CardGame, card: CardId, place: i64, known: i64) -> None:
    """Lay a card at the end (on top) of another row; *known* says who knows it there."""
    table.move(card, table.rows[WHERE][card], place)
    table.put(WHERE, card, place)
    table.set_known(card, known)


def to_hand(table: CardGame, card: CardId, seen: i64 = 0) -> None:
    """To its owner's hand; *seen* tells who else saw it go there."""
    owner = table.owner[card]
    move(table, card, HAND[owner], BITS[owner] | seen)


def to_bottom(table: CardGame, card: CardId, known: i64) -> None:
    """Under its owner's command deck."""
    deck = DECK[table.owner[card]]
    move(table, card, deck, known)
    table.insert(deck, 0, table.pop(deck))


def bury(table: CardGame, card: CardId) -> None:
    """From hand under the deck, face down: of the cards known there others cannot tell which it was (CG-TABLE-5)."""
    owner = table.owner[card]
    hand = table.rows[HAND[owner]]
    if len(hand) > 1:
        for other in hand:
            table.set_known(other, BITS[owner])
    to_bottom(table, card, table.known(card))


def discard(table: CardGame, card: CardId, log: Log, source: CardId = NO_CARD) -> None:
    """From hand or another place out of play to the discard pile, face up."""
    move(table, card, DISCARD_PILE[table.owner[card]], EVERYBODY)
    log.add(E_DISCARDED, table.owner[card], card, 0, -1, EVERYBODY, source)


def win(table: CardGame, seat: Seat, reason: i64, log: Log) -> None:
    log.add(E_GAME_WON, seat, NO_CARD, reason)
    table.finish([seat], reason)


def draw(table: CardGame, seat: Seat, count: i64, log: Log, source: CardId = NO_CARD) -> bool:
    """Draw one card after another; from an empty deck the game is lost (CG-WIN-3). Tells whether it goes on."""
    for _ in range(count):
        deck = table.rows[DECK[seat]]
        if len(deck) == 0:
            win(table, 1 - seat, R_COMMAND_DECK, log)
            return False
        card = deck[len(deck) - 1]
        move(table, card, HAND[seat], table.known(card) | BITS[seat])
        log.add(E_DREW, seat, card, 1, -1, table.known(card), source)
    return True


def move_dial(table: CardGame, amount: i64, log: Log, source: CardId = NO_CARD) -> None:
    """Forward, to the dark side's victory at 12; or back, never below 1 (the texts that move it back say so)."""
    if amount < 0:
        lowest = table.count[DIAL] if table.count[DIAL] < 1 else 1
        table.count[DIAL] = table.count[DIAL] + amount if table.count[DIAL] + amount > lowest else lowest
    else:
        table.count[DIAL] += amount
    log.add(E_DIAL, DARK, NO_CARD, table.count[DIAL], -1, EVERYBODY, source)
    if table.count[DIAL] >= WIN_AT:
        win(table, DARK, R_DIAL, log)


def put_focus(table: CardGame, card: CardId, count: i64, log: Log, source: CardId = NO_CARD) -> None:
    if count > 0:
        table.write_mark(FOCUS, card, table.mark(FOCUS, card) + count)
        log.add(E_FOCUSED, table.owner[card], card, count, -1, EVERYBODY, source)


def take_focus(table: CardGame, card: CardId, count: i64, log: Log, source: CardId = NO_CARD) -> None:
    """Remove up to *count* focus tokens."""
    if count > table.mark(FOCUS, card):
        count = table.mark(FOCUS, card)
    if count > 0:
        table.write_mark(FOCUS, card, table.mark(FOCUS, card) - count)
        log.add(E_FOCUS_REMOVED, table.owner[card], card, count, -1, EVERYBODY, source)


def put_shield(table: CardGame, card: CardId, log: Log, source: CardId = NO_CARD, more: bool = False) -> None:
    """A second shield needs *more* (CG-SHLD-1)."""
    if more or not table.mark(SHIELDS, card):
        table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) + 1)
        log.add(E_SHIELDED, table.owner[card], card, 1, -1, EVERYBODY, source)


def heal(table: CardGame, card: CardId, count: i64, log: Log, source: CardId = NO_CARD) -> None:
    if count > table.mark(DAMAGE, card):
        count = table.mark(DAMAGE, card)
    if count > 0:
        table.write_mark(DAMAGE, card, table.mark(DAMAGE, card) - count)
        log.add(E_HEALED, table.owner[card], card, count, -1, EVERYBODY, source)


def last_for(table: CardGame, what: i64, whom: i64, amount: i64, until: i64, source: CardId) -> None:
    table.modifiers = [*table.modifiers, Modifier(what, whom, amount, until, source)]


def expire(table: CardGame, until: i64) -> None:
    if table.modifiers:
        table.modifiers = expired(table.modifiers, until)


def clear_tokens(table: CardGame, card: CardId) -> None:
    """A card that leaves play is as printed again; effects on it end (CG-ABIL-8)."""
    table.write_mark(FOCUS, card, 0)
    table.write_mark(DAMAGE, card, 0)
    table.write_mark(SHIELDS, card, 0)
    table.write_mark(COMMITTED, card, 0)
    table.write_mark(USED, card, 0)
    table.write_mark(FIGHTING, card, 0)
    table.attach(card, -1)
    if table.modifiers:
        table.modifiers = [
            row
            for row in table.modifiers
            if row.whom != card or row.what == M_IGNORE_MATCH or row.what == M_CHEAPER or row.what == M_RESERVE
        ]


def rescue(table: CardGame, card: CardId, log: Log, source: CardId = NO_CARD) -> None:
    """A captured card returns to its owner's hand; who knew it in captivity knows it there (CG-CAPT-5)."""
    table.attach(card, -1)
    to_hand(table, card, table.known(card))
    log.add(E_RESCUED, LIGHT, card, 0, -1, table.known(card), source)


def captured_at(table: CardGame, objective: CardId) -> list[CardId]:
    return [card for card in table.rows[CAPTIVES] if table.host(card) == objective]


def attachments(table: CardGame, card: CardId) -> list[CardId]:
    """Enhancements attached to a card, in order of ids."""
    found = [other for side in range(2) for other in table.rows[ENHANCEMENTS[side]] if table.host(other) == card]
    found.sort()
    return found


def has_attachment(table: CardGame, card: CardId) -> bool:
    hosts = table.rows[HOST]
    if len(hosts) > 0:
        for side in range(2):
            for other in table.rows[ENHANCEMENTS[side]]:
                if hosts[other] == card + 1:
                    return True
    return False


def shuffle_deck(table: CardGame, seat: Seat, objectives: bool, log: Log) -> None:
    table.shuffle(OBJECTIVE_DECK[seat] if objectives else DECK[seat])
    log.add(E_SHUFFLED, seat, NO_CARD, 1 if objectives else 0)


def mix(table: CardGame, cards: list[CardId]) -> None:
    """Bring some cards into an order by chance."""
    for at in range(len(cards) - 1, 0, -1):
        other = table.next_below(at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def top_of(table: CardGame, place: i64, count: i64) -> list[CardId]:
    """The top cards of a pile, the topmost last; fewer where it holds no more."""
    pile = listed(table.rows[place])
    return pile[max(0, len(pile) - count) :]
