"""A match: a table, the answers given at it, and what its seats may see and take back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from kantyna.games.registry import game as find_game
from kantyna.kernel.body import listed
from kantyna.kernel.decision import Decision, Option
from kantyna.kernel.engine import submit, to_move
from kantyna.kernel.errors import BadSave, IllegalAnswer
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import BITS, NOBODY, Code, DefId, Seat
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.spec import GameSpec, Refusal, Setting
from kantyna.kernel.table import Table
from kantyna.kernel.view import View
from kantyna.play import copies
from kantyna.play.hidden_information import Sight, revealed
from kantyna.play.match_setup import Setup, fresh_seed
from kantyna.play.moves import Move, leads_on
from kantyna.play.replay import Replay
from kantyna.play.segment import KEPT, LENGTH, Given, Keyframe, Segment, Turn, keyframe

BEFORE_ALL = -1
"""Before what happened without any answer: the first turn begins."""
EVERY = 10
"""A proof of the table is kept after so many answers."""
BEGINNINGS = ("turn-began", "round-began")
"""The event with which what the table counts as a turn begins, by the name a game has for it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story: what happened, after how many answers, and in which turn."""

    count: int
    event: Event
    turn: int


class Match:
    """One game being played. The table stays inside: the world gets views, decisions and masked events.

    However long it is, to check an answer, take one back, fork off or go to a step takes a segment of answers at most.
    """

    def __init__(self, spec: GameSpec, setup: Setup, start: Table, begun: Sequence[Event] = ()) -> None:
        self.spec = spec
        self.setup = setup
        self.count = 0
        """Answers that were given."""
        self.lines = len(begun)
        """Lines of the story: how many things happened."""
        self._table = start.clone()
        copies.learn(spec, self._table)
        self._sight = Sight(spec, self._table)
        self._before: Sight | None = None
        """The table before the last answer, if it is at hand."""
        self._proof = ""
        """The digest of the table, if it was asked for."""
        seen = self._sight.view(NOBODY)
        self._segments = [Segment(spec, 0, 0, Turn(seen.turn, seen.active, 0, 0), start, begun)]
        self._turn_began = next((at for at, name in enumerate(spec.names.events) if name in BEGINNINGS), -1)

    @classmethod
    def new(
        cls,
        game: str,
        variant: str,
        seats: int,
        settings: dict[str, Setting] | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        players: Sequence[str] | None = None,
    ) -> Match:
        """Set up by the rulebook; without a seed, by chance."""
        setup = Setup(
            game,
            variant,
            seats,
            fresh_seed() if seed is None else seed,
            dict(settings or {}),
            list(names or []),
            list(players or []),
        )
        return cls.of(setup)

    @classmethod
    def of(cls, setup: Setup) -> Match:
        """The match of a set-up, before its first answer."""
        setup.check()
        spec = find_game(setup.game)
        log = Log()
        return cls(spec, setup, spec.new(setup.variant, setup.seats, setup.settings, setup.seed, log), log.events)

    @property
    def defs(self) -> list[DefId]:
        """Which definition each card is: to word events that are already masked."""
        return listed(self._table.defs)

    @property
    def given(self) -> list[Given]:
        """All answers."""
        return [given for segment in self._segments for given in segment.given]

    @property
    def answers(self) -> list[Code]:
        return [given.code for segment in self._segments for given in segment.given]

    @property
    def events(self) -> list[tuple[int, Event]]:
        """All that happened, each with the number of answers it took; never masked."""
        return [event for segment in self._segments for event in segment.events]

    @property
    def turns(self) -> list[Turn]:
        """All turns that began so far."""
        return [self._segments[0].turn, *(turn for segment in self._segments for turn in segment.turns)]

    @property
    def turn(self) -> Turn:
        """The turn that it is now."""
        return self._segments[-1].last_turn

    def last_answer_of(self, seat: Seat) -> int:
        """How many answers came before the last one of *seat*, or -1 if it gave none."""
        for segment in reversed(self._segments):
            for place in range(len(segment.given) - 1, -1, -1):
                if segment.given[place].seat == seat:
                    return segment.count + place
        return -1

    def story(self, first: int, until: int) -> list[Line]:
        """Lines of the story from *first* on; never masked."""
        told: list[Line] = []
        for segment in self._told_in(first, until):
            turns = [segment.turn, *segment.turns]
            for line in range(max(first, segment.line), min(until, segment.line + len(segment.events))):
                turn = turns[bisect_right(turns, line, 1, key=_begins) - 1]
                count, event = segment.events[line - segment.line]
                told.append(Line(count, event, turn.number))
        return told

    def recall(self, lines: int) -> None:
        """Have at hand what is asked for first: the last lines of the story, and the table before the last answer."""
        self.story(self.lines - lines, self.lines)
        if self._before is None and self.count:
            self._before = self.at(self.count - 1)._sight

    @property
    def latest(self) -> int:
        """The line of the story with which begins what the last answer brought."""
        last = self._segments[-1]
        return next((last.line + at for at, (count, _) in enumerate(last.events) if count == self.count), self.lines)

    def at_hand(self, first: int, until: int) -> bool:
        """Can these lines of the story be told without playing a segment again?"""
        return all(segment.at_hand for segment in self._told_in(first, until))

    def _told_in(self, first: int, until: int) -> list[Segment]:
        """The segments in which these lines of the story happened."""
        if first >= until:
            return []
        lowest = bisect_right(self._segments, first, key=_first_line) - 1
        highest = bisect_right(self._segments, until - 1, key=_first_line)
        return self._segments[max(0, lowest) : highest]

    @property
    def pending_seat(self) -> Seat:
        """The seat that is asked now, or nobody."""
        return to_move(self._table)

    @property
    def over(self) -> bool:
        return self._table.pending is None

    @property
    def outcome(self) -> Outcome | None:
        return self._table.outcome

    def score(self, seat: Seat) -> int:
        """How *seat* fared in the ended game, in thousandths."""
        return self.spec.score(self._table, seat)

    def view(self, seat: Seat = NOBODY) -> View:
        """What *seat* may know now; built once between two answers, so it is not to be changed."""
        return self._sight.view(seat)

    def decision(self, seat: Seat) -> Decision | None:
        """The question to *seat*, if it is asked now."""
        asked = self._table.pending
        return asked if asked is not None and asked.seat == seat else None

    def options(self, seat: Seat) -> list[Option]:
        """What *seat* can answer now; nothing if it isn't asked."""
        asked = self.decision(seat)
        return [] if asked is None else [self.spec.option(self._table, code) for code in asked.options]

    def leads_to(self, code: Code, moves: Sequence[Move]) -> bool:
        """Do these moves in words fit what is asked after *code*, one after the other?"""
        return leads_on(self.spec, self._table, code, moves)

    def why_not(self, seat: Seat, code: Code) -> Refusal | None:
        """Why *seat* can't do *code* now; nothing if it can."""
        return self.spec.why_not(self._table, seat, code)

    def refusals(self, seat: Seat) -> list[tuple[Code, Option, Refusal]]:
        """Everything that *seat* can see and can't do now, and why."""
        found: list[tuple[Code, Option, Refusal]] = []
        for code in self.spec.intents(self._table, seat):
            refusal = self.why_not(seat, code)
            if refusal is not None:
                found.append((code, self.spec.option(self._table, code, seat), refusal))
        return found

    def submit(self, seat: Seat, code: Code) -> list[Event]:
        """Give an answer; tells what happened, unmasked. A refused answer changes nothing."""
        table = self._table.clone()
        happened = submit(table, seat, code)
        last = self._segments[-1]
        if len(last.given) >= LENGTH:
            last = Segment(self.spec, self.count, self.lines, last.last_turn, self._table)
            self._segments.append(last)
        last.add(Given(seat, code), happened)
        self._table = table
        self._before, self._sight = self._sight, Sight(self.spec, table)
        self._proof = ""
        self.count += 1
        self._see_turns(last, happened)
        self.lines += len(happened)
        if self.count % EVERY == 0 or self.over:
            last.hashes[self.count] = self.digest()
        return happened

    def _see_turns(self, segment: Segment, happened: Sequence[Event]) -> None:
        """What happened from the beginning of a turn on belongs to it."""
        began = next((at for at, event in enumerate(happened) if event.kind == self._turn_began), -1)
        if began >= 0:
            seen = self.view(NOBODY)
            if seen.turn != segment.last_turn.number:
                segment.turns.append(Turn(seen.turn, seen.active, self.lines + began, self.count))

    def events_for(self, seat: Seat = NOBODY, since: int = BEFORE_ALL) -> list[Event]:
        """What *seat* (nobody: a spectator) may read of all that happened, or only after the first *since* answers."""
        mask = 0 if seat == NOBODY else BITS[seat]
        return [event.seen_by(mask) for count, event in self.events if count > since]

    def can_undo(self, seat: Seat) -> bool:
        """Is taking the last answer back free? It must be the seat's own, and must have shown nothing new."""
        if self.count == 0 or self._segments[-1].given[-1].seat != seat:
            return False
        self.recall(0)
        assert self._before is not None
        told = [event for count, event in self._segments[-1].events if count == self.count]
        return not revealed(self._before, self._sight, seat, told)

    def undo(self, seat: Seat, force: bool = False) -> None:
        """Go back to the seat's last decision. With *force* (all at the table agree) whatever happened since."""
        last = self.last_answer_of(seat)
        if last < 0:
            raise IllegalAnswer("undo-nothing", seat=seat)
        if not force and not self.can_undo(seat):
            raise IllegalAnswer("undo-not-free", seat=seat)
        self._go_back(last)

    def fork(self) -> Match:
        """A match of its own that stands where this one does."""
        other = Match.__new__(Match)
        vars(other).update(vars(self))
        other._segments = [*self._segments[:-1], self._segments[-1].fork()]
        return other

    def at(self, count: int) -> Match:
        """A branch: a match of its own that stands after the first *count* answers."""
        if not 0 <= count <= self.count:
            raise IllegalAnswer("replay-no-such-place", at=count, answers=self.count)
        branch = self.fork()
        if count < self.count:
            branch._go_back(count)
        return branch

    def _go_back(self, count: int) -> None:
        """Begin the segment of that place again, and play it up to there."""
        place = max(0, bisect_right(self._segments, count - 1, key=_first_count) - 1)
        old = self._segments[place]
        again = old.empty()
        self._segments[place:] = [again]
        self.count = again.count
        self.lines = again.line + len(again.begun)
        self._table = again.start
        self._sight = Sight(self.spec, self._table)
        self._before = None
        self._proof = ""
        for given in old.given[: count - old.count]:
            self.submit(given.seat, given.code)

    def digest(self) -> str:
        """The proof of the table as it stands."""
        if not self._proof:
            self._proof = self.spec.digest(self._table)
        return self._proof

    @property
    def hashes(self) -> dict[int, str]:
        """Proofs by number of answers: at the start, after every tenth answer, and now."""
        proofs = {0: self.spec.digest(self._segments[0].start)}
        for segment in self._segments:
            proofs.update(segment.hashes)
        return {**proofs, self.count: self.digest()}

    def replay(self) -> Replay:
        """The match as a file keeps it."""
        return Replay.of(self.setup, self.answers, self.hashes)

    @classmethod
    def load(cls, replay: Replay, verify: bool = True) -> Match:
        """Play a replay to its end. With *verify* every proof in it must hold; else only the answers must fit."""
        match = cls.of(replay.setup)
        for count in range(len(replay.answers) + 1):
            if verify and count in replay.hashes and replay.hashes[count] != match.digest():
                raise BadSave("replay-differs", at=count, version=replay.version)
            if count < len(replay.answers):
                try:
                    match.submit(match.pending_seat, replay.answers[count])
                except IllegalAnswer as error:
                    raise BadSave("replay-illegal", at=count + 1, answer=replay.answers[count]) from error
        return match

    # Kept on a disk and taken up again.

    def saved(self) -> tuple[list[int], list[str]]:
        """The table as numbers and names, as ``GameSpec.reader`` reads them."""
        writer = self.spec.writer(self._table)
        return writer.numbers, writer.names

    def keyframes(self, since: int = 0) -> list[Keyframe]:
        """What is to be kept of the answers after the first *since*, a keyframe for every full segment of them."""
        frames = []
        for end in range(since - since % KEPT + KEPT, self.count + 1, KEPT):
            lowest = bisect_right(self._segments, end - KEPT, key=_first_count) - 1
            following = bisect_right(self._segments, end - 1, key=_first_count)
            done = following == len(self._segments)
            after = self._table if done else self._segments[following].start
            lines = self.lines if done else self._segments[following].line
            frames.append(keyframe(self._segments[lowest:following], lines, after))
        return frames

    @classmethod
    def resumed(cls, setup: Setup, keyframes: Sequence[Keyframe]) -> Match:
        """The match that stands where the last of its keyframes was taken; BadSave if they can't be read."""
        match = cls.of(setup)
        for number, kept in enumerate(keyframes):
            segment = match._segments[-1]
            if number:
                segment = Segment(match.spec, match.count, match.lines, segment.last_turn, keyframes[number - 1])
                match._segments.append(segment)
            segment.recall(kept)
            match.count, match.lines = kept.count, kept.lines
            if segment.end != kept.count:
                raise BadSave("save-damaged", reason="a keyframe is missing")
        if keyframes:
            match._table = keyframes[-1].table(match.spec)
            match._sight = Sight(match.spec, match._table)
        return match


def _first_count(segment: Segment) -> int:
    return segment.count


def _first_line(segment: Segment) -> int:
    return segment.line


def _begins(turn: Turn) -> int:
    return turn.line
