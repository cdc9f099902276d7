"""What befalls cards: damage lands, cards leave play, shields are spent; whatever made it happen."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import NUMBER_OF
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.table import (
    CAPTIVES,
    DAMAGE,
    DECK,
    DISCARD_PILE,
    EDGE_STACK,
    ENGAGED,
    HAND,
    SHIELDS,
    TOGETHER,
    VICTORY,
    CardGame,
)
from kantyna.games.card_game.turn.movement import (
    attachments,
    captured_at,
    clear_tokens,
    move,
    move_dial,
    rescue,
    to_bottom,
    win,
)
from kantyna.games.card_game.turn.nodes import N_ORDER
from kantyna.games.card_game.turn.values import capacity, in_play
from kantyna.games.card_game.vocabulary import (
    DARK,
    DESTROYED,
    E_CAPTURED,
    E_DAMAGED,
    E_DESTROYED,
    E_DISCARDED_FROM_PLAY,
    E_RETURNED,
    E_SACRIFICED,
    E_SHIELD_SPENT,
    E_SUNK,
    H_DAMAGE,
    H_LEAVES,
    LIGHT,
    OBJECTIVE,
    R_HEART,
    R_OBJECTIVES,
    RETURNED,
    SACRIFICED,
    SUNK,
    TO_HAND,
)
from kantyna.kernel.event import Log
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOTHING, CardId, Seat
from kantyna.kernel.native import i64

WIN_WITH: Final = 3
"""Objectives the light side must destroy (CG-WIN-1)."""
BINDS: Final = "it-binds-all-things"


def is_hidden(table: CardGame, card: CardId) -> bool:
    """Does the card lie where it might as well be in its owner's hand, for all that one of the players knows?

    The opponent sees neither hand nor deck nor face-down edge cards, the owner not what was captured from his deck.
    """
    owner = table.owner[card]
    place = table.where(card)
    if place == CAPTIVES:
        return not table.known(card) & BITS[owner]
    if place == HAND[owner] or place == DECK[owner]:
        return True
    return place == EDGE_STACK[owner] and table.known(card) != EVERYBODY


def departure(table: CardGame, card: CardId, why: i64, source: CardId = NO_CARD) -> Happening:
    """A card is about to leave play."""
    return Happening(H_LEAVES, table.owner[card], card, why, NOTHING, source)


def damage(table: CardGame, card: CardId, amount: i64, source: CardId, flags: i64) -> Happening:
    return Happening(H_DAMAGE, table.owner[card], card, amount, flags, source)


def place_damage(table: CardGame, event: Happening, log: Log) -> None:
    """Tokens land; what exceeds the capacity is ignored (CG-DMG-1, CG-DMG-4)."""
    card = event.card
    if not in_play(table, card):
        event.applied = 0
        return
    room = capacity(table, card) - table.mark(DAMAGE, card)
    if event.amount > room:
        event.amount = room if room > 0 else 0
    if event.amount <= 0:
        event.applied = 0
        return
    table.write_mark(DAMAGE, card, table.mark(DAMAGE, card) + event.amount)
    log.add(E_DAMAGED, table.owner[card], card, event.amount, -1, EVERYBODY, event.source)


def leave(table: CardGame, event: Happening, log: Log) -> None:
    """A card leaves play: attachments go, captives are rescued, tokens vanish; then to where it belongs."""
    card = event.card
    if not in_play(table, card) or not table.stack:
        event.applied = 0
        return
    owner = table.owner[card]
    for other in attachments(table, card):
        clear_tokens(table, other)
        move(table, other, DISCARD_PILE[table.owner[other]], EVERYBODY)
        table.count[TOGETHER] += table.owner[other]
        log.add(E_DISCARDED_FROM_PLAY, table.owner[other], other)
    for captive in captured_at(table, card):
        rescue(table, captive, log)
    clear_tokens(table, card)
    if table.count[ENGAGED] == card:
        table.count[ENGAGED] = NO_CARD
    why = event.amount
    source = event.source
    if event.other >= 0:
        move(table, card, CAPTIVES, EVERYBODY)
        table.attach(card, event.other)
        log.add(E_CAPTURED, owner, card, 0, -1, EVERYBODY, source)
    elif event.other == TO_HAND or why == RETURNED:
        move(table, card, HAND[table.owner[card]], EVERYBODY)
        log.add(E_RETURNED, owner, card, 0, -1, EVERYBODY, source)
    elif why == SUNK:
        to_bottom(table, card, 0)
        log.add(E_SUNK, owner, card, 0, -1, EVERYBODY, source)
    elif table.printed[card].kind == OBJECTIVE:
        _destroy_objective(table, card, source, log)
    else:
        move(table, card, DISCARD_PILE[table.owner[card]], EVERYBODY)
        table.count[TOGETHER] += owner
        kind = E_DESTROYED if why == DESTROYED else E_SACRIFICED if why == SACRIFICED else E_DISCARDED_FROM_PLAY
        log.add(kind, owner, card, 0, -1, EVERYBODY, source)


def _destroy_objective(table: CardGame, card: CardId, source: CardId, log: Log) -> None:
    owner = table.owner[card]
    winner = 1 - owner
    move(table, card, VICTORY[1 - table.owner[card]], EVERYBODY)
    log.add(E_DESTROYED, owner, card, 0, -1, EVERYBODY, source)
    if table.printed[card].constant[c.LOSE_IF_DESTROYED]:
        win(table, winner, R_HEART, log)
    elif owner == LIGHT:
        move_dial(table, len(table.rows[VICTORY[DARK]]), log)
    elif len(table.rows[VICTORY[LIGHT]]) >= WIN_WITH:
        win(table, LIGHT, R_OBJECTIVES, log)


def spend_shield(table: CardGame, card: CardId, log: Log) -> None:
    table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - 1)
    log.add(E_SHIELD_SPENT, table.owner[card], card)


def order_matters(table: CardGame, seat: Seat) -> bool:
    """Can the order of the seat's discard pile still matter (CG-DISC-4)?"""
    if seat == LIGHT:
        for card in table.copies[NUMBER_OF[BINDS]]:
            if is_hidden(table, card) or table.where(card) == CAPTIVES:
                return True
    return False


def order_discards(table: CardGame, seat: Seat, count: i64) -> None:
    """Ask the owner in which order *count* cards were discarded, where the order can matter."""
    if count > 1 and order_matters(table, seat):
        table.push(N_ORDER, seat, NO_CARD, count)
