"""A View sorted for reading: seats with their counters and zones, cards with what is to be told of them.

It knows no game: which zones are rows of cards and which are piles follows from their names.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.spec import CardDef, GameSpec
from kantyna.kernel.spec import Side as DieSide
from kantyna.kernel.view import View, Zone
from kantyna.lang.speaker import Speaker

PILES = ("deck", "pile", "heap", "discard", "exile", "lost", "away", "aside", "bank", "supply", "stacks", "unchosen")
"""A zone with one of these in its name is a pile: only counted, unless one looks into it."""
ROLLED = "pool"
"""In a zone with this in its name dice have a side up; elsewhere none of their sides counts."""
OF_DICE = ("face", "home")
"""Marks of dice that need no words of their own: the side up is told, and its name is that of its card."""

STANDS_AT, WANTED_AT = "place", "destination"
"""Marks that name a space: where a thing stands, and where it is to be brought."""


@dataclass(frozen=True)
class Lying:
    """Equal cards that lie in one place; *name* is empty for cards that the reader does not know."""

    cards: tuple[CardId, ...]
    definition: CardDef | None
    name: str
    facts: tuple[str, ...]
    marks: tuple[str, ...]
    values: tuple[tuple[str, int, str], ...] = ()
    """The same marks by name and value, each with its words."""
    side: DieSide | None = None
    """The side of a die that is up."""
    faction: str = ""
    """Its faction's name; empty where that is no proper name, as cards of no faction have none."""

    @property
    def told(self) -> str:
        """What is to be read of it beside its name."""
        kind = (*self.facts[:1], self.faction) if self.faction else self.facts[:1]
        return ", ".join([*kind, *self.facts[1:], *self.marks])

    @property
    def count(self) -> int:
        return len(self.cards)


@dataclass
class Place:
    """A zone with its title."""

    name: str
    title: str
    size: int
    cards: list[Lying]
    pile: bool


@dataclass(frozen=True)
class Tally:
    """A counter: its name in the game's list, its title, and its value in figures, of which a mere yes has none."""

    name: str
    title: str
    value: int
    figure: str

    @property
    def text(self) -> str:
        return f"{self.title} {self.figure}" if self.figure else self.title


@dataclass
class Side:
    """A seat, or the middle of the table (nobody's)."""

    seat: Seat
    name: str
    counters: list[Tally] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    """Its part in the game, and who is with whom where not everybody plays alone."""
    friend: bool = False
    """Somebody else of the reader's team."""

    def rows(self) -> list[Place]:
        return [place for place in self.places if not place.pile]

    def piles(self) -> list[Place]:
        return [place for place in self.places if place.pile]


@dataclass
class Spot:
    """A space of the map: where it is drawn, in thousandths, the numbers of its neighbours, and who is there."""

    title: str
    kind: str
    along: int
    across: int
    lanes: list[int]
    here: list[str]
    hidden: list[str]
    """What lies face down there, in words."""


@dataclass
class Scene:
    """All sides: the others first, in order of seats after the reader, then the middle, then the reader."""

    sides: list[Side]
    turn: str
    phase: str
    spots: list[Spot] = field(default_factory=list)
    """The map, where there is one; its number is its place in the list."""


def scene(speaker: Speaker, spec: GameSpec, view: View, names: list[str]) -> Scene:
    """The view as sides, places and cards."""
    first = view.seat + 1 if view.seat != NOBODY else 0
    order = [(first + at) % view.seats for at in range(view.seats)]
    others = [seat for seat in order if seat != view.seat]
    mine = [view.seat] if view.seat != NOBODY else []
    sides = [_side(speaker, spec, view, names, seat) for seat in [*others, NOBODY, *mine]]
    active = speaker.seat(spec, names, view.active)
    turn = speaker.text(None, "term-turn", n=view.turn, name=active)
    spots = _spots(speaker, spec, view, names)
    return Scene(sides, turn, speaker.text(spec, f"phase-{spec.names.phases[view.phase]}"), spots)


def _spots(speaker: Speaker, spec: GameSpec, view: View, names: list[str]) -> list[Spot]:
    """The spaces of the map, with what stands there by its zone or its mark."""
    spots = []
    for space in view.spaces:
        title = speaker.card(spec, spec.cards[view.defs[space.thing]].key) if space.thing >= 0 else space.key
        spots.append(Spot(title, space.kind, space.along, space.across, space.lanes, [], []))
    standing = {mark.card: mark.value for mark in view.marks if spec.names.marks[mark.kind] == STANDS_AT}
    carried = {mark.card for mark in view.marks if spec.names.marks[mark.kind] == WANTED_AT}
    for zone in view.zones if spots else []:
        if zone.place >= 0:
            spots[zone.place].here += [
                speaker.card(spec, spec.cards[view.defs[card]].key) for card in zone.cards if card >= 0
            ]
            closed = zone.size - sum(card >= 0 for card in zone.cards)
            spots[zone.place].hidden += [speaker.text(spec, f"zone-{spec.names.zones[zone.kind]}")] * closed
            continue
        for card in zone.cards:
            if card in standing and card not in carried:
                who = speaker.card(spec, spec.cards[view.defs[card]].key)
                name = who if zone.seat == NOBODY else speaker.seat(spec, names, zone.seat)
                spots[standing[card]].here.append(name)
    return spots


def _of_the_map(view: View, zone: Zone) -> bool:
    """Is it told with the map: its spaces, or what lies at one of them?"""
    things = {space.thing for space in view.spaces}
    return zone.place >= 0 or (bool(zone.cards) and bool(things) and set(zone.cards) <= things)


def _side(speaker: Speaker, spec: GameSpec, view: View, names: list[str], seat: Seat) -> Side:
    side = Side(seat, speaker.seat(spec, names, seat) if seat != NOBODY else speaker.text(None, "term-middle"))
    if seat != NOBODY:
        _introduce(speaker, spec, view, side)
    side.counters = tallies(speaker, spec, view, seat)
    for zone in view.zones:
        name = spec.names.zones[zone.kind]
        if zone.seat == seat and not _of_the_map(view, zone):
            pile = any(word in name for word in PILES)
            cards = lying(speaker, spec, view, zone)
            side.places.append(Place(name, speaker.text(spec, f"zone-{name}"), zone.size, cards, pile))
    return side


def tallies(speaker: Speaker, spec: GameSpec, view: View, seat: Seat) -> list[Tally]:
    """What a seat counts, or the middle."""
    found = []
    for counter in view.counters:
        if counter.seat == seat:
            declared = spec.schema.counters[counter.kind]
            figure = "" if declared.yes_or_no and counter.value == 1 else speaker.figure(counter.value)
            title = speaker.text(spec, f"counter-{declared.name}")
            found.append(Tally(declared.name, title, counter.value, figure))
    return found


def _introduce(speaker: Speaker, spec: GameSpec, view: View, side: Side) -> None:
    """What the seat is in this game, in which team, and whether it is with the reader."""
    role = spec.role(view.variant, side.seat)
    if role:
        side.about.append(speaker.text(spec, f"role-{role}"))
    teams = list(dict.fromkeys(view.teams))
    if len(teams) < view.seats:
        side.about.append(speaker.text(None, "term-team", n=teams.index(view.teams[side.seat]) + 1))
    side.friend = view.seat not in (NOBODY, side.seat) and view.teams[view.seat] == view.teams[side.seat]
    if side.friend:
        side.about.append(speaker.text(None, "term-with-you"))


def lying(speaker: Speaker, spec: GameSpec, view: View, zone: Zone) -> list[Lying]:
    """The cards of a zone, equal ones together; unknown ones last."""
    known: dict[tuple[str, tuple[str, ...]], Lying] = {}
    for card in zone.cards:
        if card >= 0:
            definition = spec.cards[view.defs[card]]
            borne = [mark for mark in view.marks if mark.card == card]
            if definition.piece == "die":
                borne = [mark for mark in borne if spec.names.marks[mark.kind] not in OF_DICE]
            said = tuple(speaker.mark(spec, mark) for mark in borne)
            values = tuple((spec.names.marks[one.kind], one.value, text) for one, text in zip(borne, said, strict=True))
            face = side_up(spec, view, zone, card)
            marks = (speaker.side(spec, definition, face), *said) if face >= 0 else said
            key = (definition.key, marks)
            before = known[key].cards if key in known else ()
            kind = speaker.text(spec, f"kind-{definition.kind}")
            told = (kind, *(speaker.text(spec, f"number-{name}", n=n) for name, n in definition.numbers.items()))
            name = speaker.card(spec, definition.key)
            side = definition.sides[face] if face >= 0 else None
            faction = speaker.text(spec, f"faction-{definition.faction}") if definition.faction else ""
            proper = faction if faction[:1].isupper() else ""
            known[key] = Lying((*before, card), definition, name, told, marks, values, side, proper)
    found = list(known.values())
    unknown = zone.size - sum(some.count for some in found)
    if unknown:
        found.append(Lying((-1,) * unknown, None, "", (), ()))
    return found


def side_up(spec: GameSpec, view: View, zone: Zone, card: CardId) -> int:
    """The side of a die that is up where it lies, from 0; -1 if none is, or it is no die."""
    if spec.cards[view.defs[card]].piece != "die" or ROLLED not in spec.names.zones[zone.kind]:
        return -1
    up = (mark.value for mark in view.marks if mark.card == card and spec.names.marks[mark.kind] == "face")
    return next(up, 0)
