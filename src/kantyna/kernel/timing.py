"""What a window asks its game: the order of its steps, who answers what, when, and who orders whom.

Triggers are found when they are needed, never registered.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from kantyna.kernel.body import Row, append, row, vec
from kantyna.kernel.event import Log
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOBODY, NOTHING, CardId, Code, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)

NONE: Final = row([])

# What a step of a window does. All but the last three have a moment: abilities name theirs.
REPLACE: Final = 0
"""Every ability of the moment that answers is used, event after event: what is to happen is changed."""
FORCED: Final = 1
"""Every ability of the moment that answers is used; the game says who orders them."""
OPTIONAL: Final = 2
"""Seats in turn use an ability of the moment or pass, until all pass in a row."""
QUEUED: Final = 3
"""The abilities of the moment that answer get in line: first in, first out, after what is going on."""
APPLY: Final = 4
"""Whatever was not cancelled happens, all at once."""
SWEEP: Final = 5
"""The game settles what follows by itself (the destroyed leave play, limits), until nothing is left to settle."""
THEN: Final = 6
"""The "then" parts of what really happened."""


class Step:
    """One step of a window's order."""

    def __init__(self, what: i64, moment: i64 = NOTHING) -> None:
        self.what = what
        self.moment = moment


class Ability:
    """A triggered ability: the kinds of event it answers, its moment, and the script that it runs."""

    def __init__(self, kinds: list[int], moment: i64, script: i64 = NOTHING) -> None:
        self.kinds = kinds
        self.moment = moment
        self.script = script


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing(Generic[T]):
    """What a window asks its game. The index from moments and kinds of event to abilities is built once."""

    def __init__(
        self,
        abilities: list[Ability],
        ask_order: i64,
        ask_use: i64,
        pass_code: Code,
        ask_which: i64 = NOTHING,
        sees_departure: bool = True,
    ) -> None:
        self.abilities = abilities
        self.ask_order = ask_order
        """The kind of decision "which of these comes first"."""
        self.ask_use = ask_use
        """The kind of decision "use one of these or pass"."""
        self.pass_code = pass_code
        self.ask_which = ask_which
        """The kind of decision "which of these events", where one ability answers several; else it takes the first."""
        self.sees_departure = sees_departure
        """Does a card that leaves at APPLY still answer afterwards?"""
        self.moments: i64 = 0
        self.kinds: i64 = 0
        for ability in abilities:
            self.moments = max(self.moments, ability.moment + 1)
            for kind in ability.kinds:
                self.kinds = max(self.kinds, kind + 1)
        self.index = vec[vec[i64]]([row([]) for _ in range(self.moments * self.kinds)])
        for number, ability in enumerate(abilities):
            for kind in ability.kinds:
                at = ability.moment * self.kinds + kind
                self.index[at] = append(self.index[at], number)

    def heard(self, table: T, moment: i64, kind: i64) -> Row:
        """The abilities that may answer an event of *kind* at *moment*; a game may know which are at this table."""
        if moment < self.moments and kind < self.kinds:
            return self.index[moment * self.kinds + kind]
        return NONE

    def seat_at(self, table: T, place: i64) -> Seat:
        """Who may act at a place of the order, counted from 0: the active player first."""
        return (table.active + place) % table.seats

    def next_owner(self, table: T, owners: list[Seat]) -> Seat:
        """Of those whose abilities must be used at the same time: whose come next. Nobody: all theirs together."""
        return NOBODY

    def orderer(self, table: T, owners: list[Seat]) -> Seat:
        """Who says which of these comes first: the active player, unless the game leaves it to their *owners*."""
        return self.seat_at(table, 0)

    def bearers(self, table: T, ability: i64, event: Happening) -> Row:
        """The cards with this ability, wherever they are."""
        raise NotImplementedError

    def works(self, table: T, ability: i64, card: CardId) -> bool:
        """Is the card where its ability works now?"""
        raise NotImplementedError

    def answers(self, table: T, ability: i64, card: CardId, event: Happening) -> bool:
        """May the ability of *card*, which works, answer this event now: its condition, its limit, its cost?"""
        raise NotImplementedError

    def controller(self, table: T, card: CardId) -> Seat:
        """Who uses the abilities of *card*."""
        raise NotImplementedError

    def code(self, table: T, ability: i64, card: CardId) -> Code:
        """The option code of using it."""
        raise NotImplementedError

    def which(self, table: T, event: Happening) -> Code:
        """The option code of answering this event of several."""
        raise NotImplementedError

    def may_hold(self, table: T, seat: Seat, moment: i64, event: Happening) -> bool:
        """Might *seat*, for all that others know, hold an answer to this? Then it is asked even without one."""
        return False

    def ask(self, table: T, seat: Seat, first: i64) -> None:
        """Ask a seat to use one of the abilities offered; the events from the place *first* on may be answered."""
        table.ask(seat, self.ask_use, NO_CARD, first)

    def use(self, table: T, ability: i64, card: CardId, about: i64, log: Log) -> None:
        """Start the ability: pay, run its script about the event number *about*."""
        table.push(self.abilities[ability].script, self.controller(table, card), card, -1, about)

    def apply(self, table: T, event: Happening, log: Log) -> None:
        """Make it happen. What in the end did not happen resets ``event.applied``."""
        raise NotImplementedError

    def sweep(self, table: T, log: Log) -> bool:
        """Settle one thing that follows by itself; True if there was one (frames may have been pushed)."""
        return False
