"""A finished game to be looked at: any step, through the eyes of any seat."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Final

from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.play.segment import LENGTH
from kantyna.players import LEVELS
from kantyna.server.automatic_seats import automatic_seats
from kantyna.server.errors import Refused
from kantyna.server.journaled_match import decode_keyframe
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.base import SeatShown
from kantyna.server.protocol.lobby import SeatInfo
from kantyna.server.protocol.replays import ReplayInfo, ReplayStep, ReplayStory, ReplayTurn
from kantyna.server.records import Kept
from kantyna.server.view_serializer import EVERY_SEAT, ViewSerializer

PAGE: Final = 1000
"""Lines of the story in one answer."""


class ReplayViewer:
    """A replay wound to its end from its keyframes; a second match goes to the step that is looked at."""

    def __init__(self, name: str, replay: Replay, created: int, frames: Sequence[Kept]) -> None:
        self.name = name
        self.replay = replay
        self.created = created
        self.frames = frames
        self.match = Match.resumed(replay.setup, [decode_keyframe(one.data) for one in frames])
        for code in replay.answers[self.match.count :]:
            self.match.submit(self.match.pending_seat, code)
        self.turns = [ReplayTurn(turn.number, turn.seat, turn.count) for turn in self.match.turns]
        self._cursor = self.match
        self._lock = Lock()

    def names(self, language: str) -> Sequence[str]:
        speaker = cached_speaker(language).speaker
        blank = [speaker.text(None, "player-name", n=seat + 1) for seat in range(self.replay.seats)]
        return [name or other for name, other in zip(self.replay.names or blank, blank, strict=True)]

    def _seats(self, language: str) -> list[SeatInfo]:
        players = self.replay.players or ["human"] * self.replay.seats
        people = [_seat(name, player) for name, player in zip(self.names(language), players, strict=True)]
        return people + automatic_seats(self.replay.game, self.replay.variant, language)

    def info(self, language: str) -> ReplayInfo:
        match = self.match
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

    def _shown(self, match: Match, seat: Seat, language: str) -> ViewSerializer:
        if seat == EVERY_SEAT and self.match.outcome is None:
            raise Refused(422, "hands-stay-hidden")
        if not EVERY_SEAT <= seat < self.replay.seats:
            raise Refused(422, "no-such-seat", seat=seat + 1, seats=self.replay.seats)
        return ViewSerializer(match, self.names(language), seat, cached_speaker(language))

    def step(self, step: int, seat: Seat, language: str) -> ReplayStep:
        """The table after *step* answers."""
        if step > len(self.replay.answers):
            raise Refused(422, "no-such-step", step=step, steps=len(self.replay.answers))
        with self._lock:
            return self._replay_step(self._go_to(step), self.replay.answers[step:], seat, language)

    def other_step(self, step: int, line: Sequence[Code], at: int, seat: Seat, language: str) -> ReplayStep:
        """The table after *step* answers of the game and *at* answers of another line from there."""
        if at > len(line):
            raise Refused(422, "no-such-step", step=at, steps=len(line))
        match = self.match.at(step)
        for code in line[:at]:
            match.submit(match.pending_seat, code)
        return self._replay_step(match, line[at:], seat, language)

    def _replay_step(self, match: Match, answers: Sequence[Code], seat: Seat, language: str) -> ReplayStep:
        """A table as a seat sees it, with the first of the *answers* that will be given there."""
        shown = self._shown(match, seat, language)
        answered = None
        asked = match.pending_seat
        if answers and seat in (asked, EVERY_SEAT):
            option = next(one for one in match.options(asked) if one.code == answers[0])
            answered = shown.option(option, match.view(asked))
        return ReplayStep(match.count, shown.view(), answered, shown.story(match.latest, match.lines))

    def _go_to(self, step: int) -> Match:
        """A step forward goes on from the last one; any other is as far as a keyframe."""
        if self._cursor is self.match or not 0 <= step - self._cursor.count <= LENGTH:
            self._cursor = self.match.at(step)
        for code in self.replay.answers[self._cursor.count : step]:
            self._cursor.submit(self._cursor.pending_seat, code)
        return self._cursor

    def story(self, seat: Seat, language: str, first: int) -> ReplayStory:
        """What happened, from line *first* on: a page of it."""
        match = self.match
        until = min(first + PAGE, match.lines)
        first = min(first, until)
        lines = self._shown(match, seat, language).story(first, until)
        return ReplayStory(lines, [line.count for line in match.story(first, until)], first, match.lines)


def _seat(name: str, player: str) -> SeatInfo:
    """Who sat there, from what a replay calls a player: `human`, `level3`, `search:500`, …"""
    level = LEVELS.index(player) + 1 if player in LEVELS else 0
    kind: SeatShown = "human" if player == "human" else "level" if level else "bot"
    return SeatInfo(kind=kind, name=name, level=level, here=True, gone=0)
