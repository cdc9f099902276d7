"""Finished games, step by step."""

from __future__ import annotations

from typing import Literal

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


class Mistake(Wire):
    """An answer that cost its seat something, by what the seat could know then. Chances are in hundredths."""

    step: int
    turn: int
    seat: int
    question: str
    """What the seat was asked."""
    played: str
    better: str
    """What the seat should have answered."""
    kept: int
    """The chance to win after what was played."""
    chance: int
    """With the better answer."""
    why: str
    """What the better answer would have led to, where that is clear."""
    line: list[str]
    """How the turn would have gone on with the better answer, which is the first of these; where others answer, too,
    each says whose it is."""


class ChancePoint(Wire):
    step: int
    chance: int
    """To win, in hundredths."""


class TurningPoint(Wire):
    """Where the chance of a seat changed much since its choice before: before - lost + given + luck = after."""

    step: int
    seat: int
    before: int
    after: int
    lost: int
    """What its own answer cost."""
    given: int
    """What mistakes of the others brought."""
    luck: int


class Fortune(Wire):
    """Where the result of a seat came from, in hundredths of a win: first - lost + given + luck = score."""

    seat: int
    first: int
    """Its chance at its first choice."""
    lost: int
    """What its own mistakes cost."""
    given: int
    """What the mistakes of the others brought."""
    luck: int
    """What draws, deals and dice did."""
    score: int


class ReplayAnalysis(Wire):
    iterations: int
    """Games imagined for each answer."""
    judged: int
    """Answers that had an alternative worth a thought."""
    curves: list[list[ChancePoint]]
    """For each seat its chance at each of its choices, and how it ended."""
    mistakes: list[Mistake]
    """The costliest first."""
    turning: list[TurningPoint]
    fortunes: list[Fortune]


class AnalysisState(Wire):
    """How far the analysis of a game is. *none*: nobody asked for it yet; *failed*: it could not be finished;
    it may be asked for again."""

    state: Literal["none", "running", "done", "failed"]
    done: int
    """Answers that were looked at, of so many."""
    total: int
    analysis: ReplayAnalysis | None


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
