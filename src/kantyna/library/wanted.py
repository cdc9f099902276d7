"""Arguments of another kind than the one that is wanted, refused in a sentence before anything is done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from os import PathLike
from pathlib import Path
from typing import SupportsIndex, TypeVar

from kantyna.kernel.errors import KantynaError
from kantyna.library.errors import Error

MOST_SHOWN = 60
Called = TypeVar("Called", bound=Callable[..., object])
Value = TypeVar("Value")


def whole(what: str, value: SupportsIndex) -> int:
    try:
        return index(value)
    except TypeError:
        raise Error(KantynaError("library-whole", value=shown(value), what=what)) from None


def between(what: str, value: SupportsIndex, least: int, most: int) -> int:
    number = whole(what, value)
    if not least <= number <= most:
        raise Error(KantynaError("library-between", value=shown(number), what=what, least=least, most=most))
    return number


def among(what: str, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise Error(KantynaError("library-among", value=shown(value), what=what, known=", ".join(known)))
    return value


def seated(number: SupportsIndex, seats: int) -> int:
    """A seat of so many."""
    seat = whole("seat", number)
    if not 0 <= seat < seats:
        raise Error(KantynaError("library-no-seat", seat=seat, most=seats - 1))
    return seat


def written(what: str, value: str) -> str:
    if not isinstance(value, str):
        raise Error(KantynaError("library-written", value=shown(value), what=what))
    return value


def listed(what: str, values: Sequence[str]) -> list[str]:
    """A text is a sequence of texts, too; whoever gives one forgot the brackets."""
    if isinstance(values, str) or not isinstance(values, Sequence) or not all(isinstance(one, str) for one in values):
        raise Error(KantynaError("library-listed", value=shown(values), what=what))
    return list(values)


def paired(what: str, values: Mapping[str, Value]) -> dict[str, Value]:
    if not isinstance(values, Mapping):
        raise Error(KantynaError("library-paired", value=shown(values), what=what))
    return dict(values)


def path_of(value: str | PathLike[str]) -> Path:
    if not isinstance(value, str | PathLike):
        raise Error(KantynaError("library-path", value=shown(value)))
    return Path(value)


def callable_bot(value: Called) -> Called:
    if not callable(value):
        raise Error(KantynaError("library-no-bot", value=shown(value)))
    return value


def shown(value: object) -> str:
    """As it is told in a sentence."""
    return " ".join(str(value).split())[:MOST_SHOWN]
