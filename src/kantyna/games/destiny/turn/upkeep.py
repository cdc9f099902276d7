"""Upkeep and the end of the round."""

from __future__ import annotations

from kantyna.games.destiny.table import (
    ASIDE,
    CHARACTERS,
    DECK,
    DICE,
    DOOMED,
    EXHAUSTED,
    HAND,
    IN_PLAY,
    LOCKED,
    PHASE,
    POOL,
    PUT_BACK,
    ROUND,
    Destiny,
)
from kantyna.games.destiny.turn.announcement import announce, emptied
from kantyna.games.destiny.turn.answers import PICK, STOP, ask_to_pick
from kantyna.games.destiny.turn.defeat import eliminate, judge_last
from kantyna.games.destiny.turn.movement import discard, draw, gain, put, take_off
from kantyna.games.destiny.turn.nodes import N_DEFEAT, N_QUEUE
from kantyna.games.destiny.turn.values import hand_size, income
from kantyna.games.destiny.vocabulary import ASK_UPKEEP, E_UPKEEP, E_WON, H_DEFEAT, P_UPKEEP, R_DECK_OUT
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, NO_CARD, Code, Seat
from kantyna.kernel.window import propose


def around(table: Destiny) -> list[Seat]:
    """The seats in the game, the controller of the battlefield first."""
    first = table.judge()
    found: list[Seat] = []
    for step in range(table.seats):
        seat = (first + step) % table.seats
        if table.plays(seat):
            found.append(seat)
    return found


class Upkeep(Node[Destiny]):
    """Ready, dice back, resources; then everybody in turn picks cards to discard, and all draw."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            frame.left = 0
            self._restore(table, log)
        if frame.at == 1:
            seats = around(table)
            while frame.left < len(seats):
                seat = seats[frame.left]
                if len(table.rows[HAND[seat]]) > 0:
                    ask_to_pick(table, seat, ASK_UPKEEP, listed(table.rows[HAND[seat]]), stop=True)
                    return WAIT
                frame.left += 1
            frame.at = 2
            if self._refill(table, log):
                return WAIT
        if table.queue:
            table.push(N_QUEUE, table.judge())
            return WAIT
        return DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left += 1
        else:
            seat = around(table)[frame.left]
            put(table, code - PICK.base, PUT_BACK[seat], BITS[seat])

    def _restore(self, table: Destiny, log: Log) -> None:
        table.count[PHASE] = P_UPKEEP
        log.add(E_UPKEEP, table.judge(), NO_CARD, table.count[ROUND])
        for seat in around(table):
            for handle in IN_PLAY:
                for card in table.rows[handle[seat]]:
                    if table.mark(EXHAUSTED, card):
                        table.write_mark(EXHAUSTED, card, 0)
            for die in listed(table.rows[POOL[seat]]):
                take_off(table, die)
            for die in table.rows[DICE[seat]]:
                if 0 < table.mark(LOCKED, die) <= table.count[ROUND]:
                    table.write_mark(LOCKED, die, 0)
        for seat in around(table):
            gain(table, seat, income(table, seat), log)

    def _refill(self, table: Destiny, log: Log) -> bool:
        """What was picked is discarded, and everybody draws up to the hand size, never down."""
        events: list[Happening] = []
        for seat in around(table):
            picked = listed(table.rows[PUT_BACK[seat]])
            for card in picked:
                discard(table, card, log)
            if picked:
                emptied(table, seat, False, events)
        for seat in around(table):
            draw(table, seat, hand_size(table, seat) - len(table.rows[HAND[seat]]), log)
        return announce(table, events)


class RoundEnd(Node[Destiny]):
    """Whoever has neither hand nor deck loses; then what was put off until now happens."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            self._deck_out(table, log)
            if not table.stack:
                return DONE
        if frame.at == 1:
            frame.at = 2
            events = [
                Happening(H_DEFEAT, seat, card)
                for seat in judge_last(table)
                for card in table.rows[CHARACTERS[seat]]
                if table.mark(DOOMED, card)
            ]
            for seat in range(table.seats):
                for place in (CHARACTERS[seat], ASIDE[seat]):
                    for card in table.rows[place]:
                        if table.mark(DOOMED, card):
                            table.write_mark(DOOMED, card, 0)
            if events:
                propose(table, N_DEFEAT, table.judge(), events)
                return WAIT
        if table.queue:
            table.push(N_QUEUE, table.judge())
            return WAIT
        return DONE

    def _deck_out(self, table: Destiny, log: Log) -> None:
        """If all would lose so, the controller of the battlefield wins."""
        out = [seat for seat in around(table) if len(table.rows[HAND[seat]]) + len(table.rows[DECK[seat]]) == 0]
        if not out:
            return
        if len(out) == len(around(table)):
            winner = table.judge()
            log.add(E_WON, winner)
            table.finish([winner], R_DECK_OUT)
            return
        for seat in out:
            if table.stack:
                eliminate(table, seat, R_DECK_OUT, log)
