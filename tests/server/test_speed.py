"""How much the server carries; docs/benchmarks.md has the figures."""

from __future__ import annotations

import pytest

from tests.server.load import run

P99 = 0.050
"""Seconds from an answer to the new view of every seat, with 200 tables at a move a second each."""
EACH = 1000
"""Kilobytes of an idle table."""
TRIES = 3
"""Whatever else the machine does just then is not the server's fault."""


@pytest.mark.speed
@pytest.mark.timeout(300)
def test_two_hundred_tables_at_once() -> None:
    tried = []
    while len(tried) < TRIES:
        figures = run(200, 10.0)
        assert figures.errors == 0
        assert figures.moves > 1000
        assert figures.kilobytes <= EACH
        tried.append(figures)
        if figures.p99 <= P99:
            return
    pytest.fail("; ".join(str(figures) for figures in tried))
