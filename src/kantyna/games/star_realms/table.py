"""The state of a game of Star Realms: what it consists of, and who may do what to whom."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DeckTable
from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.vocabulary import OUTPOST, QUESTIONS
from kantyna.kernel.action import ActionSpace, Verb
from kantyna.kernel.body import Row, row, vec
from kantyna.kernel.box import Box
from kantyna.kernel.ids import SEATS, CardId, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.program import Program
from kantyna.kernel.schema import NONE, OWNER, Schema
from kantyna.kernel.variant import Variant

STATE: Final = Schema()

HAND: Final = STATE.zone("hand", seen_by=OWNER, pool="cards")
DECK: Final = STATE.zone("deck", seen_by=NONE, stacked=True, pool="cards")
DISCARD: Final = STATE.zone("discard-pile", stacked=True)
SHIPS: Final = STATE.zone("ships")
BASES: Final = STATE.zone("bases")
TRADE_ROW: Final = STATE.common_zone("trade-row")
TRADE_DECK: Final = STATE.common_zone("trade-deck", seen_by=NONE, stacked=True)
EXPLORERS: Final = STATE.common_zone("explorers")
SCRAP_HEAP: Final = STATE.common_zone("scrap-heap")
LOST: Final = STATE.common_zone("lost", laid=False)
"""Cards of the fallen: out of the game."""
ON_THE_WAY: Final = STATE.common_zone("on-the-way", laid=False)
"""Cards that were taken while it is asked where they go."""

AUTHORITY_SCORE: Final = STATE.counter("authority", first=50, least=-999)
"""A Hydra's members all have the same: what one loses all lose."""
TRADE_POOL: Final = STATE.counter("trade")
COMBAT_POOL: Final = STATE.counter("combat")
BLOBS: Final = STATE.counter("blobs", shown=False)
"""Blob cards played this turn."""
HAND_SIZE: Final = STATE.counter("hand-size", first=5, shown=False)
"""Cards drawn in the draw phase."""
ALIVE: Final = STATE.counter("alive", first=1, shown=False)
ENDED: Final = STATE.counter("ended", shown=False)
"""Hydra: has this member ended its main phase?"""
LET_GO_ON: Final = STATE.counter("let-go-on", shown=False)
"""Hydra: the mask of the teammates that this member has let go on with nothing having happened since."""

PRIMARY_USED: Final = STATE.mark("primary-used", most=1)
ALLY_USED: Final = STATE.mark("ally-used", most=1)
ACTS_AS: Final = STATE.mark("acts-as", definition=True)
"""The card whose text and faction a Stealth Needle took over."""
DAMAGE: Final = STATE.mark("damage")
"""Damage that lasts on a base: only the Raid's boss has any."""

SCRAPPED_SHIPS: Final = STATE.note()
"""Ships that were played and scrapped this turn, by definition and seat: see ``of_seat``."""
REFUSED: Final = STATE.note()
"""Hydra: what was asked for in vain with nothing having happened since, by code, own share and seat."""

STATE.close()

PROGRAM: Final = Program(QUESTIONS)

BLOCK: Final = 64
"""More than there are different cards."""
SPACE: Final = ActionSpace(BLOCK)


def of_seat(number: i64, seat: Seat) -> i64:
    """What a note tells of a seat, as one number."""
    return number * SEATS + seat


class StarRealms(DeckTable):
    """The top of a pile is the end of its row."""

    def __init__(self, box: Box, model: StarRealms | None = None) -> None:
        super().__init__(box, model, HAND, DECK, DISCARD)
        if model is None:
            way = box.variant
            assert isinstance(way, Way)
            self.way = way
            self.book = way.book
            """The cards by their definitions."""
            self.printed = vec[Card]([way.book[definition] for definition in box.defs])
            """The card behind each card in the game."""
            self.foes = vec[vec[i64]]()
            """Whom each seat may attack or target."""
            self.base_foes = vec[vec[i64]]()
            """Whose bases each seat may attack or target."""
            self.refresh()
        else:
            self.way = model.way
            self.book = model.book
            self.printed = model.printed
            self.foes = model.foes
            self.base_foes = model.base_foes

    def clone(self) -> StarRealms:
        return StarRealms(self.box, self)

    def refresh(self) -> None:
        """Work out anew whom each seat may attack; called at set-up and whenever somebody falls."""
        seats = range(self.box.seats)
        self.foes = vec[vec[i64]]([row(self.way.foes(self, seat)) for seat in seats])
        self.base_foes = vec[vec[i64]]([row(self.way.base_foes(self, seat)) for seat in seats])

    def acts_as(self, card: CardId) -> Card:
        """The card whose text a card has now: its own, or the one a Needle copied."""
        copied = self.mark(ACTS_AS, card)
        return self.book[copied - 1] if copied else self.printed[card]

    def in_play(self, seat: Seat) -> list[CardId]:
        """The bases and ships of a seat."""
        return [*self.rows[BASES[seat]], *self.rows[SHIPS[seat]]]

    def hand_size(self, seat: Seat) -> i64:
        return self.count[HAND_SIZE[seat]]

    def lives(self, seat: Seat) -> bool:
        return self.count[ALIVE[seat]] != 0

    def teammates(self, seat: Seat) -> list[Seat]:
        """The living others of the team."""
        teams = self.box.teams
        return [
            other for other in range(self.seats) if other != seat and self.lives(other) and teams[other] == teams[seat]
        ]

    def enemies(self, seat: Seat) -> list[Seat]:
        """The living of other teams; none for the fallen."""
        teams = self.box.teams
        if not self.lives(seat):
            return []
        return [other for other in range(self.seats) if self.lives(other) and teams[other] != teams[seat]]

    def following(self, seat: Seat) -> Seat:
        """The next living seat clockwise (to the left)."""
        other = (seat + 1) % self.seats
        while self.count[ALIVE[other]] == 0:
            other = (other + 1) % self.seats
        return other

    def preceding(self, seat: Seat) -> Seat:
        """The next living seat to the right."""
        other = (seat + self.seats - 1) % self.seats
        while not self.lives(other):
            other = (other + self.seats - 1) % self.seats
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Variant):
    """A way to play Star Realms: all that tells the ways apart."""

    book: vec[Card]
    """The cards by their definitions."""
    verbs: vec[Verb[StarRealms]]
    """What a main phase offers besides what it offers in every way to play."""
    waits: bool
    """Do some wait until something has happened?"""

    def offers(self, wanted: Verb[StarRealms]) -> bool:
        """Is this verb one of this way to play alone? By identity: a packed row compares otherwise."""
        for verb in self.verbs:
            if verb is wanted:
                return True
        return False

    def side(self, table: StarRealms, seat: Seat) -> list[Seat]:
        """The seats that take their turn together with *seat*."""
        return [seat]

    def foes(self, table: StarRealms, seat: Seat) -> list[Seat]:
        """Whom *seat* may attack or target."""
        return table.enemies(seat)

    def base_foes(self, table: StarRealms, seat: Seat) -> list[Seat]:
        """Whose bases *seat* may attack or target."""
        return self.foes(table, seat)

    def shielded(self, table: StarRealms, seat: Seat) -> bool:
        """Does an outpost stand before this seat?"""
        for base in table.rows[BASES[seat]]:
            if table.printed[base].kind == OUTPOST:
                return True
        return False

    def attacked_as(self, table: StarRealms, seat: Seat) -> Seat:
        """The seat by whose name an attack on *seat* is declared."""
        return seat

    def keeps_damage(self, table: StarRealms, owner: Seat) -> bool:
        """Do this seat's bases keep damage, so that they may be hit with less than their defense?"""
        return False

    def acted(self, table: StarRealms) -> None:
        """Something has happened: whoever waited for that may go on."""

    def authority(self, seats: int, seat: Seat, settings: dict[str, int]) -> int:
        """What a seat starts with."""
        return 50

    def hand_size(self, seats: int, seat: Seat, settings: dict[str, int]) -> int:
        """Cards that a seat draws in its draw phase."""
        return 5

    def first_seat(self, table: StarRealms) -> Seat:
        """Who begins: by lot."""
        return table.roll(table.seats)

    def opening_hand(self, table: StarRealms, seat: Seat) -> i64:
        """Who begins has fewer cards, and so has the second where more than two play."""
        if seat == table.active:
            return 3
        if seat == table.following(table.active):
            return 4
        return 5

    def next_seat(self, table: StarRealms) -> Seat:
        """Whose turn comes after the active seat's."""
        return table.following(table.active)

    def heirs(self, table: StarRealms, fallen: Seat) -> list[Seat]:
        """Whom a fallen player may leave a card."""
        return []

    def legacy(self) -> list[Row]:
        """The zones that a fallen player may leave a card from."""
        return [DISCARD, HAND, DECK]

    def winner(self, table: StarRealms) -> int:
        """The team that has won, or -1: the last that stands."""
        standing = -1
        for seat in range(table.seats):
            if table.lives(seat):
                if standing not in (-1, table.box.teams[seat]):
                    return -1
                standing = table.box.teams[seat]
        return standing

    def reason(self, winner: int) -> int:
        """Why a team has won."""
        raise NotImplementedError

    def role(self, seat: Seat) -> str:
        """What a seat is, where seats differ."""
        return ""

    # Which rule stands in the way, where that differs.

    def rule_of_outpost(self, attack: bool) -> str:
        """The rule on outposts: before their owner is attacked, or before another base."""
        return "SR-OUTPOST-1" if attack else "SR-OUTPOST-2"

    def rule_of_reach(self, table: StarRealms, seat: Seat, other: Seat, base: bool) -> str:
        """The rule on who may be attacked."""
        return "SR-ATTACK-8"
