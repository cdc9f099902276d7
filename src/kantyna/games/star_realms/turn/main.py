"""The turn and its phases: main, discard, draw."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DISCARDED, draw
from kantyna.games.star_realms.table import (
    ACTS_AS,
    ALLY_USED,
    BASES,
    BLOBS,
    BLOCK,
    COMBAT_POOL,
    DAMAGE,
    DISCARD,
    ENDED,
    HAND,
    HAND_SIZE,
    PRIMARY_USED,
    PROGRAM,
    SCRAPPED_SHIPS,
    SHIPS,
    SPACE,
    TRADE_POOL,
    StarRealms,
)
from kantyna.games.star_realms.turn.abilities import PRIMARY
from kantyna.games.star_realms.turn.action import Action
from kantyna.games.star_realms.turn.combat import HIT_BASE
from kantyna.games.star_realms.turn.play import PLAY
from kantyna.games.star_realms.turn.purchase import BUY
from kantyna.games.star_realms.vocabulary import ASK_MAIN, END_OF_TURN, PART_ENDED, REPAIRED, TURN_BEGAN, TURN_ENDED
from kantyna.kernel.action import NOTHING_MORE
from kantyna.kernel.body import Options, row
from kantyna.kernel.effect import WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, Code, Seat
from kantyna.kernel.modifier import expired
from kantyna.kernel.native import i64


class Turn(Node[StarRealms]):
    """The bottom of the stack: turn after turn until the game is over.

    Only the main phase asks: anything that is possible, in any order, until the player ends it. In Hydra
    ``frame.seat`` is the member whose turn it is to go on.
    """

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            begin(table, log)
        seat = frame.seat
        rows = table.rows
        out = table.offer()
        if len(rows[HAND[seat]]) > 0:
            PLAY.offer(table, seat, out)
        if len(rows[BASES[seat]]) > 0 or len(rows[SHIPS[seat]]) > 0:
            PRIMARY.offer(table, seat, out)
        if table.count[TRADE_POOL[seat]] > 0:
            BUY.offer(table, seat, out)
        if table.count[COMBAT_POOL[seat]] > 0:
            HIT_BASE.offer(table, seat, out)
        for verb in table.way.verbs:
            verb.offer(table, seat, out)
        out.add(END.base)
        table.ask(seat, ASK_MAIN)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        verb = SPACE.blocks[code // BLOCK]
        if table.way.waits and isinstance(verb, Action) and verb.acts:
            table.way.acted(table)
        verb.do(table, frame, code - verb.base, log)


class End(Action):
    """The end of the main phase: discard phase, then draw phase; then the next seat is on."""

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        if table.way.waits:
            if not self._end_together(table, frame, log):
                return
        else:
            discard_phase(table, frame.seat, log)
            draw(table, frame.seat, table.count[HAND_SIZE[frame.seat]], log)
            if not log.muted:
                log.add(TURN_ENDED, frame.seat)
        table.clear_all(USED)
        if table.modifiers:
            table.modifiers = expired(table.modifiers, END_OF_TURN)
        frame.seat = table.active = table.way.next_seat(table)
        begin(table, log)

    def _end_together(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        """A Hydra waits for all its members; False if somebody goes on."""
        side = table.way.side(table, frame.seat)
        table.count[ENDED[frame.seat]] = 1
        log.add(PART_ENDED, frame.seat)
        table.way.acted(table)
        for member in side:
            if not table.count[ENDED[member]]:
                frame.seat = member
                return False
        for member in side:
            discard_phase(table, member, log)
        for member in side:
            draw(table, member, table.count[HAND_SIZE[member]], log)
            table.count[ENDED[member]] = 0
        return True

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        out.add(self.base)


def begin(table: StarRealms, log: Log) -> None:
    """A turn begins. Raid: damage on the boss's bases lasts until his turn starts."""
    table.turn += 1
    if len(table.rows[DAMAGE]) > 0 and table.any_mark(DAMAGE) and table.way.keeps_damage(table, table.active):
        table.clear(DAMAGE)
        log.add(REPAIRED, table.active)
    if not log.muted:
        log.add(TURN_BEGAN, table.active, NO_CARD, table.turn)


def discard_phase(table: StarRealms, seat: Seat, log: Log) -> None:
    """What is left of trade and combat is lost; ships in play and the hand go to the discard pile."""
    count = table.count
    count[TRADE_POOL[seat]] = 0
    count[COMBAT_POOL[seat]] = 0
    count[BLOBS[seat]] = 0
    if not log.muted:
        for card in table.rows[HAND[seat]]:
            log.add(DISCARDED, seat, card)
    # Most turns of random play end without a card: what is not called costs nothing.
    if len(table.rows[SHIPS[seat]]) > 0:
        table.pour(SHIPS[seat], DISCARD[seat])
    if len(table.rows[HAND[seat]]) > 0:
        table.pour(HAND[seat], DISCARD[seat])


USED: Final = row([PRIMARY_USED, ALLY_USED, ACTS_AS, SCRAPPED_SHIPS])
"""The marks and notes that last until the end of a turn."""
END: Final = End("end", NOTHING_MORE, acts=False)
TURN: Final = PROGRAM.add("turn", Turn())
