"""Dice that a card lets somebody resolve, and how."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import AMOUNT, DIE, FINISHED, FOE, chosen, first_chosen, report
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.table import Destiny
from kantyna.games.destiny.turn.answers import PICK, STOP, SYMBOL
from kantyna.games.destiny.turn.nodes import N_RESOLVE
from kantyna.games.destiny.turn.resolve_die import (
    ALONE,
    AS_OTHER,
    AT_EACH,
    BONUS,
    CANT_BLOCK,
    FREE,
    HOW,
    KEEP,
    ROOM,
    WITH_MODIFIERS,
    begin_resolve,
    can_resolve,
    resolving,
)
from kantyna.games.destiny.vocabulary import ASK_SYMBOL, BLANK, SPECIAL, SYMBOLS, VEHICLE
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class ResolveDice(Choosing):
    """Resolve dice through a card: with a bonus, as another symbol, for free … Modifiers only with several dice.

    One die after another is picked and resolved at once.
    """

    def __init__(
        self,
        which: Dice,
        least: i64 = 1,
        most: i64 = 1,
        by_opponent: bool = False,
        bonus: i64 = 0,
        bonus_of: Amount | None = None,
        vehicle_bonus: i64 = 0,
        common_bonus: i64 = 0,
        value: Amount | None = None,
        symbol: i64 = -1,
        another_symbol: bool = False,
        free: bool = False,
        unblockable: bool = False,
        keep: bool = False,
        as_no_modifier: bool = False,
        at_each: bool = False,
        same_symbol: bool = False,
    ) -> None:
        super().__init__(which, least, most, by_opponent)
        self.bonus = bonus
        self.bonus_of = bonus_of
        """A bonus that is worked out."""
        self.vehicle_bonus = vehicle_bonus
        """The bonus of a vehicle's die instead."""
        self.common_bonus = common_bonus
        """The bonus of a die of a character that is not unique instead."""
        self.value = value
        """The value it is resolved with, instead of its own."""
        self.symbol = symbol
        self.another_symbol = another_symbol
        """As any other symbol that the user names."""
        self.free = free
        self.unblockable = unblockable
        self.keep = keep
        self.as_no_modifier = as_no_modifier
        self.at_each = at_each
        self.same_symbol = same_symbol
        self.how: i64 = (
            (FREE if free else 0)
            | (CANT_BLOCK if unblockable else 0)
            | (KEEP if keep else 0)
            | (ALONE if as_no_modifier else 0)
            | (AT_EACH if at_each else 0)
            | (WITH_MODIFIERS if most > 1 else 0)
            | (AS_OTHER if symbol >= 0 or another_symbol else 0)
        )

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        if not can_resolve(table, self._chooser(frame), thing, self.how):
            return False
        picked = chosen(frame)
        if not self.same_symbol or not picked:
            return True
        return table.face(thing).symbol == frame.data[AMOUNT]

    def able(self, table: Destiny, frame: Frame) -> bool:
        for die in self.which.found(table, frame):
            if can_resolve(table, frame.seat, die, self.how):
                return True
        return False

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if SYMBOL.has(code):
            self._begin(table, frame, first_chosen(frame), code - SYMBOL.base)
            frame.left = 0
            return
        super().answered(table, frame, code, log)
        if code == STOP.base:
            return
        die = code - PICK.base
        if self.same_symbol:
            frame.data[AMOUNT] = table.face(die).symbol
        if self.another_symbol:
            frame.left = 2
        else:
            self._begin(table, frame, die, self.symbol)

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 0 and self.bonus_of is not None:
            frame.data[AMOUNT] = self.bonus_of.value(table, frame)  # counted before a new choice is made
        if frame.left == 2:
            out = table.offer()
            for symbol in range(BLANK):
                usable = symbol != SPECIAL or len(table.printed[first_chosen(frame)].specials) > 0
                if usable and symbol != table.face(first_chosen(frame)).symbol:
                    out.add(SYMBOL.base + symbol)
            table.ask(self._chooser(frame), ASK_SYMBOL, first_chosen(frame))
            return WAIT
        return super().go(table, frame, log)

    def _begin(self, table: Destiny, frame: Frame, die: CardId, symbol: i64) -> None:
        printed = table.printed[die]
        bonus = self.bonus
        if self.bonus_of is not None:
            bonus = frame.data[AMOUNT]
        if self.vehicle_bonus and printed.subtypes & VEHICLE:
            bonus = self.vehicle_bonus
        if self.common_bonus and not printed.unique:
            bonus = self.common_bonus
        value = self.value.value(table, frame) if self.value is not None else -1
        begin_resolve(table, self._chooser(frame), die, self._with_room(frame), bonus, value, symbol)

    def _with_room(self, frame: Frame) -> i64:
        """How it is resolved: modifiers are among the dice that there is leave for (DE-BYCARD-2)."""
        if not self.how & WITH_MODIFIERS:
            return self.how
        room: i64 = self.most - len(chosen(frame))
        return self.how | (room << ROOM) if room > 0 else self.how - WITH_MODIFIERS

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        report(frame, len(chosen(frame)) >= self.least, frame.data[AMOUNT])
        return DONE

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("each is resolved when it is picked")

    def said(self) -> Said:
        said = self.worded("resolve-dice")
        how: list[Said] = []
        numbers: dict[str, int] = {"n": self.bonus, "vehicle": self.vehicle_bonus, "common": self.common_bonus}
        if self.bonus and self.vehicle_bonus:
            how.append(Said("resolve-bonus-or-vehicle", numbers))
        elif self.bonus and self.common_bonus:
            how.append(Said("resolve-bonus-or-common", numbers))
        elif self.bonus:
            how.append(Said("resolve-bonus", numbers))
        if self.bonus_of is not None:
            how.append(Said("resolve-bonus-of", parts={"amount": [self.bonus_of.said()]}))
        if self.vehicle_bonus and not self.bonus:
            how.append(Said("resolve-vehicle-bonus", {"n": self.vehicle_bonus}))
        if self.common_bonus and (self.vehicle_bonus or not self.bonus):
            how.append(Said("resolve-common-bonus", {"n": self.common_bonus}))
        if self.value is not None:
            how.append(Said("resolve-value", parts={"amount": [self.value.said()]}))
        if self.symbol >= 0:
            how.append(Said("resolve-as", names={"symbol": f"symbol-{SYMBOLS.words[self.symbol]}"}))
        for key, told in (
            ("resolve-as-another", self.another_symbol),
            ("resolve-free", self.free),
            ("resolve-unblockable", self.unblockable),
            ("resolve-keep", self.keep),
            ("resolve-as-no-modifier", self.as_no_modifier),
            ("resolve-at-each", self.at_each),
            ("resolve-same-symbol", self.same_symbol),
        ):
            if told:
                how.append(Said(key))
        if how:
            said.key += "-how"
            said.parts["how"] = how
        return said


class ResolveChosen(Effect[Destiny]):
    """Resolve the die that was chosen or turned before, if it can be; *by_opponent* he resolves it."""

    def __init__(self, bonus: i64 = 0, by_opponent: bool = False) -> None:
        self.bonus = bonus
        self.by_opponent = by_opponent

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        die = first_chosen(frame)
        seat = frame.data[FOE] if self.by_opponent else frame.seat
        if die == NO_CARD or not table.in_pool(die) or not can_resolve(table, seat, die):
            report(frame, False, 0)
            return DONE
        begin_resolve(table, seat, die, 0, self.bonus)
        return WAIT

    def said(self) -> Said:
        key = "resolve-chosen-opponent" if self.by_opponent else "resolve-chosen"
        return Said(f"{key}-bonus" if self.bonus else key, {"n": self.bonus})


class KeepThis(Effect[Destiny]):
    """This die stays in the pool."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        found = resolving(table, frame.data[DIE]) if frame.data[DIE] != NO_CARD else None
        if found is not None:
            found.data[HOW] |= KEEP
        return DONE

    def said(self) -> Said:
        return Said("keep-this")


class AddValue(Effect[Destiny]):
    """The die that is about to be resolved is worth more."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.nearest(N_RESOLVE).data[BONUS] += self.n
        return DONE

    def said(self) -> Said:
        return Said("add-value", {"n": self.n})
