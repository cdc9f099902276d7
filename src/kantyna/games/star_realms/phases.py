"""The turn and its phases as nodes: main, discard, draw."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DISCARDED, NO_CARDS, draw
from kantyna.games.star_realms.abilities import give, play, use
from kantyna.games.star_realms.actions import (
    ATTACK,
    BUY,
    BUY_TOGETHER,
    DESTROY,
    END,
    GIVE,
    HAND_OVER,
    HIT_BASE,
    HIT_TOGETHER,
    PRIMARY,
)
from kantyna.games.star_realms.attacks import aim_at_base, aim_at_player
from kantyna.games.star_realms.book import COST, PROGRAM
from kantyna.games.star_realms.options import main_options
from kantyna.games.star_realms.pooling import HELP
from kantyna.games.star_realms.purchases import acquire
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import (
    ASK_MAIN,
    END_OF_TURN,
    HANDED_OVER,
    HYDRA,
    REPAIRED,
    TURN_BEGAN,
    TURN_ENDED,
)
from kantyna.kernel.decision import Decision
from kantyna.kernel.effect import WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, NO_CARD, SEATS, Code, Seat
from kantyna.kernel.modifier import expired

NO_BLOBS: Final = [[0] * seats for seats in range(SEATS + 1)]
"""That nobody has played a Blob card yet, for each number of seats."""


class Turn(Node[StarRealms]):
    """The bottom of the stack: turn after turn until the game is over.

    Only the main phase asks: anything that is possible, in any order, until the player ends it. In Hydra
    ``frame.seat`` is the member whose turn it is to go on.
    """

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.at == 0:
            frame.at = 1
            self._begin(table, log)
        table.pending = Decision(frame.seat, ASK_MAIN, main_options(table, frame.seat))
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if code == END:
            self._end(table, frame, log)
            return
        if code >= HAND_OVER:
            table.quiet |= BITS[seat]
            frame.seat = code - HAND_OVER
            log.add(HANDED_OVER, seat, NO_CARD, 0, frame.seat)
            return
        if BUY_TOGETHER <= code < GIVE or HIT_TOGETHER <= code < DESTROY:
            table.push(HELP, seat, NO_CARD, -1, code)
            return
        # Something happens: whoever waited for that may hand over or ask for help again.
        table.quiet = 0
        table.refused = 0
        if code < PRIMARY:
            play(table, seat, code, log)
        elif code < BUY:
            use(table, seat, code, log)
        elif code < BUY_TOGETHER:
            table.trade[seat] -= COST[code - BUY]
            acquire(table, seat, code - BUY, COST[code - BUY], log)
        elif code < HIT_BASE:
            give(table, seat, code - GIVE, log)
        elif code < HIT_TOGETHER:
            aim_at_base(table, seat, code - HIT_BASE, log)
        else:
            aim_at_player(table, seat, code - ATTACK, log)

    def _begin(self, table: StarRealms, log: Log) -> None:
        table.turn += 1
        if table.damage and table.teams[table.active] == 0:
            # Raid: damage on the boss's bases lasts until his turn starts.
            table.damage = []
            log.add(REPAIRED, table.active)
        if not log.muted:
            log.add(TURN_BEGAN, table.active, NO_CARD, table.turn)

    def _end(self, table: StarRealms, frame: Frame, log: Log) -> None:
        """Discard phase, then draw phase; then the next seat is on. A Hydra waits for all its members."""
        if table.mode == HYDRA:
            table.ended = [1 if seat == frame.seat else table.ended[seat] for seat in range(table.seats)]
            side = table.side(frame.seat)
            for member in side:
                if not table.ended[member]:
                    frame.seat = member
                    return
            for member in side:
                self._discard(table, member, log)
            for member in side:
                draw(table, member, table.hand_size[member], log)
            table.ended = [0] * table.seats
            table.quiet = 0
            table.refused = 0
        else:
            self._discard(table, table.active, log)
            draw(table, table.active, table.hand_size[table.active], log)
        if table.used:
            table.used = []
        table.blobs = NO_BLOBS[table.seats]
        if table.copies:
            table.copies = []
        if table.modifiers:
            table.modifiers = expired(table.modifiers, END_OF_TURN)
        if not log.muted:
            log.add(TURN_ENDED, table.active)
        table.active = self._next(table)
        frame.seat = table.active
        self._begin(table, log)

    def _discard(self, table: StarRealms, seat: Seat, log: Log) -> None:
        """What is left of trade and combat is lost; ships in play and the hand go to the discard pile."""
        table.trade[seat] = 0
        table.combat[seat] = 0
        hand = table.hand[seat]
        if not log.muted:
            for card in hand:
                log.add(DISCARDED, seat, card)
        table.discard[seat] = table.discard[seat] + table.ships[seat] + hand
        table.ships[seat] = NO_CARDS
        table.hand[seat] = NO_CARDS

    def _next(self, table: StarRealms) -> Seat:
        if table.mode == HYDRA:
            for seat in range(table.seats):
                if table.teams[seat] != table.teams[table.active]:
                    return seat
        return table.following(table.active)


TURN: Final = PROGRAM.add("turn", Turn())
