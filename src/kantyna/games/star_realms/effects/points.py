"""Effects that give points."""

from __future__ import annotations

from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.turn.points import gain
from kantyna.games.star_realms.vocabulary import POOLS
from kantyna.kernel.effect import DONE, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Gain(Effect[StarRealms]):
    """Trade, combat or authority."""

    def __init__(self, pool: i64, amount: i64) -> None:
        self.pool = pool
        self.amount = amount

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        gain(table, frame.seat, self.pool, self.amount, log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said(f"gain-{POOLS.words[self.pool]}", {"n": self.amount})
