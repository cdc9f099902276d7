"""A game of Star Realms laid out by hand, for scenarios."""

from __future__ import annotations

from kantyna.games.common.laying import Cards, laid_zone
from kantyna.games.common.setup import find
from kantyna.games.star_realms.book import CARDS, EXPLORER, KIND
from kantyna.games.star_realms.phases import TURN
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import find_foes
from kantyna.games.star_realms.variants import MODES, RANGES, VARIANTS, authorities, card_list, empty_table
from kantyna.games.star_realms.words import (
    ALLY_USED,
    BASES,
    DECK,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    LOST,
    NAMES,
    ON_THE_WAY,
    PRIMARY_USED,
    SCRAP_HEAP,
    SHIP,
    SHIPS,
    TRADE_DECK,
    TRADE_ROW,
)
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NOBODY, CardId, Seat
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.table import Table
from kantyna.kernel.view import Zone

SEAT_ZONES = ["hand", "deck", "discard-pile", "ships", "bases"]
COMMON_ZONES = ["trade-row", "trade-deck", "explorers", "scrap-heap"]
FROM_THE_TOP = ["deck", "discard-pile", "trade-deck"]
"""Piles that are listed from the top; the others lie side by side."""


class StarRealmsLayout(Layout):
    """Everybody's cards and counters, the row and its deck. A seat without authority has fallen."""

    def __init__(self) -> None:
        super().__init__(
            SEAT_ZONES,
            COMMON_ZONES,
            ["authority", "trade", "combat"],
            [],
            ["primary-used", "ally-used", "damage"],
            ["deck", "trade-deck", "trade-row"],
            ["choose"],
        )

    def lay(self, scene: Scene) -> Table:
        chosen = find(VARIANTS, scene.variant, scene.seats, scene.settings, RANGES)
        _set_up_explorers(scene)
        box = card_list(scene.seats)
        cards = Cards(scene, SEAT_ZONES, COMMON_ZONES, FROM_THE_TOP, box, [card.key for card in CARDS])
        table = empty_table(MODES[scene.variant], scene.seats, cards.defs)
        table.rng = seeded(scene.seed)
        authorities(table, chosen)
        for seat in range(scene.seats):
            self._lay_seat(table, scene, cards, seat)
        table.trade_row = cards.pile("trade-row", NOBODY)
        table.trade_deck = cards.pile("trade-deck", NOBODY)
        table.explorers = cards.pile("explorers", NOBODY)
        table.scrap_heap = cards.pile("scrap-heap", NOBODY)
        for card in table.explorers:
            table.known[card] = EVERYBODY
        find_foes(table)
        table.active = table.side(scene.active)[0]
        if not table.alive[table.active]:
            raise BadSetup("scenario-fallen", seat=table.active)
        table.stack.append(Frame(TURN, table.active))
        drain(table, Log(True))
        # The turn began before the marks of the scene were made.
        for card, laid in enumerate(cards.laid):
            _mark(table, card, laid)
        return table

    def _lay_seat(self, table: StarRealms, scene: Scene, cards: Cards, seat: Seat) -> None:
        table.hand[seat] = cards.pile("hand", seat)
        table.deck[seat] = cards.pile("deck", seat)
        table.discard[seat] = cards.pile("discard-pile", seat)
        table.ships[seat] = cards.pile("ships", seat)
        table.bases[seat] = cards.pile("bases", seat)
        for pile, kind in ((table.ships[seat], "ship"), (table.bases[seat], "base")):
            for card in pile:
                if (KIND[table.defs[card]] == SHIP) != (kind == "ship"):
                    raise BadSetup("scenario-wrong-place", card=CARDS[table.defs[card]].key, zone=f"{kind}s")
        for card in table.hand[seat]:
            table.known[card] = table.sight[seat]
        pool = table.pools[seat]
        table.authority[pool] = scene.counter("authority", seat, table.authority[pool])
        table.trade[seat] = scene.counter("trade", seat, 0)
        table.combat[seat] = scene.counter("combat", seat, 0)
        if table.authority[pool] <= 0:
            table.alive[seat] = 0

    def zones(self, table: Table) -> list[Zone]:
        assert isinstance(table, StarRealms)
        zones: list[Zone] = []
        for kind, piles in (
            (HAND, table.hand),
            (DECK, table.deck),
            (DISCARD_PILE, table.discard),
            (SHIPS, table.ships),
            (BASES, table.bases),
        ):
            zones.extend(_zone(kind, seat, pile) for seat, pile in enumerate(piles))
        for kind, pile in (
            (TRADE_ROW, table.trade_row),
            (TRADE_DECK, table.trade_deck),
            (EXPLORERS, table.explorers),
            (SCRAP_HEAP, table.scrap_heap),
            (LOST, table.lost),
            (ON_THE_WAY, table.bought),
        ):
            zones.append(_zone(kind, NOBODY, pile))
        return zones


def _set_up_explorers(scene: Scene) -> None:
    """The Explorers that lie nowhere else form their pile, unless the scene says what is in it."""
    if "explorers" not in scene.piles:
        laid = [card.definition for piles in scene.piles.values() for pile in piles.values() for card in pile]
        left = card_list(scene.seats).count(EXPLORER) - laid.count(EXPLORER)
        scene.piles["explorers"] = {NOBODY: [Laid(EXPLORER, {}, []) for _ in range(left)]}


def _mark(table: StarRealms, card: CardId, laid: Laid) -> None:
    if laid.attached:
        raise BadSetup("scenario-no-attachments", card=CARDS[laid.definition].key)
    for mark, value in laid.marks.items():
        if mark == "damage":
            table.damage = [*table.damage, card, value]
        elif value:
            table.used = [*table.used, 2 * card + (PRIMARY_USED if mark == "primary-used" else ALLY_USED)]


def _zone(kind: int, seat: Seat, pile: list[CardId]) -> Zone:
    return laid_zone(kind, seat, pile, NAMES.zones[kind] in FROM_THE_TOP)
