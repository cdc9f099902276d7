"""What each card is worth to its owner's deck, how its ability is best used, and how good a base is to turn up."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.card import Card
from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.effects.galaxy import DiscardRow
from kantyna.games.deckbuilding.effects.hand import DiscardOne, Exile, ExileSelf
from kantyna.games.deckbuilding.effects.points import Gain
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.vocabulary import NEUTRAL
from kantyna.kernel.body import row
from kantyna.kernel.combinators import ChooseOne, If
from kantyna.kernel.effect import Effect, Script

A_RESOURCE: Final = 9
A_FORCE: Final = 5

ESTIMATES: Final[dict[str, int]] = {
    "outer-rim-pilot": 20,
    "imperial-shuttle": 7,
    "stormtrooper": 36,
    "inquisitor": 16,
    "alliance-shuttle": 11,
    "rebel-trooper": 36,
    "temple-guardian": 11,
    "tie-fighter": 29,
    "tie-bomber": 30,
    "scout-trooper": 23,
    "admiral-piett": 25,
    "death-trooper": 38,
    "tie-interceptor": 38,
    "gozanti-cruiser": 56,
    "moff-jerjerrod": 37,
    "general-veers": 54,
    "at-st": 48,
    "landing-craft": 24,
    "director-krennic": 63,
    "boba-fett": 51,
    "imperial-carrier": 79,
    "at-at": 71,
    "grand-moff-tarkin": 62,
    "star-destroyer": 99,
    "darth-vader": 92,
    "y-wing": 29,
    "snowspeeder": 38,
    "duros-spy": 26,
    "baze-malbus": 40,
    "rebel-transport": 27,
    "rebel-commando": 53,
    "x-wing": 45,
    "chirrut-imwe": 28,
    "u-wing": 25,
    "hammerhead-corvette": 55,
    "chewbacca": 61,
    "jyn-erso": 54,
    "b-wing": 64,
    "han-solo": 67,
    "cassian-andor": 53,
    "princess-leia": 68,
    "mon-calamari-cruiser": 76,
    "millennium-falcon": 87,
    "luke-skywalker": 96,
    "z-95-headhunter": 32,
    "jawa-scavenger": 19,
    "rodian-gunslinger": 24,
    "kel-dor-mystic": 31,
    "lobot": 21,
    "bossk": 35,
    "fang-fighter": 39,
    "twilek-smuggler": 29,
    "c-roc-cruiser": 39,
    "dengar": 47,
    "quarren-mercenary": 48,
    "hwk-290": 31,
    "blockade-runner": 54,
    "ig-88": 55,
    "nebulon-b-frigate": 67,
    "lando-calrissian": 76,
    "jabbas-sail-barge": 62,
    "jabba-the-hutt": 77,
}
"""What a card adds to a deck, fitted to games of these rules of thumb against themselves."""

BASES: Final[dict[str, tuple[int, int]]] = {
    "corellia": (63, 38),
    "kessel": (55, 37),
    "mustafar": (53, 40),
    "kafrene": (50, 43),
    "ord-mantell": (40, 30),
    "coruscant": (46, 40),
    "death-star": (44, 42),
    "endor": (48, 42),
    "rodia": (46, 40),
    "mon-cala": (63, 37),
    "dagobah": (61, 38),
    "bespin": (52, 46),
    "alderaan": (45, 39),
    "hoth": (45, 44),
    "jedha": (42, 36),
    "tatooine": (46, 44),
    "sullust": (51, 42),
    "yavin-4": (43, 41),
}
"""How often, in a hundred games of these rules of thumb, its side won after turning up a base: as the first new one,
and later."""


THINNING: Final = 20
FREE_CARD: Final = 45


def reward_worth(card: Card) -> int:
    """What defeating the card in the row brings; a neutral one (Ord Mantell) brings its cost in resources."""
    if card.faction == NEUTRAL:
        return int(card.cost) * A_RESOURCE
    worth = 0
    for effect in card.reward.effects:
        if isinstance(effect, Gain):
            worth += int(effect.resources) * A_RESOURCE + int(effect.force) * A_FORCE
        elif isinstance(effect, Exile):
            worth += THINNING * int(effect.most)
        else:
            worth += FREE_CARD
    return worth


def all_effects(script: Script[Deckbuilding]) -> list[Effect[Deckbuilding]]:
    """The effects of a script and of what it says under conditions."""
    found: list[Effect[Deckbuilding]] = []
    for effect in script.effects:
        found.append(effect)
        if isinstance(effect, If):
            found.extend([*all_effects(effect.then), *all_effects(effect.otherwise)])
    return found


def must_exile(card: Card) -> bool:
    """Does its reward or "when" ability make its player exile a card once it is used?"""
    effects = [*all_effects(card.reward), *all_effects(card.ability.script)]
    return any(isinstance(effect, Exile) and not effect.up_to for effect in effects)


# How an ability is to be used at a glance.
PLAINLY: Final = 0
WITH_JUNK: Final = 1
"""It costs a card of the hand."""
LEAVING: Final = 2
"""It costs the card itself."""
ON_ROW: Final = 3
"""It discards a card of the row."""


def manner(card: Card) -> int:
    """How the ability of a card is to be used."""
    effects = list(card.ability.script.effects)
    for paid in effects[: card.ability.price]:
        if isinstance(paid, ExileSelf):
            return LEAVING
        if isinstance(paid, (DiscardOne, Exile)):
            return WITH_JUNK
    return ON_ROW if any(isinstance(effect, DiscardRow) for effect in effects) else PLAINLY


def is_versatile(card: Card) -> bool:
    """Does it give attack, resources or Force?"""
    return any(isinstance(effect, ChooseOne) and len(effect.choices) == 3 for effect in card.ability.script.effects)


WORTH: Final = row([ESTIMATES.get(card.key, 0) for card in CARDS])
BASE_FIRST: Final = row([BASES.get(card.key, (0, 0))[0] for card in CARDS])
BASE_LATER: Final = row([BASES.get(card.key, (0, 0))[1] for card in CARDS])
REWARD_WORTH: Final = row([reward_worth(card) for card in CARDS])
MANNER: Final = row([manner(card) for card in CARDS])
FORCED_EXILE: Final = row([1 if must_exile(card) else 0 for card in CARDS])
VERSATILE: Final = row([1 if is_versatile(card) else 0 for card in CARDS])
