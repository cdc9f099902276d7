"""A game of the Deckbuilding Game laid out by hand, for scenarios."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.setup import find
from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.table import (
    AT_BASE,
    AT_ROW,
    AWAY,
    BASES,
    CURRENT_BASE,
    GONE,
    PLACES,
    STATE,
    Deckbuilding,
    Way,
)
from kantyna.games.deckbuilding.turn.bases import PICK_BASES
from kantyna.games.deckbuilding.turn.main import TURN
from kantyna.games.deckbuilding.turn.setup import START_BASES, card_list, empty_table, know_base
from kantyna.games.deckbuilding.variants import RANGES, VARIANTS
from kantyna.games.deckbuilding.vocabulary import ACTIONS, BASE, NEXT_ON_TOP, PILOT
from kantyna.kernel.body import listed
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, SEATS, DefId, Seat
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.schema import SEAT
from kantyna.kernel.table import Table

BASE_ZONES: Final = ("base", "bases", "away")


class DeckbuildingLayout(Layout):
    """Bases and pilots that a scene doesn't name lie as set-up has them.

    The scene stands among the actions of a turn, at its start or before the game, as its phase says.
    """

    def __init__(self) -> None:
        aims = {"gone": GONE}
        aims |= {f"base {seat + 1}": AT_BASE + seat for seat in range(SEATS)}
        aims |= {f"row {place + 1}": AT_ROW + place for place in range(PLACES)}
        super().__init__(
            STATE,
            [card.key for card in CARDS],
            ["choose"],
            ["deck", "galaxy-deck", "galaxy-row"],
            lasting={"next-on-top": NEXT_ON_TOP},
            mark_words={"committed": aims},
        )

    def way(self, scene: Scene) -> Way:
        way, _ = find(VARIANTS, scene.variant, scene.seats, scene.settings, RANGES)
        return way

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        _, settings = find(VARIANTS, scene.variant, scene.seats, scene.settings, RANGES)
        table = empty_table(self.way(scene), scene.seats, settings, defs)
        table.rng = seeded(scene.seed)
        return table

    def stock(self, scene: Scene) -> list[DefId]:
        return card_list(scene.seats)

    def prepare(self, scene: Scene) -> None:
        """Lay the pilots and bases that the scene says nothing about."""
        way = self.way(scene)
        named = [laid.definition for piles in scene.piles.values() for pile in piles.values() for laid in pile]
        if "pilots" not in scene.piles:
            left = self.stock(scene).count(PILOT) - named.count(PILOT)
            scene.piles["pilots"] = {NOBODY: [Laid(PILOT, {}, []) for _ in range(left)]}
        own = [[laid.definition for piles in scene.piles.values() for laid in piles.get(seat, [])] for seat in range(9)]
        for seat in range(scene.seats):
            self._lay_bases(scene, way, seat, own[seat])

    def _lay_bases(self, scene: Scene, way: Way, seat: Seat, own: list[DefId]) -> None:
        side = seat % 2
        lost = [laid.definition for laid in scene.pile("victory-pile", 1 - side)]
        if seat not in scene.piles.setdefault("base", {}):
            scene.piles["base"][seat] = [] if START_BASES[side] in lost else [Laid(START_BASES[side], {}, [])]
            own.append(START_BASES[side])
        handle, zone = (AWAY, "away") if way.secret() else (BASES, "bases")
        if seat not in scene.piles.setdefault(zone, {}):
            scene.piles[zone][seat] = [
                Laid(card.number, {}, [])
                for card in CARDS
                if card.kind == BASE and card.faction == side and card.number not in own and card.number not in lost
                if way.zone_of(card)[seat] == handle[seat]
            ]

    def begin(self, table: Table, scene: Scene) -> None:
        assert isinstance(table, Deckbuilding)
        for seat in range(scene.seats):
            self._check(table, scene, seat)
            for handle in (BASES, AWAY):
                for card in table.rows[handle[seat]]:
                    know_base(table, seat, card)
        table.active = scene.active
        table.stack.append(Frame(TURN, table.active, NO_CARD, ACTIONS if scene.phase in ("", "main") else 0))
        if scene.phase == "setup":
            table.push(PICK_BASES, 0)
        drain(table, Log(True))

    def _check(self, table: Deckbuilding, scene: Scene, seat: Seat) -> None:
        """Nobody has cards of the other faction, nor two bases at once; bases lie among bases, other cards not."""
        for zone in self.schema.zones:
            for card in listed(table.rows[zone.handle[seat]]) if zone.of == SEAT else []:
                printed = table.printed[card]
                if (printed.kind == BASE) != (zone.name in BASE_ZONES) or printed.faction == 1 - seat % 2:
                    raise scene.wrong("scenario-wrong-place", zone.name, seat, card=printed.key, zone=zone.name)
        if len(table.rows[CURRENT_BASE[seat]]) > 1:
            raise scene.wrong("scenario-zone-full", "base", seat, zone="base", most=1)
