"""Discarding a card to reroll dice."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import HAND, POOL, Destiny, has
from kantyna.games.destiny.turn.announcement import announce, emptied, rolled
from kantyna.games.destiny.turn.answers import PICK, STOP, Pointing, ask_to_pick, different, is_first
from kantyna.games.destiny.turn.movement import discard, reroll
from kantyna.games.destiny.turn.nodes import N_TO_REROLL
from kantyna.games.destiny.turn.refusals import no
from kantyna.games.destiny.vocabulary import ASK_REROLL, H_REROLL
from kantyna.kernel.body import Options, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal


class DiscardingToReroll(Pointing):
    """Discard this card to reroll dice."""

    def offer(self, table: Destiny, seat: Seat, out: Options) -> None:
        if len(table.rows[POOL[seat]]) > 0:
            hand = table.rows[HAND[seat]]
            for at in range(len(hand)):
                if is_first(table, hand, at):
                    out.add(self.base + hand[at])

    def do(self, table: Destiny, frame: Frame, what: i64, log: Log) -> None:
        discard(table, what, log)
        table.push(N_TO_REROLL, frame.seat, what)

    def wish(self, table: Destiny, seat: Seat, out: Options) -> None:
        for card in different(table, listed(table.rows[HAND[seat]])):
            out.add(self.base + card)

    def why_not(self, table: Destiny, seat: Seat, what: i64) -> Refusal | None:
        if not has(table.rows[HAND[seat]], what):
            return no("DE-REROLL-1", "not-in-hand")
        return no("DE-REROLL-2", "empty-pool") if len(table.rows[POOL[seat]]) == 0 else None


TO_REROLL: Final = DiscardingToReroll("reroll")


class ToReroll(Node[Destiny]):
    """All dice are named before any is rolled; at least one is."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 2:
            return DONE
        left = [die for die in table.rows[POOL[frame.seat]] if die not in frame.data]
        if frame.at == 0 and left:
            ask_to_pick(table, frame.seat, ASK_REROLL, left, frame.card, stop=len(frame.data) > 0)
            return WAIT
        frame.at = 2
        events = [Happening(H_REROLL, frame.seat)]
        for die in frame.data:
            reroll(table, die, log)
            rolled(table, die, False, events)
        emptied(table, frame.seat, False, events)
        return WAIT if announce(table, events) else DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.at = 1
        else:
            frame.data = [*frame.data, code - PICK.base]
