"""What the rest of the program knows of a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View

Progress: TypeAlias = Callable[[float], None]
"""Told now and then how much of the thinking is done, from 0 to 1."""


class Player:
    """Answers decisions from what one seat may know. Its own chance comes from its own dice."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        """One of the decision's options."""
        raise NotImplementedError


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
