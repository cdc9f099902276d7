"""Equal upgrades on one character: when one of them goes, whose dice are both in the pool, its controller picks the die
that goes along (DE-DIE-6). Equal dice differ by the side that is up, so what is picked is the side that stays."""

from __future__ import annotations

from kantyna.games.destiny.table import FACE, RESOLVED, Destiny
from kantyna.games.destiny.turn.answers import FACE_UP
from kantyna.games.destiny.turn.nodes import N_KEPT_DIE
from kantyna.games.destiny.vocabulary import ASK_KEPT_DIE
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code


def let_pick_die(table: Destiny, leaving: CardId) -> None:
    """An upgrade is about to leave play; if there is a die to pick, it is asked for as soon as this is over."""
    bearer = table.host(leaving)
    if bearer == NO_CARD:
        return
    going = [die for die in table.dice_of(leaving) if table.in_pool(die)]
    for other in table.upgrades(bearer):
        if not going or other == leaving or table.defs[other] != table.defs[leaving]:
            continue
        for die in table.dice_of(other):
            if table.in_pool(die) and table.mark(FACE, die) != table.mark(FACE, going[0]):
                data = [table.mark(FACE, going[0]), table.mark(RESOLVED, going[0])]
                below = max(len(table.stack) - 1, 0)
                table.stack.insert(below, Frame(N_KEPT_DIE, table.controller(die), die, data=data))
                return


class KeptDie(Node[Destiny]):
    """Which of the two sides does the die that stays show?"""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 1 or not table.in_pool(frame.card):
            return DONE
        out = table.offer()
        out.add(FACE_UP.base + frame.data[0])
        out.add(FACE_UP.base + table.mark(FACE, frame.card))
        table.ask(frame.seat, ASK_KEPT_DIE, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if code - FACE_UP.base == frame.data[0]:
            table.write_mark(FACE, frame.card, frame.data[0])
            table.write_mark(RESOLVED, frame.card, frame.data[1])
