"""The base of every game's state: integers and lists of integers, one stack of frames, one pending decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.kernel.core import Core
from kantyna.kernel.decision import Decision
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.rng import LOW, MULTIPLIER, WIDTH, below, following

if TYPE_CHECKING:
    from kantyna.kernel.codec import Writer


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game in progress. A game adds its zones and counters, and repeats ``clone`` and ``write`` for them."""

    def __init__(self, core: Core) -> None:
        self.program = core.program
        """The nodes that frames point at: shared, never changed."""
        self.defs = core.defs
        """Which definition each card is: shared, never changed."""
        self.rng = core.rng
        self.stack = core.stack
        self.pending = core.pending
        self.outcome = core.outcome
        self.decisions = core.decisions
        self._known = core.known
        self._lent = core.lent
        self.modifiers = core.modifiers
        self.happenings = core.happenings
        """Events proposed in the open windows, outermost first."""
        self.queue = core.queue
        """Scripts that wait for their turn, first in, first out."""
        self.forced = core.forced
        """Results that the next rolls must give: for tests and re-enactments."""
        self.stacked = core.stacked
        """Cards that the next shuffle of their pile must bring to the top, the topmost first."""

    @property
    def known(self) -> list[int]:
        """For each card, the mask of seats that know what it is where it lies now.

        The longest of the lists: a clone shares it until one of the two asks for it.
        """
        if self._lent:
            self._known = self._known[:]
            self._lent = False
        return self._known

    @known.setter
    def known(self, masks: list[int]) -> None:
        self._known = masks
        self._lent = False

    def core(self) -> Core:
        """A copy of the fields above for a clone. Lists that seldom change are shared: who changes one replaces it."""
        self._lent = True
        return Core(
            self.program,
            self.defs,
            self.rng,
            [frame.clone() for frame in self.stack],
            self.pending,
            self.outcome,
            self.decisions,
            self._known,
            self.modifiers,
            [event.clone() for event in self.happenings] if self.happenings else [],
            [frame.clone() for frame in self.queue] if self.queue else [],
            self.forced,
            self.stacked,
            True,
        )

    def clone(self) -> Table:
        """An independent copy; what is shared never changes."""
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
        """Shuffle a pile whose top is its end; nobody knows any of its cards afterwards.

        The generator's two lines are written out: calls are what plain Python is slow at.
        """
        state = self.rng
        known = self.known
        for at in range(len(pile) - 1, 0, -1):
            state = MULTIPLIER * (state & LOW) + (state >> WIDTH)
            other = (((state & LOW) ^ (state >> WIDTH)) * (at + 1)) >> WIDTH
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
