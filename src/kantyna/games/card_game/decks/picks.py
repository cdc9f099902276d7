"""A deck as picks: its affiliation card once, and the objective of each set as often as the set is in it."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.decks.deck import Deck
from kantyna.games.card_game.decks.sets import BY_NUMBER, SETS
from kantyna.games.card_game.vocabulary import AFFILIATIONS, NEUTRAL

CHOICES: Final = AFFILIATIONS.words[:NEUTRAL]
SET_OF: Final = {one.objective: one.number for one in SETS}


def picks_of(deck: Deck) -> dict[str, int]:
    """A deck of known sets as picks."""
    picks = {deck.affiliation: 1} if deck.affiliation else {}
    for number in deck.sets:
        objective = BY_NUMBER[number].objective
        picks[objective] = picks.get(objective, 0) + 1
    return picks


def affiliations_in(picks: dict[str, int]) -> list[str]:
    return [key for key, count in picks.items() if key in CHOICES for _ in range(count)]


def deck_of(picks: dict[str, int]) -> Deck:
    """Picks as a deck; while none or several are there, without an affiliation."""
    chosen = affiliations_in(picks)
    sets = [SET_OF[key] for key, count in picks.items() if key in SET_OF for _ in range(count)]
    return Deck(chosen[0] if len(chosen) == 1 else "", sets)
