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
    if not isinstance(value, SupportsIndex):
        raise Error(KantynaError("library-whole", value=_shown(value), what=what))
    return index(value)


def written(what: str, value: str) -> str:
    if not isinstance(value, str):
        raise Error(KantynaError("library-written", value=_shown(value), what=what))
    return value


def listed(what: str, values: Sequence[str]) -> list[str]:
    """A text is a sequence of texts, too; whoever gives one forgot the brackets."""
    if isinstance(values, str) or not isinstance(values, Sequence) or not all(isinstance(one, str) for one in values):
        raise Error(KantynaError("library-listed", value=_shown(values), what=what))
    return list(values)


def paired(what: str, values: Mapping[str, Value]) -> dict[str, Value]:
    if not isinstance(values, Mapping):
        raise Error(KantynaError("library-paired", value=_shown(values), what=what))
    return dict(values)


def path_of(value: str | PathLike[str]) -> Path:
    if not isinstance(value, str | PathLike):
        raise Error(KantynaError("library-path", value=_shown(value)))
    return Path(value)


def callable_bot(value: Called) -> Called:
    if not callable(value):
        raise Error(KantynaError("library-no-bot", value=_shown(value)))
    return value


def _shown(value: object) -> str:
    return str(value)[:MOST_SHOWN]
