"""The turn: a new base, income, actions in any order and number, and its end."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DISCARDED, draw, offer_pile
from kantyna.games.deckbuilding.table import (
    BASES,
    BLOCK,
    BOUNTY,
    COMMITTED,
    DISCARD,
    DOOMED,
    HAND,
    IN_PLAY,
    NEUTRAL_PURCHASES,
    PLAYED_NEUTRAL,
    PROGRAM,
    PURCHASES,
    RESOURCES,
    SHIELDED,
    SPACE,
    SPENT,
    USED,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.abilities import USE
from kantyna.games.deckbuilding.turn.bases import HAND_SIZE, REVEAL_BASE
from kantyna.games.deckbuilding.turn.play import PLAY
from kantyna.games.deckbuilding.turn.play_area import clear_play_area, exile_doomed
from kantyna.games.deckbuilding.turn.purchase import BUY
from kantyna.games.deckbuilding.turn.triggers import trigger
from kantyna.games.deckbuilding.vocabulary import (
    ACTIONS,
    ASK_MAIN,
    ASK_REVEAL_BASE,
    BASE_STEP,
    FORCE_BONUS,
    INCOME,
    REVEALED,
    SHIP_INCOME,
    TURN_BEGAN,
    TURN_ENDED,
    WHEN_TURN_STARTS,
)
from kantyna.kernel.action import NOTHING_MORE, Verb
from kantyna.kernel.body import Options, row
from kantyna.kernel.effect import WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOTHING, Code, Seat
from kantyna.kernel.native import i64


class Turn(Node[Deckbuilding]):
    """One frame at the bottom of the stack, turn after turn; ``frame.at`` is the step of the turn."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.at != ACTIONS and self.start(table, frame, log):
            return WAIT
        seat = frame.seat
        out = table.offer()
        PLAY.offer_all(table, seat, out)
        if table.count[RESOURCES[seat]] > 0:
            BUY.offer(table, seat, out)
        USE.offer(table, seat, out)
        out.add(END.base)
        table.ask(seat, ASK_MAIN)
        return WAIT

    def start(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        """The start of the turn (DB-START-1, DB-START-2); does it wait for something?"""
        seat = frame.seat
        if frame.at == BASE_STEP:
            if frame.left < 0:
                frame.left = 0
                log.add(TURN_BEGAN, seat, NO_CARD, table.turn)
            if self.new_base(table, frame):
                return WAIT
        if frame.at == REVEALED:
            frame.at = INCOME
            base = table.base(seat)
            if base >= 0 and table.printed[base].trigger == WHEN_TURN_STARTS:
                trigger(table, seat, [base])
                return WAIT
        frame.at = ACTIONS
        self.income(table, seat, log)
        return False

    def new_base(self, table: Deckbuilding, frame: Frame) -> bool:
        """Without a base, one of those left is turned up; is that to be waited for?"""
        seat = frame.seat
        if table.base(seat) >= 0 or len(table.rows[BASES[seat]]) == 0:
            frame.at = REVEALED
            return False
        offer_pile(table, REVEAL_BASE.base, BASES[seat], table.offer())
        table.ask(seat, ASK_REVEAL_BASE)
        return True

    def income(self, table: Deckbuilding, seat: Seat, log: Log) -> None:
        if table.force_left(seat) == 0:
            table.count[RESOURCES[seat]] += 1
            log.add(FORCE_BONUS, seat, NO_CARD, 1)
        for card in table.rows[IN_PLAY[seat]]:
            amount = table.printed[card].resources
            if amount:
                table.count[RESOURCES[seat]] += amount
                log.add(SHIP_INCOME, seat, card, amount)

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        verb = SPACE.blocks[code // BLOCK]
        verb.do(table, frame, code - verb.base, log)


class End(Verb[Deckbuilding]):
    """Exile what must go, discard units and hand, draw five, and hand on (DB-END-1 to DB-END-4)."""

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        seat = frame.seat
        if len(table.rows[DOOMED]) > 0:
            exile_doomed(table, seat, log)
        clear_play_area(table, seat)
        if not log.muted:
            for card in table.rows[HAND[seat]]:
                log.add(DISCARDED, seat, card)
        table.pour(HAND[seat], DISCARD[seat])
        self.forget_the_turn(table, seat)
        log.add(TURN_ENDED, seat)
        draw(table, seat, HAND_SIZE, log)
        table.active = (seat + 1) % table.seats
        table.turn += 1
        frame.seat = table.active
        frame.at = BASE_STEP
        frame.left = -1

    def forget_the_turn(self, table: Deckbuilding, seat: Seat) -> None:
        """What is remembered for one turn only."""
        table.clear_all(OF_THE_TURN)
        table.count[RESOURCES[seat]] = 0
        for other in range(table.seats):
            table.count[SHIELDED[other]] = 0
        table.count[PURCHASES] = 0
        table.count[NEUTRAL_PURCHASES] = 0
        table.count[PLAYED_NEUTRAL] = 0
        table.count[BOUNTY] = NOTHING
        if table.modifiers:
            table.modifiers = []

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        out.add(self.base)


OF_THE_TURN: Final = row([USED, COMMITTED, SPENT])
"""The marks that last until the end of a turn."""
END: Final = End("end", NOTHING_MORE)
TURN: Final = PROGRAM.add("turn", Turn())
