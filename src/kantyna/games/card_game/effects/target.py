"""Which card an effect befalls."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects.ability import cause, picked
from kantyna.games.card_game.effects.selector import Select
from kantyna.games.card_game.table import ENGAGED, CardGame
from kantyna.games.card_game.turn.values import in_play, is_dial
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

IT: Final = 0
"""What was picked."""
THIS: Final = 1
HOST: Final = 2
CAUSE: Final = 3
"""The card that the trigger speaks of."""
EACH: Final = 4
ENGAGED_OBJECTIVE: Final = 5
"""The engaged objective; the dial is none."""
WORDS: Final = ["it", "this", "host", "that", "each", "engaged"]


class Whom:
    """*word* names it where "it" would be misunderstood."""

    def __init__(self, kind: i64, such: Select | None = None, word: str = "") -> None:
        self.kind = kind
        self.such = such
        self.word = word if word else WORDS[kind]

    def find(self, table: CardGame, frame: Frame) -> list[CardId]:
        """The cards in play that are meant."""
        kind = self.kind
        if kind == IT:
            return [card for card in picked(frame) if in_play(table, card)]
        if kind == THIS:
            return self._there(table, frame.card)
        if kind == HOST:
            return self._there(table, table.host(frame.card))
        if kind == CAUSE:
            return self._there(table, cause(table, frame).card)
        if kind == ENGAGED_OBJECTIVE:
            return engaged_objective(table)
        assert self.such is not None
        return self.such.find(table, frame.seat)

    def _there(self, table: CardGame, card: CardId) -> list[CardId]:
        return [card] if card >= 0 and in_play(table, card) else []

    def likely(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> list[CardId]:
        """Whom it would befall if it started now; what is still to be picked is judged by its pick."""
        kind = self.kind
        if kind == THIS:
            return self._there(table, card)
        if kind == HOST:
            return self._there(table, table.host(card))
        if kind == CAUSE:
            return [] if event is None else self._there(table, event.card)
        if kind == ENGAGED_OBJECTIVE:
            return engaged_objective(table)
        if kind == EACH:
            assert self.such is not None
            return self.such.find(table, seat)
        return []

    def said(self, verb: str, numbers: dict[str, int] | None = None) -> Said:
        parts = {"whom": [self.such.said_each()]} if self.such is not None else {}
        return Said(f"{verb}-{self.word}", numbers, {}, parts)


def engaged_objective(table: CardGame) -> list[CardId]:
    if table.count[ENGAGED] < 0 or is_dial(table, table.count[ENGAGED]):
        return []
    return [table.count[ENGAGED]]
