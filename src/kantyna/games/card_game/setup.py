"""The bottom of the stack: set-up, then turn after turn."""

from __future__ import annotations

from kantyna.games.card_game.actions import NO, PICK, YES
from kantyna.games.card_game.moves import draw, move, shuffle_deck
from kantyna.games.card_game.nodes import N_BALANCE, N_CONFLICT, N_FORCE, N_SET_UP, N_TURN
from kantyna.games.card_game.playing import AS_UNIT, enter
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.telling import tell
from kantyna.games.card_game.words import (
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
    Z_CHOSEN,
    Z_DECK,
    Z_OBJECTIVE_DECK,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, NO_CARD, Code, Seat

SEEN: int = 4
"""Objectives looked at in set-up; all but one are kept (CG-SETUP-7)."""
HAND: int = 6


class Game(Node[CardGame]):
    """Set-up once, then turns for ever."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        if frame.at == 0:
            frame.at = 1
            table.push(N_SET_UP, DARK)
        else:
            table.push(N_TURN, table.active)
        return WAIT


class SetUp(Node[CardGame]):
    """Objectives are chosen in secret, hands drawn, objectives turned up: always the dark side first."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        while True:
            seat = frame.at % 2
            stage = frame.at // 2
            if stage == 0:
                self._look(table, seat)
                if len(table.chosen[seat]) == SEEN:
                    options = sorted(PICK + card for card in table.chosen[seat])
                    table.ask(seat, ASK_KEEP_OBJECTIVES, options)
                    return WAIT
            elif stage == 1:
                draw(table, seat, HAND - len(table.hand[seat]), log)
                if table.mulligan:
                    table.ask(seat, ASK_MULLIGAN, [YES, NO])
                    return WAIT
            elif stage == 2:
                table.active = seat
                if len(table.chosen[seat]) > 1:
                    table.ask(seat, ASK_REVEAL_OBJECTIVE, sorted(PICK + card for card in table.chosen[seat]))
                    return WAIT
                if table.chosen[seat]:
                    enter(table, table.chosen[seat][0], AS_UNIT, NO_CARD, 0, log)
                    return WAIT
            else:
                return DONE
            frame.at += 1

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.at % 2
        stage = frame.at // 2
        if stage == 0:
            card = code - PICK
            move(table, card, Z_OBJECTIVE_DECK, BITS[seat])
            pile = table.objective_deck[seat]
            pile.insert(0, pile.pop())
            log.add(E_CHOSE_OBJECTIVES, seat)
            frame.at += 1
        elif stage == 1:
            if code == YES:
                for card in table.hand[seat][:]:
                    move(table, card, Z_DECK, 0)
                shuffle_deck(table, seat, False, log)
                log.add(E_MULLIGAN, seat)
                draw(table, seat, HAND, log)
            else:
                log.add(E_KEPT_HAND, seat)
            frame.at += 1
        else:
            enter(table, code - PICK, AS_UNIT, NO_CARD, 0, log)

    def _look(self, table: CardGame, seat: Seat) -> None:
        pile = table.objective_deck[seat]
        while pile and len(table.chosen[seat]) < SEEN and not table.objectives[seat]:
            move(table, pile[-1], Z_CHOSEN, BITS[seat])


class Turn(Node[CardGame]):
    """One player's turn: what begins with it, then the six phases."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        if frame.at == 0:
            frame.at = 1
            table.turn += 1
            table.active = DARK if table.turn % 2 else LIGHT
            for card in range(len(table.used)):
                table.used[card] = 0
            for lot in (table.limited, table.enhanced, table.sith_events):
                lot[DARK] = 0
                lot[LIGHT] = 0
            table.titles = []
            log.add(E_TURN_BEGAN, table.active, NO_CARD, table.turn)
            tell(table, table.active, [Happening(H_TURN_BEGINS, table.active)])
            return WAIT
        phase = N_BALANCE + frame.at - 1
        if phase > N_FORCE:
            return DONE
        frame.at += 1
        if phase == N_CONFLICT and table.turn == 1:
            return WAIT  # the dark side's first turn has no conflict phase (CG-CONF-2)
        table.push(phase, table.active)
        return WAIT
