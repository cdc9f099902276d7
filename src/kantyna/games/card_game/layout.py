"""A game laid out by hand, for scenarios."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS, NUMBER_OF
from kantyna.games.card_game.table import (
    BALANCE,
    CAPTIVES,
    DIAL,
    OBJECTIVES,
    STATE,
    CardGame,
)
from kantyna.games.card_game.turn.nodes import N_BALANCE, N_GAME, N_SET_UP, N_TURN
from kantyna.games.card_game.variants import check, empty_table, numbers
from kantyna.games.card_game.vocabulary import (
    AFFILIATION,
    DARK,
    ENHANCEMENT,
    LIGHT,
    OBJECTIVE,
    PHASES,
    UNIT,
)
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadScene, BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, DefId, Seat
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.schema import ALL
from kantyna.kernel.table import Table

HOME: Final = ["sith", "jedi"]
"""The affiliation card of a seat for which the scene names none."""
BELONGS: Final = {"affiliation": AFFILIATION, "objectives": OBJECTIVE, "objective-deck": OBJECTIVE, "units": UNIT}


class CardGameLayout(Layout):
    """Seat 1 is the dark side, seat 2 the light side. The scene stands at the start of a phase: deployment unless it
    says otherwise; no turn laid out this way is anybody's first, unless its counter says so.

    ``with`` attaches enhancements, ``captives`` of an objective lie at it; captured cards of which no objective is said
    lie at the first.
    """

    def __init__(self) -> None:
        super().__init__(
            STATE, [card.key for card in CARDS], [], ["deck", "discard", "objective-deck"], marks_first=True
        )
        self.common_counters = ["turn"]
        self.seat_counters.remove("edge-held")

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        table = empty_table(numbers(check(scene.variant, scene.seats, scene.settings)), defs)
        table.rng = seeded(scene.seed)
        return table

    def prepare(self, scene: Scene) -> None:
        for seat in (DARK, LIGHT):
            if not scene.pile("affiliation", seat):
                scene.piles.setdefault("affiliation", {})[seat] = [Laid(NUMBER_OF[HOME[seat]], {}, [])]
        for zone, piles in scene.piles.items():
            for seat, pile in piles.items():
                for laid in pile:
                    _check(zone, seat, laid)

    def attached_to(self, attached: Laid) -> tuple[str, Seat]:
        card = CARDS[attached.definition]
        if card.kind not in (ENHANCEMENT, UNIT):
            raise BadSetup("scenario-wrong-place", card=card.key, zone="enhancements")
        return "enhancements", card.side

    def captured_in(self, captive: Laid) -> tuple[str, Seat]:
        card = CARDS[captive.definition]
        if card.side != LIGHT or card.kind in (OBJECTIVE, AFFILIATION):
            raise BadSetup("scenario-no-captives", card=card.key)
        return "captured", DARK

    def attach(self, table: Table, card: CardId, host: CardId) -> None:
        assert isinstance(table, CardGame)
        table.attach(card, host)

    def begin(self, table: Table, scene: Scene) -> None:
        assert isinstance(table, CardGame)
        table.refresh()
        for zone in STATE.zones:
            if zone.seen_by == ALL:
                for place in zone.handle[: STATE.owners(zone.of, 2)]:
                    for card in table.rows[place]:
                        table.set_known(card, EVERYBODY)
        for card in table.rows[CAPTIVES]:
            if table.host(card) == NO_CARD:
                if len(table.rows[OBJECTIVES[DARK]]) == 0:
                    raise scene.wrong("scenario-no-captives", "captured", DARK, card=table.printed[card].key)
                table.attach(card, table.rows[OBJECTIVES[DARK]][0])
        table.count[DIAL] = scene.counter("dial", DARK, 1)
        table.set_balance(DARK if table.count[BALANCE[DARK]] else LIGHT)
        table.active = scene.active
        table.turn = scene.counter("turn", NOBODY, 3 if scene.active == DARK else 4)
        self._stand(table, scene)
        drain(table, Log(True))

    def _stand(self, table: CardGame, scene: Scene) -> None:
        """At the start of the scene's phase."""
        table.stack.append(Frame(N_GAME, DARK, NO_CARD, 1))
        if scene.phase == "set-up":
            table.turn = 0
            table.push(N_SET_UP, DARK)
            return
        phase = PHASES.words.index(scene.phase if scene.phase else "deployment")
        table.stack.append(Frame(N_TURN, table.active, NO_CARD, phase + 1))
        table.push(N_BALANCE + phase - 1, table.active)


def _check(zone: str, seat: Seat, laid: Laid) -> None:
    """A card lies only where its kind and side can lie."""
    card = CARDS[laid.definition]
    wrong = zone in BELONGS and BELONGS[zone] != card.kind
    wrong = wrong or (zone in ("hand", "deck", "discard") and card.kind in (OBJECTIVE, AFFILIATION))
    wrong = wrong or (zone == "enhancements" and card.kind not in (ENHANCEMENT, UNIT))
    if wrong or card.side != (1 - seat if zone in ("victory", "captured") else seat):
        raise BadScene("scenario-wrong-place", laid.line, card=card.key, zone=zone)
