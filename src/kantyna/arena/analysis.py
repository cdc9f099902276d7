"""A kept game looked at again: each seat's chance to win on the way, what was better than what was played, and what
was luck.

Every answer is judged by what its seat could know at that moment: the search gets the view, never the table. The
answers compared are tried on the same imagined tables, so that they differ by what they are and not by the cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any, Final

from kantyna.arena.progress import Progress
from kantyna.arena.worker_pool import worker_pool
from kantyna.games.registry import game as find_game
from kantyna.kernel.engine import submit
from kantyna.kernel.event import Event
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.kernel.rng import Dice, seeded
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.kernel.view import View
from kantyna.play.hidden_information import Sight, revealed
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players.ismcts import CHANCES, LAP, Runner, Search
from kantyna.players.paired_rollouts import LATER, Difference, differences

ITERATIONS: Final = {"plain": 400, "compiled": 2000}
"""Games imagined for each answer, unless so many are wished for: fewer miss what costs less than a tenth of a win."""
SURE: Final = 2.0
"""A better answer must be so many standard errors ahead."""
CERTAIN: Final = 2.5
"""The same where a mistake is weighed again: of all answers of a game one or another looks like one by luck."""
THOROUGH: Final = 4
"""So many times as long a mistake is thought over in the end: what mends it may be hard to find."""
ENOUGH: Final = 4
"""One in so many of the imagined games must have been with the answer whose chance is told."""
MISTAKE: Final = 50
"""Thousandths of the chance to win that a mistake costs at least."""
TURNING: Final = 150
"""Thousandths by which a chance changes at a turning point."""
TURNS_TOLD: Final = 6
REASONS: Final = 3
"""Differences that are told as the reason of a mistake."""
PAIRS: Final = 16
"""Pairs of games in which they are looked for."""
LIKELY: Final = 900
"""Thousandths of a chance from which on it is looked whether a win is certain: who imagines games errs in a few."""
LINE: Final = 40
"""Answers of a better line at most: more than a turn has, so that it ends where the turn does."""
PORTION: Final = 8
"""Answers that one process judges before it tells."""


@dataclass(frozen=True)
class Judged:
    """An answer that had an alternative. Chances are in thousandths, of the seat that answered."""

    step: int
    """How many answers came before it."""
    turn: int
    seat: Seat
    played: Code
    best: Code
    chance: int
    """With the best answer."""
    loss: int
    """What the answer that was played costs; 0 where it is as good, or nobody can be sure."""
    seen: tuple[Difference, ...] = ()
    """What the better answer would clearly have led to by the seat's next turn, next to what was played."""
    later: bool = False
    """That shows only a few turns on."""
    line: tuple[Code, ...] = ()
    """How the turn would have gone on from the better answer, which is the first of them."""
    wins: bool = False
    """That line wins the game, whatever the seat could not see."""
    leads_to: int = -1
    """The step of its seat's next choice, if nobody answers and nothing new is seen until then."""

    @property
    def kept(self) -> int:
        """The chance that is left after what was played."""
        return self.chance - self.loss

    @property
    def is_mistake(self) -> bool:
        return self.loss >= MISTAKE


@dataclass(frozen=True)
class Swing:
    """Between two choices of a seat its chance changed much: by what it did, by what the others did, or by luck."""

    step: int
    """The second of them."""
    seat: Seat
    before: int
    after: int
    lost: int
    """What its answer at the first of them cost."""
    given: int
    """What the mistakes of the others in between brought."""

    @property
    def luck(self) -> int:
        return self.after - self.before + self.lost - self.given

    @property
    def luck_told(self) -> int:
        return _rest(self.before, self.lost, self.given, self.after)


@dataclass(frozen=True)
class Fortune:
    """Where a seat's result came from, in thousandths of a win: they add up to what it was in the end."""

    seat: Seat
    first: int
    """Its chance at its first choice."""
    lost: int
    """What its own mistakes cost."""
    given: int
    """What the mistakes of the others brought."""
    luck: int
    """The rest: draws, deals and dice."""
    score: int

    @property
    def luck_told(self) -> int:
        return _rest(self.first, self.lost, self.given, self.score)


def hundredths(thousandths: int) -> int:
    return round(thousandths / 10)


def _rest(before: int, lost: int, given: int, after: int) -> int:
    """Luck in hundredths: what is told adds up, however the rest is rounded."""
    return hundredths(after) - hundredths(before) + hundredths(lost) - hundredths(given)


@dataclass(frozen=True)
class Analysis:
    """All answers that had an alternative, in order, and how the game ended (-1: it did not)."""

    seats: int
    iterations: int
    judged: tuple[Judged, ...]
    scores: tuple[int, ...]

    @property
    def mistakes(self) -> list[Judged]:
        """The costliest first."""
        return sorted((one for one in self.judged if one.is_mistake), key=lambda one: (-one.loss, one.step))

    def curve(self, seat: Seat) -> list[tuple[int, int]]:
        """The chance of a seat at each of its choices, by the number of answers before; the end, if there was one."""
        points = [(one.step, one.chance) for one in self.judged if one.seat == seat]
        if self.scores[seat] >= 0 and self.judged:
            points.append((self.judged[-1].step + 1, self.scores[seat]))
        return points

    def swings(self) -> list[Swing]:
        """The turning points of the game, in its order."""
        found = []
        for seat in range(self.seats):
            losses = {one.step: one.loss for one in self.judged if one.seat == seat}
            for (since, before), (step, after) in pairwise(self.curve(seat)):
                if abs(after - before) >= TURNING:
                    found.append(Swing(step, seat, before, after, losses[since], self._given(seat, since, step)))
        greatest = sorted(found, key=lambda one: -abs(one.after - one.before))[:TURNS_TOLD]
        return sorted(greatest, key=lambda one: (one.step, one.seat))

    def fortunes(self) -> list[Fortune]:
        """What each seat owes to itself, to the others and to luck; nothing of a game without an end."""
        found = []
        for seat in range(self.seats):
            own = [one for one in self.judged if one.seat == seat]
            if own and self.scores[seat] >= 0:
                lost = sum(one.loss for one in own)
                given = self._given(seat, own[0].step, self.judged[-1].step + 1)
                luck = self.scores[seat] - own[0].chance + lost - given
                found.append(Fortune(seat, own[0].chance, lost, given, luck, self.scores[seat]))
        return found

    def _given(self, seat: Seat, since: int, until: int) -> int:
        """What a seat won by the mistakes of the others between two steps: each is shared by all whom it helps."""
        lost = sum(one.loss for one in self.judged if one.seat != seat and since < one.step < until)
        return round(lost / (self.seats - 1)) if self.seats > 1 else 0

    def json(self) -> dict[str, Any]:
        return {
            "iterations": self.iterations,
            "judged": [asdict(one) for one in self.judged],
            "mistakes": [one.step for one in self.mistakes],
            "swings": [{**asdict(one), "luck": one.luck} for one in self.swings()],
            "fortunes": [asdict(one) for one in self.fortunes()],
            "scores": list(self.scores),
        }


def analyse(replay: Replay, iterations: int, jobs: int = 1, seed: int = 0, told: Progress | None = None) -> Analysis:
    """Judge every answer of a game with so many imagined games each, in as many processes as wished for.

    The same seed gives the same analysis, however many processes share the work.
    """
    match = Match.load(replay)
    steps = len(replay.answers)
    portions = [(first, min(first + PORTION, steps)) for first in range(0, steps, PORTION)]
    found: dict[int, list[Judged]] = {}
    data = replay.to_bytes()
    if jobs == 1:
        for first, last in portions:
            found[first] = judge(data, first, last, iterations, seed)
            if told is not None:
                told(last, steps)
    else:
        with worker_pool(jobs) as workers:
            running = {
                workers.submit(judge, data, first, last, iterations, seed): (first, last) for first, last in portions
            }
            done = 0
            for future in as_completed(running):
                first, last = running[future]
                found[first] = future.result()
                done += last - first
                if told is not None:
                    told(done, steps)
    seats = replay.seats
    scores = tuple(match.score(seat) if match.over else -1 for seat in range(seats))
    return Analysis(seats, iterations, looked_back(one for first in sorted(found) for one in found[first]), scores)


def looked_back(judged: Iterable[Judged]) -> tuple[Judged, ...]:
    """An answer is as good as what can be made of it: where its seat's next choice, with nothing new seen in between,
    turns out to be worth much more than it seemed, so was the one before, and nothing was lost by it. A search sees a
    few answers ahead; a better line may have more."""
    found: dict[int, Judged] = {}
    for one in sorted(judged, key=lambda one: -one.step):
        after = found.get(one.leads_to)
        if after is not None and after.chance >= one.chance + MISTAKE:
            one = Judged(one.step, one.turn, one.seat, one.played, one.played, after.chance, 0, leads_to=one.leads_to)
        found[one.step] = one
    return tuple(reversed(found.values()))


def judge(data: bytes, first: int, last: int, iterations: int, seed: int) -> list[Judged]:
    """The answers from the *first* to before the *last*."""
    replay = Replay.from_bytes(data)
    spec = find_game(replay.game)
    table = spec.new(replay.variant, replay.seats, dict(replay.settings), replay.seed)
    found = []
    for step, code in enumerate(replay.answers[:last]):
        if step >= first and table.options.count > 1:
            one = _judged(spec, table, step, code, iterations, Dice(seed * 1_000_003 + step))
            if one is not None:
                found.append(replace(one, leads_to=_leads_to(spec, table, step, code)))
        submit(table, table.asked, code)
    return found


def _leads_to(spec: GameSpec, table: Table, step: int, code: Code) -> int:
    """The step of the seat's next choice, or -1 where somebody else answers or something new is seen before."""
    after, seat, told = table.clone(), table.asked, list[Event]()
    while True:
        told += submit(after, seat, code)
        step += 1
        if after.asked != seat or revealed(Sight(spec, table), Sight(spec, after), seat, told):
            return -1
        if after.options.count > 1:
            return step
        code = after.options.codes[0]


def _judged(spec: GameSpec, table: Table, step: int, played: Code, iterations: int, dice: Dice) -> Judged | None:
    """Nothing if the seat had nothing to think about and did just that."""
    seat = table.asked
    view = spec.view(table, seat)
    search = Search(spec, spec.determinize(view, dice), dice)
    if all(runner.branch.code != played for runner in search.running):
        search.running.append(Runner(played))
    racing = list(search.running)
    if len(racing) == 1:
        return None
    search.run(iterations)
    leader = best = next(runner for runner in racing if runner.branch.code == search.best())
    mine = next(runner for runner in racing if runner.branch.code == played)
    chance = sum(best.scores) // max(1, len(best.scores))
    if best is not mine:
        best = _of_its_kind(spec, racing, best, mine)
    ahead, error = best.lead(mine)
    tried = min(len(best.scores), len(mine.scores)) >= LAP
    # What may be a mistake is weighed again anyway.
    supposed = tried and ahead > (error if ahead >= MISTAKE else SURE * error)
    loss = min(round(ahead), chance) if supposed and best is not mine else 0
    better = best.branch.code if loss else played
    judged = Judged(step, int(table.turn), int(seat), played, better, chance, loss)
    if not judged.is_mistake:
        return replace(judged, chance=max(loss, _chance(search, leader, iterations // ENOUGH)))
    for times in (1, THOROUGH):
        if judged.is_mistake:
            judged = _weighed_again(spec, view, judged, times * iterations, dice)
    if judged.is_mistake:
        judged = _not_too_late(spec, table, judged, iterations, dice)
    if judged.is_mistake:
        judged = _compared(spec, view, judged, iterations, dice)
    return _explained(spec, table, judged, iterations, dice) if judged.is_mistake else judged


def _chance(search: Search, one: Runner, wanted: int) -> int:
    """That of an answer by so many imagined games: what soon left the others behind was hardly tried. Nothing runs
    alone, so it runs beside itself."""
    search.next = 0
    while len(one.scores) < wanted:
        search.running = [one, Runner(one.branch.code)]
        search.run(2 * LAP)
    return sum(one.scores) // len(one.scores)


def _of_its_kind(spec: GameSpec, racing: list[Runner], best: Runner, mine: Runner) -> Runner:
    """The answer that is told as the better one. Where a turn's things are done in any order, the best may be one that
    goes with what was played, too: next to a purchase another purchase tells more, if it may be as good."""
    verb, found = spec.space.verb(mine.branch.code), best
    for runner in racing:
        if runner is not mine and spec.space.verb(runner.branch.code) is verb:
            ahead, error = best.lead(runner)
            if ahead <= error and (found is best or runner.lead(found)[0] > 0):
                found = runner
    return found


def _weighed_again(spec: GameSpec, view: View, one: Judged, iterations: int, dice: Dice) -> Judged:
    """The better answer and the one that was played alone, on other tables and equally often: of many answers one looks
    best by luck, too, and one that soon fell behind was hardly thought on. The first half only finds out how either is
    to be gone on with: an answer is as good as what can be made of it."""
    search = Search(spec, spec.determinize(view, dice), dice)
    best, mine = Runner(one.best), Runner(one.played)
    laps = max(1, iterations // (2 * LAP))
    for lap in range(2 * laps):
        if lap == laps:
            best.scores, mine.scores = [], []
        search.running = [best, mine]  # neither is given up
        search.run(2 * LAP)
    chance = sum(best.scores) // len(best.scores)
    ahead, error = best.lead(mine)
    if ahead <= CERTAIN * error:
        return replace(one, best=one.played, chance=max(chance, chance - round(ahead)), loss=0)
    return replace(one, chance=chance, loss=min(round(ahead), chance))


def _not_too_late(spec: GameSpec, table: Table, one: Judged, iterations: int, dice: Dice) -> Judged:
    """What its seat can still do next, with nothing seen in between that could not be taken back, is not lost: things
    may be named or played in any order."""
    after, told, code = table.clone(), list[Event](), one.played
    while True:
        told += submit(after, one.seat, code)
        if after.asked != one.seat or revealed(Sight(spec, table), Sight(spec, after), one.seat, told):
            return one
        search = Search(spec, spec.determinize(spec.view(after, one.seat), dice), dice)
        if not search.decided():
            break
        code = search.best()
    racing = list(search.running)
    search.run(iterations)
    best = next(runner for runner in racing if runner.branch.code == search.best())
    loss = min(one.loss, max(0, one.chance - sum(best.scores) // len(best.scores)))
    return replace(one, best=one.best if loss else one.played, loss=loss)


def _compared(spec: GameSpec, view: View, one: Judged, iterations: int, dice: Dice) -> Judged:
    """The better answer may go with what was played, and only what follows it be the difference: next to a purchase the
    purchase that would have followed an attack is told, if it is as good."""
    if spec.space.verb(one.best) is spec.space.verb(one.played):
        return one
    imagined = spec.determinize(view, dice)
    after = imagined.clone()
    for code in _line(spec, imagined, one, iterations, dice)[0]:
        if after.asked != one.seat:
            break
        submit(after, one.seat, code)
        alike = code != one.played and spec.space.verb(code) is spec.space.verb(one.played)
        if alike and imagined.options.has(code):
            again = _weighed_again(spec, view, replace(one, best=code), THOROUGH * iterations, dice)
            return replace(one, best=code) if again.loss > one.loss - MISTAKE // 2 else one
    return one


def _explained(spec: GameSpec, table: Table, one: Judged, iterations: int, dice: Dice) -> Judged:
    """Why it is a mistake, and how the turn would have gone on: to a win, if that is certain."""
    view, chances = spec.view(table, one.seat), dice.below(CHANCES)
    seen = differences(spec, view, one.best, one.played, chances, PAIRS)
    later = not seen
    if later:
        seen = differences(spec, view, one.best, one.played, chances, PAIRS, LATER)
    one = replace(one, seen=tuple(seen[:REASONS]), later=later)
    if one.chance >= LIKELY:
        line, _ = _line(spec, spec.determinize(view, dice), one, iterations, dice)
        imagined = [spec.determinize(view, dice) for _ in range(PAIRS)]
        if all(_wins(spec, there, one.seat, line, dice) for there in [*imagined, table.clone()]):
            return replace(one, chance=1000, loss=one.loss + 1000 - one.chance, line=tuple(line), wins=True)
    line, end = _line(spec, table, one, iterations, dice)
    wins = one.chance == 1000 and end.outcome is not None and spec.score(end, one.seat) == 1000
    return replace(one, line=tuple(line), wins=wins)


def _wins(spec: GameSpec, table: Table, seat: Seat, line: list[Code], dice: Dice) -> bool:
    """Does a seat win on a table by answering so, and without anybody else's answer, whatever the dice?"""
    table.rng = seeded(dice.below(CHANCES))
    for code in line:
        if table.asked != seat or not table.options.has(code):
            return False
        submit(table, seat, code)
    return table.outcome is not None and spec.score(table, seat) == 1000


def _line(spec: GameSpec, table: Table, one: Judged, iterations: int, dice: Dice) -> tuple[list[Code], Table]:
    """How the turn goes on from the better answer, and where that leads. On the table as it lay, with its own chance;
    but every answer is found from what its seat sees by then."""
    table = table.clone()
    line, code = [one.best], one.best
    while True:
        submit(table, table.asked, code)
        if table.asked == NOBODY or table.turn != one.turn or len(line) == LINE:
            return line, table
        search = Search(spec, spec.determinize(spec.view(table, table.asked), dice), dice)
        search.run(iterations)
        code = search.best()
        line.append(code)
