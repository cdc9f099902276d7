"""Work shared by many machines: a Ray cluster that somebody has started, reached by its address (extra `cluster`).

What is sent is a function of ours, by its name, and its arguments; so every machine has Kantyna installed, and one that
has another build is refused. Ray gives work that a lost process or machine had to others, for as long as there are any.
Nothing depends on who did it: whatever is played takes its chance from the seed and its number.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from platform import node, python_version
from threading import Event, Thread
from typing import Any, Final, ParamSpec, TypeVar

from kantyna import __version__
from kantyna.build import fingerprint
from kantyna.kernel.errors import BadSetup, KantynaError

T = TypeVar("T")
P = ParamSpec("P")

BATCH: Final = 20
"""Games that are sent together: one alone would take no longer than its way there and back."""
BREATH: Final = 0.1
"""Seconds after which it is looked whether there is more to listen to."""


@dataclass(frozen=True)
class Cluster:
    """Where a cluster is: `auto` for one that runs on this machine, or HOST:PORT."""

    address: str = "auto"


@dataclass(frozen=True)
class Build:
    """What must be the same on every machine for the same results."""

    version: str
    source: str
    python: str


@dataclass(frozen=True)
class Refused:
    """A machine with another build has done nothing."""

    host: str
    build: Build


@cache
def build() -> Build:
    """That of this process."""
    return Build(__version__, fingerprint(weights=True)[:12], ".".join(python_version().split(".")[:2]))


def do(wanted: Build, work: Callable[..., T], args: tuple[Any, ...]) -> T | Refused | KantynaError:
    """What a worker does. An error with a sentence of its own comes back as a result: what is raised, Ray wraps."""
    if build() != wanted:
        return Refused(node(), build())
    try:
        return work(*args)
    except KantynaError as error:
        return error


class ClusterPool:
    """All processors of a cluster. They keep nothing: whoever asked writes down what came of it."""

    batch = BATCH

    def __init__(self, cluster: Cluster) -> None:
        try:
            self.ray = import_module("ray")
        except ImportError as error:
            raise BadSetup("cluster-missing") from error
        try:
            self.ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadSetup("cluster-unreachable", address=cluster.address) from error
        self.jobs = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote = self.ray.remote(max_retries=-1)(do)
        self.begun: dict[Any, Future[Any]] = {}
        self._closed = Event()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def submit(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        assert not named
        told: Future[T] = Future()
        self.begun[self.remote.remote(build(), work, args)] = told
        return told

    def _listen(self) -> None:
        """Pass on what is done."""
        while not self._closed.wait(0 if self.begun else BREATH):
            for sent in self.ray.wait(list(self.begun), num_returns=1, timeout=BREATH)[0] if self.begun else []:
                self._pass_on(sent, self.begun.pop(sent))

    def _pass_on(self, sent: Any, told: Future[Any]) -> None:
        try:
            result = self.ray.get(sent)
        except Exception as error:  # of any kind: whatever work or Ray itself could fail with
            told.set_exception(BadSetup("cluster-broken", reason=str(error).strip().splitlines()[-1]))
            return
        if isinstance(result, KantynaError):
            told.set_exception(result)
        elif isinstance(result, Refused):
            theirs, ours = _build_name(result.build), _build_name(build())
            told.set_exception(BadSetup("cluster-other-build", host=result.host, theirs=theirs, ours=ours))
        else:
            told.set_result(result)

    def close(self) -> None:
        """What is not done by now is not wanted any more."""
        self._closed.set()
        self._listener.join()
        for sent in self.begun:
            self.ray.cancel(sent, force=True)
        self.ray.shutdown()


def _build_name(build: Build) -> str:
    return f"{build.version}/{build.source}, Python {build.python}"
