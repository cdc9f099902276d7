"""Trade, combat and authority."""

from __future__ import annotations

from kantyna.games.star_realms.table import AUTHORITY_SCORE, COMBAT_POOL, TRADE_POOL, StarRealms
from kantyna.games.star_realms.vocabulary import COMBAT, GAINED_AUTHORITY, GAINED_COMBAT, GAINED_TRADE, TRADE
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Seat
from kantyna.kernel.native import i64


def gain(table: StarRealms, seat: Seat, pool: i64, amount: i64, log: Log, source: CardId) -> None:
    """Points go to the pools at once; authority to the score, which has no upper limit."""
    if pool == TRADE:
        table.count[TRADE_POOL[seat]] += amount
        event = GAINED_TRADE
    elif pool == COMBAT:
        table.count[COMBAT_POOL[seat]] += amount
        event = GAINED_COMBAT
    else:
        change_authority(table, seat, amount)
        event = GAINED_AUTHORITY
    if not log.muted:
        log.add(event, seat, NO_CARD, amount, -1, EVERYBODY, source)


def change_authority(table: StarRealms, seat: Seat, amount: i64) -> None:
    """A Hydra's members, the only ones that wait for each other, live on the same authority."""
    if not table.way.waits:
        table.count[AUTHORITY_SCORE[seat]] += amount
        return
    for member in table.way.side(table, seat):
        table.count[AUTHORITY_SCORE[member]] += amount
