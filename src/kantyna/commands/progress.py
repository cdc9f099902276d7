"""A bar for long work: on the error stream, and only where somebody sees it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


class Advance(Protocol):
    """Told how much is done, of how much, and what else is worth showing."""

    def __call__(self, done: int, total: int, note: str = "") -> None: ...


@contextmanager
def bar(title: str) -> Iterator[Advance]:
    """A progress bar that lives as long as the work."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with progress:
        task = progress.add_task(title, total=None, note="")

        def advance(done: int, total: int, note: str = "") -> None:
            progress.update(task, completed=done, total=total, note=note)

        yield advance
