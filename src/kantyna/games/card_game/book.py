"""The card book: every different card numbered, its figures in parallel lists.

Numbers are given in the order of the card files; saves use the keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.card_game import constant as c
from kantyna.games.card_game.words import ACTION, FATE_EFFECT, K_LIMITED
from kantyna.kernel.program import Program

if TYPE_CHECKING:
    from kantyna.games.card_game.ability import Ability
    from kantyna.games.card_game.card import Card

CARDS: Final[list[Card]] = []
NUMBER_OF: Final[dict[str, int]] = {}

KIND: Final[list[int]] = []
SIDE: Final[list[int]] = []
AFFILIATION_OF: Final[list[int]] = []
COST: Final[list[int]] = []
FORCE: Final[list[int]] = []
ICONS_OF: Final[list[list[int]]] = []
CAPACITY: Final[list[int]] = []
RESOURCES: Final[list[int]] = []
TRAITS_OF: Final[list[int]] = []
KEYWORDS_OF: Final[list[int]] = []
PROTECT: Final[list[int]] = []
EDGE: Final[list[int]] = []
UNIQUE: Final[list[int]] = []
PRIORITY: Final[list[int]] = []
IS_LIMITED: Final[list[int]] = []
UNTARGETABLE: Final[list[int]] = []
CONSTANT: Final[list[list[int]]] = []
"""For each card, the amount of each constant effect (0: it has none)."""
HOST_ICONS: Final[list[list[int]]] = []
ALL_ICONS: Final[list[list[int]]] = []
OWN_ICONS: Final[list[list[int]]] = []
"""Icons a card gains itself: for each enhancement on it, or after a fate card."""
HOST_KEYWORDS: Final[list[int]] = []
TITLE_KEYWORDS: Final[list[int]] = []
TITLES: Final[list[int]] = []
"""The definition that gains the keyword, or -1."""
ACTIONS_OF: Final[list[Ability | None]] = []
ANSWERS_OF: Final[list[Ability | None]] = []
FATES: Final[list[Ability | None]] = []
PROGRAM: Final = Program()


def enter(cards: list[Card]) -> None:
    """Put cards into the book; called once at import by ``cards``."""
    for card in cards:
        NUMBER_OF[card.key] = len(CARDS)
        CARDS.append(card)
        KIND.append(card.kind)
        SIDE.append(card.side)
        AFFILIATION_OF.append(card.affiliation)
        COST.append(card.cost)
        FORCE.append(card.force)
        ICONS_OF.append(card.icons)
        CAPACITY.append(card.capacity)
        RESOURCES.append(card.resources)
        TRAITS_OF.append(card.traits)
        KEYWORDS_OF.append(card.keywords)
        PROTECT.append(card.protect)
        EDGE.append(card.edge)
        UNIQUE.append(1 if card.unique else 0)
        PRIORITY.append(card.priority)
        IS_LIMITED.append(1 if card.keywords & K_LIMITED else 0)
        _enter_constants(card)
        _enter_abilities(card)
    for card in cards:
        named = [row.title for row in card.constants if row.what == c.TITLE_KEYWORD]
        TITLES.append(NUMBER_OF[named[0]] if named else -1)


def _enter_constants(card: Card) -> None:
    amounts = [0] * len(c.CONSTANTS)
    host: list[int] = []
    everybody: list[int] = []
    own: list[int] = []
    keywords = 0
    titled = 0
    for row in card.constants:
        amounts[row.what] = row.amount if row.amount else 1
        if row.what == c.HOST_ICONS:
            host = row.icons
        elif row.what == c.ICONS_TO_ALL:
            everybody = row.icons
        elif row.what in (c.ICONS_EACH_ENHANCEMENT, c.ICONS_AFTER_FATE):
            own = row.icons
        elif row.what == c.HOST_KEYWORD:
            keywords = 2**row.keyword
        elif row.what == c.TITLE_KEYWORD:
            titled = 2**row.keyword
    CONSTANT.append(amounts)
    HOST_ICONS.append(host)
    ALL_ICONS.append(everybody)
    OWN_ICONS.append(own)
    HOST_KEYWORDS.append(keywords)
    TITLE_KEYWORDS.append(titled)
    UNTARGETABLE.append(amounts[c.NO_TARGET])


def _enter_abilities(card: Card) -> None:
    """A card has at most one action, one ability that answers something, one fate effect: that names it in a code."""
    action: Ability | None = None
    answer: Ability | None = None
    fate: Ability | None = None
    for ability in card.abilities:
        if ability.timing == ACTION:
            assert action is None, card.key
            action = ability
        elif ability.timing == FATE_EFFECT:
            assert fate is None, card.key
            fate = ability
        else:
            assert answer is None, card.key
            answer = ability
    ACTIONS_OF.append(action)
    ANSWERS_OF.append(answer)
    FATES.append(fate)
