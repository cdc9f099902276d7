"""One's own bot at Kantyna's tables: a function or a class becomes a player that sits down by a name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

from kantyna.kernel.decision import Decision
from kantyna.kernel.event import Event as Happened
from kantyna.kernel.ids import Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View as Seen
from kantyna.library.bots import Bot
from kantyna.library.cards import game
from kantyna.library.errors import sentences
from kantyna.library.events import Event
from kantyna.library.match import imagined
from kantyna.library.moves import Named
from kantyna.library.options import Option, Question
from kantyna.library.view import View
from kantyna.library.wanted import callable_bot, written
from kantyna.play.match_setup import Setup
from kantyna.players import Player, Progress
from kantyna.players.outside import OUTSIDE

BotClass: TypeAlias = type[Any]
"""A class of bots: one is made for every game, with a seed for its own chance."""


class BotPlayer(Player):
    """A bot of the library as the rest of the program knows players."""

    def __init__(self, seed: int, bot: Bot) -> None:
        super().__init__(seed)
        self._bot = bot

    def choose(self, spec: GameSpec, view: Seen, decision: Decision, progress: Progress | None = None) -> Code:
        seen = seat_view(spec, view)
        return Named.of(seen.game, self._bot(seen)).one_of(seen.options, []).code

    def hear(self, spec: GameSpec, view: Seen, events: Sequence[Happened]) -> None:
        hear = getattr(self._bot, "hear", None)
        if hear is not None:
            hear([Event(game(spec.name), event, view.defs, [], view.seats) for event in events])


class PlayerMaker:
    """What `@kantyna.player` makes of a bot: it can still be called with a view, and sits down by a name."""

    def __init__(self, bot: Bot | BotClass) -> None:
        self.__doc__ = bot.__doc__
        self._class: BotClass | None = bot if isinstance(bot, type) else None
        self._function: Bot = self._fresh if isinstance(bot, type) else bot

    def make(self, seed: int) -> Player:
        """The bot at one seat of one game."""
        return BotPlayer(seed, self._function if self._class is None else self._class(seed))

    def __call__(self, view: View) -> Option | int | str:
        return self._function(view)

    def _fresh(self, view: View) -> Option | int | str:
        assert self._class is not None
        answer: Option | int | str = self._class(0)(view)
        return answer


def player(bot: Bot | BotClass) -> PlayerMaker:
    """Mark a bot that may sit down in the arena, in the terminal and on a server: as an entry point of the group
    `kantyna.players`, in a file of bots, or by `add_player`.

    Args:
        bot: A function from a view to one of its options, or a class of such: it is made for every game with a seed,
            and if it has a method `hear` it is told the events that its seat may know.
    """
    return PlayerMaker(bot)


def add_player(name: str, bot: Bot | BotClass | PlayerMaker) -> None:
    """Let a bot sit down by a name, in this process.

    Raises:
        Error: if the name is one of Kantyna's own players, or has signs besides small letters, digits, `.`, `-`, `_`.
    """
    made: type[Player] | PlayerMaker
    if isinstance(bot, PlayerMaker) or (isinstance(bot, type) and issubclass(bot, Player)):
        made = bot
    else:
        made = PlayerMaker(callable_bot(bot))
    with sentences():
        OUTSIDE.add(written("name", name), made)


def seat_view(spec: GameSpec, seen: Seen) -> View:
    """The view of a seat that is asked, as the library tells it."""
    # Everything that an option tells is in the view, so that any table it allows will do.
    table = spec.determinize(seen, Dice(0))
    listed = [spec.option(table, code) for code in seen.decision.options] if seen.decision is not None else []
    played = game(spec.name)
    setup = Setup(spec.name, seen.variant, seen.seats, 0)
    return View(played, seen, Question(played, seen, [], listed), [], partial(imagined, setup, seen))
