"""A Ray cluster of two simulated machines, ``python -m tests.arena.cluster [GAMES]``: the games of an arena at home, in
the cluster, with a worker killed on the way, and with a machine lost. All must give one digest. Needs the extra
`cluster`, which the tests do without."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

from kantyna.arena.cluster import Cluster
from kantyna.arena.tournament import run
from kantyna.arena.worker_pool import Jobs

SEATS = ["greedy", "search:20"]
NICENESS = "RAY_worker_niceness"
"""Ray's own name for how much its workers stand back: else they wait for everything else that runs here."""


class Simulated:
    """A cluster on this machine: a head and a second node, each with a processor of its own."""

    def __init__(self) -> None:
        os.environ[NICENESS] = "0"
        self.ray: Any = import_module("ray")
        self.nodes = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        self.second = self.nodes.add_node(num_cpus=1)
        self.nodes.wait_for_nodes()

    def kill_worker(self) -> None:
        """One of the processes that do the work, while they do."""
        os.kill(self.ray.get(self.ray.remote(process).remote()), signal.SIGKILL)

    def lose_machine(self) -> None:
        self.nodes.remove_node(self.second)


def process() -> int:
    return os.getpid()


def once(harm: Callable[[], None], at: int) -> Callable[[int, int], None]:
    """Progress that does harm when so many games are played."""
    done = False

    def told(played: int, _: int) -> None:
        nonlocal done
        if played >= at and not done:
            done = True
            harm()

    return told


def main(games: int) -> int:
    simulated = Simulated()
    away = Cluster(simulated.nodes.address)
    ways: dict[str, tuple[Jobs, Callable[[int, int], None] | None]] = {
        "alone": (1, None),
        "two processes": (2, None),
        "two machines": (away, None),
        "a worker killed": (away, once(simulated.kill_worker, games // 4)),
        "a machine lost": (away, once(simulated.lose_machine, games // 4)),
    }
    digests = set()
    for name, (jobs, progress) in ways.items():
        begun = perf_counter()
        result = run("star-realms", "duel", SEATS, games, jobs, seed=7, progress=progress)
        digests.add(result.digest)
        print(f"{name:<16} {result.digest} {len(result.sound)} games, {perf_counter() - begun:.1f} s", flush=True)
    simulated.nodes.shutdown()
    return len(digests) - 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 400))
