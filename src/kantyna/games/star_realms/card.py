"""What is printed on a card: plain numbers, and its abilities as lists of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.games.star_realms.vocabulary import EVERY_FACTION
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import BITS, DefId
from kantyna.kernel.native import i64

if TYPE_CHECKING:
    from kantyna.games.star_realms.table import StarRealms


class Card:
    """One different card, as ``card`` below makes it."""

    def __init__(
        self,
        key: str,
        copies: int,
        kind: i64,
        faction: i64,
        cost: i64,
        defense: i64,
        primary: Script[StarRealms],
        ally: Script[StarRealms],
        scrap: Script[StarRealms],
        each_ship: i64,
        ally_to_all: bool,
    ) -> None:
        self.key = key
        self.number: DefId = -1
        """Its definition, once it is in the book."""
        self.copies = copies
        self.kind = kind
        self.faction = faction
        self.cost = cost
        self.defense = defense
        self.primary = primary
        self.ally = ally
        self.scrap = scrap
        self.has_primary = len(primary.effects) > 0
        self.has_ally = len(ally.effects) > 0
        self.has_scrap = len(scrap.effects) > 0
        self.each_ship = each_ship
        """Combat for each ship played while this card is in play."""
        self.ally_to_all = ally_to_all
        """It is an ally for every faction."""
        self.counts_for: i64 = EVERY_FACTION if ally_to_all else BITS[faction]
        """The mask of the factions that it counts for."""


def card(
    key: str,
    *,
    copies: int,
    kind: i64,
    faction: i64,
    cost: i64,
    defense: i64 = 0,
    primary: list[Effect[StarRealms]] | None = None,
    ally: list[Effect[StarRealms]] | None = None,
    scrap: list[Effect[StarRealms]] | None = None,
    each_ship: i64 = 0,
    ally_to_all: bool = False,
) -> Card:
    """A card as the card files write it: what it does not have is left out."""
    return Card(
        key,
        copies,
        kind,
        faction,
        cost,
        defense,
        Script(primary or []),
        Script(ally or []),
        Script(scrap or []),
        each_ship,
        ally_to_all,
    )
