"""Cards in play, and how they leave it."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.table import (
    ACTS_AS,
    ALLY_USED,
    BASES,
    DAMAGE,
    DISCARD,
    EXPLORERS,
    PRIMARY_USED,
    SCRAP_HEAP,
    SHIPS,
    StarRealms,
)
from kantyna.games.star_realms.vocabulary import BASE_DESTROYED, EXPLORER, RETURNED, SCRAPPED
from kantyna.kernel.body import row
from kantyna.kernel.event import Log
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64

IN_PLAY_ONLY: Final = row([PRIMARY_USED, ALLY_USED, ACTS_AS, DAMAGE])
"""The marks that a card has only while it is in play."""


def fleet_bonus(table: StarRealms, seat: Seat) -> i64:
    """Combat that each ship gets when it is played, from bases in play."""
    bonus: i64 = 0
    for base in table.rows[BASES[seat]]:
        bonus += table.printed[base].each_ship
    return bonus


def leave_play(table: StarRealms, seat: Seat, card: CardId) -> None:
    """Take a card out of the seat's play area; what was remembered about it there is forgotten."""
    if card in table.rows[BASES[seat]]:
        table.take(BASES[seat], card)
    else:
        table.take(SHIPS[seat], card)
    forget(table, card)


def forget(table: StarRealms, card: CardId) -> None:
    """A card that left play is unused, undamaged and itself again."""
    for mark in IN_PLAY_ONLY:
        if table.mark(mark, card) != 0:
            table.write_mark(mark, card, 0)


def to_scrap_heap(table: StarRealms, seat: Seat, card: CardId, log: Log) -> None:
    """A card leaves for good, except an Explorer, which goes back to its pile. The caller took it from its place."""
    if table.defs[card] == EXPLORER:
        table.add(EXPLORERS, card)
        log.add(RETURNED, seat, card)
    else:
        table.add(SCRAP_HEAP, card)
        log.add(SCRAPPED, seat, card)


def destroy_base(table: StarRealms, owner: Seat, card: CardId, by: Seat, log: Log) -> None:
    """A destroyed base goes to its owner's discard pile."""
    leave_play(table, owner, card)
    table.add(DISCARD[owner], card)
    log.add(BASE_DESTROYED, by, card, 0, owner)
