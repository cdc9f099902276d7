"""Who may sit at a table: any function from a view to one of its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kantyna.kernel.errors import KantynaError
from kantyna.library.cards import Game
from kantyna.library.errors import Error, sentences
from kantyna.library.options import Option
from kantyna.library.view import View
from kantyna.library.wanted import whole, written
from kantyna.players import make
from kantyna.players.factory import HUMAN
from kantyna.players.seated_player import SeatedPlayer

Bot: TypeAlias = Callable[[View], Option | int | str]
"""Looks at what a seat may know and names what it does: one of `view.options`, its code, or the move in words."""


class NamedBot:
    """A player that Kantyna knows by a name. Call it with a view of a seat that is asked."""

    def __init__(self, name: str, seed: int = 0) -> None:
        if name == HUMAN:
            raise Error(KantynaError("library-no-bot", value=name))
        with sentences():
            self._player = make(written("name", name), whole("seed", seed), patience=0.0)
        self.name = name
        """As it sits down everywhere: `level3`."""
        self.seed = seed
        """The number from which its chance comes."""

    def seated(self, game: Game, seat: int) -> SeatedPlayer:
        """A player of its own for one seat of one match, which hears what happens there."""
        with sentences():
            return SeatedPlayer(game.spec, make(self.name, self.seed, patience=0.0), seat)

    def __call__(self, view: View) -> Option:
        asked = view.seen.decision
        if asked is None:
            raise Error(KantynaError("answer-not-asked"))
        with sentences():
            code = self._player.choose(view.game.spec, view.seen, asked)
        return next(option for option in view.options if option.code == code)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def bot(name: str, seed: int = 0) -> NamedBot:
    """A player by its name: `random`, `greedy`, `level1` to `level5`, `search:1000`, `search:500ms`; or one from
    outside.

    Args:
        name: Who it is. Lower levels play by rules of thumb and slip, upper ones and `search` think ahead, for so many
            imagined games or milliseconds a decision; `level5:500ms` thinks no longer than that.
        seed: Where its own chance comes from: the same seed, the same answers, unless the name tells a time.
    """
    return NamedBot(name, seed)
