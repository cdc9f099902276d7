"""Rewards of bounties, jobs and cargo, and what becomes of the card."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import REWARDED
from kantyna.games.outer_rim.item import Reward
from kantyna.games.outer_rim.table import CAPTURED, PROGRAM, REMOVED, OuterRim
from kantyna.games.outer_rim.turn.abilities import Found, run_now, standing_abilities
from kantyna.games.outer_rim.turn.answers import NO, YES
from kantyna.games.outer_rim.turn.decks import discard, remove
from kantyna.games.outer_rim.turn.fame import check_fame, gain_credits, gain_fame, gain_reputation
from kantyna.games.outer_rim.turn.goals import count_goal
from kantyna.games.outer_rim.vocabulary import (
    AFTER_BOUNTY_REWARD,
    AFTER_ELIMINATION,
    AFTER_JOB_REWARD,
    ASK_FAME_INSTEAD,
    BOUNTY_REWARD,
    GOAL_BOUNTIES,
    GOAL_CAPTURED,
    GOAL_DELIVER_MODS,
    GOAL_ILLEGAL,
    GOAL_JOB_LADEN,
    GOAL_JOBS,
    ILLEGAL_REWARD,
    JOB_REWARD,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64

# For what.
FOR_DEAD: Final = 0
FOR_ALIVE: Final = 1
FOR_JOB: Final = 2
FOR_CARGO: Final = 3
FOR_HALF: Final = 4
"""Cargo for half its credits and no fame."""
THOUSAND: Final = 1000
NO_TIMING: Final = -1


def reward(table: OuterRim, seat: Seat, card: CardId, what: i64) -> None:
    """A seat takes the reward of a card of its own."""
    table.push(REWARD, seat, card, what)


class TakeReward(Node[OuterRim]):
    """The reward of ``card`` for ``left``; ``about`` is 1 once fame is taken instead of credits."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == 0:
            if self.exchange(table, frame) is not None:
                out = table.offer()
                out.add(NO.base)
                out.add(YES.base)
                table.ask(seat, ASK_FAME_INSTEAD, frame.card)
                return WAIT
            frame.at = 1
        if frame.at == 1:
            frame.at = 2
            self.give(table, frame, log)
            if table.outcome is None and frame.left != FOR_HALF:
                table.push(table.item(frame.card).after.number, seat, frame.card)
            return WAIT
        if frame.at == 2:
            frame.at = 3
            self.follow(table, frame, log)
            return WAIT
        return DONE

    def exchange(self, table: OuterRim, frame: Frame) -> Found | None:
        """The ability that would give fame instead of the credits."""
        timing: i64 = BOUNTY_REWARD
        if frame.left == FOR_JOB:
            timing = JOB_REWARD
        elif frame.left == FOR_CARGO:
            if not table.item(frame.card).illegal:
                return None
            timing = ILLEGAL_REWARD
        elif frame.left == FOR_HALF:
            return None
        for found in standing_abilities(table, frame.seat, timing):
            return found
        return None

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        frame.about = 1 if code == YES.base else 0

    def printed(self, table: OuterRim, frame: Frame) -> Reward:
        item = table.item(frame.card)
        if frame.left <= FOR_ALIVE:
            assert item.bounty is not None
            return item.bounty.dead if frame.left == FOR_DEAD else item.bounty.alive
        return item.reward

    def give(self, table: OuterRim, frame: Frame, log: Log) -> None:
        seat, card = frame.seat, frame.card
        printed = self.printed(table, frame)
        credits, fame = printed.credits, printed.fame
        if frame.about == 1:
            credits = 0
        if frame.left == FOR_HALF:
            credits, fame = (credits // 2 + THOUSAND - 1) // THOUSAND * THOUSAND, 0
        log.add(REWARDED, seat, card, credits)
        gain_credits(table, seat, credits, log, card)
        for faction in printed.reputation:
            if table.outcome is None:
                gain_reputation(table, seat, faction, log, card)
        if table.outcome is None:
            gain_fame(table, seat, fame, log, card)
        instead = self.exchange(table, frame)
        if frame.about == 1 and instead is not None and table.outcome is None:
            run_now(table, seat, instead, log)

    def follow(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """Goals that count it, what abilities add, and the card goes."""
        seat, card = frame.seat, frame.card
        item = table.item(card)
        timing: i64 = NO_TIMING
        if frame.left <= FOR_ALIVE:
            timing = AFTER_BOUNTY_REWARD
            self.dispose(table, seat, card)
        elif frame.left == FOR_JOB:
            timing = AFTER_JOB_REWARD
        for event in self.events(frame.left, item.illegal):
            if table.outcome is None:
                count_goal(table, seat, event, log)
        if table.outcome is not None:
            return
        if timing != NO_TIMING:
            for found in standing_abilities(table, seat, timing):
                run_now(table, seat, found, log)
        if frame.left == FOR_DEAD:
            for found in standing_abilities(table, seat, AFTER_ELIMINATION):
                run_now(table, seat, found, log)
        if item.removed:
            remove(table, seat, card, log)
        else:
            discard(table, seat, card, log)
        check_fame(table, log)

    def dispose(self, table: OuterRim, seat: Seat, card: CardId) -> None:
        """A delivered contact leaves the game."""
        bounty = table.item(card).bounty
        assert bounty is not None
        token = table.first_of(table.rows[CAPTURED[seat]], bounty.contact)
        if token >= 0:
            table.move(token, CAPTURED[seat], REMOVED)

    def events(self, what: i64, illegal: bool) -> list[i64]:
        """What goals count of it."""
        if what == FOR_DEAD:
            return [GOAL_BOUNTIES]
        if what == FOR_ALIVE:
            return [GOAL_BOUNTIES, GOAL_CAPTURED]
        if what == FOR_JOB:
            return [GOAL_JOBS, GOAL_JOB_LADEN]
        return [GOAL_ILLEGAL, GOAL_DELIVER_MODS] if illegal else [GOAL_DELIVER_MODS]


REWARD: Final = PROGRAM.add("reward", TakeReward())
