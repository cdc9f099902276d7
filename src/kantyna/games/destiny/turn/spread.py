"""Damage or shields that somebody divides among characters as he likes, point by point."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import CHARACTERS, Destiny
from kantyna.games.destiny.turn.answers import PICK, ask_to_pick
from kantyna.games.destiny.turn.damage import propose_damage, propose_shields
from kantyna.games.destiny.turn.nodes import N_SPREAD
from kantyna.games.destiny.vocabulary import ASK_POINT
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64

SHIELDS_GO: Final = -1
"""In place of how damage is dealt: shields are given."""
HOW: Final = 0
DEALER: Final = 1
POINTS: Final = 2
"""From here on: the character of each point."""


def spread_shields(table: Destiny, seat: Seat, source: CardId, count: i64) -> None:
    """Somebody divides shields among his characters."""
    table.stack.append(Frame(N_SPREAD, seat, source, 0, count, data=[SHIELDS_GO, seat]))


def spread_damage(table: Destiny, victim: Seat, dealer: Seat, source: CardId, count: i64, how: i64) -> None:
    """Somebody divides damage among his own characters."""
    table.stack.append(Frame(N_SPREAD, victim, source, 0, count, data=[how, dealer]))


class Spread(Node[Destiny]):
    """Whose characters: ``frame.seat``'s own, who divides. How many points: ``frame.left``."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        points = frame.data[POINTS:]
        if len(points) < frame.left:
            fitting = self._fitting(table, frame, points)
            if fitting:
                ask_to_pick(table, frame.seat, ASK_POINT, fitting, frame.card, frame.left - len(points))
                return WAIT
        frame.at = 1
        if not points:
            return DONE
        characters: list[CardId] = []
        for card in points:
            if card not in characters:
                characters.append(card)
        amounts: list[i64] = [points.count(card) for card in characters]
        if frame.data[HOW] == SHIELDS_GO:
            propose_shields(table, frame.seat, characters, amounts, frame.card, log)
        else:
            propose_damage(table, frame.data[DEALER], characters, amounts, frame.data[HOW], frame.card, log)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.data.append(code - PICK.base)

    def _fitting(self, table: Destiny, frame: Frame, points: list[CardId]) -> list[CardId]:
        """Shields for anybody, though more than three are ignored; no damage beyond somebody's health while others can
        take it (DE-DMG-5)."""
        own = listed(table.rows[CHARACTERS[frame.seat]])
        if frame.data[HOW] == SHIELDS_GO:
            return own
        healthy = [card for card in own if points.count(card) < table.health_left(card)]
        return healthy if healthy else own
