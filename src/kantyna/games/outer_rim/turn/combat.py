"""Combat: the attacker rolls, then the defender; more damage wins, a tie is the attacker's; effects, then damage."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Patrol
from kantyna.games.outer_rim.events import COMBAT_BEGAN, COMBAT_LOST, COMBAT_WON
from kantyna.games.outer_rim.table import FOUGHT, OuterRim
from kantyna.games.outer_rim.turn.abilities import (
    Found,
    ground_combat,
    run_now,
    ship_combat,
    standing_abilities,
    usable,
)
from kantyna.games.outer_rim.turn.damage import suffer
from kantyna.games.outer_rim.turn.dice import damage_of, roll, works_in
from kantyna.games.outer_rim.turn.goals import count_goal
from kantyna.games.outer_rim.vocabulary import (
    AFTER_FAME_PATROL,
    AFTER_LOSS,
    AFTER_WIN,
    BEFORE_DAMAGE,
    BEFORE_OPPONENT_ROLLS,
    BY_SPACE,
    CHARACTER,
    GOAL_WINS,
    GROUND_FIGHT,
    IN_GROUND,
    IN_SHIP,
    PLANETS,
    SHIP_FIGHT,
    SHIP_TARGET,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, NOTHING, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program

# Registers of a fight; the dice of both sides follow.
KIND: Final = 0
VALUE: Final = 1
DEFENDER: Final = 2
ATTACK: Final = 3
DEFENCE: Final = 7


def strength(table: OuterRim, seat: Seat, kind: i64) -> i64:
    return ground_combat(table, seat) if kind == GROUND_FIGHT else ship_combat(table, seat)


def kind_here(table: OuterRim, seat: Seat) -> i64:
    """How players fight each other where a seat is: on the ground of a planet, anywhere else in space (OR-COMBAT-3)."""
    return GROUND_FIGHT if table.at(seat) < PLANETS else SHIP_FIGHT


def fight_abilities(table: OuterRim, seat: Seat, timing: i64, kind: i64) -> list[Found]:
    """The abilities of a seat that work in such a fight."""
    if seat == NOBODY:
        return []
    roll_kind: i64 = IN_GROUND if kind == GROUND_FIGHT else IN_SHIP
    found: list[Found] = []
    for one in standing_abilities(table, seat, timing):
        if works_in(one.ability.roll, roll_kind) and usable(table, seat, one):
            found.append(one)
    return found


def fewer_dice(table: OuterRim, seat: Seat, kind: i64) -> i64:
    """By how many dice a seat's abilities lessen its opponent's roll."""
    fewer: i64 = 0
    for found in fight_abilities(table, seat, BEFORE_OPPONENT_ROLLS, kind):
        fewer += found.ability.amount
    return fewer


class Combat(Node[OuterRim]):
    """A kind of fight, by what follows from it: the nodes that run when the attacker wins or loses (-1: none).

    ``about`` is what the texts of the fight are about.
    """

    def __init__(self, won: i64, lost: i64, *, damage_first: bool = False) -> None:
        self.number: i64 = -1
        self.won = won
        self.lost = lost
        self.damage_first = damage_first
        """A job's text asks whether one still stands: damage comes before it."""

    def register(self, program: Program, path: str, number: i64) -> None:
        self.number = number

    def begin(
        self,
        table: OuterRim,
        seat: Seat,
        card: CardId,
        kind: i64,
        log: Log,
        *,
        value: i64 = 0,
        defender: Seat = NOBODY,
        about: i64 = NOTHING,
    ) -> None:
        """A fight of the seat whose turn it is with an enemy of so much combat, or with another seat."""
        if kind == BY_SPACE:
            kind = kind_here(table, seat)
        table.push(self.number, seat, card, -1, about)
        table.stack[-1].data = [kind, value, defender]
        log.add(COMBAT_BEGAN, seat, card, value, defender)

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        data = frame.data
        seat, defender = frame.seat, data[DEFENDER]
        kind = data[KIND]
        roll_kind: i64 = IN_GROUND if kind == GROUND_FIGHT else IN_SHIP
        frame.at += 1
        if frame.at == 1:
            roll(table, seat, strength(table, seat, kind) - fewer_dice(table, defender, kind), roll_kind, defender, log)
        elif frame.at == 2:
            value = data[VALUE] if defender == NOBODY else strength(table, defender, kind)
            roll(table, defender, value - fewer_dice(table, seat, kind), roll_kind, seat, log)
        elif frame.at == 3:
            self.judge(table, frame, log)
        elif frame.at == 4:
            self.harm(table, frame) if self.damage_first else self.consequence(table, frame)
        elif frame.at == 5:
            self.consequence(table, frame) if self.damage_first else self.harm(table, frame)
        else:
            if table.count[FOUGHT] != 0:
                table.count[FOUGHT] = 0
            return DONE
        return WAIT

    def is_won(self, frame: Frame) -> bool:
        """More damage wins; a tie is the attacker's (OR-COMBAT-6)."""
        data = frame.data
        return damage_of(data[ATTACK : ATTACK + 4]) >= damage_of(data[DEFENCE : DEFENCE + 4])

    def judge(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """Who won, what abilities make of it, and goals that count it."""
        data = frame.data
        won = self.is_won(frame)
        attack, defence = damage_of(data[ATTACK : ATTACK + 4]), damage_of(data[DEFENCE : DEFENCE + 4])
        log.add(COMBAT_WON if won else COMBAT_LOST, frame.seat, frame.card, attack * 100 + defence, data[DEFENDER])
        winner = frame.seat if won else data[DEFENDER]
        loser = data[DEFENDER] if won else frame.seat
        for seat, timing in ((winner, AFTER_WIN), (loser, AFTER_LOSS)):
            for found in fight_abilities(table, seat, timing, data[KIND]):
                if table.outcome is None:
                    run_now(table, seat, found, log)
        if winner != NOBODY and patrol_with_fame(table, frame.card):
            for found in fight_abilities(table, winner, AFTER_FAME_PATROL, data[KIND]):
                if table.outcome is None:
                    run_now(table, winner, found, log)
        if winner != NOBODY and table.outcome is None:
            count_goal(table, winner, GOAL_WINS, log)

    def consequence(self, table: OuterRim, frame: Frame) -> None:
        node = self.won if self.is_won(frame) else self.lost
        if node >= 0:
            table.push(node, frame.seat, frame.card, -1, frame.about)

    def harm(self, table: OuterRim, frame: Frame) -> None:
        """Both suffer what the other rolled; only players suffer (OR-COMBAT-8)."""
        data = frame.data
        won = self.is_won(frame)
        target = CHARACTER if data[KIND] == GROUND_FIGHT else SHIP_TARGET
        defender = data[DEFENDER]
        attack, defence = damage_of(data[ATTACK : ATTACK + 4]), damage_of(data[DEFENCE : DEFENCE + 4])
        if defender != NOBODY:
            suffer(table, defender, target, self.capped(table, defender, data[KIND], attack, not won), True)
        suffer(table, frame.seat, target, self.capped(table, frame.seat, data[KIND], defence, won), True)

    def capped(self, table: OuterRim, seat: Seat, kind: i64, amount: i64, won: bool) -> i64:
        """A winner may have a limit to the damage suffered."""
        if won:
            for found in fight_abilities(table, seat, BEFORE_DAMAGE, kind):
                amount = min(amount, found.ability.amount)
        return amount


def patrol_with_fame(table: OuterRim, card: CardId) -> bool:
    """Was the enemy a patrol whose reward is fame?"""
    if card == NO_CARD:
        return False
    printed = table.printed[card]
    return isinstance(printed, Patrol) and printed.reward.fame > 0
