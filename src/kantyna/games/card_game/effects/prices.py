"""What makes cards cheaper, or free of a match."""

from __future__ import annotations

from kantyna.games.card_game.effects.ability import PICKED
from kantyna.games.card_game.table import (
    CardGame,
)
from kantyna.games.card_game.turn.movement import (
    last_for,
)
from kantyna.games.card_game.vocabulary import (
    E_CHEAPER,
    E_MATCH_IGNORED,
    M_CHEAPER,
    M_DISCOUNT,
    M_IGNORE_MATCH,
    UNTIL_PHASE,
)
from kantyna.kernel.effect import DONE, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Cheaper(Effect[CardGame]):
    """The next card this phase costs less and needs no match."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        last_for(table, M_CHEAPER, frame.seat, self.amount, UNTIL_PHASE, frame.card)
        log.add(E_CHEAPER, frame.seat, NO_CARD, self.amount, NOBODY, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("cheaper", {"n": self.amount})


class IgnoreMatch(Effect[CardGame]):
    """Matches may be ignored until the phase ends."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        last_for(table, M_IGNORE_MATCH, frame.seat, 1, UNTIL_PHASE, frame.card)
        log.add(E_MATCH_IGNORED, frame.seat, NO_CARD, 0, NOBODY, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("ignore-match")


class Discount(Effect[CardGame]):
    """The card being played costs less by as many cards as were discarded."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        last_for(table, M_DISCOUNT, event.card, frame.data[PICKED], UNTIL_PHASE, frame.card)
        event.amount = max(1, event.amount - frame.data[PICKED])  # another discount starts from there
        return DONE

    def said(self) -> Said:
        return Said("discount")
