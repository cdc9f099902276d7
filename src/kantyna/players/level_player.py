"""The players that people choose by a number: each errs so often, and thinks so long, as its level does in its game."""

from __future__ import annotations

from typing import Final, NamedTuple

from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.players.player import Player, Progress
from kantyna.players.search import Clock, SearchPlayer

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
PATIENCE: Final = 1.5
"""Whoever thinks does so, on a slow machine, no longer than so many seconds a decision."""


class Skill(NamedTuple):
    """How well a level plays a game."""

    slips: int = 0
    """Of a thousand answers, how many are taken by chance from what tempts."""
    iterations: int = 0
    """How long the others are thought over; 0: answered at a glance."""
    by_value: bool = False
    """Is what is imagined judged by the learned value?"""


STRONGEST: Final = Skill(iterations=2000)
SKILLS: Final = {
    "star-realms": [Skill(1000), Skill(600), Skill(250), Skill(iterations=200), Skill(iterations=12000)],
    "deckbuilding": [Skill(1000), Skill(650), Skill(220), Skill(200, 100), Skill(iterations=8000, by_value=True)],
    "card-game": [Skill(1000), Skill(140), Skill(330, 50), Skill(100, 150), Skill(iterations=6000, by_value=True)],
    "destiny": [Skill(1000), Skill(515), Skill(185), Skill(50, 40), Skill(iterations=8000, by_value=True)],
    # A turn has twenty questions and more: few slips cost much, and a little thought brings much.
    "outer-rim": [Skill(400), Skill(205), Skill(), Skill(iterations=30), STRONGEST],
}
"""The lowest level is a newcomer, the others are the same step apart: `kantyna arena GAME --ladder` measures it."""
UNMEASURED: Final = [Skill(1000), Skill(600), Skill(250), Skill(iterations=200), STRONGEST]
"""For a game that nobody has measured yet."""


def skill(game: str, level: int) -> Skill:
    """How well a level, from 1 on, plays a game."""
    return SKILLS.get(game, UNMEASURED)[level - 1]


class LevelPlayer(Player):
    """Errs as people do: it takes something that tempts for the best, but throws no turn and no good card away."""

    def __init__(self, seed: int, level: int, seconds: float = PATIENCE, clock: Clock | None = None) -> None:
        super().__init__(seed)
        self.level = level
        self.seconds = seconds
        self.clock = clock

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        if len(decision.options) == 1:
            return decision.options[0]
        slips, iterations, by_value = skill(spec.name, self.level)
        if slips and self.dice.below(1000) < slips:
            tempting = spec.heuristics.tempting(spec.determinize(view, self.dice))
            if tempting:
                return tempting[self.dice.below(len(tempting))]
        if iterations:
            thinker = SearchPlayer(0, iterations, self.seconds, by_value, self.clock)
            thinker.dice = self.dice
            return thinker.choose(spec, view, decision, progress)
        table = spec.determinize(view, self.dice)
        return spec.heuristics.best(table, table.options)
