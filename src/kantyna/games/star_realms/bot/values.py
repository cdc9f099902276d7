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

ESTIMATES: Final[dict[str, int]] = {
    "scout": 0,
    "viper": 59,
    "explorer": 56,
    "imperial-fighter": 92,
    "imperial-frigate": 150,
    "survey-ship": 113,
    "corvette": 129,
    "battlecruiser": 189,
    "dreadnaught": 205,
    "space-station": 142,
    "recycling-station": 109,
    "war-world": 194,
    "royal-redoubt": 226,
    "fleet-hq": 147,
    "federation-shuttle": 73,
    "cutter": 175,
    "embassy-yacht": 128,
    "freighter": 144,
    "command-ship": 272,
    "trade-escort": 203,
    "flagship": 240,
    "trading-post": 107,
    "barter-world": 125,
    "defense-center": 169,
    "central-office": 185,
    "port-of-call": 200,
    "blob-fighter": 105,
    "trade-pod": 111,
    "battle-pod": 116,
    "ram": 141,
    "blob-destroyer": 170,
    "battle-blob": 214,
    "blob-carrier": 194,
    "mothership": 231,
    "blob-wheel": 96,
    "the-hive": 215,
    "blob-world": 182,
    "trade-bot": 84,
    "missile-bot": 107,
    "supply-bot": 111,
    "patrol-mech": 130,
    "stealth-needle": 156,
    "battle-mech": 175,
    "missile-mech": 206,
    "battle-station": 110,
    "mech-world": 169,
    "brain-world": 199,
    "machine-base": 196,
    "junkyard": 142,
}
"""Hundredths of what a deck gains that has one such card in hand."""

LEAST: Final = 80
A_TRADE: Final = 18
"""What its price alone says of a card that nobody has estimated yet."""


def estimate(card: Card) -> int:
    """What a card is worth: as games have shown, else by its price, so that a new card can be played at once."""
    return ESTIMATES.get(card.key, LEAST + A_TRADE * int(card.cost))


WORTH: Final = row([estimate(card) for card in CARDS])

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
