"""How fast the engine is: plain, compiled, and beside its peers, measured in turns in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kantyna import build
from kantyna.arena import peer
from kantyna.arena.numbers import median
from kantyna.games.registry import GAMES
from kantyna.games.registry import game as find_game
from kantyna.kernel.errors import BadSetup

Told = Callable[[int, int], None]
"""Progress: how many steps of how many."""

FIELDS: Final = (
    "decisions_per_second",
    "games_per_second",
    "clones_per_second",
    "views_per_second",
    "saves_per_second",
)
YARDSTICK: Final = "star-realms"
"""The game against which the peers and the other games are held."""
PORTION: Final = 250
"""Games traced by each build before the other's turn."""


class Measuring:
    """A process that measures when it is asked to."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self.build: str = self._read()["build"]

    def ask(self, question: str) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return self._read()

    def _read(self) -> Any:
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            trouble = self.process.stderr.read().strip().splitlines()
            self.close()
            raise BadSetup("bench-failed", reason=trouble[-1] if trouble else "?")
        return json.loads(line)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


@dataclass
class Benched:
    """All rounds of all that was measured; figures are medians."""

    ours: dict[tuple[str, str], list[dict[str, float]]] = field(default_factory=dict)
    """By game and build."""
    others: dict[str, list[dict[str, float]]] = field(default_factory=dict)
    traced: int = 0
    differing: int = 0

    def figure(self, game: str, made: str, name: str) -> float:
        """The median of one measurement; 0 if it was not made."""
        rounds = self.ours.get((game, made), [])
        return median([one[name] for one in rounds]) if rounds else 0.0

    def peer(self, name: str, what: str) -> float:
        rounds = self.others.get(name, [])
        return median([one[what] for one in rounds]) if rounds else 0.0

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        return {
            "results": [
                {"game": game, "build": made, **{name: self.figure(game, made, name) for name in FIELDS}}
                for game, made in self.ours
            ],
            "peers": [
                {
                    "name": name,
                    "decisions_per_second": self.peer(name, "decisions_per_second"),
                    "clones_per_second": self.peer(name, "clones_per_second"),
                }
                for name in self.others
            ],
            "ratios": self.ratios(),
        }

    def ratios(self) -> dict[str, float]:
        """What the figures are held against; only what was measured in this run."""
        hearts, search, uno, bare = peer.PEERS
        rates, clones = "decisions_per_second", "clones_per_second"
        plain = self.figure(YARDSTICK, "plain", "driven_per_second")
        pairs = {
            "plain / open_spiel hearts": (plain, self.peer(hearts, rates)),
            "plain / rlcard uno": (plain, self.peer(uno, rates)),
            "plain / rlcard uno, bare steps": (plain, self.peer(bare, rates)),
            "compiled rollouts / open_spiel ismcts hearts": (
                self.figure(YARDSTICK, "compiled", rates),
                self.peer(search, rates),
            ),
            "compiled clone / open_spiel hearts clone": (
                self.figure(YARDSTICK, "compiled", clones),
                self.peer(hearts, clones),
            ),
        }
        for game, made in self.ours:
            if made == "compiled":
                pairs[f"{game} compiled / plain"] = (self.figure(game, made, rates), self.figure(game, "plain", rates))
            if game != YARDSTICK:
                other = self.figure(YARDSTICK, made, rates)
                pairs[f"{game} / {YARDSTICK}, {made}"] = (self.figure(game, made, rates), other)
        found = {name: one / other for name, (one, other) in pairs.items() if one and other}
        if self.traced:
            found["traced games"] = self.traced
            found["traces that differ"] = self.differing
        return found


def bench(
    game: str = "",
    rounds: int = 5,
    seconds: float = 1.0,
    peers: bool = False,
    traces: int = 0,
    progress: Told | None = None,
) -> Benched:
    """Measure one game (or all), in every build there is, in interleaved rounds. *traces*: so many seeded games of each
    must be the same game in both builds."""
    names = [find_game(game).name] if game else list(GAMES)
    builds = ["plain", "compiled"] if build.is_current() else ["plain"]
    result = Benched()
    portions = range(0, traces, PORTION) if len(builds) > 1 else range(0)
    steps = rounds * (len(names) * len(builds) + int(peers)) + len(names) * len(portions)
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, steps)

    with ExitStack() as stack:
        workers = {(name, made): _worker(name, made) for name in names for made in builds}
        beside = Measuring([str(peer_python()), "-P", str(Path(peer.__file__))], {}) if peers else None
        for worker in [*workers.values(), *([beside] if beside is not None else [])]:
            stack.callback(worker.close)
        for _ in range(rounds):
            for key, worker in workers.items():
                result.ours.setdefault(key, []).append(worker.ask(f"measure {seconds}"))
                step()
            if beside is not None:
                for name, figures in beside.ask(f"measure {seconds}").items():
                    result.others.setdefault(name, []).append(figures)
                step()
        for name in names:
            for first in portions:
                question = f"trace {first} {min(first + PORTION, traces)}"
                plain, compiled = (workers[name, made].ask(question) for made in builds)
                result.traced += len(plain)
                result.differing += sum(one != other for one, other in zip(plain, compiled, strict=True))
                step()
    return result


def _worker(game: str, made: str) -> Measuring:
    variant = find_game(game).variants()[0]
    command = [sys.executable, "-P", "-m", "kantyna.arena.worker", game, variant.name, str(variant.fewest)]
    return Measuring(command, {"KANTYNA_BUILD": made})


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
