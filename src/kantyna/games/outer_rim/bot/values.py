"""What things are worth, in hundreds of credits, and how likely what one tries comes off."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Sheet, Side
from kantyna.games.outer_rim.item import Bounty, Item, Reward
from kantyna.games.outer_rim.table import CREDITS, DAMAGE, FLIPPED, SUPPLY, OuterRim
from kantyna.games.outer_rim.turn.abilities import ground_combat, health, hull, ship_combat, skill_count
from kantyna.games.outer_rim.vocabulary import (
    BOUNTY,
    CARGO,
    CREW,
    GOAL_OWN_SHIP,
    GROUND_FIGHT,
    HULL,
    HYPERDRIVE,
    JOB,
    NO_GOAL,
    SHIP,
    SHIP_COMBAT,
    SHIP_FIGHT,
)
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64

HUNDRED: Final = 100
FAME_WORTH: Final = 70
FAME_AT_LAST: Final = 110
"""When somebody is near the goal."""
NEAR: Final = 3
REPUTATION_WORTH: Final = 15
CHANCE: Final[list[i64]] = [23, 75, 94]
"""Of a test in hundredths: without the skill, with it, with it twice."""
ILLEGAL_CHANCE: Final = 75
A_HAND: Final = 15
"""Somebody more aboard, whatever they can."""
A_SKILL: Final[list[i64]] = [24, 12, 2]
"""A skill that one has not, has once, or has oftener."""
AN_ABILITY: Final = 15
A_SLOT: Final = 12
A_GOAL: Final = 55
WORTH_OF_ONE: Final[list[i64]] = [25, 25, 12, 12, 25, 12]
"""One more of each number: ground combat, ship combat, health, hull, hyperdrive, room for cargo."""


def pressing(table: OuterRim) -> bool:
    """Is somebody so near the goal that only fame counts?"""
    for seat in range(table.seats):
        if table.goal - table.fame(seat) <= NEAR:
            return True
    return False


def fame_worth(table: OuterRim, seat: Seat) -> i64:
    return FAME_AT_LAST if pressing(table) else FAME_WORTH


def reward_worth(table: OuterRim, seat: Seat, reward: Reward) -> i64:
    credits = in_purse(table.count[CREDITS[seat]], reward.credits)
    return credits + reward.fame * fame_worth(table, seat) + len(reward.reputation) * REPUTATION_WORTH


def test_chance(table: OuterRim, seat: Seat, skills: list[i64]) -> i64:
    """The chance of the best of some skills."""
    best: i64 = 0
    for skill in skills:
        best = max(best, CHANCE[min(skill_count(table, seat, skill), 2)])
    return best


def job_chance(table: OuterRim, seat: Seat, item: Item) -> i64:
    """The first test decides; later ones cost a wound each, so they weigh half."""
    chance: i64 = 100
    for at, skills in enumerate(item.tested):
        one = test_chance(table, seat, skills)
        chance = chance * (one if at == 0 else 50 + one // 2) // 100
    return chance


def win_chance(own: i64, other: i64) -> i64:
    """Of a fight of so many dice against so many, in hundredths: a tie is the attacker's."""
    return min(95, max(5, 58 + 14 * (own - other)))


def fight_chance(table: OuterRim, seat: Seat, kind: i64, value: i64) -> i64:
    own = ground_combat(table, seat) if kind == GROUND_FIGHT else ship_combat(table, seat)
    return win_chance(own, value)


def fight_cost(table: OuterRim, seat: Seat, kind: i64, value: i64) -> i64:
    """What the damage of a fight is worth: a wound is dear when it would be the last."""
    if kind == GROUND_FIGHT:
        room = health(table, seat) - table.mark(DAMAGE, table.captain(seat))
    else:
        room = hull(table, seat) - table.mark(DAMAGE, table.ship(seat))
    expected = value * 5  # eight tenths of a damage a die, as a wound costs ten
    return expected + (40 if value * 6 >= room * 10 else 0)


def task_worth(table: OuterRim, seat: Seat, card: CardId) -> i64:
    """What a cargo, job or bounty that one has brings when it is done, by its chance."""
    item = table.item(card)
    if item.kind == CARGO:
        return reward_worth(table, seat, item.reward) * (ILLEGAL_CHANCE if item.illegal else 100) // 100
    if item.kind == JOB:
        return reward_worth(table, seat, item.reward) * job_chance(table, seat, item) // 100
    if item.bounty is not None:
        return hunt_worth(table, seat, item.bounty)
    return 0


def hunt_worth(table: OuterRim, seat: Seat, bounty: Bounty) -> i64:
    """Of a fight with whom a bounty wants: the better of dead and alive, less what the fight costs."""
    kind: i64 = GROUND_FIGHT if bounty.fight == GROUND_FIGHT else SHIP_FIGHT
    gain = max(reward_worth(table, seat, bounty.dead), reward_worth(table, seat, bounty.alive) * 8 // 10)
    return gain * fight_chance(table, seat, kind, bounty.value) // 100 - fight_cost(table, seat, kind, bounty.value)


def card_worth(table: OuterRim, seat: Seat, card: CardId) -> i64:
    """What it is worth to have a card."""
    item = table.item(card)
    bonus: i64 = 0
    for fame in item.fame:
        if fame.condition.holds(table, seat, card):
            bonus += fame.amount * fame_worth(table, seat)
    if item.kind == CARGO or item.kind == JOB or item.kind == BOUNTY:
        return bonus + task_worth(table, seat, card) * 7 // 10
    if item.kind == SHIP:
        return ship_gain(table, seat, item.sheet)
    if item.kind == CREW:
        bonus += A_HAND
        for skill in item.skills:
            bonus += A_SKILL[min(skill_count(table, seat, skill), 2)]
    for modify in item.modify:
        bonus += modify.amount * WORTH_OF_ONE[modify.what]
    return bonus + AN_ABILITY * len(item.abilities)


def ship_gain(table: OuterRim, seat: Seat, key: str) -> i64:
    """How much better another ship is than one's own, with the goals that it opens or fulfils."""
    gain = -sheet_worth(table.side(seat), table.mark(FLIPPED, table.ship(seat)) == 0)
    for sheet in table.rows[SUPPLY]:
        printed = table.printed[sheet]
        assert isinstance(printed, Sheet)
        if printed.key == key:
            goal = table.captain_card(seat).goal
            if goal.event == GOAL_OWN_SHIP and printed.cost >= goal.amount and is_unfulfilled(table, seat):
                gain += fame_worth(table, seat)
            return gain + sheet_worth(printed.sides[0], True)
    return 0


def is_unfulfilled(table: OuterRim, seat: Seat) -> bool:
    """Does a captain still strive for its goal?"""
    return table.mark(FLIPPED, table.captain(seat)) == 0


def sheet_worth(side: Side, striving: bool) -> i64:
    """What it is to fly such a ship: its numbers, its slots, and a goal that is still ahead."""
    worth = side.combat * WORTH_OF_ONE[SHIP_COMBAT] + side.hull * WORTH_OF_ONE[HULL]
    worth += side.hyperdrive * WORTH_OF_ONE[HYPERDRIVE] + A_SLOT * (side.cargo + side.mods + side.either + side.crew)
    return worth + (A_GOAL if striving and side.goal.event != NO_GOAL else 0)


def in_purse(credits: i64, amount: i64) -> i64:
    """What an amount is worth to whoever has so many credits: the more there are, the less is one of them."""
    if credits < 6000:
        return amount // HUNDRED
    if credits < 12000:
        return amount * 8 // 1000
    return amount * (5 if credits < 20000 else 3) // 1000


def wealth(table: OuterRim, seat: Seat) -> i64:
    """All that a seat has."""
    total = table.fame(seat) * FAME_WORTH + table.count[CREDITS[seat]] // HUNDRED + table.sheet(seat).cost // 200
    for card in table.belongings(seat):
        total += card_worth(table, seat, card) * 6 // 10
    total -= 8 * (table.mark(DAMAGE, table.captain(seat)) + table.mark(DAMAGE, table.ship(seat)))
    return total
