"""How fast the environments are, beside each other and beside those of others: ratios of one run.

Everything is played at random in one process, in interleaved rounds; rates are by CPU time, figures are medians. An
environment is driven as its users drive it: they look at what is told and pick from the mask, or from the options.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any, Final
from unittest.mock import patch

import numpy as np
import pyspiel

from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.playout import random_game
from kantyna.kernel.rng import Dice
from kantyna.research import aec
from kantyna.research.game import Game
from kantyna.research.solo import SoloEnv
from kantyna.research.vector import Games

TABLES: Final = 64
"""Of a vector environment."""

Driven = Callable[[float], float]
"""Plays for so many seconds; tells its steps a second."""

FLOORS: Final = {
    ("aec", "tictactoe"): 3.0,
    ("aec", "hearts"): 4.0,
    ("vector", "aec"): 3.5,
    ("random inside", "rules alone"): 0.4,
    ("greedy inside", "solo v greedy"): 8.0,
}
"""What Star Realms is held to."""


class Speed:
    """All that is measured of one game, in its first way to play."""

    def __init__(self, name: str) -> None:
        self.game = Game(name)
        self.dice = random.Random(1)
        self.seeds = count()
        self.driven: dict[str, Driven] = {
            "whole games": self.rules,
            "rules alone": self.wander(Games(name, count=TABLES), looking=False),
            "aec": self.agents(lambda: aec.env(name)),
            "vector": self.vector(Games(name, count=TABLES)),
            "random inside": self.wander(Games(name, count=TABLES)),
            "random opponent": self.wander(Games(name, count=TABLES, opponents=("random",))),
            "solo v greedy": self.solo,
            "greedy inside": self.vector(Games(name, count=TABLES, opponents=("greedy",))),
            "tictactoe": self.agents(_tictactoe()),
            "hearts": self.hearts,
        }

    def rules(self, seconds: float) -> float:
        """The rules and nothing else: whole games inside the engine, one after the other."""
        muted = Log(True)
        made, begun = 0, process_time()
        while process_time() - begun < seconds:
            seed = next(self.seeds)
            position = self.game.start(seed)
            random_game(position.table, Dice(seed), NOBODY, muted)
            made += int(position.table.decisions)
        return made / (process_time() - begun)

    def agents(self, make: Callable[[], Any]) -> Driven:
        """PettingZoo's loop: look, pick from the mask, step."""
        env = make()

        def drive(seconds: float) -> float:
            made, begun = 0, process_time()
            while process_time() - begun < seconds:
                env.reset(seed=next(self.seeds))
                for _ in env.agent_iter():
                    seen, _, ended, cut, _ = env.last()
                    if ended or cut:
                        env.step(None)
                        continue
                    env.step(int(self.dice.choice(np.flatnonzero(seen["action_mask"]))))
                    made += 1
            return made / (process_time() - begun)

        return drive

    def vector(self, games: Games) -> Driven:
        """Gymnasium's loop over many tables: steps of those outside."""
        chance = np.random.default_rng(1)

        def drive(seconds: float) -> float:
            _, infos = games.reset(seed=next(self.seeds))
            made, begun = 0, process_time()
            while process_time() - begun < seconds:
                legal = infos["legal"]
                options = (legal >= 0).sum(1)
                picked = (chance.random(len(legal)) * options).astype(np.int64)
                *_, infos = games.step(legal[np.arange(len(legal)), picked])
                made += len(legal)
            return made / (process_time() - begun)

        return drive

    def wander(self, games: Games, looking: bool = True) -> Driven:
        """Many tables played at random inside the engine, an answer at each in turn: decisions of everybody. What is
        put to somebody outside is looked at, unless the rules are to be measured alone."""
        batch = games.batch

        def drive(seconds: float) -> float:
            batch.reset(next(self.seeds))
            made, begun = -batch.decisions(), process_time()
            while process_time() - begun < seconds:
                batch.wander(looking)
            return (made + batch.decisions()) / (process_time() - begun)

        return drive

    def solo(self, seconds: float) -> float:
        env = SoloEnv(self.game.spec.name, opponents=("greedy",))
        made, begun = 0, process_time()
        while process_time() - begun < seconds:
            _, info = env.reset(seed=next(self.seeds))
            over = False
            while not over:
                _, _, ended, cut, info = env.step(self.dice.choice(info["legal"]))
                over = ended or cut
                made += 1
        return made / (process_time() - begun)

    def hearts(self, seconds: float) -> float:
        """OpenSpiel's hearts with its tensor and its mask at every decision."""
        hearts = pyspiel.load_game("hearts")
        made, begun = 0, process_time()
        while process_time() - begun < seconds:
            state = hearts.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(self.dice.choice(state.legal_actions()))
                    continue
                state.information_state_tensor()
                state.apply_action(int(self.dice.choice(np.flatnonzero(state.legal_actions_mask()))))
                made += 1
        return made / (process_time() - begun)


def measure(name: str, rounds: int, seconds: float, told: Callable[[int, int], None]) -> dict[str, Any]:
    """Steps a second of everything, and the ratios that there are floors for."""
    speed = Speed(name)
    rates: dict[str, list[float]] = {what: [] for what in speed.driven}
    total = rounds * len(rates)
    for number in range(rounds):
        for at, (what, drive) in enumerate(speed.driven.items(), 1):
            rates[what].append(drive(seconds))
            told(number * len(rates) + at, total)
    steps = {what: median(found) for what, found in rates.items()}
    ratios = {f"{one} / {other}": steps[one] / steps[other] for one, other in FLOORS}
    return {"game": name, "steps_per_second": steps, "ratios": ratios}


def _tictactoe() -> Callable[[], Any]:
    """PettingZoo's. It draws with pygame; as nothing is drawn here, that need not be installed."""
    with patch.dict(sys.modules):
        if find_spec("pygame") is None:
            sys.modules["pygame"] = ModuleType("pygame")
        made: Callable[[], Any] = import_module("pettingzoo.classic.tictactoe_v3").env
    return made
