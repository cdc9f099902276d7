"""Rules of thumb."""

from __future__ import annotations

from kantyna.kernel.spec import Heuristics


class OuterRimHeuristics(Heuristics):
    """Nothing is preferred yet."""
