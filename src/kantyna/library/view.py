"""The table as one seat sees it: all that a bot may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kantyna.kernel.ids import NOBODY
from kantyna.kernel.view import View as Seen
from kantyna.lang.scene import scene
from kantyna.lang.scene_lines import table_lines
from kantyna.library.cards import Card, Game
from kantyna.library.errors import speaker_of
from kantyna.library.html import table_html
from kantyna.library.options import Option, Question, called
from kantyna.library.wanted import whole

if TYPE_CHECKING:
    from kantyna.library.match import Match


@dataclass(frozen=True)
class Piece:
    """A card that lies somewhere on the table."""

    id: int
    """Its number at this table, by which options name it."""
    card: Card
    """Which card it is a copy of."""
    marks: dict[str, int] = field(default_factory=dict)
    """What lies on it: damage, tokens."""

    def __repr__(self) -> str:
        marks = "".join(f" {name}={value}" for name, value in self.marks.items())
        return f"<Piece {self.id} {self.card.key}{marks}>"


@dataclass(frozen=True)
class Zone:
    """A place for cards: a hand, a deck, a row."""

    name: str
    """`hand`, `discard-pile`, …"""
    size: int
    """How many cards lie there."""
    pieces: tuple[Piece, ...]
    """Those of them that this seat knows, the topmost first."""

    @property
    def cards(self) -> list[Card]:
        """The known cards."""
        return [piece.card for piece in self.pieces]

    def __repr__(self) -> str:
        hidden = self.size - len(self.pieces)
        told = [piece.card.key for piece in self.pieces] + ([f"{hidden} unknown"] if hidden > 0 else [])
        return f"<Zone {self.name}: {', '.join(told) or 'empty'}>"


@dataclass(frozen=True)
class Side:
    """What belongs to one seat, or to nobody: the middle of the table."""

    seat: int | None
    """Whose it is; `None`: nobody's."""
    counters: dict[str, int]
    """`authority`, `trade`, …"""
    zones: dict[str, Zone]
    """`hand`, `discard-pile`, …"""
    team: int | None = None
    """Seats with the same number play together."""

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.counters.items())
        whose = "middle" if self.seat is None else f"seat {self.seat}"
        return f"<Side {whose}: {told}>" if told else f"<Side {whose}>"


class View:
    """What one seat may know, and the question if it is asked. It stays as it is when the match goes on."""

    def __init__(
        self, game: Game, seen: Seen, question: Question | None, names: Sequence[str], imagine: Callable[[int], Match]
    ) -> None:
        self.game = game
        """What is played."""
        self.seen = seen
        """The view as the engine knows it."""
        self.variant: str = seen.variant
        """The way to play."""
        self.seat: int | None = _seat(seen.seat)
        """Whose view it is; nobody's: a spectator's."""
        self.seats: int = seen.seats
        """How many sit at the table."""
        self.turn: int = seen.turn
        """Which turn of the game it is, from 1; 0 before the first."""
        self.phase: str = game.spec.names.phases[seen.phase]
        """The part of the turn: `main`, …"""
        self.active: int | None = _seat(seen.active)
        """Whose turn it is."""
        self.to_move: int | None = _seat(seen.asked)
        """Who is asked now; in some games not always the seat whose turn it is."""
        self.options: list[Option] = question.options() if question is not None else []
        """What this seat can do now; nothing if it isn't asked."""
        self._names = names
        self._imagine = imagine

    @property
    def kind(self) -> str:
        """What this seat is asked, by a name for programs: `main`; nothing if it isn't asked."""
        asked = self.seen.decision
        return "" if asked is None else self.game.spec.names.decisions[asked.kind]

    def prompt(self, language: str = "en") -> str:
        """The question to this seat in words; nothing if it isn't asked."""
        if self.seen.decision is None:
            return ""
        return speaker_of(language).prompt(self.game.spec, self.seen, called(self._names, self.seats, language))

    def side(self, seat: int | None) -> Side:
        """What belongs to a seat; to nobody: the middle of the table."""
        owner = NOBODY if seat is None else seat
        names = self.game.spec.names
        counters = {names.counters[one.kind]: one.value for one in self.seen.counters if one.seat == owner}
        zones = {
            names.zones[zone.kind]: Zone(
                names.zones[zone.kind], zone.size, tuple(self._piece(card) for card in zone.cards if card >= 0)
            )
            for zone in self.seen.zones
            if zone.seat == owner
        }
        return Side(seat, counters, zones, None if seat is None else self.seen.teams[seat])

    @property
    def me(self) -> Side:
        """What belongs to this seat; a spectator has nothing."""
        if self.seat is None:
            return Side(None, {}, {})
        return self.side(self.seat)

    @property
    def others(self) -> list[Side]:
        """What belongs to the other seats, in their order after this one."""
        first = 0 if self.seat is None else self.seat + 1
        order = [(first + at) % self.seats for at in range(self.seats)]
        return [self.side(seat) for seat in order if seat != self.seat]

    @property
    def middle(self) -> Side:
        """What belongs to nobody."""
        return self.side(None)

    def imagine(self, seed: int = 0) -> Match:
        """A match that this view does not contradict: hidden cards are dealt by chance, and so is what comes next.

        A bot that wants to look ahead plays it on; another seed deals other cards.
        """
        return self._imagine(whole("seed", seed))

    def text(self, language: str = "en") -> str:
        """The table in lines, and the question with its options if this seat is asked."""
        speaker = speaker_of(language)
        seen = scene(speaker, self.game.spec, self.seen, called(self._names, self.seats, language))
        lines = list(table_lines(speaker, seen))
        if self.options:
            lines += ["", self.prompt(language)]
            lines += [f"{at}. {option.text(language)}" for at, option in enumerate(self.options, 1)]
        return "\n".join(lines)

    def _piece(self, card: int) -> Piece:
        marks = {self.game.spec.names.marks[one.kind]: one.value for one in self.seen.marks if one.card == card}
        return Piece(card, self.game.cards[self.seen.defs[card]], marks)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        whose = "spectator" if self.seat is None else f"seat {self.seat}"
        asked = f", {len(self.options)} options" if self.options else ""
        return f"<View of {whose}: {self.game.name} {self.variant}, turn {self.turn}, {self.phase}{asked}>"

    def _repr_html_(self) -> str:
        speaker = speaker_of("en")
        seen = scene(speaker, self.game.spec, self.seen, called(self._names, self.seats, "en"))
        return table_html(seen, self.prompt(), [(option.text(), str(option)) for option in self.options])


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number
