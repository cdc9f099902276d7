"""Numbers that a text works out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.destiny.effects.registers import AMOUNT, FOE, chosen
from kantyna.games.destiny.table import DAMAGE, HAND, Destiny
from kantyna.games.destiny.turn.values import hand_size
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.vocabulary import Words

if TYPE_CHECKING:
    from kantyna.games.destiny.effects.which import Which

AMOUNTS: Final = Words()
COUNTED: Final = AMOUNTS.add("counted")
"""What the verb before counted."""
VALUE: Final = AMOUNTS.add("value")
"""The same, where it was the value of a die."""
HALF_VALUE: Final = AMOUNTS.add("half-value")
"""Half of that, rounded up."""
COST: Final = AMOUNTS.add("cost")
"""The same, where it was the cost of a card."""
HOW_MANY: Final = AMOUNTS.add("how-many")
"""How many things were chosen."""
NUMBER_OF: Final = AMOUNTS.add("number-of")
"""How many there are of something."""
FOES_HAND: Final = AMOUNTS.add("foes-hand")
"""The cards in the named opponent's hand."""
MORE_THAN_YOU: Final = AMOUNTS.add("more-than-you")
"""So many cards more than you the opponent has."""
TOKENS_HERE: Final = AMOUNTS.add("tokens-here")
"""The damage tokens on this card."""
JUST_LOST: Final = AMOUNTS.add("just-lost")
"""The resources that the opponent has just lost by the die that was resolved."""
UP_TO_HAND_SIZE: Final = AMOUNTS.add("up-to-hand-size")
DAMAGE_COMING: Final = AMOUNTS.add("damage-coming")
"""The damage that is about to be taken."""


class Amount:
    """One of these; *of* says of what where something is counted."""

    def __init__(self, what: i64, of: Which | None = None) -> None:
        self.what = what
        self.of = of

    def value(self, table: Destiny, frame: Frame) -> i64:
        what = self.what
        if what == COUNTED or what == VALUE or what == COST:
            return frame.data[AMOUNT]
        if what == HALF_VALUE:
            return (frame.data[AMOUNT] + 1) // 2
        if what == HOW_MANY:
            return len(chosen(frame))
        if what == NUMBER_OF:
            assert self.of is not None
            return len(self.of.found(table, frame))
        if what == TOKENS_HERE:
            return table.mark(DAMAGE, frame.card)
        if what == JUST_LOST:
            return table.happenings[frame.about].source
        if what == DAMAGE_COMING:
            return table.happenings[frame.about].amount
        if what == UP_TO_HAND_SIZE:
            return max(hand_size(table, frame.seat) - len(table.rows[HAND[frame.seat]]), 0)
        foe = frame.data[FOE]
        held: i64 = len(table.rows[HAND[foe]]) if foe != NOBODY else 0
        if what == MORE_THAN_YOU:
            return max(held - len(table.rows[HAND[frame.seat]]), 0)
        return held

    def said(self) -> Said:
        parts = {"of": [self.of.those(True)]} if self.of is not None else {}
        return Said(f"amount-{AMOUNTS.words[self.what]}", parts=parts)
