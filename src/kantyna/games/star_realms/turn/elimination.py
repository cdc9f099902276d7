"""Players who fall: what becomes of their cards, what they may leave behind, and who has won."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.table import (
    ALIVE,
    BASES,
    DECK,
    DISCARD,
    HAND,
    LOST,
    PROGRAM,
    SHIPS,
    StarRealms,
)
from kantyna.games.star_realms.turn.answers import STOP
from kantyna.games.star_realms.turn.play_area import forget
from kantyna.games.star_realms.vocabulary import ASK_LEAVE, FELL, GAME_WON, LEFT
from kantyna.kernel.action import Chosen
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, Code, Seat


class Legacy(Node[StarRealms]):
    """A fallen player may leave a card to each heir in turn; the rest of his cards leave the game.

    ``frame.seat`` fell; ``frame.at`` goes through the seats.
    """

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        fallen = frame.seat
        while frame.at < table.seats:
            if frame.at in table.way.heirs(table, fallen):
                out = table.offer()
                for handle in table.way.legacy():
                    for card in table.rows[handle[fallen]]:
                        out.add(LEAVE.base + table.defs[card])
                out.settle()
                if out.count > 0:
                    out.add(STOP.base)
                    table.ask(fallen, ASK_LEAVE, NO_CARD, frame.at)
                    return WAIT
            frame.at += 1
        bury(table, fallen)
        return DONE

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        heir = frame.at
        frame.at += 1
        if code == STOP.base:
            return
        for handle in table.way.legacy():
            place = handle[frame.seat]
            card = table.first_of(table.rows[place], code - LEAVE.base)
            if card != NO_CARD:
                table.move(card, place, DISCARD[heir])
                forget(table, card)
                log.add(LEFT, frame.seat, card, 0, heir)
                return


def bury(table: StarRealms, seat: Seat) -> None:
    """The cards of the fallen are out of the game."""
    for handle in (DISCARD, HAND, DECK, SHIPS, BASES):
        for card in listed(table.rows[handle[seat]]):
            forget(table, card)
        table.pour(handle[seat], LOST)


def defeat(table: StarRealms, victim: Seat, log: Log) -> None:
    """Authority at zero or below: the player falls, a Hydra as a whole."""
    for seat in table.way.side(table, victim):
        table.count[ALIVE[seat]] = 0
        log.add(FELL, seat)
    won = table.way.winner(table)
    if won >= 0:
        winners = [seat for seat in range(table.seats) if table.box.teams[seat] == won]
        for seat in winners:
            log.add(GAME_WON, seat)
        table.finish(winners, table.way.reason(won))
        return
    table.refresh()
    table.push(LEGACY, victim)


LEAVE: Final = Chosen("leave", [DISCARD, HAND, DECK, SHIPS, BASES])
"""The card that a fallen player leaves to a teammate."""
LEGACY: Final = PROGRAM.add("turn/legacy", Legacy())
