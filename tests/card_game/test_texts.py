"""The law of texts: change what a card does, and what it says or shows changes, in both languages.

Arguments of cards are *rule* (the text changes), *face* (the card's page changes) or *internal*, listed here. Whatever
can be made has words: a mutant that can't be said is a fault of the words, not a change.
"""

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.cards import builders
from kantyna.games.card_game.effects.ability import LIMITS, TIMES, Ability
from kantyna.games.card_game.effects.constant import VEHICLE_DISCOUNT, Constant
from kantyna.games.card_game.effects.hand import DrawCards
from kantyna.games.card_game.effects.lasting import UNTIL
from kantyna.games.card_game.effects.selector import KINDS, STATES, Cards, units
from kantyna.games.card_game.effects.target import CAUSE, EACH, ENGAGED_OBJECTIVE, HOST, IT, THIS, Target
from kantyna.games.card_game.effects.trigger import (
    ANYBODY,
    BY_THIS,
    OTHER_SUCH,
    SUCH,
    THEIRS,
    WAYS,
    WHATEVER,
    YOURS,
    Trigger,
)
from kantyna.games.card_game.spec import card_def, card_text
from kantyna.games.card_game.vocabulary import (
    AFFILIATION,
    AFFILIATIONS,
    CAPTURED,
    DESTROYED,
    DISCARDED,
    ENHANCEMENT,
    EVENT,
    FATE,
    HAPPENINGS,
    KEYWORDS,
    NEUTRAL,
    OBJECTIVE,
    RETURNED,
    TIMINGS,
    TRAITS,
    UNIT,
)
from kantyna.games.registry import game
from kantyna.kernel.body import row
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.vocabulary import Words
from kantyna.lang import Speaker
from kantyna.lang.lexicon import LANGUAGES
from tests.fields import fields, unshown, within

SPEC = game("card-game")

INTERNAL = {
    ("Pick", "target"): "only an untargetable card could tell a target from a choice, and it is worded on that card",
    ("FocusOne", "kind"): "which question asks for it",
    ("FocusOne", "stop"): "how it is declined: no price is",
    ("DiscardOne", "kind"): "which question asks for it",
    ("DiscardOne", "stop"): "how it is declined: no price is",
    ("Ability", "place"): "an event works from hand, a unit's text says itself that it comes from hand",
    ("Ability", "printed_timing"): "told beside the trigger of 2012 it belongs to",
}
"""Arguments that no text says, with the reason."""

DERIVED = {"number", "resolve", "prelude", "word", "key"}
"""Not given by a card's author: worked out, or words only."""

PARTS = (Effect, Script, Target, Cards, Trigger, Constant)


RANGES: dict[tuple[str, str], range | list[int]] = {
    ("Ability", "timing"): range(len(TIMINGS.words)),
    ("Ability", "during"): range(len(TIMES)),
    ("Ability", "limit"): range(len(LIMITS)),
    ("Trigger", "kind"): range(len(HAPPENINGS.words)),
    ("Trigger", "whose"): [ANYBODY, YOURS, THEIRS],
    ("Trigger", "how"): [0, *(2**at for at in range(len(WAYS.words)))],
    ("Trigger", "affiliation"): range(-1, len(AFFILIATIONS.words)),
    ("FromDiscard", "affiliation"): range(-1, len(AFFILIATIONS.words)),
    ("FromDiscard", "kind"): [UNIT, ENHANCEMENT, EVENT, FATE],
    ("FromDiscard", "traits"): [2**at for at in range(len(TRAITS.words))],
    ("Target", "kind"): [IT, THIS, HOST, CAUSE, ENGAGED_OBJECTIVE],
    ("Icons", "until"): range(len(UNTIL)),
    ("Forbid", "until"): range(len(UNTIL)),
    ("Away", "why"): [DESTROYED, DISCARDED, RETURNED, CAPTURED],
}
"""Arguments that are one of so many."""
MASKS = {"kinds": KINDS, "traits": TRAITS, "without": TRAITS, "state": STATES, "keyword": KEYWORDS}
"""Arguments that are some of so many."""
NEVER_NONE = ("kinds", "keyword")
NAMES = {
    ("Cancel", "what"): ["event", "interrupt"],
    ("Constant", "title"): ["boba-fett", "darth-vader", "yoda"],
}

CONSTANTS = [one for card in CARDS for one in card.constants]


def needs(constant: Constant) -> tuple[bool, ...]:
    """What a constant effect is given besides what it changes."""
    return constant.amount != 0, constant.icons != [], constant.keyword != 0, constant.title != ""


SPEAKERS = [Speaker(language) for language in LANGUAGES]


def spoken(card: Card) -> list[str]:
    """The card's text in each language. Whatever can be made has words."""
    return [" ".join(speaker.said(SPEC, said) for said in card_text(card)) for speaker in SPEAKERS]


def others(thing: object, name: str, value: object) -> Iterator[object]:
    """Other values that an argument might have."""
    kind = type(thing).__name__
    if isinstance(thing, Constant) and name != "what" and not value:
        return  # a constant effect has only what its kind takes; the rest stays as it is
    if (kind, name) in NAMES:
        yield from (other for other in NAMES[kind, name] if other != value)
    elif name == "icons":
        assert isinstance(value, list)
        yield from ([n + (at == which) for at, n in enumerate(value)] for which in range(len(value)))
    elif isinstance(value, Target):
        yield from (Target(other) for other in RANGES["Target", "kind"] if other != value.kind)
    elif name == "printed":
        if isinstance(thing, Ability) and thing.trigger is not None:  # what waits for nothing has no wording of it
            yield None if value else Trigger(0)
    elif name in MASKS and isinstance(thing, Cards | Constant):
        assert isinstance(value, int)
        yield from (value ^ 2**at for at in range(len(MASKS[name].words)) if value ^ 2**at or name not in NEVER_NONE)
    elif isinstance(thing, Cards) and name == "whose":
        yield from {0, 1, 2} - {value}
    elif isinstance(thing, Target) and thing.kind == EACH:
        return  # each is told by its selector
    elif isinstance(thing, Trigger) and name == "about":
        yield from {WHATEVER, THIS, HOST} - {value} if thing.such is None else {SUCH, OTHER_SUCH, BY_THIS} - {value}
    elif (kind, name) in RANGES:
        yield from (other for other in RANGES[kind, name] if other != value)
    elif isinstance(thing, Constant) and name == "what":
        yield from sorted({one.what for one in CONSTANTS if needs(one) == needs(thing)} - {thing.what})
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
        for part in within(value):
            if isinstance(part, PARTS):
                yield from arguments(part)


def remade(ability: Ability) -> Iterator[tuple[str, Ability]]:
    """The same ability with a price, a target or an effect more or less."""
    lists = {"costs": ability.costs, "targets": ability.targets, "effects": list(ability.script.effects)}
    kept = {name: getattr(ability, name) for name in signature(Ability).parameters if name not in lists} | lists
    for name, verbs in lists.items():
        yield f"one more of {name}", Ability(**{**kept, name: [*verbs, DrawCards(7)]})
        if name != "effects" or len(verbs) > 1:  # an ability without effects is none
            for at in range(len(verbs)):
                yield f"{name} without {at}", Ability(**{**kept, name: [*verbs[:at], *verbs[at + 1 :]]})


def silent(card: Card) -> Iterator[str]:
    """The arguments of a card's texts that may be changed without a word."""
    before = spoken(card)
    for at, ability in enumerate(card.abilities):
        for what, other in remade(ability):
            card.abilities[at] = other
            after = spoken(card)
            card.abilities[at] = ability
            if any(now == then for now, then in zip(after, before, strict=True)):
                yield what
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


MAKERS = {
    UNIT: builders.unit,
    OBJECTIVE: builders.objective,
    ENHANCEMENT: builders.enhancement,
    EVENT: builders.event,
    FATE: builders.fate,
    AFFILIATION: builders.affiliation,
}
FACES: dict[str, Words] = {
    "affiliation": AFFILIATIONS,
    "traits": TRAITS,
    "keywords": KEYWORDS,
    "protect": TRAITS,
}


def faces(card: Card) -> Iterator[tuple[str, Any]]:
    """The arguments of a card besides its texts, each with other values."""
    for name in signature(MAKERS[card.kind]).parameters:
        value = getattr(card, {"on": "host", "which": "affiliation"}.get(name, name), None)
        if name in ("constants", "abilities", "ability", "effects", "targets"):
            continue  # its texts, gone into above
        if name == "side":
            if card.affiliation == NEUTRAL:  # the others' affiliation tells it
                yield name, 1 - card.side
        elif name in ("affiliation", "which"):
            yield from (("affiliation", other) for other in range(len(AFFILIATIONS.words)) if other != value)
        elif name in FACES:
            yield from ((name, value ^ 2**at) for at in range(len(FACES[name].words)))
        elif name == "icons":
            yield from ((name, row([n + (at == which) for at, n in enumerate(value)])) for which in range(6))
        elif name == "on":
            yield "host", units.enemy.exhausted
            if value is None:
                yield "enhances", builders.DIAL if card.enhances != builders.DIAL else builders.PLAY_AREA
        elif name == "key":
            yield name, "yoda" if value != "yoda" else "twist-of-fate"
        else:
            yield name, not value if isinstance(value, bool) else value + 1


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_whatever_is_printed_on_a_card_is_shown(card: Card) -> None:
    assert unshown(card, faces(card), card_def, spoken) == []


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


def shape(thing: object) -> str:
    """All that a text is made of."""
    if isinstance(thing, list | tuple):
        return f"[{', '.join(shape(one) for one in thing)}]"
    if isinstance(thing, Script):
        return shape(list(thing.effects))
    if isinstance(thing, (*PARTS, Ability)):
        kind = type(thing).__name__
        kept = [name for name in fields(thing) if name not in DERIVED and (kind, name) not in INTERNAL]
        return f"{kind}({', '.join(f'{name}={shape(getattr(thing, name))}' for name in sorted(kept))})"
    return repr(thing)


def test_no_two_texts_are_the_same_unless_they_do_the_same() -> None:
    for speaker in SPEAKERS:
        found: dict[str, str] = {}
        for card in CARDS:
            told = [one for one in card.constants if one.what != VEHICLE_DISCOUNT]  # an interrupt tells it
            for whole in [*told, *card.abilities]:
                said = speaker.said(SPEC, whole.said())
                assert found.setdefault(said, shape(whole)) == shape(whole), said
