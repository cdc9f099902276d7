"""Which things a text speaks of. A selector finds them, and speaks."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.registers import FOE, PRIOR
from kantyna.games.destiny.table import HURT, Destiny
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said
from kantyna.kernel.selector import Selector

# Whose.
ANYONES: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
WHOSE: Final = ["any", "yours", "opponents"]
HIS: Final = ["any", "users", "his"]
"""The same, where an opponent acts."""

# Of whom a die is, or to whom something happens.
OF_ANYBODY: Final = 0
OF_THIS: Final = 1
"""Of the card that speaks."""
OF_BEARER: Final = 2
"""Of the character that bears it, or of that character's upgrades."""
OF_CHOSEN: Final = 3
"""Of the character chosen before, or of its upgrades; of a die: of its character."""
OF_HURT: Final = 4
"""Of the character that the die resolved last dealt damage to."""
OF: Final = ["anybody", "this", "bearer", "chosen", "hurt"]

# How many.
ALL: Final = -1
ANY_NUMBER: Final = 99


def quantity(least: i64, most: i64) -> str:
    """How the number of a choice is worded."""
    if most == ALL:
        return "-all"
    if most >= ANY_NUMBER:
        return "-some" if least else "-any"
    if least == most:
        return ""
    return "-from" if least else "-up-to"


@mypyc_attr(allow_interpreted_subclasses=True)
class Which(Selector[Destiny]):
    """Something to choose from. *whose* counts from the user; with a named opponent only his are meant."""

    def __init__(self, whose: i64) -> None:
        self.whose = whose

    def seats(self, table: Destiny, frame: Frame) -> list[Seat]:
        """The seats whose things are meant, the user first."""
        if self.whose == YOURS:
            return [frame.seat]
        if self.whose == OPPONENTS:
            return [frame.data[FOE]] if frame.data[FOE] != NOBODY else table.foes(frame.seat)
        return [frame.seat, *table.foes(frame.seat)]

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        raise NotImplementedError

    def noun(self) -> str:
        raise NotImplementedError

    def such(self) -> list[Said]:
        """What tells those that are meant from others."""
        return []

    def qualities(self) -> list[Said]:
        """What they are, in words that stand together: red and ready."""
        return []

    def narrowed(self, number: i64) -> list[Said]:
        """All that tells those that are meant from others, where so many are meant."""
        qualities = self.qualities()
        if not qualities:
            return self.such()
        return [Said("such-is", {"n": number}, {}, {"what": qualities}), *self.such()]

    def those(self, counted: bool) -> Said:
        """In the plural without a number: what is *counted*, or what as many are chosen of."""
        such = self.narrowed(2)
        key = f"{self.noun()}-{WHOSE[self.whose]}{'-those' if counted else '-many'}"
        if not such:
            return Said(key)
        whose = [Said(f"whose-{WHOSE[self.whose]}")]
        told = {"many": [Said("many-all")], "noun": [Said(f"noun-{self.noun()}")], "whose": whose, "such": such}
        return Said(f"{key}-such", parts={"such": such}, plain=Said("plain-things-such", parts=told))

    def said(self, least: i64 = 1, most: i64 = 1, his: bool = False) -> Said:
        """As the object of a clause, with its number; *his*: an opponent acts there, and "his" are that opponent's."""
        whose = HIS[self.whose] if his else WHOSE[self.whose]
        many = quantity(least, most)
        such = self.narrowed(1 if most == 1 else 2)
        number: dict[str, int] = {"n": max(most, 1), "least": least}
        parts = {"such": such} if such else {}
        ending = "-such" if such else ""
        told = {
            "many": [Said(f"many{many or '-number'}", number)],
            "noun": [Said(f"noun-{self.noun()}")],
            "whose": [Said(f"whose-{whose}")],
        }
        plain = Said(f"plain-things{ending}", parts={**told, **parts})
        return Said(f"{self.noun()}-{whose}{many}{ending}", number, {}, parts, plain)


def one_of(key: str, words: list[str], kind: str) -> Said:
    """One of some *words* of a *kind*. A language may have an idiom for them together, or tells them one by one."""
    return Said(
        f"{key}-{'-'.join(words)}",
        plain=Said(f"{key}-one-of", parts={"words": [Said(f"{kind}-{word}") for word in words]}),
    )


def somebody(table: Destiny, frame: Frame, of: i64) -> CardId:
    """The character that is meant, or nothing."""
    if of == OF_BEARER:
        return table.host(frame.card)
    if of == OF_THIS:
        return frame.card
    if of == OF_HURT:
        return table.count[HURT]
    thing = frame.data[PRIOR]
    if thing == NO_CARD:
        return NO_CARD
    return table.bearer(thing) if table.is_die[thing] else thing
