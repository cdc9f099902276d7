"""The table as one seat may know it."""

from __future__ import annotations

from kantyna.server.protocol.base import Wire


class Thing(Wire):
    """Whatever lies somewhere: a card, a die (its side up is the mark *face*), a token, a ship. The catalogue's entry
    of that *name* says which."""

    id: int
    name: str
    marks: dict[str, int]


class Zone(Wire):
    """Where things lie. *things* are the known ones from the top (id -1: unknown); the rest is only counted."""

    kind: str
    seat: int
    place: int
    """The space of the map that it belongs to, or -1."""
    size: int
    things: list[Thing]


class Space(Wire):
    """A space of the map; its number is its place in the list of them."""

    key: str
    """The catalogue's titles have place-… for it."""
    kind: str
    faction: str
    along: int
    """Where it is drawn, in thousandths of the whole map; a page may bend the map to its window."""
    across: int
    lanes: list[int]
    """The spaces one step away."""
    thing: int
    """The thing that it is, where spaces are things: options and the story may point at it as such; else -1."""


class Counter(Wire):
    kind: str
    seat: int
    value: int


class Chance(Wire):
    """A test or a fight that an option may come to."""

    title: str
    percent: int
    """How likely it ends well, in hundredths."""


class Option(Wire):
    """One thing that can be answered, and what it points at. *things* are to be lit up, *name* is the thing's where
    none lies there; seat, place, face and number are -1 where it points at none."""

    code: int
    verb: str
    text: str
    name: str
    things: list[int]
    seat: int
    place: int
    """A space of the map."""
    face: int
    """A side of a die, from 0."""
    number: int
    chances: list[Chance]
    """What it depends on, one after the other, where dice decide."""


class Decision(Wire):
    seat: int
    kind: str
    prompt: str
    thing: int
    """The thing that asks."""
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
    spaces: list[Space]
    """The map as it lies at this table; empty where a game has none."""
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
    things: list[int]
    names: list[str]
    source: str
    """The name of the thing whose text made it happen."""
    rule: str
    turn: int
