"""What is won and lost when a card in play is scrapped for its own scrap ability.

A ship would have come back a few times before the game is decided, each time better or worse than the average card that
its owner draws without it; a base would have stayed. Tuned in duels against rules of thumb that scrap only to win or to
clean their deck: 59 of 100.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.bot.values import (
    SCRAP_COMBAT,
    SCRAP_DESTROYS,
    SCRAP_DRAWS,
    SCRAP_ROBS,
    SCRAP_TRADE,
    WORTH,
    wanted,
)
from kantyna.games.star_realms.table import (
    AUTHORITY_SCORE,
    BASES,
    HAND,
    TRADE_POOL,
    TRADE_ROW,
    StarRealms,
)
from kantyna.games.star_realms.vocabulary import SHIP
from kantyna.kernel.ids import Seat
from kantyna.kernel.native import i64

A_TURN: Final = 4
"""The authority that somebody loses in a turn, over the whole game."""
DRAWN: Final = 5
A_COMBAT: Final = 23
A_DISCARD: Final = 50
STANDING: Final = 24
"""Hundredths of its worth that a base brings each turn it stands."""
RELUCTANCE: Final = 4
"""What is left of a card must be outweighed by so much."""


def gained(table: StarRealms, seat: Seat, what: i64, mean: i64, cards: i64) -> i64:
    """By how much scrapping a card is better than keeping it; *mean* is the worth of the average of so many cards."""
    turns = decided_in(table, seat)
    uses = 100 * turns * DRAWN // (cards if cards > DRAWN else DRAWN)  # hundredths
    if table.book[what].kind == SHIP:
        lost = (WORTH[what] - mean) * uses // 100
    else:
        lost = WORTH[what] * turns * STANDING // 100
    gain = A_COMBAT * SCRAP_COMBAT[what] + mean * SCRAP_DRAWS[what]
    if SCRAP_TRADE[what]:
        trade = table.count[TRADE_POOL[seat]]
        better = best_buy(table, trade + SCRAP_TRADE[what], mean) - best_buy(table, trade, mean)
        if uses > 50:
            gain += better * (uses - 50) // 100  # what is bought comes with the next shuffle
    if SCRAP_ROBS[what]:
        for foe in table.foes[seat]:
            if len(table.rows[HAND[foe]]) > 0:
                gain += A_DISCARD
                break
    if SCRAP_DESTROYS[what]:
        dearest: i64 = 0
        for foe in table.base_foes[seat]:
            for base in table.rows[BASES[foe]]:
                if WORTH[table.defs[base]] > dearest:
                    dearest = WORTH[table.defs[base]]
        gain += dearest
    return gain - lost - RELUCTANCE


def decided_in(table: StarRealms, seat: Seat) -> i64:
    """So many turns until somebody may well have fallen."""
    least = table.count[AUTHORITY_SCORE[seat]]
    for foe in table.foes[seat]:
        if table.count[AUTHORITY_SCORE[foe]] < least:
            least = table.count[AUTHORITY_SCORE[foe]]
    return least // A_TURN


def best_buy(table: StarRealms, trade: i64, mean: i64) -> i64:
    """What the best card of the row that the trade buys betters the deck by."""
    most: i64 = 0
    for card in table.rows[TRADE_ROW]:
        if table.printed[card].cost <= trade:
            most = max(most, wanted(table.defs[card], mean))
    return most
