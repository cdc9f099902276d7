"""The law of texts: change what a card does, and what it says or shows changes, in both languages.

Arguments of cards are *rule* (the text changes), *face* (the card's page changes) or *internal*, listed here. Whatever
can be made has words: a mutant that can't be said is a fault of the words, not a change.
"""

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

from kantyna.games.registry import game
from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.card import card as made_card
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.effects.hand import BlobsPlayed, Draw
from kantyna.games.star_realms.effects.points import Gain
from kantyna.games.star_realms.spec import card_def
from kantyna.games.star_realms.vocabulary import BLOB, FACTIONS, KINDS, POOLS, SHIP, TRADE
from kantyna.kernel.combinators import Condition, Count, ForEach
from kantyna.kernel.effect import Effect, Script
from kantyna.lang import LANGUAGES, Speaker
from tests.fields import page

SPEC = game("star-realms")

INTERNAL = {
    ("ChooseOne", "verb"),  # how a choice is answered
    ("ChooseOne", "kind"),  # which question it is
    ("ChooseOne", "stop"),  # how it is declined: no card of this game leaves that open
}
LISTS = {"faction": FACTIONS, "kind": KINDS, "pool": POOLS}


def arguments(made: Any, maker: Any = None) -> dict[str, Any]:
    """The arguments that something was made with, by what it keeps of them."""
    return {name: given(getattr(made, name)) for name in signature(maker or type(made)).parameters}


def given(kept: Any) -> Any:
    """An argument as it was given: scripts are lists of effects."""
    if isinstance(kept, Script):
        return list(kept.effects)
    return kept


def remade(made: Any, maker: Any = None) -> Iterator[tuple[str, Any]]:
    """The same with one argument changed, in all ways that its type and its name allow."""
    kept = arguments(made, maker)
    for name, value in kept.items():
        if (type(made).__name__, name) not in INTERNAL:
            for other in changed(name, value):
                yield f"{type(made).__name__} {name} {other}", (maker or type(made))(**{**kept, name: other})


def changed(name: str, value: Any) -> Iterator[Any]:
    """Other values of an argument."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, str):
        yield "ram" if value != "ram" else "cutter"
    elif isinstance(value, Effect | Condition | Count):
        yield from (other for _, other in remade(value))
    elif isinstance(value, Script):
        yield from (Script(other) for other in changed_list(list(value.effects)))
    elif isinstance(value, list):
        yield from changed_list(value)
    elif name in LISTS:
        yield from (other for other in range(len(LISTS[name].words)) if other != value)
    else:
        yield value + 1


def changed_list(values: list[Any]) -> Iterator[list[Any]]:
    for at, value in enumerate(values):
        for other in changed("", value):
            yield [*values[:at], other, *values[at + 1 :]]
    if not values or isinstance(values[0], Effect):
        yield [*values, ForEach(BlobsPlayed(), [Draw(7)])]
        yield from [values[:-1]] if values else []


def text(card: Card, language: str) -> str:
    return "\n".join(Speaker(language).said(SPEC, said) for said in card_def(card).text)


def silent(card: Card) -> Iterator[str]:
    """What can be changed on a card without a word."""
    for what, other in remade(card, made_card):
        for language in LANGUAGES:
            told = text(other, language)
            if page(card_def(other)) == page(card_def(card)) and told == text(card, language):
                yield f"{what} ({language})"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_whatever_is_changed_on_a_card_is_told(card: Card) -> None:
    assert list(silent(card)) == []


def test_no_two_texts_are_the_same_unless_they_do_the_same() -> None:
    for language in LANGUAGES:
        found: dict[str, str] = {}
        for card in CARDS:
            for script in (card.primary, card.ally, card.scrap):
                said = "\n".join(Speaker(language).said(SPEC, one) for one in script.said())
                assert found.setdefault(said, shape(script)) == shape(script), card.key


def shape(part: Any) -> str:
    """All that an effect or a condition is made of."""
    if isinstance(part, Script | list):
        return f"[{', '.join(shape(one) for one in (part.effects if isinstance(part, Script) else part))}]"
    if isinstance(part, Effect | Condition | Count):
        kept = {name: shape(value) for name, value in arguments(part).items() if name != "verb"}
        return f"{type(part).__name__} {kept}"
    return repr(part)


def test_the_law_would_notice() -> None:
    """An effect that keeps something to itself is found."""

    class Silent(Gain):
        def said(self) -> Any:
            return Gain(TRADE, 1).said()

    card = made_card("ram", copies=1, kind=SHIP, faction=BLOB, cost=3, primary=[Silent(TRADE, 1)])
    assert list(silent(card))
