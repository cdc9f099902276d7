"""Gymnasium's spaces of a game, and what an asked seat gets to see."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from kantyna.research.game import Game, Position

LARGEST = np.iinfo(np.int16).max


def rows(game: Game) -> spaces.Box:
    """Counts under the game's columns."""
    return spaces.Box(-LARGEST, LARGEST, (game.encoding.size,), np.int16)


def observed(game: Game) -> spaces.Dict:
    """Counts, and which actions are offered."""
    return spaces.Dict({"observation": rows(game), "action_mask": spaces.Box(0, 1, (game.actions,), np.int8)})


def seen(position: Position, seat: int) -> dict[str, Any]:
    """What a seat may know, and what it is offered if it is asked."""
    offered = position.mask() if position.asked == seat else np.zeros(position.game.actions, np.int8)
    return {"observation": position.row(seat), "action_mask": offered}
