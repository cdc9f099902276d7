"""A game of sabacc between two players: by dice, or by tests of skills."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.table import PROGRAM, OuterRim
from kantyna.games.outer_rim.turn.answers import YES
from kantyna.games.outer_rim.turn.dice import PLAIN, damage_of, roll
from kantyna.games.outer_rim.turn.gifts import ask_price, pass_credits
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.turn.tests import FAILED, PASSED, test_skill
from kantyna.games.outer_rim.vocabulary import ASK_EXTRA_DIE
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, Code, Seat
from kantyna.kernel.native import i64

# Registers: dice of each side or tests that each passed, the price of a die more, the skills; dice come behind.
OURS: Final = 0
THEIRS: Final = 1
PRICE: Final = 2
SKILLS: Final = 3
FIRST: Final = 4
"""The skills, as many as ``SKILLS`` says; then the dice."""


def contest(table: OuterRim, seat: Seat, other: Seat, dice: i64, price: i64, skills: list[i64], log: Log) -> None:
    """Who wins is written into the ``left`` of the frame below; ties are the seat's."""
    table.push(CONTEST, seat, NO_CARD, -1, other)
    table.stack[-1].data = [dice, dice, price, len(skills), *skills]


class Contest(Node[OuterRim]):
    """``seat`` against ``about``; ``at`` counts the turns of each: even ones are the seat's."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        data = frame.data
        if data[SKILLS] > 0:
            return self.test(table, frame, log)
        who = frame.seat if frame.at % 2 == 0 else frame.about
        if frame.at < 2:
            if table.is_automatic(who) or not ask_price(table, who, ASK_EXTRA_DIE, NO_CARD, data[PRICE]):
                frame.at += 1
            return WAIT
        if frame.at < 4:
            frame.at += 1
            roll(table, who, data[OURS] if who == frame.seat else data[THEIRS], PLAIN, NOBODY, log)
            return WAIT
        ours, theirs = damage_of(data[FIRST : FIRST + 4]), damage_of(data[FIRST + 4 : FIRST + 8])
        table.caller().left = PASSED if ours >= theirs else FAILED
        return DONE

    def test(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """Both test each skill; ``left`` hears of each test."""
        data = frame.data
        if frame.left >= 0:
            data[OURS if frame.at % 2 == 1 else THEIRS] += frame.left
            frame.left = -1
        if frame.at == 2 * data[SKILLS]:
            table.caller().left = PASSED if data[OURS] >= data[THEIRS] else FAILED
            return DONE
        who = frame.seat if frame.at % 2 == 0 else frame.about
        skill = data[FIRST + frame.at // 2]
        frame.at += 1
        test_skill(table, who, skill, log)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if pass_credits(table, frame, code, log):
            return
        who = frame.seat if frame.at % 2 == 0 else frame.about
        if code == YES.base:
            spend(table, who, frame.data[PRICE], log)
            frame.data[OURS if frame.at % 2 == 0 else THEIRS] += 1
        frame.at += 1


CONTEST: Final = PROGRAM.add("contest", Contest())
