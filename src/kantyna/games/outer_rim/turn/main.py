"""The turn: planning, actions, one encounter, and its end."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import (
    EARNED,
    GAME_WON,
    PHASE_ACTION,
    PHASE_ENCOUNTER,
    PHASE_PLANNING,
    PHASE_SETUP,
    REASON_ROUNDS,
    TURN_BEGAN,
    TURN_ENDED,
)
from kantyna.games.outer_rim.table import (
    ACTED,
    BARGAINS,
    CREDITS,
    DAMAGE,
    DEFEATED,
    FOUGHT,
    LESSENED,
    OVER,
    PROGRAM,
    REQUESTS,
    ROUNDS,
    SPACE,
    USED,
    OuterRim,
)
from kantyna.games.outer_rim.turn.automatic import AUTOMATIC
from kantyna.games.outer_rim.turn.damage import recover
from kantyna.games.outer_rim.turn.delivery import DELIVER_ALL, deliverable
from kantyna.games.outer_rim.turn.encounter import ATTEMPT, DRAW, FIGHT_PATROL, MEET, forced
from kantyna.games.outer_rim.turn.fame import gain_credits
from kantyna.games.outer_rim.turn.gifts import GIVE, REQUEST, offer_credits
from kantyna.games.outer_rim.turn.hunting import HUNT_CREW
from kantyna.games.outer_rim.turn.losses import settle_losses
from kantyna.games.outer_rim.turn.market import MARKET_ACTION
from kantyna.games.outer_rim.turn.movement import MOVE_TO
from kantyna.games.outer_rim.turn.trading import TRADE
from kantyna.games.outer_rim.turn.using import CHALLENGE, DUEL, FULFIL, USE, offer_abilities
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    ANY_TIME,
    ASK_ACTION,
    ASK_ENCOUNTER,
    ASK_PLANNING,
    CHARACTER,
    ENCOUNTER_STEP,
    PLANETS,
    PLANNING,
    SHIP_TARGET,
)
from kantyna.kernel.action import NOTHING_MORE, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said

EARNINGS: Final = 2000

# The actions that are done once a turn, as bits.
MARKET_DONE: Final = 1
DELIVERY_DONE: Final = 2
TRADE_DONE: Final = 4

ASKING: Final = -1
CHOSEN: Final = 1


class Turn(Node[OuterRim]):
    """One frame at the bottom of the stack, turn after turn; ``at`` is its phase, ``left`` whether that is chosen."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if table.count[LESSENED] != 0 and settle_losses(table):
            return WAIT
        if frame.at == PHASE_SETUP:
            frame.at = PHASE_PLANNING
            frame.left = ASKING
            log.add(TURN_BEGAN, seat, NO_CARD, table.turn)
            if table.is_automatic(seat):
                frame.at, frame.left = PHASE_ENCOUNTER, CHOSEN
                table.push(AUTOMATIC, seat)
                return WAIT
        if frame.left == CHOSEN:
            if frame.at == PHASE_ENCOUNTER or self.cut_short(table, seat):
                self.end(table, frame, log)
                return WAIT
            frame.at += 1
            frame.left = ASKING
        elif frame.at > PHASE_PLANNING and self.cut_short(table, seat):
            self.end(table, frame, log)
            return WAIT
        self.ask(table, frame)
        return WAIT

    def cut_short(self, table: OuterRim, seat: Seat) -> bool:
        """Whoever is defeated skips what has not begun (OR-DEFEAT-3)."""
        return table.count[OVER] != 0 or table.count[DEFEATED[seat]] != 0

    def ask(self, table: OuterRim, frame: Frame) -> None:
        seat = frame.seat
        out = table.offer()
        if frame.at == PHASE_PLANNING:
            if table.count[DEFEATED[seat]] != 0:
                out.add(RECOVER.base)
                offer_abilities(table, seat, ANY_TIME, out)  # which may raise one before (OR-DEFEAT-5)
            else:
                offer_planning(table, seat, out)
        elif frame.at == PHASE_ACTION:
            offer_actions(table, seat, out)
        else:
            offer_encounters(table, seat, out)
        offer_credits(table, seat, out)
        kind: i64 = ASK_PLANNING
        if frame.at == PHASE_ACTION:
            kind = ASK_ACTION
        elif frame.at == PHASE_ENCOUNTER:
            kind = ASK_ENCOUNTER
        table.ask(seat, kind)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        verb = SPACE.verb(code)
        aside = verb is GIVE or verb is REQUEST or (verb is USE and USE.any_time(table, frame.seat, code - verb.base))
        if not aside and (frame.at != PHASE_ACTION or verb is END_ACTIONS):
            frame.left = CHOSEN
        verb.do(table, frame, code - verb.base, log)

    def end(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """Forget what was for one turn only, and hand on."""
        table.clear(USED)
        for counter in (ACTED, OVER, REQUESTS, BARGAINS, FOUGHT):
            table.count[counter] = 0
        log.add(TURN_ENDED, frame.seat)
        table.active = (frame.seat + 1) % table.seats
        table.turn += 1
        frame.seat = table.active
        frame.at = PHASE_SETUP
        frame.left = ASKING
        limit = table.box.settings[ROUNDS]
        if limit > 0 and table.turn > limit * table.seats:
            self.call_off(table, log)

    def call_off(self, table: OuterRim, log: Log) -> None:
        """The round limit: most fame wins, then most credits, then the earlier seat (OR-TURN-3)."""
        best = -1
        winners: list[Seat] = []
        for seat in range(table.seats):
            score = table.fame(seat) * 1000000 + table.count[CREDITS[seat]]
            if score > best:
                best, winners = score, [seat]
        for seat in winners:
            log.add(GAME_WON, seat, NO_CARD, table.fame(seat))
        table.finish(winners, REASON_ROUNDS)


TURN: Final = PROGRAM.add("turn", Turn())


def offer_planning(table: OuterRim, seat: Seat, out: Options) -> None:
    """Move, recover, earn, or an ability of planning (OR-PLAN-1)."""
    MOVE_TO.offer(table, seat, out)
    RECOVER.offer(table, seat, out)
    out.add(EARN.base)
    offer_abilities(table, seat, PLANNING, out)
    offer_abilities(table, seat, ANY_TIME, out)


def offer_actions(table: OuterRim, seat: Seat, out: Options) -> None:
    """Any number of actions, each once (OR-ACT-1)."""
    out.add(END_ACTIONS.base)
    GO_TO_MARKET.offer(table, seat, out)
    DELIVER.offer(table, seat, out)
    if table.count[ACTED] & TRADE_DONE == 0:
        TRADE.offer(table, seat, out)
    FULFIL.offer(table, seat, out)
    offer_abilities(table, seat, ACTION, out)
    offer_abilities(table, seat, ANY_TIME, out)


def offer_encounters(table: OuterRim, seat: Seat, out: Options) -> None:
    """Exactly one encounter; hostile patrols come first (OR-ENC-1, OR-ENC-2)."""
    offer_abilities(table, seat, ANY_TIME, out)
    hostile = forced(table, seat)
    if hostile:
        for token in hostile:
            out.add(FIGHT_PATROL.base + table.defs[token])
        return
    FIGHT_PATROL.offer(table, seat, out)
    DRAW.offer(table, seat, out)
    MEET.offer(table, seat, out)
    ATTEMPT.offer(table, seat, out)
    HUNT_CREW.offer(table, seat, out)
    DUEL.offer(table, seat, out)
    CHALLENGE.offer(table, seat, out)
    offer_abilities(table, seat, ENCOUNTER_STEP, out)


class Recover(Verb[OuterRim]):
    """Take all damage off captain and ship."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        seat = frame.seat
        recover(table, seat, CHARACTER, table.mark(DAMAGE, table.captain(seat)), log)
        if table.outcome is None:
            recover(table, seat, SHIP_TARGET, table.mark(DAMAGE, table.ship(seat)), log)

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)


class Earn(Verb[OuterRim]):
    """Odd jobs for 2000 credits."""

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        log.add(EARNED, frame.seat, NO_CARD, EARNINGS)
        gain_credits(table, frame.seat, EARNINGS, log)

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)


class EndActions(Verb[OuterRim]):
    """Go on to the encounter."""

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        """The turn goes on by itself."""

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)


class GoToMarket(Verb[OuterRim]):
    """The market action, on a planet, once a turn."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        if table.at(seat) < PLANETS and table.count[ACTED] & MARKET_DONE == 0:
            out.add(self.base)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        table.count[ACTED] |= MARKET_DONE
        table.push(MARKET_ACTION, frame.seat)

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        if table.at(seat) >= PLANETS:
            return Refusal("OR-MARKET-1", Said("why-not-on-planet"))
        if table.count[ACTED] & MARKET_DONE:
            return Refusal("OR-ACT-1", Said("why-done-already"))
        return None


class Deliver(Verb[OuterRim]):
    """The delivery action, once a turn."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        if table.count[ACTED] & DELIVERY_DONE == 0 and deliverable(table, seat):
            out.add(self.base)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        table.count[ACTED] |= DELIVERY_DONE
        table.push(DELIVER_ALL, frame.seat)

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        if table.count[ACTED] & DELIVERY_DONE:
            return Refusal("OR-ACT-1", Said("why-done-already"))
        return Refusal("OR-DELIVER-1", Said("why-nothing-to-deliver"))


RECOVER: Final = Recover("recover", NOTHING_MORE)
EARN: Final = Earn("earn", NOTHING_MORE)
END_ACTIONS: Final = EndActions("end-actions", NOTHING_MORE)
GO_TO_MARKET: Final = GoToMarket("market", NOTHING_MORE)
DELIVER: Final = Deliver("deliver", NOTHING_MORE)
