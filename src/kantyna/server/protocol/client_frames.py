"""Frames that a table's WebSocket receives."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from kantyna.play.match_setup import Key
from kantyna.server.protocol.base import MOST_CODES, Asked, Language, Level, Number, Place, SeatNumber, StopWish, Token


class Hello(Asked, tag="hello"):
    """The first frame. Without a token: a spectator."""

    protocol: int
    token: Token = ""
    language: Language = "pl"
    since: Number = 0
    """The lines of the story that are already known."""


class Answer(Asked, tag="answer"):
    """Codes for one decision or for a chain of decisions of the same seat: all or nothing."""

    id: Number
    version: Number
    """Of the update that is answered."""
    codes: Annotated[list[Number], Meta(min_length=1, max_length=MOST_CODES)]


class Undo(Asked, tag="undo"):
    id: Number
    version: Number


class UndoAnswer(Asked, tag="undoAnswer"):
    id: Number
    yes: bool


class Hint(Asked, tag="hint"):
    id: Number


class Why(Asked, tag="why"):
    """Why can't I…? A code, a thing on the table, or a thing's name; the first that is given."""

    id: Number
    code: Place = -1
    thing: Place = -1
    name: Key = ""


class EarlierStory(Asked, tag="story"):
    """The lines before that one."""

    id: Number
    before: Number


class Leave(Asked, tag="leave"):
    """Give my seats to a bot."""

    id: Number
    level: Level = 3


class Replace(Asked, tag="replace"):
    """Give the seat of somebody who is gone to a bot."""

    id: Number
    seat: SeatNumber
    level: Level = 3


class Speak(Asked, tag="language"):
    """Go on in another language."""

    id: Number
    language: Language


class SetStops(Asked, tag="stops"):
    """Where my seats want to be asked: always, wherever there is something to use, or only here. Elsewhere they pass,
    and nobody can tell that from a pass that was thought about."""

    id: Number
    wish: StopWish
    places: Annotated[list[Key], Meta(max_length=40)] = field(default_factory=list)


class Hurry(Asked, tag="hurry"):
    """Bots need not take their time, from now on or no longer. It holds while everybody who plays says so."""

    id: Number
    on: bool


class Ping(Asked, tag="ping"):
    id: Number


ClientFrame: TypeAlias = (
    Hello | Answer | Undo | UndoAnswer | Hint | Why | EarlierStory | Leave | Replace | Speak | SetStops | Hurry | Ping
)
