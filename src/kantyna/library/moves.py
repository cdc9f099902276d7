"""A move as somebody named it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.library.cards import Game
from kantyna.library.errors import IllegalMove
from kantyna.library.options import Option, Refusal
from kantyna.play.moves import Move, read_move
from kantyna.play.yaml_lines import Fault, documents

LISTED: Final = 12
"""So many options are named to whoever wanted another."""


class Named:
    """A move: one of the options, its code, or words that must fit one."""

    def __init__(self, spec: GameSpec, told: str, code: Code, words: Move | None = None) -> None:
        self.spec = spec
        self.told = told
        self.code = code
        self.words = words

    @classmethod
    def of(cls, game: Game, move: Option | int | str) -> Named:
        if isinstance(move, str):
            return cls(game.spec, move, -1, _read(game, move))
        return cls(game.spec, str(move), move.code if isinstance(move, Option) else move)

    def fits(self, option: Option) -> bool:
        """Is it the option that is meant, or one of them?"""
        return self.code == option.code if self.words is None else self.words.fits(self.spec, option.offered)

    def among(self, options: Sequence[Option]) -> list[Option]:
        """Those that it may mean."""
        found = [option for option in options if self.fits(option)]
        which = None if self.words is None else self.words.which
        return found if which is None else found[which - 1 : which]

    def one_of(self, options: Sequence[Option], refusals: Sequence[Refusal]) -> Option:
        """The one that is meant."""
        found = self.among(options)
        if len(found) == 1:
            return found[0]
        if found:
            raise IllegalMove(KantynaError("library-ambiguous", move=self.told, options=_listed(found)))
        for refusal in refusals:
            if self.fits(refusal.option):
                raise IllegalMove(KantynaError("library-refused", move=self.told), refusal)
        raise IllegalMove(KantynaError("library-no-option", move=self.told, options=_listed(options)))

    @property
    def following(self) -> list[Named]:
        """The answers to what is asked next: an amount, a choice, a target."""
        return [Named(self.spec, self.told, -1, move) for move in (self.words.follows if self.words else [])]


def _read(game: Game, words: str) -> Move:
    try:
        (item,) = documents(words)
    except (Fault, ValueError) as error:
        raise IllegalMove(KantynaError("library-unreadable", move=words)) from error
    try:
        return read_move(item, game.card_names)
    except Fault as fault:
        raise IllegalMove(fault.error) from fault


def _listed(options: Sequence[Option]) -> str:
    told = [str(option) for option in options[:LISTED]]
    return ", ".join([*told, *(["…"] if len(options) > LISTED else [])])
