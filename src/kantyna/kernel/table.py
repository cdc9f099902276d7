"""The base of every game's state: integers and lists of integers, one stack of frames, one pending decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.kernel.decision import Decision
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, DefId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.rng import below, following

if TYPE_CHECKING:
    from kantyna.kernel.codec import Writer
    from kantyna.kernel.program import Program


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game in progress. A game adds its zones and counters, and repeats ``clone`` and ``write`` for them."""

    def __init__(
        self,
        program: Program,
        defs: list[DefId],
        rng: int,
        stack: list[Frame],
        pending: Decision | None,
        outcome: Outcome | None,
        decisions: int,
        known: list[int],
        modifiers: list[Modifier],
        happenings: list[Happening],
        queue: list[Frame],
        forced: list[int],
        stacked: list[CardId],
    ) -> None:
        self.program = program
        """The nodes that frames point at: shared, never changed."""
        self.defs = defs
        """Which definition each card is: shared, never changed."""
        self.rng = rng
        self.stack = stack
        self.pending = pending
        self.outcome = outcome
        self.decisions = decisions
        self.known = known
        """For each card, the mask of seats that know what it is where it lies now."""
        self.modifiers = modifiers
        self.happenings = happenings
        """Events proposed in the open windows, outermost first."""
        self.queue = queue
        """Scripts that wait for their turn, first in, first out."""
        self.forced = forced
        """Results that the next rolls must give: for tests and re-enactments."""
        self.stacked = stacked
        """Cards that the next shuffle of their pile must bring to the top, the topmost first."""

    def clone(self) -> Table:
        """An independent copy; what is shared never changes."""
        raise NotImplementedError

    def piles(self) -> list[list[CardId]]:
        """Every place where a card can be: each card of the table lies in exactly one of them."""
        raise NotImplementedError

    def write(self, out: Writer) -> None:
        """Write the fields that every table has; a game calls this, then writes its own in the same way."""
        out.table(self)

    def ask(self, seat: Seat, kind: int, options: list[int], card: CardId = -1, number: int = 0) -> None:
        """Put a question; the engine stops until it is answered."""
        self.pending = Decision(seat, kind, options, card, number)

    def push(self, node: int, seat: Seat, card: CardId = -1, left: int = -1, about: int = -1) -> None:
        """Put a frame on the stack: it runs next."""
        self.stack.append(Frame(node, seat, card, 0, left, about))

    def finish(self, winners: list[Seat], reason: int) -> None:
        """End the game: nothing is asked any more."""
        self.outcome = Outcome(winners, reason)
        self.pending = None
        self.stack.clear()

    def roll(self, bound: int) -> int:
        """A number from 0 to *bound* - 1 by chance."""
        if self.forced:
            result = self.forced[0]
            self.forced = self.forced[1:]
            return result % bound
        self.rng = following(self.rng)
        return below(self.rng, bound)

    def shuffle(self, pile: list[CardId]) -> None:
        """Shuffle a pile whose top is its end; nobody knows any of its cards afterwards."""
        state = self.rng
        known = self.known
        for at in range(len(pile) - 1, 0, -1):
            state = following(state)
            other = below(state, at + 1)
            held = pile[at]
            pile[at] = pile[other]
            pile[other] = held
        self.rng = state
        for card in pile:
            known[card] = 0
        if self.stacked:
            self._stack_up(pile)

    def _stack_up(self, pile: list[CardId]) -> None:
        wanted = [card for card in self.stacked if card in pile]
        for card in reversed(wanted):
            pile.remove(card)
            pile.append(card)
        self.stacked = [card for card in self.stacked if card not in wanted]
