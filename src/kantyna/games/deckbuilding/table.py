"""The state of a game of Star Wars: The Deckbuilding Game: what it consists of, and who faces whom."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DeckTable
from kantyna.games.deckbuilding.card import Card
from kantyna.games.deckbuilding.vocabulary import (
    ACTIONS,
    BASE_STEP,
    CAPITAL_SHIP,
    PHASE_MAIN,
    PHASE_SETUP,
    PHASE_START,
    QUESTIONS,
)
from kantyna.kernel.action import ActionSpace
from kantyna.kernel.body import Row, row, vec
from kantyna.kernel.box import Box
from kantyna.kernel.ids import NO_CARD, NOTHING, CardId, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.program import Program
from kantyna.kernel.schema import NONE, OWNER, SIDE, Schema
from kantyna.kernel.variant import Setting, Variant

STATE: Final = Schema()

HAND: Final = STATE.zone("hand", seen_by=OWNER, pool="cards")
DECK: Final = STATE.zone("deck", seen_by=NONE, stacked=True, pool="cards")
DISCARD: Final = STATE.zone("discard-pile", stacked=True)
IN_PLAY: Final = STATE.zone("in-play")
"""Units and capital ships, in the order of play."""
CURRENT_BASE: Final = STATE.zone("base")
"""The base that a seat has now; none once it is destroyed, until the seat's next turn."""
BASES: Final = STATE.zone("bases", seen_by=OWNER, pool="bases")
"""The bases a seat has left, face down; a teammate sees them as well as the hand."""
AWAY: Final = STATE.zone("away", seen_by=OWNER, pool="bases")
"""Bases that are not in the game."""
VICTORY: Final = STATE.zone("victory-pile", of=SIDE)
"""The destroyed bases by the side that destroyed them."""
PLACES: Final = 6
GALAXY_ROW: Final = STATE.common_zone("galaxy-row", places=PLACES)
"""Nothing in a place where the galaxy has run out."""
GALAXY_DECK: Final = STATE.common_zone("galaxy-deck", seen_by=NONE, stacked=True)
GALAXY_DISCARD: Final = STATE.common_zone("galaxy-discard", stacked=True)
PILOTS: Final = STATE.common_zone("pilots")
EXILED: Final = STATE.common_zone("exiled")
COMING: Final = STATE.common_zone("coming", laid=False)
"""Bought cards on their way to a place."""

RESOURCES: Final = STATE.counter("resources")
END_OF_TRACK: Final = 3
FORCE: Final = STATE.common_counter("force", first=END_OF_TRACK, least=-END_OF_TRACK, most=END_OF_TRACK)
"""The marker: -3 is the dark end, 3 the light end."""
DESTROYED: Final = STATE.derived_counter("destroyed")
SHIELDED: Final = STATE.counter("shielded", shown=False)
"""Damage kept off a seat's base this turn (Hoth)."""
PURCHASES: Final = STATE.common_counter("purchases", shown=False)
"""Cards bought this turn."""
NEUTRAL_PURCHASES: Final = STATE.common_counter("neutral-purchases", shown=False)
PLAYED_NEUTRAL: Final = STATE.common_counter("played-neutral", shown=False)
BOUNTY: Final = STATE.common_counter("bounty", first=NOTHING, least=NOTHING, shown=False)
"""This turn's one aim at a neutral card (Ord Mantell), ``GONE`` once card or attack is gone, or nothing."""

USED: Final = STATE.mark("used")
"""Its ability was used this turn."""
COMMITTED: Final = STATE.mark("committed")
"""The attack that the card is committed to: ``AT_BASE`` or ``AT_ROW`` and which."""
SPENT: Final = STATE.mark("spent")
"""It attacks no more this turn."""
DAMAGE: Final = STATE.mark("damage")
ATTACK: Final = STATE.derived_mark("attack")
DOOMED: Final = STATE.mark("doomed", followed=True, most=1)
"""To be exiled at the end of the turn: the first such card, the second …"""

STATE.close()

# What a card in play is committed to.
FREE: Final = 0
GONE: Final = 1
"""It has attacked, or its target is gone."""
AT_BASE: Final = 2
"""The base of seat 0; the other seats follow."""
AT_ROW: Final = 6
"""The first place of the row; the others follow."""
AIMS: Final = 12

PROGRAM: Final = Program(QUESTIONS)

BLOCK: Final = 128
"""More than there are different cards."""
SPACE: Final = ActionSpace(BLOCK)


class Deckbuilding(DeckTable):
    """The top of a pile is the end of its row. Even seats play the Empire, odd ones the Rebels."""

    def __init__(self, box: Box, model: Deckbuilding | None = None) -> None:
        super().__init__(box, model, HAND, DECK, DISCARD)
        if model is None:
            way = box.variant
            assert isinstance(way, Way)
            self.way = way
            self.book = way.book
            """The cards by their definitions."""
            self.printed = vec[Card]([way.book[definition] for definition in box.defs])
            """The card behind each card in the game."""
            self.foes = vec[vec[i64]]([row(opponents(box.seats, seat)) for seat in range(box.seats)])
            """The opponents of each seat."""
            self.goal: i64 = box.settings[0] * box.seats // 2
            """Bases that a side must destroy to win: for a team twice the number agreed on."""
            self.pay_off = box.settings[1] > 0
            """May neutral cards of the row be paid off?"""
        else:
            self.way = model.way
            self.book = model.book
            self.printed = model.printed
            self.foes = model.foes
            self.goal = model.goal
            self.pay_off = model.pay_off

    def clone(self) -> Deckbuilding:
        return Deckbuilding(self.box, self)

    def phase(self) -> int:
        """Before the game, at the start of a turn, or among its actions."""
        if not self.stack:
            return PHASE_MAIN
        turn = self.stack[0]
        if turn.at == BASE_STEP and turn.left < 0:
            return PHASE_SETUP  # the first turn has not begun
        return PHASE_MAIN if turn.at == ACTIONS else PHASE_START

    def base(self, seat: Seat) -> CardId:
        """The base that a seat has now, or nothing."""
        bases = self.rows[CURRENT_BASE[seat]]
        if len(bases) > 0:
            return bases[0]
        return NO_CARD

    def aim(self, card: CardId) -> i64:
        """What a card in play is committed to: nothing, an attack, or gone."""
        spent = self.rows[SPENT]
        if len(spent) > 0 and spent[card] != 0:
            return GONE
        committed = self.rows[COMMITTED]
        if len(committed) > 0:
            return committed[card]
        return FREE

    def hits_left(self, card: CardId) -> i64:
        """The hit points left to a capital ship or base."""
        return self.printed[card].hits - self.mark(DAMAGE, card)

    def has_ship(self, seat: Seat) -> bool:
        for card in self.rows[IN_PLAY[seat]]:
            if self.printed[card].kind == CAPITAL_SHIP:
                return True
        return False

    def ships(self, seat: Seat) -> list[CardId]:
        """The capital ships of a seat."""
        return [card for card in self.rows[IN_PLAY[seat]] if self.printed[card].kind == CAPITAL_SHIP]

    def force_with(self, seat: Seat) -> bool:
        """Is the Force with this seat's side?"""
        return self.count[FORCE] > 0 if seat % 2 else self.count[FORCE] < 0

    def force_left(self, seat: Seat) -> i64:
        """How many spaces the marker can still move towards this seat's side."""
        return END_OF_TRACK - self.count[FORCE] if seat % 2 else END_OF_TRACK + self.count[FORCE]


def opponents(seats: int, seat: Seat) -> list[Seat]:
    """The seats of the other side; the sides alternate around the table."""
    return [other for other in range(seats) if other % 2 != seat % 2]


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Variant):
    """A way to play: which bases there are, and who knows them."""

    book: vec[Card]
    """The cards by their definitions."""

    def __init__(self, name: str, seats: int, settings: dict[str, Setting], choices: dict[str, list[Setting]]) -> None:
        super().__init__(name, seats, seats, settings, ours=seats > 2, choices=choices)

    def teams(self, seats: int) -> list[int]:
        return [seat % 2 for seat in range(seats)]

    def partners(self, seats: int, seat: Seat) -> list[Seat]:
        """Teammates see each other's hands and bases."""
        return [other for other in range(seats) if other % 2 == seat % 2]

    def secret(self) -> bool:
        """Are bases picked in secret?"""
        return False

    def zone_of(self, base: Card) -> Row:
        """The zone where a base lies that is not the first: left to turn up, or away."""
        return BASES
