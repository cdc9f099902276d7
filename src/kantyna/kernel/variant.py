"""A way to play, as an object: what a game asks of it instead of comparing its name."""

from __future__ import annotations

from typing import TypeAlias

from kantyna.kernel.ids import Seat
from kantyna.kernel.native import mypyc_attr

Setting: TypeAlias = int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """Its name, how many may sit down, and the settings it takes with their defaults. A game adds its hooks."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        settings: dict[str, Setting] | None = None,
        ours: bool = False,
        samples: list[dict[str, Setting]] | None = None,
        choices: dict[str, list[Setting]] | None = None,
        automatic: int = 0,
    ) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most
        self.settings = settings if settings is not None else {}
        self.ours = ours
        """True for a way to play that is not in the rulebook."""
        self.samples = samples if samples is not None else [{}]
        """Settings that soaks and tests try in turn."""
        self.choices = choices if choices is not None else {}
        """The values of a setting to choose from, where there are few; a deck of one's own may be possible besides."""
        self.automatic = automatic
        """Seats behind those of the players that the rules themselves play: nobody sits down there, nobody is asked."""

    def teams(self, seats: int) -> list[int]:
        """The team of each seat: everybody alone, unless the way to play knows better."""
        return list(range(seats))

    def partners(self, seats: int, seat: Seat) -> list[Seat]:
        """Who sees what only *seat* may see: itself, and whoever plays with open cards beside it."""
        return [seat]
