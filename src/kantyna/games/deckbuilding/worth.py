"""What each card is worth to its owner's deck, and how good a base is to turn up."""

from __future__ import annotations

from typing import Final

import kantyna.games.deckbuilding.cards  # the book must be full before it is read  # noqa: F401
from kantyna.games.deckbuilding.book import CARDS, COST, FIRST_BASE, HITS
from kantyna.games.deckbuilding.card import Card
from kantyna.games.deckbuilding.effects import Exile, Gain
from kantyna.games.deckbuilding.words import NEUTRAL, SHIP

A_RESOURCE: Final = 9
AN_ATTACK: Final = 10
A_FORCE: Final = 5

ABILITIES: Final[dict[str, int]] = {
    "outer-rim-pilot": 2,
    "inquisitor": 11,
    "temple-guardian": 11,
    "tie-fighter": 4,
    "tie-bomber": 6,
    "scout-trooper": 4,
    "admiral-piett": 4,
    "death-trooper": 12,
    "tie-interceptor": 6,
    "gozanti-cruiser": 5,
    "moff-jerjerrod": 4,
    "general-veers": 12,
    "at-st": 6,
    "landing-craft": 38,
    "director-krennic": 17,
    "boba-fett": 8,
    "imperial-carrier": 12,
    "at-at": 12,
    "grand-moff-tarkin": 30,
    "darth-vader": 28,
    "y-wing": 6,
    "snowspeeder": 11,
    "duros-spy": 8,
    "baze-malbus": 10,
    "rebel-transport": 18,
    "rebel-commando": 13,
    "x-wing": 10,
    "chirrut-imwe": 16,
    "u-wing": 8,
    "hammerhead-corvette": 14,
    "chewbacca": 8,
    "jyn-erso": 9,
    "b-wing": 14,
    "han-solo": 17,
    "cassian-andor": 9,
    "princess-leia": 35,
    "millennium-falcon": 15,
    "luke-skywalker": 14,
    "z-95-headhunter": 6,
    "rodian-gunslinger": 8,
    "kel-dor-mystic": 12,
    "lobot": 20,
    "bossk": 3,
    "fang-fighter": 8,
    "twilek-smuggler": 8,
    "c-roc-cruiser": 8,
    "dengar": 6,
    "quarren-mercenary": 15,
    "hwk-290": 6,
    "ig-88": 8,
    "nebulon-b-frigate": 60,
    "lando-calrissian": 20,
    "jabbas-sail-barge": 8,
    "jabba-the-hutt": 22,
}
"""Worth of what a card can do besides its numbers."""

BASES: Final[dict[str, int]] = {
    "corellia": 8,
    "kessel": 8,
    "mustafar": 3,
    "kafrene": 6,
    "ord-mantell": 4,
    "coruscant": 2,
    "death-star": 4,
    "endor": 5,
    "rodia": 3,
    "mon-cala": 8,
    "dagobah": 8,
    "bespin": 6,
    "alderaan": 3,
    "hoth": 6,
    "jedha": 4,
    "tatooine": 1,
    "sullust": 5,
    "yavin-4": 5,
}
"""Worth of a base's ability in hit points."""


def _worth(card: Card) -> int:
    worth = card.attack * AN_ATTACK + card.resources * A_RESOURCE + card.force * A_FORCE
    if card.kind == SHIP:
        # A ship serves turn after turn and takes damage that its base is spared.
        worth = worth * 2 + card.hits * 4
    return worth + ABILITIES.get(card.key, 0)


WORTH: Final = [_worth(card) for card in CARDS]
BASE_WORTH: Final = [HITS[at] + BASES.get(card.key, 0) if at >= FIRST_BASE else 0 for at, card in enumerate(CARDS)]


def _reward(card: Card) -> int:
    """What defeating the card in the row brings; a neutral one (Ord Mantell) brings its cost in resources."""
    if card.faction == NEUTRAL:
        return card.cost * A_RESOURCE
    worth = 0
    for effect in card.reward.effects:
        if isinstance(effect, Gain):
            worth += effect.resources * A_RESOURCE + effect.force * A_FORCE
        elif isinstance(effect, Exile):
            worth += THINNING * effect.most
        else:
            worth += FREE_CARD
    return worth


def _must_exile(card: Card) -> bool:
    for effect in [*card.reward.effects, *card.ability.script.effects]:
        if isinstance(effect, Exile) and not effect.up_to:
            return True
    return False


THINNING: Final = 20
FREE_CARD: Final = 45
REWARD_WORTH: Final = [_reward(card) for card in CARDS]

# How an ability is to be used at a glance.
PLAINLY: Final = 0
WITH_JUNK: Final = 1
LEAVING: Final = 2
ON_ROW: Final = 3
_MANNERS: Final[dict[str, int]] = {
    "gozanti-cruiser": WITH_JUNK,
    "c-roc-cruiser": WITH_JUNK,
    "jabba-the-hutt": WITH_JUNK,
    "outer-rim-pilot": LEAVING,
    "y-wing": LEAVING,
    "hammerhead-corvette": LEAVING,
    "jawa-scavenger": LEAVING,
    "kel-dor-mystic": LEAVING,
    "hwk-290": LEAVING,
    "tie-bomber": ON_ROW,
    "at-st": ON_ROW,
}
MANNER: Final = [_MANNERS.get(card.key, PLAINLY) for card in CARDS]

FORCED_EXILE: Final = [
    1
    if any(
        isinstance(effect, Exile) and not effect.up_to
        for effect in [*card.reward.effects, *card.ability.script.effects]
    )
    else 0
    for card in CARDS
]
"""Cards whose reward or "when" ability makes its player exile a card once it is used."""
VERSATILE: Final = [1 if card.key in ("inquisitor", "temple-guardian", "lobot") else 0 for card in CARDS]


def is_junk(definition: int) -> bool:
    """Is it a card that every deck starts with?"""
    return COST[definition] == 0
