"""Shields that are given and taken."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.dealing import Dealing, named
from kantyna.games.destiny.effects.registers import CHOSEN, FINISHED, first_chosen, report
from kantyna.games.destiny.effects.requirement import Requirement
from kantyna.games.destiny.effects.which import ALL, OF
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.table import MOST_SHIELDS, SHIELDS, Destiny
from kantyna.games.destiny.turn.answers import AMOUNT as HOW_MANY
from kantyna.games.destiny.turn.damage import propose_shields
from kantyna.games.destiny.turn.spread import spread_shields
from kantyna.games.destiny.vocabulary import ASK_AMOUNT, E_LOST_SHIELDS
from kantyna.kernel.effect import DONE, WAIT, WENT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class SpreadShields(Effect[Destiny]):
    """The user divides shields among his characters."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        spread_shields(table, frame.seat, frame.card, self.n)
        return WAIT

    def said(self) -> Said:
        return Said("spread-shields", {"n": self.n})


class GiveShields(Dealing):
    """Shields to chosen characters."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        number = self.number(table, frame)
        for card in things:
            if table.mark(SHIELDS, card) + number > MOST_SHIELDS:
                report(frame, False, 0)  # what is too much is ignored: not all was given
        amounts: list[i64] = [number for _ in things]
        propose_shields(table, frame.seat, things, amounts, frame.card, log)

    def said(self) -> Said:
        return self.measured("give-shields")


class ShieldsTo(Effect[Destiny]):
    """Shields to somebody who need not be chosen; another number if something holds."""

    def __init__(self, of: i64, n: i64, unless: Requirement | None = None, otherwise: i64 = 0) -> None:
        self.of = of
        self.n = n
        self.unless = unless
        self.otherwise = otherwise

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        card = named(table, frame, self.of)
        if card == NO_CARD or not table.in_play(card):
            report(frame, False, 0)
            return DONE
        number = self.otherwise if self.unless is not None and self.unless.holds_here(table, frame) else self.n
        propose_shields(table, frame.seat, [card], [number], frame.card, log)
        return WAIT

    def said(self) -> Said:
        key = f"shields-{OF[self.of]}"
        if self.unless is not None:
            numbers: dict[str, int] = {"n": self.n, "otherwise": self.otherwise}
            return Said(f"{key}-unless", numbers, {}, {"unless": [self.unless.said()]})
        return Said(key, {"n": self.n})


class RemoveShields(Choosing):
    """Shields are taken from chosen characters: so many, or all; counts them. With *some*, as many as one likes."""

    def __init__(self, which: Characters, n: i64 = ALL, most: i64 = 1, some: bool = False) -> None:
        super().__init__(which, 1 if most == 1 else 0, most)
        self.n = n
        self.some = some

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        things = frame.data[CHOSEN:]
        if self.some and things and table.mark(SHIELDS, things[0]) > 0:
            out = table.offer()
            for number in range(table.mark(SHIELDS, things[0]) + 1):
                out.add(HOW_MANY.base + number)
            table.ask(frame.seat, ASK_AMOUNT, things[0])
            return WAIT
        return super().finish(table, frame, log)

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if HOW_MANY.has(code):
            frame.left = FINISHED
            number = code - HOW_MANY.base
            report(frame, True, self._take(table, first_chosen(frame), number, log))
        else:
            super().answered(table, frame, code, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        taken: i64 = 0
        for card in things:
            taken += self._take(table, card, self.n if self.n >= 0 else MOST_SHIELDS, log)
        full = self.n < 0 or taken >= self.n
        report(frame, full and frame.data[WENT] != 0, 0 if self.some else taken)

    def _take(self, table: Destiny, card: CardId, number: i64, log: Log) -> i64:
        taken = min(number, table.mark(SHIELDS, card))
        if taken > 0:
            table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - taken)
            log.add(E_LOST_SHIELDS, table.controller(card), card, taken)
        return taken

    def said(self) -> Said:
        said = self.worded("remove-shields-some" if self.some else "remove-shields")
        if self.n >= 0:
            said.key += "-number"
            said.numbers["count"] = self.n
        return said


class LoseOwnShield(Effect[Destiny]):
    """One of this character's shields is removed: a cost."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return table.mark(SHIELDS, frame.card) > 0

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        full = table.mark(SHIELDS, frame.card) > 0
        report(frame, full, 1)
        if full:
            table.write_mark(SHIELDS, frame.card, table.mark(SHIELDS, frame.card) - 1)
            log.add(E_LOST_SHIELDS, frame.seat, frame.card, 1)
        return DONE

    def said(self) -> Said:
        return Said("lose-own-shield")
