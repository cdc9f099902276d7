"""What an effect is made of, for the laws of texts: change it, and what a card says must change."""

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
