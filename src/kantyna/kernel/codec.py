"""A table as a list of numbers and back. Its canonical bytes are its identity: equality, hash, proof of a replay.

Nodes and definitions are written as names, so that adding a card does not break an old save.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from sys import byteorder
from typing import TYPE_CHECKING, Final

from kantyna.kernel.body import listed, row
from kantyna.kernel.errors import BadSave
from kantyna.kernel.frame import NO_DATA, Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.schema import DERIVED

if TYPE_CHECKING:
    from kantyna.kernel.program import Program
    from kantyna.kernel.table import Table

FORMAT: Final = 2
"""The version of this writing; a reader refuses every other."""


class Writer:
    """Collects numbers; names are kept once and pointed at."""

    def __init__(self, def_names: list[str]) -> None:
        self.numbers: list[int] = []
        self.names: list[str] = []
        self.def_names = def_names
        self._places: dict[str, int] = {}

    def number(self, value: int) -> None:
        self.numbers.append(value)

    def pile(self, values: list[int]) -> None:
        self.numbers.append(len(values))
        self.numbers.extend(values)

    def name(self, name: str) -> None:
        place = self._places.get(name, -1)
        if place < 0:
            place = len(self.names)
            self._places[name] = place
            self.names.append(name)
        self.numbers.append(place)

    def definition(self, number: int) -> None:
        """A card definition, or -1 for none."""
        if number < 0:
            self.numbers.append(-1)
        else:
            self.name(self.def_names[number])

    def frame(self, frame: Frame, program: Program) -> None:
        self.name(program.paths[frame.node])
        self.numbers.extend((frame.seat, frame.card, frame.at, frame.left, frame.about))
        self.pile(frame.data)

    def table(self, table: Table) -> None:
        """All of a table but its question, which it asks again."""
        box = table.box
        self.name(box.variant.name)
        self.number(box.seats)
        self.pile(box.settings)
        self.number(len(table.defs))
        for number in table.defs:
            self.definition(number)
        self.numbers.extend((table.rng, table.active, table.turn, table.decisions))
        self._body(table)
        self.number(len(table.stack))
        for frame in table.stack:
            self.frame(frame, table.program)
        ended = table.outcome
        self.number(0 if ended is None else 1)
        if ended is not None:
            self.number(ended.reason)
            self.pile(ended.winners)
        self.number(len(table.modifiers))
        for lasting in table.modifiers:
            self.numbers.extend((lasting.what, lasting.whom, lasting.amount, lasting.until, lasting.source))
        self.number(len(table.happenings))
        for event in table.happenings:
            self.numbers.extend((event.kind, event.seat, event.card, event.amount, event.other, event.source))
            self.node(event.then, table.program)
            self.numbers.extend((event.cancelled, event.applied))
        self.number(len(table.queue))
        for frame in table.queue:
            self.frame(frame, table.program)
        self.pile(table.forced)
        self.pile(table.stacked)
        self.numbers.extend((table.asked, table.asked_kind, table.asked_card, table.asked_number))
        self.pile(table.options.listed() if table.asked >= 0 else [])

    def _body(self, table: Table) -> None:
        """Counters and rows, by declaration; a mark that nothing bears is an empty row."""
        self.pile(listed(table.count))
        named = [mark.place for mark in table.box.schema.marks if mark.definition]
        marks = [mark.place for mark in table.box.schema.marks if mark.place != DERIVED]
        for place in range(len(table.rows)):
            numbers = listed(table.rows[place])
            if place in marks and not any(numbers):
                numbers = []
            self.number(len(numbers))
            for number in numbers:
                if place in named:
                    self.definition(number - 1)
                else:
                    self.number(number)

    def node(self, number: int, program: Program) -> None:
        """A node, or -1 for none."""
        if number < 0:
            self.numbers.append(-1)
        else:
            self.name(program.paths[number])


class Reader:
    """Gives back what a Writer collected, in the same order."""

    def __init__(self, numbers: list[int], names: list[str], def_numbers: dict[str, int]) -> None:
        self.numbers = numbers
        self.names = names
        self.def_numbers = def_numbers
        self.at = 0

    def number(self) -> int:
        if self.at >= len(self.numbers):
            raise BadSave("save-damaged", reason="too short")
        value = self.numbers[self.at]
        self.at += 1
        return value

    def pile(self) -> list[int]:
        size = self.number()
        if size < 0 or self.at + size > len(self.numbers):
            raise BadSave("save-damaged", reason="a pile of impossible size")
        values = self.numbers[self.at : self.at + size]
        self.at += size
        return values

    def name(self) -> str:
        place = self.number()
        if not 0 <= place < len(self.names):
            raise BadSave("save-damaged", reason="a name is missing")
        return self.names[place]

    def definition(self) -> int:
        if self.at < len(self.numbers) and self.numbers[self.at] == -1:
            self.at += 1
            return -1
        name = self.name()
        if name not in self.def_numbers:
            raise BadSave("save-unknown-card", name=name)
        return self.def_numbers[name]

    def definitions(self) -> list[int]:
        """Which definition each thing of the table is."""
        return [self.definition() for _ in range(self.number())]

    def node(self, program: Program) -> int:
        if self.at < len(self.numbers) and self.numbers[self.at] == -1:
            self.at += 1
            return -1
        path = self.name()
        if path not in program.numbers:
            raise BadSave("save-unknown-step", name=path)
        return program.numbers[path]

    def frame(self, program: Program) -> Frame:
        node = self.node(program)
        seat, card, at, left, about = (self.number() for _ in range(5))
        data = self.pile()
        return Frame(node, seat, card, at, left, about, data if data else NO_DATA)

    def fill(self, table: Table) -> None:
        """Read what ``Writer.table`` wrote of an empty table's box: all behind the definitions."""
        program = table.program
        table.rng = self.number()
        table.active = self.number()
        table.turn = self.number()
        table.decisions = self.number()
        self._body(table)
        table.stack = [self.frame(program) for _ in range(self.number())]
        if self.number():
            reason = self.number()
            table.outcome = Outcome(self.pile(), reason)
        for _ in range(self.number()):
            what, whom, amount, until, source = (self.number() for _ in range(5))
            table.modifiers.append(Modifier(what, whom, amount, until, source))
        for _ in range(self.number()):
            kind, seat, card, amount, other, source = (self.number() for _ in range(6))
            then = self.node(program)
            cancelled, applied = self.number(), self.number()
            table.happenings.append(Happening(kind, seat, card, amount, other, source, then, cancelled, applied))
        table.queue = [self.frame(program) for _ in range(self.number())]
        table.forced = self.pile()
        table.stacked = self.pile()
        seat, kind, card, number = (self.number() for _ in range(4))
        out = table.offer()
        for code in self.pile():
            out.add(code)
        table.ask(seat, kind, card, number)
        table.refresh()

    def _body(self, table: Table) -> None:
        count = self.pile()
        if len(count) != len(table.count):
            raise BadSave("save-damaged", reason="other counters")
        table.count = row(count)
        named = [mark.place for mark in table.box.schema.marks if mark.definition]
        for place in range(len(table.rows)):
            if place in named:
                table.lay(place, [self.definition() + 1 for _ in range(self.number())])
            else:
                table.lay(place, self.pile())


def canonical(writer: Writer) -> bytes:
    """The bytes that are a table's identity, the same on every machine."""
    numbers = array("q", writer.numbers)
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes() + "\n".join(writer.names).encode()


def digest(writer: Writer) -> str:
    """A short proof of a table's identity."""
    return blake2b(canonical(writer), digest_size=8).hexdigest()
