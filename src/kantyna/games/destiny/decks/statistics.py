"""What a team and its deck are worth: points and cards, the cost curve, the sides of the dice, what a roll gives."""

from __future__ import annotations

from fractions import Fraction
from math import prod

from kantyna.games.common.deck_numbers import Expectation, Figure, Share, Source, Statistics, curve
from kantyna.games.destiny.decks.deck import ELITE, POINTS, SIZE, Deck
from kantyna.games.destiny.vocabulary import (
    COLOURS,
    GRAY,
    KINDS,
    MELEE,
    RANGED,
    RESOURCE,
    SHIELD,
    SYMBOLS,
)
from kantyna.kernel.die import FACES, Face


def statistics(deck: Deck) -> Statistics:
    team = deck.team()
    cards = deck.cards()
    dice = [member.card.sides for member in team for _ in range(min(member.dice, ELITE))]
    figures = [
        Figure("points", deck.points(), POINTS),
        Figure("cards", len(cards), SIZE),
        Figure("health", sum(member.card.health for member in team), 0),
        Figure("elite", len([member for member in team if member.dice == ELITE]), 0),
        Figure("dice", len(dice) + len([card for card in cards if card.has_die]), 0),
    ]
    sides = [side for die in [*dice, *(card.sides for card in cards if card.has_die)] for side in die]
    return Statistics(
        figures,
        curve([(card.cost, KINDS.words[card.kind]) for card in cards]),
        _shares(sides),
        _sources(deck),
        _roll(dice),
    )


def _shares(sides: list[Face]) -> list[Share]:
    found = []
    for number, word in enumerate(SYMBOLS.words):
        these = [side for side in sides if side.symbol == number]
        if these:
            added = len([side for side in these if side.plus])
            found.append(Share(f"symbol-{word}", len(these) - added, added))
    return found


def _sources(deck: Deck) -> list[Source]:
    """Each colour: the characters that allow it, and the cards of it (DE-DECK-4)."""
    found = []
    for number, word in enumerate(COLOURS.words):
        givers = len([member for member in deck.team() if member.card.colour == number])
        cards = len([card for card in deck.cards() if card.colour == number])
        if givers or cards:
            found.append(Source(f"trait-{word}", len(deck.team()) if number == GRAY else givers, cards))
    return found


def _roll(dice: list[list[Face]]) -> list[Expectation]:
    """The dice of the team rolled all at once, every price paid."""
    if not dice:
        return []
    arms = (MELEE, RANGED)
    return [
        Expectation("damage", sum((mean(dice, symbol, False) for symbol in arms), Fraction(0)), False),
        Expectation("price", sum((mean(dice, symbol, True) for symbol in arms), Fraction(0)), False),
        Expectation("shields", mean(dice, SHIELD, False), False),
        Expectation("resources", mean(dice, RESOURCE, False), False),
        Expectation("a-resource", 1 - prod((_without(die, RESOURCE) for die in dice), start=Fraction(1)), True),
    ]


def mean(dice: list[list[Face]], symbol: int, price: bool) -> Fraction:
    """What a roll of all dice gives of a symbol, or costs to resolve, on average. A side with a plus counts only when
    another die shows the symbol without one (DE-DIE-3)."""
    total = Fraction(0)
    for at, die in enumerate(dice):
        alone = prod((_without(other, symbol) for place, other in enumerate(dice) if place != at), start=Fraction(1))
        for side in die:
            if side.symbol == symbol:
                worth = Fraction(side.cost if price else max(side.value, 0), FACES)
                total += worth * (1 - alone) if side.plus else worth
    return total


def _without(die: list[Face], symbol: int) -> Fraction:
    """The chance that a die doesn't show the symbol without a plus."""
    return Fraction(len([side for side in die if side.symbol != symbol or side.plus]), FACES)
