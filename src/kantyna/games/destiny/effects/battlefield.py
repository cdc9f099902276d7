"""The battlefield and those that are not used."""

from __future__ import annotations

from kantyna.games.destiny.effects.registers import FINISHED
from kantyna.games.destiny.table import ASIDE, BATTLEFIELD_ZONE, CONTROLLER, JUDGE, Destiny
from kantyna.games.destiny.turn.answers import NO, PICK, ask_to_pick, different
from kantyna.games.destiny.turn.claim import use_claim
from kantyna.games.destiny.turn.movement import put, with_owner
from kantyna.games.destiny.vocabulary import ASK_CARD, BATTLEFIELD, E_SWAPPED_BATTLEFIELD, E_TOOK_BATTLEFIELD
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, Code
from kantyna.kernel.said import Said


def unused(table: Destiny) -> list[CardId]:
    """The battlefields that were brought and are not in play."""
    return [
        card
        for seat in range(table.seats)
        for card in table.rows[ASIDE[seat]]
        if table.printed[card].kind == BATTLEFIELD
    ]


class SwapBattlefield(Effect[Destiny]):
    """The battlefield is exchanged for one that is not used; control stays."""

    def __init__(self, may: bool = False) -> None:
        self.may = may

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        fields = unused(table)
        if not fields:
            return DONE
        out = table.offer()
        for card in different(table, fields):
            out.add(PICK.base + card)
        if self.may:
            out.add(NO.base)
        table.ask(frame.seat, ASK_CARD, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        if code == NO.base:
            return
        old = table.battlefield()
        put(table, code - PICK.base, BATTLEFIELD_ZONE, EVERYBODY)
        if old != NO_CARD:
            put(table, old, with_owner(table, old, ASIDE), EVERYBODY)
        log.add(E_SWAPPED_BATTLEFIELD, frame.seat, code - PICK.base)

    def said(self) -> Said:
        return Said("swap-battlefield-may" if self.may else "swap-battlefield")


class UseClaim(Effect[Destiny]):
    """The claim ability of the battlefield, or of one that is not used, without claiming anything; *may* as whoever
    claims may."""

    def __init__(self, of_unused: bool = False, may: bool = False) -> None:
        self.of_unused = of_unused
        self.may = may

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        if self.of_unused:
            fields = unused(table)
            if not fields:
                return DONE
            ask_to_pick(table, frame.seat, ASK_CARD, fields, frame.card)
            return WAIT
        frame.left = FINISHED
        return WAIT if use_claim(table, frame.seat, table.battlefield(), self.may) else DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        use_claim(table, frame.seat, code - PICK.base, self.may)

    def said(self) -> Said:
        key = "use-unused-claim" if self.of_unused else "use-claim"
        return Said(f"{key}-may" if self.may else key)


class TakeBattlefield(Effect[Destiny]):
    """Control of the battlefield, without claiming it."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.count[CONTROLLER] = frame.seat
        table.count[JUDGE] = NOBODY
        log.add(E_TOOK_BATTLEFIELD, frame.seat, table.battlefield())
        return DONE

    def said(self) -> Said:
        return Said("take-battlefield")
