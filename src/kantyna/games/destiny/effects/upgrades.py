"""Upgrades that change their place."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import CHOSEN, FINISHED, report
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.table import CHARACTERS, EXHAUSTED, HOST, SUPPORTS, Destiny
from kantyna.games.destiny.turn.answers import PICK, ask_to_pick
from kantyna.games.destiny.turn.defeat import move_upgrade
from kantyna.games.destiny.turn.movement import put
from kantyna.games.destiny.vocabulary import ASK_CHARACTER
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NOBODY, CardId, Code
from kantyna.kernel.said import Said


class BecomeSupport(Effect[Destiny]):
    """This upgrade is a ready support from now on; a die in the pool stays there."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        card = frame.card
        seat = table.controller(card)
        if seat == NOBODY:
            return DONE
        put(table, card, SUPPORTS[seat], EVERYBODY)
        table.write_mark(HOST, card, 0)
        table.write_mark(EXHAUSTED, card, 0)
        return DONE

    def said(self) -> Said:
        return Said("become-support")


class TakeUpgrade(Choosing):
    """An upgrade of the character that is about to be defeated moves to this one."""

    def __init__(self, which: InPlay) -> None:
        super().__init__(which)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            move_upgrade(table, card, frame.card, log)

    def said(self) -> Said:
        return self.worded("take-upgrade")


class MoveUpgrade(Choosing):
    """An upgrade moves to another character of the same player."""

    def __init__(self, which: InPlay) -> None:
        super().__init__(which)

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return len(self._others(table, thing)) > 0

    def _others(self, table: Destiny, upgrade: CardId) -> list[CardId]:
        seat = table.controller(upgrade)
        return [card for card in table.rows[CHARACTERS[seat]] if card != table.host(upgrade)]

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        things = frame.data[CHOSEN:]
        if not things:
            report(frame, False, 0)
            return DONE
        ask_to_pick(table, frame.seat, ASK_CHARACTER, self._others(table, things[0]), things[0])
        frame.left = 1
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if len(frame.data) == CHOSEN:
            super().answered(table, frame, code, log)
            return
        frame.left = FINISHED
        move_upgrade(table, frame.data[CHOSEN], code - PICK.base, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("it is moved when its place is named")

    def said(self) -> Said:
        return self.worded("move-upgrade")
