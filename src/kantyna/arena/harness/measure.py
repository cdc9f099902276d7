"""How fast the engine is in one way to play. Times are CPU times of this process.

Every round plays the same seeds and looks at the same positions, so that two engines do the same work.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from kantyna.arena.harness import surface
from kantyna.arena.harness.surface import Game, Way
from kantyna.arena.harness.trace import drawn
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.playout import random_game, sensible_game
from kantyna.kernel.rng import Dice
from kantyna.players.ismcts import Search

POSITIONS: Final = 8
"""Games whose middle is cloned, viewed, saved and thought about."""
SEEDS: Final = 32
"""Games that are played again and again."""
SLIPS: Final = 150
"""Of a thousand answers by rule of thumb, how many are taken by chance."""
ITERATIONS: Final = 32
"""The search thinks so long about a position before it turns to the next."""
NONE: Final = -1

Figures = dict[str, float]


class Measure:
    """The measurements of one way to play."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.spec = surface.spec(way.game)
        self.muted = Log(True)
        self.positions = [self._position(seed) for seed in range(POSITIONS)]
        self.figures: dict[str, Callable[[float], Figures]] = {
            "random": self.random,
            "eager": self.eager,
            "thumb": self.thumb,
            "driven": self.driven,
            "search": self.search,
            "clones": self.clones,
            "views": self.views,
            "saves": self.saves,
        }

    def _position(self, seed: int) -> tuple[Any, int]:
        """An eager game, half-way, where there is something to think about; and the seat that is asked."""
        whole = self._eager(Game(self.way, seed), random.Random(seed))
        game, dice = Game(self.way, seed), random.Random(seed)
        self._eager(game, dice, whole // 2)
        while self._search(game.table).decided():
            self._eager(game, dice, 1)
        return game.table, game.table.pending.seat

    def _eager(self, game: Game, dice: random.Random, most: int = 0) -> int:
        made = 0
        while (not most or made < most) and (asked := game.question()) is not None:
            game.answer(drawn(asked, dice, eager=True)[1])
            made += 1
        return made

    def _search(self, table: Any) -> Search:
        search = Search(self.spec, table, Dice(0))
        if self.way.game in surface.AHEAD:
            search.horizon = table.decisions + surface.AHEAD[self.way.game]
        return search

    def _games(self, play: Callable[[Any, Dice], int], seconds: float) -> Figures:
        """Whole games: what they come to a second. Only whole passes count: a few stalled games weigh much, and a
        faster engine must not play another mixture."""
        games = choices = decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            for seed in range(SEEDS):
                table = surface.new(self.way, seed)
                choices += play(table, Dice(seed))
                decisions += table.decisions
            games += SEEDS
        spent = process_time() - begun
        return {"choices": choices / spent, "decisions": decisions / spent, "games": games / spent}

    def random(self, seconds: float) -> Figures:
        """Every option with the same chance, the loop inside the engine."""
        figures = self._games(lambda table, dice: random_game(table, dice, NONE, self.muted), seconds)
        return {f"{name}_per_second": value for name, value in figures.items()}

    def eager(self, seconds: float) -> Figures:
        """The same, but a turn ends only when nothing else can be done: everything is played. Nothing where a game has
        no such answer."""
        last = surface.ending(self.spec, surface.new(self.way, 0))
        if last == NONE:
            return {}
        figures = self._games(lambda table, dice: random_game(table, dice, last, self.muted), seconds)
        return {"eager_games_per_second": figures["games"]}

    def thumb(self, seconds: float) -> Figures:
        """By rule of thumb with slips, the loop inside the engine."""
        heuristics = surface.heuristics(self.spec)
        figures = self._games(lambda table, dice: sensible_game(table, heuristics, dice, SLIPS, self.muted), seconds)
        return {f"thumb_{name}_per_second": figures[name] for name in ("choices", "decisions")}

    def driven(self, seconds: float) -> Figures:
        """Random play with the loop out here, in plain Python."""
        figures = self._games(self._drive, seconds)
        return {"driven_per_second": figures["decisions"]}

    def _drive(self, table: Any, dice: Dice) -> int:
        while (asked := table.pending) is not None:
            options = asked.options
            advance(table, options[dice.below(len(options))], self.muted)
        return 0

    def search(self, seconds: float) -> Figures:
        done = 0
        begun = process_time()
        while process_time() - begun < seconds:
            for table, _ in self.positions:
                search = self._search(table)
                search.run(ITERATIONS)
                done += search.iterations
        return {"iterations_per_second": done / (process_time() - begun)}

    def clones(self, seconds: float) -> Figures:
        return self._rate("clones", lambda table, _: table.clone(), seconds / 2)

    def views(self, seconds: float) -> Figures:
        return self._rate("views", self.spec.view, seconds / 2)

    def saves(self, seconds: float) -> Figures:
        return self._rate("saves", lambda table, _: surface.save(self.spec, table), seconds / 2)

    def _rate(self, name: str, act: Callable[[Any, int], object], seconds: float) -> Figures:
        done = 0
        begun = process_time()
        while process_time() - begun < seconds:
            for _ in range(10):
                for table, seat in self.positions:
                    act(table, seat)
            done += 10 * POSITIONS
        return {f"{name}_per_second": done / (process_time() - begun)}
