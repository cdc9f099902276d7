"""Characters that a card defeats, now or when the round is over."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing
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
    """Chosen characters are defeated."""

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
