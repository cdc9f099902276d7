"""What is printed on a card: plain numbers, what it changes by lying there, and its abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.effects.constant import Constant
from kantyna.games.card_game.vocabulary import ACTION, FATE_EFFECT, K_LIMITED
from kantyna.kernel.body import Row, row
from kantyna.kernel.ids import DefId
from kantyna.kernel.native import i64

if TYPE_CHECKING:
    from kantyna.games.card_game.effects.ability import Ability
    from kantyna.games.card_game.effects.selector import Cards


class Card:
    """One different card; the objective sets tell how many of it there are."""

    def __init__(
        self,
        key: str,
        kind: i64,
        side: i64,
        affiliation: i64,
        *,
        cost: i64 = 0,
        force: i64 = 0,
        icons: list[int] | None = None,
        capacity: i64 = 0,
        resources: i64 = 0,
        traits: i64 = 0,
        keywords: i64 = 0,
        protect: i64 = 0,
        edge: i64 = 0,
        unique: bool = False,
        priority: i64 = 0,
        enhances: str = "",
        host: Cards | None = None,
        constants: list[Constant] | None = None,
        abilities: list[Ability] | None = None,
    ) -> None:
        self.key = key
        self.number: DefId = -1
        """Its definition, once it is in the book."""
        self.kind = kind
        self.side = side
        self.affiliation = affiliation
        self.cost = cost
        self.force = force
        self.icons: Row = row(icons or [0] * 6)
        """Gun, tactics, blast, then the edge-enabled ones."""
        self.capacity = capacity
        self.resources = resources
        self.traits = traits
        self.keywords = keywords
        self.protect = protect
        """The trait it protects, as a mask."""
        self.edge = edge
        self.unique = unique
        self.priority = priority
        self.limited = keywords & K_LIMITED != 0
        self.enhances = enhances
        """What it enhances where that is no card: the play area, the dial."""
        self.host = host
        self.constants = constants or []
        self.abilities = abilities or []
        self.constant: Row = row([0] * len(c.CONSTANTS.words))
        """The amount of each constant effect (0: it has none)."""
        self.host_icons: Row = row([])
        self.icons_to_all: Row = row([])
        self.own_icons: Row = row([])
        """Icons a card gains itself: for each enhancement on it, or after a fate card."""
        self.host_keywords: i64 = 0
        self.title_keywords: i64 = 0
        self.title: DefId = -1
        """The definition that gains those, or -1."""
        for one in self.constants:
            self._enter(one)
        self.untargetable = self.constant[c.NO_TARGET] != 0
        self.action: Ability | None = None
        self.answer: Ability | None = None
        self.fate: Ability | None = None
        for ability in self.abilities:
            self._enter_ability(ability)

    def _enter(self, one: Constant) -> None:
        self.constant[one.what] = one.amount if one.amount else 1
        if one.what == c.HOST_ICONS:
            self.host_icons = row(one.icons)
        elif one.what == c.ICONS_TO_ALL:
            self.icons_to_all = row(one.icons)
        elif one.what == c.ICONS_EACH_ENHANCEMENT or one.what == c.ICONS_AFTER_FATE:
            self.own_icons = row(one.icons)
        elif one.what == c.HOST_KEYWORD:
            self.host_keywords = one.keyword
        elif one.what == c.TITLE_KEYWORD:
            self.title_keywords = one.keyword

    def _enter_ability(self, ability: Ability) -> None:
        """At most one action, one ability that answers something, one fate effect: so a code names it."""
        if ability.timing == ACTION:
            assert self.action is None, self.key
            self.action = ability
        elif ability.timing == FATE_EFFECT:
            assert self.fate is None, self.key
            self.fate = ability
        else:
            assert self.answer is None, self.key
            self.answer = ability
