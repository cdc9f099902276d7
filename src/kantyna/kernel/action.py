"""Verbs: what can be answered, declared once. Their codes, options, dispatch and refusals follow from it.

A code is an integer of the game's action space that means the same in every match: a verb's block, and within it what
the verb points at. Equal cards are one option.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from kantyna.kernel.body import Options, Row, append, vec
from kantyna.kernel.decision import Option
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY, NOWHERE, SEATS, CardId, Code, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)

# What a verb points at.
NOTHING_MORE: Final = 0
DEFINITION: Final = 1
OWNED: Final = 2
"""A definition and the seat that owns it."""
A_SEAT: Final = 3
A_NUMBER: Final = 4
A_THING: Final = 5
"""A thing of the table: for games whose equal cards lie in different states."""
PLACED: Final = 6
"""A definition and one of so many places or standings, which tell equal things apart."""
A_PLACE: Final = 7
"""A space of the map, up to the greatest number there is."""
A_FACE: Final = 8
"""A side of a die, up to the last there is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[T]):
    """Something that can be answered. *what* is always the code less ``base``: see ``points_at``."""

    def __init__(self, name: str, points_at: int = DEFINITION, most: int = 0) -> None:
        self.name = name
        self.points_at = points_at
        self.most = most
        """The greatest number, space or side that it may point at, or how many places there are."""
        self.base: Code = 0
        """Its first code."""
        self.size: i64 = 0
        self.block: i64 = 1

    def has(self, code: Code) -> bool:
        """Is this one of its codes?"""
        return self.base <= code < self.base + self.size

    def offer(self, table: T, seat: Seat, out: Options) -> None:
        """Offer whatever *seat* can do with it now. Verbs that look at the same cards are offered by one of them."""

    def do(self, table: T, frame: Frame, what: i64, log: Log) -> None:
        """Do it for ``frame.seat``: for verbs that a turn's own question offers."""
        raise NotImplementedError

    def cards(self, table: T, seat: Seat, what: i64) -> list[CardId]:
        """The things on this table that an option of *seat* would take, to be lit up."""
        return []

    def wish(self, table: T, seat: Seat, out: Options) -> None:
        """Add what a look at the table may make *seat* want of it, offered or not."""

    def why_not(self, table: T, seat: Seat, what: i64) -> Refusal | None:
        """The rule that stands in the way of it in the turn's own question; nothing if none of its own does."""
        return None

    def number(self, table: T, seat: Seat, what: i64) -> i64:
        """A number that an option of *seat* tells: an amount, or what tells it from its like; -1 for none."""
        return what if self.points_at == A_NUMBER else -1

    def place_of(self, what: i64) -> i64:
        """The space of the map that it points at."""
        return what if self.points_at == A_PLACE else NOWHERE

    def face_of(self, what: i64) -> i64:
        """The side of a die that it points at, or -1."""
        return what if self.points_at == A_FACE else -1

    def seat_of(self, what: i64) -> Seat:
        """The seat that it points at."""
        if self.points_at == A_SEAT:
            return what
        return what // self.block if self.points_at == OWNED else NOBODY

    def definition_of(self, table: Table, what: i64) -> i64:
        """The definition that it points at, or -1."""
        if self.points_at == DEFINITION or self.points_at == OWNED or self.points_at == PLACED:
            return what % self.block
        return table.defs[what] if self.points_at == A_THING else -1


class Chosen(Verb[Table]):
    """A verb of a question that an effect asks: which thing of some zones. The effect that asked does the rest."""

    def __init__(self, name: str, zones: list[Row], points_at: int = DEFINITION) -> None:
        super().__init__(name, points_at)
        self.zones = zones
        """Handles: of the asked seat's zones, of its target's, or of the table's."""

    def cards(self, table: Table, seat: Seat, what: i64) -> list[CardId]:
        owner = self.seat_of(what) if self.points_at == OWNED else seat
        definition = self.definition_of(table, what)
        found: list[CardId] = []
        for handle in self.zones:
            place = handle[owner] if len(handle) > 1 else handle[0]
            for card in table.rows[place]:
                if card >= 0 and table.defs[card] == definition:
                    found.append(card)
        return found


class ActionSpace:
    """All verbs of a game in the order of their codes. *block* is more than there are definitions, or things."""

    def __init__(self, block: i64) -> None:
        self.block = block
        self.verbs: list[Verb[Any]] = []
        self.size: i64 = 0
        self.blocks = vec[Verb[Any]]()
        """The verb of each block of codes."""

    def add(self, verb: Verb[Any]) -> None:
        """Give a verb the next codes. Blocks are whole, so that a code's verb is one look-up away."""
        verb.base = self.size
        verb.block = self.block
        if verb.points_at == OWNED:
            verb.size = SEATS * self.block
        elif verb.points_at == DEFINITION or verb.points_at == A_THING:
            verb.size = self.block
        elif verb.points_at == PLACED:
            verb.size = verb.most * self.block
        elif verb.points_at == A_SEAT:
            verb.size = SEATS
        elif verb.points_at == A_NUMBER or verb.points_at == A_PLACE or verb.points_at == A_FACE:
            verb.size = verb.most + 1
        else:
            verb.size = 1
        self.verbs.append(verb)
        for _ in range((verb.size + self.block - 1) // self.block):
            self.blocks = append(self.blocks, verb)
            self.size += self.block

    def verb(self, code: Code) -> Verb[Any]:
        """The verb that a code belongs to."""
        return self.blocks[code // self.block]

    @property
    def names_things(self) -> bool:
        """Do codes tell equal things apart?"""
        return any(verb.points_at == A_THING for verb in self.verbs)

    def codes(self, seats: int, definitions: int) -> list[Code]:
        """The codes of all verbs that point at one of so many seats and definitions."""
        found: list[Code] = []
        for verb in self.verbs:
            for what in range(verb.size):
                kind = what % self.block if verb.points_at in (DEFINITION, OWNED, PLACED) else 0
                if verb.seat_of(what) < seats and kind < definitions:
                    found.append(verb.base + what)
        return found

    def named(self, name: str) -> Verb[Any]:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise KeyError(name)

    def option(self, table: Table, seat: Seat, code: Code, keys: list[str]) -> Option:
        """What a code means on this table to *seat*; *keys* are those of the definitions."""
        verb = self.verb(code)
        what = code - verb.base
        definition = verb.definition_of(table, what)
        return Option(
            code,
            verb.name,
            keys[definition] if definition >= 0 else "",
            verb.cards(table, seat, what),
            verb.seat_of(what),
            verb.number(table, seat, what),
            verb.place_of(what),
            verb.face_of(what),
        )
