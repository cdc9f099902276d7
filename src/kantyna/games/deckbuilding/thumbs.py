"""Rules of thumb of the Deckbuilding Game: what deserves a thought, and who stands better."""

from __future__ import annotations

from math import exp
from typing import Final

from kantyna.games.deckbuilding.actions import (
    BLOCK,
    BUY,
    DOOMED,
    END,
    HUNT,
    PAY_OFF,
    RESOLVE_HUNT,
    RESOLVE_STRIKE,
    STOP,
    STRIKE,
    USE,
    USE_BASE,
)
from kantyna.games.deckbuilding.attacks import hits_left
from kantyna.games.deckbuilding.glance import Glance
from kantyna.games.deckbuilding.measures import average, base_left, hunt_attack
from kantyna.games.deckbuilding.moves import ships_of
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_ATTACKERS,
    ASK_DIVIDE,
    ASK_EXILE,
    ASK_MAIN,
    ASK_REACT,
    ASK_REWARD,
)
from kantyna.games.deckbuilding.worth import FORCED_EXILE, LEAVING, MANNER, ON_ROW, WORTH
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.spec import Thumbs
from kantyna.kernel.table import Table

# The chance to win, fitted to games of these rules of thumb against themselves.
OF_BASES: Final = 1.26
OF_HITS: Final = 0.077
OF_SHIPS: Final = 0.034
OF_DECK: Final = 0.187
OF_FORCE: Final = 0.056
OF_TURN: Final = 0.35

A_BASE: Final = 16
"""The hit points that a base not yet turned up counts for."""
AHEAD: Final = 4
"""Turns that a playout looks ahead."""
NEARLY: Final = 5
"""A card so little below the average is still thought about."""


class DeckbuildingThumbs(Thumbs):
    """How a decent player sees the table."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> int:
        assert isinstance(table, Deckbuilding)
        return Glance(table, seat).weigh(code)

    def best(self, table: Table, options: list[Code]) -> Code:
        assert isinstance(table, Deckbuilding)
        asked = table.pending
        assert asked is not None
        return best_of(Glance(table, asked.seat), options)

    def worth_trying(self, table: Table) -> list[Code]:
        assert isinstance(table, Deckbuilding)
        asked = table.pending
        assert asked is not None
        options = asked.options
        if len(options) == 1:
            return options
        kind = asked.kind
        if kind == ASK_MAIN:
            return main_moves(table, asked.seat, options)
        if kind == ASK_ATTACKERS:
            return [best_of(Glance(table, asked.seat), options)]
        if kind == ASK_DIVIDE:
            return [options[0], options[-1]]
        if kind == ASK_EXILE:
            return exiles(table, asked.seat, options)
        if kind in (ASK_REACT, ASK_REWARD):
            # What is offered for nothing is taken, unless a card must be exiled for it.
            return options if options[0] < USE_BASE and FORCED_EXILE[options[0] % BLOCK] else options[:-1]
        return options

    def clock(self, table: Table) -> int:
        assert isinstance(table, Deckbuilding)
        return table.turn

    def horizon(self, table: Table) -> int:
        assert isinstance(table, Deckbuilding)
        return table.turn + AHEAD

    def evaluate(self, table: Table, seat: Seat) -> int:
        assert isinstance(table, Deckbuilding)
        lead = strength(table, seat % 2) - strength(table, 1 - seat % 2)
        return int(1000 / (1 + exp(-lead)))


def best_of(glance: Glance, options: list[Code]) -> Code:
    """The option that looks best; the first of equals."""
    found = options[0]
    most = glance.weigh(found)
    for at in range(1, len(options)):
        weight = glance.weigh(options[at])
        if weight > most:
            most = weight
            found = options[at]
    return found


def main_moves(table: Deckbuilding, seat: Seat, options: list[Code]) -> list[Code]:
    """Cards are played and free abilities used without thought; attack is never left unused."""
    glance = Glance(table, seat)
    kept: list[Code] = []
    free = -1
    most = 0
    striking = False
    for code in options:
        if code >= DOOMED or code < BUY or code >= RESOLVE_HUNT or RESOLVE_STRIKE <= code < RESOLVE_STRIKE + BLOCK:
            weight = glance.weigh(code)
            if weight > most:
                most = weight
                free = code
        elif code < PAY_OFF:
            if WORTH[code - BUY] > glance.mean - NEARLY:
                kept.append(code)
        elif USE <= code < HUNT:
            weight = glance.weigh(code)
            if MANNER[code % BLOCK] in (LEAVING, ON_ROW):
                if weight > 0:
                    kept.append(code)
            elif weight > most:
                most = weight
                free = code
        elif code >= HUNT:
            if hunt_attack(table, seat, (code - HUNT) // BLOCK) > 0:
                kept.append(code)
        elif STRIKE <= code < RESOLVE_STRIKE:
            striking = True
            kept.append(code)
        elif USE_BASE <= code < USE_BASE + BLOCK:
            kept.append(code)
    if free >= 0:
        return [free]
    if not striking:
        kept.append(END)
        kept.sort()
    return kept


def exiles(table: Deckbuilding, seat: Seat, options: list[Code]) -> list[Code]:
    """Only cards below the average are worth exiling; where one must go, the least good."""
    mean = average(table, seat)
    kept: list[Code] = []
    for code in options:
        if code == STOP or WORTH[code % BLOCK] < mean:
            kept.append(code)
    return kept if kept else [best_of(Glance(table, seat), options)]


def strength(table: Deckbuilding, side: int) -> float:
    """How well a side stands."""
    total = OF_BASES * len(table.victory[side]) + OF_FORCE * (table.force if side else -table.force)
    if table.active % 2 == side:
        total += OF_TURN
    for seat in range(side, table.seats, 2):
        total += OF_DECK * average(table, seat)
        total += OF_HITS * (base_left(table, seat) if table.base[seat] >= 0 else A_BASE)
        for ship in ships_of(table, seat):
            total += OF_SHIPS * hits_left(table, ship)
    return total
