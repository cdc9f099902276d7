"""How far apart the levels are: each plays against the one below, and the shares of wins become steps of Elo."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import log10
from pathlib import Path
from typing import Any, Final

from kantyna.arena.confidence import wilson
from kantyna.arena.progress import Progress
from kantyna.arena.tournament import run
from kantyna.arena.worker_pool import Jobs
from kantyna.kernel.spec import Setting
from kantyna.players import LEVELS

ELO: Final = 400
"""Whoever is so many points ahead wins ten games for one."""


def points(share: float) -> float:
    """The difference in Elo that a share of the points means."""
    return ELO * log10(share / (1 - share))


@dataclass(frozen=True)
class Step:
    """One level against the one below; a draw is half a win."""

    stronger: str
    weaker: str
    games: int
    wins: int
    draws: int
    errors: int

    @property
    def score(self) -> float:
        return self.wins + self.draws / 2

    @property
    def elo(self) -> float:
        """Half a game on either side is counted too, so that a clean sweep is not infinitely far."""
        return points((self.score + 0.5) / (self.games + 1))

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the step."""
        low, high = wilson(round(self.score), self.games)
        least = 0.5 / (self.games + 1)
        return points(max(low, least)), points(min(high, 1 - least))

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        return {
            "stronger": self.stronger,
            "weaker": self.weaker,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "errors": self.errors,
            "elo": self.elo,
            "ci95": list(self.interval),
        }


@dataclass(frozen=True)
class Ladder:
    """All steps of a game, the lowest first."""

    game: str
    variant: str
    steps: list[Step]

    @property
    def heights(self) -> list[float]:
        """Where each level stands above the lowest, in Elo."""
        return [0.0, *accumulate(step.elo for step in self.steps)]

    @property
    def errors(self) -> int:
        return sum(step.errors for step in self.steps)

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        return {
            "game": self.game,
            "variant": self.variant,
            "steps": [step.json() for step in self.steps],
            "heights": self.heights,
            "errors": self.errors,
        }


def climb(
    game: str,
    variant: str,
    games: int,
    jobs: Jobs = 1,
    seed: int = 0,
    settings: dict[str, Setting] | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Play *games* games a step. With a *file* each step keeps one of its own beside it, and goes on from there."""
    steps: list[Step] = []

    def report(played: int, _: int) -> None:
        if progress is not None:
            progress(len(steps) * games + played, games * (len(LEVELS) - 1))

    for weaker, stronger in pairwise(LEVELS):
        kept = file.with_name(f"{file.stem}-{stronger}{file.suffix}") if file is not None else None
        result = run(game, variant, [stronger, weaker], games, jobs, seed, settings, kept, report)
        steps.append(
            Step(stronger, weaker, len(result.sound), result.wins[0], result.draws, len(result.errors)),
        )
    return Ladder(game, variant, steps)
