"""Answers that several questions share, and how they are asked for.

Of equal things only the first is offered: equal cards of one pile, dice of one card that show the same.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import FACE, HAND, HOME, HOST, LAID_UNDER, LOCKED, POOL, Destiny, has
from kantyna.games.destiny.vocabulary import ASK_OPPONENT, COLOURS, SYMBOLS
from kantyna.kernel.action import A_FACE, A_NUMBER, A_SEAT, A_THING, NOTHING_MORE, Verb
from kantyna.kernel.body import Options, Row
from kantyna.kernel.die import FACES
from kantyna.kernel.ids import NO_CARD, CardId, Seat
from kantyna.kernel.native import i64

MOST: Final = 31
"""The greatest number that can be named."""


class Pointing(Verb[Destiny]):
    """Points at a card or a die; one stands for its equals that have no option of their own."""

    def __init__(self, name: str) -> None:
        super().__init__(name, A_THING)

    def cards(self, table: Destiny, seat: Seat, what: i64) -> list[CardId]:
        found = [what]
        if table.is_die[what]:
            if table.in_pool(what):
                for other in table.rows[POOL[table.controller(what)]]:
                    if other != what and is_equal(table, what, other) and not table.options.has(self.base + other):
                        found.append(other)
        elif seat >= 0 and has(table.rows[HAND[seat]], what):
            for other in table.rows[HAND[seat]]:
                if other != what and table.defs[other] == table.defs[what] and not table.options.has(self.base + other):
                    found.append(other)
        return found


class Plain(Verb[Destiny]):
    """An answer that points at nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NOTHING_MORE)


RESPOND: Final = Pointing("respond")
"""Whose trigger goes next."""
PICK: Final = Pointing("pick")
FACE_UP: Final = Verb[Destiny]("face", A_FACE, FACES - 1)
SYMBOL: Final = Verb[Destiny]("symbol", A_NUMBER, len(SYMBOLS.words) - 1)
COLOUR: Final = Verb[Destiny]("colour", A_NUMBER, len(COLOURS.words) - 1)
CHOOSE: Final = Verb[Destiny]("choose", A_NUMBER, 3)
OPPONENT: Final = Verb[Destiny]("opponent", A_SEAT)
AMOUNT: Final = Verb[Destiny]("amount", A_NUMBER, MOST)
YES: Final = Plain("yes")
NO: Final = Plain("no")
STOP: Final = Plain("stop")
"""Enough: of "any number" and "up to"."""


def is_equal(table: Destiny, one: CardId, other: CardId) -> bool:
    """Do two things differ in nothing but their number?"""
    if table.defs[one] != table.defs[other]:
        return False
    if table.is_die[one]:
        return (
            table.mark(HOME, one) == table.mark(HOME, other)
            and table.mark(FACE, one) == table.mark(FACE, other)
            and table.mark(LOCKED, one) == table.mark(LOCKED, other)
            and table.in_pool(one) == table.in_pool(other)
        )
    if table.owner(one) != table.owner(other) or table.mark(LAID_UNDER, one) or table.mark(LAID_UNDER, other):
        return False
    return table.mark(HOST, one) == table.mark(HOST, other) and not table.in_play(one) and not table.in_play(other)


def different(table: Destiny, things: list[CardId]) -> list[CardId]:
    """The first of all equals."""
    found: list[CardId] = []
    for thing in things:
        for other in found:
            if is_equal(table, thing, other):
                break
        else:
            found.append(thing)
    return found


def is_first(table: Destiny, things: Row, at: i64) -> bool:
    """Is the thing at this place of a row the first of all its equals there?"""
    for other in range(at):
        if is_equal(table, things[other], things[at]):
            return False
    return True


def offer(table: Destiny, verb: Verb[Destiny], things: list[CardId], out: Options) -> None:
    for thing in different(table, things):
        out.add(verb.base + thing)


def ask_to_pick(
    table: Destiny,
    seat: Seat,
    kind: i64,
    things: list[CardId],
    card: CardId = NO_CARD,
    number: i64 = 0,
    stop: bool = False,
) -> None:
    """Ask a seat for one of some things; with *stop* it may have enough."""
    out = table.offer()
    offer(table, PICK, things, out)
    if stop:
        out.add(STOP.base)
    table.ask(seat, kind, card, number)


def ask_whether(table: Destiny, seat: Seat, kind: i64, card: CardId = NO_CARD, number: i64 = 0) -> None:
    """Yes or no?"""
    out = table.offer()
    out.add(YES.base)
    out.add(NO.base)
    table.ask(seat, kind, card, number)


def ask_opponent(table: Destiny, seat: Seat, card: CardId) -> None:
    """Which opponent?"""
    out = table.offer()
    for foe in table.foes(seat):
        out.add(OPPONENT.base + foe)
    table.ask(seat, ASK_OPPONENT, card)
