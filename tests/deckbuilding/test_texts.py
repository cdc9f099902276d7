"""The law of texts: change what a card does, and what it says or shows changes, in both languages.

Arguments of cards are *rule* (the text changes), *face* (the card's page changes) or *internal*, listed here. Whatever
can be made has words: a mutant that can't be said is a fault of the words, not a change.
"""

from collections.abc import Iterator
from contextlib import suppress
from inspect import signature
from typing import Any

import pytest

from kantyna.games.deckbuilding.card import NO_ABILITY, WORKS_NEVER, Ability, Card, Constant, base, ship, unit
from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.effects.conditions import ForceWithYou, OpponentHas
from kantyna.games.deckbuilding.effects.hand import ToHand
from kantyna.games.deckbuilding.effects.points import Gain
from kantyna.games.deckbuilding.effects.selectors import ANYBODYS, Cards
from kantyna.games.deckbuilding.spec import card_def
from kantyna.games.deckbuilding.vocabulary import BASE, CONSTANTS, DESTINATIONS, FACTIONS, KINDS, TRAITS, TRIGGERS, UNIT
from kantyna.games.registry import game
from kantyna.kernel.combinators import Condition
from kantyna.kernel.effect import Effect, Script
from kantyna.lang import LANGUAGES, Speaker
from tests.fields import page

SPEC = game("deckbuilding")

INTERNAL = {
    ("ChooseResolvable", "verb"),  # how a choice is answered
    ("ChooseResolvable", "kind"),  # which question it is
    ("ChooseResolvable", "stop"),  # how it is declined: no card of this game leaves that open
    ("Card", "beginner"),  # which bases the beginner game has is told by its rules
}
MAKERS = {UNIT: unit, BASE: base}
STORED = {"constant": "constant_text"}
"""Arguments that a card keeps under another name."""


def arguments(made: Any, maker: Any = None) -> dict[str, Any]:
    """The arguments that something was made with, by what it keeps of them."""
    if isinstance(made, Ability):
        effects = list(made.script.effects)
        return {"trigger": made.trigger, "effects": effects[made.price :], "price": effects[: made.price]}
    names = list(signature(maker or type(made)).parameters)
    return {name: given(getattr(made, STORED.get(name, name) if isinstance(made, Card) else name)) for name in names}


def given(kept: Any) -> Any:
    """An argument as it was given: scripts are lists of effects."""
    if isinstance(kept, Script):
        return list(kept.effects)
    return kept


def remade(made: Any, maker: Any = None) -> Iterator[tuple[str, Any]]:
    """The same with one argument changed, in all ways that its type and its name allow."""
    kept = arguments(made, maker)
    for name, value in kept.items():
        if (type(made).__name__, name) in INTERNAL:
            continue
        for other in changed(name, value):
            with suppress(ValueError):  # such a thing can't be made at all
                yield f"{type(made).__name__} {name} {other}", (maker or type(made))(**{**kept, name: other})


def changed(name: str, value: Any) -> Iterator[Any]:
    """Other values of an argument."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, str):
        yield "lothal" if value != "lothal" else "endor"
    elif isinstance(value, Cards | Ability | Constant | Effect):
        yield from (other for _, other in remade(value))
    elif isinstance(value, Condition):
        yield from (other for _, other in remade(value))
        yield OpponentHas(Cards(unique=True)) if isinstance(value, ForceWithYou) else ForceWithYou()
    elif value is None:
        yield Cards()
    elif isinstance(value, Script):
        yield from (Script(other) for other in changed_list(list(value.effects)))
    elif isinstance(value, list):
        yield from changed_list(value)
    else:
        yield from (other for other in ranges(name, value) if other != value)


def changed_list(values: list[Any]) -> Iterator[list[Any]]:
    for at, value in enumerate(values):
        for other in changed("", value):
            yield [*values[:at], other, *values[at + 1 :]]
    if not values or isinstance(values[0], Effect):
        yield [*values, ToHand()]
        yield from [values[:-1]] if values else []


def ranges(name: str, value: int) -> Iterator[int]:
    """Other numbers, by what the argument counts."""
    named = {"trigger": TRIGGERS, "destination": DESTINATIONS, "faction": FACTIONS}
    if name in named:
        yield from range(len(named[name].words))
    elif name == "traits":
        bits = range(len(TRAITS.words))
        yield from (2**one | 2**other for one in bits for other in bits if one <= other)
    elif name == "whose":
        yield from range(1, ANYBODYS + 1)
    elif name == "kind":
        yield from range(len(KINDS.words) if value < len(KINDS.words) else len(CONSTANTS.words))
    else:
        yield value + 1


def text(card: Card, language: str) -> str:
    return "\n".join(Speaker(language).said(SPEC, said) for said in card.text())


def maker_of(card: Card) -> Any:
    return MAKERS.get(card.kind, ship)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_whatever_is_changed_on_a_card_is_told(card: Card) -> None:
    told = 0
    for what, other in remade(card, maker_of(card)):
        if page(card_def(other)) == page(card_def(card)):
            for language in LANGUAGES:
                assert text(other, language) != text(card, language), what
        told += 1
    assert told >= 4


def test_no_two_texts_are_the_same_unless_they_do_the_same() -> None:
    for language in LANGUAGES:
        found: dict[str, tuple[str, str]] = {}
        for card in CARDS:
            for part in (card.ability, card.constant_text, card.reward):
                if part in (NO_ABILITY, WORKS_NEVER) or shape(part) == "[]":
                    continue
                said = part.said()
                line = "\n".join(
                    Speaker(language).said(SPEC, one) for one in (said if isinstance(said, list) else [said])
                )
                kind = type(part).__name__
                other = found.setdefault(f"{kind} {line}", (shape(part), card.key))
                assert other[0] == shape(part), (card.key, other[1])


def shape(part: Any) -> str:
    """All that an effect, a condition or a selector is made of."""
    if isinstance(part, Script):
        return shape(list(part.effects))
    if isinstance(part, list):
        return f"[{', '.join(shape(one) for one in part)}]"
    if isinstance(part, Ability):
        return f"{part.trigger} {part.price} {shape(part.script)}"
    if isinstance(part, Effect | Condition | Cards | Constant):
        kept = {name: shape(value) for name, value in arguments(part).items() if name != "verb"}
        return f"{type(part).__name__} {kept}"
    return repr(part)


def test_the_law_would_notice() -> None:
    """An effect that keeps something to itself is found."""

    class Silent(Gain):
        def said(self) -> Any:
            return Gain(resources=1).said()

    card = unit("lobot", copies=1, faction=2, cost=3, reward=[Silent(resources=1)])
    same = [
        what
        for what, other in remade(card, unit)
        if page(card_def(other)) == page(card_def(card)) and text(other, "en") == text(card, "en")
    ]
    assert same
