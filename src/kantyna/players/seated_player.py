"""A player at its seat of one game: it hears what its seat may know of what happens, then it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from kantyna.kernel.event import Event
from kantyna.kernel.ids import BITS, Code, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.players.bounded_player import BoundedPlayer
from kantyna.players.player import Player, Progress


class SeatedPlayer:
    """Keeps the news for a player until it is asked. Where there is one answer, nobody is."""

    def __init__(self, spec: GameSpec, player: Player, seat: Seat) -> None:
        self.spec = spec
        self.player = player
        self.seat = seat
        self.listens = isinstance(player, BoundedPlayer) or type(player).hear is not Player.hear
        self._news: list[Event] = []

    def happened(self, events: Sequence[Event]) -> None:
        if self.listens:
            self._news += [event.seen_by(BITS[self.seat]) for event in events]

    def choose(self, view: View, progress: Progress | None = None) -> Code:
        """What it answers to the question of a view."""
        asked = view.decision
        assert asked is not None, "the seat is not asked"
        if len(asked.options) == 1:
            return asked.options[0]
        self._tell(view)
        return self.player.choose(self.spec, view, asked, progress)

    def end(self, view: View, scores: Sequence[float]) -> None:
        """The game is over."""
        self._tell(view)
        self.player.leave(scores)

    def leave(self) -> None:
        """Nobody asks it any more."""
        self.player.leave()

    def _tell(self, view: View) -> None:
        if self._news:
            news, self._news = self._news, []
            self.player.hear(self.spec, view, news)
