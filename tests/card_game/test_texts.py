"""Change what a card does, and what it says changes, in both languages."""

from collections.abc import Iterator

import pytest

from kantyna.games.card_game.book import CARDS
from kantyna.games.card_game.card import Card
from kantyna.games.card_game.effects.constant import Constant
from kantyna.games.card_game.effects.selector import KINDS, STATES, Selector
from kantyna.games.card_game.effects.target import Whom
from kantyna.games.card_game.effects.trigger import Trigger
from kantyna.games.card_game.spec import card_text
from kantyna.games.card_game.vocabulary import TRAITS
from kantyna.games.registry import game
from kantyna.kernel.effect import Effect, Script
from kantyna.lang import Speaker
from kantyna.lang.lexicon import LANGUAGES

SPEC = game("card-game")

INTERNAL = {
    ("Pick", "target"): "only an untargetable card could tell a target from a choice, and it is worded on that card",
    ("FocusOne", "kind"): "which question asks for it",
    ("DiscardOne", "kind"): "which question asks for it",
    ("Ability", "place"): "an event works from hand, a unit's text says itself that it comes from hand",
    ("Ability", "printed_timing"): "told beside the trigger of 2012 it belongs to",
}
"""Arguments that no text says, with the reason."""

DERIVED = {"number", "resolve", "prelude", "word", "key"}
"""Not given by a card's author: worked out, or words only."""

PARTS = (Effect, Script, Whom, Selector, Trigger, Constant)


SPEAKERS = [Speaker(language) for language in LANGUAGES]


def spoken(card: Card) -> list[str]:
    """The card's text in each language; what has no words can't be shipped, so it counts as a change."""
    texts: list[str] = []
    for speaker in SPEAKERS:
        try:
            texts.append(" ".join(speaker.said(SPEC, said) for said in card_text(card)))
        except LookupError:
            texts.append("unsaid")
    return texts


def fields(thing: object) -> list[str]:
    """A compiled class has no __dict__; it lists its fields instead."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    return [name for name in (names if names is not None else vars(thing)) if name != "__dict__"]


def others(thing: object, name: str, value: object) -> Iterator[object]:
    """Other values that an argument might have."""
    if isinstance(thing, Selector):
        masks = {"kinds": KINDS, "traits": TRAITS, "without": TRAITS, "state": STATES}
        assert isinstance(value, int)
        if name in masks:
            yield from (value ^ 2**at for at in range(len(masks[name].words)) if value ^ 2**at or name != "kinds")
        elif name == "whose":
            yield from {0, 1, 2} - {value}
        else:
            yield value + 1
    elif isinstance(thing, Trigger) and name == "whose":
        yield from {0, 1, 2} - {value}
    elif isinstance(thing, Constant) and value == 0:
        return  # a constant effect has only what its kind takes; the rest stays 0
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1


def arguments(thing: object) -> Iterator[tuple[object, str]]:
    """Every argument of an effect, and of all that it is made of."""
    for name in fields(thing):
        if name in DERIVED:
            continue
        value = getattr(thing, name)
        yield thing, name
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, PARTS):
                yield from arguments(part)


def silent(card: Card) -> Iterator[str]:
    """The arguments of a card's texts that may be changed without a word."""
    before = spoken(card)
    for whole in [*card.constants, *card.abilities]:
        for thing, name in arguments(whole):
            if (type(thing).__name__, name) in INTERNAL:
                continue
            value = getattr(thing, name)
            for other in others(thing, name, value):
                setattr(thing, name, other)
                after = spoken(card)
                setattr(thing, name, value)
                if any(now == then for now, then in zip(after, before, strict=True)):
                    yield f"{type(thing).__name__}.{name}: {value} -> {other}"


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.abilities or card.constants], ids=lambda card: card.key
)
def test_no_argument_of_a_text_is_silent(card: Card) -> None:
    assert list(silent(card)) == []


def test_different_texts_are_worded_differently() -> None:
    """Whatever selectors and triggers are named by, no two of them share their words."""
    for speaker in SPEAKERS:
        said: dict[str, str] = {}
        for card in CARDS:
            for ability in card.abilities:
                for thing, _ in arguments(ability):
                    if isinstance(thing, Trigger):
                        words = speaker.said(SPEC, thing.said())
                        assert said.setdefault(words, thing.key) == thing.key
