"""Laying a game out by the rulebook."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import draw
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.table import (
    AUTHORITY_SCORE,
    DECK,
    EXPLORERS,
    HAND_SIZE,
    PROGRAM,
    STATE,
    TRADE_DECK,
    TRADE_ROW,
    StarRealms,
    Way,
)
from kantyna.games.star_realms.turn.main import TURN
from kantyna.games.star_realms.vocabulary import EXPLORER, SCOUT, VIPER
from kantyna.kernel.box import Box
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, DefId
from kantyna.kernel.rng import seeded
from kantyna.kernel.table_cache import TableCache

UNPACKED: Final[TableCache[StarRealms]] = TableCache()

SCOUTS: Final = 8
VIPERS: Final = 2
ROW: Final = 5


def card_list(seats: int) -> list[DefId]:
    """The definition of every card on a table of so many seats. A box has the starting cards of two players."""
    boxes = (seats + 1) // 2
    defs: list[DefId] = []
    for card in CARDS:
        count = card.copies * boxes
        if card.number == SCOUT:
            count = SCOUTS * seats
        elif card.number == VIPER:
            count = VIPERS * seats
        defs.extend([card.number] * count)
    return defs


def empty_table(way: Way, seats: int, settings: dict[str, int], defs: list[DefId]) -> StarRealms:
    """A table with every pile empty, counters set: the start of set-up, scenarios and completed tables."""
    table = StarRealms(Box(STATE, PROGRAM, way, seats, list(settings.values()), defs))
    for seat in range(seats):
        table.count[AUTHORITY_SCORE[seat]] = way.authority(seats, seat, settings)
        table.count[HAND_SIZE[seat]] = way.hand_size(seats, seat, settings)
    return table


def new_table(way: Way, seats: int, settings: dict[str, int], seed: int, log: Log) -> StarRealms:
    """Set up by the book and go on to the first question."""
    table = unpacked(way, seats, settings)
    table.rng = seeded(seed)
    deal(table)
    table.active = way.first_seat(table)
    muted = Log(True)
    for seat in range(seats):
        draw(table, seat, way.opening_hand(table, seat), muted)
    table.push(TURN, table.active)
    drain(table, log)
    return table


def unpacked(way: Way, seats: int, settings: dict[str, int]) -> StarRealms:
    """A table with the personal decks, the Explorer pile and the trade deck, nothing shuffled yet."""
    key = (way.name, seats, *settings.values())
    return UNPACKED.copy(key, lambda: unpack(empty_table(way, seats, settings, card_list(seats))))


def unpack(table: StarRealms) -> StarRealms:
    """Every card to its pile."""
    scouts = 0
    vipers = 0
    for card in range(len(table.defs)):
        definition = table.defs[card]
        if definition == SCOUT:
            table.add(DECK[scouts // SCOUTS], card)
            scouts += 1
        elif definition == VIPER:
            table.add(DECK[vipers // VIPERS], card)
            vipers += 1
        elif definition == EXPLORER:
            table.add(EXPLORERS, card)
            table.set_known(card, EVERYBODY)
        else:
            table.add(TRADE_DECK, card)
    return table


def deal(table: StarRealms) -> None:
    """Shuffle the decks, and lay out the trade row."""
    table.shuffle(TRADE_DECK)
    for seat in range(table.seats):
        table.shuffle(DECK[seat])
    for _ in range(ROW):
        table.add(TRADE_ROW, table.pop(TRADE_DECK))
