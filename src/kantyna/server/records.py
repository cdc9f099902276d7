"""What the database keeps, as the rest of the server handles it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from kantyna.server.protocol.base import SeatKind, State, StopWish, UndoPolicy

ANSWER: Final = "answer"
UNDO: Final = "undo"
UNDO_ASKED: Final = "undo-asked"
UNDO_AGREED: Final = "undo-agreed"
UNDO_REFUSED: Final = "undo-refused"

OURS: Final = ("level", "player")
"""Seats whose players think in a process of ours."""

EntryKind: TypeAlias = Literal["answer", "undo", "undo-asked", "undo-agreed", "undo-refused"]


@dataclass(frozen=True)
class Entry:
    """A line of a table's journal: an answer's code, or the number of answers that an undo leaves."""

    kind: EntryKind
    seat: int
    value: int = 0


@dataclass
class Seat:
    kind: SeatKind
    name: str
    level: int = 0
    token: str | None = None
    """The hash of its key."""
    account: str | None = None
    """The bot account that holds it or is invited to it; the name of a player from outside."""
    stops: str = ""
    """Where it wants to be asked: ``always``, or ``here`` and the places; nothing: where there is something to use."""

    @property
    def ours(self) -> bool:
        """Does somebody sit here who thinks in a process of ours?"""
        return self.kind in OURS

    @property
    def player(self) -> str:
        """Who sits here, as replays call it."""
        if self.kind == "player":
            return self.account or ""
        return f"level{self.level}" if self.kind == "level" else "human"

    @property
    def wish(self) -> StopWish:
        return "always" if self.stops == "always" else "here" if self.stops else "useful"

    @property
    def places(self) -> list[str]:
        return self.stops.split()[1:]

    @property
    def free(self) -> bool:
        """Nobody sits here yet."""
        return self.kind == "open" or (self.kind == "bot" and self.token is None)


@dataclass
class Record:
    """A table: all but its journal."""

    id: str
    game: str
    variant: str
    settings: dict[str, int | str]
    seed: int
    language: str
    undo: UndoPolicy
    hints: bool
    listed: bool
    host: str
    created: int
    changed: int
    state: State = "open"
    version: int = 0
    turn: int = 0
    asked: int = -1
    next: str = ""
    """Where the same people play again, once this game is over and somebody wished it."""
    opener: str = ""
    """A mark of the address from which it was opened: thinking is shared between them."""
    seated: int = 0
    """How often anything but the journal changed."""
    rules: int = 1
    """The rules number of the game when it began."""
    seats: list[Seat] = field(default_factory=list)


@dataclass(frozen=True)
class Summary:
    """How a table stands after an entry, for the lobby and for whoever wakes bots up."""

    state: State
    turn: int
    asked: int


@dataclass(frozen=True)
class Kept:
    """A keyframe of a course as the database keeps it: the table after so many answers, and lines of the journal."""

    count: int
    version: int
    data: bytes


@dataclass(frozen=True)
class Step:
    """What one move adds to a table, all or nothing."""

    table: str
    game: str
    version: int
    """The number of its first line."""
    entries: Sequence[Entry]
    summary: Summary
    replay: bytes | None = None
    """The finished game."""
    keyframes: Sequence[Kept] = ()
    back: int = -1
    """The answers that an undo leaves: keyframes of those after them are forgotten."""
