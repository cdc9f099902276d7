"""What is printed on a card: plain numbers, an ability as effects, or something that works all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.deckbuilding.vocabulary import (
    BASE,
    CAPITAL,
    CAPITAL_SHIP,
    CONSTANTS,
    FORCE_ATTACK,
    LOST_ATTACK,
    NEUTRAL,
    NEVER,
    NO_CONSTANT,
    ROW_ATTACK,
    SHIELD,
    SHIPS_ATTACK,
    TRAITS,
    TRAITS_ATTACK,
    TRIGGERS,
    UNIT,
)
from kantyna.kernel.combinators import If
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import CardId, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

if TYPE_CHECKING:
    from kantyna.games.deckbuilding.table import Deckbuilding


class Ability:
    """*trigger* says when it may be used; the whole *price* must be possible for anything to happen."""

    def __init__(
        self,
        trigger: i64,
        effects: list[Effect[Deckbuilding]],
        price: list[Effect[Deckbuilding]] | None = None,
    ) -> None:
        paid = price or []
        if (trigger == NEVER) != (not paid and not effects):
            raise ValueError("an ability has something to do, and a time to do it")
        self.trigger = trigger
        self.script = Script([*paid, *effects])
        self.price: i64 = len(paid)
        """So many effects of the script are its price."""

    def usable(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        """A price must be payable in full and is reason enough; else something must change (DB-ABILITY-6, -7)."""
        if self.price == 0:
            return self.script.would_change(table, seat, card)
        effects = self.script.effects
        for at in range(self.price):
            if not effects[at].would_change(table, seat, card):
                return False
        return True

    def lacks_condition(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        """Does an "if" stand in the way (DB-IF-1)? Something would happen if it held."""
        for effect in self.script.effects:
            if isinstance(effect, If) and not effect.condition.holds(table, seat, card):
                return True
        return False

    def said(self) -> list[Said]:
        texts = self.script.said()
        if self.price:
            texts = [Said("to", parts={"price": texts[: self.price], "effect": texts[self.price :]})]
        if not texts:
            return []
        return [Said(f"ability-{TRIGGERS.words[self.trigger]}", parts={"text": texts})]


WITH_AMOUNT: Final = [SHIPS_ATTACK, TRAITS_ATTACK, FORCE_ATTACK, ROW_ATTACK, LOST_ATTACK, SHIELD]
"""Constant abilities that give so much."""
MOST_TRAITS: Final = 2
"""That one of them helps: "Troopers and Vehicles"."""


class Constant:
    """What works as long as the card is in play; *traits* say for whom."""

    def __init__(self, kind: i64, amount: i64 = 0, traits: i64 = 0) -> None:
        if (amount > 0) != (kind in WITH_AMOUNT) or (traits > 0) != (kind == TRAITS_ATTACK):
            raise ValueError(f"what {CONSTANTS.words[kind]} needs is not what it has")
        if len(TRAITS.of_mask(traits)) > MOST_TRAITS:
            raise ValueError("no card helps so many traits")
        self.kind = kind
        self.amount = amount
        self.traits = traits

    def said(self) -> Said:
        key = f"always-{CONSTANTS.words[self.kind]}"
        helped = TRAITS.of_mask(self.traits)
        if len(helped) > 1:
            key = f"{key}-{len(helped)}"
        return Said(key, {"n": self.amount}, {f"whom{at}": f"whom-{word}" for at, word in enumerate(helped)})


class Card:
    """One different card, as ``unit``, ``ship`` and ``base`` below make it."""

    def __init__(
        self,
        key: str,
        copies: int,
        kind: i64,
        faction: i64,
        cost: i64,
        attack: i64,
        resources: i64,
        force: i64,
        hits: i64,
        traits: i64,
        unique: bool,
        ability: Ability,
        constant: Constant,
        reward: Script[Deckbuilding],
        beginner: bool,
    ) -> None:
        self.key = key
        self.number: DefId = -1
        """Its definition, once it is in the book."""
        self.copies = copies
        """In one box."""
        self.kind = kind
        self.faction = faction
        self.cost = cost
        self.attack = attack
        self.resources = resources
        self.force = force
        self.hits = hits
        """Hit points of a capital ship or base."""
        self.target: i64 = cost if kind == UNIT and faction != NEUTRAL else 0
        """Attack needed to defeat the card in the row, in this box its cost; 0 if it can't be attacked there."""
        self.traits = traits
        self.unique = unique
        self.ability = ability
        self.trigger = ability.trigger
        self.constant = constant.kind
        self.amount = constant.amount
        """How much its constant ability gives."""
        self.constant_text = constant
        self.helps: i64 = CAPITAL if constant.kind == SHIPS_ATTACK else constant.traits
        """What it adds to the attack of while in play: a mask of traits, or capital ships; nothing for most."""
        self.helped_as: i64 = CAPITAL if kind == CAPITAL_SHIP else traits
        """What it is helped as: its traits, or a capital ship."""
        self.reward = reward
        self.beginner = beginner
        """A base of the beginner game."""

    def text(self) -> list[Said]:
        """What the card says, made of what it does."""
        texts = self.ability.said()
        if self.constant != NO_CONSTANT:
            texts.append(self.constant_text.said())
        if len(self.reward.effects) > 0:
            texts.append(Said("ability-reward", parts={"text": self.reward.said()}))
        return texts


NO_ABILITY: Final = Ability(NEVER, [])
WORKS_NEVER: Final = Constant(NO_CONSTANT)


def unit(
    key: str,
    *,
    copies: int,
    faction: i64,
    cost: i64,
    attack: i64 = 0,
    resources: i64 = 0,
    force: i64 = 0,
    traits: i64 = 0,
    unique: bool = False,
    ability: Ability = NO_ABILITY,
    constant: Constant = WORKS_NEVER,
    reward: list[Effect[Deckbuilding]] | None = None,
) -> Card:
    """A unit as the card files write it: what it does not have is left out."""
    return Card(
        key,
        copies,
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
        constant,
        Script(reward or []),
        False,
    )


def ship(
    key: str,
    *,
    copies: int,
    faction: i64,
    cost: i64,
    attack: i64 = 0,
    resources: i64 = 0,
    ability: Ability = NO_ABILITY,
    constant: Constant = WORKS_NEVER,
) -> Card:
    """A capital ship; in this box its hit points equal its cost."""
    none: Script[Deckbuilding] = Script([])
    return Card(
        key, copies, CAPITAL_SHIP, faction, cost, attack, resources, 0, cost, 0, False, ability, constant, none, False
    )


def base(
    key: str,
    *,
    faction: i64,
    hits: i64,
    ability: Ability = NO_ABILITY,
    constant: Constant = WORKS_NEVER,
    beginner: bool = False,
) -> Card:
    """A base; *beginner* marks those of the beginner game."""
    none: Script[Deckbuilding] = Script([])
    return Card(key, 1, BASE, faction, 0, 0, 0, 0, hits, 0, False, ability, constant, none, beginner)
