"""Tests of skills: two dice, and the more often one has the skill the more faces pass."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import TEST_FAILED, TEST_PASSED, TESTED, USED_ABILITY
from kantyna.games.outer_rim.table import CREW_HELD, PROGRAM, OuterRim
from kantyna.games.outer_rim.turn.abilities import Found, note_use, skill_count, standing_abilities, usable, used
from kantyna.games.outer_rim.turn.answers import STOP
from kantyna.games.outer_rim.turn.decks import discard
from kantyna.games.outer_rim.turn.dice import REACT, roll
from kantyna.games.outer_rim.vocabulary import (
    AFTER_FAILED_TEST,
    ASK_AFTER_TEST,
    ASK_BEFORE_TEST,
    BEFORE_TEST,
    CRIT,
    FOCUS,
    HIT,
    IN_TEST,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, Code, Seat
from kantyna.kernel.native import i64

DICE: Final = 2
FAILED: Final = 0
PASSED: Final = 1

# Registers of a test: how much better the skill is for it, and the card that goes if it is passed; then the dice.
BETTER: Final = 0
HELPER: Final = 1
FIRST_DIE: Final = 2

# How far it is.
PREPARE: Final = 0
THROW: Final = 1
JUDGE: Final = 2


def passes(dice: list[int], level: i64) -> bool:
    """A crit always passes, a hit with the skill, a focus with the skill twice (OR-TEST-2 to OR-TEST-4)."""
    return dice[CRIT] > 0 or (level > 0 and dice[HIT] > 0) or (level > 1 and dice[FOCUS] > 0)


def test_skill(table: OuterRim, seat: Seat, skill: i64, log: Log) -> None:
    """Test a skill; the frame below hears in its ``left`` whether it was passed."""
    log.add(TESTED, seat, NO_CARD, skill)
    table.push(TEST, seat, NO_CARD, -1, skill)
    table.stack[-1].data = [0, NO_CARD]


class SkillTest(Node[OuterRim]):
    """Test the skill ``about``."""

    def helpers(self, table: OuterRim, seat: Seat, timing: i64) -> list[Found]:
        found: list[Found] = []
        for one in standing_abilities(table, seat, timing):
            if usable(table, seat, one) and not used(table, one):
                found.append(one)
        return found

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == PREPARE:
            if frame.data[BETTER] == 0 and self.offer(table, frame, BEFORE_TEST, ASK_BEFORE_TEST):
                return WAIT
            frame.at = THROW
        if frame.at == THROW:
            frame.at = JUDGE
            frame.data = frame.data[:FIRST_DIE]
            roll(table, seat, DICE, IN_TEST, NOBODY, log)
            return WAIT
        level = skill_count(table, seat, frame.about) + frame.data[BETTER]
        passed = passes(frame.data[FIRST_DIE:], level)
        if not passed and frame.left != 0 and self.offer(table, frame, AFTER_FAILED_TEST, ASK_AFTER_TEST):
            return WAIT
        log.add(TEST_PASSED if passed else TEST_FAILED, seat, NO_CARD, frame.about)
        helper: i64 = frame.data[HELPER]
        if passed and helper >= 0 and helper in table.rows[CREW_HELD[seat]]:
            discard(table, seat, helper, log)
        table.caller().left = PASSED if passed else FAILED
        return DONE

    def offer(self, table: OuterRim, frame: Frame, timing: i64, kind: i64) -> bool:
        found = self.helpers(table, frame.seat, timing)
        if not found:
            return False
        out = table.offer()
        out.add(STOP.base)
        for one in found:
            out.add(REACT.base + table.defs[one.card])
        table.ask(frame.seat, kind, NO_CARD, frame.about)
        return True

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if code == STOP.base:
            if frame.at == PREPARE:
                frame.at = THROW
            else:
                frame.left = 0
            return
        timing: i64 = BEFORE_TEST if frame.at == PREPARE else AFTER_FAILED_TEST
        for one in self.helpers(table, seat, timing):
            if table.defs[one.card] == code - REACT.base:
                log.add(USED_ABILITY, seat, one.card)
                note_use(table, one)
                if timing == BEFORE_TEST:
                    frame.data[BETTER] = 1
                    if len(one.ability.script.effects) > 0:
                        frame.data[HELPER] = one.card
                else:
                    frame.at = THROW
                    table.push(one.ability.script.number, seat, one.card)
                return


TEST: Final = PROGRAM.add("test", SkillTest())
