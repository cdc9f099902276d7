"""What the rest of the program knows of a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from kantyna.kernel.decision import Decision
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.event import Event
from kantyna.kernel.ids import Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View

Progress: TypeAlias = Callable[[float], None]
"""Told now and then how much of the thinking is done, from 0 to 1."""


class BotFault(KantynaError):
    """A player from outside that can't go on: it died, took too long, or answered with what nobody can use."""


class Player:
    """Answers decisions from what one seat may know. Its own chance comes from its own dice."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        """One of the decision's options."""
        raise NotImplementedError

    def hear(self, spec: GameSpec, view: View, events: Sequence[Event]) -> None:
        """What happened since it last heard, as its seat may know it, and how the table stands after it. Told before it
        is asked, and when the game is over. Who is seated in the middle of a game hears of it from the beginning."""

    def leave(self, scores: Sequence[float] = ()) -> None:
        """The game is over with these scores (1 won, 0 lost), or, without them, goes on with somebody else."""


class RandomPlayer(Player):
    """Every option is as good as any other."""

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        options = decision.options
        return options[self.dice.below(len(options))]


class GreedyPlayer(Player):
    """The option that looks best at a glance by the game's rules of thumb."""

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        options = decision.options
        if len(options) == 1:
            return options[0]
        table = spec.determinize(view, self.dice)
        return spec.heuristics.best(table, table.options)
