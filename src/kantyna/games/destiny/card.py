"""What is printed on a card and its die: plain numbers, what it changes by lying there, and its abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.destiny.effects.constant import CONSTANTS, Constant
from kantyna.games.destiny.vocabulary import (
    AFTER,
    AMBUSH,
    ANY_SYMBOL,
    BATTLEFIELD,
    BEFORE,
    BLANK,
    CHARACTER,
    DISCARD,
    DISRUPT,
    EVENT,
    FOCUS,
    GRAY,
    GUARDIAN,
    INSTEAD,
    MELEE,
    NEUTRAL,
    ON_ACTION,
    ON_CLAIM,
    ON_PLAY,
    ON_SPECIAL,
    RANGED,
    REDEPLOY,
    RESOURCE,
    SET_CODES,
    SHIELD,
    SPECIAL,
    SUPPORT,
    UPGRADE,
)
from kantyna.kernel.body import Row, row, vec
from kantyna.kernel.die import FACES, Face
from kantyna.kernel.ids import DefId
from kantyna.kernel.native import i64

if TYPE_CHECKING:
    from kantyna.games.destiny.effects.ability import Ability
    from kantyna.games.destiny.effects.requirement import Requirement

X: Final = -1
"""A value that the card itself defines."""


# The sides of a die, as card files write them.


def melee(value: i64, plus: bool = False, cost: i64 = 0) -> Face:
    return Face(MELEE, value, plus, cost)


def ranged(value: i64, plus: bool = False, cost: i64 = 0) -> Face:
    return Face(RANGED, value, plus, cost)


def shield(value: i64, plus: bool = False, cost: i64 = 0) -> Face:
    return Face(SHIELD, value, plus, cost)


def resource(value: i64, plus: bool = False, cost: i64 = 0) -> Face:
    return Face(RESOURCE, value, plus, cost)


def disrupt(value: i64, plus: bool = False, cost: i64 = 0) -> Face:
    return Face(DISRUPT, value, plus, cost)


def discard(value: i64, plus: bool = False, cost: i64 = 0) -> Face:
    return Face(DISCARD, value, plus, cost)


def focus(value: i64, plus: bool = False, cost: i64 = 0) -> Face:
    return Face(FOCUS, value, plus, cost)


def any_symbol(value: i64) -> Face:
    """A side that adds to whatever is resolved (Lure of Power)."""
    return Face(ANY_SYMBOL, value, True)


def special(cost: i64 = 0) -> Face:
    return Face(SPECIAL, 0, False, cost)


def blank() -> Face:
    return Face(BLANK)


class Card:
    """One different card, as the functions below make it. Its die has a definition of its own behind all cards."""

    def __init__(
        self,
        key: str,
        kind: i64,
        *,
        set: i64,
        number: i64,
        rarity: i64,
        affiliation: i64,
        colour: i64,
        title: str = "",
        unique: bool = False,
        cost: i64 = 0,
        health: i64 = 0,
        points: i64 = 0,
        elite: i64 = 0,
        subtypes: i64 = 0,
        keywords: i64 = 0,
        sides: list[Face] | None = None,
        only: list[Requirement] | None = None,
        constants: list[Constant] | None = None,
        abilities: list[Ability] | None = None,
    ) -> None:
        faces = sides or []
        if faces and len(faces) != FACES:
            raise ValueError(f"{key}: a die has {FACES} sides")
        self.key = key
        self.definition: DefId = -1
        """Its number, once it is in the book."""
        self.die: DefId = -1
        """The number of its die, or nothing."""
        self.kind = kind
        self.title = title or key
        """What copies are known by, whatever the subtitle: the key of the first card of that name."""
        self.set = set
        self.number = number
        self.code = f"{SET_CODES[set]}{number:03}"
        """As the public deck site has it."""
        self.rarity = rarity
        self.affiliation = affiliation
        self.colour = colour
        self.unique = unique
        self.cost = cost
        self.health = health
        self.points = points
        self.elite = elite
        """Points for two dice; 0 for a character that can't be elite."""
        self.subtypes = subtypes
        self.keywords = keywords
        self.sides: list[Face] = faces
        self.faces = vec[Face](faces)
        """The same, as tables read them."""
        self.has_die = len(faces) > 0
        self.only = only or []
        """What must hold for it to be played."""
        self.constants = constants or []
        """What it changes by lying there."""
        self.constant: Row = row([0] * len(CONSTANTS.words))
        """The amount of each constant effect (0: it has none)."""
        for one in self.constants:
            self.constant[one.what] = one.amount
        self.abilities = abilities or []
        self.text: Ability | None = None
        """What an event does."""
        self.action: Ability | None = None
        self.claim: Ability | None = None
        self.specials: list[Ability] = []
        self.triggered: list[Ability] = []
        for ability in self.abilities:
            self._enter(ability)

    def _enter(self, ability: Ability) -> None:
        """At most one text, action and claim ability: so a code names it."""
        if ability.timing == ON_PLAY:
            assert self.text is None, self.key
            self.text = ability
        elif ability.timing == ON_ACTION:
            assert self.action is None, self.key
            self.action = ability
        elif ability.timing == ON_CLAIM:
            assert self.claim is None, self.key
            self.claim = ability
        elif ability.timing == ON_SPECIAL:
            self.specials.append(ability)
        else:
            assert ability.timing in (BEFORE, INSTEAD, AFTER), self.key
            self.triggered.append(ability)


def character(
    key: str,
    *,
    set: i64,
    number: i64,
    rarity: i64,
    affiliation: i64,
    colour: i64,
    health: i64,
    points: i64,
    sides: list[Face],
    elite: i64 = 0,
    unique: bool = False,
    title: str = "",
    guardian: bool = False,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    """A character. Several cards of one *title* are the same person with another subtitle."""
    return Card(
        key,
        CHARACTER,
        title=title,
        set=set,
        number=number,
        rarity=rarity,
        affiliation=affiliation,
        colour=colour,
        unique=unique,
        health=health,
        points=points,
        elite=elite,
        keywords=GUARDIAN if guardian else 0,
        sides=sides,
        constants=constants,
        abilities=abilities,
    )


def upgrade(
    key: str,
    *,
    set: i64,
    number: i64,
    rarity: i64,
    affiliation: i64,
    colour: i64,
    cost: i64,
    subtype: i64 = 0,
    sides: list[Face] | None = None,
    unique: bool = False,
    title: str = "",
    ambush: bool = False,
    redeploy: bool = False,
    only: list[Requirement] | None = None,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    """An upgrade; *only* says where or when it may be played."""
    return Card(
        key,
        UPGRADE,
        title=title,
        set=set,
        number=number,
        rarity=rarity,
        affiliation=affiliation,
        colour=colour,
        unique=unique,
        cost=cost,
        subtypes=subtype,
        keywords=(AMBUSH if ambush else 0) | (REDEPLOY if redeploy else 0),
        sides=sides,
        only=only,
        constants=constants,
        abilities=abilities,
    )


def support(
    key: str,
    *,
    set: i64,
    number: i64,
    rarity: i64,
    affiliation: i64,
    colour: i64,
    cost: i64,
    subtype: i64 = 0,
    sides: list[Face] | None = None,
    unique: bool = False,
    title: str = "",
    ambush: bool = False,
    only: list[Requirement] | None = None,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    """A support; without a die it is never activated."""
    return Card(
        key,
        SUPPORT,
        title=title,
        set=set,
        number=number,
        rarity=rarity,
        affiliation=affiliation,
        colour=colour,
        unique=unique,
        cost=cost,
        subtypes=subtype,
        keywords=AMBUSH if ambush else 0,
        sides=sides,
        only=only,
        constants=constants,
        abilities=abilities,
    )


def event(
    key: str,
    *,
    set: i64,
    number: i64,
    rarity: i64,
    affiliation: i64,
    colour: i64,
    cost: i64,
    title: str = "",
    ambush: bool = False,
    only: list[Requirement] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    """An event: played, resolved in limbo, discarded."""
    return Card(
        key,
        EVENT,
        title=title,
        set=set,
        number=number,
        rarity=rarity,
        affiliation=affiliation,
        colour=colour,
        cost=cost,
        keywords=AMBUSH if ambush else 0,
        only=only,
        abilities=abilities,
    )


def battlefield(
    key: str,
    *,
    set: i64,
    number: i64,
    rarity: i64,
    abilities: list[Ability] | None = None,
) -> Card:
    """A battlefield; all of them are gray and neutral."""
    return Card(
        key,
        BATTLEFIELD,
        set=set,
        number=number,
        rarity=rarity,
        affiliation=NEUTRAL,
        colour=GRAY,
        abilities=abilities,
    )
