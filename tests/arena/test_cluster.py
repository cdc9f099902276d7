"""Work shared by a cluster: the same results as at home, also where workers are lost; other builds are refused.

Ray is too large for the tests, so something with its interface stands in; `python -m tests.arena.cluster` takes the
real one.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kantyna.arena import cluster, soak_test
from kantyna.arena.cluster import Cluster
from kantyna.arena.learning import RECIPES, learn
from kantyna.arena.soak_test import soak
from kantyna.arena.tournament import run
from kantyna.commands.arena import shared_by
from kantyna.commands.output import BadInput
from kantyna.kernel.errors import BadSetup

HERE = Cluster("here:1")


class Ray(ModuleType):
    """As much of Ray as is used. Every third piece of work is done twice: who did it first was lost before it told."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.threads = ThreadPoolExecutor(2)
        self.open = False
        self.sent = 0

    def init(self, address: str, **_: object) -> None:
        if address != HERE.address:
            raise ConnectionError(address)
        self.open = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, *, max_retries: int) -> Callable[[Callable[..., Any]], Any]:
        assert max_retries == -1
        ray = self

        class Remote:
            def __init__(self, work: Callable[..., Any]) -> None:
                self.work = work

            def remote(self, *args: Any) -> Future[Any]:
                ray.sent += 1
                lost = ray.sent % 3 == 0
                return ray.threads.submit(lambda: (self.work(*args) if lost else None, self.work(*args))[1])

        return Remote

    def wait(self, sent: list[Future[Any]], num_returns: int, timeout: float) -> tuple[list[Future[Any]], object]:
        assert num_returns == 1
        done, others = wait(sent, timeout, FIRST_COMPLETED)
        return list(done)[:1], others

    def get(self, sent: Future[Any]) -> object:
        return sent.result()

    def cancel(self, sent: Future[Any], force: bool) -> None:
        assert force
        sent.cancel()

    def shutdown(self) -> None:
        self.open = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ray]:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    yield ray
    assert not ray.open
    ray.threads.shutdown()


def test_whoever_plays_the_games_are_the_same(ray: Ray, tmp_path: Path) -> None:
    seats = ["greedy", "search:4"]
    home = run("star-realms", "duel", seats, 6, seed=3)
    assert home.digest == home.json()["digest"] == run("star-realms", "duel", seats, 6, seed=3, jobs=2).digest
    kept = tmp_path / "games"
    run("star-realms", "duel", seats, 2, seed=3, file=kept)  # broken off at home, gone on with elsewhere
    away = run("star-realms", "duel", seats, 6, HERE, seed=3, file=kept)
    assert (away.digest, ray.sent) == (home.digest, 1)
    assert run("star-realms", "duel", seats, 6, seed=4).digest != home.digest


def test_a_soak_and_what_is_learnt_are_the_same(ray: Ray, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_test, "PORTION", 100)
    home = [one.json() for one in soak("star-realms", "duel", 300, seed=5)]
    kept = tmp_path / "soak"
    told: list[tuple[int, int]] = []
    for _ in range(2):
        found = soak("star-realms", "duel", 300, HERE, 5, lambda *how: told.append(how), kept)
        assert [one.json() for one in found] == home
    assert ray.sent == 3  # the second time all of it was there
    assert told[-1] == (300, 300)
    monkeypatch.setattr("kantyna.arena.learning.PORTION", 4)
    recipe = replace(RECIPES["star-realms"], games=8, passes=1)
    digests = {
        learn(recipe, tmp_path / name, jobs, lambda *_: None).weights.digest
        for name, jobs in (("home", 1), ("away", HERE))
    }
    assert len(digests) == 1


def test_what_is_wrong_with_a_cluster_is_told(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(jobs: Cluster, key: str) -> BadSetup:
        with pytest.raises(BadSetup) as failed:
            run("star-realms", "duel", ["random", "random"], 2, jobs)
        assert failed.value.key == key
        return failed.value

    assert fail(Cluster("elsewhere:2"), "cluster-unreachable").values == {"address": "elsewhere:2"}
    other = replace(cluster.build(), source="another")
    with monkeypatch.context() as patched:
        # The driver is asked first, then the worker.
        answers = iter([cluster.build(), other, other, cluster.build()])
        patched.setattr(cluster, "build", lambda: next(answers))
        assert "another" in str(fail(HERE, "cluster-other-build").values["theirs"])
    with monkeypatch.context() as patched:
        patched.setattr("kantyna.arena.tournament.play_some", _broken)
        assert fail(HERE, "cluster-broken").values == {"reason": "no memory left"}
    with monkeypatch.context() as patched:
        patched.setattr("kantyna.arena.tournament.play_some", _refused)
        assert fail(HERE, "setup-old-value").values == {"game": "star-realms"}
    monkeypatch.setitem(sys.modules, "ray", None)
    fail(HERE, "cluster-missing")


def _broken(tasks: object) -> None:
    raise MemoryError("no memory left")


def _refused(tasks: object) -> None:
    raise BadSetup("setup-old-value", game="star-realms")


def test_options_that_mean_nothing_together_are_refused() -> None:
    assert shared_by(3, "local", "") == 3
    assert shared_by(1, "ray", "") == Cluster("auto")
    for wish, key in (
        ((1, "local", "head:6379"), "cli-address-alone"),
        ((1, "dask", ""), "cli-unknown-engine"),
        ((2, "ray", ""), "cli-not-together"),
    ):
        with pytest.raises(BadInput) as refused:
            shared_by(*wish)
        assert refused.value.key == key


def test_an_address_where_nobody_listens_is_told_at_once() -> None:
    """Ray itself would try for many minutes."""
    with socket.create_server(("127.0.0.1", 0)) as head:
        address = f"127.0.0.1:{head.getsockname()[1]}"
        assert shared_by(1, "ray", address) == Cluster(address)
    for nowhere in (address, "head", "127.0.0.1:99999"):
        with pytest.raises(BadSetup) as refused:
            shared_by(1, "ray", nowhere)
        assert (refused.value.key, refused.value.values) == ("cluster-unreachable", {"address": nowhere})
