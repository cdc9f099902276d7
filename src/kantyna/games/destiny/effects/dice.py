"""What is done to dice: removed, rerolled, turned, resolved, rolled in, held."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import (
    AMOUNT,
    DIE,
    FINISHED,
    FOE,
    PRIOR,
    choose,
    chosen,
    first_chosen,
    report,
)
from kantyna.games.destiny.effects.which import ALL, DAMAGE_SYMBOLS, Dice
from kantyna.games.destiny.table import DICE, DICE_ASIDE, HOST, LOCKED, POOL, ROUND, Destiny
from kantyna.games.destiny.turn.answers import FACE_UP, PICK, STOP, SYMBOL, ask_to_pick
from kantyna.games.destiny.turn.movement import find_die, remove_die, reroll, roll_in, take_off, take_up, turn
from kantyna.games.destiny.turn.nodes import N_RESOLVE
from kantyna.games.destiny.turn.resolve import (
    ALONE,
    AT_EACH,
    BONUS,
    CANT_BLOCK,
    FREE,
    HOW,
    KEEP,
    REROLLED,
    WITH_MODIFIERS,
    ask_face,
    begin_resolve,
    can_resolve,
    other_faces,
    resolving,
)
from kantyna.games.destiny.turn.telling import rolled, tell
from kantyna.games.destiny.turn.values import is_protected, value_of
from kantyna.games.destiny.vocabulary import (
    ASK_DIE,
    ASK_SYMBOL,
    BLANK,
    E_CAPTURED,
    E_LOCKED,
    SPECIAL,
    SYMBOLS,
    VEHICLE,
)
from kantyna.kernel.effect import DONE, WAIT, WENT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
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
        return not is_protected(table, thing, self._chooser(frame), [])

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


class RerollDice(Choosing):
    """Roll dice of pools again, all at once; counts what they show then."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        events: list[Happening] = []
        value: i64 = 0
        for die in things:
            reroll(table, die, log)
            events.append(rolled(table, die, False))
            value += value_of(table, die)
        report(frame, frame.data[WENT] != 0, value)
        tell(table, events)

    def said(self) -> Said:
        return self.worded("reroll-dice")


class RerollWithThis(Choosing):
    """Reroll this die together with another."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        events: list[Happening] = []
        die = frame.data[DIE]
        for one in [die, *things] if die != NO_CARD and table.in_pool(die) else things:
            reroll(table, one, log)
            events.append(rolled(table, one, False))
        tell(table, events)

    def said(self) -> Said:
        return self.worded("reroll-with-this")


# To which sides a die is turned.
TO_ANY: Final = 0
TO_SYMBOL: Final = 1
TO_NO_DAMAGE: Final = 2
TO_NAMED: Final = 3
"""To a side with the symbol that was named."""


class TurnDice(Choosing):
    """Turn dice to sides that the user picks: any, those with a symbol, those without damage."""

    def __init__(
        self,
        which: Dice,
        least: i64 = 1,
        most: i64 = 1,
        to: list[i64] | None = None,
        no_damage: bool = False,
        named: bool = False,
        count: Amount | None = None,
    ) -> None:
        super().__init__(which, least, most, False, count)
        self.to = to or []
        """Sides with one of these symbols; none: any side."""
        self.no_damage = no_damage
        self.named = named
        """Sides with the symbol that was named before."""

    def faces(self, table: Destiny, frame: Frame, die: CardId) -> list[i64]:
        """The sides that this die may be turned to."""
        sides = table.printed[die].sides
        found: list[i64] = []
        for face in other_faces(table, die):
            symbol = sides[face].symbol
            if self.named and symbol != frame.data[AMOUNT]:
                continue
            if self.to and symbol not in self.to:
                continue
            if self.no_damage and symbol in DAMAGE_SYMBOLS:
                continue
            found.append(face)
        return found

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        if self.named and not self._shown_beside(table, frame.data[AMOUNT], thing):
            return False
        return len(self.faces(table, frame, thing)) > 0

    def _shown_beside(self, table: Destiny, symbol: i64, thing: CardId) -> bool:
        """Does another die show the named symbol?"""
        for seat in range(table.seats):
            for die in table.rows[POOL[seat]]:
                if die != thing and table.face(die).symbol == symbol:
                    return True
        return False

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """Side after side is asked for; ``frame.about`` stays what it was, so the count is kept in ``frame.left``."""
        things = chosen(frame)
        if frame.left < 2:
            frame.left = 2
        at = frame.left - 2
        if at < len(things):
            ask_face(table, frame.seat, things[at], self.faces(table, frame, things[at]))
            return WAIT
        frame.left = FINISHED
        value: i64 = 0
        for die in things:
            value += value_of(table, die)
        report(frame, len(things) >= self._least(table, frame), value)
        return DONE

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if FACE_UP.has(code):
            turn(table, chosen(frame)[frame.left - 2], code - FACE_UP.base, log)
            frame.left += 1
        else:
            super().answered(table, frame, code, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("each is turned when its side is named")

    def said(self) -> Said:
        said = self.worded("turn-dice")
        if self.named:
            said.key += "-named"
        elif self.no_damage:
            said.key += "-no-damage"
        elif self.to:
            said.key += f"-to-{'-'.join(SYMBOLS.words[symbol] for symbol in self.to)}"
        return said


class NameSymbol(Effect[Destiny]):
    """Name a symbol that one of some dice shows."""

    def __init__(self, which: Dice) -> None:
        self.which = which

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        dice = self.which.found(table, frame)
        if not dice:
            report(frame, False, -1)
            return DONE
        out = table.offer()
        for die in dice:
            out.add(SYMBOL.base + table.face(die).symbol)
        table.ask(frame.seat, ASK_SYMBOL, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        report(frame, True, code - SYMBOL.base)
        choose(frame, [])

    def said(self) -> Said:
        return Said("name-symbol", parts={"which": [self.which.said()]})


class RemoveNamed(Choosing):
    """Remove all dice that show the symbol that was named."""

    def __init__(self, which: Dice) -> None:
        super().__init__(which, 0, ALL)

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        named = table.face(thing).symbol == frame.data[AMOUNT]
        return named and not is_protected(table, thing, frame.seat, [])

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for die in things:
            remove_die(table, die, log)

    def said(self) -> Said:
        return self.worded("remove-named")


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
        begin_resolve(table, self._chooser(frame), die, self.how, bonus, value, symbol)

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        report(frame, len(chosen(frame)) >= self.least, frame.data[AMOUNT])
        return DONE

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("each is resolved when it is picked")

    def said(self) -> Said:
        said = self.worded("resolve-dice")
        how: list[Said] = []
        if self.bonus:
            how.append(Said("resolve-bonus", {"n": self.bonus}))
        if self.bonus_of is not None:
            how.append(Said("resolve-bonus-of", parts={"amount": [self.bonus_of.said()]}))
        if self.vehicle_bonus:
            how.append(Said("resolve-vehicle-bonus", {"n": self.vehicle_bonus}))
        if self.common_bonus:
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


class RemoveChosen(Effect[Destiny]):
    """Remove the dice that were chosen last, if they are still in a pool; *lowest*: only the one worth least; *prior*:
    the one that was chosen before that."""

    def __init__(self, lowest: bool = False, prior: bool = False) -> None:
        self.lowest = lowest
        self.prior = prior

    def _dice(self, table: Destiny, frame: Frame) -> list[CardId]:
        named = [frame.data[PRIOR]] if self.prior else chosen(frame)
        dice = [die for die in named if die != NO_CARD and table.is_die[die] and table.in_pool(die)]
        if self.lowest and dice:
            least = min([value_of(table, die) for die in dice])
            dice = [die for die in dice if value_of(table, die) == least]
        return [die for die in dice if not is_protected(table, die, frame.seat, [])]

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
        return Said("remove-lowest" if self.lowest else "remove-prior" if self.prior else "remove-chosen")


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


class KeepThis(Effect[Destiny]):
    """This die stays in the pool."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        found = resolving(table, frame.data[DIE]) if frame.data[DIE] != NO_CARD else None
        if found is not None:
            found.data[HOW] |= KEEP
        return DONE

    def said(self) -> Said:
        return Said("keep-this")


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
        return WAIT if tell(table, [rolled(table, die, False)]) else DONE

    def said(self) -> Said:
        return Said("reroll-this")


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


class AddValue(Effect[Destiny]):
    """The die that is about to be resolved is worth more."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.nearest(N_RESOLVE).data[BONUS] += self.n
        return DONE

    def said(self) -> Said:
        return Said("add-value", {"n": self.n})


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
        return WAIT if tell(table, [rolled(table, die, True)]) else DONE

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


class CaptureDie(Choosing):
    """A die is removed and held on this card until the card leaves play."""

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
