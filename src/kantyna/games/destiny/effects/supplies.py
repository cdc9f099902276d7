"""Resources, and what costs them."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Foe
from kantyna.games.destiny.effects.registers import FINISHED, FOE, report
from kantyna.games.destiny.effects.requirement import Requirement
from kantyna.games.destiny.effects.which import ALL
from kantyna.games.destiny.table import RESOURCES, Destiny
from kantyna.games.destiny.turn.movement import gain, lose, pay
from kantyna.games.destiny.vocabulary import E_SWAPPED_RESOURCES
from kantyna.kernel.effect import DONE, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Gain(Effect[Destiny]):
    """The user gains resources."""

    def __init__(self, n: i64 = 0, equal: Amount | None = None) -> None:
        self.n = n
        self.equal = equal

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        gain(table, frame.seat, self.equal.value(table, frame) if self.equal is not None else self.n, log)
        return DONE

    def said(self) -> Said:
        if self.equal is not None:
            return Said("gain-equal", parts={"equal": [self.equal.said()]})
        return Said("gain", {"n": self.n})


class FoeGains(Foe):
    """The opponent gains resources."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.data[FOE] != NOBODY:
            gain(table, frame.data[FOE], self.n, log)
        return DONE

    def said(self) -> Said:
        return Said("foe-gains", {"n": self.n})


class FoeLoses(Foe):
    """An opponent loses resources: so many, or all; another number if something holds."""

    def __init__(self, n: i64 = ALL, unless: Requirement | None = None, otherwise: i64 = 0) -> None:
        self.n = n
        self.unless = unless
        self.otherwise = otherwise

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        if foe == NOBODY:
            return DONE
        number = self.otherwise if self.unless is not None and self.unless.holds_here(table, frame) else self.n
        if number < 0:
            number = table.count[RESOURCES[foe]]
        lost = lose(table, foe, number, log)
        report(frame, lost == number, lost)
        return DONE

    def said(self) -> Said:
        if self.unless is not None:
            numbers: dict[str, int] = {"n": self.n, "otherwise": self.otherwise}
            return Said("foe-loses-unless", numbers, {}, {"unless": [self.unless.said()]})
        return Said("foe-loses-all") if self.n < 0 else Said("foe-loses", {"n": self.n})


class Spend(Effect[Destiny]):
    """The user spends resources: a cost."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def able(self, table: Destiny, frame: Frame) -> bool:
        return table.count[RESOURCES[frame.seat]] >= self.n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        able = self.able(table, frame)
        report(frame, able, self.n)
        if able:
            pay(table, frame.seat, self.n, log)
        return DONE

    def said(self) -> Said:
        return Said("spend", {"n": self.n})


class SwapResources(Foe):
    """The user and an opponent change resources."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        frame.left = FINISHED
        if foe == NOBODY:
            return DONE
        own = table.count[RESOURCES[frame.seat]]
        table.count[RESOURCES[frame.seat]] = table.count[RESOURCES[foe]]
        table.count[RESOURCES[foe]] = own
        log.add(E_SWAPPED_RESOURCES, frame.seat, NO_CARD, 0, foe)
        return DONE

    def said(self) -> Said:
        return Said("swap-resources")
