"""The action phase: turn after turn one action or a pass, until everybody passes in a row."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import (
    ACTION,
    CLAIMED,
    OUT,
    PASSES,
    PHASE,
    ROUND,
    SPACE,
    YELLOW_EVENTS,
    Destiny,
)
from kantyna.games.destiny.turn.answers import Plain
from kantyna.games.destiny.turn.extra_actions import begin_next
from kantyna.games.destiny.turn.nodes import N_ACT, N_ACTIONS, N_QUEUE
from kantyna.games.destiny.vocabulary import (
    ASK_ACTION,
    ASK_EXTRA,
    E_DECLINED,
    E_PASSED,
    E_PHASE_ENDED,
    E_ROUND_BEGAN,
    P_ACTIONS,
)
from kantyna.kernel.action import Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, Code, Seat
from kantyna.kernel.native import i64

ENDED: Final = 99
"""Passes in a row when a card has ended the action phase."""

MAIN: Final[list[Verb[Destiny]]] = []
"""What can be done in a turn, in the order of codes; filled in by ``actions``."""


class Passing(Plain):
    """Do nothing, and be asked again after the others; an additional action is merely declined, and
    another may still be taken (DE-EXTRA-1)."""

    def do(self, table: Destiny, frame: Frame, what: i64, log: Log) -> None:
        if frame.left > 0:
            log.add(E_DECLINED, frame.seat)
            return
        table.count[PASSES] += 1
        log.add(E_PASSED, frame.seat)

    def wish(self, table: Destiny, seat: Seat, out: Options) -> None:
        out.add(self.base)


PASS: Final = Passing("pass")


class Actions(Node[Destiny]):
    """``frame.seat`` is whose turn it is; ``frame.at`` is 0 before the first."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            frame.seat = self._begin(table, log)
        elif frame.at == 2:
            if table.queue:
                table.push(N_QUEUE, frame.seat)
                return WAIT
            table.modifiers = []  # what lasts for a turn is over
            frame.seat = table.after(frame.seat)
        frame.at = 2
        while table.count[PASSES] < self._players(table):
            seat = frame.seat
            table.active = seat
            if table.count[CLAIMED] != seat and table.plays(seat):
                table.push(N_ACT, seat, NO_CARD, 0)
                return WAIT
            table.count[PASSES] += 1
            frame.seat = table.after(seat)
        log.add(E_PHASE_ENDED, table.judge())
        return DONE

    def _players(self, table: Destiny) -> i64:
        left: i64 = 0
        for seat in range(table.seats):
            left += 1 - table.count[OUT[seat]]
        return left

    def _begin(self, table: Destiny, log: Log) -> Seat:
        """A new round; the controller of the battlefield takes the first turn."""
        table.count[ROUND] += 1
        table.turn = table.count[ROUND]
        table.count[PHASE] = P_ACTIONS
        table.count[PASSES] = 0
        table.count[CLAIMED] = NOBODY
        table.modifiers = []
        for seat in range(table.seats):
            table.count[YELLOW_EVENTS[seat]] = 0
        first = table.judge()
        log.add(E_ROUND_BEGAN, first, NO_CARD, table.count[ROUND])
        return first


class Act(Node[Destiny]):
    """One action; ``frame.left`` counts the additional ones that followed. They wait until the queue is empty."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            if table.queue:
                table.push(N_QUEUE, frame.seat)
                return WAIT
            seat = self._next(table, frame.seat)
            if seat == NOBODY:
                return DONE
            if seat != frame.seat:  # it arose outside of that seat's turn
                table.push(N_ACT, seat, NO_CARD, 1)
                return WAIT
            frame.left += 1
            frame.at = 0
        out = table.offer()
        for verb in MAIN:
            verb.offer(table, frame.seat, out)
        out.add(PASS.base)
        table.ask(frame.seat, ASK_EXTRA if frame.left > 0 else ASK_ACTION)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        verb = SPACE.verb(code)
        table.count[ACTION] += 1
        frame.about = table.count[PASSES]
        if verb is not PASS:
            table.count[PASSES] = 0
        verb.do(table, frame, code - verb.base, log)

    def _next(self, table: Destiny, seat: Seat) -> Seat:
        """Who takes an additional action now, or nobody. What follows one that arose outside of a seat's turn is up to
        the turn; within a card's effect only one's own come up."""
        below = table.caller().node
        if table.count[PASSES] >= ENDED or below == N_ACT:
            return NOBODY
        return begin_next(table, NOBODY if below == N_ACTIONS else seat)


def nothing_done(table: Destiny) -> None:
    """The action on top of the stack came to nothing: in a turn that is a pass (DE-PASS-2)."""
    act = table.caller()
    if act.node == N_ACT and act.left == 0:
        table.count[PASSES] = act.about + 1


def end_phase(table: Destiny) -> None:
    """A card ends the action phase."""
    table.count[PASSES] = ENDED
