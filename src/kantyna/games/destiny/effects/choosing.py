"""Verbs that choose: one thing after another is named, then something is done to all of them at once."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.registers import AMOUNT, FINISHED, FOE, begin_choice, chosen, report
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OPPONENTS, Which
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_HAND, Pile
from kantyna.games.destiny.table import HAND, Destiny
from kantyna.games.destiny.turn.answers import OPPONENT, PICK, STOP, ask_opponent, ask_to_pick
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.vocabulary import ASK_CARD, ASK_CHARACTER, ASK_DIE, ASK_HAND
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said


def name_foe(table: Destiny, frame: Frame) -> bool:
    """Let the user name an opponent if none is yet; True if that is asked."""
    if frame.data[FOE] != NOBODY:
        return False
    foes = table.foes(frame.seat)
    if len(foes) == 1:
        frame.data[FOE] = foes[0]
        return False
    if not foes:
        return False
    ask_opponent(table, frame.seat, frame.card)
    return True


def foe_left(table: Destiny, frame: Frame) -> bool:
    """Has the opponent that was named left the game? Then no other takes his place (DE-TABLE-16)."""
    return frame.data[FOE] != NOBODY and not table.plays(frame.data[FOE])


@mypyc_attr(allow_interpreted_subclasses=True)
class Foe(Effect[Destiny]):
    """A verb that concerns one opponent, named by the user where there are several."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        if foe_left(table, frame):
            report(frame, False, 0)
            return DONE
        if name_foe(table, frame):
            return WAIT
        return self.go(table, frame, log)

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """The rest, with the opponent named."""
        raise NotImplementedError

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if OPPONENT.has(code):
            frame.data[FOE] = code - OPPONENT.base
        else:
            self.answered(table, frame, code, log)

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        raise AssertionError("this verb asks nothing else")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Foe):
    """From *least* to *most* of some things; *by* an opponent or the user. The number may be worked out."""

    def __init__(
        self,
        which: Which,
        least: i64 = 1,
        most: i64 = 1,
        by_opponent: bool = False,
        count: Amount | None = None,
    ) -> None:
        self.which = which
        self.least = least if most >= 0 else 0
        self.most = most
        self.by_opponent = by_opponent
        self.count = count

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        """Do it to them; report how it went unless all of it simply was done."""
        raise NotImplementedError

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        """May this one be chosen?"""
        return True

    def enough(self, table: Destiny, frame: Frame, picked: list[CardId]) -> bool:
        """May the choice end with these?"""
        return len(picked) >= self._least(table, frame)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        if self.by_opponent and foe_left(table, frame):
            report(frame, False, 0)
            return DONE
        several = self.most != 1 or self.count is not None
        if (self.by_opponent or (self.which.whose == OPPONENTS and several)) and name_foe(table, frame):
            return WAIT
        return self.go(table, frame, log)

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.left = 0
            begin_choice(frame)
        picked = chosen(frame)
        left = [
            thing
            for thing in self.which.found(table, frame)
            if thing not in picked and self.allowed(table, frame, thing)
        ]
        if self.most == ALL:
            frame.data.extend(left)
        elif frame.left == 0 and (left or self._is_secret(table, frame)) and len(picked) < self._most(table, frame):
            enough = not left or self.enough(table, frame, picked)
            ask_to_pick(table, self._chooser(frame), self._question(), left, frame.card, stop=enough)
            return WAIT
        return self.finish(table, frame, log)

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        depth = len(table.stack)
        frame.left = FINISHED
        things = chosen(frame)
        report(frame, len(things) >= self._least(table, frame), 0)
        if things:
            self.apply(table, frame, things, log)
        return WAIT if len(table.stack) != depth else DONE

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 1
            return
        thing = code - PICK.base
        if self.which.whose == OPPONENTS and frame.data[FOE] == NOBODY:
            frame.data[FOE] = self._holder(table, thing)
        frame.data.append(thing)

    def able(self, table: Destiny, frame: Frame) -> bool:
        left = [thing for thing in self.which.found(table, frame) if self.allowed(table, frame, thing)]
        return len(left) >= max(self.least, 1 if self.most == ANY_NUMBER and self.least else 0)

    def _is_secret(self, table: Destiny, frame: Frame) -> bool:
        """Could others not know whether anything fits? Then it is asked even if nothing does."""
        which = self.which
        if not isinstance(which, Pile) or not which.piles & FROM_HAND:
            return False
        for seat in which.seats(table, frame):
            if len(table.rows[HAND[seat]]) > 0:
                return True
        return False

    def _holder(self, table: Destiny, thing: CardId) -> Seat:
        seat = table.controller(thing)
        return seat if seat != NOBODY else table.owner(thing)

    def _chooser(self, frame: Frame) -> Seat:
        return frame.data[FOE] if self.by_opponent else frame.seat

    def _least(self, table: Destiny, frame: Frame) -> i64:
        if self.count is not None and self.least == self.most:
            return self.count.value(table, frame)
        return self.least

    def _most(self, table: Destiny, frame: Frame) -> i64:
        return self.count.value(table, frame) if self.count is not None else self.most

    def _question(self) -> i64:
        if isinstance(self.which, Dice):
            return ASK_DIE
        if isinstance(self.which, Characters):
            return ASK_CHARACTER
        return ASK_HAND if isinstance(self.which, Pile) else ASK_CARD

    def worded(self, key: str) -> Said:
        """The clause: who chooses, and what."""
        parts = {"which": [self.which.said(self.least, self.most, self.by_opponent)]}
        if self.count is not None:
            if self.least == self.most:
                parts["which"] = [self.which.those(False)]
            parts["amount"] = [self.count.said()]
            key += "-counted"
        numbers: dict[str, int] = {"n": self.most}
        said = Said(key, numbers, {}, parts)
        if not self.by_opponent:
            return said
        return Said(f"{key}-opponent", numbers, {}, parts, Said("opponent-plain", parts={"text": [said]}))


class Choose(Choosing):
    """Name a thing that the rest of the text speaks of; counts the value of dice."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for thing in things:
            if table.is_die[thing] and table.in_pool(thing):
                frame.data[AMOUNT] += value_of(table, thing)

    def said(self) -> Said:
        return self.worded("choose")
