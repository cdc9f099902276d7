"""What happened, and which seats may know its secret part."""

from __future__ import annotations

from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.native import i64


class Event:
    """*seat* did or suffered *kind*; the card may be secret, that it happened never is."""

    def __init__(
        self,
        kind: i64,
        seat: Seat,
        card: CardId = NO_CARD,
        number: i64 = 0,
        other: Seat = NOBODY,
        known: i64 = EVERYBODY,
        source: CardId = NO_CARD,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.number = number
        self.other = other
        self.known = known
        """Mask of the seats that may know *card*."""
        self.source = source
        """The card whose text made it happen; always public."""

    def seen_by(self, mask: i64) -> Event:
        """The event as the seats of *mask* may read it (0: a spectator, who knows what everybody knows)."""
        if self.known == EVERYBODY or self.known & mask:
            return self
        return Event(self.kind, self.seat, NO_CARD, self.number, self.other, self.known, self.source)


class Log:
    """Where steps write what happened. A muted log keeps nothing: rollouts need no story."""

    def __init__(self, muted: bool = False, patient: bool = False) -> None:
        self.muted = muted
        self.patient = patient
        """Are questions that leave nothing to decide put all the same? For those who re-enact a game by its words."""
        self.events: list[Event] = []

    def add(
        self,
        kind: i64,
        seat: Seat,
        card: CardId = NO_CARD,
        number: i64 = 0,
        other: Seat = NOBODY,
        known: i64 = EVERYBODY,
        source: CardId = NO_CARD,
    ) -> None:
        if not self.muted:
            self.events.append(Event(kind, seat, card, number, other, known, source))
