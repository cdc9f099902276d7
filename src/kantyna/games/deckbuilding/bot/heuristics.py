"""Rules of thumb of the Deckbuilding Game: what deserves a thought, and who stands better."""

from __future__ import annotations

from math import exp
from typing import Final

from kantyna.games.deckbuilding.bot.position import average, base_left, hunt_attack, ships_left
from kantyna.games.deckbuilding.bot.situation import Situation
from kantyna.games.deckbuilding.bot.values import FORCED_EXILE, LEAVING, MANNER, ON_ROW, WORTH
from kantyna.games.deckbuilding.bot.weights import weigh
from kantyna.games.deckbuilding.table import BLOCK, FORCE, SPACE, VICTORY, Deckbuilding
from kantyna.games.deckbuilding.turn.abilities import USE
from kantyna.games.deckbuilding.turn.answers import STOP
from kantyna.games.deckbuilding.turn.attack import RESOLVE_STRIKE, STRIKE
from kantyna.games.deckbuilding.turn.hunt import HUNT, RESOLVE_HUNT
from kantyna.games.deckbuilding.turn.main import END
from kantyna.games.deckbuilding.turn.play import PLAY
from kantyna.games.deckbuilding.turn.purchase import BUY
from kantyna.games.deckbuilding.vocabulary import (
    ASK_ATTACKERS,
    ASK_DIVIDE,
    ASK_EXILE,
    ASK_MAIN,
    ASK_REACT,
    ASK_REWARD,
    ASK_WHICH,
    BASE,
)
from kantyna.kernel.body import Options
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

# The chance to win, fitted to games of these rules of thumb against themselves.
OF_BASES: Final = 1.26
OF_HITS: Final = 0.077
OF_SHIPS: Final = 0.034
OF_DECK: Final = 0.187
OF_FORCE: Final = 0.056
OF_TURN: Final = 0.35

A_BASE: Final = 16.0
"""The hit points that a base not yet turned up counts for."""
AHEAD: Final = 4
"""Turns that a playout looks ahead."""
NEARLY: Final = 5
"""A card so little below the average is still thought about."""


class DeckbuildingHeuristics(Heuristics):
    """How a decent player sees the table."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        assert isinstance(table, Deckbuilding)
        return weigh(Situation(table, seat), code)

    def best(self, table: Table, options: Options) -> Code:
        assert isinstance(table, Deckbuilding)
        return best_of(Situation(table, table.asked), options)

    def worth_trying(self, table: Table, out: Options) -> None:
        assert isinstance(table, Deckbuilding)
        options = table.options
        codes = options.codes
        last = codes[options.count - 1]
        kind = table.asked_kind
        if options.count == 1:
            out.add(last)
        elif kind == ASK_MAIN:
            main_moves(Situation(table, table.asked), options, out)
        elif kind == ASK_ATTACKERS or kind == ASK_WHICH:
            out.add(best_of(Situation(table, table.asked), options))
        elif kind == ASK_DIVIDE:
            out.add(codes[0])
            out.add(last)
        elif kind == ASK_EXILE:
            exiles(Situation(table, table.asked), options, out)
        elif (kind == ASK_REACT or kind == ASK_REWARD) and not FORCED_EXILE[codes[0] % BLOCK]:
            # What is offered for nothing is taken, unless a card must be exiled for it.
            for at in range(options.count - 1):
                out.add(codes[at])
        else:
            out.hold(options)
        out.settle()

    def wasteful(self, table: Table, code: Code) -> bool:
        """An end with something left to do; an ability whose price is more than it brings."""
        verb = SPACE.verb(code)
        if verb is END:
            return True
        return verb is USE and self.weigh(table, table.asked, code) <= 0

    def clock(self, table: Table) -> i64:
        return table.turn

    def horizon(self, table: Table) -> i64:
        return table.turn + AHEAD

    def evaluate(self, table: Table, seat: Seat) -> i64:
        assert isinstance(table, Deckbuilding)
        lead = strength(table, seat % 2) - strength(table, 1 - seat % 2)
        return int(1000 / (1 + exp(-lead)))


def best_of(now: Situation, options: Options) -> Code:
    """The option that looks best; the first of equals."""
    codes = options.codes
    found = codes[0]
    most = weigh(now, found)
    for at in range(1, options.count):
        weight = weigh(now, codes[at])
        if weight > most:
            most = weight
            found = codes[at]
    return found


def is_free(now: Situation, code: Code) -> bool:
    """Does it cost nothing, so that it is done without thought where it looks good at all?"""
    verb = SPACE.verb(code)
    if verb is USE:
        definition = code % BLOCK
        if code - USE.base >= USE.doomed:
            return True
        thoughtful = MANNER[definition] == LEAVING or MANNER[definition] == ON_ROW
        return not thoughtful and now.table.book[definition].kind != BASE
    return verb is PLAY or verb is RESOLVE_HUNT or verb is RESOLVE_STRIKE


def deserves_thought(now: Situation, code: Code) -> bool:
    """Is it worth a thought where nothing is free?"""
    verb = SPACE.verb(code)
    if verb is BUY:
        return WORTH[code - BUY.base] > now.mean() - NEARLY
    if verb is USE:
        return now.table.book[code % BLOCK].kind == BASE or weigh(now, code) > 0
    if verb is HUNT:
        return hunt_attack(now.table, now.seat, (code - HUNT.base) // BLOCK) > 0
    return verb is STRIKE


def main_moves(now: Situation, options: Options, out: Options) -> None:
    """Cards are played and free abilities used without thought; attack is never left unused."""
    codes = options.codes
    free: Code = -1
    most: i64 = 0
    for at in range(options.count):
        if is_free(now, codes[at]):
            weight = weigh(now, codes[at])
            if weight > most:
                most = weight
                free = codes[at]
    if free >= 0:
        out.add(free)
        return
    striking = False
    for at in range(options.count):
        if STRIKE.has(codes[at]):
            striking = True
        if not is_free(now, codes[at]) and deserves_thought(now, codes[at]):
            out.add(codes[at])
    if not striking:
        out.add(END.base)


def exiles(now: Situation, options: Options, out: Options) -> None:
    """Only cards below the average are worth exiling; where one must go, the least good."""
    codes = options.codes
    found = False
    for at in range(options.count):
        if codes[at] == STOP.base or WORTH[codes[at] % BLOCK] < now.mean():
            out.add(codes[at])
            found = True
    if not found:
        out.add(best_of(now, options))


def strength(table: Deckbuilding, side: i64) -> float:
    """How well a side stands."""
    force = table.count[FORCE]
    total = OF_BASES * float(len(table.rows[VICTORY[side]])) + OF_FORCE * float(force if side else -force)
    if table.active % 2 == side:
        total += OF_TURN
    for seat in range(side, table.seats, 2):
        total += OF_DECK * float(average(table, seat))
        total += OF_HITS * (float(base_left(table, seat)) if table.base(seat) >= 0 else A_BASE)
        total += OF_SHIPS * float(ships_left(table, seat))
    return total
