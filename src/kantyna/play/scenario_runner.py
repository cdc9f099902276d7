"""Runs scenarios: ``kantyna judge``. Each runs four ways, and all must come out the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from kantyna.kernel.engine import leaves_choice, settle, submit, to_move
from kantyna.kernel.errors import BadScene, IllegalAnswer, KantynaError
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import NOBODY, CardId, Code, Seat
from kantyna.kernel.layout import Scene
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.play.card_names import NameBook, keys_only
from kantyna.play.files import read_bytes
from kantyna.play.moves import POINTS, Move, worded_all
from kantyna.play.scenario import Rolls, Scenario, Shuffle, Then
from kantyna.play.scenario_checks import Check
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.yaml_lines import BadScenario, Fault, documents

PASSES: Final = 50
"""So many questions at most are passed on the way to the one at which a scene begins."""

Pass: TypeAlias = Callable[[GameSpec, Table], Table]
"""What becomes of the table at each decision."""


@dataclass(frozen=True)
class Failure:
    """What was wrong, where; *way* names the way of running if it went well plainly."""

    file: str
    line: int
    error: KantynaError
    way: str = ""

    def __str__(self) -> str:
        way = f" [{self.way}]" if self.way else ""
        return f"{self.file}:{self.line}: {self.error}{way}"


@dataclass(frozen=True)
class Verdict:
    """What became of a file."""

    file: str
    scenarios: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def run_file(path: Path, book: NameBook = keys_only) -> Verdict:
    """Run every scenario of a file. Raises BadFile if it can't be read; whatever else is wrong is a failure."""
    return run_text(read_bytes(path).decode("utf-8", "replace"), str(path), book)


def run_text(text: str, file: str, book: NameBook = keys_only) -> Verdict:
    try:
        items = documents(text)
        if not items:
            raise Fault(1, BadScenario("scenario-empty"))
    except Fault as fault:
        return Verdict(file, 0, [Failure(file, fault.line, fault.error)])
    failures: list[Failure] = []
    for item in items:
        try:
            failures.extend(judge(read_scenario(item, book), file))
        except Fault as fault:
            failures.append(Failure(file, fault.line, fault.error))
    return Verdict(file, len(items), failures)


def judge(scenario: Scenario, file: str = "") -> list[Failure]:
    """Run a scenario plainly; if it holds, also on clones, on saves, and from its recorded answers."""
    plain = Run(scenario, _kept)
    faults = plain.go()
    if faults:
        return [Failure(file, fault.line, fault.error) for fault in faults]
    for way, passing in (("cloned", _cloned), ("saved", _saved)):
        run = Run(scenario, passing)
        faults = run.go()
        if not faults and run.proofs != plain.proofs:
            faults = [Fault(scenario.line, BadScenario("scenario-way-differs", way=way))]
        if faults:
            return [Failure(file, fault.line, fault.error, way) for fault in faults]
    if replayed(scenario, plain.doings) != plain.last:
        return [Failure(file, scenario.line, BadScenario("scenario-way-differs", way="replayed"), "replayed")]
    return []


class Answer:
    """An answer that a run gave."""

    def __init__(self, seat: Seat, code: Code) -> None:
        self.seat = seat
        self.code = code

    def do(self, table: Table, patient: bool = False) -> list[Event]:
        return submit(table, self.seat, self.code, patient)


class Force:
    """Results of chance that a run forced."""

    def __init__(self, stacked: list[CardId], rolls: list[int]) -> None:
        self.stacked = stacked
        self.rolls = rolls

    def do(self, table: Table, patient: bool = False) -> list[Event]:
        table.stacked = [*table.stacked, *self.stacked]
        table.forced = [*table.forced, *self.rolls]
        return []


class Run:
    """One way through a scenario."""

    def __init__(self, scenario: Scenario, passing: Pass) -> None:
        self.scenario = scenario
        self.spec = scenario.spec
        self.passing = passing
        self.events: list[Event] = []
        """What happened since the last check."""
        self.doings: list[Answer | Force] = []
        self.proofs: list[str] = []
        """The table's digest at the start and after each answer."""
        self.last = ""
        """The digest at the end, all questions settled that leave nothing to decide."""

    def go(self) -> list[Fault]:
        """Everything that is not as the scenario says; a move that can't be made ends the run."""
        faults: list[Fault] = []
        try:
            self.table = laid(self.scenario, self.events)
            self.proofs.append(self.spec.digest(self.table))
            for step in self.scenario.steps:
                if isinstance(step, Then):
                    faults.extend(self.check(step))
                elif isinstance(step, Move):
                    self.move(step)
                elif isinstance(step, Shuffle):
                    self.do(Force(self.wanted(step), []), step.line)
                else:
                    assert isinstance(step, Rolls)
                    self.do(Force([], step.results), step.line)
            self.settle_all()
            self.last = self.spec.digest(self.table)
        except Fault as fault:
            faults.append(fault)
        return faults

    def check(self, then: Then) -> list[Fault]:
        """It may hold at a question that leaves nothing to decide, or only once that has answered itself; how a game
        stands at its end is seen when all have."""
        if then.ended is not None or then.eliminated is not None:
            self.settle_all()
        faults = Check(self.spec, self.table, self.events).all(then)
        while faults and not self.decided():
            self.settle()
            faults = Check(self.spec, self.table, self.events).all(then)
        self.events = []
        return faults

    def move(self, move: Move) -> None:
        asked = self.table.pending
        if asked is None:
            raise Fault(move.line, BadScenario("scenario-nobody-asked"))
        found = move.find(self.spec, self.table, asked.options)
        if not found:
            if not self.decided():
                self.settle()
                return self.move(move)
            offered = worded_all(self.spec, self.table, asked.options)
            raise Fault(move.line, BadScenario("scenario-no-option", offered=offered))
        if len(found) > 1:
            raise Fault(move.line, BadScenario("scenario-ambiguous", count=len(found)))
        seat = asked.seat if move.by is None else move.by
        if seat != asked.seat or self.decided():
            self.do(Answer(seat, found[0]), move.line)
        else:
            self.settle()
        for following in move.follows:
            if following.verb == POINTS and to_move(self.table) != seat:
                raise Fault(move.line, BadScenario("scenario-no-points", points=following.number or 0))
            self.move(following)

    def do(self, doing: Answer | Force, line: int) -> None:
        self.table = self.passing(self.spec, self.table)
        try:
            self.events.extend(doing.do(self.table, patient=True))
        except IllegalAnswer as error:
            raise Fault(line, error) from error
        self.doings.append(doing)
        self.proofs.append(self.spec.digest(self.table))

    def decided(self) -> bool:
        """Is somebody asked for a decision, or nobody any more?"""
        return to_move(self.table) == NOBODY or leaves_choice(self.table)

    def settle(self) -> None:
        """Let the pending question answer itself: nobody decides anything, so it is not among the doings."""
        self.table = self.passing(self.spec, self.table)
        self.events.extend(settle(self.table))

    def settle_all(self) -> None:
        while not self.decided():
            self.settle()

    def wanted(self, step: Shuffle) -> list[CardId]:
        """The cards meant by a forced shuffle: each a different card of that seat (or of the common piles)."""
        own = [card for zone in self.spec.layout.zones(self.table) if zone.seat == step.seat for card in zone.cards]
        found: list[CardId] = []
        for definition in step.cards:
            fitting = [card for card in own if self.table.defs[card] == definition and card not in found]
            if not fitting:
                raise Fault(step.line, BadScenario("scenario-no-card", card=self.spec.cards[definition].key))
            found.append(fitting[0])
        return found


def laid(scenario: Scenario, told: list[Event] | None = None) -> Table:
    """The table that a scenario starts from; of a new game, what happened in its set-up is *told*."""
    try:
        return stand(scenario.spec, scenario.scene, told)
    except KantynaError as error:
        raise Fault(_line(error, scenario), error) from error


def stand(spec: GameSpec, scene: Scene, told: list[Event] | None = None) -> Table:
    """A table as a scene says: dealt by the rulebook or laid out, and passed on to the question at which it begins."""
    if scene.dealt:
        log = Log()
        table = spec.new(scene.variant, scene.players, scene.settings, scene.seed, log)
        if told is not None:
            told.extend(log.events)
    else:
        table = spec.layout.lay(scene)
    for _ in range(PASSES if scene.until else 0):
        if table.asked == NOBODY or spec.names.decisions[table.asked_kind] == scene.until:
            break
        if not table.options.has(spec.passing()):
            break
        submit(table, table.asked, spec.passing())
    if scene.until and (table.asked == NOBODY or spec.names.decisions[table.asked_kind] != scene.until):
        raise scene.wrong("scenario-not-reached", "until", NOBODY, kind=scene.until)
    return table


def _line(error: KantynaError, scenario: Scenario) -> int:
    """The line that says what can't be."""
    if isinstance(error, BadScene) and error.line:
        return error.line
    named = {"setup-seats": "seats", "setup-unknown-setting": "settings", "setup-bad-setting": "settings"}
    return scenario.scene.lines.get((named.get(error.key, ""), NOBODY), scenario.line)


def replayed(scenario: Scenario, doings: list[Answer | Force]) -> str:
    """The proof at the end of the same answers on a fresh table."""
    table = laid(scenario)
    for doing in doings:
        doing.do(table)
    return scenario.spec.digest(table)


def _kept(spec: GameSpec, table: Table) -> Table:
    return table


def _cloned(spec: GameSpec, table: Table) -> Table:
    """Go on with a clone; a second clone is played on at random, which must not touch the first."""
    other = table.clone()
    mine = table.clone()
    if other.pending is not None:
        submit(other, other.pending.seat, other.pending.options[-1])
    return mine


def _saved(spec: GameSpec, table: Table) -> Table:
    """Go on with what was written and read back."""
    written = spec.writer(table)
    return spec.read(spec.reader(list(written.numbers), list(written.names)))
