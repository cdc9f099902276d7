"""What things are worth to a seat, in hundreds of credits, and how likely what it tries comes off."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Sheet, Side
from kantyna.games.outer_rim.item import Bounty, Item, Reward
from kantyna.games.outer_rim.table import (
    CAPTURED,
    CREDITS,
    DAMAGE,
    FLIPPED,
    GOAL,
    JOBS_HELD,
    REPUTATION,
    SUPPLY,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import ground_combat, has_ability, health, hull, ship_combat, skill_count
from kantyna.games.outer_rim.turn.goals import goal_of, is_droid, meets, open_goals
from kantyna.games.outer_rim.vocabulary import (
    BEFORE_TEST,
    BOUNTY,
    CARGO,
    CREW,
    GEAR,
    GOAL_BOUNTIES,
    GOAL_DELIVER_MODS,
    GOAL_DROIDS,
    GOAL_EQUIPMENT,
    GOAL_ILLEGAL,
    GOAL_JOB_LADEN,
    GOAL_JOBS,
    GOAL_OWN_SHIP,
    GOAL_WINS,
    GROUND_FIGHT,
    HULL,
    HYPERDRIVE,
    JOB,
    NO_GOAL,
    PATROLLING,
    SHIP,
    SHIP_COMBAT,
    SHIP_FIGHT,
    SKILLS,
)
from kantyna.kernel.body import Row, row
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64

HUNDRED: Final = 100
FAME_WORTH: Final = 70
FAME_AT_LAST: Final = 110
"""When somebody is near the goal."""
NEAR: Final = 3
REPUTATION_WORTH: Final = 15
CHANCE: Final[Row] = row([23, 75, 94])
"""Of a test in hundredths: without the skill, with it, with it twice."""
ILLEGAL_CHANCE: Final = 75
A_HAND: Final = 15
"""Somebody more aboard, whatever they can."""
A_SKILL: Final[Row] = row([24, 12, 2])
"""A skill that one has not, has once, or has oftener."""
AN_ABILITY: Final = 15
A_SLOT: Final = 12
A_GOAL: Final = 55
WORTH_OF_ONE: Final[Row] = row([25, 25, 12, 12, 25, 12])
"""One more of each number: ground combat, ship combat, health, hull, hyperdrive, room for cargo."""
NO_SKILLS: Final[Row] = row([])


class Step:
    """What a goal counts, and what the next of it is worth."""

    def __init__(self, event: i64, worth: i64) -> None:
        self.event = event
        self.worth = worth


class Fitness:
    """With how many dice one fights, and how much damage one can take."""

    def __init__(self, combat: i64, left: i64) -> None:
        self.combat = combat
        self.left = left


NO_STEPS: Final[list[Step]] = []
"""Nobody has asked for them yet."""


def fame_worth(table: OuterRim) -> i64:
    """What one fame is worth: more if somebody is so near the goal that only fame counts."""
    for seat in range(table.seats):
        if table.goal - table.fame(seat) <= NEAR:
            return FAME_AT_LAST
    return FAME_WORTH


class Appraiser:
    """How a seat values things at one question: what does not change meanwhile is looked up once, when it is needed."""

    def __init__(self, table: OuterRim, seat: Seat, fame: i64) -> None:
        """*fame*: what one fame is worth."""
        self.table = table
        self.seat = seat
        self.fame = fame
        self.credits = table.count[CREDITS[seat]]
        self.skilled: Row = NO_SKILLS
        self.goals: list[Step] = NO_STEPS
        self.helped: i64 = -1
        self.captains: Fitness | None = None
        self.ships: Fitness | None = None

    # What the seat is like.

    def skill(self, skill: i64) -> i64:
        """How often it has a skill."""
        if len(self.skilled) == 0:
            self.skilled = row([skill_count(self.table, self.seat, one) for one in range(len(SKILLS.words))])
        return self.skilled[skill]

    def fitness(self, kind: i64) -> Fitness:
        """For a fight on the ground or in space."""
        table, seat = self.table, self.seat
        if kind == GROUND_FIGHT:
            found = self.captains
            if found is None:
                left = health(table, seat) - table.mark(DAMAGE, table.captain(seat))
                found = self.captains = Fitness(ground_combat(table, seat), left)
        else:
            found = self.ships
            if found is None:
                left = hull(table, seat) - table.mark(DAMAGE, table.ship(seat))
                found = self.ships = Fitness(ship_combat(table, seat), left)
        return found

    def helped_in_a_test(self) -> bool:
        if self.helped < 0:
            self.helped = 1 if has_ability(self.table, self.seat, BEFORE_TEST) else 0
        return self.helped == 1

    def steps(self) -> list[Step]:
        """What brings it nearer the goals of its captain and ship."""
        if self.goals is NO_STEPS:
            table, seat = self.table, self.seat
            self.goals = []
            for card in open_goals(table, seat):
                goal = goal_of(table, seat, card)
                if meets(table, seat, goal):
                    self.goals.append(Step(goal.event, self.fame // max(goal.count - table.mark(GOAL, card), 1)))
        return self.goals

    # Rewards.

    def reward(self, reward: Reward) -> i64:
        return (
            in_purse(self.credits, reward.credits) + reward.fame * self.fame + len(reward.reputation) * REPUTATION_WORTH
        )

    def goal(self, event: i64, other: i64) -> i64:
        """What something that counts as one event or the other brings nearer the goals, of which it is one of the last
        steps or a first."""
        worth: i64 = 0
        for step in self.steps():
            if step.event == event or step.event == other:
                worth += step.worth
        return worth

    # Tasks.

    def job_chance(self, item: Item, learned: i64 = -1) -> i64:
        """With a skill that it might yet learn. The first test decides; later ones cost a wound each, so they weigh
        half. Whoever is helped in one test a turn is where it is needed first."""
        chance: i64 = 100
        helped = self.helped_in_a_test()
        for at, skills in enumerate(item.tested):
            level: i64 = 0
            for skill in skills:
                level = max(level, self.skill(skill) + (1 if skill == learned else 0))
            level = min(level, 2)
            if helped and level == 0:
                level, helped = 1, False
            chance = chance * (CHANCE[level] if at == 0 else 50 + CHANCE[level] // 2) // 100
        return chance

    def job_gain(self, item: Item) -> i64:
        return self.reward(item.reward) + self.goal(GOAL_JOBS, GOAL_JOB_LADEN)

    def fight(self, kind: i64, value: i64, gain: i64) -> i64:
        """Of a fight against so many dice: a gain by its chance, less what the damage is worth, which is dear where it
        would be the last."""
        fit = self.fitness(kind)
        cost = value * 5 + (40 if value * 6 >= fit.left * 10 else 0)  # .8 damage a die, a wound costs ten
        return gain * win_chance(fit.combat, value) // 100 - cost

    def task(self, card: CardId) -> i64:
        """What a cargo, job or bounty brings when it is done, by its chance."""
        item = self.table.item(card)
        if item.kind == CARGO:
            gain = self.reward(item.reward) + self.goal(GOAL_DELIVER_MODS, GOAL_ILLEGAL if item.illegal else NO_GOAL)
            return gain * (ILLEGAL_CHANCE if item.illegal else 100) // 100
        if item.kind == JOB:
            return self.job_gain(item) * self.job_chance(item, -1) // 100
        if item.bounty is not None:
            return self.hunt(item.bounty)
        return 0

    def hunt(self, bounty: Bounty) -> i64:
        """Of a fight with whom a bounty wants: the better of dead and alive, less what the fight costs."""
        kind: i64 = GROUND_FIGHT if bounty.fight == GROUND_FIGHT else SHIP_FIGHT
        gain = max(self.reward(bounty.dead), self.reward(bounty.alive) * 8 // 10) + self.goal(GOAL_BOUNTIES, GOAL_WINS)
        return self.fight(kind, bounty.value, gain)

    # Cards.

    def card(self, card: CardId) -> i64:
        """What it is worth to have a card."""
        item = self.table.item(card)
        bonus: i64 = 0
        for fame in item.fame:
            if fame.condition.holds(self.table, self.seat, card):
                bonus += fame.amount * self.fame
        if item.kind == CARGO or item.kind == JOB or item.kind == BOUNTY:
            return bonus + self.task(card) * 7 // 10
        if item.kind == SHIP:
            return self.ship(item.sheet)
        if item.kind == CREW:
            bonus += A_HAND
            for skill in item.skills:
                bonus += A_SKILL[min(self.skill(skill), 2)] + self.skill_for_jobs(skill)
        for modify in item.modify:
            bonus += modify.amount * WORTH_OF_ONE[modify.what]
        return bonus + self.for_goal(card, item) + AN_ABILITY * len(item.abilities)

    def skill_for_jobs(self, skill: i64) -> i64:
        """What a skill would add to the worth of its jobs."""
        worth: i64 = 0
        for card in self.table.rows[JOBS_HELD[self.seat]]:
            item = self.table.item(card)
            if item.kind == JOB:
                worth += self.job_gain(item) * (self.job_chance(item, skill) - self.job_chance(item, -1)) // 100
        return worth

    def for_goal(self, card: CardId, item: Item) -> i64:
        """What a card brings nearer a captain's goal that looks at what one has: dear equipment, droids."""
        if not self.strives():
            return 0
        goal = self.table.captain_card(self.seat).goal
        if goal.event == GOAL_EQUIPMENT and item.kind != CREW:
            return self.fame * item.cost // goal.amount
        if goal.event == GOAL_DROIDS and item.kind == CREW and is_droid(self.table, card):
            return self.fame // goal.count
        return 0

    def strives(self) -> bool:
        """Is its captain's goal still ahead?"""
        return self.table.mark(FLIPPED, self.table.captain(self.seat)) == 0

    def ship(self, key: str) -> i64:
        """How much better another ship is than its own, with the goals that it opens or fulfils."""
        table, seat = self.table, self.seat
        gain = -sheet_worth(table.side(seat), table.mark(FLIPPED, table.ship(seat)) == 0)
        for sheet in table.rows[SUPPLY]:
            printed = table.printed[sheet]
            assert isinstance(printed, Sheet)
            if printed.key == key:
                goal = table.captain_card(seat).goal
                if goal.event == GOAL_OWN_SHIP and printed.cost >= goal.amount and self.strives():
                    gain += self.fame
                return gain + sheet_worth(printed.sides[0], True)
        return 0

    def standing(self, left: i64) -> i64:
        """How near the seat is to winning while the leader lacks so much fame: the logarithm of its odds, in
        thousandths. The weights are those by which it was least surprising who won some 5000 games played by rule of
        thumb: cards in hand tell little, a captured contact tells more than a fame."""
        table, seat = self.table, self.seat
        odds = table.fame(seat) * (800 - 45 * left) + self.credits * 30 // 1000 + table.sheet(seat).cost * left // 250
        odds += 1000 * len(table.rows[CAPTURED[seat]])
        for card in (table.captain(seat), table.ship(seat)):
            if table.mark(FLIPPED, card) == 0:
                odds += 220
        for faction in range(PATROLLING):
            odds += 110 * table.count[REPUTATION[faction][seat]]
        for card in table.belongings(seat):
            kind = table.item(card).kind
            if kind == CREW or kind == CARGO:
                odds += 5 * self.card(card)
            elif kind == GEAR:
                odds += 2 * self.card(card)
            elif kind == JOB:
                odds += self.card(card)
        return odds


def win_chance(own: i64, other: i64) -> i64:
    """Of a fight of so many dice against so many, in hundredths: a tie is the attacker's."""
    return min(95, max(5, 58 + 14 * (own - other)))


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
