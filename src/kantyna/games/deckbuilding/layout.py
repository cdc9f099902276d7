"""A game laid out by hand, for scenarios."""

from __future__ import annotations

from kantyna.games.common.laying import Cards, laid_zone
from kantyna.games.common.setup import find
from kantyna.games.deckbuilding.book import CARDS, KIND, NUMBER_OF, PILOT
from kantyna.games.deckbuilding.phases import ACTIONS, PICK_BASES_NODE, TURN_NODE
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.variants import MODES, RANGES, START_BASES, VARIANTS, card_list, empty_table
from kantyna.games.deckbuilding.words import (
    AWAY,
    BASE,
    BASES,
    BEGINNER,
    COMING,
    CURRENT_BASE,
    DECK,
    DISCARD_PILE,
    EXILED,
    GALAXY_DECK,
    GALAXY_DISCARD,
    GALAXY_ROW,
    HAND,
    IN_PLAY,
    NAMES,
    PILOTS,
    PLACES,
    SECRET_BASES,
    SPENT,
    VICTORY,
)
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.table import Table
from kantyna.kernel.view import Zone

SEAT_ZONES = ["hand", "deck", "discard-pile", "in-play", "base", "bases", "away", "victory-pile"]
COMMON_ZONES = ["galaxy-row", "galaxy-deck", "galaxy-discard", "pilots", "exiled"]
FROM_THE_TOP = ["deck", "discard-pile", "galaxy-deck", "galaxy-discard"]
"""Piles that are listed from the top; the others lie side by side."""


class DeckbuildingLayout(Layout):
    """Everybody's cards, the galaxy and the Force. Bases and pilots that a scene doesn't name lie as set-up has them.

    The scene stands among the actions of a turn, at its start or before the game, as its phase says.
    """

    def __init__(self) -> None:
        super().__init__(
            SEAT_ZONES,
            COMMON_ZONES,
            ["resources"],
            ["force"],
            ["used", "spent", "damage"],
            ["deck", "galaxy-deck", "galaxy-row"],
            ["choose"],
        )

    def lay(self, scene: Scene) -> Table:
        chosen = find(VARIANTS, scene.variant, scene.seats, scene.settings, RANGES)
        mode = MODES[scene.variant]
        _set_up_rest(scene, mode)
        cards = Cards(scene, SEAT_ZONES, COMMON_ZONES, FROM_THE_TOP, card_list(scene.seats), [c.key for c in CARDS])
        goal = chosen["bases"] * scene.seats // 2
        table = empty_table(mode, scene.seats, goal, chosen["pay-off"], cards.defs)
        table.rng = seeded(scene.seed)
        table.active = scene.active
        for seat in range(scene.seats):
            self._lay_seat(table, scene, cards, seat)
        for side in range(2):
            table.victory[side] = cards.pile("victory-pile", side)
        row = cards.pile("galaxy-row", NOBODY)
        if len(row) > PLACES:
            raise BadSetup("scenario-too-many", card="galaxy-row", most=PLACES)
        table.row = row + [NO_CARD] * (PLACES - len(row))
        table.galaxy = cards.pile("galaxy-deck", NOBODY)
        table.galaxy_discard = cards.pile("galaxy-discard", NOBODY)
        table.pilots = cards.pile("pilots", NOBODY)
        table.exiled = cards.pile("exiled", NOBODY)
        table.force = scene.counter("force", NOBODY, 3)
        for card, laid in enumerate(cards.laid):
            _mark(table, card, laid)
        table.stack.append(Frame(TURN_NODE, 0, NO_CARD, ACTIONS if scene.phase in ("", "main") else 0))
        if scene.phase == "setup":
            table.stack.append(Frame(PICK_BASES_NODE, 0))
        drain(table, Log(True))
        return table

    def _lay_seat(self, table: Deckbuilding, scene: Scene, cards: Cards, seat: Seat) -> None:
        table.hand[seat] = cards.pile("hand", seat)
        table.deck[seat] = cards.pile("deck", seat)
        table.discard[seat] = cards.pile("discard-pile", seat)
        table.play[seat] = cards.pile("in-play", seat)
        base = cards.pile("base", seat)
        table.base[seat] = base[0] if base else NO_CARD
        table.bases[seat] = cards.pile("bases", seat)
        table.away[seat] = cards.pile("away", seat)
        for card in table.hand[seat] + table.deck[seat] + table.discard[seat] + table.play[seat]:
            if KIND[table.defs[card]] == BASE:
                raise BadSetup("scenario-wrong-place", card=CARDS[table.defs[card]].key, zone="in-play")
        for card in base + table.bases[seat] + table.away[seat]:
            if KIND[table.defs[card]] != BASE:
                raise BadSetup("scenario-wrong-place", card=CARDS[table.defs[card]].key, zone="bases")
        for card in table.hand[seat]:
            table.known[card] = table.sight[seat]
        for card in table.bases[seat] + table.away[seat]:
            table.known[card] = table.sight[seat] if table.mode == SECRET_BASES else EVERYBODY
        table.resources[seat] = scene.counter("resources", seat, 0)

    def zones(self, table: Table) -> list[Zone]:
        assert isinstance(table, Deckbuilding)
        zones: list[Zone] = []
        for kind, piles in (
            (HAND, table.hand),
            (DECK, table.deck),
            (DISCARD_PILE, table.discard),
            (IN_PLAY, table.play),
            (CURRENT_BASE, [[card] if card >= 0 else [] for card in table.base]),
            (BASES, table.bases),
            (AWAY, table.away),
            (VICTORY, table.victory),
        ):
            zones.extend(_zone(kind, seat, pile) for seat, pile in enumerate(piles))
        for kind, pile in (
            (GALAXY_ROW, [card for card in table.row if card >= 0]),
            (GALAXY_DECK, table.galaxy),
            (GALAXY_DISCARD, table.galaxy_discard),
            (PILOTS, table.pilots),
            (EXILED, table.exiled),
            (COMING, table.coming),
        ):
            zones.append(_zone(kind, NOBODY, pile))
        return zones


def _set_up_rest(scene: Scene, mode: int) -> None:
    """Lay the bases and pilots that the scene says nothing about."""
    named = [laid.definition for piles in scene.piles.values() for pile in piles.values() for laid in pile]
    if "pilots" not in scene.piles:
        left = card_list(scene.seats).count(PILOT) - named.count(PILOT)
        scene.piles["pilots"] = {NOBODY: [Laid(PILOT, {}, []) for _ in range(left)]}
    own = [[laid.definition for piles in scene.piles.values() for laid in piles.get(seat, [])] for seat in range(9)]
    for seat in range(scene.seats):
        side = seat % 2
        lost = [laid.definition for laid in scene.pile("victory-pile", 1 - side)]
        start = NUMBER_OF[START_BASES[side]]
        if seat not in scene.piles.setdefault("base", {}):
            scene.piles["base"][seat] = [] if start in lost else [Laid(start, {}, [])]
            own[seat].append(start)
        left_over = [
            number
            for number, card in enumerate(CARDS)
            if card.kind == BASE and card.faction == side and number not in own[seat] and number not in lost
        ]
        hidden = "away" if mode == SECRET_BASES else "bases"
        if seat not in scene.piles.setdefault(hidden, {}):
            scene.piles[hidden][seat] = [
                Laid(number, {}, []) for number in left_over if mode != BEGINNER or CARDS[number].beginner
            ]


def _mark(table: Deckbuilding, card: CardId, laid: Laid) -> None:
    if laid.attached:
        raise BadSetup("scenario-no-attachments", card=CARDS[laid.definition].key)
    for mark, value in laid.marks.items():
        if mark == "damage":
            table.damage[card] = value
        elif mark == "used":
            table.used[card] = value
        elif value:
            table.aim[card] = SPENT


def _zone(kind: int, seat: Seat, pile: list[CardId]) -> Zone:
    return laid_zone(kind, seat, pile, NAMES.zones[kind] in FROM_THE_TOP)
