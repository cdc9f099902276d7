"""What a card that is being played costs less."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import Destiny
from kantyna.games.destiny.turn.nodes import N_PLAY
from kantyna.kernel.effect import DONE, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

LESS: Final = 0
"""The register of the card that is being played: so much less it costs."""


class Cheaper(Effect[Destiny]):
    """The card that is being played costs less."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.nearest(N_PLAY).data[LESS] += self.n
        return DONE

    def said(self) -> Said:
        return Said("cheaper", {"n": self.n})
