"""A match is kept in segments, each with the table it begins with: no step is further away than one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from kantyna.kernel.engine import submit
from kantyna.kernel.errors import BadSave
from kantyna.kernel.event import Event
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table

LENGTH = 20
"""Answers in a segment."""
KEPT = 5 * LENGTH
"""Answers in a segment that is kept on a disk."""


@dataclass(frozen=True)
class Given:
    """An answer that was given, and by whom."""

    seat: Seat
    code: Code


class Turn(msgspec.Struct, array_like=True, frozen=True):
    """A turn: its number, whose it is, the line of the story with which it began, and the answers up to there."""

    number: int
    seat: Seat
    line: int
    count: int


class Keyframe(msgspec.Struct, array_like=True, frozen=True):
    """A segment as it is kept: what was answered in it, and the table after it."""

    count: int
    """Answers of the match up to its end."""
    lines: int
    """Lines of the story up to its end."""
    seats: list[Seat]
    codes: list[Code]
    turns: list[Turn]
    hashes: dict[int, str]
    proof: str
    """The digest of the table: whoever reads it again must find the same."""
    numbers: list[int]
    names: list[str]

    def table(self, spec: GameSpec) -> Table:
        """The table after this segment; BadSave if this game can't read it any more."""
        table = spec.read(spec.reader(self.numbers, self.names))
        if spec.digest(table) != self.proof:
            raise BadSave("save-damaged", reason="the table differs from its proof")
        return table


class Segment:
    """Some answers one after the other, and what happened. A table never changes once the next answer was given on a
    copy of it, so the one at the beginning costs nothing but its place."""

    def __init__(
        self, spec: GameSpec, count: int, line: int, turn: Turn, start: Table | Keyframe, begun: Sequence[Event] = ()
    ) -> None:
        self.spec = spec
        self.count = count
        """Answers before it."""
        self.line = line
        """Lines of the story before it."""
        self.turn = turn
        """The turn in which it begins."""
        self.given: list[Given] = []
        self.turns: list[Turn] = []
        """Those that began in it."""
        self.hashes: dict[int, str] = {}
        self.begun = begun
        """What happened before the first answer of all."""
        self._start = start
        self._events: list[tuple[int, Event]] | None = [(0, event) for event in begun]

    @property
    def end(self) -> int:
        """Answers up to its end."""
        return self.count + len(self.given)

    @property
    def last_turn(self) -> Turn:
        return self.turns[-1] if self.turns else self.turn

    @property
    def start(self) -> Table:
        """The table at its beginning, not to be changed."""
        if isinstance(self._start, Keyframe):
            self._start = self._start.table(self.spec)
        return self._start

    @property
    def at_hand(self) -> bool:
        """Is what happened in it known without playing it again?"""
        return self._events is not None

    @property
    def events(self) -> list[tuple[int, Event]]:
        """What happened, each with the number of answers it took; never masked."""
        if self._events is None:
            events = [(0, event) for event in self.begun]
            table = self.start.clone()
            for place, given in enumerate(self.given):
                events.extend((self.count + place + 1, event) for event in submit(table, given.seat, given.code))
            self._events = events
        return self._events

    def add(self, given: Given, happened: Sequence[Event]) -> None:
        self.given.append(given)
        self.events.extend((self.end, event) for event in happened)

    def recall(self, kept: Keyframe) -> None:
        """Be what was kept; what happened is played again when it is asked for."""
        self.given = [Given(seat, code) for seat, code in zip(kept.seats, kept.codes, strict=True)]
        self.turns = list(kept.turns)
        self.hashes = dict(kept.hashes)
        self._events = None

    def fork(self) -> Segment:
        """A copy that goes its own way."""
        other = Segment(self.spec, self.count, self.line, self.turn, self._start)
        other.begun = self.begun
        other.given = self.given[:]
        other.turns = self.turns[:]
        other.hashes = dict(self.hashes)
        other._events = None if self._events is None else self._events[:]
        return other

    def empty(self) -> Segment:
        """The same place, before its first answer."""
        return Segment(self.spec, self.count, self.line, self.turn, self.start, self.begun)


def keyframe(segments: Sequence[Segment], lines: int, after: Table) -> Keyframe:
    """What is kept of segments that follow each other: up to that line of the story, with the table after them."""
    spec = segments[0].spec
    given = [one for segment in segments for one in segment.given]
    saved = spec.writer(after)
    return Keyframe(
        count=segments[-1].end,
        lines=lines,
        seats=[one.seat for one in given],
        codes=[one.code for one in given],
        turns=[turn for segment in segments for turn in segment.turns],
        hashes={count: proof for segment in segments for count, proof in segment.hashes.items()},
        proof=spec.digest(after),
        numbers=saved.numbers,
        names=saved.names,
    )
