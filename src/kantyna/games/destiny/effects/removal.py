"""Dice that are removed from pools."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import AMOUNT, DIE, FINISHED, FOE, PRIOR, chosen, report
from kantyna.games.destiny.effects.which import ALL
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.table import DICE, HOST, POOL, Destiny
from kantyna.games.destiny.turn.answers import PICK, ask_to_pick
from kantyna.games.destiny.turn.movement import remove_die, take_off, take_up
from kantyna.games.destiny.turn.values import is_protected, value_of
from kantyna.games.destiny.vocabulary import ASK_DIE, E_CAPTURED
from kantyna.kernel.effect import DONE, WAIT, WENT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class RemoveDice(Choosing):
    """Remove dice from pools, all at once; counts their value, each with *bonus*."""

    def __init__(
        self,
        which: Dice,
        least: i64 = 1,
        most: i64 = 1,
        by_opponent: bool = False,
        count: Amount | None = None,
        bonus: i64 = 0,
        total: i64 = 0,
    ) -> None:
        super().__init__(which, least, most, by_opponent, count)
        self.bonus = bonus
        self.total = total
        """They must be worth so much together."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return not is_protected(table, thing, self._chooser(frame))

    def able(self, table: Destiny, frame: Frame) -> bool:
        if not super().able(table, frame):
            return False
        if self.total:
            value: i64 = 0
            for die in self.which.found(table, frame):
                value += value_of(table, die)
            return value >= self.total
        return True

    def enough(self, table: Destiny, frame: Frame, picked: list[CardId]) -> bool:
        value: i64 = 0
        for die in picked:
            value += value_of(table, die)
        return value >= self.total and super().enough(table, frame, picked)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        value: i64 = 0
        for die in things:
            value += value_of(table, die) + self.bonus
        for die in things:
            remove_die(table, die, log)
        report(frame, frame.data[WENT] != 0, value)

    def said(self) -> Said:
        said = self.worded("remove-dice")
        if self.bonus:
            said.key += "-bonus"
            said.numbers["bonus"] = self.bonus
        if self.total:
            said.key += "-total"
            said.numbers["total"] = self.total
        return said


class GiveUpDie(Effect[Destiny]):
    """Remove this die from the pool: the cost of many actions. A card with two dice gives up one."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return self._die(table, frame) != NO_CARD

    def _die(self, table: Destiny, frame: Frame) -> CardId:
        if frame.data[DIE] != NO_CARD:
            return frame.data[DIE] if table.in_pool(frame.data[DIE]) else NO_CARD
        for die in table.rows[POOL[frame.seat]]:
            if table.home(die) == frame.card:
                return die
        return NO_CARD

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """Of two dice that show different sides the user says which."""
        if frame.left == FINISHED:
            return DONE
        dice = [die for die in table.rows[POOL[frame.seat]] if table.home(die) == frame.card]
        if frame.data[DIE] == NO_CARD and len(dice) > 1:
            ask_to_pick(table, frame.seat, ASK_DIE, dice, frame.card)
            return WAIT
        self._give_up(table, frame, self._die(table, frame), log)
        return DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        self._give_up(table, frame, code - PICK.base, log)

    def _give_up(self, table: Destiny, frame: Frame, die: CardId, log: Log) -> None:
        if die == NO_CARD:
            report(frame, False, 0)
            return
        value = value_of(table, die)
        remove_die(table, die, log)
        report(frame, True, value)

    def said(self) -> Said:
        return Said("give-up-die")


class RemoveNamed(Choosing):
    """Remove all dice that show the symbol that was named."""

    def __init__(self, which: Dice) -> None:
        super().__init__(which, 0, ALL)

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        named = table.face(thing).symbol == frame.data[AMOUNT]
        return named and not is_protected(table, thing, frame.seat)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for die in things:
            remove_die(table, die, log)

    def said(self) -> Said:
        return self.worded("remove-named")


class RemoveChosen(Effect[Destiny]):
    """Remove the dice that were chosen last, if they are still in a pool; *lowest*: only the one worth least; *prior*:
    the one that was chosen before that; *by_opponent*: the opponent removes it himself."""

    def __init__(self, lowest: bool = False, prior: bool = False, by_opponent: bool = False) -> None:
        self.lowest = lowest
        self.prior = prior
        self.by_opponent = by_opponent

    def _dice(self, table: Destiny, frame: Frame) -> list[CardId]:
        named = [frame.data[PRIOR]] if self.prior else chosen(frame)
        dice = [die for die in named if die != NO_CARD and table.is_die[die] and table.in_pool(die)]
        if self.lowest and dice:
            least = min([value_of(table, die) for die in dice])
            dice = [die for die in dice if value_of(table, die) == least]
        remover = frame.data[FOE] if self.by_opponent else frame.seat
        return [die for die in dice if not is_protected(table, die, remover)]

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        dice = self._dice(table, frame)
        if self.lowest and len(dice) > 1:
            ask_to_pick(table, frame.seat, ASK_DIE, dice, frame.card)
            return WAIT
        report(frame, len(dice) > 0, 0)
        for die in dice:
            remove_die(table, die, log)
        return DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        remove_die(table, code - PICK.base, log)

    def said(self) -> Said:
        key = "remove-lowest" if self.lowest else "remove-prior" if self.prior else "remove-chosen"
        return Said(f"{key}-opponent" if self.by_opponent else key)


class RemoveThis(Effect[Destiny]):
    """Remove the die that was just rolled."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return table.in_pool(table.happenings[frame.about].card)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        die = table.happenings[frame.about].card
        report(frame, table.in_pool(die), 0)
        if table.in_pool(die):
            remove_die(table, die, log)
        return DONE

    def said(self) -> Said:
        return Said("remove-this")


class CaptureDie(Choosing):
    """A die is removed and held on this card until the card leaves play."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return not is_protected(table, thing, frame.seat)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        if not table.in_play(frame.card):
            return
        for die in things:
            log.add(E_CAPTURED, frame.seat, die)
            take_off(table, die)
            take_up(table, die)
            table.add(DICE[frame.seat], die)
            table.write_mark(HOST, die, frame.card + 1)

    def said(self) -> Said:
        return self.worded("capture-die")
