"""What a deck of objective sets is worth: sets and cards, resources, Force icons, the cost curve, icons of combat."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.card_index import CARDS, NUMBER_OF
from kantyna.games.card_game.decks.deck import FEWEST, Deck
from kantyna.games.card_game.vocabulary import AFFILIATION, AFFILIATIONS, FATE, KINDS, NEUTRAL, OBJECTIVE
from kantyna.games.common.deck_numbers import Expectation, Figure, Share, Source, Statistics, curve

HAND: Final = 6
"""Cards of a first hand (CG-SETUP-8)."""
LAID: Final = 3
"""Objectives of a player (CG-SETUP-7)."""
ICONS: Final = ["gun", "tactics", "blast"]
"""In the order of a card's icons; those that need the edge come after all of these."""


def statistics(deck: Deck) -> Statistics:
    cards = [CARDS[NUMBER_OF[key]] for key in deck.cards() if key]
    objectives = [card for card in cards if card.kind == OBJECTIVE]
    command = [card for card in cards if card.kind not in (OBJECTIVE, AFFILIATION)]
    leading = sum(card.resources for card in cards if card.kind == AFFILIATION)
    figures = [
        Figure("sets", len(deck.sets), 0 if deck.ready_made else FEWEST, more=True),
        Figure("command", len(command), 0),
        Figure("resources", sum(card.resources for card in cards), 0),
        Figure("force", sum(card.force for card in command), 0),
    ]
    expectations: list[Expectation] = []
    if objectives:
        laid = min(LAID, len(objectives))
        given = Fraction(laid * sum(card.resources for card in objectives), len(objectives))
        edge = Fraction(min(HAND, len(command)) * sum(card.force for card in command), len(command))
        fate = Fraction(min(HAND, len(command)) * len([card for card in command if card.kind == FATE]), len(command))
        expectations = [
            Expectation("first-resources", leading + given, False),
            Expectation("hand-force", edge, False),
            Expectation("hand-fate", fate, False),
        ]
    columns = curve([(card.cost, KINDS.words[card.kind]) for card in command if card.kind != FATE])
    return Statistics(figures, columns, _shares(command), _sources(cards), expectations)


def _shares(cards: list[Card]) -> list[Share]:
    found = []
    for at, icon in enumerate(ICONS):
        outright = sum(card.icons[at] for card in cards)
        edged = sum(card.icons[at + len(ICONS)] for card in cards)
        if outright or edged:
            found.append(Share(f"deck-icon-{icon}", outright, edged))
    return found


def _sources(cards: list[Card]) -> list[Source]:
    """Each affiliation: the resources that match it, and the cards with a cost that need such a match."""
    found = []
    for number, word in enumerate(AFFILIATIONS.words[:NEUTRAL]):
        these = [card for card in cards if card.affiliation == number]
        if these:
            wanting = len([card for card in these if card.cost > 0])
            found.append(Source(f"faction-{word}", sum(card.resources for card in these), wanting))
    return found
