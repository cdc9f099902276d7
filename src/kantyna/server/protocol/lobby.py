"""Tables and who sits at them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from kantyna.play.match_setup import MOST_SEATS, MOST_SETTINGS, Key, SettingValue
from kantyna.server.protocol.base import (
    Asked,
    Language,
    Level,
    Name,
    SeatKind,
    SeatNumber,
    SeatShown,
    State,
    UndoPolicy,
    Wire,
)


class SeatInfo(Wire):
    kind: SeatShown
    name: str
    level: int
    """0: not one of our bots."""
    here: bool
    """Somebody is connected for it; always true for our bots."""
    gone: int
    """Seconds since it was last here; 0 while it is."""


class TableInfo(Wire):
    id: str
    game: str
    variant: str
    settings: dict[str, int | str]
    state: State
    seats: list[SeatInfo]
    language: str
    undo: UndoPolicy
    hints: bool
    listed: bool
    created: int
    turn: int
    replay: str
    """The replay's id once the game is over, else nothing."""
    next: str
    """The table at which the same people play again, if somebody wished it."""


class SeatWish(Asked):
    """human: whoever creates the table; hot-seat: another person at the same device; open: the first who comes by
    the link or the lobby; level: our bot of that level; bot: the bot account of that name, which may accept; player:
    the player of that name that this server knows from outside."""

    kind: SeatKind
    level: Level = 3
    name: Name = ""


class CreateTable(Asked):
    game: Key
    variant: Key
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    settings: Annotated[dict[Key, SettingValue], Meta(max_length=MOST_SETTINGS)] = field(default_factory=dict)
    language: Language = "pl"
    undo: UndoPolicy = "consent"
    hints: bool = True
    listed: bool = True


class Seated(Wire):
    """A token is the only key to its seats: who has it, plays. It is told once and kept by nobody but its holder."""

    table: TableInfo
    token: str
    seats: list[int]
    link: str
    """The page's address for whoever has the token; without what follows # it is the invitation."""


class JoinTable(Asked):
    name: Name
    seat: SeatNumber | None = None
    """Null: the first that is open."""


class SeatBot(Asked):
    """Whoever created a table may give an open seat to one of our bots."""

    level: Level = 3


class Lobby(Wire):
    open: list[TableInfo]
    playing: list[TableInfo]
