"""What is printed on a card: plain numbers, and its abilities as lists of effects."""

from __future__ import annotations

from kantyna.games.star_realms.table import StarRealms
from kantyna.kernel.effect import Effect, Script


class Card:
    """One different card. *each_ship* and *ally_to_all* are the two abilities that always work."""

    def __init__(
        self,
        key: str,
        count: int,
        kind: int,
        faction: int,
        cost: int,
        defense: int,
        primary: list[Effect[StarRealms]],
        ally: list[Effect[StarRealms]],
        scrap: list[Effect[StarRealms]],
        each_ship: int,
        ally_to_all: bool,
    ) -> None:
        self.key = key
        self.count = count
        self.kind = kind
        self.faction = faction
        self.cost = cost
        self.defense = defense
        self.primary = Script(primary)
        self.ally = Script(ally)
        self.scrap = Script(scrap)
        self.each_ship = each_ship
        """Combat for each ship played while this card is in play."""
        self.ally_to_all = ally_to_all
        """It is an ally for every faction."""


def card(
    key: str,
    count: int,
    kind: int,
    faction: int,
    cost: int,
    defense: int = 0,
    primary: list[Effect[StarRealms]] | None = None,
    ally: list[Effect[StarRealms]] | None = None,
    scrap: list[Effect[StarRealms]] | None = None,
    each_ship: int = 0,
    ally_to_all: bool = False,
) -> Card:
    """A card as the card files write it: what it does not have is left out."""
    return Card(
        key,
        count,
        kind,
        faction,
        cost,
        defense,
        primary if primary is not None else [],
        ally if ally is not None else [],
        scrap if scrap is not None else [],
        each_ship,
        ally_to_all,
    )
