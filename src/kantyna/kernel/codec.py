"""A table as a list of numbers and back. Its canonical bytes are its identity: equality, hash, proof of a replay.

Nodes and card definitions are written as names, so that adding a card does not break an old save.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from sys import byteorder
from typing import TYPE_CHECKING, Final

from kantyna.kernel.core import Core, fresh
from kantyna.kernel.decision import Decision
from kantyna.kernel.errors import BadSave
from kantyna.kernel.frame import NO_DATA, Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.outcome import Outcome

if TYPE_CHECKING:
    from kantyna.kernel.program import Program
    from kantyna.kernel.table import Table

FORMAT: Final = 1
"""The version of this writing; a reader refuses what is newer."""


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

    def piles(self, values: list[list[int]]) -> None:
        self.numbers.append(len(values))
        for value in values:
            self.pile(value)

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
        """The fields that every table has."""
        self.number(len(table.defs))
        for number in table.defs:
            self.definition(number)
        self.number(table.rng)
        self.number(len(table.stack))
        for frame in table.stack:
            self.frame(frame, table.program)
        asked = table.pending
        self.number(0 if asked is None else 1)
        if asked is not None:
            self.numbers.extend((asked.seat, asked.kind, asked.card, asked.number))
            self.pile(asked.options)
        ended = table.outcome
        self.number(0 if ended is None else 1)
        if ended is not None:
            self.number(ended.reason)
            self.pile(ended.winners)
        self.number(table.decisions)
        self.pile(table.known)
        self.number(len(table.modifiers))
        for row in table.modifiers:
            self.numbers.extend((row.what, row.whom, row.amount, row.until, row.source))
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

    def piles(self) -> list[list[int]]:
        return [self.pile() for _ in range(self.number())]

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

    def core(self, program: Program) -> Core:
        """Read what ``Writer.table`` wrote."""
        defs = [self.definition() for _ in range(self.number())]
        read = fresh(program, defs)
        read.rng = self.number()
        read.stack = [self.frame(program) for _ in range(self.number())]
        if self.number():
            seat, kind, card, number = (self.number() for _ in range(4))
            read.pending = Decision(seat, kind, self.pile(), card, number)
        if self.number():
            reason = self.number()
            read.outcome = Outcome(self.pile(), reason)
        read.decisions = self.number()
        read.known = self.pile()
        for _ in range(self.number()):
            what, whom, amount, until, source = (self.number() for _ in range(5))
            read.modifiers.append(Modifier(what, whom, amount, until, source))
        for _ in range(self.number()):
            kind, seat, card, amount, other, source = (self.number() for _ in range(6))
            then = self.node(program)
            cancelled, applied = self.number(), self.number()
            read.happenings.append(Happening(kind, seat, card, amount, other, source, then, cancelled, applied))
        read.queue = [self.frame(program) for _ in range(self.number())]
        read.forced = self.pile()
        read.stacked = self.pile()
        return read


def canonical(writer: Writer) -> bytes:
    """The bytes that are a table's identity, the same on every machine."""
    numbers = array("q", writer.numbers)
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes() + "\n".join(writer.names).encode()


def digest(writer: Writer) -> str:
    """A short proof of a table's identity."""
    return blake2b(canonical(writer), digest_size=8).hexdigest()
