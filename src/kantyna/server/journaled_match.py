"""The course of a game: its journal, read line by line into a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from kantyna.games.registry import game
from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.play.match import Match
from kantyna.play.match_setup import Setup
from kantyna.play.replay import Replay
from kantyna.play.segment import Keyframe
from kantyna.server.errors import OtherRules
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.view import Happened
from kantyna.server.records import ANSWER, UNDO, UNDO_AGREED, UNDO_ASKED, UNDO_REFUSED, Entry, Kept, Record, Summary
from kantyna.server.view_serializer import ViewSerializer

encode_keyframe = msgspec.msgpack.Encoder().encode
decode_keyframe = msgspec.msgpack.Decoder(Keyframe).decode


class JournaledMatch:
    """A match and what its journal says besides: an undo that is asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = 0
        """How many lines of the journal were read."""
        self.undo_asked: Seat = NOBODY
        self.undo_refused: Seat = NOBODY
        """Who said no to it, if that is the last thing that happened."""
        self.agreed: frozenset[Seat] = frozenset()

    @classmethod
    def resumed(cls, record: Record, kept: Sequence[Kept], entries: Iterable[Entry]) -> JournaledMatch:
        """The course of a table from its keyframes and the lines of its journal since the last of them."""
        course = cls(Match.resumed(setup_of(record), [decode_keyframe(one.data) for one in kept]))
        course.version = kept[-1].version if kept else 0
        course.read(entries)
        return course

    def fork(self) -> JournaledMatch:
        """The same course, to go on with and to throw away if nothing comes of it."""
        other = JournaledMatch(self.match.fork())
        other.version = self.version
        other.undo_asked, other.undo_refused, other.agreed = self.undo_asked, self.undo_refused, self.agreed
        return other

    def read(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.take(entry)

    def take(self, entry: Entry) -> None:
        """Go on by one line. An answer that doesn't fit raises IllegalAnswer."""
        self.undo_refused = entry.seat if entry.kind == UNDO_REFUSED else NOBODY
        if entry.kind == ANSWER:
            self.match.submit(entry.seat, entry.value)
            self.undo_asked = NOBODY
        elif entry.kind == UNDO:
            self.match = self.match.at(entry.value)
            self.undo_asked = NOBODY
        elif entry.kind == UNDO_ASKED:
            self.undo_asked = entry.seat
            self.agreed = frozenset()
        elif entry.kind == UNDO_AGREED:
            self.agreed |= {entry.seat}
        else:
            self.undo_asked = NOBODY
        self.version += 1

    def answer(self, seats: Sequence[Seat], codes: Sequence[Code]) -> list[Entry]:
        """Give the answers of a chain of decisions; IllegalAnswer if one doesn't fit or isn't theirs."""
        entries = []
        for code in codes:
            seat = self.match.pending_seat
            if seat == NOBODY:
                raise IllegalAnswer("answer-game-over", seat=seats[0])
            if seat not in seats:
                raise IllegalAnswer("answer-not-asked", seat=seats[0], asked=seat)
            entries.append(Entry(ANSWER, seat, code))
            self.take(entries[-1])
        return entries

    def keyframes(self, before: JournaledMatch) -> list[Kept]:
        """What is to be kept now that *before* has become this course by answers."""
        count, version = before.match.count, before.version
        return [
            Kept(frame.count, version + frame.count - count, encode_keyframe(frame))
            for frame in self.match.keyframes(count)
        ]

    def standing(self) -> Summary:
        return Summary("over" if self.match.over else "playing", self.match.turn.number, self.match.pending_seat)

    def shown(self, record: Record, seat: Seat, language: str) -> ViewSerializer:
        """The match as a seat sees it, told in a language."""
        return ViewSerializer(self.match, [one.name for one in record.seats], seat, cached_speaker(language))

    def story(self, shown: ViewSerializer, first: int, until: int | None = None) -> list[Happened]:
        """Lines of the story as they are told to a seat."""
        return shown.story(first, self.match.lines if until is None else until)


def setup_of(record: Record) -> Setup:
    """What a table's game began with."""
    return Setup(
        record.game,
        record.variant,
        len(record.seats),
        record.seed,
        dict(record.settings),
        [seat.name for seat in record.seats],
        [seat.player for seat in record.seats],
    )


def other_rules(record: Record) -> OtherRules | None:
    """Why the game of a table can't go on here, if it was begun under other rules."""
    known = game(record.game).rules_number
    return OtherRules(record.game, record.rules, known) if record.rules != known else None


def unplayed(record: Record, entries: Sequence[Entry]) -> Replay:
    """The replay of a table by its journal alone: of one that can't be played here."""
    return Replay.of(setup_of(record), versions(entries)[0], {}, record.rules)


def versions(entries: Sequence[Entry]) -> tuple[list[Code], list[int]]:
    """The answers that stand after all lines of a journal, and after each of them the lines read up to there."""
    codes: list[Code] = []
    read: list[int] = []
    for number, entry in enumerate(entries):
        if entry.kind == ANSWER:
            codes.append(entry.value)
            read.append(number + 1)
        elif entry.kind == UNDO:
            del codes[entry.value :], read[entry.value :]
    return codes, read
