"""What a scenario says: a table laid out, moves, and what must hold. docs/scenario-format.md describes the files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from kantyna.kernel.ids import DefId, Seat
from kantyna.kernel.layout import Scene
from kantyna.kernel.spec import GameSpec
from kantyna.play.moves import Move


@dataclass(frozen=True)
class Pile:
    """What must be in a zone: exactly these cards, or part of them; *size* may stand alone."""

    line: int
    zone: str
    seat: Seat
    exact: list[DefId] | None = None
    size: int | None = None
    top: list[DefId] = field(default_factory=list)
    has: list[DefId] = field(default_factory=list)
    lacks: list[DefId] = field(default_factory=list)
    viewer: Seat | None = None
    """In whose view (nobody: a spectator's), where only what is known lies; nothing: as it truly lies."""


@dataclass(frozen=True)
class Count:
    """What a counter must show; nothing: it is not shown."""

    line: int
    name: str
    seat: Seat
    value: int | None


@dataclass(frozen=True)
class Marked:
    """A card that must bear these marks (nothing: must not) somewhere at the table; *count*: so many such cards."""

    line: int
    card: DefId
    marks: dict[str, int | None]
    count: int | None = None


@dataclass(frozen=True)
class Asked:
    """Who must be asked what."""

    line: int
    seat: Seat | None
    kind: str | None


@dataclass(frozen=True)
class Choices:
    """The options there must be: *exact* no others; *lacks* must not be offered. *seat*: to whom; else to anybody."""

    line: int
    exact: bool
    has: list[Move]
    lacks: list[Move]
    seat: Seat | None = None


@dataclass(frozen=True)
class ExpectedEvent:
    """An event that must have happened (or must not): only what is given must fit."""

    line: int
    event: str
    card: DefId | None = None
    seat: Seat | None = None
    other: Seat | None = None
    number: int | None = None


@dataclass(frozen=True)
class Refused:
    """A move that must not be possible, and the rule against it."""

    move: Move
    rule: str


@dataclass(frozen=True)
class Ended:
    """How the game must have ended, or that it has not."""

    line: int
    over: bool
    winners: list[Seat] | None = None
    reason: str | None = None


@dataclass
class Then:
    """What must hold at this place."""

    line: int
    piles: list[Pile] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)
    marks: list[Marked] = field(default_factory=list)
    asked: Asked | None = None
    choices: list[Choices] = field(default_factory=list)
    events: list[ExpectedEvent] = field(default_factory=list)
    no_events: list[ExpectedEvent] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    ended: Ended | None = None
    eliminated: list[Seat] | None = None


@dataclass(frozen=True)
class Shuffle:
    """The next shuffle must bring these cards to the top, the topmost first."""

    line: int
    seat: Seat
    cards: list[DefId]


@dataclass(frozen=True)
class Rolls:
    """The next rolls must give these results."""

    line: int
    results: list[int]


Step: TypeAlias = Move | Then | Shuffle | Rolls


@dataclass(frozen=True)
class Scenario:
    """One document of a scenario file."""

    line: int
    name: str
    spec: GameSpec
    rules: list[str]
    scene: Scene
    steps: list[Step]
