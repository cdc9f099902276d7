"""Verbs of answers that several questions share."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.table import OuterRim
from kantyna.kernel.action import A_NUMBER, A_SEAT, NOTHING_MORE, Verb
from kantyna.kernel.body import Options, Row
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64

CHOICES: Final = 7
FACES_OF_A_DIE: Final = 3
MOST_CREDITS: Final = 40
THOUSAND: Final = 1000


class Held(Verb[OuterRim]):
    """Points at cards of some zones of a seat: *handles* are these."""

    def __init__(self, name: str, handles: list[Row]) -> None:
        super().__init__(name)
        self.handles = handles

    def cards(self, table: OuterRim, seat: Seat, what: i64) -> list[CardId]:
        return [card for card in self.held(table, self.owner(table, seat)) if table.defs[card] == what]

    def owner(self, table: OuterRim, seat: Seat) -> Seat:
        """Whose cards *seat* is asked about: its own, or the automatic captain's for which it decides (OR-SOLO-15)."""
        if len(table.stack) > 0 and table.is_automatic(table.stack[-1].seat):
            return table.stack[-1].seat
        return seat

    def held(self, table: OuterRim, seat: Seat) -> list[CardId]:
        found: list[CardId] = []
        for handle in self.handles:
            found.extend(table.rows[handle[seat]])
        return found

    def first(self, table: OuterRim, seat: Seat, what: i64) -> CardId:
        """The first of a seat's cards of a definition."""
        return self.cards(table, seat, what)[0]


class SpaceVerb(Verb[OuterRim]):
    """Points at a space of the map, which is a thing of its own number."""

    def cards(self, table: OuterRim, seat: Seat, what: i64) -> list[CardId]:
        return [what]


class Common(Verb[OuterRim]):
    """Points at things of a zone of the table."""

    def __init__(self, name: str, place: i64) -> None:
        super().__init__(name)
        self.place = place

    def cards(self, table: OuterRim, seat: Seat, what: i64) -> list[CardId]:
        return [card for card in table.rows[self.place] if card >= 0 and table.defs[card] == what]


STOP: Final[Verb[OuterRim]] = Verb("stop", NOTHING_MORE)
YES: Final[Verb[OuterRim]] = Verb("yes", NOTHING_MORE)
NO: Final[Verb[OuterRim]] = Verb("no", NOTHING_MORE)
CHOOSE: Final[Verb[OuterRim]] = Verb("choose", A_NUMBER, CHOICES)
CHANGE_WAY: Final[Verb[OuterRim]] = Verb("change", A_NUMBER, CHOICES)
"""One of the ways in which an ability changes dice."""
SIDE: Final[Verb[OuterRim]] = Verb("side", A_NUMBER, 1)
"""Of a starting ship."""
TARGET: Final[Verb[OuterRim]] = Verb("target", A_SEAT)
SKILL: Final[Verb[OuterRim]] = Verb("skill", A_NUMBER, 6)
FACTION: Final[Verb[OuterRim]] = Verb("faction", A_NUMBER, 3)
FACE: Final[Verb[OuterRim]] = Verb("face", A_NUMBER, FACES_OF_A_DIE)
AMOUNT: Final[Verb[OuterRim]] = Verb("amount", A_NUMBER, MOST_CREDITS)
"""In thousands of credits."""


def offer_amounts(most: i64, out: Options) -> None:
    """Each whole thousand up to so many credits."""
    for thousands in range(1, min(most // THOUSAND, MOST_CREDITS) + 1):
        out.add(AMOUNT.base + thousands)
