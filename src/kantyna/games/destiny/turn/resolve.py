"""Resolving dice: one symbol in an action, die after die."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import POOL, RESOURCES, Destiny
from kantyna.games.destiny.turn.answers import PICK, STOP, Pointing, ask_to_pick, is_first
from kantyna.games.destiny.turn.nodes import N_QUEUE, N_RESOLVING
from kantyna.games.destiny.turn.refusals import no
from kantyna.games.destiny.turn.resolve_die import WITH_MODIFIERS, begin_resolve, can_resolve
from kantyna.games.destiny.vocabulary import ASK_NEXT_DIE, BLANK
from kantyna.kernel.body import Options, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal


class Resolution(Pointing):
    """Resolve a die, and others with the same symbol after it."""

    def offer(self, table: Destiny, seat: Seat, out: Options) -> None:
        pool = table.rows[POOL[seat]]
        for at in range(len(pool)):
            if can_resolve_first(table, seat, pool[at]) and is_first(table, pool, at):
                out.add(self.base + pool[at])

    def do(self, table: Destiny, frame: Frame, what: i64, log: Log) -> None:
        table.push(N_RESOLVING, frame.seat, what, -1, table.face(what).symbol)

    def wish(self, table: Destiny, seat: Seat, out: Options) -> None:
        for die in listed(table.rows[POOL[seat]]):
            out.add(self.base + die)

    def why_not(self, table: Destiny, seat: Seat, what: i64) -> Refusal | None:
        if what not in table.rows[POOL[seat]]:
            return no("DE-RESOLVE-1", "not-in-pool")
        face = table.face(what)
        if face.symbol == BLANK:
            return no("DE-SYM-10", "blank")
        if face.plus:
            return no("DE-DIE-3", "modifier-alone")
        return no("DE-DIE-2", "die-cost", n=face.cost)


def can_resolve_first(table: Destiny, seat: Seat, die: CardId) -> bool:
    """As the first of an action, in which no die has been resolved yet."""
    face = table.face(die)
    return face.symbol != BLANK and not face.plus and face.cost <= table.count[RESOURCES[seat]]


RESOLVE: Final = Resolution("resolve")


class Resolving(Node[Destiny]):
    """Dice of the symbol ``frame.about``, the first of them ``frame.card``; the queue is settled between two."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            begin_resolve(table, frame.seat, frame.card, WITH_MODIFIERS)
            return WAIT
        if table.queue:
            table.push(N_QUEUE, frame.seat)
            return WAIT
        dice = [
            die
            for die in table.rows[POOL[frame.seat]]
            if table.face(die).symbol == frame.about and can_resolve(table, frame.seat, die)
        ]
        if not dice or not table.plays(frame.seat):
            return DONE
        ask_to_pick(table, frame.seat, ASK_NEXT_DIE, dice, stop=True)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.about = -1
        else:
            begin_resolve(table, frame.seat, code - PICK.base, WITH_MODIFIERS)
