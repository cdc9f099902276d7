"""The harness at work: it answers each line of JSON that it reads with one line of JSON.

So several of them can be asked in turn, and never do two measure at once.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import kantyna
from kantyna import build
from kantyna.arena.harness import surface, trace
from kantyna.arena.harness.surface import Way


def serve() -> None:
    """Say which engine this is, then answer until the input ends."""
    _say({"build": build.active(), "source": kantyna.__file__})
    for line in sys.stdin:
        asked = json.loads(line)
        _say(_answer(asked.pop("do"), asked))


def _say(told: Any) -> None:
    print(json.dumps(told), flush=True)


def _answer(what: str, asked: dict[str, Any]) -> Any:
    if what == "ways":
        return [way for game in surface.games() for way in surface.ways(game)]
    way = Way(*asked["way"])
    if what == "trace":
        return [trace.digest(way, seed, asked["most"], asked["choices"]) for seed in asked["seeds"]]
    assert what == "lines", what
    return trace.told(way, asked["seed"], asked["most"], asked["choices"])
