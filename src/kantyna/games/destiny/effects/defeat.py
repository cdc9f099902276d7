"""Characters that a card defeats, now or when the round is over."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import FINISHED, chosen, first_chosen, report
from kantyna.games.destiny.table import DOOMED, Destiny
from kantyna.games.destiny.turn.nodes import N_DEFEAT
from kantyna.games.destiny.vocabulary import E_DOOMED, H_DEFEAT
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class Defeat(Choosing):
    """Chosen characters are defeated; it was not done if something happened instead."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED and chosen(frame):
            report(frame, not table.in_play(first_chosen(frame)), 0)
        return super().step(table, frame, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        events = [Happening(H_DEFEAT, table.controller(card), card) for card in things]
        propose(table, N_DEFEAT, frame.seat, events)

    def said(self) -> Said:
        return self.worded("defeat")


class Doom(Choosing):
    """A chosen character is defeated when the round is over."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            table.write_mark(DOOMED, card, frame.seat + 1)
            log.add(E_DOOMED, frame.seat, card)

    def said(self) -> Said:
        return self.worded("doom")
