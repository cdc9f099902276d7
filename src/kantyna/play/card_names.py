"""Cards by what people call them: the key, or the name in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import TypeAlias

from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import DefId
from kantyna.kernel.spec import GameSpec

Called: TypeAlias = Mapping[str, Sequence[str]]
"""What each card, by its key, is called."""

NameBook: TypeAlias = Callable[[GameSpec], Called]
"""The names of a game's cards: given from outside, since a match does not speak."""


class UnknownCard(KantynaError):
    """A name that no card has, or that several have."""


def keys_only(spec: GameSpec) -> Called:
    """No names beside the keys, which may be written with spaces and capitals."""
    return {}


class CardNames:
    """Finds the card that a name means; knows a game's marks besides."""

    def __init__(self, spec: GameSpec, called: Called) -> None:
        self.marks = spec.names.marks
        self._numbers: dict[str, list[DefId]] = {}
        self._keys = {folded(card.key): number for number, card in enumerate(spec.cards)}
        for number, card in enumerate(spec.cards):
            for name in called.get(card.key, ()):
                found = self._numbers.setdefault(folded(name), [])
                if number not in found:
                    found.append(number)

    def find(self, name: str) -> DefId:
        """A key is always meant as such; a name must mean one card."""
        wanted = folded(name)
        if wanted in self._keys:
            return self._keys[wanted]
        found = self._numbers.get(wanted, [])
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownCard("card-ambiguous", name=name, count=len(found))
        near = get_close_matches(wanted, [*self._keys, *self._numbers], 1)
        if near:
            raise UnknownCard("card-like", name=name, near=near[0])
        raise UnknownCard("card-unknown", name=name)


QUOTES = str.maketrans("-", " ", "'’\"“”„")


def folded(name: str) -> str:
    """Capitals, hyphens, apostrophes, quotation marks and extra spaces make no difference."""
    return " ".join(name.casefold().translate(QUOTES).split())
