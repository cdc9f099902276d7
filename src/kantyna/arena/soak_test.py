"""A long soak in random play under the laws: a million decisions for each way to play."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from kantyna.arena.journal import Journal
from kantyna.arena.laws import Laws, Violation
from kantyna.arena.progress import Progress
from kantyna.arena.tournament import chance
from kantyna.arena.worker_pool import Jobs, worker_pool
from kantyna.games.registry import game as find_game
from kantyna.kernel.engine import LIMIT
from kantyna.kernel.errors import BadSave, BadSetup

EVERY: Final = 500
"""One decision in so many gets the deep look."""
REPLAYED: Final = 5
"""One game in so many is played again from its answers."""
ENOUGH: Final = 20
"""Violations after which a way to play is given up."""
PORTION: Final = 50_000
"""Decisions a process takes on at a time."""

Portion: TypeAlias = tuple[str, str, int, int]
"""Game, way to play, seed, decisions."""


@dataclass
class Soaked:
    """What came of it for one way to play."""

    game: str
    variant: str
    games: int = 0
    decisions: int = 0
    violations: list[Violation] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        return {
            "game": self.game,
            "variant": self.variant,
            "games": self.games,
            "decisions": self.decisions,
            "violations": [str(violation) for violation in self.violations],
        }


def soak(
    game: str,
    variant: str = "",
    decisions: int = 1_000_000,
    jobs: Jobs = 1,
    seed: int = 0,
    progress: Progress | None = None,
    file: Path | None = None,
) -> list[Soaked]:
    """Random play under the laws, *decisions* of it for each way to play (or the one that is named), spread over every
    number of seats. The work is cut in portions of its own chance, so the jobs don't matter to what is played. With a
    *file* each is kept there once it is over, and what is there isn't played again."""
    spec = find_game(game)
    names = [known.name for known in spec.variants()]
    if variant and variant not in names:
        raise BadSetup("setup-unknown-variant", name=variant, known=", ".join(names))
    results = {name: Soaked(game, name) for name in names if not variant or name == variant}
    portions = [
        (game, name, chance(seed, at), min(PORTION, decisions - at))
        for name in results
        for at in range(0, decisions, PORTION)
    ]
    total = decisions * len(results)
    identity = {"soak": game, "variant": variant, "decisions": decisions, "seed": seed}
    journal = Journal(file, identity) if file is not None else None
    parts = _kept(journal, portions) if journal is not None else {}

    def report() -> None:
        if progress is not None:
            progress(min(total, sum(part.decisions for part in parts.values())), total)

    report()
    for number, part in _soak([(at, one) for at, one in enumerate(portions) if at not in parts], jobs):
        parts[number] = part
        if journal is not None:
            journal.add({"portion": number, "soaked": asdict(part)})
        report()
    for _, part in sorted(parts.items()):
        whole = results[part.variant]
        whole.games += part.games
        whole.decisions += part.decisions
        whole.violations.extend(part.violations)
    return list(results.values())


def _kept(journal: Journal, portions: list[Portion]) -> dict[int, Soaked]:
    """The portions that an earlier run left in its file."""
    try:
        found = {line["portion"]: msgspec.convert(line["soaked"], Soaked) for line in journal.lines}
        if all(portions[number][1] == part.variant for number, part in found.items()):
            return found
    except (LookupError, TypeError, msgspec.ValidationError) as error:
        raise BadSave("arena-file-damaged", file=str(journal.file)) from error
    raise BadSave("arena-file-damaged", file=str(journal.file))


def _soak(portions: list[tuple[int, Portion]], jobs: Jobs) -> Iterator[tuple[int, Soaked]]:
    """Portions by their numbers, in the order in which they end."""
    if jobs == 1:
        for number, portion in portions:
            yield number, soak_portion(*portion)
        return
    with worker_pool(jobs) as pool:
        begun = {pool.submit(soak_portion, *portion): number for number, portion in portions}
        for future in as_completed(begun):
            yield begun[future], future.result()


def soak_portion(game: str, variant: str, seed: int, decisions: int) -> Soaked:
    """Games until so many decisions were made; the last one may be cut off."""
    spec = find_game(game)
    known = next(known for known in spec.variants() if known.name == variant)
    laws = [
        Laws(spec, variant, seats, sample, every=EVERY)
        for seats in range(known.fewest, known.most + 1)
        for sample in known.samples
    ]
    laws[0].language.cards()
    result = Soaked(game, variant)
    while result.decisions < decisions and len(result.violations) < ENOUGH:
        made, violation = laws[result.games % len(laws)].game(
            chance(seed, result.games), min(LIMIT, decisions - result.decisions), result.games % REPLAYED == 0
        )
        result.games += 1
        result.decisions += max(made, 1)
        if violation is not None:
            result.violations.append(violation)
    return result
