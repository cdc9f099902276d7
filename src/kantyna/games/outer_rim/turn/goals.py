"""Goals of captains and ships: tokens, and when there are enough one fame and the other side, at once."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Contact, Databank
from kantyna.games.outer_rim.events import GOAL_REACHED, GOAL_TOKEN
from kantyna.games.outer_rim.goal import Goal
from kantyna.games.outer_rim.table import (
    CARGO_HELD,
    CREW_HELD,
    FLIPPED,
    GEAR_HELD,
    GOAL,
    MODS_HELD,
    PROGRAM,
    RAIDED,
    OuterRim,
)
from kantyna.games.outer_rim.turn.answers import YES
from kantyna.games.outer_rim.turn.fame import gain_fame
from kantyna.games.outer_rim.turn.gifts import ask_price, pass_credits
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.vocabulary import (
    ASK_PAY,
    GOAL_DELIVER_MODS,
    GOAL_DROIDS,
    GOAL_EQUIPMENT,
    GOAL_FULL_CREW,
    GOAL_JOB_LADEN,
    GOAL_MARKS,
    GOAL_OWN_SHIP,
    GOAL_REPAIR,
    NO_GOAL,
    PLANETS,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, CardId, Code, Seat
from kantyna.kernel.native import i64


def goal_of(table: OuterRim, seat: Seat, card: CardId) -> Goal:
    """The goal that a captain or ship shows."""
    if card == table.captain(seat):
        return table.captain_card(seat).goal
    return table.side(seat).goal


def open_goals(table: OuterRim, seat: Seat) -> list[CardId]:
    """The captain and ship of a seat, if they have goals to reach. The automatic captain strives for none."""
    found: list[CardId] = []
    if not table.is_automatic(seat):
        for card in (table.captain(seat), table.ship(seat)):
            if table.mark(FLIPPED, card) == 0 and goal_of(table, seat, card).event != NO_GOAL:
                found.append(card)
    return found


def reach(table: OuterRim, seat: Seat, card: CardId, log: Log) -> None:
    """One fame, tokens off, the other side up (OR-GOAL-1)."""
    table.write_mark(GOAL, card, 0)
    table.write_mark(FLIPPED, card, 1)
    log.add(GOAL_REACHED, seat, card)
    gain_fame(table, seat, 1, log, card)


def count_goal(table: OuterRim, seat: Seat, event: i64, log: Log) -> None:
    """Something happened that goals may count."""
    for card in open_goals(table, seat):
        goal = goal_of(table, seat, card)
        if goal.event != event or not meets(table, seat, goal):
            continue
        tokens = table.mark(GOAL, card) + 1
        if tokens >= goal.count:
            reach(table, seat, card, log)
        else:
            table.write_mark(GOAL, card, tokens)
            log.add(GOAL_TOKEN, seat, card, tokens)
        if table.outcome is not None:
            return


def meets(table: OuterRim, seat: Seat, goal: Goal) -> bool:
    """Is what a goal asks for besides its event there?"""
    mods: i64 = len(table.rows[MODS_HELD[seat]])
    if goal.event == GOAL_JOB_LADEN:
        return len(table.rows[CARGO_HELD[seat]]) > 0
    if goal.event == GOAL_DELIVER_MODS:
        return mods >= 2 or (mods == 1 and has_chewbacca(table, seat))
    return True


def has_chewbacca(table: OuterRim, seat: Seat) -> bool:
    for card in table.rows[CREW_HELD[seat]]:
        if table.printed[card].key.endswith("chewbacca"):
            return True
    return False


def check_goals(table: OuterRim, seat: Seat, log: Log) -> None:
    """Goals that look at what a seat has, after it changed."""
    for card in open_goals(table, seat):
        goal = goal_of(table, seat, card)
        if (
            (goal.event == GOAL_OWN_SHIP and table.sheet(seat).cost >= goal.amount)
            or (goal.event == GOAL_DROIDS and droids(table, seat) >= goal.count)
            or (goal.event == GOAL_EQUIPMENT and equipped(table, seat, goal))
            or (goal.event == GOAL_MARKS and raids(table, seat) >= goal.count)
        ):
            reach(table, seat, card, log)
        if table.outcome is not None:
            return


def droids(table: OuterRim, seat: Seat) -> i64:
    count = 0
    for card in table.rows[CREW_HELD[seat]]:
        if is_droid(table, card):
            count += 1
    return count


def is_droid(table: OuterRim, crew: CardId) -> bool:
    """Has the contact of a crew member the symbol of a droid?"""
    printed = table.printed[crew]
    if isinstance(printed, Databank) and printed.token >= 0:
        contact = table.way.book[printed.token]
        return isinstance(contact, Contact) and contact.droid
    return False


def equipped(table: OuterRim, seat: Seat, goal: Goal) -> bool:
    """A mod, two pieces of gear, and together so dear."""
    gear, mods = table.rows[GEAR_HELD[seat]], table.rows[MODS_HELD[seat]]
    cost = 0
    for card in gear:
        cost += table.item(card).cost
    for card in mods:
        cost += table.item(card).cost
    return len(mods) >= 1 and len(gear) >= 2 and cost >= goal.amount


def raids(table: OuterRim, seat: Seat) -> i64:
    count = 0
    for planet in range(PLANETS):
        if table.mark(RAIDED, planet) & BITS[seat]:
            count += 1
    return count


def goal_crew(table: OuterRim, seat: Seat, before: i64, log: Log) -> None:
    """A crew member comes to a crew of so many."""
    for card in open_goals(table, seat):
        goal = goal_of(table, seat, card)
        if goal.event == GOAL_FULL_CREW and before >= goal.amount:
            reach(table, seat, card, log)
            return


def goal_repaired(table: OuterRim, seat: Seat, amount: i64, log: Log) -> None:
    """So much damage was taken off the ship: its owner may pay the price of the goal."""
    for card in open_goals(table, seat):
        goal = goal_of(table, seat, card)
        if goal.event == GOAL_REPAIR and amount >= goal.amount:
            table.push(GOAL_PRICE, seat, card, goal.price)
            return


class GoalPrice(Node[OuterRim]):
    """``left`` credits for the goal of ``card``?"""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left < 0 or not ask_price(table, frame.seat, ASK_PAY, frame.card, frame.left):
            return DONE
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if pass_credits(table, frame, code, log):
            return
        price = frame.left
        frame.left = -1
        if code == YES.base:
            spend(table, frame.seat, price, log)
            reach(table, frame.seat, frame.card, log)


GOAL_PRICE: Final = PROGRAM.add("goal-price", GoalPrice())
