"""What an effect is made of, for the laws of texts: change it, and what a card says must change."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kantyna.kernel.body import vec
from kantyna.kernel.spec import CardDef


def fields(thing: object) -> list[str]:
    """A compiled class has no __dict__; it lists its fields instead."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    return [name for name in (names if names is not None else vars(thing)) if name != "__dict__"]


def within(value: Any) -> list[Any]:
    """What a list holds, or a row of the compiled build; anything else is one thing."""
    return list(value) if isinstance(value, (list, vec)) else [value]


def page(card: CardDef) -> tuple[object, ...]:
    """What a card's page shows besides its text."""
    return card.key, card.kind, card.faction, card.count, card.numbers, card.traits


def unshown(
    card: Any,
    faces: Iterable[tuple[str, Any]],
    define: Callable[[Any], CardDef],
    say: Callable[[Any], Sequence[object]],
) -> list[str]:
    """Which changes of what is printed on a card neither its page shows nor its text tells in every language."""
    before = page(define(card)), say(card)
    same = []
    for name, other in faces:
        value = getattr(card, name)
        setattr(card, name, other)
        if page(define(card)) == before[0] and any(now == then for now, then in zip(say(card), before[1], strict=True)):
            same.append(f"{name}: {value} -> {other}")
        setattr(card, name, value)
    return same
