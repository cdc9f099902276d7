"""What can't be done, as a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker
from kantyna.play.yaml_lines import Fault

if TYPE_CHECKING:
    from kantyna.library.options import Refusal


class Error(ValueError):
    """Something that can't be done: a game that is not there, a file that is none of ours, a move that is not possible.

    Its text is an English sentence; `text` says it in either language.
    """

    def __init__(self, cause: KantynaError, line: int = 0) -> None:
        self.cause = cause
        """What the engine said."""
        self.line = line
        """Where it was found in what was read: a line, or 0."""
        super().__init__(self.text())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.cause, self.line)

    @property
    def key(self) -> str:
        """What went wrong, by a name for programs: `setup-unknown-game`."""
        return self.cause.key

    def text(self, language: str = "en") -> str:
        """The sentence in `en` or `pl`."""
        return speaker_of(language).error(self.cause)


class IllegalMove(Error):
    """A move that is not possible now, or that may mean several options."""

    def __init__(self, cause: KantynaError, why: Refusal | None = None) -> None:
        self.why = why
        """The rule that stands in the way, where the move is one that can be seen."""
        super().__init__(cause)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.cause, self.why)

    def text(self, language: str = "en") -> str:
        """The sentence in `en` or `pl`, with the reason and its rule if there is one."""
        told = super().text(language)
        return told if self.why is None else f"{told} {self.why.text(language)} ({self.why.rule})"


@contextmanager
def sentences() -> Iterator[None]:
    """Errors of the engine leave as sentences."""
    try:
        yield
    except Fault as fault:
        raise Error(fault.error, fault.line) from fault
    except KantynaError as error:
        raise Error(error) from error


def speaker_of(language: str) -> Speaker:
    """Who speaks a language, if it is one of ours."""
    with sentences():
        return Speaker(str(language))
