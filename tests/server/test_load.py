"""The load script plays: its figures for docs/benchmarks.md are taken by hand, never in a test."""

from __future__ import annotations

from tests.server.load import run


def test_many_tables_at_once_lose_no_answer() -> None:
    figures = run(20, 3.0)
    assert figures.errors == 0
    assert figures.moves >= 20
    assert figures.kilobytes <= 1000  # of an idle table
