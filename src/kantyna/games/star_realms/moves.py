"""What cards and points do at the table, whoever asked for it: draw, discard, scrap, acquire, destroy."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import REFILLED, first, without
from kantyna.games.star_realms.book import COMBAT_A_SHIP, EXPLORER, KIND
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import (
    BASE_DESTROYED,
    COMBAT,
    GAINED_AUTHORITY,
    GAINED_COMBAT,
    GAINED_TRADE,
    NEXT_SHIP_ON_TOP,
    RETURNED,
    SCRAPPED,
    SHIP,
    TRADE,
)
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, DefId, Seat

GAINED: Final = [GAINED_TRADE, GAINED_COMBAT, GAINED_AUTHORITY]
"""The event of each pool."""


def gain(table: StarRealms, seat: Seat, pool: int, amount: int, log: Log, source: CardId) -> None:
    """Points go to the pools at once; authority to the score (SR: no upper limit)."""
    if pool == TRADE:
        table.trade[seat] += amount
    elif pool == COMBAT:
        table.combat[seat] += amount
    else:
        table.authority[table.pools[seat]] += amount
    if not log.muted:
        log.add(GAINED[pool], seat, NO_CARD, amount, -1, EVERYBODY, source)


def to_scrap_heap(table: StarRealms, seat: Seat, card: CardId, log: Log) -> None:
    """A card leaves for good, except an Explorer, which goes back to its pile. The caller took it from its place."""
    if table.defs[card] == EXPLORER:
        table.explorers = [*table.explorers, card]
        log.add(RETURNED, seat, card)
    else:
        table.scrap_heap = [*table.scrap_heap, card]
        log.add(SCRAPPED, seat, card)


def leave_play(table: StarRealms, seat: Seat, card: CardId) -> None:
    """Take a card out of the seat's play area; what was remembered about it there is forgotten."""
    if card in table.bases[seat]:
        table.bases[seat] = without(table.bases[seat], card)
    else:
        table.ships[seat] = without(table.ships[seat], card)
    forget(table, card)


def forget(table: StarRealms, card: CardId) -> None:
    """A card that left play is unused, undamaged and itself again."""
    if table.used:
        table.used = [mark for mark in table.used if mark // 2 != card]
    if table.copies:
        table.copies = unpaired(table.copies, card)
    if table.damage:
        table.damage = unpaired(table.damage, card)


def unpaired(pairs: list[int], card: CardId) -> list[int]:
    """The pairs of a register that are not this card's."""
    kept: list[int] = []
    for at in range(0, len(pairs), 2):
        if pairs[at] != card:
            kept.append(pairs[at])
            kept.append(pairs[at + 1])
    return kept


def leave_row(table: StarRealms, card: CardId) -> int:
    """A card leaves the trade row; tells from which place."""
    at = table.trade_row.index(card)
    table.trade_row = table.trade_row[:at] + table.trade_row[at + 1 :]
    return at


def refill(table: StarRealms, seat: Seat, at: int, log: Log) -> None:
    """Replace the card taken from place *at* of the trade row; an empty trade deck leaves it short."""
    if table.trade_deck:
        card = table.trade_deck[-1]
        table.trade_deck = table.trade_deck[:-1]
        table.trade_row = [*table.trade_row[:at], card, *table.trade_row[at:]]
        log.add(REFILLED, seat, card)


def take_from_row(
    table: StarRealms, seat: Seat, definition: DefId, log: Log, how: int, price: int, source: CardId
) -> CardId:
    """Take a card of the trade row or an Explorer off its pile. The row is refilled at once, but first it is told
    *how* the card was taken: nobody wants to hear what came before what went."""
    if definition == EXPLORER:
        explorer = table.explorers[-1]
        table.explorers = table.explorers[:-1]
        log.add(how, seat, explorer, price, -1, EVERYBODY, source)
        return explorer
    card = first(table, table.trade_row, definition)
    log.add(how, seat, card, price, -1, EVERYBODY, source)
    refill(table, seat, leave_row(table, card), log)
    return card


def use_up_next_ship(table: StarRealms, seat: Seat) -> None:
    """A ship was acquired: one waiting "next ship on top" effect is spent on it, wherever the ship goes."""
    for at, row in enumerate(table.modifiers):
        if row.what == NEXT_SHIP_ON_TOP and row.whom == seat:
            table.modifiers = table.modifiers[:at] + table.modifiers[at + 1 :]
            return


def destroy_base(table: StarRealms, owner: Seat, card: CardId, by: Seat, log: Log) -> None:
    """A destroyed base goes to its owner's discard pile."""
    leave_play(table, owner, card)
    table.discard[owner] = [*table.discard[owner], card]
    log.add(BASE_DESTROYED, by, card, 0, owner)


def fleet_bonus(table: StarRealms, seat: Seat) -> int:
    """Combat that each ship gets when it is played, from bases in play."""
    bonus = 0
    for base in table.bases[seat]:
        bonus += COMBAT_A_SHIP[table.defs[base]]
    return bonus


def is_ship(definition: DefId) -> bool:
    return KIND[definition] == SHIP


def count_blob(table: StarRealms, seat: Seat) -> None:
    """One more Blob card was played this turn."""
    blobs = table.blobs[:]
    blobs[seat] += 1
    table.blobs = blobs
