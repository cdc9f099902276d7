"""Dice that are turned to another side."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import AMOUNT, FINISHED, choose, chosen, report
from kantyna.games.destiny.effects.which_dice import DAMAGE_SYMBOLS, Dice
from kantyna.games.destiny.table import POOL, Destiny
from kantyna.games.destiny.turn.answers import FACE_UP, SYMBOL
from kantyna.games.destiny.turn.movement import turn
from kantyna.games.destiny.turn.resolve_die import ask_face, other_faces
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.vocabulary import ASK_SYMBOL, SYMBOLS
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


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
            words = [SYMBOLS.words[symbol] for symbol in self.to]
            said.parts["words"] = [Said(f"symbol-{word}") for word in words]
            plain = Said(f"{said.key.removesuffix('-opponent')}-to-one-of", said.numbers, {}, said.parts)
            return Said(f"{said.key}-to-{'-'.join(words)}", said.numbers, {}, said.parts, plain)
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
