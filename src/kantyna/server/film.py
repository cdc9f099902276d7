"""A finished game to be looked at: any step, through the eyes of any seat."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from kantyna.kernel.ids import NOBODY, Seat
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players import LEVELS
from kantyna.server.course import Course
from kantyna.server.errors import Refused
from kantyna.server.protocol.base import SeatKind
from kantyna.server.protocol.lobby import SeatInfo
from kantyna.server.protocol.replays import ReplayInfo, ReplayStep, ReplayStory, ReplayTurn
from kantyna.server.protocol.view import Happened
from kantyna.server.records import ANSWER, Entry
from kantyna.server.showing import Shown
from kantyna.server.words import words


class Film:
    """A replay, played once from end to end; a second match goes to the step that is looked at."""

    def __init__(self, name: str, replay: Replay, created: int) -> None:
        self.name = name
        self.replay = replay
        self.created = created
        self.course = Course(Match.of(replay.setup))
        self.turns = [ReplayTurn(self.course.turn, self.course.match.view(NOBODY).active, 0)]
        for step, code in enumerate(replay.answers):
            before = self.course.turn
            self.course.take(Entry(ANSWER, self.course.match.pending_seat, code))
            if self.course.turn != before:
                active = self.course.match.view(NOBODY).active
                self.turns.append(ReplayTurn(self.course.turn, active, step + 1))
        self._cursor = self.course.match.at(0)
        self._lock = Lock()

    @property
    def answerers(self) -> list[Seat]:
        """Who gave each answer."""
        return [given.seat for given in self.course.match.given]

    def names(self, language: str) -> Sequence[str]:
        speaker = words(language).speaker
        blank = [speaker.text(None, "player-name", n=seat + 1) for seat in range(self.replay.seats)]
        return [name or other for name, other in zip(self.replay.names or blank, blank, strict=True)]

    def _seats(self, language: str) -> list[SeatInfo]:
        players = self.replay.players or ["human"] * self.replay.seats
        return [_seat(name, player) for name, player in zip(self.names(language), players, strict=True)]

    def info(self, language: str) -> ReplayInfo:
        match = self.course.match
        shown = self._shown(match, NOBODY, language)
        return ReplayInfo(
            id=self.name,
            game=self.replay.game,
            variant=self.replay.variant,
            settings=dict(self.replay.settings),
            seats=self._seats(language),
            length=len(self.replay.answers),
            turns=self.turns,
            outcome=None if match.outcome is None else shown.outcome(match.outcome),
            created=self.created,
        )

    def _shown(self, match: Match, seat: Seat, language: str) -> Shown:
        if not NOBODY <= seat < self.replay.seats:
            raise Refused(422, "no-such-seat", seat=seat + 1, seats=self.replay.seats)
        return Shown(match, self.names(language), seat, words(language))

    def step(self, step: int, seat: Seat, language: str) -> ReplayStep:
        """The table after *step* answers."""
        if step > len(self.replay.answers):
            raise Refused(422, "no-such-step", step=step, steps=len(self.replay.answers))
        with self._lock:
            match = self._go_to(step)
            shown = self._shown(match, seat, language)
            answered = None
            if step < len(self.replay.answers) and match.pending_seat == seat:
                code = self.replay.answers[step]
                option = next(one for one in match.options(seat) if one.code == code)
                answered = shown.option(option, match.view(seat))
            first = next((at for at, (count, _) in enumerate(match.events) if count == step), len(match.events))
            return ReplayStep(step, shown.view(), answered, self._lines(shown, first, len(match.events)))

    def _go_to(self, step: int) -> Match:
        if step < len(self._cursor.given):
            self._cursor = self.course.match.at(step)
        for code in self.replay.answers[len(self._cursor.given) : step]:
            self._cursor.submit(self._cursor.pending_seat, code)
        return self._cursor

    def _lines(self, shown: Shown, first: int, until: int) -> list[Happened]:
        events = shown.match.events
        return [shown.happened(at, events[at][1], self.course.turns[at]) for at in range(first, until)]

    def story(self, seat: Seat, language: str) -> ReplayStory:
        """Everything that happened."""
        match = self.course.match
        lines = self._lines(self._shown(match, seat, language), 0, len(match.events))
        return ReplayStory(lines, [count for count, _ in match.events])


def _seat(name: str, player: str) -> SeatInfo:
    """Who sat there, from what a replay calls a player: `human`, `level3`, `search:500`, …"""
    level = LEVELS.index(player) + 1 if player in LEVELS else 0
    kind: SeatKind = "human" if player == "human" else "level" if level else "bot"
    return SeatInfo(kind=kind, name=name, level=level, here=True, gone=0)
