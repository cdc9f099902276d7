"""Fame, credits, reputation, and the end of the game."""

from __future__ import annotations

from kantyna.games.outer_rim.events import (
    GAINED_CREDITS,
    GAINED_FAME,
    GAINED_REPUTATION,
    GAME_WON,
    LOST_CREDITS,
    LOST_REPUTATION,
    REASON_FAME,
)
from kantyna.games.outer_rim.table import CREDITS, FAME, REPUTATION, OuterRim
from kantyna.games.outer_rim.turn.abilities import run_now, standing_abilities
from kantyna.games.outer_rim.vocabulary import AFTER_REPUTATION, NO_FACTION
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NO_CARD, CardId, Seat
from kantyna.kernel.native import i64


def gain_credits(table: OuterRim, seat: Seat, amount: i64, log: Log, source: CardId = NO_CARD) -> None:
    if amount > 0:
        table.count[CREDITS[seat]] += amount
        log.add(GAINED_CREDITS, seat, NO_CARD, amount, source=source)


def lose_credits(table: OuterRim, seat: Seat, amount: i64, log: Log, source: CardId = NO_CARD) -> i64:
    """So many, or all there are; tells how many."""
    lost = min(amount, table.count[CREDITS[seat]])
    if lost > 0:
        table.count[CREDITS[seat]] -= lost
        log.add(LOST_CREDITS, seat, NO_CARD, lost, source=source)
    return lost


def gain_fame(table: OuterRim, seat: Seat, amount: i64, log: Log, source: CardId = NO_CARD) -> None:
    """Fame on the track; it may end the game at once (OR-WIN-1)."""
    if amount > 0:
        table.count[FAME[seat]] += amount
        log.add(GAINED_FAME, seat, NO_CARD, amount, source=source)
        check_fame(table, log)


def check_fame(table: OuterRim, log: Log) -> None:
    """Has somebody fame enough to win? Of two at once the one whose turn it is (ours)."""
    if table.outcome is not None:
        return
    for step in range(table.seats):
        seat = (table.active + step) % table.seats
        if table.fame(seat) >= table.goal:
            log.add(GAME_WON, seat, NO_CARD, table.fame(seat))
            table.finish([seat], REASON_FAME)
            return


def gain_reputation(table: OuterRim, seat: Seat, faction: i64, log: Log, source: CardId = NO_CARD) -> bool:
    """One step up; nothing at the top (OR-REP-3). Tells whether it rose."""
    if faction == NO_FACTION or table.count[REPUTATION[faction][seat]] > 0:
        return False
    table.count[REPUTATION[faction][seat]] += 1
    log.add(GAINED_REPUTATION, seat, NO_CARD, faction, source=source)
    for found in standing_abilities(table, seat, AFTER_REPUTATION):
        if faction in found.ability.factions:
            run_now(table, seat, found, log)
    check_fame(table, log)
    return True


def lose_reputation(table: OuterRim, seat: Seat, faction: i64, log: Log, source: CardId = NO_CARD) -> bool:
    """One step down; nothing at the bottom. Tells whether it fell."""
    if faction == NO_FACTION or table.count[REPUTATION[faction][seat]] < 0:
        return False
    table.count[REPUTATION[faction][seat]] -= 1
    log.add(LOST_REPUTATION, seat, NO_CARD, faction, source=source)
    return True
