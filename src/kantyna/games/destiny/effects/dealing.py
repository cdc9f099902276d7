"""So much of something, damage, shields or healing, to characters that are chosen."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import DIE, first_chosen
from kantyna.games.destiny.effects.requirement import Requirement
from kantyna.games.destiny.effects.which import OF_CHOSEN, somebody
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.table import Destiny
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Dealing(Choosing):
    """So much of something to chosen characters: a number, one that is worked out, or another if something holds."""

    def __init__(
        self,
        which: Characters,
        n: i64 = 0,
        equal: Amount | None = None,
        least: i64 = 1,
        most: i64 = 1,
        by_opponent: bool = False,
        unless: Requirement | None = None,
        otherwise: i64 = 0,
    ) -> None:
        super().__init__(which, least, most, by_opponent)
        self.n = n
        self.equal = equal
        self.unless = unless
        """If this holds of the chosen, it is *otherwise*."""
        self.otherwise = otherwise

    def number(self, table: Destiny, frame: Frame) -> i64:
        if self.unless is not None and self.unless.holds_here(table, frame):
            return self.otherwise
        return self.equal.value(table, frame) if self.equal is not None else self.n

    def measured(self, key: str) -> Said:
        said = self.worded(key)
        said.numbers["count"] = self.n
        if self.equal is not None:
            said.key += "-equal"
            said.parts["equal"] = [self.equal.said()]
        if self.unless is not None:
            said.key += "-unless"
            said.parts["unless"] = [self.unless.said()]
            said.numbers["otherwise"] = self.otherwise
        return said


def source(frame: Frame) -> CardId:
    """What deals: the die whose special side is resolved, else the card that speaks."""
    return frame.data[DIE] if frame.data[DIE] != NO_CARD else frame.card


def named(table: Destiny, frame: Frame, of: i64) -> CardId:
    """The character that is meant; one that was chosen last rather than before."""
    if of != OF_CHOSEN:
        return somebody(table, frame, of)
    thing = first_chosen(frame)
    if thing == NO_CARD:
        return NO_CARD
    return table.bearer(thing) if table.is_die[thing] else thing
