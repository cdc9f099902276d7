"""Gymnasium's vector environment: many tables at once, with the loop and the opponents inside the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kantyna.kernel.batch import GREEDY, OUTSIDE, RANDOM, Batch
from kantyna.kernel.body import row
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.spec import Setting
from kantyna.library.errors import Error
from kantyna.play.match_setup import fresh_seed
from kantyna.research.game import Game, copied
from kantyna.research.spaces import rows

INSIDE = {"random": RANDOM, "greedy": GREEDY}


class Games(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """*count* tables. Without *opponents* every seat is asked from outside; else one is, a different one from game to
    game, and those named (``random``, ``greedy``; one for each other seat or one for all) play the rest.

    An observation is the row of the asked seat; ``infos["asked"]`` tells which that is, ``infos["legal"]`` lists its
    codes (-1 behind the last). A game that ends is followed by another in the same step: then the reward is that of
    the seat that answered, ``infos["scores"]`` has everybody's and ``infos["final_obs"]`` the last row.
    """

    def __init__(
        self,
        game: str,
        variant: str = "",
        seats: int = 0,
        count: int = 64,
        settings: Mapping[str, Setting] | None = None,
        opponents: Sequence[str] | None = None,
    ) -> None:
        self.game = Game(game, variant, seats, settings)
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = rows(self.game)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        players = [OUTSIDE] * self.game.seats
        if opponents is not None:
            players = [OUTSIDE, *inside(opponents, self.game.seats - 1)]
        self.batch = Batch(
            self.game.spec,
            self.game.variant,
            self.game.seats,
            self.game.settings,
            count,
            players,
            rotate=opponents is not None,
        )
        self._asked = np.zeros(count, np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        self.batch.reset(fresh_seed() if first is None else first)
        infos = self._infos()
        return self._rows(), infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Every table's asked seat answers. An action that is not offered raises ``IllegalAnswer``; nothing changes."""
        answered = self._asked
        self.batch.step(row(np.asarray(actions).tolist()))
        ended = self._numbers(self.batch.ended)
        rewards = np.zeros(self.num_envs)
        infos = self._infos()
        if ended.any():
            scores = self._numbers(self.batch.scores).reshape(self.num_envs, self.game.seats) / 500 - 1
            rewards = np.where(ended > 0, scores[np.arange(self.num_envs), answered], 0.0)
            infos["scores"] = np.where(ended[:, None] > 0, scores, 0.0)
            infos["final_obs"] = copied(self.batch.final_rows, np.int16).reshape(self.num_envs, -1)
        return self._rows(), rewards, ended == 1, ended == 2, infos

    def masks(self) -> NDArray[np.int8]:
        """Which actions are offered at each table."""
        out = np.zeros((self.num_envs, self.game.actions), np.int8)
        legal = self._numbers(self.batch.legal).reshape(self.num_envs, -1)
        at, place = np.nonzero(legal >= 0)
        out[at, legal[at, place]] = 1
        return out

    def _infos(self) -> dict[str, Any]:
        self._asked = self._numbers(self.batch.asked)
        legal = self._numbers(self.batch.legal).reshape(self.num_envs, -1)
        return {"asked": self._asked, "legal": legal.astype(np.int32)}

    def _rows(self) -> NDArray[np.int16]:
        """What the asked seats may know."""
        buffer: Any = self.batch.rows
        at = np.arange(self.num_envs) * self.game.seats + self._asked
        if isinstance(buffer, list):
            size = self.game.encoding.size
            return np.array([buffer[number * size : (number + 1) * size] for number in at.tolist()], np.int16)
        rows = np.frombuffer(buffer, np.int16).reshape(self.num_envs * self.game.seats, -1)
        return np.take(rows, at, axis=0)

    def _numbers(self, buffer: Any) -> NDArray[np.int64]:
        return copied(buffer, np.int64)


def inside(names: Sequence[str], seats: int) -> list[int]:
    """Who plays the other seats inside the engine."""
    listed = list(names) * (seats if len(names) == 1 else 1)
    for name in listed:
        if name not in INSIDE:
            raise Error(KantynaError("setup-unknown-player", name=name, known=", ".join(INSIDE)))
    if len(listed) != seats:
        raise Error(KantynaError("setup-names", seats=seats, names=len(listed)))
    return [INSIDE[name] for name in listed]
