"""What tells who stands better: fame, credits, the ship and what it carries, crew, jobs, bounties, damage."""

from __future__ import annotations

from kantyna.games.outer_rim.table import (
    CAPTAINS,
    CAPTURED,
    CARGO_HELD,
    CREDITS,
    CREW_HELD,
    DAMAGE,
    FAME,
    GEAR_HELD,
    JOBS_HELD,
    MODS_HELD,
    SHIPS,
)
from kantyna.kernel.features import Features


def features(definitions: int) -> Features:
    return Features(
        definitions,
        held=[[CAPTAINS], [SHIPS], [CREW_HELD], [GEAR_HELD, MODS_HELD], [JOBS_HELD], [CARGO_HELD], [CAPTURED]],
        scores=[FAME, CREDITS],
        sums=[(DAMAGE, CAPTAINS), (DAMAGE, SHIPS)],
        glance=True,
    )
