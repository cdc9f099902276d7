"""The bottom of the stack: set-up, then turn after turn."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import (
    CHOSEN,
    DECK,
    ENHANCED,
    HAND,
    LIMITED,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SITH_EVENTS,
    TITLES,
    USED,
    CardGame,
)
from kantyna.games.card_game.turn.announcement import tell
from kantyna.games.card_game.turn.answers import PICK, YES, ask_to_pick, ask_whether
from kantyna.games.card_game.turn.movement import draw, move, shuffle_deck, top_of
from kantyna.games.card_game.turn.nodes import N_BALANCE, N_CONFLICT, N_FORCE, N_SET_UP, N_TURN
from kantyna.games.card_game.turn.play import AS_UNIT, enter
from kantyna.games.card_game.vocabulary import (
    ASK_KEEP_OBJECTIVES,
    ASK_MULLIGAN,
    ASK_REVEAL_OBJECTIVE,
    DARK,
    E_CHOSE_OBJECTIVES,
    E_KEPT_HAND,
    E_MULLIGAN,
    E_TURN_BEGAN,
    H_TURN_BEGINS,
    LIGHT,
)
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, NO_CARD, Code, Seat

SEEN: Final = 4
"""Objectives looked at in set-up; all but one are kept (CG-SETUP-7)."""
HAND_SIZE: Final = 6


class Game(Node[CardGame]):
    """Set-up once, then turns for ever."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            table.push(N_SET_UP, DARK)
        else:
            table.push(N_TURN, table.active)
        return WAIT


class SetUp(Node[CardGame]):
    """Objectives are chosen in secret, hands drawn, objectives turned up: always the dark side first."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        while True:
            seat = frame.at % 2
            stage = frame.at // 2
            if stage == 0:
                self._look(table, seat)
                if len(table.rows[CHOSEN[seat]]) == SEEN:
                    ask_to_pick(table, seat, ASK_KEEP_OBJECTIVES, listed(table.rows[CHOSEN[seat]]))
                    return WAIT
            elif stage == 1:
                draw(table, seat, HAND_SIZE - len(table.rows[HAND[seat]]), log)
                if table.decks.mulligan:
                    ask_whether(table, seat, ASK_MULLIGAN)
                    return WAIT
            elif stage == 2:
                table.active = seat
                if len(table.rows[CHOSEN[seat]]) > 0:
                    ask_to_pick(table, seat, ASK_REVEAL_OBJECTIVE, listed(table.rows[CHOSEN[seat]]))
                    return WAIT
            else:
                return DONE
            frame.at += 1

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.at % 2
        stage = frame.at // 2
        if stage == 0:
            card = code - PICK.base
            move(table, card, OBJECTIVE_DECK[table.owner[card]], BITS[seat])
            table.insert(OBJECTIVE_DECK[seat], 0, table.pop(OBJECTIVE_DECK[seat]))
            log.add(E_CHOSE_OBJECTIVES, seat)
            frame.at += 1
        elif stage == 1:
            if code == YES.base:
                for card in listed(table.rows[HAND[seat]]):
                    move(table, card, DECK[table.owner[card]], 0)
                shuffle_deck(table, seat, False, log)
                log.add(E_MULLIGAN, seat)
                draw(table, seat, HAND_SIZE, log)
            else:
                log.add(E_KEPT_HAND, seat)
            frame.at += 1
        else:
            enter(table, code - PICK.base, AS_UNIT, NO_CARD, 0, log)

    def _look(self, table: CardGame, seat: Seat) -> None:
        if len(table.rows[OBJECTIVES[seat]]) == 0:
            for card in reversed(top_of(table, OBJECTIVE_DECK[seat], SEEN - len(table.rows[CHOSEN[seat]]))):
                move(table, card, CHOSEN[seat], BITS[seat])


class Turn(Node[CardGame]):
    """One player's turn: what begins with it, then the six phases."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            table.turn += 1
            table.active = DARK if table.turn % 2 else LIGHT
            table.clear(USED)
            for counter in (LIMITED, ENHANCED, SITH_EVENTS):
                table.count[counter[DARK]] = 0
                table.count[counter[LIGHT]] = 0
            table.clear(TITLES)
            log.add(E_TURN_BEGAN, table.active, NO_CARD, table.turn)
            tell(table, table.active, H_TURN_BEGINS)
            return WAIT
        phase = N_BALANCE + frame.at - 1
        if phase > N_FORCE:
            return DONE
        frame.at += 1
        if phase == N_CONFLICT and table.turn == 1:
            return WAIT  # the dark side's first turn has no conflict phase (CG-CONF-2)
        table.push(phase, table.active)
        return WAIT
