"""Capturing cards that are not in play, and rescuing them."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects.ability import PICKED
from kantyna.games.card_game.table import (
    CAPTIVES,
    CardGame,
)
from kantyna.games.card_game.turn.answers import (
    PICK,
    YES,
    ask_to_pick,
    ask_whether,
)
from kantyna.games.card_game.turn.movement import (
    captured_at,
    move,
    rescue,
)
from kantyna.games.card_game.turn.play import AS_UNIT, enter
from kantyna.games.card_game.turn.values import unique_in_play
from kantyna.games.card_game.vocabulary import (
    ASK_PICK,
    ASK_PUT_INTO_PLAY,
    DARK,
    E_CAPTURED,
    LIGHT,
    UNIT,
)
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

BOTH: Final = BITS[DARK] | BITS[LIGHT]
"""Both players know it, onlookers do not."""


def capture(table: CardGame, card: CardId, objective: CardId, known: i64, log: Log) -> None:
    """Capture a card that is not in play."""
    move(table, card, CAPTIVES, known)
    table.attach(card, objective)
    log.add(E_CAPTURED, table.owner[card], card, 0, -1, known, objective)


class Rescue(Effect[CardGame]):
    """Rescue a random card captured at an objective of choice; a unit may be put into play."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[CAPTIVES]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if len(frame.data) == PICKED:
            places = sorted({table.host(card) for card in table.rows[CAPTIVES]})
            if not places:
                return DONE
            ask_to_pick(table, frame.seat, ASK_PICK, places, frame.card)
            return WAIT
        card = frame.data[PICKED]
        if frame.left == 0 or table.printed[card].kind != UNIT or unique_in_play(table, table.defs[card]):
            return DONE
        ask_whether(table, frame.seat, ASK_PUT_INTO_PLAY, card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if len(frame.data) == PICKED:
            captives = captured_at(table, code - PICK.base)
            card = captives[table.roll(len(captives))]
            rescue(table, card, log, frame.card)
            frame.data.append(card)
            return
        frame.left = 0
        if code == YES.base:
            enter(table, frame.data[PICKED], AS_UNIT, NO_CARD, 0, log)

    def said(self) -> Said:
        return Said("rescue", {"n": 1})
