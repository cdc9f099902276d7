"""The whole engine: check the answer, give it to the node that asked, drain the stack to the next question."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.errors import EngineFault, IllegalAnswer
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import NOBODY, NOTHING, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.rng import Dice
from kantyna.kernel.table import Table

PATIENCE: Final = 20_000
"""Steps between two questions after which the stack is held to be endless."""

LIMIT: Final = 20_000
"""Decisions after which a game is a draw: every game ends."""

LIMIT_REACHED: Final = 0
"""The reason of that draw: number 0 in every game's list of reasons."""


def submit(table: Table, seat: Seat, answer: Code, patient: bool = False) -> list[Event]:
    """Apply one answer and return what happened. The door is guarded: nothing else changes a table.

    *patient* stops at questions that leave nothing to decide too: ``settle`` answers them.
    """
    if table.asked == NOBODY:
        raise IllegalAnswer("answer-game-over", seat=seat)
    if table.asked != seat:
        raise IllegalAnswer("answer-not-asked", seat=seat, asked=table.asked)
    if not table.options.has(answer):
        raise IllegalAnswer("answer-not-offered", seat=seat, answer=answer)
    log = Log(patient=patient)
    advance(table, answer, log)
    return log.events


def advance(table: Table, answer: Code, log: Log) -> None:
    """Apply an answer known to be offered: the unguarded door for rollouts and search. Then, or at once if the answer
    is NOTHING, the top frame runs until a decision is pending or the stack is empty."""
    nodes = table.program.nodes
    stack = table.stack
    if answer != NOTHING:
        table.asked = NOBODY
        table.decisions += 1
        asking = stack[-1]
        nodes[asking.node].answer(table, asking, answer, log)
    patience: i64 = PATIENCE
    while stack:
        frame = stack[-1]
        if nodes[frame.node].step(table, frame, log):
            if table.asked != NOBODY:
                # ``leaves_choice``, written out: this is asked for every question.
                if table.options.count != 1 or table.program.settled[table.asked_kind] == 0 or log.patient:
                    break
                # The question answers itself, and is no decision.
                table.asked = NOBODY
                nodes[frame.node].answer(table, frame, table.options.codes[0], log)
        elif stack:
            done = stack.pop()
            done.below = table.spare
            table.spare = done
        patience -= 1
        if patience == 0:
            raise EngineFault("engine-endless", stack=" > ".join(table.program.paths[at.node] for at in stack))
    if table.decisions >= LIMIT and table.outcome is None:
        table.finish([], LIMIT_REACHED)


def drain(table: Table, log: Log) -> None:
    """Go on to the next question without an answer: a table that has just been laid out or changed."""
    advance(table, NOTHING, log)


def leaves_choice(table: Table) -> bool:
    """Is the pending question put? Not if it has one answer and is of a kind that settles itself then."""
    return table.options.count != 1 or table.program.settled[table.asked_kind] == 0


def settle(table: Table) -> list[Event]:
    """Let the pending question, which leaves nothing to decide, answer itself; gives what happened. It is patient."""
    log = Log(patient=True)
    frame = table.stack[-1]
    table.asked = NOBODY
    table.program.nodes[frame.node].answer(table, frame, table.options.codes[0], log)
    drain(table, log)
    return log.events


def random_playout(table: Table, dice: Dice, log: Log, most: int = LIMIT) -> int:
    """Answer uniformly at random until the game ends or *most* decisions were made; tells how many."""
    made = 0
    while made < most:
        if table.asked == NOBODY:
            break
        options = table.options
        advance(table, options.codes[dice.below(options.count)], log)
        made += 1
    return made


def to_move(table: Table) -> Seat:
    """The seat that is asked now, or nobody."""
    return table.asked
