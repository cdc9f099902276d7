"""The chaos script runs: what it found with many kills is told in docs/benchmarks.md."""

from __future__ import annotations

import pytest

from tests.server.chaos import run


@pytest.mark.timeout(600)
@pytest.mark.parametrize("way", ["sqlite", "two"])
def test_a_few_kills_lose_nothing(way: str) -> None:
    chaos, lost = run(way, kills=2, tables=3, outages=False)
    assert lost == 0
    assert len(chaos.watch.accepted) > 3
    assert set(chaos.watch.failures) <= {"nothing-heard", "stale-version", "database-away"}
