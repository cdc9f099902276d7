"""What cards and tokens do at the table, whoever asked for it. Nothing here asks anybody."""

from __future__ import annotations

from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.words import (
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
    Z_CAPTURED,
    Z_CHOSEN,
    Z_DECK,
    Z_DISCARD,
    Z_EDGE,
    Z_ENHANCEMENTS,
    Z_HAND,
    Z_OBJECTIVE_DECK,
    Z_OBJECTIVES,
    Z_PLAYING,
    Z_UNITS,
)
from kantyna.kernel.event import Log
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, CardId, Seat
from kantyna.kernel.modifier import Modifier, expired

WIN_AT: int = 12
"""The dial's winning number (CG-WIN-2)."""


def pile_of(table: CardGame, zone: int, owner: Seat) -> list[CardId]:
    """The pile that a zone of an owner's card is."""
    if zone == Z_DECK:
        return table.deck[owner]
    if zone == Z_HAND:
        return table.hand[owner]
    if zone == Z_DISCARD:
        return table.discard[owner]
    if zone == Z_UNITS:
        return table.units[owner]
    if zone == Z_ENHANCEMENTS:
        return table.enhancements[owner]
    if zone == Z_OBJECTIVES:
        return table.objectives[owner]
    if zone == Z_EDGE:
        return table.edge[owner]
    if zone == Z_OBJECTIVE_DECK:
        return table.objective_deck[owner]
    if zone == Z_CHOSEN:
        return table.chosen[owner]
    if zone == Z_CAPTURED:
        return table.captured
    if zone == Z_PLAYING:
        return table.playing
    return table.victory[1 - owner]


def move(table: CardGame, card: CardId, zone: int, known: int) -> None:
    """Lay a card on the end (the top) of another pile; *known* says who knows it there."""
    owner = table.owner[card]
    pile_of(table, table.zone[card], owner).remove(card)
    pile_of(table, zone, owner).append(card)
    table.zone[card] = zone
    table.known[card] = known


def to_hand(table: CardGame, card: CardId, seen: int = 0) -> None:
    """To its owner's hand; *seen* tells who else saw it go there."""
    move(table, card, Z_HAND, BITS[table.owner[card]] | seen)


def to_bottom(table: CardGame, card: CardId, known: int) -> None:
    """Under its owner's command deck."""
    move(table, card, Z_DECK, known)
    deck = table.deck[table.owner[card]]
    deck.insert(0, deck.pop())


def bury(table: CardGame, card: CardId) -> None:
    """From hand under the deck, face down: of the cards known there others cannot tell which it was (CG-TABLE-5)."""
    owner = table.owner[card]
    hand = table.hand[owner]
    if len(hand) > 1:
        for other in hand:
            table.known[other] = BITS[owner]
    to_bottom(table, card, table.known[card])


def discard(table: CardGame, card: CardId, log: Log, source: CardId = NO_CARD) -> None:
    """From hand or another place out of play to the discard pile, face up."""
    move(table, card, Z_DISCARD, EVERYBODY)
    log.add(E_DISCARDED, table.owner[card], card, 0, -1, EVERYBODY, source)


def win(table: CardGame, seat: Seat, reason: int, log: Log) -> None:
    log.add(E_GAME_WON, seat, NO_CARD, reason)
    table.finish([seat], reason)


def draw(table: CardGame, seat: Seat, count: int, log: Log, source: CardId = NO_CARD) -> bool:
    """Draw one card after another; from an empty deck the game is lost (CG-WIN-3). Tells whether it goes on."""
    for _ in range(count):
        if not table.deck[seat]:
            win(table, 1 - seat, R_COMMAND_DECK, log)
            return False
        card = table.deck[seat][-1]
        move(table, card, Z_HAND, table.known[card] | BITS[seat])
        log.add(E_DREW, seat, card, 1, -1, table.known[card], source)
    return True


def move_dial(table: CardGame, amount: int, log: Log, source: CardId = NO_CARD) -> None:
    """Forward, to the dark side's victory at 12; or back, never below 1 (the texts that move it back say so)."""
    if amount < 0:
        lowest = table.dial if table.dial < 1 else 1
        table.dial = table.dial + amount if table.dial + amount > lowest else lowest
    else:
        table.dial += amount
    log.add(E_DIAL, DARK, NO_CARD, table.dial, -1, EVERYBODY, source)
    if table.dial >= WIN_AT:
        win(table, DARK, R_DIAL, log)


def put_focus(table: CardGame, card: CardId, count: int, log: Log, source: CardId = NO_CARD) -> None:
    if count > 0:
        table.focus[card] += count
        log.add(E_FOCUSED, table.owner[card], card, count, -1, EVERYBODY, source)


def take_focus(table: CardGame, card: CardId, count: int, log: Log, source: CardId = NO_CARD) -> None:
    """Remove up to *count* focus tokens."""
    if count > table.focus[card]:
        count = table.focus[card]
    if count > 0:
        table.focus[card] -= count
        log.add(E_FOCUS_REMOVED, table.owner[card], card, count, -1, EVERYBODY, source)


def put_shield(table: CardGame, card: CardId, log: Log, source: CardId = NO_CARD, more: bool = False) -> None:
    """A second shield needs *more* (CG-SHLD-1)."""
    if more or not table.shields[card]:
        table.shields[card] += 1
        log.add(E_SHIELDED, table.owner[card], card, 1, -1, EVERYBODY, source)


def heal(table: CardGame, card: CardId, count: int, log: Log, source: CardId = NO_CARD) -> None:
    if count > table.damage[card]:
        count = table.damage[card]
    if count > 0:
        table.damage[card] -= count
        log.add(E_HEALED, table.owner[card], card, count, -1, EVERYBODY, source)


def last_for(table: CardGame, what: int, whom: int, amount: int, until: int, source: CardId) -> None:
    table.modifiers = [*table.modifiers, Modifier(what, whom, amount, until, source)]


def expire(table: CardGame, until: int) -> None:
    if table.modifiers:
        table.modifiers = expired(table.modifiers, until)


def clear_tokens(table: CardGame, card: CardId) -> None:
    """A card that leaves play is as printed again; effects on it end (CG-ABIL-8)."""
    table.focus[card] = 0
    table.damage[card] = 0
    table.shields[card] = 0
    table.committed[card] = 0
    table.used[card] = 0
    table.fighting[card] = 0
    table.host[card] = -1
    if table.modifiers:
        table.modifiers = [
            row
            for row in table.modifiers
            if row.whom != card or row.what == M_IGNORE_MATCH or row.what == M_CHEAPER or row.what == M_RESERVE
        ]


def rescue(table: CardGame, card: CardId, log: Log, source: CardId = NO_CARD) -> None:
    """A captured card returns to its owner's hand; who knew it in captivity knows it there (CG-CAPT-5)."""
    table.host[card] = -1
    to_hand(table, card, table.known[card])
    log.add(E_RESCUED, LIGHT, card, 0, -1, table.known[card], source)


def captured_at(table: CardGame, objective: CardId) -> list[CardId]:
    return [card for card in table.captured if table.host[card] == objective]


def attachments(table: CardGame, card: CardId) -> list[CardId]:
    """Enhancements attached to a card, in order of ids."""
    found = [other for side in range(2) for other in table.enhancements[side] if table.host[other] == card]
    found.sort()
    return found


def shuffle_deck(table: CardGame, seat: Seat, objectives: bool, log: Log) -> None:
    table.shuffle(table.objective_deck[seat] if objectives else table.deck[seat])
    log.add(E_SHUFFLED, seat, NO_CARD, 1 if objectives else 0)


def propose(table: CardGame, event: Happening) -> int:
    """Put a happening up; gives its place."""
    table.happenings.append(event)
    return len(table.happenings) - 1
