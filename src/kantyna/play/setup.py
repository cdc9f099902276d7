"""Who sits down to what: all that is settled before the first question."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from kantyna.kernel.spec import Setting

SEED_LIMIT = 2**53
"""Seeds stay exact in the numbers of a browser too."""


@dataclass(frozen=True)
class Setup:
    """A game, a way to play it, its seats and its seed: the same set-up always gives the same table."""

    game: str
    variant: str
    seats: int
    seed: int
    settings: dict[str, Setting] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    """What the seats are called; none or one for each."""
    players: list[str] = field(default_factory=list)
    """Who sits there, as the command line writes it: ``human``, ``level3``; none or one for each."""


def fresh_seed() -> int:
    """A seed nobody could foresee."""
    return secrets.randbelow(SEED_LIMIT)
