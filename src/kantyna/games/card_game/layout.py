"""A game laid out by hand, for scenarios."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.book import CARDS, KIND, NUMBER_OF, SIDE
from kantyna.games.card_game.nodes import N_BALANCE, N_GAME, N_SET_UP, N_TURN
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.variants import DEFAULTS, WORDINGS, check, empty_table
from kantyna.games.card_game.view import piles
from kantyna.games.card_game.words import (
    AFFILIATION,
    DARK,
    ENHANCEMENT,
    LIGHT,
    OBJECTIVE,
    PHASES,
    UNIT,
    Z_AFFILIATION,
    Z_CAPTURED,
    Z_CHOSEN,
    Z_DECK,
    Z_DISCARD,
    Z_EDGE,
    Z_ENHANCEMENTS,
    Z_HAND,
    Z_OBJECTIVE_DECK,
    Z_OBJECTIVES,
    Z_PLAYING,
    Z_UNITS,
    Z_VICTORY,
    ZONES,
)
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.table import Table
from kantyna.kernel.view import Zone

SEAT_ZONES: Final = [
    "affiliation",
    "objectives",
    "units",
    "enhancements",
    "hand",
    "deck",
    "discard",
    "objective-deck",
    "victory",
    "captured",
]
FROM_THE_TOP: Final = (Z_DECK, Z_DISCARD, Z_OBJECTIVE_DECK)
HOME: Final = ["sith", "jedi"]
"""The affiliation card of a seat for which the scene names none."""
BELONGS: Final = {"affiliation": AFFILIATION, "objectives": OBJECTIVE, "objective-deck": OBJECTIVE, "units": UNIT}


class CardGameLayout(Layout):
    """Seat 1 is the dark side, seat 2 the light side. The scene stands at the start of a phase: deployment unless it
    says otherwise; no turn laid out this way is anybody's first, unless its counter says so.

    ``with`` attaches enhancements. Captured cards lie with seat 1, at its first objective.
    """

    def __init__(self) -> None:
        super().__init__(
            SEAT_ZONES,
            [],
            ["balance", "dial", "dial-damage"],
            ["turn"],
            ["focus", "damage", "shield", "committed", "used"],
            ["deck", "discard", "objective-deck"],
            [],
        )

    def lay(self, scene: Scene) -> Table:
        check(scene.variant, scene.seats, scene.settings)
        chosen = {**DEFAULTS, **scene.settings}
        for seat in (DARK, LIGHT):
            if not scene.pile("affiliation", seat):
                scene.piles.setdefault("affiliation", {})[seat] = [Laid(NUMBER_OF[HOME[seat]], {}, [])]
        places: list[tuple[str, Seat, Laid, int]] = []
        for seat in (DARK, LIGHT):
            for zone in SEAT_ZONES:
                for laid in scene.pile(zone, seat):
                    _place(places, zone, seat, laid, -1)
        defs = [laid.definition for _, _, laid, _ in places]
        table = empty_table(defs, WORDINGS.index(str(chosen["wording"])), int(chosen["mulligan"]))
        table.rng = seeded(scene.seed)
        for pile in table.deck + table.objective_deck:
            pile.clear()
        for card, (zone, seat, laid, host) in enumerate(places):
            self._lay_card(table, card, zone, seat, laid, host)
        for kind in FROM_THE_TOP:
            for pile in piles(table, kind):
                pile.reverse()
        table.dial = scene.counter("dial", DARK, 1)
        table.dial_damage = scene.counter("dial-damage", DARK, 0)
        table.balance = DARK if scene.counter("balance", DARK, 0) else LIGHT
        table.active = scene.active
        table.turn = scene.counter("turn", NOBODY, 3 if scene.active == DARK else 4)
        self._start(table, scene)
        drain(table, Log(True))
        return table

    def _lay_card(self, table: CardGame, card: CardId, zone: str, seat: Seat, laid: Laid, host: CardId) -> None:
        owner = table.owner[card]
        table.focus[card] = laid.marks.get("focus", 0)
        if zone == "affiliation":
            return
        kind = ZONES.index(zone)
        table.zone[card] = kind
        if kind == Z_CAPTURED:
            table.captured.append(card)
            table.host[card] = table.objectives[DARK][0]
            table.known[card] = BITS[DARK]
        elif kind == Z_VICTORY:
            table.victory[seat].append(card)
        else:
            piles(table, kind)[owner].append(card)
        if kind == Z_HAND:
            table.known[card] = BITS[owner]
        elif kind not in (Z_DECK, Z_OBJECTIVE_DECK, Z_CAPTURED):
            table.known[card] = EVERYBODY
        if host >= 0:
            table.host[card] = host
        marks = laid.marks
        table.damage[card] = marks.get("damage", 0)
        table.shields[card] = marks.get("shield", 0)
        table.committed[card] = marks.get("committed", 0)
        table.used[card] = marks.get("used", 0)

    def _start(self, table: CardGame, scene: Scene) -> None:
        table.stack.append(Frame(N_GAME, DARK, NO_CARD, 1))
        if scene.phase == "set-up":
            table.turn = 0
            table.stack.append(Frame(N_SET_UP, DARK))
            return
        phase = PHASES.index(scene.phase if scene.phase else "deployment")
        table.stack.append(Frame(N_TURN, table.active, NO_CARD, phase + 1))
        table.stack.append(Frame(N_BALANCE + phase - 1, table.active))

    def zones(self, table: Table) -> list[Zone]:
        assert isinstance(table, CardGame)
        zones: list[Zone] = []
        for seat in range(2):
            for kind in (
                Z_HAND,
                Z_DECK,
                Z_DISCARD,
                Z_OBJECTIVE_DECK,
                Z_CHOSEN,
                Z_OBJECTIVES,
                Z_UNITS,
                Z_ENHANCEMENTS,
                Z_EDGE,
            ):
                pile = piles(table, kind)[seat]
                zones.append(Zone(kind, seat, len(pile), pile[::-1] if kind in FROM_THE_TOP else pile[:]))
            zones.append(Zone(Z_VICTORY, seat, len(table.victory[seat]), table.victory[seat][:]))
            zones.append(Zone(Z_AFFILIATION, seat, 1, [table.affiliation[seat]]))
        zones.append(Zone(Z_CAPTURED, DARK, len(table.captured), table.captured[:]))
        zones.append(Zone(Z_PLAYING, NOBODY, len(table.playing), table.playing[:]))
        return zones


def _place(places: list[tuple[str, Seat, Laid, int]], zone: str, seat: Seat, laid: Laid, host: int) -> None:
    """A card and, after it, what is attached to it; a card lies only where its kind and side can lie."""
    number = laid.definition
    key = CARDS[number].key
    kind = KIND[number]
    if zone in BELONGS and BELONGS[zone] != kind:
        raise BadSetup("scenario-wrong-place", card=key, zone=zone)
    if zone in ("hand", "deck", "discard") and kind in (OBJECTIVE, AFFILIATION):
        raise BadSetup("scenario-wrong-place", card=key, zone=zone)
    if zone == "enhancements" and kind not in (ENHANCEMENT, UNIT):
        raise BadSetup("scenario-wrong-place", card=key, zone=zone)
    if host < 0 and SIDE[number] != (1 - seat if zone in ("victory", "captured") else seat):
        raise BadSetup("scenario-wrong-place", card=key, zone=zone)
    at = len(places)
    places.append((zone, SIDE[number] if host >= 0 else seat, laid, host))
    for other in laid.attached:
        _place(places, "enhancements", seat, other, at)
