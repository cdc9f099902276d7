"""The one small family of errors that leave the engine. They carry keys and values; ``lang`` words them."""

from __future__ import annotations

from typing import Any


class KantynaError(Exception):
    """Something a person asked for that can't be done; *key* names the message, *values* fill it."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it reaches another process whole: Python alone would hand its values on as a second key."""
        return _made_again, (type(self), self.__dict__)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key} ({told})" if told else self.key


class IllegalAnswer(KantynaError):
    """An answer that the pending decision does not offer, or from a seat that isn't asked."""


class BadSetup(KantynaError):
    """A variant, number of seats or setting that the game does not have."""


class BadScene(BadSetup):
    """A table laid out by hand that can't be, and the line of the file that says so (0: none does)."""

    def __init__(self, key: str, line: int, **values: str | int) -> None:
        super().__init__(key, **values)
        self.line = line


class BadSave(KantynaError):
    """A save that is damaged, of another game, or newer than this program."""


class EngineFault(KantynaError):
    """The engine broke a law of its own: an endless chain of steps. Never a player's fault."""


def _made_again(kind: type[KantynaError], attributes: dict[str, Any]) -> KantynaError:
    error = kind.__new__(kind)
    for name, value in attributes.items():
        setattr(error, name, value)
    return error
