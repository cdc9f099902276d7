"""Gymnasium's spaces of a game, and what an asked seat gets to see."""

from __future__ import annotations

import string
from typing import Any, Final

import msgspec
import numpy as np
from gymnasium import spaces

from kantyna.research.game import Game, Position

LARGEST = np.iinfo(np.int16).max

# What an observation is.
COUNTS: Final = "counts"
CARDS: Final = "cards"
JSON: Final = "json"
KINDS: Final = [COUNTS, CARDS, JSON]

LONGEST: Final = 1 << 16
"""Characters of JSON: more than the fullest table takes."""
PRINTABLE: Final = frozenset(string.printable)


def rows(game: Game) -> spaces.Box:
    """Counts under the game's columns."""
    return spaces.Box(-LARGEST, LARGEST, (game.encoding.size,), np.int16)


def observed(game: Game, kind: str) -> spaces.Dict:
    """What is told of the table, and which actions are offered. Cards tell nothing but things: counts stand beside."""
    told: dict[str, spaces.Space[Any]] = {}
    if kind == JSON:
        told["observation"] = spaces.Text(LONGEST, charset=PRINTABLE)
    elif kind == CARDS:
        told["observation"] = spaces.Box(-LARGEST, LARGEST, (game.things.count, game.things.width), np.int16)
        told["counts"] = rows(game)
    else:
        told["observation"] = rows(game)
    return spaces.Dict({**told, "action_mask": spaces.Box(0, 1, (game.actions,), np.int8)})


def seen(position: Position, seat: int, kind: str) -> dict[str, Any]:
    """What a seat may know, and what it is offered if it is asked."""
    offered = position.mask() if position.asked == seat else np.zeros(position.game.actions, np.int8)
    if kind == COUNTS:
        return {"observation": position.row(seat), "action_mask": offered}
    if kind == CARDS:
        return {"observation": position.cards(seat), "counts": position.row(seat), "action_mask": offered}
    told = msgspec.json.encode(position.game.json(position.view(seat))).decode()
    return {"observation": told, "action_mask": offered}
