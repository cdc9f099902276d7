"""Gymnasium's vector environment: many tables at once, with the loop and the opponents inside the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kantyna.kernel.batch import GREEDY, OUTSIDE, RANDOM, Batch
from kantyna.kernel.body import row
from kantyna.kernel.errors import IllegalAnswer, KantynaError
from kantyna.kernel.rng import seeded
from kantyna.kernel.spec import Setting
from kantyna.library.errors import Error
from kantyna.library.wanted import between, whole
from kantyna.play.match_setup import fresh_seed
from kantyna.research.game import Game, NotOffered, copied, one_for_each
from kantyna.research.spaces import rows

MOST = 1 << 16
"""Tables at once."""
INSIDE = {"random": RANDOM, "greedy": GREEDY}


class Games(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """*count* tables. Without *opponents* every seat is asked from outside; else one is, a different one from game to
    game, and those named (``random``, ``greedy``; one for each other seat or one for all) play the rest. *seed* is of
    what is drawn where ``reset`` is given none.

    An observation is the row of the asked seat; ``infos["asked"]`` tells which that is, ``infos["legal"]`` lists its
    actions (-1 behind the last). A game that ends is followed by another in the same step: then the reward is that of
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
        seed: int | None = None,
        compact: bool = False,
    ) -> None:
        self.game = Game(game, variant, seats, settings, compact)
        self.num_envs = between("count", count, 1, MOST)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = rows(self.game)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        others = None if opponents is None else inside(opponents, self.game.seats - 1)
        self._players = [OUTSIDE] * self.game.seats if others is None else [OUTSIDE, *others]
        self._rotate = others is not None
        self.batch = self._laid()
        self._chance = chance(fresh_seed() if seed is None else seed)
        self._codes = np.array(self.game.used, np.int64)
        """The code of each action."""
        self._actions = np.full(self.game.spec.actions + 1, -1)
        """The action of each code; -1, which stands behind the last option, is none."""
        self._actions[self._codes] = np.arange(self.game.actions)
        self._asked = np.zeros(count, np.int64)
        self._begun = False

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: of what is inside the engine only where it stands."""
        return {**vars(self), "batch": self.batch.kept()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.batch = self._laid()
        self.batch.go_on(state["batch"])

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise Error(KantynaError("research-seeds", tables=self.num_envs))
            self.batch.begin([self._seed(one) for one in seed])
        else:
            if seed is not None:
                self._chance = chance(seed)  # what is drawn from now on follows from it
            self.batch.reset(self._seed(seed))
        self._begun = True
        infos = self._infos()
        return self._rows(), infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Every table's asked seat answers. An action that is not offered raises ``IllegalAnswer``; nothing changes."""
        self._check_begun("step()")
        answered, given = self._asked, np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise Error(KantynaError("research-actions", tables=self.num_envs))
        try:
            self.batch.step(row((self._code(given) if self.game.compact else given).tolist()))
        except IllegalAnswer as error:
            raise self._not_offered(given) from error
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
        self._check_begun("masks()")
        out = np.zeros((self.num_envs, self.game.actions), np.int8)
        legal = self._legal()
        at, place = np.nonzero(legal >= 0)
        out[at, legal[at, place]] = 1
        return out

    def _laid(self) -> Batch:
        game = self.game
        return Batch(
            game.spec, game.variant, game.seats, game.settings, self.num_envs, self._players, rotate=self._rotate
        )

    def _infos(self) -> dict[str, Any]:
        self._asked = self._numbers(self.batch.asked)
        return {"asked": self._asked, "legal": self._legal().astype(np.int32)}

    def _legal(self) -> NDArray[np.int64]:
        legal = self._numbers(self.batch.legal).reshape(self.num_envs, -1)
        return self._actions[legal] if self.game.compact else legal

    def _code(self, given: NDArray[Any]) -> NDArray[np.int64]:
        """The codes of actions; -1 for what is none."""
        known = (given >= 0) & (given < self.game.actions)
        return np.where(known, self._codes[np.where(known, given, 0)], -1)

    def _seed(self, seed: int | None) -> int:
        return int(self._chance.integers(2**40)) if seed is None else whole("seed", seed)

    def _not_offered(self, given: NDArray[Any]) -> NotOffered:
        """The first action that its table does not offer."""
        legal = self._legal()
        at = int(np.flatnonzero(~((legal == given[:, None]) & (legal >= 0)).any(1))[0])
        offered = ", ".join(str(code) for code in legal[at] if code >= 0)
        return NotOffered("library-no-option", move=f"actions[{at}] = {given[at]}", options=offered)

    def _check_begun(self, what: str) -> None:
        if not self._begun:
            raise ResetNeeded(f"{what} cannot be called before reset()")

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
    told = one_for_each(names, seats)
    for name in told:
        if name not in INSIDE:
            raise Error(KantynaError("setup-unknown-player", name=name, known=", ".join(INSIDE)))
    return [INSIDE[name] for name in told]


def chance(seed: SupportsIndex) -> np.random.Generator:
    """What seeds are drawn from. Any whole number will do."""
    return np.random.default_rng(seeded(whole("seed", seed)))
