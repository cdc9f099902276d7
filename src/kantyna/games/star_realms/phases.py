"""The turn and its phases as nodes: main, discard, draw."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DISCARDED, draw
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
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, NO_CARD, Code, Seat
from kantyna.kernel.modifier import expired


class Turn(Node[StarRealms]):
    """The bottom of the stack: turn after turn until the game is over."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.at == 0:
            self._begin(table, log)
            frame.at = 1
            table.push(MAIN, table.active)
            return WAIT
        self._end(table, log)
        frame.at = 0
        return WAIT

    def _begin(self, table: StarRealms, log: Log) -> None:
        table.turn += 1
        if table.damage and table.teams[table.active] == 0:
            # Raid: damage on the boss's bases lasts until his turn starts.
            table.damage = []
            log.add(REPAIRED, table.active)
        log.add(TURN_BEGAN, table.active, NO_CARD, table.turn)

    def _end(self, table: StarRealms, log: Log) -> None:
        """Discard phase, then draw phase, of everybody whose turn it was; then the next seat is on."""
        side = [table.active] if table.mode != HYDRA else table.side(table.active)
        for seat in side:
            table.trade[seat] = 0
            table.combat[seat] = 0
            pile = table.discard[seat]
            pile.extend(table.ships[seat])
            table.ships[seat].clear()
            hand = table.hand[seat]
            if not log.muted:
                for card in hand:
                    log.add(DISCARDED, seat, card)
            pile.extend(hand)
            hand.clear()
        table.used = []
        table.blobs = [0] * table.seats
        if table.copies:
            table.copies = []
        if table.modifiers:
            table.modifiers = expired(table.modifiers, END_OF_TURN)
        if table.mode == HYDRA:
            table.ended = [0] * table.seats
            table.quiet = 0
            table.refused = 0
        for seat in side:
            draw(table, seat, table.hand_size[seat], log)
        log.add(TURN_ENDED, table.active)
        table.active = self._next(table)

    def _next(self, table: StarRealms) -> Seat:
        if table.mode == HYDRA:
            for seat in range(table.seats):
                if table.teams[seat] != table.teams[table.active]:
                    return seat
        return table.following(table.active)


class Main(Node[StarRealms]):
    """The main phase: anything that is possible, in any order, until the player ends it (``frame.at`` = 1).

    In Hydra ``frame.seat`` is the member whose turn it is to go on.
    """

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.at == 1:
            return DONE
        table.pending = Decision(frame.seat, ASK_MAIN, main_options(table, frame.seat))
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if code == END:
            self._end(table, frame)
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

    def _end(self, table: StarRealms, frame: Frame) -> None:
        if table.mode == HYDRA:
            table.ended = [1 if seat == frame.seat else table.ended[seat] for seat in range(table.seats)]
            for member in table.side(frame.seat):
                if not table.ended[member]:
                    frame.seat = member
                    return
        frame.at = 1


TURN: Final = PROGRAM.add("turn", Turn())
MAIN: Final = PROGRAM.add("turn/main", Main())
