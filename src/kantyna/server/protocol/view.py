"""The table as one seat may know it."""

from __future__ import annotations

from kantyna.server.protocol.base import Wire


class CardInPlay(Wire):
    id: int
    name: str
    marks: dict[str, int]


class Zone(Wire):
    """A place at the table. *cards* are the known ones from the top (id -1: unknown); the rest is only counted."""

    kind: str
    seat: int
    size: int
    cards: list[CardInPlay]


class Counter(Wire):
    kind: str
    seat: int
    value: int


class Option(Wire):
    """One thing that can be answered; *cards* are to be lit up, *name* is the card's where none lies there."""

    code: int
    verb: str
    text: str
    name: str
    cards: list[int]
    seat: int
    number: int


class Decision(Wire):
    seat: int
    kind: str
    prompt: str
    card: int
    """The card that asks."""
    name: str
    number: int
    options: list[Option]


class Outcome(Wire):
    winners: list[int]
    reason: str
    text: str


class View(Wire):
    """What a seat may know, and nothing else: no state, no seed, no order of a hidden pile."""

    game: str
    variant: str
    seat: int | None
    """Null: a spectator."""
    seats: int
    teams: list[int]
    """The team of each seat; teams of one where everybody plays alone."""
    active: int
    asked: int
    turn: int
    phase: str
    zones: list[Zone]
    counters: list[Counter]
    decision: Decision | None
    outcome: Outcome | None


class Happened(Wire):
    """A line of the story. What this reader may not know is not in it."""

    n: int
    """Its place in the story, from 0; an undo takes the last lines back."""
    kind: str
    text: str
    seat: int
    other: int
    number: int
    cards: list[int]
    names: list[str]
    source: str
    """The name of the card whose text made it happen."""
    rule: str
    turn: int
