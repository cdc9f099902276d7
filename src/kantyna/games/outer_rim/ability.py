"""Abilities of captains, ships and cards, and what adds to numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.games.outer_rim.vocabulary import (
    ALWAYS,
    ANY_ROLL,
    TIMING_BITS,
)
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import BITS
from kantyna.kernel.native import i64

if TYPE_CHECKING:
    from kantyna.games.outer_rim.effects.conditions import Condition
    from kantyna.games.outer_rim.effects.dice import Change
    from kantyna.games.outer_rim.table import OuterRim


class Modify:
    """So much more of something; *skills*: only with one of them; *per*: for each card of that kind."""

    def __init__(self, what: i64, amount: i64, skills: list[i64] | None = None, per: i64 = -1) -> None:
        self.what = what
        self.amount = amount
        self.skills = skills if skills is not None else []
        self.per = per


class FameBonus:
    """Counts as fame while something holds (a list of conditions of which one must)."""

    def __init__(self, amount: i64, condition: Condition) -> None:
        self.amount = amount
        self.condition = condition


class Ability:
    """Something that may or must be used at its *timing*.

    *roll*: in which rolls, or fights, it works. *once*: how often. *price*: credits to be paid for it. *discard*: this
    card is the price. *change*: what it does to dice. *amount*: of what its timing speaks of (a discount, dice
    taken off, damage that is the most). *factions*, *decks*: only these. *skills*: only with one of them.
    """

    def __init__(
        self,
        timing: i64,
        effects: list[Effect[OuterRim]] | None = None,
        *,
        optional: bool = False,
        roll: i64 = ANY_ROLL,
        once: i64 = ALWAYS,
        price: i64 = 0,
        discard: bool = False,
        condition: Condition | None = None,
        changes: list[Change] | None = None,
        amount: i64 = 0,
        factions: list[i64] | None = None,
        decks: list[i64] | None = None,
        skills: list[i64] | None = None,
    ) -> None:
        self.timing = timing
        self.script: Script[OuterRim] = Script(effects or [])
        self.optional = optional
        self.roll = roll
        self.once = once
        self.price = price
        self.discard = discard
        self.condition = condition
        self.changes = changes if changes is not None else []
        """One of them is picked where there are several."""
        self.amount = amount
        self.factions = factions if factions is not None else []
        self.decks = decks if decks is not None else []
        self.skills = skills if skills is not None else []


def timings_of(abilities: list[Ability]) -> i64:
    """The timings at which any of some abilities is used: bits."""
    bits: i64 = 0
    for ability in abilities:
        bits |= TIMING_BITS[ability.timing]
    return bits


def numbers_of(modifies: list[Modify]) -> i64:
    """The numbers to which any of some modifiers adds: bits."""
    bits: i64 = 0
    for modify in modifies:
        bits |= BITS[modify.what]
    return bits
