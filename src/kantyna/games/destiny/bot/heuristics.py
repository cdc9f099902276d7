"""Rules of thumb: concentrate damage, resolve what is good, reroll what is not, claim when little is left."""

from __future__ import annotations

from kantyna.kernel.spec import Heuristics


class DestinyHeuristics(Heuristics):
    """What looks good at a glance."""
