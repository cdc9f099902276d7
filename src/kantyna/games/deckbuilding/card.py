"""What is printed on a card: plain numbers, an ability as effects, or something that always works."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ALWAYS,
    BASE,
    MOMENTS,
    NEVER,
    NOTHING_ALWAYS,
    SHIP,
    TRAITS,
    UNIT,
)
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.said import Said


class Ability:
    """*moment* says when it may be used; the first *price* effects must all be possible for anything to happen."""

    def __init__(self, moment: int, effects: list[Effect[Deckbuilding]], price: int = 0) -> None:
        self.moment = moment
        self.script = Script(effects)
        self.price = price

    def usable(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        """A price must be payable in full and is reason enough; else something must change (DB-ABILITY-6, -7)."""
        effects = self.script.effects
        if self.price:
            for at in range(self.price):
                if not effects[at].would_change(table, seat, card):
                    return False
            return True
        return self.script.would_change(table, seat, card)

    def said(self) -> list[Said]:
        texts = self.script.said()
        if self.price:
            texts = [Said("to", parts={"price": texts[: self.price], "effect": texts[self.price :]})]
        if not texts:
            return []
        return [Said(f"ability-{MOMENTS[self.moment]}", parts={"text": texts})]


class Always:
    """What works as long as the card is in play; *traits* say for whom."""

    def __init__(self, kind: int, amount: int = 0, traits: int = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.traits = traits

    def said(self) -> Said:
        names = {"whom": "-".join(trait_keys(self.traits))} if self.traits else {}
        return Said(f"always-{ALWAYS[self.kind]}", {"n": self.amount}, names)


NO_ABILITY = Ability(NEVER, [])
WORKS_NEVER = Always(NOTHING_ALWAYS)


class Card:
    """One different card."""

    def __init__(
        self,
        key: str,
        count: int,
        kind: int,
        faction: int,
        cost: int,
        attack: int,
        resources: int,
        force: int,
        hits: int,
        traits: int,
        unique: bool,
        ability: Ability,
        always: Always,
        reward: Script[Deckbuilding],
        beginner: bool,
    ) -> None:
        self.key = key
        self.count = count
        """Copies in one box."""
        self.kind = kind
        self.faction = faction
        self.cost = cost
        self.attack = attack
        self.resources = resources
        self.force = force
        self.hits = hits
        """Hit points of a capital ship or base."""
        self.traits = traits
        self.unique = unique
        self.ability = ability
        self.always = always
        self.reward = reward
        self.beginner = beginner
        """A base of the beginner game."""

    def text(self) -> list[Said]:
        """What the card says, made of what it does."""
        texts = self.ability.said()
        if self.always.kind != NOTHING_ALWAYS:
            texts.append(self.always.said())
        if self.reward.effects:
            texts.append(Said("ability-reward", parts={"text": self.reward.said()}))
        return texts


def trait_keys(traits: int) -> list[str]:
    """The names of the bits of *traits*."""
    keys: list[str] = []
    for at, name in enumerate(TRAITS):
        if traits & TRAIT_BITS[at]:
            keys.append(name)
    return keys


TRAIT_BITS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]


def unit(
    key: str,
    count: int,
    faction: int,
    cost: int,
    attack: int = 0,
    resources: int = 0,
    force: int = 0,
    traits: int = 0,
    unique: bool = False,
    ability: Ability = NO_ABILITY,
    always: Always = WORKS_NEVER,
    reward: list[Effect[Deckbuilding]] | None = None,
) -> Card:
    """A unit as the card files write it: what it does not have is left out."""
    return Card(
        key,
        count,
        UNIT,
        faction,
        cost,
        attack,
        resources,
        force,
        0,
        traits,
        unique,
        ability,
        always,
        Script(reward if reward is not None else []),
        False,
    )


def ship(
    key: str,
    count: int,
    faction: int,
    cost: int,
    attack: int = 0,
    resources: int = 0,
    ability: Ability = NO_ABILITY,
    always: Always = WORKS_NEVER,
) -> Card:
    """A capital ship; in this box its hit points equal its cost."""
    return Card(
        key, count, SHIP, faction, cost, attack, resources, 0, cost, 0, False, ability, always, Script([]), False
    )


def base(
    key: str,
    faction: int,
    hits: int,
    ability: Ability = NO_ABILITY,
    always: Always = WORKS_NEVER,
    beginner: bool = False,
) -> Card:
    """A base; *beginner* marks those of the beginner game."""
    return Card(key, 1, BASE, faction, 0, 0, 0, 0, hits, 0, False, ability, always, Script([]), beginner)
