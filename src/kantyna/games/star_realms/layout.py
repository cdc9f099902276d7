"""A game of Star Realms laid out by hand, for scenarios. A seat without authority has fallen."""

from __future__ import annotations

from kantyna.games.common.setup import find
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.table import (
    ALIVE,
    AUTHORITY_SCORE,
    BASES,
    EXPLORERS,
    SHIPS,
    STATE,
    StarRealms,
)
from kantyna.games.star_realms.turn.main import TURN
from kantyna.games.star_realms.turn.setup import card_list, empty_table
from kantyna.games.star_realms.variants import RANGES, VARIANTS
from kantyna.games.star_realms.vocabulary import EXPLORER, NEXT_SHIP_ON_TOP, SHIP
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NOBODY, DefId
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.table import Table


class StarRealmsLayout(Layout):
    """What the set-up adds to what a scene says."""

    def __init__(self) -> None:
        keys = [card.key for card in CARDS]
        ordered = ["deck", "trade-deck", "trade-row"]
        super().__init__(STATE, keys, ["choose"], ordered, lasting={"next-ship-on-top": NEXT_SHIP_ON_TOP})

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        way, settings = find(VARIANTS, scene.variant, scene.seats, scene.settings, RANGES)
        table = empty_table(way, scene.seats, settings, defs)
        table.rng = seeded(scene.seed)
        return table

    def stock(self, scene: Scene) -> list[DefId]:
        return card_list(scene.seats)

    def prepare(self, scene: Scene) -> None:
        """The Explorers that lie nowhere else form their pile, unless the scene says what is in it."""
        if "explorers" not in scene.piles:
            laid = [card.definition for piles in scene.piles.values() for pile in piles.values() for card in pile]
            left = self.stock(scene).count(EXPLORER) - laid.count(EXPLORER)
            scene.piles["explorers"] = {NOBODY: [Laid(EXPLORER, {}, []) for _ in range(left)]}

    def begin(self, table: Table, scene: Scene) -> None:
        assert isinstance(table, StarRealms)
        for card in table.rows[EXPLORERS]:
            table.set_known(card, EVERYBODY)
        for seat in range(scene.seats):
            self._check(table, scene, seat)
            for member in table.way.side(table, seat):
                if "authority" in scene.counters and member in scene.counters["authority"]:
                    table.count[AUTHORITY_SCORE[seat]] = scene.counters["authority"][member]
            if table.count[AUTHORITY_SCORE[seat]] <= 0:
                table.count[ALIVE[seat]] = 0
        table.refresh()
        table.active = table.way.side(table, scene.active)[0]
        if not table.lives(table.active):
            raise scene.wrong("scenario-fallen", "turn", NOBODY)
        table.push(TURN, table.active)
        drain(table, Log(True))

    def _check(self, table: StarRealms, scene: Scene, seat: int) -> None:
        """Ships lie among ships, bases among bases."""
        for handle, kind in ((SHIPS, "ship"), (BASES, "base")):
            for card in table.rows[handle[seat]]:
                if (table.printed[card].kind == SHIP) != (kind == "ship"):
                    zone = f"{kind}s"
                    raise scene.wrong("scenario-wrong-place", zone, seat, card=table.printed[card].key, zone=zone)
