"""Buying, selling, and what lies open in the market."""

from __future__ import annotations

from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.vocabulary import ANY_DECK
from kantyna.games.outer_rim.wording import decks_said
from kantyna.kernel.effect import Effect
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class BuyTop(Effect[OuterRim]):
    """You may buy the open card of one of some decks for so much less."""

    def __init__(self, decks: list[i64], discount: i64 = 0) -> None:
        self.decks = decks
        self.discount = discount

    def said(self) -> Said:
        parts = {"deck": [decks_said(self.decks)]}
        return Said("buy-top-for-less" if self.discount else "buy-top", {"n": self.discount}, parts=parts)


class GainTop(Effect[OuterRim]):
    """Take the open card of a deck (``ANY_DECK``) without paying; *most*: of at most that cost."""

    def __init__(self, deck: i64 = ANY_DECK, *, most: i64 = 0, optional: bool = False) -> None:
        self.deck = deck
        self.most = most
        self.optional = optional

    def said(self) -> Said:
        key = "gain-top" + ("-any" if self.deck == ANY_DECK else "") + ("-costing" if self.most else "")
        said = Said(key, {"n": self.most}, parts={} if self.deck == ANY_DECK else {"deck": [decks_said([self.deck])]})
        return Said("may", parts={"then": [said]}) if self.optional else said


class Sell(Effect[OuterRim]):
    """You may discard a cargo, gear or mod for its printed cost and so much more."""

    def __init__(self, bonus: i64) -> None:
        self.bonus = bonus

    def said(self) -> Said:
        return Said("sell", {"n": self.bonus})


class BuySheet(Effect[OuterRim]):
    """You may buy a ship sheet of the supply; its card leaves the ship deck, which is shuffled. *dearer*: it must cost
    more than your ship; *damage*: so much lies on it."""

    def __init__(self, *, dearer: bool = False, damage: i64 = 0) -> None:
        self.dearer = dearer
        self.damage = damage

    def said(self) -> Said:
        key = "buy-dearer-sheet" if self.dearer else "buy-sheet"
        return Said(f"{key}-damaged" if self.damage else key, {"n": self.damage})


class DiscardTop(Effect[OuterRim]):
    """Put the open card of so many different decks under them; patrols do not move."""

    def __init__(self, decks: i64) -> None:
        self.decks = decks

    def said(self) -> Said:
        return Said("discard-top", {"n": self.decks})


class MarketAction(Effect[OuterRim]):
    """A market action besides the usual one."""

    def said(self) -> Said:
        return Said("market-action")
