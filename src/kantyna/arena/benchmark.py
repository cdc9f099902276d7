"""How fast the engine is: plain, compiled, and beside its peers, measured in turns in one run."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

from kantyna import build
from kantyna.arena.progress import Progress
from kantyna.arena.revision import here
from kantyna.arena.rounds import YARDSTICK, Rounds, Steps, quotients, steps_of, take, way_of
from kantyna.games.registry import GAMES
from kantyna.games.registry import game as find_game
from kantyna.kernel.errors import BadSetup

FIELDS: Final = (
    "choices_per_second",
    "decisions_per_second",
    "games_per_second",
    "thumb_choices_per_second",
    "thumb_decisions_per_second",
    "eager_games_per_second",
    "driven_per_second",
    "iterations_per_second",
    "clones_per_second",
    "views_per_second",
    "saves_per_second",
)
BUILDS: Final = ("plain", "compiled")
PORTION: Final = 250
"""Games traced by each build before the other's turn."""


@dataclass
class Benched:
    """What was measured of each build, and how many seeded games were the same in both."""

    rounds: Rounds
    traced: int = 0
    differing: int = 0

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        return {
            "results": [
                {"game": game, "build": made, **{name: self.rounds.figure(game, made, name) for name in FIELDS}}
                for game, made in self.rounds.ours
            ],
            "peers": self.rounds.peers(),
            "ratios": self.ratios(),
        }

    def ratios(self) -> dict[str, float]:
        """What the figures are held against; only what was measured in this run."""
        rates, figure = "decisions_per_second", self.rounds.figure
        pairs = self.rounds.yardsticks("plain", "compiled")
        for game, made in self.rounds.ours:
            if made == "compiled":
                pairs[f"{game} compiled / plain"] = (figure(game, made, rates), figure(game, "plain", rates))
            if game != YARDSTICK:
                other = figure(YARDSTICK, made, rates)
                pairs[f"{game} / {YARDSTICK}, {made}"] = (figure(game, made, rates), other)
        found = quotients(pairs)
        if self.traced:
            found["traced games"] = self.traced
            found["traces that differ"] = self.differing
        return found


def builds(wish: str = "") -> list[str]:
    """The builds that there are, or the one that is wished for."""
    if wish not in ("", *BUILDS):
        raise BadSetup("bench-unknown-build", name=wish, known=", ".join(BUILDS))
    if wish == "compiled" and not build.is_current():
        raise BadSetup("bench-no-build")
    return [wish] if wish else list(BUILDS) if build.is_current() else ["plain"]


def bench(
    game: str = "",
    rounds: int = 5,
    seconds: float = 1.0,
    peers: bool = False,
    traces: int = 0,
    wish: str = "",
    progress: Progress | None = None,
) -> Benched:
    """Measure one game (or all), in every build there is or in the one that is wished for, in interleaved rounds.
    *traces*: so many seeded games of each must be the same game in both builds, byte for byte."""
    names = [find_game(game).name] if game else list(GAMES)
    made = builds(wish)
    portions = range(0, traces, PORTION) if len(made) > 1 else range(0)
    steps = Steps(steps_of(rounds, len(names), len(made), peers) + len(names) * len(portions), progress)
    with ExitStack() as stack:
        sides = {one: stack.enter_context(here().start(one)) for one in made}
        result = Benched(take(sides, names, rounds, seconds, peers, steps))
        for name in names:
            for first in portions:
                seeds = list(range(first, min(first + PORTION, traces)))
                plain, compiled = (side.ask("states", way=way_of(name), seeds=seeds) for side in sides.values())
                result.traced += len(plain)
                result.differing += sum(one != other for one, other in zip(plain, compiled, strict=True))
                steps.step()
    return result
