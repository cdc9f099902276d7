"""The course of a game: its journal, read line by line into a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.play.match import Match
from kantyna.server.protocol.view import Happened
from kantyna.server.records import ANSWER, UNDO, UNDO_AGREED, UNDO_ASKED, UNDO_REFUSED, Entry, Record, Summary
from kantyna.server.showing import Shown
from kantyna.server.words import words

TURN_BEGAN = "turn-began"


class Course:
    """A match and what its journal says besides: the turn of every event, and an undo that is asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = 0
        """How many lines of the journal were read."""
        self.turn = match.view(NOBODY).turn
        self.turns = [self.turn] * len(match.events)
        """The turn in which each event of the match happened."""
        self.undo_asked: Seat = NOBODY
        self.undo_refused: Seat = NOBODY
        """Who said no to it, if that is the last thing that happened."""
        self.agreed: set[Seat] = set()
        names = match.spec.names.events
        self._turn_began = names.index(TURN_BEGAN) if TURN_BEGAN in names else -1

    @classmethod
    def of(cls, record: Record) -> Course:
        """A game that begins."""
        players = [f"level{seat.level}" if seat.kind == "level" else "human" for seat in record.seats]
        names = [seat.name for seat in record.seats]
        match = Match.new(
            record.game, record.variant, len(record.seats), record.settings, record.seed, names=names, players=players
        )
        return cls(match)

    def read(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.take(entry)

    def take(self, entry: Entry) -> None:
        """Go on by one line. An answer that doesn't fit raises IllegalAnswer and changes nothing."""
        self.undo_refused = entry.seat if entry.kind == UNDO_REFUSED else NOBODY
        if entry.kind == ANSWER:
            self._answer(entry.seat, entry.value)
        elif entry.kind == UNDO:
            self._go_back(entry.value)
        elif entry.kind == UNDO_ASKED:
            self.undo_asked = entry.seat
            self.agreed = set()
        elif entry.kind == UNDO_AGREED:
            self.agreed.add(entry.seat)
        else:
            self.undo_asked = NOBODY
        self.version += 1

    def _answer(self, seat: Seat, code: Code) -> None:
        happened = self.match.submit(seat, code)
        began = next((at for at, event in enumerate(happened) if event.kind == self._turn_began), len(happened))
        self.turns.extend([self.turn] * began)
        if began < len(happened):
            self.turn = self.match.view(NOBODY).turn
            self.turns.extend([self.turn] * (len(happened) - began))
        self.undo_asked = NOBODY

    def _go_back(self, count: int) -> None:
        self.match = self.match.at(count)
        del self.turns[len(self.match.events) :]
        self.turn = self.match.view(NOBODY).turn
        self.undo_asked = NOBODY

    def last_answer_of(self, seat: Seat) -> int:
        """How many answers came before the last one of *seat*, or -1 if it gave none."""
        given = self.match.given
        return next((at for at in range(len(given) - 1, -1, -1) if given[at].seat == seat), -1)

    def check(self, seats: Sequence[Seat], codes: Sequence[Code]) -> list[Entry]:
        """The answers of a chain of decisions as lines; IllegalAnswer if one doesn't fit or isn't theirs."""
        entries = []
        trial = self.match if len(codes) == 1 else self.match.at(len(self.match.given))
        for place, code in enumerate(codes):
            seat = trial.pending_seat
            if seat == NOBODY:
                raise IllegalAnswer("answer-game-over", seat=seats[0])
            if seat not in seats:
                raise IllegalAnswer("answer-not-asked", seat=seats[0], asked=seat)
            asked = trial.decision(seat)
            if asked is None or code not in asked.options:
                raise IllegalAnswer("answer-not-offered", seat=seat, answer=code)
            entries.append(Entry(ANSWER, seat, code))
            if place + 1 < len(codes):
                trial.submit(seat, code)
        return entries

    def standing(self) -> Summary:
        return Summary("over" if self.match.over else "playing", self.turn, self.match.pending_seat)

    def shown(self, record: Record, seat: Seat, language: str) -> Shown:
        """The match as a seat sees it, told in a language."""
        return Shown(self.match, [one.name for one in record.seats], seat, words(language))

    def story(self, shown: Shown, first: int, until: int | None = None) -> list[Happened]:
        """Lines of the story as they are told to a seat."""
        events = self.match.events[first:until]
        return [shown.happened(first + at, event, self.turns[first + at]) for at, (_, event) in enumerate(events)]
