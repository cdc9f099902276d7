"""Set-up: hands, the roll for the battlefield, shields for those whose battlefield is not used; then the rounds."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import (
    ASIDE,
    BATTLEFIELD_ZONE,
    CHARACTERS,
    CONTROLLER,
    DECK,
    DICE,
    FACE,
    HAND,
    HAND_SIZE,
    MOST_SHIELDS,
    PHASE,
    PUT_BACK,
    RESOURCES,
    SHIELDS,
    Destiny,
)
from kantyna.games.destiny.turn.answers import PICK, STOP, ask_to_pick
from kantyna.games.destiny.turn.movement import draw, put
from kantyna.games.destiny.turn.nodes import N_ACTIONS, N_ROUND_END, N_SET_UP, N_UPKEEP
from kantyna.games.destiny.turn.values import INCOME, side_value
from kantyna.games.destiny.vocabulary import (
    ASK_BATTLEFIELD,
    ASK_MULLIGAN,
    ASK_SHIELD,
    BATTLEFIELD,
    E_CHOSE_BATTLEFIELD,
    E_ROLLED,
    E_SHIELDED,
    E_SHUFFLED_BACK,
    P_ACTIONS,
    P_SET_UP,
)
from kantyna.kernel.body import listed
from kantyna.kernel.die import roll
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64

# The stages of set-up.
DRAWING: Final = 0
MULLIGAN: Final = 1
ROLLING: Final = 2
BATTLEFIELD_STAGE: Final = 3
SHIELDING: Final = 4


class Game(Node[Destiny]):
    """Set-up once, then rounds: actions, upkeep, what the end of a round brings."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            table.push(N_SET_UP, 0)
        elif frame.at == 1:
            table.push(N_ACTIONS, 0)
        elif frame.at == 2:
            table.push(N_UPKEEP, 0)
        else:
            table.push(N_ROUND_END, 0)
        frame.at = frame.at + 1 if frame.at < 3 else 1
        return WAIT


class SetUp(Node[Destiny]):
    """``frame.at`` is the stage, ``frame.left`` the seat whose turn it is in it, from 0; ``frame.about`` who won the
    roll."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        while True:
            if frame.left < 0:
                frame.left = 0
            if frame.left >= table.seats:
                frame.at += 1
                frame.left = 0
            seat = frame.left
            if frame.at == DRAWING:
                table.count[PHASE] = P_SET_UP
                draw(table, seat, HAND_SIZE, log)
            elif frame.at == MULLIGAN:
                if len(table.rows[HAND[seat]]) > 0:
                    ask_to_pick(table, seat, ASK_MULLIGAN, listed(table.rows[HAND[seat]]), stop=True)
                    return WAIT
                self._redraw(table, seat, log)
            elif frame.at == ROLLING:
                for other in range(table.seats):
                    table.count[RESOURCES[other]] = INCOME
                frame.about = self._roll(table, log)
                frame.left = table.seats
                continue
            elif frame.at == BATTLEFIELD_STAGE:
                ask_to_pick(table, frame.about, ASK_BATTLEFIELD, self._battlefields(table))
                return WAIT
            elif frame.at == SHIELDING:
                left = self._left(table, seat)
                if seat != table.count[CONTROLLER] and left > 0:
                    may_stop = not table.way.must_shield()
                    ask_to_pick(table, seat, ASK_SHIELD, self._bare(table, seat), NO_CARD, left, may_stop)
                    return WAIT
            else:
                table.count[PHASE] = P_ACTIONS
                return DONE
            frame.left += 1

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.left
        if frame.at == MULLIGAN:
            if code == STOP.base:
                self._redraw(table, seat, log)
                frame.left += 1
            else:
                put(table, code - PICK.base, PUT_BACK[seat], BITS[seat])
        elif frame.at == BATTLEFIELD_STAGE:
            card = code - PICK.base
            table.count[CONTROLLER] = table.owner(card)
            put(table, card, BATTLEFIELD_ZONE, EVERYBODY)
            log.add(E_CHOSE_BATTLEFIELD, frame.about, card)
            frame.left = table.seats
        elif code == STOP.base:  # the shield is not given (DE-FFA-2)
            frame.left += 1
        else:
            card = code - PICK.base
            table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) + 1)
            log.add(E_SHIELDED, seat, card, 1)

    def _redraw(self, table: Destiny, seat: Seat, log: Log) -> None:
        """What was put back is shuffled into the deck; as many cards are drawn."""
        back = listed(table.rows[PUT_BACK[seat]])
        if not back:
            return
        for card in back:
            put(table, card, DECK[seat], 0)
        table.shuffle(DECK[seat])
        log.add(E_SHUFFLED_BACK, seat, NO_CARD, len(back))
        draw(table, seat, len(back), log)

    def _roll(self, table: Destiny, log: Log) -> Seat:
        """Everybody rolls the dice of the team; equal highest sums roll again: all of a duel, else only those."""
        rolling = list(range(table.seats))
        while True:
            sums = [self._sum(table, seat, log) for seat in rolling]
            best = max(sums)
            first = [seat for at, seat in enumerate(rolling) if sums[at] == best]
            if len(first) == 1:
                break
            if not table.way.all_reroll():
                rolling = first
        for seat in range(table.seats):
            for die in table.rows[DICE[seat]]:
                table.write_mark(FACE, die, 0)
        return first[0]

    def _sum(self, table: Destiny, seat: Seat, log: Log) -> i64:
        total: i64 = 0
        for die in listed(table.rows[DICE[seat]]):
            up = roll(table, FACE, die)
            log.add(E_ROLLED, seat, die, up)
            total += side_value(table, seat, die, table.printed[die].sides[up])
        return total

    def _battlefields(self, table: Destiny) -> list[CardId]:
        return [
            card
            for seat in range(table.seats)
            for card in table.rows[ASIDE[seat]]
            if table.printed[card].kind == BATTLEFIELD
        ]

    def _left(self, table: Destiny, seat: Seat) -> i64:
        """How many shields a seat has still to give."""
        given: i64 = 0
        for card in table.rows[CHARACTERS[seat]]:
            given += table.mark(SHIELDS, card)
        return table.way.shields() - given

    def _bare(self, table: Destiny, seat: Seat) -> list[CardId]:
        return [card for card in table.rows[CHARACTERS[seat]] if table.mark(SHIELDS, card) < MOST_SHIELDS]
