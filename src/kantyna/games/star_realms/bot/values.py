"""What each card is worth to the average of a deck, and when in a turn it is best played or used."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.effects.bases import DestroyBase
from kantyna.games.star_realms.effects.hand import Draw, OpponentDiscards
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.effects.scrap import ScrapCard
from kantyna.games.star_realms.effects.ships import CopyShip
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.vocabulary import COMBAT, SHIP, TRADE
from kantyna.kernel.body import row
from kantyna.kernel.combinators import ChooseOne
from kantyna.kernel.effect import Script
from kantyna.kernel.native import i64

ESTIMATES: Final[dict[str, tuple[int, int]]] = {
    "scout": (-18, 17),
    "viper": (44, 7),
    "explorer": (56, 0),
    "imperial-fighter": (103, 28),
    "imperial-frigate": (179, 49),
    "survey-ship": (107, 55),
    "corvette": (154, 33),
    "battlecruiser": (222, 21),
    "dreadnaught": (236, 13),
    "space-station": (140, 23),
    "recycling-station": (79, 13),
    "war-world": (188, 33),
    "royal-redoubt": (207, 2),
    "fleet-hq": (149, 0),
    "federation-shuttle": (47, -72),
    "cutter": (215, -62),
    "embassy-yacht": (122, -13),
    "freighter": (109, -123),
    "command-ship": (298, 15),
    "trade-escort": (214, 1),
    "flagship": (253, -7),
    "trading-post": (105, -14),
    "barter-world": (164, -60),
    "defense-center": (155, 20),
    "central-office": (187, -31),
    "port-of-call": (204, -40),
    "blob-fighter": (159, 63),
    "trade-pod": (106, -135),
    "battle-pod": (155, 43),
    "ram": (155, 3),
    "blob-destroyer": (179, 87),
    "battle-blob": (233, 24),
    "blob-carrier": (211, 1),
    "mothership": (245, 21),
    "blob-wheel": (108, 32),
    "the-hive": (210, -19),
    "blob-world": (177, 14),
    "trade-bot": (105, -189),
    "missile-bot": (153, -55),
    "supply-bot": (124, -148),
    "patrol-mech": (133, 24),
    "stealth-needle": (172, 59),
    "battle-mech": (181, -12),
    "missile-mech": (213, 20),
    "battle-station": (93, 79),
    "mech-world": (164, 28),
    "brain-world": (246, 14),
    "machine-base": (197, -40),
    "junkyard": (135, -23),
}
"""What having one such card in hand brings a deck, in hundredths; and how many hundredths more for each point by which
the deck's average card is better than an ordinary one. Found by playing two sets of numbers against each other, a
little apart, a million times: trade helps a poor deck, and a rich one looks for combat."""

LEAST: Final = 80
A_TRADE: Final = 18
"""What its price alone says of a card that nobody has estimated yet."""


def estimate(card: Card) -> tuple[int, int]:
    """What a card is worth: as games have shown, else by its price, so that a new card can be played at once."""
    return ESTIMATES.get(card.key, (LEAST + A_TRADE * int(card.cost), 0))


WORTH: Final = row([estimate(card)[0] for card in CARDS])
TO_THE_RICH: Final = row([estimate(card)[1] for card in CARDS])
ORDINARY: Final = 40
"""The worth of an ordinary average card."""


def wanted(definition: i64, mean: i64) -> i64:
    """By how much a card would better a deck whose average card has this worth."""
    return WORTH[definition] + TO_THE_RICH[definition] * (mean - ORDINARY) // 100 - mean


# Moments of a turn: the higher, the earlier. Cards are drawn first; junk stays in hand until it can be scrapped.
AT_ONCE: Final = 90
DRAWING: Final = 80
SCRAPPING: Final = 60
GAINING: Final = 50
STARTER: Final = 40
CHOOSING: Final = 20
COPYING: Final = 10


def moment(script: Script[StarRealms]) -> int:
    """When in a turn an ability is best used."""
    when = GAINING
    for effect in script.effects:
        if isinstance(effect, CopyShip):
            when = COPYING
        elif isinstance(effect, Draw):
            when = DRAWING
        elif isinstance(effect, ScrapCard):
            when = max(when, SCRAPPING)
        elif isinstance(effect, ChooseOne):
            when = CHOOSING
    return when


def play_moment(card: Card) -> int:
    """When in a turn a card is best played."""
    if card.kind != SHIP:
        return AT_ONCE
    return moment(card.primary) if card.cost else STARTER


def points_of(script: Script[StarRealms], pool: int) -> int:
    """The points of a kind that an ability surely gives."""
    points = 0
    for effect in script.effects:
        if isinstance(effect, Gain) and effect.pool == pool:
            points += int(effect.amount)
    return points


def draws_of(script: Script[StarRealms]) -> int:
    """The cards that an ability draws."""
    return sum(int(effect.count) for effect in script.effects if isinstance(effect, Draw))


WHEN_PLAYED: Final = row([play_moment(card) for card in CARDS])
WHEN_PRIMARY: Final = row([moment(card.primary) for card in CARDS])
WHEN_ALLY: Final = row([moment(card.ally) for card in CARDS])
SCRAP_COMBAT: Final = row([points_of(card.scrap, COMBAT) for card in CARDS])
SCRAP_TRADE: Final = row([points_of(card.scrap, TRADE) for card in CARDS])
SCRAP_DRAWS: Final = row([draws_of(card.scrap) for card in CARDS])
SCRAP_DESTROYS: Final = row(
    [1 if any(isinstance(effect, DestroyBase) for effect in card.scrap.effects) else 0 for card in CARDS]
)
SCRAP_ROBS: Final = row(
    [1 if any(isinstance(effect, OpponentDiscards) for effect in card.scrap.effects) else 0 for card in CARDS]
)
MUST_SCRAP: Final = row(
    [
        1 if any(isinstance(effect, ScrapCard) and effect.forced for effect in card.primary.effects) else 0
        for card in CARDS
    ]
)
