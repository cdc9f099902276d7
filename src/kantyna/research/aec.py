"""PettingZoo: every seat is an agent, one after the other as the rules ask them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from kantyna.kernel.errors import KantynaError
from kantyna.kernel.spec import Setting
from kantyna.library.errors import Error
from kantyna.library.wanted import among, shown
from kantyna.play.match_setup import fresh_seed
from kantyna.research.game import ENDED, Game, Position
from kantyna.research.render import MODES, position_text
from kantyna.research.spaces import COUNTS, KINDS, observed, seen

BEGUN: Final = (
    "agent_selection",
    "agents",
    "infos",
    "num_agents",
    "position",
    "rewards",
    "terminations",
    "truncations",
)
"""What an environment has once it was reset."""


def env(
    game: str,
    variant: str = "",
    seats: int = 0,
    settings: Mapping[str, Setting] | None = None,
    observation: str = COUNTS,
    render_mode: str | None = None,
    compact: bool = False,
) -> SeatsEnv:
    """The environment of a game, by the name that PettingZoo's own ones have."""
    return SeatsEnv(Game(game, variant, seats, settings, compact), observation, render_mode)


class SeatsEnv(AECEnv[str, dict[str, Any], int]):
    """Observations are ``{"observation": counts, "action_mask": mask}``; ``infos[agent]["legal"]`` lists the actions.
    With ``cards`` the first is a matrix, a row for every thing, and counts stand beside it; with ``json`` it is a text.

    Rewards come at the end: 1, -1, or 0 for a draw. An action that is not offered raises ``IllegalAnswer`` and changes
    nothing.
    """

    position: Position
    """Where the game stands; it may be copied, kept and put back with `put`."""

    def __init__(self, game: Game, observation: str = COUNTS, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.observation = among("observation", observation, KINDS)
        self.render_mode = None if render_mode is None else among("render_mode", render_mode, MODES)
        self.metadata = {"name": game.id, "render_modes": MODES, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = observed(game, self.observation)
        self._actions = spaces.Discrete(game.actions)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """For what is missing: PettingZoo's own environments say it so."""
            if name in BEGUN:
                raise AttributeError(f"{name} cannot be accessed before reset()")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> spaces.Dict:
        self._seat(agent)
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        self._seat(agent)
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.put(self.game.start(fresh_seed() if seed is None else seed))

    def put(self, position: Position) -> None:
        """Go on from a position, as if everything before it had not been."""
        if not (isinstance(position, Position) and position.game.alike(self.game)):
            value = position.game.id if isinstance(position, Position) else shown(position)
            raise Error(KantynaError("research-position", value=value, name=self.game.id, seats=self.game.seats))
        self.position = position.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": []} for agent in self.agents}
        self.agent_selection = self.agents[max(0, position.asked)]
        self._tell()

    def observe(self, agent: str) -> dict[str, Any]:
        return seen(self.position, self._seat(agent), self.observation)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        if not self.agents:
            raise ResetNeeded(ENDED)
        told: tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded(ENDED)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(cast(int, action))  # whatever is none is refused there
        self._cumulative_rewards[agent] = 0.0
        self._tell()

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            among("agent", agent, self.possible_agents)  # it says which there are
        return self._seats[agent]

    def _tell(self) -> None:
        """Who is asked what now; or how it ended."""
        position = self.position
        self.infos[self.agent_selection] = {"legal": []}
        if not position.over:
            self.agent_selection = asked = self.possible_agents[position.asked]
            self.infos[asked] = {"legal": position.legal()}
            return
        for agent in self.agents:
            self.rewards[agent] = position.reward(self._seats[agent])
            self.terminations[agent] = not position.limited
            self.truncations[agent] = position.limited
        self._accumulate_rewards()  # before the end there are none

    def render(self) -> str | None:
        return position_text(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
