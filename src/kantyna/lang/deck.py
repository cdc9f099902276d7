"""Decks in words: what is right and wrong with one, and what it is worth."""

from __future__ import annotations

from kantyna.games.common.deck_builder import Check
from kantyna.games.common.deck_list import Fault
from kantyna.games.common.deck_numbers import Expectation
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.spec import GameSpec
from kantyna.lang.speaker import Speaker


def say_fault(speaker: Speaker, spec: GameSpec, fault: Fault) -> str:
    return speaker.error(BadSetup(fault.key, **fault.values), spec)


def say_check(speaker: Speaker, spec: GameSpec, check: Check) -> str:
    """The sentence about a law of building."""
    if not check.good:
        return say_fault(speaker, spec, Fault(check.rule, check.key, **check.values))
    named = {name: speaker.card(spec, str(value)) if name == "card" else value for name, value in check.values.items()}
    return speaker.text(spec, check.key, **named)


def say_expected(speaker: Speaker, spec: GameSpec, one: Expectation) -> str:
    n = f"{round(100 * one.value)}%" if one.chance else speaker.decimal(float(one.value), 1)
    return speaker.text(spec, f"deck-expected-{one.key}", n=n)


def card_names(speaker: Speaker, spec: GameSpec) -> dict[str, str]:
    """The names of all cards in the speaker's language, by key."""
    return {card.key: speaker.card(spec, card.key) for card in spec.cards}
