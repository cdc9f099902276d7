"""What happened, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from kantyna.kernel.event import Event as Happened
from kantyna.kernel.ids import NOBODY, CardId, DefId
from kantyna.kernel.outcome import Outcome as Ended
from kantyna.library.cards import Card, Game
from kantyna.library.errors import speaker_of
from kantyna.library.options import called

if TYPE_CHECKING:
    from kantyna.library.match import Match

Things: TypeAlias = Sequence[DefId] | Mapping[CardId, DefId]
"""Which card each thing on a table is."""


class Outcome:
    """How a match ended."""

    def __init__(self, match: Match, ended: Ended) -> None:
        self.winners: tuple[int, ...] = tuple(ended.winners)
        """The seats that won; none in a draw."""
        self.reason: str = match.game.spec.names.reasons[ended.reason]
        """Why, by a name for programs."""
        self._match = match
        self._ended = ended

    def text(self, language: str = "en") -> str:
        """Who won, and why."""
        names = called(self._match.names, self._match.seats, language)
        return speaker_of(language).outcome(self._match.game.spec, self._ended, names)

    def __repr__(self) -> str:
        return f"<Outcome winners={self.winners} reason={self.reason!r}>"


class Event:
    """Something that happened, as one seat may know it."""

    def __init__(self, game: Game, happened: Happened, things: Things, names: Sequence[str], seats: int) -> None:
        self.kind: str = game.spec.names.events[happened.kind]
        """What happened: `played`, `bought`, `drew`, …"""
        self.seat: int | None = happened.seat if happened.seat != NOBODY else None
        """Who did or suffered it."""
        self.other: int | None = happened.other if happened.other != NOBODY else None
        """Who else it concerned: whoever was attacked, whose base it was."""
        self.number: int = happened.number
        """How much, or how many."""
        self.card: Card | None = game.cards[things[happened.card]] if happened.card >= 0 else None
        """The card, if the seat may know it."""
        self._game = game
        self._happened = happened
        self._things = things
        self._names = names
        self._seats = seats

    def text(self, language: str = "en") -> str:
        """What happened, in a sentence."""
        names = called(self._names, self._seats, language)
        return speaker_of(language).event(self._game.spec, self._happened, names, self._things)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Event {self.kind}: {self}>"
