"""Processes that share work, here or in a cluster. Ctrl-C reaches only whoever began it; the others are ended then,
without a word."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import ParamSpec, TypeAlias, TypeVar

from kantyna.arena.cluster import Cluster, ClusterPool

T = TypeVar("T")
P = ParamSpec("P")

Jobs: TypeAlias = int | Cluster
"""Who does the work: so many processes of this machine, or a cluster."""


class WorkerPool:
    """As many processes as there are jobs, begun when there is work for them."""

    batch = 1
    """Games that are sent together."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        # A fresh interpreter a process: a fork would copy whatever threads the caller has.
        self.executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def submit(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        with _held_back():
            return self.executor.submit(work, *args, **named)


@contextmanager
def worker_pool(jobs: Jobs) -> Iterator[WorkerPool | ClusterPool]:
    """They are waited for in the end; where the work is broken off, they are ended at once."""
    if isinstance(jobs, Cluster):
        cluster = ClusterPool(jobs)
        try:
            yield cluster
        finally:
            cluster.close()
        return
    before = set(active_children())
    workers = WorkerPool(jobs)
    try:
        yield workers
    except BaseException:
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        workers.executor.shutdown(cancel_futures=True)


@contextmanager
def _held_back() -> Iterator[None]:
    """A process begun here never hears Ctrl-C, not even while it is being set up; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
