"""Advice to a person: what to do, how good it is, and what would be next best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from kantyna.kernel.ids import Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.players.ismcts import Search
from kantyna.players.paired_rollouts import LATER, Difference, differences
from kantyna.players.player import Progress

SECONDS: Final = 1.0
"""How long advice may take."""
TOLD: Final = 3
"""Differences that are told with it."""
LITTLE: Final = 20
"""Two answers whose chances are no further apart are about as good: no reasons are looked for in turns to come."""
PORTION: Final = 4
"""Games imagined between two looks at the clock."""


@dataclass(frozen=True)
class Advice:
    """The answer; its chance to win in thousandths, after so many games imagined; the next best answer; and what the
    two lead to otherwise.

    Where nothing else makes sense no game is imagined; -1 stands for what is not known.
    """

    code: Code
    chance: int = -1
    games: int = 0
    other: Code = -1
    other_chance: int = -1
    seen: list[Difference] = field(default_factory=list)
    later: bool = False
    """That shows only a few turns on."""

    def facts(self, names: Sequence[str]) -> list[tuple[str, str, int]]:
        """The greatest differences, to be told: what, whose it is, and by how much."""
        return [(one.what, "" if one.seat < 0 else names[one.seat], one.by) for one in self.seen[:TOLD]]


def advise(spec: GameSpec, view: View, seed: int, progress: Progress) -> Advice:
    """Advice to the seat of this view, which is asked now."""
    started = monotonic()
    dice = Dice(seed)
    search = Search(spec, spec.determinize(view, dice), dice)
    racing = list(search.running)
    while (spent := monotonic() - started) < SECONDS and not search.decided():
        search.run(PORTION)
        progress(min(spent / SECONDS, 1.0))
    best = search.best()
    chances = {one.branch.code: sum(one.scores) // len(one.scores) for one in racing if one.scores}
    others = sorted((chance, code) for code, chance in chances.items() if code != best)
    chance, other = others[-1] if others else (-1, -1)
    if other < 0:
        return Advice(best, chances.get(best, -1), search.iterations)
    seen = differences(spec, view, best, other, seed)
    later = not seen and chances[best] - chance > LITTLE
    if later:
        seen = differences(spec, view, best, other, seed, turns=LATER)
    return Advice(best, chances[best], search.iterations, other, chance, seen, later)
