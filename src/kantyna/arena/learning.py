"""Learning what a position is worth: games by rule of thumb are looked at, and a network is taught how they ended.

The work is kept in a folder, so that it can be gone on with: lessons portion by portion as they were gathered, and the
network after every pass over them.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from kantyna.arena.tournament import chance
from kantyna.arena.worker_pool import Jobs, worker_pool
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.lessons import Lessons, School
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.teacher import Teacher
from kantyna.players.weights import Weights, cards_of

PORTION: Final = 250
"""Games that are played and kept together."""
KEPT_BACK: Final = 10
"""One portion in so many is not taught, or one lesson where all are one portion: by it the network is judged."""
LEAST: Final = 0.15
"""An input that hardly ever differs is taken to differ by so much: what is seldom seen must not weigh much."""

TAUGHT: Final = "taught.json"
"""What the teacher knew after the last pass, its best state before, and the curve up to there."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Recipe:
    """All that a network is made from: the same recipe gives the same network."""

    game: str
    variant: str
    seats: int
    settings: dict[str, str] = field(default_factory=dict)
    games: int = 40_000
    slips: int = 30
    """Of a thousand answers in the games it learns from, how many are taken by chance."""
    every: int = 1
    """On average one in so many turns becomes a lesson."""
    units: int = 32
    passes: int = 3
    rate: float = 0.05
    ahead: int = 6
    """How far the search plays on before it asks the network, in turns."""
    trust: int = 100
    """How much the network's opinion weighs beside that of the rules of thumb, in hundredths."""
    seed: int = 1


RECIPES: Final = {
    "star-realms": Recipe("star-realms", "duel", 2, games=100_000, ahead=4),
    "deckbuilding": Recipe("deckbuilding", "beginner", 2, ahead=4),
    "card-game": Recipe(
        "card-game", "duel", 2, {"dark": "random", "light": "random"}, games=100_000, rate=0.02, ahead=2, trust=50
    ),
    "destiny": Recipe(
        "destiny", "duel", 2, {"deck-1": "random", "deck-2": "random"}, games=100_000, rate=0.01, ahead=1, trust=50
    ),
    "outer-rim": Recipe("outer-rim", "standard", 4, games=30_000, every=4, rate=0.01, ahead=4),
}


@dataclass
class Learnt:
    """A network, and how it came about: its surprise at what was kept back, after each pass."""

    weights: Weights
    lessons: int
    curve: list[float] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        made = {"recipe": self.weights.recipe, "rules": self.weights.rules, "digest": self.weights.digest}
        return made | {"lessons": self.lessons, "curve": self.curve}


def learn(recipe: Recipe, folder: Path, jobs: Jobs, progress: Progress) -> Learnt:
    """Gather what is not gathered yet, then teach; *progress* hears of portions and passes alike."""
    spec = game(recipe.game)
    folder.mkdir(parents=True, exist_ok=True)
    _same_recipe(recipe, folder)
    portions = -(-recipe.games // PORTION)
    total = portions + recipe.passes
    told = 0

    def advance() -> None:
        nonlocal told
        told += 1
        progress(told, total)

    _gather(recipe, folder, portions, jobs, advance)
    lessons = Lessons()
    taught = 0
    for number in range(portions):
        if number == portions - max(1, portions // KEPT_BACK) and number:
            taught = len(lessons.starts)
        data = _file(folder, number).read_bytes()
        size = int.from_bytes(data[:4], "little")
        lessons.read(data[4 : 4 + size], data[4 + size :])
    if portions == 1:
        taught = len(lessons.starts) - max(1, len(lessons.starts) // KEPT_BACK)
    teacher = Teacher(recipe.units, _scales(spec, lessons, taught), recipe.seed)
    curve, best = _resume(folder, teacher)
    for _ in curve:
        advance()
    for number in range(len(curve), recipe.passes):
        rate = recipe.rate * (1.0 - number / recipe.passes)
        teacher.study(lessons, 0, taught, rate, Dice(chance(recipe.seed, number)))
        curve.append(round(teacher.surprise(lessons, taught, len(lessons.starts)), 5))
        state = teacher.state()
        if curve[-1] == min(curve):
            best = state  # who goes on to learn lessons by heart is not listened to
        _keep(folder / TAUGHT, json.dumps({"curve": curve, "best": best, "state": state}).encode())
        advance()
    if best:
        teacher.resume(best)
    weights = Weights.of(teacher.network(), spec, asdict(recipe))
    return Learnt(weights, len(lessons.starts), curve)


def portion(recipe: Recipe, number: int) -> bytes:
    """The lessons of one portion of games, as they are kept: the length of what is told, that, and the results."""
    spec = game(recipe.game)
    school = School(spec, spec.features, spec.heuristics, recipe.slips, recipe.every)
    for at in range(number * PORTION, min(recipe.games, (number + 1) * PORTION)):
        seed = chance(recipe.seed, 1, at)
        school.play(spec.new(recipe.variant, recipe.seats, dict(recipe.settings), seed), Dice(seed))
    told, results = written(school.lessons)
    return len(told).to_bytes(4, "little") + told + results


def written(lessons: Lessons) -> tuple[bytes, bytes]:
    """What is told, and the results, as 16-bit numbers."""
    return array("h", lessons.sparse).tobytes(), array("h", lessons.results).tobytes()


def _gather(recipe: Recipe, folder: Path, portions: int, jobs: Jobs, advance: Callable[[], None]) -> None:
    missing = []
    for number in range(portions):
        if _file(folder, number).exists():
            advance()
        else:
            missing.append(number)
    if jobs == 1:
        for number in missing:
            _keep(_file(folder, number), portion(recipe, number))
            advance()
        return
    with worker_pool(jobs) as workers:
        sent = {workers.submit(portion, recipe, number): number for number in missing}
        for work in as_completed(sent):  # one that is late, or given to another worker, keeps no other waiting
            _keep(_file(folder, sent[work]), work.result())
            advance()


def _resume(folder: Path, teacher: Teacher) -> tuple[list[float], list[float]]:
    """Let the teacher go on from the last pass that was kept; the curve so far, and the state that was best."""
    kept = folder / TAUGHT
    if not kept.exists():
        return [], []
    told = json.loads(kept.read_text())
    teacher.resume(told["state"])
    return told["curve"], told["best"]


def _keep(file: Path, data: bytes) -> None:
    """Whole or not at all."""
    fresh = file.with_name("fresh")
    fresh.write_bytes(data)
    fresh.replace(file)


def _file(folder: Path, number: int) -> Path:
    return folder / f"lessons-{number:05}"


def _same_recipe(recipe: Recipe, folder: Path) -> None:
    """Lessons by another recipe, of other cards or under other rules are no lessons for this one."""
    spec = game(recipe.game)
    wanted = {**asdict(recipe), "cards": cards_of(spec), "rules": spec.rules_number}
    kept = folder / "recipe.json"
    if kept.exists() and json.loads(kept.read_text()) != wanted:
        raise BadSetup("learn-other-recipe", folder=str(folder))
    kept.write_text(json.dumps(wanted, indent=1))


def _scales(spec: GameSpec, lessons: Lessons, last: int) -> list[float]:
    """How much each input usually differs."""
    size = spec.features.size
    sums, squares = [0.0] * size, [0.0] * size
    looked = min(last, 20_000)
    for lesson in range(looked):
        start = lessons.starts[lesson]
        for place in range(start + 1, start + 1 + 2 * int(lessons.sparse[start]), 2):
            column, number = int(lessons.sparse[place]), int(lessons.sparse[place + 1])
            sums[column] += number
            squares[column] += number * number
    count = max(1, looked)
    return [
        max(LEAST, (max(0.0, square / count - (total / count) ** 2)) ** 0.5)
        for total, square in zip(sums, squares, strict=True)
    ]
