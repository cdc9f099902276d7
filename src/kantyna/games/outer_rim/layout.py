"""A game of Outer Rim laid out by hand, for scenarios."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.setup import find
from kantyna.games.outer_rim.card import Patrol
from kantyna.games.outer_rim.cards import CARDS, NUMBER_OF
from kantyna.games.outer_rim.events import PHASES
from kantyna.games.outer_rim.table import CAPTAINS, MARKET, PATROLS, PLACE, STATE, TILES, OuterRim
from kantyna.games.outer_rim.turn.decks import market_card
from kantyna.games.outer_rim.turn.main import TURN
from kantyna.games.outer_rim.turn.setup import card_list, empty_table
from kantyna.games.outer_rim.variants import RANGES, VARIANTS
from kantyna.games.outer_rim.vocabulary import (
    BOUNTY,
    CAPTAIN,
    CARGO,
    CREW,
    DATABANK,
    DECKS,
    GEAR,
    JOB,
    MOD,
    NABOO,
    PATROL,
    SHEET,
    SPACES,
)
from kantyna.games.outer_rim.world import STANDARD, entry
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadScene
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, DefId, Seat
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.table import Table

STARTER: Final = NUMBER_OF["starter"]
HELD: Final = {"cargo": [CARGO], "mods": [MOD], "crew": [CREW], "gear": [GEAR], "jobs": [JOB, BOUNTY]}
"""What a player has lies by what it is to him, whatever card it is printed on."""
PRINTED: Final = {"captain": CAPTAIN, "unchosen": CAPTAIN, "ship": SHEET, "supply": SHEET, "patrols": PATROL}
ALONE: Final = ("captain", "ship")


class OuterRimLayout(Layout):
    """Captains, ships, patrols, supply and databank that a scene doesn't name lie as set-up has them; decks, contacts
    and the market are as empty as the scene leaves them. Who is nowhere is on Naboo."""

    def __init__(self) -> None:
        ordered = [zone.name for zone in STATE.zones if zone.stacked] + ["market"]
        places = [NUMBER_OF[space] for space in SPACES.words]
        super().__init__(STATE, [card.key for card in CARDS], ["choose"], ordered, mark_places={"place": places})

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        way, settings = find(VARIANTS, scene.variant, scene.players, scene.settings, RANGES)
        table = empty_table(way, scene.seats, settings, defs)
        table.rng = seeded(scene.seed)
        return table

    def stock(self, scene: Scene) -> list[DefId]:
        return card_list()

    def _check(self, scene: Scene, zone: str, seat: Seat, pile: list[Laid]) -> None:
        """A card lies only where its kind can lie; everybody has one captain and one ship."""
        if zone in ALONE and len(pile) > 1:
            raise scene.wrong("scenario-zone-full", zone, seat, zone=zone, most=1)
        for laid in pile:
            card = CARDS[laid.definition]
            kinds = [item.kind for item in card.items]
            held = zone not in HELD or any(kind in kinds for kind in HELD[zone])
            if not held or (zone in PRINTED and card.kind != PRINTED[zone]):
                raise BadScene("scenario-wrong-place", laid.line, card=card.key, zone=zone)

    def prepare(self, scene: Scene) -> None:
        for zone, piles in scene.piles.items():
            for seat, pile in piles.items():
                self._check(scene, zone, seat, pile)
        named = {laid.definition: laid for laid in scene.pile("map", NOBODY)}
        spaces = [named.get(number, Laid(number, {}, [])) for number in range(len(SPACES.words))]
        scene.piles["map"] = {NOBODY: spaces}
        left = self.stock(scene)
        for piles in scene.piles.values():
            for pile in piles.values():
                for laid in pile:
                    if laid.definition in left:
                        left.remove(laid.definition)
        for seat in range(scene.seats):
            if not scene.pile("captain", seat):
                captain = next(number for number in left if CARDS[number].kind == CAPTAIN)
                left.remove(captain)
                scene.piles.setdefault("captain", {})[seat] = [Laid(captain, {}, [])]
            if not scene.pile("ship", seat):
                left.remove(STARTER)
                scene.piles.setdefault("ship", {})[seat] = [Laid(STARTER, {}, [])]
        self._lay_rest(scene, left)

    def _lay_rest(self, scene: Scene, left: list[DefId]) -> None:
        """What nobody has: captains, sheets, patrols and the databank."""
        for zone, kind in (("unchosen", CAPTAIN), ("supply", SHEET), ("databank", DATABANK)):
            if zone not in scene.piles:
                scene.piles[zone] = {NOBODY: [Laid(number, {}, []) for number in left if CARDS[number].kind == kind]}
        self._lay_patrols(scene, [number for number in left if CARDS[number].kind == PATROL])

    def _lay_patrols(self, scene: Scene, waiting: list[DefId]) -> None:
        """There is always one patrol of each faction: where a scene names none, the weakest; the rest waits."""
        laid = scene.piles.setdefault("patrols", {}).setdefault(NOBODY, [])
        flying = {self._patrol(one.definition).faction for one in laid}
        for number in sorted(waiting, key=lambda number: self._patrol(number).level):
            faction = self._patrol(number).faction
            if faction not in flying:
                flying.add(faction)
                laid.append(Laid(number, {}, []))
                waiting.remove(number)
        if "patrol-stacks" not in scene.piles:
            scene.piles["patrol-stacks"] = {NOBODY: [Laid(number, {}, []) for number in waiting]}

    def _sort_market(self, table: OuterRim) -> None:
        """Each open card lies on its deck, in whatever order a scene names them."""
        places = [NO_CARD] * len(DECKS.words)
        for card in table.rows[MARKET]:
            if card >= 0:
                places[market_card(table.printed[card]).deck] = card
        table.lay(MARKET, places)

    def _patrol(self, number: DefId) -> Patrol:
        printed = CARDS[number]
        assert isinstance(printed, Patrol)
        return printed

    def begin(self, table: Table, scene: Scene) -> None:
        assert isinstance(table, OuterRim)
        table.lay(TILES, STANDARD[:])
        table.refresh()
        self._sort_market(table)
        for seat in range(table.seats):
            captain = table.rows[CAPTAINS[seat]][0]
            if table.mark(PLACE, captain) == 0:
                table.write_mark(PLACE, captain, NABOO + 1)
        for token in table.rows[PATROLS]:
            if table.mark(PLACE, token) == 0:
                table.write_mark(PLACE, token, entry(STANDARD, table.faction_of(token)) + 1)
        table.active = scene.active
        phase = PHASES.words.index(scene.phase) if scene.phase else PHASES.words.index("planning")
        table.stack.append(Frame(TURN, table.active, NO_CARD, phase))
        drain(table, Log(True))
