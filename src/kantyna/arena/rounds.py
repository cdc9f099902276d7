"""Measurements in interleaved rounds: each figure of one side right after the same figure of the other, and the peers.

Two measurements never run at once, and what slows the machine for a while slows all sides alike.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from kantyna.arena import peer
from kantyna.arena.json_process import Process
from kantyna.arena.progress import Progress
from kantyna.games.registry import game as find_game
from kantyna.kernel.errors import BadSetup

FIGURES: Final = ("random", "thumb", "eager", "driven", "search", "clones", "views", "saves")
"""What the harness measures at a time."""
YARDSTICK: Final = "star-realms"
"""The game against which the peers and the other games are held."""


class Steps:
    """Counts how much is done, for a bar."""

    def __init__(self, total: int, told: Progress | None) -> None:
        self.total = total
        self.told = told
        self.done = 0

    def step(self) -> None:
        self.done += 1
        if self.told is not None:
            self.told(self.done, self.total)


@dataclass
class Rounds:
    """All rounds of all that was measured; figures are medians."""

    ours: dict[tuple[str, str], dict[str, list[float]]] = field(default_factory=dict)
    """By game and side."""
    others: dict[str, list[dict[str, float]]] = field(default_factory=dict)

    def values(self, game: str, side: str, name: str) -> list[float]:
        """One measurement, round by round; nothing if it was not made."""
        return self.ours.get((game, side), {}).get(name, [])

    def figure(self, game: str, side: str, name: str) -> float:
        """The median of one measurement; 0 if it was not made."""
        values = self.values(game, side, name)
        return median(values) if values else 0.0

    def peer(self, name: str, what: str) -> float:
        rounds = self.others.get(name, [])
        return median([one[what] for one in rounds]) if rounds else 0.0

    def peers(self) -> list[dict[str, Any]]:
        """The peers' fields that machines may rely on."""
        rates = ("decisions_per_second", "clones_per_second")
        return [{"name": name, **{what: self.peer(name, what) for what in rates}} for name in self.others]

    def yardsticks(self, plain: str, compiled: str) -> dict[str, tuple[float, float]]:
        """What is held against the peers: the sides that are a plain and a compiled build, and the peer's figure."""
        hearts, search, uno, bare = peer.PEERS
        rates, clones = "decisions_per_second", "clones_per_second"
        driven = self.figure(YARDSTICK, plain, "driven_per_second")
        return {
            "plain / open_spiel hearts": (driven, self.peer(hearts, rates)),
            "plain / rlcard uno": (driven, self.peer(uno, rates)),
            "plain / rlcard uno, bare steps": (driven, self.peer(bare, rates)),
            "compiled rollouts / open_spiel ismcts hearts": (
                self.figure(YARDSTICK, compiled, rates),
                self.peer(search, rates),
            ),
            "compiled clone / open_spiel hearts clone": (
                self.figure(YARDSTICK, compiled, clones),
                self.peer(hearts, clones),
            ),
        }


def quotients(pairs: dict[str, tuple[float, float]]) -> dict[str, float]:
    """Ratios of what was measured on both sides."""
    return {name: one / other for name, (one, other) in pairs.items() if one and other}


def way_of(game: str) -> list[Any]:
    """How a game is measured: its first way to play, with as few seats as it takes."""
    variant = find_game(game).variants()[0]
    return [game, variant.name, variant.fewest, {}]


def steps_of(rounds: int, games: int, sides: int, peers: bool) -> int:
    """How many steps it takes to measure all that."""
    return rounds * (games * len(FIGURES) * sides + int(peers))


def take(sides: dict[str, Process], games: list[str], rounds: int, seconds: float, peers: bool, steps: Steps) -> Rounds:
    """Measure the games on every side, *seconds* for each figure."""
    result = Rounds()
    with ExitStack() as stack:
        beside = stack.enter_context(Process([str(peer_python()), "-P", peer.__file__], {})) if peers else None
        for number in range(rounds):
            # Now one side comes first, now the other.
            order = list(sides) if number % 2 == 0 else list(sides)[::-1]
            for game in games:
                for figure in FIGURES:
                    for side in order:
                        found = sides[side].ask("measure", way=way_of(game), figure=figure, seconds=seconds)
                        for name, value in found.items():
                            result.ours.setdefault((game, side), {}).setdefault(name, []).append(value)
                        steps.step()
            if beside is not None:
                for name, figures in beside.ask("measure", seconds=seconds).items():
                    result.others.setdefault(name, []).append(figures)
                steps.step()
    return result


def peer_python() -> Path:
    """The Python of the environment that has the peers; it is made when it is first wanted, which needs the network."""
    home = Path(sys.prefix) / "peers"
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = home / "ready"
    if not ready.exists():
        venv.create(home, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "open_spiel", "rlcard"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            reasons = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            raise BadSetup("bench-no-peers", reason=reasons[0] if reasons else "pip")
        ready.touch()
    return python
