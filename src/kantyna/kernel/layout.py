"""A table laid out by hand: what scenarios ask of a game, by its declarations."""

from __future__ import annotations

from kantyna.kernel.body import listed
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadScene, BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, DefId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.schema import DERIVED, OWNER, TABLE, UNBOUNDED, Schema
from kantyna.kernel.table import Table
from kantyna.kernel.view import Zone


class Laid:
    """A card as it is laid: which one, the marks on it by name, the cards attached to it and those captured there."""

    def __init__(
        self,
        definition: DefId,
        marks: dict[str, int],
        attached: list[Laid],
        captives: list[Laid] | None = None,
        line: int = 0,
    ) -> None:
        self.definition = definition
        self.marks = marks
        self.attached = attached
        self.captives = captives if captives is not None else []
        self.line = line
        """Of the file that lays it."""


class Scene:
    """All that a scenario says of the table it starts from; what it leaves out is empty or as set-up has it."""

    def __init__(
        self, variant: str, players: int, settings: dict[str, int | str], seed: int, automatic: int = 0
    ) -> None:
        self.variant = variant
        self.players = players
        self.seats = players + automatic
        """All seats: those that the rules play come behind the players'."""
        self.settings = settings
        self.seed = seed
        self.active: Seat = 0
        self.phase = ""
        """The name of the phase, for games whose turn does not begin with its first question."""
        self.piles: dict[str, dict[Seat, list[Laid]]] = {}
        """By the zone's name and its owner (nobody: common), from the top or from the left."""
        self.counters: dict[str, dict[Seat, int]] = {}
        self.lasting: dict[str, dict[Seat, int]] = {}
        """Lasting effects that wait, by name: how many for each seat."""
        self.dealt = False
        """A new game by the rulebook: nothing else is said of the table."""
        self.until = ""
        """The kind of question at which it begins, if others are passed before."""
        self.lines: dict[tuple[str, Seat], int] = {}
        """The lines that say something of a zone, a counter or a field of the scene (nobody's)."""

    def wrong(self, error: str, name: str, seat: Seat, **values: str | int) -> BadScene:
        """What is said of *name* can't be."""
        return BadScene(error, self.lines.get((name, seat), 0), **values)

    def pile(self, zone: str, seat: Seat) -> list[Laid]:
        return self.piles.get(zone, {}).get(seat, [])

    def counter(self, name: str, seat: Seat, default: int) -> int:
        return self.counters.get(name, {}).get(seat, default)


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """How a game lays a table out. A game fills in what its set-up adds to what a scene says."""

    def __init__(
        self,
        schema: Schema,
        keys: list[str],
        ordinals: list[str],
        ordered: list[str],
        marks_first: bool = False,
        lasting: dict[str, int] | None = None,
        mark_words: dict[str, dict[str, int]] | None = None,
        mark_places: dict[str, list[DefId]] | None = None,
    ) -> None:
        self.schema = schema
        self.keys = keys
        """The keys of the definitions."""
        self.ordinals = ordinals
        """Verbs of options whose number says which of several: people count these from one."""
        self.ordered = ordered
        """Zones whose order matters: a scenario compares them place by place."""
        self.marks_first = marks_first
        """Do marks stand as the beginning leaves them? Else they are made once more after it."""
        self.lasting = lasting if lasting is not None else {}
        """Lasting effects of a seat that a scene may name, and what each of them changes."""
        self.mark_words = mark_words if mark_words is not None else {}
        """Words for the numbers of marks that no one knows by heart."""
        self.mark_places = mark_places if mark_places is not None else {}
        """Marks that say where on the map something is, and the places that each may name."""
        zones = [zone for zone in schema.zones if zone.laid]
        self.seat_zones = [zone.name for zone in zones if zone.of != TABLE or zone.at != NOBODY]
        self.common_zones = [zone.name for zone in zones if zone.of == TABLE and zone.at == NOBODY]
        counters = [counter for counter in schema.counters if counter.shown and not counter.derived]
        self.seat_counters = [counter.name for counter in counters if counter.of != TABLE or counter.at != NOBODY]
        self.common_counters = [counter.name for counter in counters if counter.of == TABLE and counter.at == NOBODY]
        kept = [mark for mark in schema.marks if mark.place != DERIVED and mark.shown and not mark.thing]
        self.marks = [mark.name for mark in kept]
        self.card_marks = [mark.name for mark in schema.marks if mark.definition or mark.thing]
        """Marks that stand for a card, which is named."""

    # What a game fills in.

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        """A table of the scene's way to play with these things, all rows empty. Raises BadSetup."""
        raise NotImplementedError

    def stock(self, scene: Scene) -> list[DefId] | None:
        """The definitions of all things there are: more of one can't be laid. Nothing: as many as the scene likes."""
        return None

    def prepare(self, scene: Scene) -> None:
        """Add to the scene what lies there though it does not say so."""

    def attached_to(self, attached: Laid) -> tuple[str, Seat]:
        """The zone in which a card lies that is attached to another. Raises BadSetup where there is no such thing."""
        raise BadSetup("scenario-no-attachments", card=self.keys[attached.definition])

    def captured_in(self, captive: Laid) -> tuple[str, Seat]:
        """The zone in which a card lies that is captured at another. Raises BadSetup where there is no such thing."""
        raise BadSetup("scenario-no-captives", card=self.keys[captive.definition])

    def attach(self, table: Table, card: CardId, host: CardId) -> None:
        """Attach a card that was laid to another, or let it be captured there."""

    def begin(self, table: Table, scene: Scene) -> None:
        """Stand the frames up and go on to the first question. Raises BadSetup for what can't lie where it lies."""
        raise NotImplementedError

    # What follows from the declarations.

    def lay(self, scene: Scene) -> Table:
        """The table of a scene, drained to its first question. Raises BadSetup for what can't lie there."""
        self._check_owners(scene)
        self.prepare(scene)
        laid: list[Laid] = []
        piles: dict[tuple[str, Seat], list[CardId]] = {}
        hosts: dict[CardId, CardId] = {}
        for zone in self.schema.zones:
            if zone.laid:
                for seat in range(NOBODY, scene.seats):
                    for card in scene.pile(zone.name, seat):
                        self._number(card, zone.name, seat, laid, piles, hosts)
        defs = [card.definition for card in laid]
        stock = self.stock(scene)
        if stock is not None:
            for one in laid:
                most = stock.count(one.definition)
                if defs.count(one.definition) > most:
                    raise BadScene("scenario-too-many", one.line, card=self.keys[one.definition], most=most)
        table = self.empty(scene, defs)
        for (name, seat), pile in piles.items():
            self._lay_pile(table, scene, name, seat, pile)
        for attached, host in hosts.items():
            self.attach(table, attached, host)
        self._count(table, scene)
        self._let_last(table, scene)
        self._mark(table, laid)
        self.begin(table, scene)
        if not self.marks_first and table.asked != NOBODY and any(one.marks for one in laid):
            # A turn that begins may take marks off: the scene stands after that, and asks as it is.
            self._mark(table, laid)
            table.withdraw()
            drain(table, Log(True))
        return table

    def _check_owners(self, scene: Scene) -> None:
        """Nobody has a zone that the game does not give them."""
        for zone in self.schema.zones:
            for seat in scene.piles.get(zone.name, {}):
                owned = 0 <= seat < self.schema.owners(zone.of, scene.seats)
                if not (seat == zone.at if zone.of == TABLE else owned):
                    line = scene.lines.get((zone.name, seat), 0)
                    raise BadScene("scenario-no-zone", line, zone=zone.name, seat=seat + 1)

    def _number(
        self,
        card: Laid,
        zone: str,
        seat: Seat,
        laid: list[Laid],
        piles: dict[tuple[str, Seat], list[CardId]],
        hosts: dict[CardId, CardId],
    ) -> None:
        """Give a card of a pile its number, and after it whatever is attached to it."""
        number = len(laid)
        laid.append(card)
        piles.setdefault((zone, seat), []).append(number)
        for other in card.attached + card.captives:
            try:
                place, owner = self.attached_to(other) if other in card.attached else self.captured_in(other)
            except BadSetup as error:
                raise BadScene(error.key, other.line, **error.values) from error
            hosts[len(laid)] = number
            self._number(other, place, owner, laid, piles, hosts)

    def _lay_pile(self, table: Table, scene: Scene, name: str, seat: Seat, pile: list[CardId]) -> None:
        (zone,) = (zone for zone in self.schema.zones if zone.name == name)
        if zone.places and len(pile) > zone.places:
            raise scene.wrong("scenario-zone-full", name, seat, zone=name, most=zone.places)
        empty = [NO_CARD] * (zone.places - len(pile))
        table.lay(zone.handle[0 if zone.of == TABLE else seat], pile[::-1] if zone.stacked else pile + empty)
        if zone.seen_by == OWNER and seat != NOBODY:
            for card in pile:
                table.set_known(card, table.box.sight[seat])

    def _count(self, table: Table, scene: Scene) -> None:
        """Counters as the scene has them, within their bounds."""
        for counter in self.schema.counters:
            if counter.derived:
                continue  # a game that lets a scene say it makes it so when it begins
            for seat, value in scene.counters.get(counter.name, {}).items():
                if not counter.least <= value <= counter.most:
                    key = "scenario-counter-least" if counter.most == UNBOUNDED else "scenario-counter-bounds"
                    bounds = {"least": counter.least, "most": counter.most}
                    raise scene.wrong(key, counter.name, seat, counter=counter.name, value=value, **bounds)
                table.count[counter.handle[0 if counter.of == TABLE else seat]] = value

    def _let_last(self, table: Table, scene: Scene) -> None:
        """Lasting effects that wait for something; each is one row, as if a card had made it."""
        for name, seats in scene.lasting.items():
            for seat, count in seats.items():
                if count < 0:
                    raise scene.wrong("scenario-counter-least", name, seat, counter=name, value=count, least=0)
                for _ in range(count):
                    table.modifiers = [*table.modifiers, Modifier(self.lasting[name], seat, 1, 0)]

    def _mark(self, table: Table, laid: list[Laid]) -> None:
        for card, one in enumerate(laid):
            for mark in self.schema.marks:
                if mark.name in one.marks and mark.place != DERIVED:
                    value = one.marks[mark.name]
                    if mark.offset == 0:
                        self.bound_mark(one, mark.name, mark.most)
                    table.write_mark(mark.place, card, value + mark.offset)

    def bound_mark(self, laid: Laid, name: str, most: int) -> None:
        """No mark is less than 0 or more than it can be."""
        value = laid.marks.get(name, 0)
        if not 0 <= value <= most:
            key = "scenario-mark-least" if most == UNBOUNDED else "scenario-mark-bounds"
            raise BadScene(key, laid.line, mark=name, card=self.keys[laid.definition], value=value, most=most)

    def zones(self, table: Table) -> list[Zone]:
        """Every zone as it truly is, cards from the top or from the left."""
        found: list[Zone] = []
        for zone in self.schema.zones:
            for owner in range(self.schema.owners(zone.of, table.box.seats)):
                cards = [card for card in listed(table.rows[zone.handle[owner]]) if card >= 0]
                if zone.stacked:
                    cards.reverse()
                seat = zone.at if zone.of == TABLE else owner
                found.append(Zone(zone.number, seat, len(cards), cards))
        return found
