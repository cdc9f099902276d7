"""A game of High Card laid out by hand, for scenarios."""

from __future__ import annotations

from kantyna.games.common.setup import find
from kantyna.games.high_card.card import KEYS, box
from kantyna.games.high_card.table import PROGRAM, STATE, HighCard
from kantyna.games.high_card.turn.turns import TURN
from kantyna.games.high_card.variants import VARIANTS
from kantyna.kernel.box import Box
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.ids import DefId
from kantyna.kernel.layout import Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.table import Table


class HighCardLayout(Layout):
    """What set-up adds to what a scene says: nothing but the turn."""

    def __init__(self) -> None:
        super().__init__(STATE, list(KEYS), ordinals=[], ordered=["deck"])

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        way, _ = find(VARIANTS, scene.variant, scene.seats, scene.settings, {})
        table = HighCard(Box(STATE, PROGRAM, way, scene.seats, [], defs))
        table.rng = seeded(scene.seed)
        return table

    def stock(self, scene: Scene) -> list[DefId]:
        return box()

    def begin(self, table: Table, scene: Scene) -> None:
        table.turn = 1
        table.push(TURN, scene.active)
        drain(table, Log(True))
