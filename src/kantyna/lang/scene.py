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

PILES = ("deck", "pile", "heap", "discard", "exile", "lost", "away", "aside")
"""A zone with one of these in its name is a pile: only counted, unless one looks into it."""
ROLLED = "pool"
"""In a zone with this in its name dice have a side up; elsewhere none of their sides counts."""
OF_DICE = ("face", "home")
"""Marks of dice that need no words of their own: the side up is told, and its name is that of its card."""


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


@dataclass
class Side:
    """A seat, or the middle of the table (nobody's)."""

    seat: Seat
    name: str
    counters: list[tuple[str, str, int]] = field(default_factory=list)
    """Name, title, value."""
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
class Scene:
    """All sides: the others first, in order of seats after the reader, then the middle, then the reader."""

    sides: list[Side]
    turn: str
    phase: str


def scene(speaker: Speaker, spec: GameSpec, view: View, names: list[str]) -> Scene:
    """The view as sides, places and cards."""
    first = view.seat + 1 if view.seat != NOBODY else 0
    order = [(first + at) % view.seats for at in range(view.seats)]
    others = [seat for seat in order if seat != view.seat]
    mine = [view.seat] if view.seat != NOBODY else []
    sides = [_side(speaker, spec, view, names, seat) for seat in [*others, NOBODY, *mine]]
    active = speaker.seat(spec, names, view.active)
    turn = speaker.text(None, "term-turn", n=view.turn, name=active)
    return Scene(sides, turn, speaker.text(spec, f"phase-{spec.names.phases[view.phase]}"))


def _side(speaker: Speaker, spec: GameSpec, view: View, names: list[str], seat: Seat) -> Side:
    side = Side(seat, speaker.seat(spec, names, seat) if seat != NOBODY else speaker.text(None, "term-middle"))
    if seat != NOBODY:
        _introduce(speaker, spec, view, side)
    for counter in view.counters:
        if counter.seat == seat:
            name = spec.names.counters[counter.kind]
            side.counters.append((name, speaker.text(spec, f"counter-{name}"), counter.value))
    for zone in view.zones:
        name = spec.names.zones[zone.kind]
        if zone.seat == seat:
            pile = any(word in name for word in PILES)
            cards = lying(speaker, spec, view, zone)
            side.places.append(Place(name, speaker.text(spec, f"zone-{name}"), zone.size, cards, pile))
    return side


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
            known[key] = Lying((*before, card), definition, name, told, marks, values, side)
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
