"""All that a seat has seen since the game began, as a digest: its information state with perfect recall."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from kantyna.kernel.event import Event
from kantyna.kernel.ids import BITS, Code, Seat
from kantyna.research.game import Position


class Recall:
    """One digest a seat: of what it was told as it may know it, and of its own answers. Things are told by names."""

    def __init__(self, seats: int) -> None:
        self._digests = [b""] * seats

    def hear(self, position: Position, events: Sequence[Event], seat: Seat, code: Code) -> None:
        """*seat* answered with *code*, and then this happened."""
        defs = position.table.defs
        for hearer in range(len(self._digests)):
            told = blake2b(self._digests[hearer], digest_size=16)
            if hearer == seat:
                told.update(b"%d;" % code)
            for event in events:
                seen = event.seen_by(BITS[hearer])
                card = defs[seen.card] if seen.card >= 0 else -1
                source = defs[seen.source] if seen.source >= 0 else -1
                told.update(b"%d,%d,%d,%d,%d,%d;" % (seen.kind, seen.seat, card, seen.number, seen.other, source))
            self._digests[hearer] = told.digest()

    def key(self, seat: Seat, position: Position) -> str:
        """What the seat has seen, and sees now."""
        now = position.game.key(position.view(seat)).encode()
        return blake2b(self._digests[seat] + now, digest_size=16).hexdigest()

    def __deepcopy__(self, memo: dict[int, object]) -> Recall:
        other = Recall(0)
        other._digests = self._digests[:]
        return other
