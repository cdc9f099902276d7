"""Dice that are rolled and rerolled, and those that may not be."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import DIE, FINISHED, choose, chosen, first_chosen, report
from kantyna.games.destiny.table import DICE, DICE_ASIDE, LOCKED, ROUND, Destiny
from kantyna.games.destiny.turn.announcement import announce, rolled
from kantyna.games.destiny.turn.movement import find_die, reroll, roll_in
from kantyna.games.destiny.turn.resolve_die import HOW, REROLLED, resolving
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.vocabulary import E_LOCKED
from kantyna.kernel.effect import DONE, WAIT, WENT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class RerollDice(Choosing):
    """Roll dice of pools again, all at once; counts what they show then."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        events: list[Happening] = []
        value: i64 = 0
        for die in things:
            reroll(table, die, log)
            rolled(table, die, False, events)
            value += value_of(table, die)
        report(frame, frame.data[WENT] != 0, value)
        announce(table, events)

    def said(self) -> Said:
        return self.worded("reroll-dice")


class RerollWithThis(Choosing):
    """Reroll this die together with another; alone if there is none."""

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        depth = len(table.stack)
        frame.left = FINISHED
        report(frame, len(chosen(frame)) > 0, 0)
        self.apply(table, frame, chosen(frame), log)
        return WAIT if len(table.stack) != depth else DONE

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        events: list[Happening] = []
        die = frame.data[DIE]
        for one in [die, *things] if die != NO_CARD and table.in_pool(die) else things:
            reroll(table, one, log)
            rolled(table, one, False, events)
        announce(table, events)

    def said(self) -> Said:
        return self.worded("reroll-with-this")


class RerollThisInstead(Effect[Destiny]):
    """This die is rerolled instead of leaving the pool, where it is the die that is being resolved."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return frame.data[DIE] != NO_CARD and resolving(table, frame.data[DIE]) is not None

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        found = resolving(table, frame.data[DIE]) if frame.data[DIE] != NO_CARD else None
        if found is not None:
            found.data[HOW] |= REROLLED
        return DONE

    def said(self) -> Said:
        return Said("reroll-this-instead")


class RerollThis(Effect[Destiny]):
    """Reroll the die that was just rolled."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        die = table.happenings[frame.about].card
        if not table.in_pool(die):
            return DONE
        reroll(table, die, log)
        events: list[Happening] = []
        rolled(table, die, False, events)
        return WAIT if announce(table, events) else DONE

    def said(self) -> Said:
        return Said("reroll-this")


# Whose die is rolled in.
OF_CARD: Final = 0
"""Of the card chosen or discarded before: a die without its card."""
OF_PLAYED: Final = 1
"""Of the upgrade that was just played."""
OF_TITLE: Final = 2
"""Of a card that is named: a die without its card."""


class RollIn(Effect[Destiny]):
    """Roll a die into one's own pool outside of an activation; it is chosen then."""

    def __init__(self, whose: i64, title: str = "") -> None:
        self.whose = whose
        self.title = title

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        die = self._die(table, frame)
        report(frame, die != NO_CARD, 0)
        if die == NO_CARD:
            return DONE
        roll_in(table, die, frame.seat, log)
        choose(frame, [die])
        events: list[Happening] = []
        rolled(table, die, True, events)
        return WAIT if announce(table, events) else DONE

    def _die(self, table: Destiny, frame: Frame) -> CardId:
        if self.whose == OF_CARD:
            card = first_chosen(frame)
            if card == NO_CARD or not table.printed[card].has_die:
                return NO_CARD
            for die in table.dice_of(card):
                return die
            return find_die(table, frame.seat, card)
        if self.whose == OF_PLAYED:
            card = table.happenings[frame.about].card
            for die in table.dice_of(card):
                if die in table.rows[DICE[frame.seat]]:
                    return die
            return NO_CARD
        for die in table.rows[DICE_ASIDE[frame.seat]]:
            if table.printed[die].title == self.title:
                return die
        return NO_CARD

    def said(self) -> Said:
        if self.whose == OF_TITLE:
            return Said("roll-in-titled", names={"title": f"card-{self.title}"})
        return Said("roll-in-played" if self.whose == OF_PLAYED else "roll-in-discarded")


class LockDie(Choosing):
    """A die may not be rolled during the next round."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for die in things:
            table.write_mark(LOCKED, die, table.count[ROUND] + 1)
            log.add(E_LOCKED, frame.seat, die)

    def said(self) -> Said:
        return self.worded("lock-die")
