"""What is printed on a card: plain numbers, what it changes by lying there, and its abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.games.card_game.constant import Constant

if TYPE_CHECKING:
    from kantyna.games.card_game.ability import Ability
    from kantyna.games.card_game.select import Select


class Card:
    """One different card; *sets* tells how many of it each objective set holds."""

    def __init__(
        self,
        key: str,
        kind: int,
        side: int,
        affiliation: int,
        cost: int,
        force: int,
        icons: list[int],
        capacity: int,
        resources: int,
        traits: int,
        keywords: int,
        protect: int,
        edge: int,
        unique: bool,
        priority: int,
        enhances: str,
        host: Select | None,
        constants: list[Constant],
        abilities: list[Ability],
    ) -> None:
        self.key = key
        self.kind = kind
        self.side = side
        self.affiliation = affiliation
        self.cost = cost
        self.force = force
        self.icons = icons
        self.capacity = capacity
        self.resources = resources
        self.traits = traits
        self.keywords = keywords
        self.protect = protect
        """The trait it protects, as a mask."""
        self.edge = edge
        self.unique = unique
        self.priority = priority
        self.enhances = enhances
        """What it enhances where that is no card: the play area, the dial."""
        self.host = host
        self.constants = constants
        self.abilities = abilities
