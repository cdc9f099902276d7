"""Cards in play and how they leave it: destroyed, exiled, or at the end of the turn."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import (
    COMMITTED,
    DAMAGE,
    DECK,
    DISCARD,
    DOOMED,
    EXILED,
    HAND,
    IN_PLAY,
    SPENT,
    USED,
    Deckbuilding,
)
from kantyna.games.deckbuilding.vocabulary import CAPITAL_SHIP, WAS_EXILED
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NO_CARD, CardId, Seat
from kantyna.kernel.native import i64


def forget(table: Deckbuilding, card: CardId) -> None:
    """A card that left play is unused, uncommitted and undamaged again."""
    table.write_mark(USED, card, 0)
    table.write_mark(COMMITTED, card, 0)
    table.write_mark(SPENT, card, 0)
    table.write_mark(DAMAGE, card, 0)


def leave_play(table: Deckbuilding, seat: Seat, card: CardId) -> None:
    """Take a card out of play; what was remembered about it there is forgotten."""
    table.take(IN_PLAY[seat], card)
    forget(table, card)


def exile(table: Deckbuilding, seat: Seat, card: CardId, log: Log) -> None:
    """A card leaves the game for good. The caller took it from its place."""
    table.add(EXILED, card)
    if table.mark(DOOMED, card):
        table.write_mark(DOOMED, card, 0)
    log.add(WAS_EXILED, seat, card)


def doom(table: Deckbuilding, card: CardId) -> None:
    """The card is to be exiled at the end of the turn, after those that are so already."""
    last: i64 = 0
    for number in table.rows[DOOMED]:
        last = max(last, number)
    table.write_mark(DOOMED, card, last + 1)


def exile_doomed(table: Deckbuilding, seat: Seat, log: Log) -> None:
    """Cards taken only for the turn go in the order they came, wherever they lie by now (DB-EXILE-5)."""
    card = first_doomed(table)
    while card != NO_CARD:
        for handle in (HAND, IN_PLAY, DISCARD, DECK):
            if card in table.rows[handle[seat]]:
                table.take(handle[seat], card)
                forget(table, card)
                exile(table, seat, card, log)
                break
        card = first_doomed(table)
    table.clear(DOOMED)


def first_doomed(table: Deckbuilding) -> CardId:
    """The card that was doomed first, or none."""
    found = NO_CARD
    least: i64 = 0
    at: i64 = 0
    for number in table.rows[DOOMED]:
        if number > 0 and (found == NO_CARD or number < least):
            found = at
            least = number
        at += 1
    return found


def clear_play_area(table: Deckbuilding, seat: Seat) -> None:
    """Units go to the discard pile, capital ships stay."""
    place = IN_PLAY[seat]
    if not table.has_ship(seat):
        table.pour(place, DISCARD[seat])
        return
    at: i64 = 0
    while at < len(table.rows[place]):
        card = table.rows[place][at]
        if table.printed[card].kind == CAPITAL_SHIP:
            at += 1
        else:
            table.move(card, place, DISCARD[seat])
