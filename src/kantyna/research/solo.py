"""Gymnasium: one seat, the others are played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from kantyna.kernel.errors import KantynaError
from kantyna.kernel.event import Log
from kantyna.kernel.spec import Setting
from kantyna.library.errors import Error, sentences
from kantyna.library.wanted import among, seated
from kantyna.players import make
from kantyna.players.factory import HUMAN
from kantyna.players.seated_player import SeatedPlayer
from kantyna.research.game import ENDED, VERSION, Game, Mask, Position, camel, one_for_each
from kantyna.research.render import MODES, position_text
from kantyna.research.spaces import COUNTS, KINDS, observed, seen


class SoloEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """*opponents* are bots by name, one for each other seat or one for all; *seat* is one's own, drawn by lot if none.

    Observations, actions and rewards are as in ``aec``. An action that is not offered changes nothing and is told in
    ``info["illegal"]``: whoever tries actions without the mask goes on.
    """

    position: Position

    def __init__(
        self,
        game: str,
        variant: str = "",
        seats: int = 0,
        settings: Mapping[str, Setting] | None = None,
        opponents: Sequence[str] = ("greedy",),
        seat: int | None = None,
        observation: str = COUNTS,
        render_mode: str | None = None,
        compact: bool = False,
    ) -> None:
        self.game = Game(game, variant, seats, settings, compact)
        self.opponents = one_for_each(opponents, self.game.seats - 1)
        if HUMAN in self.opponents:
            raise Error(KantynaError("cli-no-people"))
        with sentences():
            for name in self.opponents:
                make(name, 0).leave()
        self.fixed = None if seat is None else seated(seat, self.game.seats)
        self.seat = self.fixed or 0
        self.observation = among("observation", observation, KINDS)
        self.render_mode = None if render_mode is None else among("render_mode", render_mode, MODES)
        self.metadata = {"render_modes": MODES}
        self.observation_space = observed(self.game, self.observation)
        self.action_space = spaces.Discrete(self.game.actions)
        self._bots: dict[int, SeatedPlayer] = {}

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """For what is missing: whoever makes an environment without Gymnasium's wrapper is told the same."""
            if name == "position":
                raise ResetNeeded("position cannot be accessed before reset()")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.seat = int(self.np_random.integers(self.game.seats)) if self.fixed is None else self.fixed
            with sentences():
                self._begin()
                self._others()
            if not self.position.over:
                return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        position = self.position
        if position.over:
            raise ResetNeeded(ENDED)
        illegal = not position.offers(action)
        if not illegal:
            with sentences():
                self._play(int(action))
                self._others()
        info = {**self._info(), "illegal": illegal}
        ended, limited = position.over, position.limited
        return self._seen(), position.reward(self.seat), ended and not limited, limited, info

    def action_masks(self) -> Mask:
        """Which actions are offered, as MaskablePPO asks for it."""
        return self.position.mask()

    def render(self) -> Any:
        return position_text(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nobody asks the bots any more."""
        while self._bots:
            self._bots.popitem()[1].leave()

    def _begin(self) -> None:
        """Another game; the bots sit in turn behind one's own seat."""
        self.close()
        log = Log()
        self.position = self.game.start(int(self.np_random.integers(2**40)), log)
        for place, name in enumerate(self.opponents, self.seat + 1):
            seat = place % self.game.seats
            # No clock decides how good a level is: the same seed gives the same game.
            player = make(name, int(self.np_random.integers(2**40)), patience=0.0)
            self._bots[seat] = SeatedPlayer(self.game.spec, player, seat)
            self._bots[seat].happened(log.events)

    def _others(self) -> None:
        """Let the bots answer until one's own seat is asked."""
        position = self.position
        while not position.over and position.asked != self.seat:
            code = self._bots[position.asked].choose(position.view(position.asked))
            self._play(self.game.numbers.get(code, code))

    def _play(self, action: int) -> None:
        """An answer, of which those hear who listen."""
        position = self.position
        listeners = [bot for bot in self._bots.values() if bot.listens]
        if not listeners:
            position.play(action)
            return
        events = position.answer(action)
        for bot in listeners:
            bot.happened(events)
            if position.over:
                bot.end(position.view(bot.seat), position.scores())

    def _seen(self) -> dict[str, Any]:
        return seen(self.position, self.seat, self.observation)

    def _info(self) -> dict[str, Any]:
        return {"legal": self.position.legal(), "seat": self.seat}


def register() -> list[str]:
    """Make every way to play known to ``gymnasium.make``; tells the ids."""
    from kantyna.games.registry import GAMES

    ids = []
    for spec in GAMES.values():
        for variant in spec.variants():
            name = f"kantyna/{camel(spec.name)}-{variant.name}-v{VERSION}"
            wishes = {"game": spec.name, "variant": variant.name}
            gymnasium.register(id=name, entry_point="kantyna.research.solo:SoloEnv", kwargs=wishes)
            ids.append(name)
    return ids
