"""What sets an ability off: a kind of happening, whose, and about which card."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects.selector import Cards, affiliation_said
from kantyna.games.card_game.table import FIGHT, FIGHTING, CardGame
from kantyna.games.card_game.vocabulary import (
    AFFILIATIONS,
    ENHANCEMENT,
    H_EDGE_WON,
    H_ENTERS,
    H_LEAVES,
    H_SURVIVED,
    H_USED,
    HAPPENINGS,
    OBJECTIVE,
    UNIT,
)
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.vocabulary import Words

# Whose.
ANYBODY: Final = 0
YOURS: Final = 1
THEIRS: Final = 2

# About which card.
WHATEVER: Final = 0
THIS: Final = 1
HOST: Final = 2
SUCH: Final = 3
OTHER_SUCH: Final = 4
BY_THIS: Final = 5
"""A card such as described, and this one is the source."""

# How: bits; each kind of happening knows its own.
IN_ANY_WAY: Final = 0
WAYS: Final = Words()
PLAYED: Final = WAYS.add_bit("played")
IN_FIGHT: Final = WAYS.add_bit("in-fight")
BY_DESTRUCTION: Final = WAYS.add_bit("by-destruction")
ON_ATTACK: Final = WAYS.add_bit("on-attack")
UNOPPOSED: Final = WAYS.add_bit("unopposed")
AN_EVENT: Final = WAYS.add_bit("an-event")
AN_INTERRUPT: Final = WAYS.add_bit("an-interrupt")
BY_CAPTURE: Final = WAYS.add_bit("by-capture")
LATE: Final = WAYS.add_bit("late")
"""Damage that shields have not stopped: the printed "is dealt"."""

ABOUT: Final = {THIS: ["this"], HOST: ["host"], SUCH: [], OTHER_SUCH: ["other"], BY_THIS: ["by-this"]}

KIND_BITS: Final = {UNIT: 1, OBJECTIVE: 2, ENHANCEMENT: 4}


class Trigger:
    """What it is made of is the name of its words, so that none of it can be changed and still say the same."""

    def __init__(
        self,
        kind: i64,
        whose: i64 = ANYBODY,
        about: i64 = WHATEVER,
        such: Cards | None = None,
        how: i64 = IN_ANY_WAY,
        affiliation: i64 = -1,
    ) -> None:
        if (about >= SUCH) != (such is not None):
            raise ValueError("a card such as described has its description, and no other has one")
        self.kind = kind
        self.whose = whose
        self.about = about
        self.such = such
        self.how = how
        self.affiliation = affiliation

    def hears(self, table: CardGame, seat: Seat, card: CardId, event: Happening) -> bool:
        """Does *event* set it off for *card* of *seat*?"""
        if event.kind != self.kind:
            return False
        if self.whose and (event.seat == seat) != (self.whose == YOURS):
            return False
        about = self.about
        if about == THIS:
            if event.card != card:
                return False
        elif about == HOST:
            if event.card != table.host(card):
                return False
        elif about:
            if about == OTHER_SUCH and event.card == card:
                return False
            if about == BY_THIS and event.source != card:
                return False
            such = self.such
            assert such is not None
            number = table.defs[event.card]
            if not KIND_BITS.get(CARDS[number].kind, 0) & such.kinds:
                return False
            if not such.mine(table, seat, event.card) or not such.fits(table, seat, event.card):
                return False
        if self.affiliation >= 0 and table.printed[event.card].affiliation != self.affiliation:
            return False
        return not self.how or self._how(table, seat, event)

    def _how(self, table: CardGame, seat: Seat, event: Happening) -> bool:
        how = self.how
        kind = self.kind
        if kind == H_ENTERS:
            if how & PLAYED and not event.amount:
                return False
            return not (how & IN_FIGHT and not table.count[FIGHT])
        if kind == H_LEAVES:
            return event.amount == 0 if how & BY_DESTRUCTION else event.other >= 0
        if kind == H_USED:
            return event.amount & (1 if how & AN_EVENT else 2) != 0
        if kind == H_SURVIVED:
            return not (how & UNOPPOSED and not event.amount)
        if kind == H_EDGE_WON:
            return not (how & ON_ATTACK and seat != table.active)
        if how & ON_ATTACK:
            return table.mark(FIGHTING, event.card) == 1
        return True

    @property
    def key(self) -> str:
        """The name of its words: all that it is made of."""
        parts = [HAPPENINGS.words[self.kind]]
        if self.whose:
            parts.append("yours" if self.whose == YOURS else "theirs")
        if self.about:
            parts += ABOUT[self.about]
        if self.such is not None:
            parts.append(self.such.key)
        parts += WAYS.of_mask(self.how)
        if self.affiliation >= 0:
            parts.append(AFFILIATIONS.words[self.affiliation])
        return "-".join(parts)

    def said(self) -> Said:
        """A language may have an idiom for it; else it is told by what it is made of."""
        return Said(f"when-{self.key}", plain=Said("plain-when", parts={"event": self.told()}))

    def told(self) -> list[Said]:
        """What happens, and all that narrows it down."""
        told = [Said(f"when-plain-{HAPPENINGS.words[self.kind]}")]
        if self.whose:
            told.append(Said("when-yours" if self.whose == YOURS else "when-theirs"))
        if self.about:
            told.append(Said(f"when-about-{''.join(ABOUT[self.about]) or 'such'}"))
        if self.such is not None:
            told += self.such.told()
        told += [Said(f"when-how-{way}") for way in WAYS.of_mask(self.how)]
        if self.affiliation >= 0:
            told.append(affiliation_said(self.affiliation))
        return told
