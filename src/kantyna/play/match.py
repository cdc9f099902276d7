"""A match: a table, the answers given at it, and what its seats may see and take back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kantyna.games.registry import game as find_game
from kantyna.kernel.body import listed
from kantyna.kernel.decision import Decision, Option
from kantyna.kernel.engine import submit, to_move
from kantyna.kernel.errors import BadSave, BadSetup, IllegalAnswer
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import BITS, NOBODY, Code, DefId, Seat
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.signs import all_seen
from kantyna.kernel.spec import GameSpec, Refusal, Setting
from kantyna.kernel.table import Table
from kantyna.kernel.view import View
from kantyna.play.replay import Replay
from kantyna.play.reveal import Sight, revealed
from kantyna.play.setup import LONGEST_NAME, SEED_LIMIT, Setup, fresh_seed

BEFORE_ALL = -1
"""Before what happened without any answer: the first turn begins."""
EVERY = 10
"""A proof of the table is kept after so many answers."""


@dataclass(frozen=True)
class Given:
    """An answer that was given, and by whom."""

    seat: Seat
    code: Code


class Match:
    """One game being played. The table stays inside: the world gets views, decisions and masked events."""

    def __init__(self, spec: GameSpec, setup: Setup, start: Table, begun: Sequence[Event] = ()) -> None:
        self.spec = spec
        self.setup = setup
        self.given: list[Given] = []
        self.events: list[tuple[int, Event]] = [(0, event) for event in begun]
        """What happened, each with the number of answers it took; never masked."""
        self._start = start
        self._begun = begun
        self._table = start.clone()
        self._sight = Sight(spec, self._table)
        self._before: Sight | None = None
        """The table before the last answer, if it is at hand."""
        self._hashes = {0: spec.digest(start)}

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
        for named in (setup.names, setup.players):
            if named and len(named) != setup.seats:
                raise BadSetup("setup-names", seats=setup.seats, names=len(named))
        for name in setup.names:
            if len(name) > LONGEST_NAME or not all_seen(name):
                raise BadSetup("setup-name", name=name, most=LONGEST_NAME)
        if not 0 <= setup.seed < SEED_LIMIT:
            raise BadSetup("setup-seed", seed=str(setup.seed), most=str(SEED_LIMIT - 1))
        spec = find_game(setup.game)
        log = Log()
        return cls(spec, setup, spec.new(setup.variant, setup.seats, setup.settings, setup.seed, log), log.events)

    @property
    def defs(self) -> list[DefId]:
        """Which definition each card is: to word events that are already masked."""
        return listed(self._table.defs)

    @property
    def answers(self) -> list[Code]:
        return [given.code for given in self.given]

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
        self._table = table
        self._before, self._sight = self._sight, Sight(self.spec, table)
        self.given.append(Given(seat, code))
        count = len(self.given)
        self.events.extend((count, event) for event in happened)
        if count % EVERY == 0 or self.over:
            self._hashes[count] = self.digest()
        return happened

    def events_for(self, seat: Seat = NOBODY, since: int = BEFORE_ALL) -> list[Event]:
        """What *seat* (nobody: a spectator) may read of all that happened, or only after the first *since* answers."""
        mask = 0 if seat == NOBODY else BITS[seat]
        return [event.seen_by(mask) for count, event in self.events if count > since]

    def can_undo(self, seat: Seat) -> bool:
        """Is taking the last answer back free? It must be the seat's own, and must have shown nothing new."""
        if not self.given or self.given[-1].seat != seat:
            return False
        if self._before is None:
            self._before = self.at(len(self.given) - 1)._sight
        return not revealed(self._before, self._sight, seat)

    def undo(self, seat: Seat, force: bool = False) -> None:
        """Go back to the seat's last decision. With *force* (all at the table agree) whatever happened since."""
        if not force and not self.can_undo(seat):
            raise IllegalAnswer("undo-not-free", seat=seat)
        for at in range(len(self.given) - 1, -1, -1):
            if self.given[at].seat == seat:
                self._become(self.at(at))
                return
        raise IllegalAnswer("undo-nothing", seat=seat)

    def at(self, count: int) -> Match:
        """A branch: a match of its own that stands after the first *count* answers."""
        if not 0 <= count <= len(self.given):
            raise IllegalAnswer("replay-no-such-place", at=count, answers=len(self.given))
        branch = Match(self.spec, self.setup, self._start, self._begun)
        for given in self.given[:count]:
            branch.submit(given.seat, given.code)
        return branch

    def digest(self) -> str:
        """The proof of the table as it stands."""
        return self.spec.digest(self._table)

    @property
    def hashes(self) -> dict[int, str]:
        """Proofs by number of answers: at the start, after every tenth answer, and now."""
        return {**self._hashes, len(self.given): self.digest()}

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

    def _become(self, other: Match) -> None:
        self.given = other.given
        self.events = other.events
        self._table = other._table
        self._sight = other._sight
        self._before = other._before
        self._hashes = other._hashes
