"""Additional actions, Ambush that a card gets, and the end of the phase."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Foe
from kantyna.games.destiny.effects.registers import FINISHED, FOE
from kantyna.games.destiny.table import Destiny
from kantyna.games.destiny.turn.extra_actions import grant, may_act
from kantyna.games.destiny.turn.main import end_phase
from kantyna.games.destiny.turn.nodes import N_ACT, N_PLAY
from kantyna.games.destiny.turn.play import KEYWORD, M_AMBUSH
from kantyna.games.destiny.vocabulary import AMBUSH, E_PHASE_ENDED
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class TakeActions(Effect[Destiny]):
    """Additional actions, once this is over."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        grant(table, frame.seat, frame.card, self.n, log)
        return DONE

    def said(self) -> Said:
        return Said("take-actions", {"n": self.n})


class FoeActs(Foe):
    """An opponent may take an action now."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        if frame.data[FOE] == NOBODY or not may_act(table, frame.data[FOE]):
            return DONE
        table.push(N_ACT, frame.data[FOE], NO_CARD, 1)
        return WAIT

    def said(self) -> Said:
        return Said("foe-acts")


class EndPhase(Effect[Destiny]):
    """The action phase is over."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        end_phase(table)
        log.add(E_PHASE_ENDED, frame.seat)
        return DONE

    def said(self) -> Said:
        return Said("end-phase")


class NextHasAmbush(Effect[Destiny]):
    """The next card that the user plays this turn has Ambush."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.modifiers = [*table.modifiers, Modifier(M_AMBUSH, frame.seat, 1, 0, frame.card)]
        return DONE

    def said(self) -> Said:
        return Said("next-has-ambush")


class HasAmbush(Effect[Destiny]):
    """The card that is being played has Ambush."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.nearest(N_PLAY).data[KEYWORD] |= AMBUSH
        return DONE

    def said(self) -> Said:
        return Said("has-ambush")
