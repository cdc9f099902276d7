"""Which dice a text speaks of."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.registers import AMOUNT, DIE, PRIOR
from kantyna.games.destiny.effects.which import ANYONES, OF, OF_ANYBODY, OF_THIS, Which, one_of, somebody
from kantyna.games.destiny.table import ACTION, DICE, POOL, RESOLVED, Destiny
from kantyna.games.destiny.turn.values import ready, value_of
from kantyna.games.destiny.vocabulary import COLOURS, KINDS, MELEE, RANGED, SUBTYPES, SYMBOLS
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

DAMAGE_SYMBOLS: Final = [MELEE, RANGED]


def symbols(key: str, of: list[i64]) -> Said:
    return one_of(key, [SYMBOLS.words[symbol] for symbol in of], "symbol")


class Dice(Which):
    """Dice in pools; with *on_cards* those that lie on cards too."""

    def __init__(
        self,
        whose: i64 = ANYONES,
        colour: i64 = -1,
        symbols: list[i64] | None = None,
        without: list[i64] | None = None,
        kind: i64 = -1,
        subtype: i64 = 0,
        at_least: i64 = -1,
        at_most: i64 = -1,
        at_most_amount: bool = False,
        costly: bool = False,
        modifier: bool = False,
        of: i64 = OF_ANYBODY,
        other: bool = False,
        colour_of_played: bool = False,
        on_cards: bool = False,
        unresolved: bool = False,
        outnumbered: bool = False,
    ) -> None:
        super().__init__(whose)
        self.colour = colour
        self.symbols = symbols or []
        """One of these."""
        self.without = without or []
        """None of these."""
        self.kind = kind
        self.subtype = subtype
        self.at_least = at_least
        self.at_most = at_most
        self.at_most_amount = at_most_amount
        """A value of at most what the text has counted."""
        self.costly = costly
        """The side has a cost."""
        self.modifier = modifier
        self.of = of
        self.other = other
        """Not the die that speaks, nor one chosen before."""
        self.colour_of_played = colour_of_played
        """Of the colour of the card that was played."""
        self.on_cards = on_cards
        self.unresolved = unresolved
        """Not resolved in this action."""
        self.outnumbered = outnumbered
        """Of somebody with fewer ready characters than the user."""

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        dice: list[CardId] = []
        for seat in self.seats(table, frame):
            self.gather_here(table, POOL[seat], frame, dice)
            if self.on_cards:
                for die in table.rows[DICE[seat]]:
                    if self.is_such(table, frame, die):
                        dice.append(die)
        return dice

    def fits_here(self, table: Destiny, frame: Frame, die: CardId) -> bool:
        face = table.face(die)
        if self.symbols and face.symbol not in self.symbols:
            return False
        if self.without and face.symbol in self.without:
            return False
        if self.costly and face.cost == 0:
            return False
        if self.modifier and not face.plus:
            return False
        if self.at_least >= 0 and value_of(table, die) < self.at_least:
            return False
        if self.at_most >= 0 and value_of(table, die) > self.at_most:
            return False
        if self.at_most_amount and value_of(table, die) > frame.data[AMOUNT]:
            return False
        if self.unresolved and table.mark(RESOLVED, die) == table.count[ACTION]:
            return False
        if self.outnumbered and ready(table, table.controller(die)) >= ready(table, frame.seat):
            return False
        return self.is_such(table, frame, die)

    def is_such(self, table: Destiny, frame: Frame, die: CardId) -> bool:
        """Is it one of those, whatever it shows?"""
        printed = table.printed[die]
        if self.colour >= 0 and printed.colour != self.colour:
            return False
        if self.kind >= 0 and table.kind_of(die) != self.kind:
            return False
        if self.subtype and not printed.subtypes & self.subtype:
            return False
        if self.other and (die == frame.data[DIE] or die == frame.data[PRIOR]):
            return False
        if self.colour_of_played:
            played = table.happenings[frame.about].card if 0 <= frame.about < len(table.happenings) else NO_CARD
            if played == NO_CARD or printed.colour != table.printed[played].colour:
                return False
        if self.of == OF_ANYBODY:
            return True
        if self.of == OF_THIS:
            return table.home(die) == frame.card or table.bearer(die) == frame.card
        return table.bearer(die) == somebody(table, frame, self.of)

    def noun(self) -> str:
        return "die"

    def qualities(self) -> list[Said]:
        said: list[Said] = []
        if self.colour >= 0:
            said.append(Said("quality-colour", names={"colour": f"colour-{COLOURS.words[self.colour]}"}))
        return said

    def such(self) -> list[Said]:
        said: list[Said] = []
        if self.colour_of_played:
            said.append(Said("such-colour-of-played"))
        if self.kind >= 0:
            said.append(one_of("such-die-of", [KINDS.words[self.kind]], "kind"))
        if self.subtype:
            said.append(one_of("such-die-of", SUBTYPES.of_mask(self.subtype), "trait"))
        if self.symbols:
            said.append(symbols("such-showing", self.symbols))
        if self.without:
            said.append(symbols("such-not-showing", self.without))
        if self.costly:
            said.append(Said("such-costly"))
        if self.modifier:
            said.append(Said("such-modifier"))
        if self.at_least >= 0:
            said.append(Said("such-at-least", {"n": self.at_least}))
        if self.at_most >= 0:
            said.append(Said("such-at-most", {"n": self.at_most}))
        if self.at_most_amount:
            said.append(Said("such-at-most-cost"))
        if self.of != OF_ANYBODY:
            said.append(Said(f"such-of-{OF[self.of]}"))
        if self.other:
            said.append(Said("such-other"))
        if self.on_cards:
            said.append(Said("such-on-cards-too"))
        if self.unresolved:
            said.append(Said("such-unresolved"))
        if self.outnumbered:
            said.append(Said("such-outnumbered"))
        return said
