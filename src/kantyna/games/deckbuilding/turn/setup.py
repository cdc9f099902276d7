"""Laying a game out by the rulebook."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.cards import CARDS, NUMBER_OF
from kantyna.games.deckbuilding.table import (
    CURRENT_BASE,
    DECK,
    GALAXY_DECK,
    PILOTS,
    PROGRAM,
    STATE,
    Deckbuilding,
    Way,
)
from kantyna.games.deckbuilding.turn.bases import PICK_BASES, lay_out
from kantyna.games.deckbuilding.turn.main import TURN
from kantyna.games.deckbuilding.vocabulary import BASE, PILOT, STARTERS
from kantyna.kernel.box import Box
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, CardId, DefId, Seat
from kantyna.kernel.rng import seeded
from kantyna.kernel.table_cache import TableCache

UNPACKED: Final[TableCache[Deckbuilding]] = TableCache()

START_BASES: Final = [NUMBER_OF["lothal"], NUMBER_OF["dantooine"]]


def card_list(seats: int) -> list[DefId]:
    """The definition of every card of a box, or of two for a team game; a card's id is its place here."""
    defs: list[DefId] = []
    for card in CARDS:
        defs.extend([card.number] * (card.copies * seats // 2))
    return defs


def empty_table(way: Way, seats: int, settings: dict[str, int], defs: list[DefId]) -> Deckbuilding:
    """A table with every pile empty: the start of set-up, scenarios and completed tables."""
    table = Deckbuilding(Box(STATE, PROGRAM, way, seats, list(settings.values()), defs))
    table.turn = 1
    return table


def new_table(way: Way, seats: int, settings: dict[str, int], seed: int, log: Log) -> Deckbuilding:
    """Set up by the book and go on to the first question."""
    table = unpacked(way, seats, settings)
    table.rng = seeded(seed)
    table.shuffle(GALAXY_DECK)
    for seat in range(table.seats):
        table.shuffle(DECK[seat])
    table.push(TURN, table.active)
    if way.secret():
        table.push(PICK_BASES, 0)
    else:
        lay_out(table, Log(True))
    drain(table, log)
    return table


def unpacked(way: Way, seats: int, settings: dict[str, int]) -> Deckbuilding:
    """A table at which everybody has a starter deck and bases, nothing shuffled yet."""
    key = (way.name, seats, *settings.values())
    return UNPACKED.copy(key, lambda: unpack(empty_table(way, seats, settings, card_list(seats))))


def unpack(table: Deckbuilding) -> Deckbuilding:
    """Every card to its pile."""
    given = [0] * len(CARDS)
    for card in range(len(table.defs)):
        printed = table.printed[card]
        if printed.number == PILOT:
            table.add(PILOTS, card)
        elif printed.number >= STARTERS and printed.kind != BASE:
            table.add(GALAXY_DECK, card)
        else:
            # The copies of one box belong to its two players: the seats of a side take turns.
            seat = printed.faction + 2 * (given[printed.number] // printed.copies)
            given[printed.number] += 1
            if printed.kind == BASE:
                deal_base(table, seat, card)
            else:
                table.add(DECK[seat], card)
    return table


def deal_base(table: Deckbuilding, seat: Seat, card: CardId) -> None:
    """The first base lies open; the others where the way to play has them."""
    printed = table.printed[card]
    if printed.number in START_BASES:
        table.add(CURRENT_BASE[seat], card)
    else:
        table.add(table.way.zone_of(printed)[seat], card)
        know_base(table, seat, card)


def know_base(table: Deckbuilding, seat: Seat, card: CardId) -> None:
    """Who knows a base that is not turned up: everybody, unless bases are secret."""
    table.set_known(card, table.box.sight[seat] if table.way.secret() else EVERYBODY)
