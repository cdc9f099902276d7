"""What one seat may know, built up from nothing: what nobody wrote into a View cannot leak."""

from __future__ import annotations

from kantyna.kernel.decision import Decision
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOBODY, NOWHERE, CardId, DefId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.table import Table


class Zone:
    """Where things lie. *cards* lists known things from the top, -1 for an unknown one; the unknown rest is
    only counted in *size*."""

    def __init__(self, kind: int, seat: Seat, size: int, cards: list[CardId], place: int = NOWHERE) -> None:
        self.kind = kind
        self.seat = seat
        self.size = size
        self.cards = cards
        self.place = place
        """The space of the map that it belongs to."""


class Space:
    """A space of the map: its *key*, its *kind*, and where it is drawn. *along* and *across* are thousandths of the
    whole map, so that a page may bend it to its window; *lanes* are the numbers of the spaces one step away."""

    def __init__(
        self,
        key: str,
        kind: str,
        along: int,
        across: int,
        lanes: list[int],
        faction: str = "",
        thing: CardId = NO_CARD,
    ) -> None:
        self.key = key
        self.kind = kind
        self.along = along
        self.across = across
        self.lanes = lanes
        self.faction = faction
        """Whose it is."""
        self.thing = thing
        """The thing that it is, where spaces are things."""


class Counter:
    """A number that everybody may read: authority, damage on the dial, cards in a pool."""

    def __init__(self, kind: int, seat: Seat, value: int) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value


class Mark:
    """A number on a card: damage, a focus token, "used this turn"."""

    def __init__(self, card: CardId, kind: int, value: int) -> None:
        self.card = card
        self.kind = kind
        self.value = value


class Unseen:
    """The cards that lie somewhere in the hidden zones of an owner's *pool*: which they are is public, where is not.
    For those who calculate; no place to be drawn."""

    def __init__(self, pool: str, seat: Seat, cards: list[CardId]) -> None:
        self.pool = pool
        self.seat = seat
        self.cards = cards


class Position:
    """How far the game has come: what ``determinize`` needs to go on from here, all of it public.

    A game keeps its secrets in zones, never in registers of frames.
    """

    def __init__(
        self,
        stack: list[Frame],
        modifiers: list[Modifier],
        happenings: list[Happening],
        queue: list[Frame],
        decisions: int,
    ) -> None:
        self.stack = stack
        self.modifiers = modifiers
        self.happenings = happenings
        self.queue = queue
        self.decisions = decisions


def position(table: Table) -> Position:
    """The position of a table, copied."""
    return Position(
        [frame.clone() for frame in table.stack],
        table.modifiers,
        [event.clone() for event in table.happenings],
        [frame.clone() for frame in table.queue],
        table.decisions,
    )


class View:
    """The table as *seat* sees it (nobody: a spectator). Kinds are numbers of the game's lists of names."""

    def __init__(self, variant: str, seats: int, seat: Seat) -> None:
        self.variant = variant
        self.seats = seats
        self.seat = seat
        self.settings: list[int] = []
        """The set-up that everybody knows, in the game's order."""
        self.teams: list[int] = list(range(seats))
        """The team of each seat, which wins and loses together; everybody alone where the game knows no teams."""
        self.active: Seat = NOBODY
        """Whose turn it is."""
        self.turn = 0
        self.phase = 0
        self.zones: list[Zone] = []
        self.spaces: list[Space] = []
        """The map as it lies at this table; a space's number is its place in the list."""
        self.unseen: list[Unseen] = []
        self.counters: list[Counter] = []
        self.marks: list[Mark] = []
        self.undrawn: list[Mark] = []
        """Public marks that no one draws but that ``determinize`` needs."""
        self.defs: dict[CardId, DefId] = {}
        """What each card is that this seat knows or may know of."""
        self.position = Position([], [], [], [], 0)
        self.extra: list[int] = []
        """Numbers that no one draws but that ``determinize`` needs, in the order of the declarations."""
        self.decision: Decision | None = None
        """The pending decision if it is this seat's; others only learn who is asked."""
        self.asked: Seat = NOBODY
        self.outcome: Outcome | None = None

    def zone(self, kind: int, seat: Seat) -> Zone:
        """The zone of this kind and owner."""
        for zone in self.zones:
            if zone.kind == kind and zone.seat == seat:
                return zone
        raise KeyError((kind, seat))
