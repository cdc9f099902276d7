"""A learned value as it is kept: the network's weights, what they were made from, and a digest."""

from __future__ import annotations

import base64
import hashlib
import json
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kantyna.build import SOURCE, WEIGHTS
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.network import Network
from kantyna.kernel.spec import GameSpec
from kantyna.players.learned import Learned

FILE: Final = WEIGHTS
"""In the folder of a game's bot."""


def cards_of(spec: GameSpec) -> str:
    """What the columns stand for: a network is of use only while the game counts the same things in the same order."""
    told = json.dumps([spec.features.size, [card.key for card in spec.cards]])
    return hashlib.sha256(told.encode()).hexdigest()


@dataclass(frozen=True)
class Weights:
    """Whole numbers, in parts of the network's unit."""

    recipe: dict[str, Any]
    cards: str
    rules: int
    """The rules number of the games that taught them. Under other rules they judge on, perhaps less well."""
    first: list[int]
    hidden: list[int]
    last: list[int]
    bias: int

    @classmethod
    def of(cls, network: Network, spec: GameSpec, recipe: dict[str, Any]) -> Weights:
        first, hidden, last = list(network.first), list(network.hidden), list(network.last)
        return cls(recipe, cards_of(spec), spec.rules_number, first, hidden, last, network.bias)

    @classmethod
    def from_json(cls, told: str) -> Weights:
        kept = json.loads(told)
        first = array("h")
        first.frombytes(base64.b64decode(kept["first"]))
        made = kept["recipe"], kept["cards"], kept["rules"]
        return cls(*made, list(first), kept["hidden"], kept["last"], kept["bias"])

    def to_json(self) -> str:
        kept = {
            "recipe": self.recipe,
            "digest": self.digest,
            "cards": self.cards,
            "rules": self.rules,
            "hidden": self.hidden,
            "last": self.last,
            "bias": self.bias,
            "first": base64.b64encode(array("h", self.first).tobytes()).decode(),
        }
        return json.dumps(kept, indent=1) + "\n"

    @property
    def digest(self) -> str:
        told = json.dumps([self.first, self.hidden, self.last, self.bias])
        return hashlib.sha256(told.encode()).hexdigest()

    def network(self) -> Network:
        return Network(self.first, self.hidden, self.last, self.bias)


def file_of(spec: GameSpec) -> Path:
    """Where the value that comes with a game lies: beside its source, of which the compiled build is a copy."""
    folder = type(spec).__module__.split(".")[1:-1]
    return SOURCE.joinpath(*folder, "bot", FILE)


@cache
def learned(spec: GameSpec) -> Learned:
    """A game's rules of thumb with the value that comes with it. Raises BadSetup where there is none that fits."""
    file = file_of(spec)
    if not file.is_file():
        raise BadSetup("setup-no-value", game=spec.name)
    weights = Weights.from_json(file.read_text(encoding="utf-8"))
    if weights.cards != cards_of(spec):
        raise BadSetup("setup-old-value", game=spec.name)
    recipe = weights.recipe
    return Learned(spec.heuristics, spec.features, weights.network(), recipe["ahead"], recipe["trust"])
