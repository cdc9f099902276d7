"""Choosing cards in play."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects.ability import PICKED
from kantyna.games.card_game.effects.selector import Cards
from kantyna.games.card_game.table import (
    CardGame,
)
from kantyna.games.card_game.turn.answers import (
    PICK,
    STOP,
    ask_to_pick,
)
from kantyna.games.card_game.vocabulary import (
    ASK_PICK,
    ASK_TARGET,
)
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

YOU: Final = 0
OPPONENT: Final = 1


class Pick(Effect[CardGame]):
    """Choose cards in play: as targets by the player, or as a plain choice by either player.

    *other* leaves out the card that the trigger speaks of.
    """

    def __init__(
        self,
        such: Cards,
        count: i64 = 1,
        up_to: bool = False,
        chooser: i64 = YOU,
        other: bool = False,
        target: bool = True,
    ) -> None:
        self.such = such
        self.count = count
        self.up_to = up_to
        self.chooser = chooser
        self.other = other
        self.target = target

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        if not self.other:
            return self.such.any(table, seat)
        for found in self.such.find(table, seat):
            if event is None or found != event.card:
                return True
        return False

    def picks(self) -> bool:
        return True

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        left = self.count if frame.left < 0 else frame.left
        if left == 0:
            return DONE
        cards = [card for card in self.such.find(table, frame.seat) if self._free(table, frame, card)]
        if not cards:
            return DONE
        seat = frame.seat if self.chooser == YOU else 1 - frame.seat
        ask_to_pick(table, seat, ASK_TARGET if self.target else ASK_PICK, cards, frame.card, left, self.up_to)
        return WAIT

    def _free(self, table: CardGame, frame: Frame, card: CardId) -> bool:
        if card in frame.data[PICKED:]:
            return False
        return not self.other or frame.about < 0 or card != table.happenings[frame.about].card

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        left = self.count if frame.left < 0 else frame.left
        if code == STOP.base:
            frame.left = 0
        else:
            frame.data.append(code - PICK.base)
            frame.left = left - 1

    def said(self) -> Said:
        key = "pick" if self.chooser == YOU else "opponent-picks"
        if self.other:
            key += "-other"
        many = self.count > 1
        key += "-up-to" if self.up_to else "-many" if many else ""
        how = ("many-of-his" if many else "his") if self.chooser == OPPONENT else "many" if many else "some"
        return Said(key, {"n": self.count}, {}, {"such": [self.such.said(how)]})
