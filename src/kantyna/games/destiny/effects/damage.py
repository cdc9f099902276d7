"""Damage that is dealt, divided, stopped."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Foe
from kantyna.games.destiny.effects.dealing import Dealing, named, source
from kantyna.games.destiny.effects.registers import AMOUNT, CHOSEN, FINISHED, FOE, report
from kantyna.games.destiny.effects.requirement import Requirement
from kantyna.games.destiny.effects.which import ALL, OF
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.table import Destiny
from kantyna.games.destiny.turn.answers import AMOUNT as HOW_MANY
from kantyna.games.destiny.turn.damage import propose_damage
from kantyna.games.destiny.turn.spread import spread_damage
from kantyna.games.destiny.vocabulary import ASK_AMOUNT, E_BLOCKED, UNBLOCKABLE
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class DealDamage(Dealing):
    """Damage to chosen characters, each the same; neither melee nor ranged."""

    def __init__(
        self,
        which: Characters,
        n: i64 = 0,
        equal: Amount | None = None,
        least: i64 = 1,
        most: i64 = 1,
        by_opponent: bool = False,
        unless: Requirement | None = None,
        otherwise: i64 = 0,
        unblockable: bool = False,
    ) -> None:
        super().__init__(which, n, equal, least, most, by_opponent, unless, otherwise)
        self.unblockable = unblockable

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 0 and self.equal is not None:
            frame.data[AMOUNT] = self.equal.value(table, frame)  # counted before a new choice is made
        return super().step(table, frame, log)

    def number(self, table: Destiny, frame: Frame) -> i64:
        if self.equal is not None:
            return frame.data[AMOUNT]
        return super().number(table, frame)

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        counted = frame.data[AMOUNT]
        frame.left = FINISHED
        things = frame.data[CHOSEN:]
        report(frame, len(things) >= self.least, counted)
        number = self.number(table, frame)
        if not things or number <= 0:
            return DONE
        amounts: list[i64] = [number for _ in things]
        propose_damage(table, frame.seat, things, amounts, UNBLOCKABLE if self.unblockable else 0, source(frame), log)
        return WAIT

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("damage is dealt when all are chosen")

    def said(self) -> Said:
        return self.measured("deal-unblockable" if self.unblockable else "deal-damage")


class DamageTo(Effect[Destiny]):
    """Damage to somebody who need not be chosen: this character, its bearer, whoever was chosen before."""

    def __init__(self, of: i64, n: i64 = 0, equal: Amount | None = None, unblockable: bool = False) -> None:
        self.of = of
        self.n = n
        self.equal = equal
        self.unblockable = unblockable

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        card = named(table, frame, self.of)
        number = self.equal.value(table, frame) if self.equal is not None else self.n
        if card == NO_CARD or not table.in_play(card):
            report(frame, False, 0)
            return DONE
        report(frame, True, number)
        if number <= 0:
            return DONE
        propose_damage(table, frame.seat, [card], [number], UNBLOCKABLE if self.unblockable else 0, source(frame), log)
        return WAIT

    def said(self) -> Said:
        key = f"damage-{OF[self.of]}"
        if self.unblockable:
            key += "-unblockable"
        if self.equal is not None:
            return Said(f"{key}-equal", parts={"equal": [self.equal.said()]})
        return Said(key, {"n": self.n})


class SpreadDamage(Foe):
    """An opponent divides damage among his own characters."""

    def __init__(self, n: i64 = 0, equal: Amount | None = None) -> None:
        self.n = n
        self.equal = equal

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        number = self.equal.value(table, frame) if self.equal is not None else self.n
        if number <= 0 or frame.data[FOE] == NOBODY:
            return DONE
        spread_damage(table, frame.data[FOE], frame.seat, frame.card, number, 0)
        return WAIT

    def said(self) -> Said:
        if self.equal is not None:
            return Said("spread-damage-equal", parts={"equal": [self.equal.said()]})
        return Said("spread-damage", {"n": self.n})


class Block(Effect[Destiny]):
    """Stop up to so much of the damage that is about to be taken, or all of it; nothing of what is unblockable."""

    def __init__(self, n: i64 = ALL) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        event = table.happenings[frame.about]
        most: i64 = 0 if event.other & UNBLOCKABLE else event.amount
        if self.n < 0:
            self._block(table, frame, most, log)
            return DONE
        out = table.offer()
        for number in range(min(self.n, most) + 1):
            out.add(HOW_MANY.base + number)
        table.ask(frame.seat, ASK_AMOUNT, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        self._block(table, frame, code - HOW_MANY.base, log)

    def _block(self, table: Destiny, frame: Frame, number: i64, log: Log) -> None:
        event = table.happenings[frame.about]
        event.amount -= number
        if number > 0:
            log.add(E_BLOCKED, frame.seat, event.card, number)
        report(frame, True, number)

    def said(self) -> Said:
        return Said("block-all") if self.n < 0 else Said("block", {"n": self.n})
