"""Frames that a table's WebSocket sends."""

from __future__ import annotations

from typing import Literal, TypeAlias

from kantyna.server.protocol.base import StopWish, Wire
from kantyna.server.protocol.lobby import TableInfo
from kantyna.server.protocol.view import Happened, View


class Welcome(Wire, tag="welcome"):
    """The answer to hello; the first update follows as soon as the game has begun."""

    protocol: int
    table: TableInfo
    held: list[int]
    """The seats of this connection; none: a spectator."""
    host: bool
    """This token created the table."""
    stops: StopWish
    places: list[str]
    """Where the seats of this connection want to be asked."""


class TableChanged(Wire, tag="table"):
    """Somebody sat down, left or came back."""

    table: TableInfo


class Update(Wire, tag="update"):
    """The table after something happened: one view, the question in it, and the story since the last update."""

    version: int
    cause: Literal["hello", "answer", "undo"]
    view: View
    story: int
    """How many lines the story has now; after an undo, forget those from *first* on."""
    first: int
    events: list[Happened]
    can_undo: Literal["no", "free", "ask"]
    can_hint: bool
    undo_asked: int
    """The seat that asks the others to take back its last decision, or -1; -1 too for whoever has agreed already."""
    undo_refused: int
    """The seat that has just refused that, or -1."""


class Thinking(Wire, tag="thinking"):
    """One of our bots thinks: for how long so far, at most how long, and how far it is (0–100)."""

    seat: int
    seconds: float
    cap: float
    percent: int


class Story(Wire, tag="story"):
    id: int
    events: list[Happened]


class Hinted(Wire, tag="hint"):
    id: int
    version: int
    code: int
    text: str
    reason: str


class Refusal(Wire):
    code: int
    verb: str
    option: str
    """What was wanted, in words."""
    text: str
    """What stands in the way."""
    rule: str


class Explained(Wire, tag="why"):
    """The answer to why: everything about that thing that can't be done now. *can*: there is nothing to explain."""

    id: int
    can: bool
    refusals: list[Refusal]


class Done(Wire, tag="done"):
    id: int


class Failure(Wire, tag="error"):
    """Something that can't be done, and what would be right. *id* is the frame's, or 0."""

    key: str
    text: str
    right: str = ""
    id: int = 0
    limit: str = ""
    """Of a rate limit: which one."""
    retry_after: int = 0
    """Of a rate limit: in so many seconds."""


ServerFrame: TypeAlias = Welcome | TableChanged | Update | Thinking | Story | Hinted | Explained | Done | Failure
