"""A game laid out by hand, for scenarios."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card
from kantyna.games.destiny.card_index import CARD_OF, CARDS, DICE_KEYS, NUMBER_OF
from kantyna.games.destiny.table import (
    ASIDE,
    BATTLEFIELD_ZONE,
    CHARACTERS,
    CONTROLLER,
    DICE,
    ELITE,
    FACE_DOWN,
    HOME,
    HOST,
    LAID_UNDER,
    OWNERS,
    PHASE,
    POOL,
    ROUND,
    STATE,
    SUPPORTS,
    UPGRADES,
    Destiny,
)
from kantyna.games.destiny.turn.extra_actions import M_EXTRA_ACTION
from kantyna.games.destiny.turn.nodes import N_ACTIONS, N_GAME, N_SET_UP, N_UPKEEP
from kantyna.games.destiny.variants import find, ready_table
from kantyna.games.destiny.vocabulary import BATTLEFIELD, CHARACTER, P_ACTIONS, P_SET_UP, P_UPKEEP, SUPPORT, UPGRADE
from kantyna.kernel.body import listed
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadScene, BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, DefId, Seat
from kantyna.kernel.layout import Laid, Layout, Scene
from kantyna.kernel.rng import seeded
from kantyna.kernel.schema import ALL, SEAT
from kantyna.kernel.table import Table

OF_DICE: Final = ("pool", "dice", "dice-set-aside")
BELONGS: Final = {"characters": CHARACTER, "supports": SUPPORT, "upgrades": UPGRADE, "battlefield": BATTLEFIELD}
OUT_OF_PLAY: Final = ("hand", "deck", "discard-pile", "face-down")
CONTROLS_NAME: Final = "controls-battlefield"
HIDES_A_CARD: Final = "premonitions"
"""The first copies aside are those that have the cards which lie face down."""
USUAL_FIELD: Final = "echo-base"


class DestinyLayout(Layout):
    """A die is laid by the name of its card; characters, supports and upgrades whose dice are not named have them on
    them, those of cards out of play are set aside. ``with`` attaches upgrades. The scene stands in the action phase of
    a round that is not the first, unless its phase and counters say otherwise; the active seat controls the
    battlefield unless one does (``controls-battlefield: 1``)."""

    def __init__(self) -> None:
        keys = [*(card.key for card in CARDS), *DICE_KEYS]
        super().__init__(STATE, keys, ["choose"], ["deck"], marks_first=True, lasting={"extra-actions": M_EXTRA_ACTION})
        self.seat_counters.append(CONTROLS_NAME)
        self.attached: dict[int, Seat] = {}

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        way, _ = find(scene.variant, scene.seats, scene.settings)
        table = ready_table(way, scene.seats, defs)
        table.rng = seeded(scene.seed)
        return table

    def prepare(self, scene: Scene) -> None:
        if not scene.pile("battlefield", NOBODY):
            scene.piles.setdefault("battlefield", {})[NOBODY] = [Laid(NUMBER_OF[USUAL_FIELD], {}, [])]
        if len(scene.pile("battlefield", NOBODY)) > 1:
            raise scene.wrong("scenario-zone-full", "battlefield", NOBODY, zone="battlefield", most=1)
        for zone, piles in scene.piles.items():
            for pile in piles.values():
                for laid in pile:
                    self._check(zone, laid)
        self.attached = {}
        for seat in range(scene.seats):
            for laid in [*scene.pile("characters", seat), *scene.pile("supports", seat)]:
                for upgrade in laid.attached:
                    self.attached[id(upgrade)] = seat
            self._add_dice(scene, seat)

    def _check(self, zone: str, laid: Laid) -> None:
        """A card lies only where its kind can lie; where dice lie, its die is meant. Nobody stands who is defeated."""
        card: Card = CARDS[CARD_OF[laid.definition]]
        if zone in OF_DICE:
            if not card.has_die:
                raise BadScene("scenario-wrong-place", laid.line, card=card.key, zone=zone)
            laid.definition = card.die
            return
        wrong = zone in BELONGS and BELONGS[zone] != card.kind
        if wrong or (zone in OUT_OF_PLAY and card.kind in (CHARACTER, BATTLEFIELD)):
            raise BadScene("scenario-wrong-place", laid.line, card=card.key, zone=zone)
        if card.kind == CHARACTER:
            self.bound_mark(laid, "damage", card.health - 1)

    def _add_dice(self, scene: Scene, seat: Seat) -> None:
        """Dice of cards in play that the scene does not name lie on their cards."""
        wanted: list[DefId] = []
        for zone in ("characters", "supports"):
            for laid in scene.pile(zone, seat):
                for one in [laid, *laid.attached]:
                    card = CARDS[one.definition]
                    if card.has_die:
                        wanted.extend([card.die] * (2 if one.marks.get("elite") else 1))
        for zone in ("pool", "dice"):
            for laid in scene.pile(zone, seat):
                if laid.definition in wanted:
                    wanted.remove(laid.definition)
        scene.piles.setdefault("dice", {}).setdefault(seat, []).extend(Laid(die, {}, []) for die in wanted)
        aside = [
            CARDS[laid.definition].die
            for zone in OUT_OF_PLAY
            for laid in scene.pile(zone, seat)
            if CARDS[laid.definition].has_die
        ]
        for laid in scene.pile("dice-set-aside", seat):
            if laid.definition in aside:
                aside.remove(laid.definition)
        scene.piles.setdefault("dice-set-aside", {}).setdefault(seat, []).extend(Laid(die, {}, []) for die in aside)

    def attached_to(self, attached: Laid) -> tuple[str, Seat]:
        if CARDS[attached.definition].kind != UPGRADE:
            raise BadSetup("scenario-wrong-place", card=self.keys[attached.definition], zone="upgrades")
        return "upgrades", self.attached[id(attached)]

    def attach(self, table: Table, card: CardId, host: CardId) -> None:
        assert isinstance(table, Destiny)
        table.write_mark(HOST, card, host + 1)

    def begin(self, table: Table, scene: Scene) -> None:
        assert isinstance(table, Destiny)
        holder = scene.active
        owners = [0] * len(table.defs)
        for seat in range(scene.seats):
            if scene.counter(CONTROLS_NAME, seat, 0):
                holder = seat
        for zone in STATE.zones:
            for owner in range(STATE.owners(zone.of, scene.seats)):
                for thing in table.rows[zone.handle[owner]]:
                    owners[thing] = owner if zone.of == SEAT else holder
                    if zone.seen_by == ALL:
                        table.set_known(thing, EVERYBODY)
        table.lay(OWNERS, owners)
        for seat in range(scene.seats):
            self._find_homes(table, seat)
            copies = [card for card in table.rows[ASIDE[seat]] if table.printed[card].key == HIDES_A_CARD]
            for copy in copies[: len(table.rows[FACE_DOWN[seat]])]:
                table.write_mark(LAID_UNDER, copy, seat + 1)
        table.count[CONTROLLER] = holder
        if table.count[ROUND] == 0 and scene.phase != "set-up":
            table.count[ROUND] = 2
        table.turn = table.count[ROUND]
        table.active = scene.active
        self._stand(table, scene)
        drain(table, Log(True))

    def _find_homes(self, table: Destiny, seat: Seat) -> None:
        """Each die belongs to the first card of its kind that has not all its dice yet."""
        room: dict[CardId, int] = {}
        for handle in (CHARACTERS, UPGRADES, SUPPORTS):
            for card in table.rows[handle[seat]]:
                room[card] = 2 if table.mark(ELITE, card) else 1
        for die in [*listed(table.rows[POOL[seat]]), *listed(table.rows[DICE[seat]])]:
            for card in room:
                if room[card] and table.printed[card] is table.printed[die]:
                    room[card] -= 1
                    table.write_mark(HOME, die, card + 1)
                    break

    def _stand(self, table: Destiny, scene: Scene) -> None:
        phase = scene.phase or "action"
        if phase == "set-up":
            table.count[CONTROLLER] = NOBODY
            for field in listed(table.rows[BATTLEFIELD_ZONE]):
                table.take(BATTLEFIELD_ZONE, field)
                table.add(ASIDE[scene.active], field)
            table.stack.append(Frame(N_GAME, 0, NO_CARD, 1))
            table.count[PHASE] = P_SET_UP
            table.push(N_SET_UP, 0)
        elif phase == "upkeep":
            table.stack.append(Frame(N_GAME, 0, NO_CARD, 3))
            table.count[PHASE] = P_UPKEEP
            table.push(N_UPKEEP, 0)
        else:
            table.stack.append(Frame(N_GAME, 0, NO_CARD, 2))
            table.count[PHASE] = P_ACTIONS
            table.stack.append(Frame(N_ACTIONS, scene.active, NO_CARD, 1))
