"""The base of every game's state: declared rows and counters, one stack of frames, one pending question."""

from __future__ import annotations

from kantyna.kernel.body import KNOWN, Row, State, listed
from kantyna.kernel.box import Box
from kantyna.kernel.decision import Decision
from kantyna.kernel.frame import NO_DATA, Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.outcome import Outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """One game in progress. A game declares its zones, counters and marks; only what follows from them is a field."""

    def __init__(self, box: Box, model: Table | None = None) -> None:
        """A table on which nothing has happened yet, or a copy of *model*. Lists that seldom change are shared: who
        changes one replaces it."""
        super().__init__(model, box.width, box.first)
        self.box = box
        self.program = box.program
        self.defs = box.defs
        self.seats: i64 = box.seats
        self.spare: Frame | None = None
        """The last of the frames that are done, to be used again: making one costs more than what most of them do."""
        if model is None:
            for _ in range(len(box.defs)):
                self.add(KNOWN, 0)
            for zone in box.schema.zones:
                for owner in range(box.schema.owners(zone.of, box.seats) if zone.places else 0):
                    self.lay(zone.handle[owner], [NO_CARD] * zone.places)
            self.stack: list[Frame] = []
            self.outcome: Outcome | None = None
            self.decisions: i64 = 0
            self.active: Seat = 0
            """Whose turn it is."""
            self.turn: i64 = 0
            self.modifiers: list[Modifier] = []
            self.happenings: list[Happening] = []
            """Events proposed in the open windows, outermost first."""
            self.queue: list[Frame] = []
            """Scripts that wait for their turn, first in, first out."""
            self.forced: list[int] = []
            """Results that the next rolls must give: for tests and re-enactments."""
            self.stacked: list[CardId] = []
            """Things that the next shuffle of their pile must bring to the top, the topmost first."""
        else:
            self.stack = [frame.clone() for frame in model.stack]
            self.outcome = model.outcome
            self.decisions = model.decisions
            self.active = model.active
            self.turn = model.turn
            self.modifiers = model.modifiers
            self.happenings = [event.clone() for event in model.happenings] if model.happenings else []
            self.queue = [frame.clone() for frame in model.queue] if model.queue else []
            self.forced = model.forced
            self.stacked = model.stacked

    def clone(self) -> Table:
        """An independent copy; what is shared never changes."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Work out anew what a game keeps beside what is declared: after a save or a view was read."""

    def withdraw(self) -> None:
        """Nobody is asked any more."""
        self.asked = NOBODY

    @property
    def pending(self) -> Decision | None:
        """The question as an object, for all who are not in a hurry."""
        if self.asked == NOBODY:
            return None
        return Decision(self.asked, self.asked_kind, self.options.listed(), self.asked_card, self.asked_number)

    def push(self, node: i64, seat: Seat, card: CardId = NO_CARD, left: i64 = -1, about: i64 = -1) -> None:
        """Put a frame on the stack: it runs next."""
        frame = self.spare
        if frame is None:
            self.stack.append(Frame(node, seat, card, 0, left, about))
            return
        self.spare = frame.below
        frame.node = node
        frame.seat = seat
        frame.card = card
        frame.at = 0
        frame.left = left
        frame.about = about
        frame.data = NO_DATA
        self.stack.append(frame)

    def nearest(self, node: i64) -> Frame:
        """The topmost frame of a node that is on the stack."""
        for frame in reversed(self.stack):
            if frame.node == node:
                return frame
        raise LookupError(node)

    def caller(self) -> Frame:
        """The frame below the top one: it waits for it, and hears what came of it."""
        return self.stack[-2]

    def finish(self, winners: list[Seat], reason: int) -> None:
        """End the game: nothing is asked any more."""
        self.outcome = Outcome(winners, reason)
        self.asked = NOBODY
        self.stack.clear()

    def known(self, card: CardId) -> i64:
        """The mask of the seats that know what a thing is where it lies now."""
        return self.rows[KNOWN][card]

    def set_known(self, card: CardId, mask: i64) -> None:
        self.put(KNOWN, card, mask)

    def knows(self, seat: Seat, card: CardId) -> bool:
        """Does *seat* know the hidden thing where it lies? A spectator knows what everybody knows."""
        if seat == NOBODY:
            return self.rows[KNOWN][card] == EVERYBODY
        return self.rows[KNOWN][card] & BITS[seat] != 0

    def pool_owner(self, zone: int, owner: Seat) -> Seat:
        """Whose unseen things may lie in a hidden zone: its owner's, unless the game knows better."""
        return owner

    def write_mark(self, mark: i64, card: CardId, number: i64) -> None:
        """Write a mark on a thing."""
        self.set_mark(mark, card, number, self.box.blank)

    def phase(self) -> int:
        """The number of the phase, of the game's list."""
        return 0

    def roll(self, bound: i64) -> i64:
        """A number from 0 to *bound* - 1 by chance."""
        if self.forced:
            result = self.forced[0]
            self.forced = self.forced[1:]
            return result % bound
        return self.next_below(bound)

    def shuffle(self, place: i64) -> None:
        """Shuffle a pile; nobody knows any of its things afterwards."""
        self.mix(place)
        known = self.own(KNOWN)
        for card in self.rows[place]:
            known[card] = 0
        if self.stacked:
            self._stack_up(place)

    def _stack_up(self, place: i64) -> None:
        pile = listed(self.rows[place])
        wanted = [card for card in self.stacked if card in pile]
        left = [card for card in pile if card not in wanted]
        self.lay(place, left + wanted[::-1])
        self.stacked = [card for card in self.stacked if card not in wanted]

    def first_of(self, pile: Row, definition: i64) -> CardId:
        """The first thing of a definition in a pile."""
        defs = self.defs
        for card in pile:
            if card >= 0 and defs[card] == definition:
                return card
        return NO_CARD
