"""OpenSpiel: ``register()`` makes ``python_kantyna_star_realms`` and its like known to ``pyspiel.load_game``.

Chance is one node at the beginning that picks the deal; what follows from it is drawn by the table itself. A fair
search therefore samples with ``resample_from_infostate``, which gives the table other chance (ISMCTS does).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from kantyna.games.registry import GAMES
from kantyna.kernel.engine import LIMIT
from kantyna.research.game import Game, Position
from kantyna.research.recall import Recall

DEALS = 256
"""Seeds that the chance node picks from."""


def short_name(game: str) -> str:
    return "python_kantyna_" + game.replace("-", "_")


def game_type(name: str) -> Any:
    ways = GAMES[name].variants()
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Kantyna: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(way.most for way in ways),
        min_num_players=min(way.fewest for way in ways),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"variant": ways[0].name, "players": 0, "compact": False},
    )


def register() -> list[str]:
    """Make all games known; tells their names. Once is enough, more does no harm."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if short_name(name) not in known:
            # A class of its own, which is never freed: OpenSpiel lets go of it when Python is already gone.
            pyspiel.register_game(game_type(name), type(short_name(name), (SpielGame,), {"name": name}))
    return [short_name(name) for name in GAMES]


def loaded(told: str) -> Any:
    """The game that was pickled."""
    register()
    return pyspiel.load_game(told)


class SpielGame(pyspiel.Game):
    """A way to play for OpenSpiel."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wished = params or {}
        variant, seats = str(wished.get("variant", "")), int(wished.get("players", 0))
        self.game = Game(self.name, variant, seats, compact=bool(wished.get("compact", False)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=DEALS,
            num_players=self.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LIMIT,
        )
        super().__init__(game_type(self.name), info, wished)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return loaded, (str(self),)

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.game, iig_obs_type)


class SpielState(pyspiel.State):
    """A table for OpenSpiel; before the deal it is a chance node."""

    def __init__(self, owner: SpielGame) -> None:
        super().__init__(owner)
        self.game = owner.game
        self.position: Position | None = None
        self.recall = Recall(owner.game.seats)

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.asked

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.game.start(action)
        else:
            seat = self.position.asked
            self.recall.hear(self.position, self.position.answer(action), seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.position is None else self.game.action(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        seats = range(self.game.seats)
        return [0.0 if self.position is None else self.position.reward(seat) for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player can't tell from this one, with other chance."""
        other: SpielState = self.clone()
        if self.position is not None:
            other.position = self.position.imagine(player, int(sampler() * 2**40))
        return other

    def __str__(self) -> str:
        return "the deal" if self.position is None else self.position.digest()


class SpielObserver:
    """Counts under the game's columns, and the information set as text."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.game = game
        self.remembers = kind is None or kind.perfect_recall
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {"counts": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = state.position.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "the deal"
        if self.remembers:
            return state.recall.key(player, state.position)
        return self.game.key(state.position.view(player))
