"""A game of Outer Rim laid out by hand, for scenarios."""

from __future__ import annotations

from kantyna.games.common.setup import find
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.table import STATE, Way
from kantyna.games.outer_rim.turn.setup import card_list, empty_table
from kantyna.games.outer_rim.variants import RANGES, VARIANTS
from kantyna.kernel.ids import DefId
from kantyna.kernel.layout import Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.table import Table


class OuterRimLayout(Layout):
    """What a scene doesn't name lies as set-up has it."""

    def __init__(self) -> None:
        ordered = [zone.name for zone in STATE.zones if zone.stacked]
        super().__init__(STATE, [card.key for card in CARDS], ["choose"], ordered)

    def way(self, scene: Scene) -> Way:
        way, _ = find(VARIANTS, scene.variant, scene.seats, scene.settings, RANGES)
        assert isinstance(way, Way)
        return way

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        _, settings = find(VARIANTS, scene.variant, scene.seats, scene.settings, RANGES)
        way = self.way(scene)
        table = empty_table(way, way.captains(scene.seats), settings, defs)
        table.rng = seeded(scene.seed)
        return table

    def stock(self, scene: Scene) -> list[DefId]:
        return card_list()
