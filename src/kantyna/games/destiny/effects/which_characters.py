"""Which characters a text speaks of."""

from __future__ import annotations

from kantyna.games.destiny.effects.registers import PRIOR
from kantyna.games.destiny.effects.which import ANYONES, OF_CHOSEN, Which, somebody
from kantyna.games.destiny.table import CHARACTERS, EXHAUSTED, SHIELDS, Destiny
from kantyna.games.destiny.vocabulary import COLOURS
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Characters(Which):
    """Characters in play."""

    def __init__(
        self,
        whose: i64 = ANYONES,
        colour: i64 = -1,
        not_colour: i64 = -1,
        unique: i64 = -1,
        exhausted: i64 = -1,
        unshielded: bool = False,
        damaged: bool = False,
        other: bool = False,
        not_bearer: bool = False,
        not_of_die: bool = False,
        has_special: bool = False,
    ) -> None:
        super().__init__(whose)
        self.colour = colour
        self.not_colour = not_colour
        self.unique = unique
        """1: only unique ones, 0: only others."""
        self.exhausted = exhausted
        """1: only exhausted ones, 0: only ready ones."""
        self.unshielded = unshielded
        self.damaged = damaged
        self.other = other
        """Not the one chosen before, nor the one that speaks."""
        self.not_bearer = not_bearer
        self.not_of_die = not_of_die
        """Not the one whose die was chosen."""
        self.has_special = has_special

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        cards: list[CardId] = []
        for seat in self.seats(table, frame):
            self.gather_here(table, CHARACTERS[seat], frame, cards)
        return cards

    def fits_here(self, table: Destiny, frame: Frame, card: CardId) -> bool:
        printed = table.printed[card]
        if self.colour >= 0 and printed.colour != self.colour:
            return False
        if self.not_colour >= 0 and printed.colour == self.not_colour:
            return False
        if self.unique >= 0 and (1 if printed.unique else 0) != self.unique:
            return False
        if self.exhausted >= 0 and table.mark(EXHAUSTED, card) != self.exhausted:
            return False
        if self.unshielded and table.mark(SHIELDS, card) > 0:
            return False
        if self.damaged and table.health_left(card) == printed.health:
            return False
        if self.other and (card == frame.data[PRIOR] or card == frame.card):
            return False
        if self.not_bearer and card == table.host(frame.card):
            return False
        if self.has_special and not printed.specials:
            return False
        return not (self.not_of_die and card == somebody(table, frame, OF_CHOSEN))

    def noun(self) -> str:
        return "character"

    def qualities(self) -> list[Said]:
        said: list[Said] = []
        if self.colour >= 0:
            said.append(Said("quality-colour", names={"colour": f"colour-{COLOURS.words[self.colour]}"}))
        if self.not_colour >= 0:
            said.append(Said("quality-not-colour", names={"colour": f"colour-{COLOURS.words[self.not_colour]}"}))
        if self.exhausted >= 0:
            said.append(Said("quality-exhausted" if self.exhausted else "quality-ready"))
        if self.unique >= 0:
            said.append(Said("quality-unique" if self.unique else "quality-common"))
        return said

    def such(self) -> list[Said]:
        said: list[Said] = []
        if self.unshielded:
            said.append(Said("such-unshielded"))
        if self.damaged:
            said.append(Said("such-damaged"))
        if self.other:
            said.append(Said("such-other"))
        if self.not_bearer:
            said.append(Said("such-not-bearer"))
        if self.not_of_die:
            said.append(Said("such-not-of-die"))
        if self.has_special:
            said.append(Said("such-with-special"))
        return said
