"""The galaxy row: what leaves it is replaced at once, and attackers of what left have spent their attack."""

from __future__ import annotations

from kantyna.games.common.decks import REFILLED
from kantyna.games.deckbuilding.table import (
    AT_ROW,
    BOUNTY,
    COMMITTED,
    GALAXY_DECK,
    GALAXY_DISCARD,
    GALAXY_ROW,
    GONE,
    IN_PLAY,
    PLACES,
    SPENT,
    Deckbuilding,
)
from kantyna.games.deckbuilding.vocabulary import GALAXY_SHUFFLED, ROW_DISCARDED
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NO_CARD, NOWHERE, CardId, Seat
from kantyna.kernel.native import i64


def fill(table: Deckbuilding, seat: Seat, place: i64, log: Log) -> None:
    """Put the top galaxy card into a place of the row; the deck is renewed only now if it ran out (DB-DECK-2)."""
    if len(table.rows[GALAXY_DECK]) == 0:
        if len(table.rows[GALAXY_DISCARD]) == 0:
            return
        table.pour(GALAXY_DISCARD, GALAXY_DECK)
        table.shuffle(GALAXY_DECK)
        log.add(GALAXY_SHUFFLED, seat, NO_CARD, len(table.rows[GALAXY_DECK]))
    card = table.pop(GALAXY_DECK)
    table.put(GALAXY_ROW, place, card)
    if not log.muted:
        log.add(REFILLED, seat, card)


def leave_row(table: Deckbuilding, place: i64) -> CardId:
    """Take a card off the row; attackers committed to it have spent their attack (DB-COMMIT-5)."""
    card = table.rows[GALAXY_ROW][place]
    table.put(GALAXY_ROW, place, NO_CARD)
    aim = AT_ROW + place
    spend(table, table.active, aim)
    if table.count[BOUNTY] == aim:
        # The one neutral target of this turn is gone; a card that takes its place is another.
        table.count[BOUNTY] = GONE
    return card


def spend(table: Deckbuilding, seat: Seat, aim: i64) -> None:
    """The cards of an attack that is over attack no more this turn (DB-ATTACK-9)."""
    if len(table.rows[COMMITTED]) == 0:
        return
    for card in table.rows[IN_PLAY[seat]]:
        if table.rows[COMMITTED][card] == aim:
            table.write_mark(COMMITTED, card, 0)
            table.write_mark(SPENT, card, 1)


def take_from_row(table: Deckbuilding, seat: Seat, card: CardId, log: Log) -> None:
    """Take a card off the row, which is filled again at once."""
    place = place_of(table, card)
    leave_row(table, place)
    fill(table, seat, place, log)


def to_galaxy_discard(table: Deckbuilding, seat: Seat, place: i64, log: Log) -> None:
    """From the row to the galaxy discard pile, without a reward (DB-DISCARD-3); the place stays empty for now."""
    card = leave_row(table, place)
    table.add(GALAXY_DISCARD, card)
    log.add(ROW_DISCARDED, seat, card)


def discard_from_row(table: Deckbuilding, seat: Seat, place: i64, log: Log) -> None:
    """A card of the row is discarded and replaced."""
    to_galaxy_discard(table, seat, place, log)
    fill(table, seat, place, log)


def place_of(table: Deckbuilding, card: CardId) -> i64:
    """The place of the row where a card lies."""
    for place in range(PLACES):
        if table.rows[GALAXY_ROW][place] == card:
            return place
    return NOWHERE


def is_target(table: Deckbuilding, place: i64) -> bool:
    """Is anybody committed against the card in this place of the row?"""
    if len(table.rows[COMMITTED]) > 0:
        for card in table.rows[IN_PLAY[table.active]]:
            if table.mark(COMMITTED, card) == AT_ROW + place:
                return True
    return False


def any_in_row(table: Deckbuilding) -> bool:
    for card in table.rows[GALAXY_ROW]:
        if card >= 0:
            return True
    return False
