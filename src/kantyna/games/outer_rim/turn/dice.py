"""Rolling dice, and what abilities do to them. Dice are nameless: four numbers tell how many show each face."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.effects.dice import ADD, CANCEL, REROLL, Change
from kantyna.games.outer_rim.events import DIE_CANCELLED, DIE_TURNED, ENEMY_ROLLED, REROLLED, ROLLED, USED_ABILITY
from kantyna.games.outer_rim.table import (
    CAPTAINS,
    CREDITS,
    CREW_HELD,
    GEAR_HELD,
    MODS_HELD,
    PROGRAM,
    SHIPS,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import Found, has_skill, note_use, standing_abilities, usable
from kantyna.games.outer_rim.turn.answers import CHANGE_WAY, FACE, STOP, Held
from kantyna.games.outer_rim.turn.gifts import lendable, offer_credits, pass_credits
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.vocabulary import (
    AFTER_OPPONENT_ROLLS,
    AFTER_ROLL,
    ANY_ROLL,
    ASK_CHANGE,
    ASK_DICE,
    ASK_FACE,
    BLANK,
    CRIT,
    DELIVERY_ROLL,
    FOCUS,
    HIT,
    IN_COMBAT,
    IN_COMBAT_OR_TEST,
    IN_GROUND,
    IN_SHIP,
    IN_TEST,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, Code, Seat
from kantyna.kernel.native import i64

FACES_ON_DIE: Final[list[i64]] = [HIT, HIT, HIT, CRIT, FOCUS, FOCUS, BLANK, BLANK]
DELIVERY: Final = -2
"""A roll to deliver illegal cargo, among the kinds of roll."""
PLAIN: Final = -3
"""A roll of no named kind."""

# The registers of a roll: four faces, then these.
KIND: Final = 4
OPPONENT: Final = 5
STAGE: Final = 6
HELD_BACK: Final = 7
"""Dice that are being rolled again."""
PICKS: Final = 8
"""So many dice may still be picked for the ability in use."""
CARD: Final = 9
"""The card whose ability is in use."""
CHANGE: Final = 10
"""Which change of it."""
FIRST_USED: Final = 11
"""From here on the cards whose abilities were used in this roll."""

# Stages.
OWN: Final = 0
THEIRS: Final = 1


def roll_face(table: OuterRim) -> i64:
    return FACES_ON_DIE[table.roll(len(FACES_ON_DIE))]


def damage_of(dice: list[int]) -> i64:
    """A hit is one damage, a crit two (OR-COMBAT-5)."""
    return dice[HIT] + 2 * dice[CRIT]


def works_in(roll: i64, kind: i64) -> bool:
    """Does an ability for some rolls work in one of a kind?"""
    if roll == ANY_ROLL or roll == kind:
        return True
    fight = kind == IN_GROUND or kind == IN_SHIP
    if roll == IN_COMBAT:
        return fight
    return roll == IN_COMBAT_OR_TEST and (fight or kind == IN_TEST)


def roll(table: OuterRim, seat: Seat, number: i64, kind: i64, opponent: Seat, log: Log) -> None:
    """Roll so many dice for a seat (nobody: an enemy); the results come into the registers of the frame below."""
    dice = [0, 0, 0, 0, kind, opponent, OWN, 0, 0, NO_CARD, 0]
    cast(table, dice, max(number, 0))
    if seat != NOBODY:
        log.add(ROLLED, seat, NO_CARD, code_of(dice))
    else:
        log.add(ENEMY_ROLLED, opponent, NO_CARD, code_of(dice))
    table.push(ROLL, seat)
    table.stack[-1].data = dice


def cast(table: OuterRim, dice: list[int], number: i64) -> None:
    for _ in range(number):
        dice[roll_face(table)] += 1


def code_of(dice: list[int]) -> i64:
    """The faces as one number, for events: blanks, focuses, hits, crits, two digits each."""
    return ((dice[BLANK] * 100 + dice[FOCUS]) * 100 + dice[HIT]) * 100 + dice[CRIT]


class React(Held):
    """Use an ability of a card on the dice, one's own or an opponent's."""

    def owner(self, table: OuterRim, seat: Seat) -> Seat:
        return seat


REACT: Final = React("react", [CAPTAINS, SHIPS, GEAR_HELD, MODS_HELD, CREW_HELD])


class Roll(Node[OuterRim]):
    """Dice on the table: first their owner changes them, then the opponent; then the frame below has them."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        data = frame.data
        if data[PICKS] > 0 and self.pick(table, frame, log):
            return WAIT
        if data[STAGE] == OWN:
            if frame.seat != NOBODY and self.offer(table, frame, frame.seat):
                return WAIT
            data[STAGE] = THEIRS
        if data[OPPONENT] != NOBODY and self.offer(table, frame, data[OPPONENT]):
            return WAIT
        caller = table.caller()
        caller.data = caller.data + data[:4]
        return DONE

    def found(self, table: OuterRim, frame: Frame, seat: Seat, lent: i64 = 0) -> list[Found]:
        """The abilities that *seat* can use on these dice now, or could with so many credits more."""
        data = frame.data
        if data[STAGE] == THEIRS:
            every = standing_abilities(table, seat, AFTER_OPPONENT_ROLLS)
        else:
            every = standing_abilities(table, seat, AFTER_ROLL)
            if data[KIND] == DELIVERY:
                every.extend(standing_abilities(table, seat, DELIVERY_ROLL))
        found: list[Found] = []
        for one in every:
            in_kind = one.ability.timing == DELIVERY_ROLL or works_in(one.ability.roll, data[KIND])
            if not in_kind or one.card in data[FIRST_USED:] or not usable(table, seat, one, lent):
                continue
            if self.changes(table, frame, seat, one):
                found.append(one)
        return found

    def changes(self, table: OuterRim, frame: Frame, seat: Seat, found: Found) -> list[i64]:
        """Which changes of an ability would change something."""
        useful: list[i64] = []
        for at, change in enumerate(found.ability.changes):
            if change.applies(frame.data) and (len(change.skills) == 0 or has_skill(table, seat, change.skills)):
                useful.append(at)
        return useful

    def decider(self, frame: Frame) -> Seat:
        return frame.seat if frame.data[STAGE] == OWN else frame.data[OPPONENT]

    def offer(self, table: OuterRim, frame: Frame, seat: Seat) -> bool:
        """Ask which ability to use, if there is any; a price that is missing may be asked for (OR-TRADE-5)."""
        found = self.found(table, frame, seat, lendable(table, seat))
        if not found:
            return False
        out = table.offer()
        out.add(STOP.base)
        priced = False
        for one in found:
            priced = priced or one.ability.price > 0
            if one.ability.price <= table.count[CREDITS[seat]]:
                out.add(REACT.base + table.defs[one.card])
        if priced:
            offer_credits(table, seat, out)
        table.ask(seat, ASK_DICE, NO_CARD, code_of(frame.data))
        return True

    def current(self, table: OuterRim, frame: Frame) -> Change:
        """The change that is being made."""
        return self.ability(table, frame).ability.changes[frame.data[CHANGE]]

    def ability(self, table: OuterRim, frame: Frame) -> Found:
        card, seat = frame.data[CARD], self.decider(frame)
        for timing in (AFTER_ROLL, AFTER_OPPONENT_ROLLS, DELIVERY_ROLL):
            for found in standing_abilities(table, seat, timing):
                if found.card == card:
                    return found
        raise LookupError(card)

    def pick(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """Pick the dice for a change, face by face; ask where there is a choice."""
        data = frame.data
        if data[CHANGE] < 0:
            out = table.offer()
            for at in self.changes(table, frame, self.decider(frame), self.ability(table, frame)):
                out.add(CHANGE_WAY.base + at)
            table.ask(self.decider(frame), ASK_CHANGE, data[CARD])
            return True
        change = self.current(table, frame)
        if change.kind == ADD:
            data[change.to] += 1
            data[PICKS] = 0
            return False
        if not change.applies(data):
            self.finish(table, frame, log)
            return False
        out = table.offer()
        for face in change.faces:
            if data[face] > 0:
                out.add(FACE.base + face)
        if data[PICKS] < change.count:  # the first is what the ability was used for
            out.add(STOP.base)
        table.ask(self.decider(frame), ASK_FACE, data[CARD], change.kind)
        return True

    def finish(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """All dice are picked: roll those that are held back."""
        data = frame.data
        data[PICKS] = 0
        if data[HELD_BACK] > 0:
            again = [0, 0, 0, 0]
            cast(table, again, data[HELD_BACK])
            for face in range(4):
                data[face] += again[face]
            log.add(REROLLED, self.decider(frame), data[CARD], code_of(again))
            data[HELD_BACK] = 0

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if pass_credits(table, frame, code, log):
            return
        data = frame.data
        seat = self.decider(frame)
        if FACE.has(code):
            self.picked(table, frame, code - FACE.base, log)
        elif CHANGE_WAY.has(code):
            data[CHANGE] = code - CHANGE_WAY.base
            data[PICKS] = self.current(table, frame).count
        elif code == STOP.base:
            if data[PICKS] > 0:
                self.finish(table, frame, log)
            elif data[STAGE] == OWN:
                data[STAGE] = THEIRS
            else:
                data[OPPONENT] = NOBODY
        else:
            for found in self.found(table, frame, seat):
                if table.defs[found.card] == code - REACT.base:
                    self.use(table, frame, seat, found, log)
                    return

    def use(self, table: OuterRim, frame: Frame, seat: Seat, found: Found, log: Log) -> None:
        data = frame.data
        log.add(USED_ABILITY, seat, found.card)
        spend(table, seat, found.ability.price, log)
        note_use(table, found)
        useful = self.changes(table, frame, seat, found)
        data.append(found.card)
        data[CARD] = found.card
        data[CHANGE] = useful[0] if len(useful) == 1 else -1
        data[PICKS] = found.ability.changes[useful[0]].count

    def picked(self, table: OuterRim, frame: Frame, face: i64, log: Log) -> None:
        """A die that shows *face* is changed."""
        data = frame.data
        change = self.current(table, frame)
        seat = self.decider(frame)
        data[face] -= 1
        if change.kind == REROLL:
            data[HELD_BACK] += 1
        elif change.kind == CANCEL:
            log.add(DIE_CANCELLED, seat, data[CARD], face)
        else:
            data[change.to] += 1
            log.add(DIE_TURNED, seat, data[CARD], change.to)
        data[PICKS] -= 1
        if data[PICKS] == 0:
            self.finish(table, frame, log)


ROLL: Final = PROGRAM.add("roll", Roll())
