"""Who sits down to what: all that is settled before the first question."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from kantyna.games.common.setup import seats_of
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.printable import all_seen
from kantyna.kernel.spec import GameSpec, Setting

SEED_LIMIT = 2**53
"""Seeds stay exact in the numbers of a browser too."""

MOST_SEATS: Final = 6
MOST_SETTINGS: Final = 16
LONGEST_NAME: Final = 64
"""Of a seat, in a file."""

# Whatever comes from outside is bounded: what no game needs is not carried about, kept or shown.
Key: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[!-~]*$(?!\\n)")]
"""A name that programs use: of a game, a card, a setting."""
SettingValue: TypeAlias = (
    Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Meta(max_length=4000, pattern="^[^\\x00]*$")]
)


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

    def check(self) -> None:
        """Refuse what no table has, whatever the game."""
        for listed in (self.names, self.players):
            if listed and len(listed) != self.seats:
                raise BadSetup("setup-names", seats=self.seats, names=len(listed))
        for name in self.names:
            if len(name) > LONGEST_NAME or not all_seen(name):
                raise BadSetup("setup-name", name=name, most=LONGEST_NAME)
        if not 0 <= self.seed < SEED_LIMIT:
            raise BadSetup("setup-seed", seed=str(self.seed), most=str(SEED_LIMIT - 1))


def fresh_seed() -> int:
    """A seed nobody could foresee."""
    return secrets.randbelow(SEED_LIMIT)


def fewest(spec: GameSpec, variant: str) -> int:
    """How many must at least sit down to a way to play; to one that is not there, as to the first."""
    ways = spec.variants()
    return next((one.fewest for one in ways if one.name == variant), ways[0].fewest)


def fitting(spec: GameSpec, seats: int) -> str:
    """The first way to play for so many; for 0, the first."""
    ways = spec.variants()
    for variant in ways:
        if not seats or variant.fewest <= seats <= variant.most:
            return variant.name
    known = ", ".join(f"{one.name} ({seats_of(one)})" for one in ways)
    raise BadSetup("cli-no-way", game=spec.name, seats=seats, known=known)
