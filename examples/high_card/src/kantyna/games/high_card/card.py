"""The cards of High Card: a number each."""

from __future__ import annotations

from typing import Final

KEYS: Final = ["one", "two", "three", "four", "five", "six"]
"""A definition is its place here; it is worth one more."""
COPIES: Final = 4


def box() -> list[int]:
    """The definition of each card of the box."""
    return [definition for definition in range(len(KEYS)) for _ in range(COPIES)]
