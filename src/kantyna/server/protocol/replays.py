"""Finished games, step by step."""

from __future__ import annotations

from kantyna.server.protocol.base import Asked, Language, Level, Name, Number, SeatNumber, Wire
from kantyna.server.protocol.lobby import SeatInfo
from kantyna.server.protocol.view import Happened, Option, Outcome, View


class ReplayTurn(Wire):
    turn: int
    seat: int
    step: int
    """The first step of the turn."""


class ReplayInfo(Wire):
    """A finished game. Step 0 is before the first answer, step *length* after the last."""

    id: str
    game: str
    variant: str
    settings: dict[str, int | str]
    seats: list[SeatInfo]
    """Who sat there."""
    length: int
    turns: list[ReplayTurn]
    outcome: Outcome | None
    created: int


class ReplayStep(Wire):
    """The table at one step as one seat (or a spectator) knew it; *events* led to it from the step before."""

    step: int
    view: View
    answered: Option | None
    """The answer that will be given here, if this seat gives it."""
    events: list[Happened]


class ReplayStory(Wire):
    """A page of the story as one seat (or a spectator) knows it, and the step that each line led to."""

    lines: list[Happened]
    steps: list[int]
    first: int
    """The number of the first of these lines."""
    story: int
    """How many lines the whole story has."""


class Branch(Asked):
    """Play on from a step: which seat is mine; bots of that level take the others."""

    step: Number
    seat: SeatNumber
    name: Name = ""
    level: Level = 3
    language: Language = "pl"


class ReplayUploaded(Wire):
    replay: ReplayInfo
    link: str


class ServerInfo(Wire):
    protocol: int
    version: str
    games: list[str]
    languages: list[str]
    invites: str
    """The address with which links open on other machines; nothing: this machine alone can open them."""
