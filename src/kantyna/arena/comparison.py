"""This tree's engine held against that of another revision, in one run and under one harness."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from kantyna.arena.benchmark import FIELDS, builds
from kantyna.arena.progress import Progress
from kantyna.arena.revision import commit, here, revision
from kantyna.arena.rounds import Rounds, Steps, quotients, steps_of, take
from kantyna.games.registry import GAMES
from kantyna.games.registry import game as find_game
from kantyna.kernel.errors import BadSetup

HERE: Final = "here"
THERE: Final = "there"


@dataclass
class Compared:
    """What was measured on both sides, and of which build."""

    against: str
    """The revision's full name."""
    build: str
    rounds: Rounds

    def results(self) -> list[dict[str, Any]]:
        """For each game and figure both medians, the median of the rounds' ratios, the lowest and the highest."""
        found: list[dict[str, Any]] = []
        for game in dict.fromkeys(game for game, _ in self.rounds.ours):
            for name in FIELDS:
                ours, theirs = (self.rounds.values(game, side, name) for side in (HERE, THERE))
                if not ours or not theirs:
                    continue
                ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
                found.append(
                    {
                        "game": game,
                        "figure": name,
                        HERE: median(ours),
                        THERE: median(theirs),
                        "ratio": median(ratios),
                        "lowest": min(ratios),
                        "highest": max(ratios),
                    }
                )
        return found

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        sides = (HERE, "") if self.build == "plain" else ("", HERE)
        return {
            "against": self.against,
            "build": self.build,
            "results": self.results(),
            "peers": self.rounds.peers(),
            "ratios": quotients(self.rounds.yardsticks(*sides)),
        }


def compare(
    against: str,
    game: str = "",
    rounds: int = 5,
    seconds: float = 1.0,
    peers: bool = False,
    wish: str = "",
    progress: Progress | None = None,
) -> Compared:
    """Measure one game (or all that both know) here and in another revision, in interleaved rounds; compiled where
    this tree is, unless the other build is wished for."""
    names = [find_game(game).name] if game else list(GAMES)
    full = commit(against)
    made = builds(wish)[-1]
    other = revision(full, made == "compiled")
    with ExitStack() as stack:
        sides = {HERE: stack.enter_context(here().start(made)), THERE: stack.enter_context(other.start(made))}
        known = {way[0] for way in sides[THERE].ask("ways")}
        if game and game not in known:
            raise BadSetup("bench-no-game", name=against, game=game)
        names = [name for name in names if name in known]
        steps = Steps(steps_of(rounds, len(names), len(sides), peers), progress)
        return Compared(full, made, take(sides, names, rounds, seconds, peers, steps))
