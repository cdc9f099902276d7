"""Which cards a text speaks of."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import (
    COMMITTED,
    DAMAGE,
    ENGAGED,
    ENHANCEMENTS,
    FIGHTING,
    FOCUS,
    OBJECTIVES,
    SHIELDS,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.movement import has_attachment
from kantyna.games.card_game.vocabulary import AFFILIATIONS, ATTACKING, TRAITS
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.selector import Selector
from kantyna.kernel.vocabulary import Words

ANY: Final = 0
FRIENDLY: Final = 1
FOE: Final = 2

# Kinds of card in play: bits.
KINDS: Final = Words()
A_UNIT: Final = KINDS.add_bit("unit")
AN_OBJECTIVE: Final = KINDS.add_bit("objective")
AN_ENHANCEMENT: Final = KINDS.add_bit("enhancement")
AN_AFFILIATION: Final = KINDS.add_bit("affiliation")

# States: bits.
STATES: Final = Words()
EXHAUSTED: Final = STATES.add_bit("exhausted")
DAMAGED: Final = STATES.add_bit("damaged")
UNSHIELDED: Final = STATES.add_bit("unshielded")
PARTICIPATING: Final = STATES.add_bit("participating")
IS_ATTACKING: Final = STATES.add_bit("attacking")
IS_COMMITTED: Final = STATES.add_bit("committed")
NOT_LIMITED: Final = STATES.add_bit("not-limited")
NOT_ENGAGED: Final = STATES.add_bit("not-engaged")
LADEN: Final = STATES.add_bit("laden")
"""Tokens or enhancements are on it."""


class Cards(Selector[CardGame]):
    """Cards in play, told apart step by step: ``units.enemy.having(T_FIGHTER).costing(at_most=2)``.

    What it is made of is the name of its words, so that none of it can be changed and still say the same.
    """

    def __init__(
        self, kinds: i64, whose: i64 = ANY, traits: i64 = 0, without: i64 = 0, state: i64 = 0, cost: i64 = -1
    ) -> None:
        self.kinds = kinds
        self.whose = whose
        self.traits = traits
        """Any of them; 0: whatever traits."""
        self.without = without
        """None of them."""
        self.state = state
        """All of it."""
        self.cost = cost
        """At most, as printed; -1: any."""

    @property
    def enemy(self) -> Cards:
        return self._but(whose=FOE)

    @property
    def friendly(self) -> Cards:
        return self._but(whose=FRIENDLY)

    def having(self, traits: i64) -> Cards:
        """With any of these traits."""
        return Cards(self.kinds, self.whose, traits, self.without, self.state, self.cost)

    def lacking(self, traits: i64) -> Cards:
        """With none of these traits."""
        return Cards(self.kinds, self.whose, self.traits, traits, self.state, self.cost)

    def costing(self, at_most: i64) -> Cards:
        return Cards(self.kinds, self.whose, self.traits, self.without, self.state, at_most)

    @property
    def exhausted(self) -> Cards:
        return self._but(state=EXHAUSTED)

    @property
    def damaged(self) -> Cards:
        return self._but(state=DAMAGED)

    @property
    def unshielded(self) -> Cards:
        return self._but(state=UNSHIELDED)

    @property
    def participating(self) -> Cards:
        return self._but(state=PARTICIPATING)

    @property
    def attacking(self) -> Cards:
        return self._but(state=IS_ATTACKING)

    @property
    def committed(self) -> Cards:
        return self._but(state=IS_COMMITTED)

    @property
    def not_limited(self) -> Cards:
        return self._but(state=NOT_LIMITED)

    @property
    def not_engaged(self) -> Cards:
        return self._but(state=NOT_ENGAGED)

    @property
    def laden(self) -> Cards:
        return self._but(state=LADEN)

    def _but(self, whose: i64 = ANY, state: i64 = 0) -> Cards:
        return Cards(self.kinds, whose or self.whose, self.traits, self.without, self.state | state, self.cost)

    @property
    def key(self) -> str:
        """The name of its words: all that it is made of, but the number of its cost."""
        parts = ["enemy"] if self.whose == FOE else ["friendly"] if self.whose == FRIENDLY else []
        parts += STATES.of_mask(self.state)
        if self.traits:
            parts.append("-or-".join(TRAITS.of_mask(self.traits)))
        if self.without:
            parts.append("without-" + "-or-".join(TRAITS.of_mask(self.without)))
        parts.append("-or-".join(KINDS.of_mask(self.kinds)))
        if self.cost >= 0:
            parts.append("up-to")
        return "-".join(parts)

    def find(self, table: CardGame, seat: Seat) -> list[CardId]:
        """All such cards in play, seen from *seat*."""
        found: list[CardId] = []
        for side in range(2):
            if self.whose != ANY and (side == seat) != (self.whose == FRIENDLY):
                continue
            if self.kinds & A_UNIT:
                self.gather(table, UNITS[side], seat, found)
            if self.kinds & AN_OBJECTIVE:
                self.gather(table, OBJECTIVES[side], seat, found)
            if self.kinds & AN_ENHANCEMENT:
                self.gather(table, ENHANCEMENTS[side], seat, found)
            if self.kinds & AN_AFFILIATION and self.fits(table, seat, table.decks.affiliation[side]):
                found.append(table.decks.affiliation[side])
        found.sort()
        return found

    def any(self, table: CardGame, seat: Seat) -> bool:
        for side in range(2):
            if self.whose != ANY and (side == seat) != (self.whose == FRIENDLY):
                continue
            if self.kinds & A_UNIT and self.any_in(table, UNITS[side], seat):
                return True
            if self.kinds & AN_OBJECTIVE and self.any_in(table, OBJECTIVES[side], seat):
                return True
            if self.kinds & AN_ENHANCEMENT and self.any_in(table, ENHANCEMENTS[side], seat):
                return True
            if self.kinds & AN_AFFILIATION and self.fits(table, seat, table.decks.affiliation[side]):
                return True
        return False

    def fits(self, table: CardGame, seat: Seat, card: CardId) -> bool:
        """Does the card have the traits, cost and state? Whose it is and its kind are asked elsewhere."""
        printed = table.printed[card]
        if self.traits and not printed.traits & self.traits:
            return False
        if self.without and printed.traits & self.without:
            return False
        if self.cost >= 0 and printed.cost > self.cost:
            return False
        if printed.untargetable:
            return False
        state = self.state
        if not state:
            return True
        if state & EXHAUSTED and not table.mark(FOCUS, card):
            return False
        if state & DAMAGED and not table.mark(DAMAGE, card):
            return False
        if state & UNSHIELDED and table.mark(SHIELDS, card):
            return False
        if state & PARTICIPATING and not table.mark(FIGHTING, card):
            return False
        if state & IS_ATTACKING and table.mark(FIGHTING, card) != ATTACKING:
            return False
        if state & IS_COMMITTED and not table.mark(COMMITTED, card):
            return False
        if state & NOT_LIMITED and printed.limited:
            return False
        if state & LADEN and not (
            table.mark(FOCUS, card)
            or table.mark(DAMAGE, card)
            or table.mark(SHIELDS, card)
            or has_attachment(table, card)
        ):
            return False
        return not (state & NOT_ENGAGED and card == table.count[ENGAGED])

    def mine(self, table: CardGame, seat: Seat, card: CardId) -> bool:
        """Is the card on the side this speaks of?"""
        return self.whose == ANY or (table.owner[card] == seat) == (self.whose == FRIENDLY)

    def said(self, how: str = "some") -> Said:
        """As *some* one, *each*, *many* of them, or as one of *his*: the other player's own, chosen by him.

        A language may have an idiom for it; else it is told by what it is made of.
        """
        plain = Said(f"plain-{how}", parts={"which": self.told()})
        return Said(f"{how}-{self.key}", {"cost": self.cost} if self.cost >= 0 else None, plain=plain)

    def told(self) -> list[Said]:
        """All that it is made of, one by one."""
        kinds = KINDS.of_mask(self.kinds)
        names = {f"kind{at}": f"kind-{kind}" for at, kind in enumerate(kinds)}
        told = [Said(f"which-kinds-{len(kinds)}", names=names)]
        if self.whose:
            told.append(Said("which-enemy" if self.whose == FOE else "which-friendly"))
        told += [Said(f"which-{state}") for state in STATES.of_mask(self.state)]
        if self.traits:
            told.append(Said("which-having", parts={"traits": traits_said(self.traits)}))
        if self.without:
            told.append(Said("which-lacking", parts={"traits": traits_said(self.without)}))
        if self.cost >= 0:
            told.append(Said("which-cost", {"n": self.cost}))
        return told


def affiliation_said(affiliation: i64) -> Said:
    return Said("which-affiliation", names={"affiliation": f"faction-{AFFILIATIONS.words[affiliation]}"})


def traits_said(traits: i64) -> list[Said]:
    return [Said(f"trait-{word}") for word in TRAITS.of_mask(traits)]


units: Final = Cards(A_UNIT)
objectives: Final = Cards(AN_OBJECTIVE)
enhancements: Final = Cards(AN_ENHANCEMENT)
units_or_objectives: Final = Cards(A_UNIT | AN_OBJECTIVE)
objectives_or_enhancements: Final = Cards(AN_OBJECTIVE | AN_ENHANCEMENT)
cards_but_units: Final = Cards(AN_OBJECTIVE | AN_ENHANCEMENT | AN_AFFILIATION)
all_cards: Final = Cards(A_UNIT | AN_OBJECTIVE | AN_ENHANCEMENT | AN_AFFILIATION)
