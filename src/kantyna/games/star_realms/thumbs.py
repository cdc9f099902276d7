"""Rules of thumb for Star Realms: what to play first, what to buy and scrap, when to hit, and who stands better.

The plan is a strong deck, not a big one: a card is worth what it adds to the average card of its owner.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from kantyna.games.star_realms.actions import (
    ALLY,
    ALLY_AS,
    ATTACK,
    BLOCK,
    BUY,
    BUY_TOGETHER,
    CHOOSE,
    DESTROY,
    DISCARD,
    END,
    GIVE,
    HAND_OVER,
    HIT_BASE,
    HIT_TOGETHER,
    NUMBER,
    PRIMARY,
    SCRAP,
    SCRAP_DISCARD,
    SCRAP_HAND,
    SCRAP_ROW,
    TAKE,
    TARGET,
    YES,
)
from kantyna.games.star_realms.book import COST, DEFENSE, KIND, NUMBER_OF
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import has_outpost
from kantyna.games.star_realms.words import (
    ASK_ADD_COMBAT,
    ASK_ADD_TRADE,
    ASK_DAMAGE,
    ASK_DISCARD,
    ASK_GIVE_TO,
    ASK_MAIN,
    ASK_MUST_SCRAP,
    ASK_PUT_COMBAT,
    ASK_PUT_TRADE,
    DUEL,
    OUTPOST,
)
from kantyna.games.star_realms.worth import (
    MUST_SCRAP,
    SCRAP_COMBAT,
    WHEN_ALLY,
    WHEN_PLAYED,
    WHEN_PRIMARY,
    WORTH,
)
from kantyna.kernel.ids import NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.spec import Thumbs
from kantyna.kernel.table import Table

# Weights of the main phase: each step before the next.
WINNING: Final = 100_000
FREE: Final = 50_000
SPENDING: Final = 10_000
STRIKING: Final = 5_000

A_POINT: Final = 20
"""What a point of defense must bring in worth for a base that shields nobody to be hit before its owner."""
SCRAPPED_FROM_HAND: Final = 20
"""A card scrapped from hand is not played this turn."""
CLEANING: Final = 30
"""How far below the average a card must be to be scrapped for good while it still could serve."""

AHEAD: Final = 100
"""Turns that are imagined, as good as to the end of the game: judged half-way, longer thought would not be better."""

# The chance to win, fitted to some ten thousand games of these rules of thumb against themselves.
OF_AUTHORITY: Final = 2.9
"""For the logarithm of authority, and ten: the last points count most."""
OF_DECK: Final = 0.08
OF_BASES: Final = 0.27
OF_HAND: Final = 0.2
OF_TURN: Final = 1.0


class Glance:
    """What one look at the table tells the asked seat."""

    def __init__(self, table: StarRealms, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.mean = average(table, seat)
        self.victim = self._victim()

    def _victim(self) -> Seat:
        """Whom all combat at hand, with what scrapping gives, would finish now; else nobody."""
        table = self.table
        seat = self.seat
        points = table.combat[seat]
        for card in table.ships[seat]:
            points += SCRAP_COMBAT[table.defs[card]]
        for card in table.bases[seat]:
            points += SCRAP_COMBAT[table.defs[card]]
        if points == 0:
            return -1
        for foe in table.foes[seat]:
            if table.authority[table.pools[foe]] <= points and not has_outpost(table, foe):
                return foe
        return -1

    def weigh(self, code: Code) -> int:
        """How good an answer looks."""
        definition = code % BLOCK
        if code < BUY:
            return self._ability(code, definition)
        if code < GIVE:
            if not self._wanted(definition) or needs_nobody(self.table, self.seat, code):
                return -1
            return SPENDING + WORTH[definition] - self.mean
        if code < HIT_BASE:
            return -1
        if code < DESTROY:
            return self._base(code, definition)
        if code < DISCARD:
            return 1 + WORTH[definition]
        if code < SCRAP_ROW:
            return self._loss(code, definition)
        if code < TAKE:
            return self._row(definition)
        if code < CHOOSE:
            return WORTH[definition]
        return self._other(code, definition)

    def _wanted(self, definition: DefId) -> bool:
        """Does it better the deck?"""
        return WORTH[definition] > self.mean

    def _ability(self, code: Code, definition: DefId) -> int:
        if code < SCRAP:
            return FREE + moment(self.table, self.seat, code)
        if self.victim >= 0 and SCRAP_COMBAT[definition]:
            return WINNING + 1
        gain = self.mean - WORTH[definition] - CLEANING
        return SPENDING * 2 + gain if gain > 0 else -1

    def _base(self, code: Code, definition: DefId) -> int:
        if needs_nobody(self.table, self.seat, code):
            return -1
        if KIND[definition] == OUTPOST:
            return STRIKING * 2 + WORTH[definition]
        return STRIKING + WORTH[definition] - A_POINT * DEFENSE[definition]

    def _loss(self, code: Code, definition: DefId) -> int:
        """Discarding and scrapping: the least loss first; if it may be declined, only junk."""
        asked = self.table.pending
        if code < SCRAP_HAND:
            if asked is not None and asked.kind == ASK_DISCARD:
                return -WORTH[definition]
            return self.mean - WORTH[definition] - CLEANING // 2
        worth = WORTH[definition]
        if code < SCRAP_DISCARD:
            worth += SCRAPPED_FROM_HAND
        if asked is not None and asked.kind == ASK_MUST_SCRAP:
            return -worth
        return self.mean - worth

    def _row(self, definition: DefId) -> int:
        """A card of the row that the next player would like and that can't be bought now."""
        if COST[definition] <= self.table.trade[self.seat]:
            return -1
        return WORTH[definition] - 150

    def _other(self, code: Code, definition: int) -> int:
        table = self.table
        asked = table.pending
        assert asked is not None
        if code < TARGET:
            return self._choice(asked.card, code - CHOOSE)
        if code < ATTACK:
            if asked.kind == ASK_GIVE_TO:
                return table.authority[table.pools[definition]]
            return len(table.hand[definition]) * 100 - table.authority[table.pools[definition]]
        if code < HAND_OVER:
            if definition == self.victim and table.combat[self.seat] >= table.authority[table.pools[definition]]:
                return WINNING
            return STRIKING - table.authority[table.pools[definition]]
        if code >= NUMBER:
            return self._points(code - NUMBER, asked.kind, asked.card, asked.number)
        if code == YES:
            return 1 if asked.card == NO_CARD or WORTH[table.defs[asked.card]] > self.mean else -1
        return 0

    def _choice(self, card: CardId, at: int) -> int:
        """The texts of "choose one": combat while it is useful, cards for junk, else the first."""
        table = self.table
        definition = table.acts_as(card)
        if definition == PATROL_MECH:
            return 1 if (at == 1) == (self.mean > RICH) else 0
        if definition == RECYCLING_STATION:
            junk = 0
            for held in table.hand[self.seat]:
                if WORTH[table.defs[held]] < self.mean:
                    junk += 1
            return 1 if (at == 1) == (junk > 1) else 0
        if definition == BLOB_WORLD:
            return 1 if (at == 1) == (table.blobs[self.seat] > 2) else 0
        if definition == DEFENSE_CENTER:
            return 1 - at
        # Authority first, trade second: trade as long as there is something to buy with it.
        return 1 if (at == 1) == (self.mean < RICH) else 0

    def _points(self, points: int, kind: int, card: CardId, number: int) -> int:
        if kind == ASK_DAMAGE and card == NO_CARD:
            left = self.table.authority[self.table.pools[number]]
            return WINNING - points if points >= left else points
        if kind == ASK_ADD_TRADE:
            return points if WORTH[self.table.defs[card]] > self.mean else -points
        return points


def average(table: StarRealms, seat: Seat) -> int:
    """The worth of the average card of a seat, wherever its cards are."""
    defs = table.defs
    total = 0
    count = 0
    for pile in (table.deck[seat], table.hand[seat], table.discard[seat], table.ships[seat], table.bases[seat]):
        for card in pile:
            total += WORTH[defs[card]]
        count += len(pile)
    return total // count if count else 0


def moment(table: StarRealms, seat: Seat, code: Code) -> int:
    """When in the turn a card is best played or its ability used: the higher, the earlier; below 0, never."""
    if code < PRIMARY:
        return WHEN_PLAYED[code]
    if code < ALLY:
        definition = code - PRIMARY
        if MUST_SCRAP[definition] and not has_junk(table, seat):
            return -FREE - 1
        return WHEN_PRIMARY[definition]
    return WHEN_ALLY[code - (ALLY_AS if code >= ALLY_AS else ALLY)]


def has_junk(table: StarRealms, seat: Seat) -> bool:
    """Is there a starting card in hand that a deck is better without?"""
    for card in table.hand[seat]:
        if COST[table.defs[card]] == 0:
            return True
    return False


class StarRealmsThumbs(Thumbs):
    """How a decent player sees the table."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> int:
        assert isinstance(table, StarRealms)
        return Glance(table, seat).weigh(code)

    def best(self, table: Table, options: list[Code]) -> Code:
        assert isinstance(table, StarRealms)
        asked = table.pending
        assert asked is not None
        if options[0] < BUY and asked.kind == ASK_MAIN:
            free = free_move(table, asked.seat, options)
            if free >= 0:
                return free
        glance = Glance(table, asked.seat)
        found = options[0]
        most = glance.weigh(found)
        for at in range(1, len(options)):
            weight = glance.weigh(options[at])
            if weight > most:
                most = weight
                found = options[at]
        return found

    def worth_trying(self, table: Table) -> list[Code]:
        """What costs nothing is done first and without thought; combat is never left unused."""
        assert isinstance(table, StarRealms)
        asked = table.pending
        assert asked is not None
        options = asked.options
        if len(options) == 1:
            return options
        if asked.kind == ASK_MAIN:
            return main_moves(table, asked.seat, options)
        if asked.kind == ASK_DAMAGE:
            return useful_points(table, asked.number if asked.card == NO_CARD else -1, options)
        if asked.kind == ASK_ADD_TRADE or asked.kind == ASK_ADD_COMBAT:
            return [options[0], options[-1]]
        if asked.kind == ASK_PUT_TRADE or asked.kind == ASK_PUT_COMBAT:
            return options[-1:]  # who asks for help gives first
        return options

    def clock(self, table: Table) -> int:
        assert isinstance(table, StarRealms)
        return table.turn

    def horizon(self, table: Table) -> int:
        assert isinstance(table, StarRealms)
        return table.turn + AHEAD

    def evaluate(self, table: Table, seat: Seat) -> int:
        assert isinstance(table, StarRealms)
        own = 0.0
        everybody = 0.0
        for other in range(table.seats):
            if table.alive[other]:
                chance = exp(strength(table, other))
                everybody += chance
                if table.teams[other] == table.teams[seat]:
                    own += chance
        return int(1000 * own / everybody)


def free_move(table: StarRealms, seat: Seat, options: list[Code]) -> Code:
    """The card to play or ability to use next, since it costs nothing; below 0 if there is none."""
    found = -1
    earliest = -1
    for code in options:
        if code >= SCRAP:
            break
        when = moment(table, seat, code)
        if when > earliest:
            earliest = when
            found = code
    return found


def main_moves(table: StarRealms, seat: Seat, options: list[Code]) -> list[Code]:
    """The moves of a main phase that deserve a thought."""
    free = free_move(table, seat, options)
    if free >= 0:
        return [free]
    combat = table.combat[seat]
    kept: list[Code] = []
    striking = False
    for code in options:
        if GIVE <= code < HIT_BASE or HAND_OVER <= code < END:
            continue
        if needs_nobody(table, seat, code):
            continue
        if ATTACK <= code < HAND_OVER:
            striking = True
            if combat >= table.authority[table.pools[code - ATTACK]]:
                return [code]
        elif code == END and striking:
            continue
        kept.append(code)
    return kept


def needs_nobody(table: StarRealms, seat: Seat, code: Code) -> bool:
    """Hydra: a common purchase or attack that the seat could pay alone."""
    if BUY_TOGETHER <= code < GIVE:
        return COST[code - BUY_TOGETHER] <= table.trade[seat]
    return HIT_TOGETHER <= code < DESTROY and DEFENSE[(code - HIT_TOGETHER) % BLOCK] <= table.combat[seat]


def useful_points(table: StarRealms, victim: Seat, options: list[Code]) -> list[Code]:
    """All combat, or just what finishes the victim while others are left to attack."""
    if victim >= 0 and table.mode != DUEL:
        enough = NUMBER + table.authority[table.pools[victim]]
        if NUMBER < enough < options[-1]:
            return [enough]
    return [options[-1]]


def strength(table: StarRealms, seat: Seat) -> float:
    """How well a living seat stands, all things together."""
    left = table.authority[table.pools[seat]]
    active = table.active
    if seat in table.foes[active] and not has_outpost(table, seat):
        left -= table.combat[active]
    own = OF_AUTHORITY * log(max(left, 0) + 10)
    own += OF_DECK * average(table, seat) + OF_BASES * len(table.bases[seat]) + OF_HAND * len(table.hand[seat])
    return own + OF_TURN if table.teams[seat] == table.teams[active] else own


PATROL_MECH: Final = NUMBER_OF["patrol-mech"]
RECYCLING_STATION: Final = NUMBER_OF["recycling-station"]
BLOB_WORLD: Final = NUMBER_OF["blob-world"]
DEFENSE_CENTER: Final = NUMBER_OF["defense-center"]
RICH: Final = 60
"""The average worth of a deck that needs combat more than trade."""
