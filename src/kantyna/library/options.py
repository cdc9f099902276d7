"""What can be done, and why something can't."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kantyna.kernel.decision import Option as Offered
from kantyna.kernel.spec import Refusal as Refused
from kantyna.kernel.view import View as Seen
from kantyna.lang.option_lines import offered
from kantyna.library.cards import Card, Game
from kantyna.library.errors import speaker_of
from kantyna.play.moves import worded_apart


class Question:
    """The options of one question: how each is told depends on what else there is to choose from."""

    def __init__(self, game: Game, view: Seen, names: Sequence[str], listed: list[Offered]) -> None:
        self.game = game
        self.view = view
        self.names = names
        self.listed = listed
        self._words: list[str] = []
        self._texts: dict[str, list[str]] = {}

    def words(self, at: int) -> str:
        if not self._words:
            self._words = worded_apart(self.game.spec, self.listed)
        return self._words[at]

    def text(self, at: int, language: str) -> str:
        if language not in self._texts:
            names = called(self.names, self.view.seats, language)
            self._texts[language] = offered(speaker_of(language), self.game.spec, self.view, self.listed, names)
        return self._texts[language][at]

    def options(self) -> list[Option]:
        return [Option(self, at) for at in range(len(self.listed))]


class Option:
    """One thing that can be done now. `str(option)` is the move in words, as `Match.play` takes it.

    Two options are equal if they have the same code: it means the same in every match of a game.
    """

    def __init__(self, question: Question, at: int) -> None:
        listed = question.listed[at]
        self.code: int = listed.code
        """Its number in the game's action space, which never changes."""
        self.verb: str = listed.verb
        """What would be done: `play`, `buy`, `end`, …"""
        self.card: Card | None = question.game.keys.get(listed.name)
        """The card it concerns."""
        self.pieces: tuple[int, ...] = tuple(listed.cards)
        """The ids of the pieces on the table that would be taken for it."""
        self.seat: int | None = listed.seat if listed.seat >= 0 else None
        """Whom it is aimed at."""
        self.number: int | None = listed.number if listed.number >= 0 else None
        """The amount, or which of several texts: the first is 0."""
        self.offered = listed
        """The option as the engine knows it."""
        self._question = question
        self._at = at

    def text(self, language: str = "en") -> str:
        """What it would do, in a sentence."""
        return self._question.text(self._at, language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        return self._question.words(self._at)

    def __repr__(self) -> str:
        return f"<Option {self}>"

    def _repr_html_(self) -> str:
        return f"{escape(self.text())} <code>{escape(str(self))}</code>"


class Refusal:
    """Why something that can be seen can't be done now."""

    def __init__(self, option: Option, refused: Refused) -> None:
        self.option = option
        """What can't be done."""
        self.rule: str = refused.rule
        """The id of the rule that stands in the way."""
        self._refused = refused

    def text(self, language: str = "en") -> str:
        """The condition that is missing, in a sentence."""
        question = self.option._question
        names = called(question.names, question.view.seats, language)
        return speaker_of(language).refusal(question.game.spec, self._refused, names)

    def __str__(self) -> str:
        return f"{self.text()} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Refusal {self.option}: {self}>"


def called(names: Sequence[str], seats: int, language: str) -> list[str]:
    """What the seats are called: as was wished, else by their numbers."""
    wished = list(names) or [""] * seats
    return [name or speaker_of(language).text(None, "player-name", n=seat + 1) for seat, name in enumerate(wished)]
