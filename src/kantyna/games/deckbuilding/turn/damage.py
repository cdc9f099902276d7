"""Damage to capital ships and bases."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import (
    CURRENT_BASE,
    DAMAGE,
    DISCARD,
    SHIELDED,
    VICTORY,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.play_area import forget, leave_play
from kantyna.games.deckbuilding.vocabulary import (
    BASE_DAMAGED,
    BASE_DESTROYED,
    BASE_REPAIRED,
    BASE_SHIELDED,
    GAME_WON,
    REASON_BASES,
    SHIELD,
    SHIP_DAMAGED,
    SHIP_DESTROYED,
)
from kantyna.kernel.event import Log
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64


def hit_ship(table: Deckbuilding, by: Seat, owner: Seat, ship: CardId, amount: i64, log: Log) -> None:
    """Damage a capital ship; enough of it destroys the ship (DB-ATTACK-4)."""
    log.add(SHIP_DAMAGED, by, ship, amount, owner)
    if amount >= table.hits_left(ship):
        destroy_ship(table, by, owner, ship, log)
    else:
        table.write_mark(DAMAGE, ship, table.mark(DAMAGE, ship) + amount)


def destroy_ship(table: Deckbuilding, by: Seat, owner: Seat, ship: CardId, log: Log) -> None:
    """To its owner's discard pile, its damage gone."""
    leave_play(table, owner, ship)
    table.add(DISCARD[owner], ship)
    log.add(SHIP_DESTROYED, by, ship, 0, owner)


def hit_base(table: Deckbuilding, by: Seat, owner: Seat, amount: i64, log: Log) -> None:
    """Damage a base past any ships. Without a base it is lost (DB-DAMAGE-2)."""
    base = table.base(owner)
    if base < 0 or amount <= 0:
        return
    printed = table.printed[base]
    if printed.constant == SHIELD:
        kept = min(amount, printed.amount - table.count[SHIELDED[owner]])
        if kept > 0:
            table.count[SHIELDED[owner]] += kept
            amount -= kept
            log.add(BASE_SHIELDED, owner, base, kept)
            if amount == 0:
                return
    log.add(BASE_DAMAGED, by, base, amount, owner)
    if amount >= table.hits_left(base):
        destroy_base(table, by, owner, base, log)
    else:
        table.write_mark(DAMAGE, base, table.mark(DAMAGE, base) + amount)


def destroy_base(table: Deckbuilding, by: Seat, owner: Seat, base: CardId, log: Log) -> None:
    """To the victory pile of the side that destroyed it; the last base needed ends the game."""
    side = by % 2
    table.move(base, CURRENT_BASE[owner], VICTORY[side])
    forget(table, base)
    destroyed: i64 = len(table.rows[VICTORY[side]])
    log.add(BASE_DESTROYED, by, base, destroyed, owner)
    if destroyed >= table.goal:
        winners = [seat for seat in range(table.seats) if seat % 2 == side]
        table.finish(winners, REASON_BASES)
        for seat in winners:
            log.add(GAME_WON, seat)


def repair(table: Deckbuilding, seat: Seat, amount: i64, log: Log) -> None:
    """Take damage off the own base."""
    base = table.base(seat)
    if base >= 0:
        mended = min(amount, table.mark(DAMAGE, base))
        if mended:
            table.write_mark(DAMAGE, base, table.mark(DAMAGE, base) - mended)
            log.add(BASE_REPAIRED, seat, base, mended)
