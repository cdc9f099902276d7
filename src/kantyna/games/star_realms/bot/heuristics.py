"""Rules of thumb for Star Realms: what to play first, what to buy and scrap, when to hit, and who stands better.

The plan is a strong deck, not a big one: a card is worth what it adds to the average card of its owner.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from kantyna.games.star_realms.bot.values import MUST_SCRAP, WHEN_ALLY, WHEN_PLAYED, WHEN_PRIMARY
from kantyna.games.star_realms.bot.weights import BY_BLOCK, Glance, average, needs_nobody
from kantyna.games.star_realms.effects.hand import DISCARD
from kantyna.games.star_realms.effects.scrap import SCRAP_DISCARD, SCRAP_HAND
from kantyna.games.star_realms.table import (
    AUTHORITY_SCORE,
    BASES,
    BLOCK,
    COMBAT_POOL,
    HAND,
    SPACE,
    StarRealms,
)
from kantyna.games.star_realms.turn.abilities import ALLY, ALLY_AS, PRIMARY, SCRAP, SCRAP_AS
from kantyna.games.star_realms.turn.answers import NUMBER
from kantyna.games.star_realms.turn.combat import ATTACK
from kantyna.games.star_realms.turn.emperor import GIVE
from kantyna.games.star_realms.turn.hydra import HAND_OVER
from kantyna.games.star_realms.turn.main import END
from kantyna.games.star_realms.turn.play import PLAY
from kantyna.games.star_realms.vocabulary import (
    ASK_ADD_COMBAT,
    ASK_ADD_TRADE,
    ASK_DAMAGE,
    ASK_DISCARD,
    ASK_MAIN,
    ASK_PUT_COMBAT,
    ASK_PUT_TRADE,
    ASK_WHICH,
    ASK_WHICH_DESTROYED,
)
from kantyna.kernel.action import Verb
from kantyna.kernel.body import Options, Row, listed, row
from kantyna.kernel.ids import NO_CARD, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

AHEAD: Final = 100
"""Turns that are imagined, as good as to the end of the game: judged half-way, longer thought would not be better."""
ENOUGH: Final = 1000
"""Tries of a question that tell more of its answers than a glance: what that overlooks shows then."""

# The chance to win, fitted to some three thousand games of these rules of thumb against themselves.
OF_AUTHORITY: Final = 2.9
"""For the logarithm of authority, and ten: the last points count most."""
OF_DECK: Final = 0.041
OF_BASES: Final = 0.26
OF_HAND: Final = 0.1
OF_TURN: Final = 0.44


class StarRealmsHeuristics(Heuristics):
    """How a decent player sees the table."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        assert isinstance(table, StarRealms)
        return BY_BLOCK[code // BLOCK].weigh(Glance(table, seat), code - SPACE.verb(code).base)

    def best(self, table: Table, options: Options) -> Code:
        assert isinstance(table, StarRealms)
        seat = table.asked
        if table.asked_kind == ASK_MAIN:
            free = free_move(table, seat, options)
            if free >= 0:
                return free
        glance = Glance(table, seat)
        codes = options.codes
        found = codes[0]
        most: i64 = -1 << 40
        for at in range(options.count):
            code = codes[at]
            block = code // BLOCK
            weight = BY_BLOCK[block].weigh(glance, code - SPACE.blocks[block].base)
            if weight > most:
                most = weight
                found = code
        return found

    def worth_trying(self, table: Table, out: Options) -> None:
        """What costs nothing is done first and without thought; combat is never left unused."""
        assert isinstance(table, StarRealms)
        options = table.options
        kind = table.asked_kind
        if options.count > 1:
            codes = options.codes
            if kind == ASK_MAIN:
                main_moves(table, table.asked, options, out)
                return
            if kind == ASK_DAMAGE:
                victim = table.asked_number if table.asked_card == NO_CARD else -1
                out.add(useful_points(table, victim, codes[options.count - 1]))
                out.settle()
                return
            if kind in (ASK_ADD_TRADE, ASK_ADD_COMBAT):
                out.add(codes[0])
                out.add(codes[options.count - 1])
                out.settle()
                return
            if kind in (ASK_PUT_TRADE, ASK_PUT_COMBAT):
                out.add(codes[options.count - 1])  # who asks for help gives first
                out.settle()
                return
            if kind in (ASK_WHICH, ASK_WHICH_DESTROYED):
                out.add(self.best(table, options))
                out.settle()
                return
        out.hold(options)

    def wasteful(self, table: Table, code: Code) -> bool:
        """An end with something left to do; a good card scrapped, or discarded where nobody asks for it."""
        verb = SPACE.verb(code)
        if verb is END:
            return True
        giving_up = verb is SCRAP or verb is SCRAP_AS or verb is SCRAP_HAND or verb is SCRAP_DISCARD
        if giving_up or (verb is DISCARD and table.asked_kind != ASK_DISCARD):
            return self.weigh(table, table.asked, code) < 0
        return False

    def clock(self, table: Table) -> i64:
        return table.turn

    def horizon(self, table: Table) -> i64:
        return table.turn + AHEAD

    def doubted_after(self) -> i64:
        return ENOUGH

    def evaluate(self, table: Table, seat: Seat) -> i64:
        assert isinstance(table, StarRealms)
        own = 0.0
        everybody = 0.0
        for other in range(table.seats):
            if table.lives(other):
                chance = exp(strength(table, other))
                everybody += chance
                if table.box.teams[other] == table.box.teams[seat]:
                    own += chance
        return int(1000 * own / everybody)


def by_code(parts: list[tuple[Verb[StarRealms], Row]], others: int) -> Row:
    """Numbers of definitions, by the codes of the verbs that point at them; one number for all *others*."""
    numbers = [others] * SPACE.size
    for verb, of_definitions in parts:
        numbers[verb.base : verb.base + len(of_definitions)] = listed(of_definitions)
    return row(numbers)


MOMENTS: Final = by_code([(PLAY, WHEN_PLAYED), (PRIMARY, WHEN_PRIMARY), (ALLY, WHEN_ALLY), (ALLY_AS, WHEN_ALLY)], -1)
"""When in the turn a card is best played or its ability used: the higher, the earlier. Below 0: that is not free."""
FORCED: Final = by_code([(PRIMARY, MUST_SCRAP)], 0)
"""Must a card be scrapped for it?"""


def has_junk(table: StarRealms, seat: Seat) -> bool:
    """Is there a starting card in hand that a deck is better without?"""
    for card in table.rows[HAND[seat]]:
        if table.printed[card].cost == 0:
            return True
    return False


def free_move(table: StarRealms, seat: Seat, options: Options) -> Code:
    """The card to play or ability to use next, since it costs nothing; below 0 if there is none."""
    found: Code = -1
    earliest: i64 = -1
    codes = options.codes
    for at in range(options.count):
        code = codes[at]
        moment = MOMENTS[code]
        if moment < 0:
            break  # what is free comes first
        if moment > earliest and (FORCED[code] == 0 or has_junk(table, seat)):
            earliest = moment
            found = code
    return found


def main_moves(table: StarRealms, seat: Seat, options: Options, out: Options) -> None:
    """The moves of a main phase that deserve a thought."""
    free = free_move(table, seat, options)
    if free >= 0:
        out.add(free)
        out.settle()
        return
    combat = table.count[COMBAT_POOL[seat]]
    codes = options.codes
    striking = False
    for at in range(options.count):
        code = codes[at]
        verb = SPACE.blocks[code // BLOCK]
        if verb is GIVE or (table.way.waits and (verb is HAND_OVER or needs_nobody(table, seat, code))):
            continue
        if verb is ATTACK:
            striking = True
            if combat >= table.count[AUTHORITY_SCORE[code - ATTACK.base]]:
                out.clear()
                out.add(code)
                break
        elif verb is END and striking:
            continue
        out.add(code)
    out.settle()


def useful_points(table: StarRealms, victim: Seat, most: Code) -> Code:
    """All combat, or just what finishes the victim while others are left to attack."""
    if victim >= 0 and len(table.foes[table.asked]) > 1:
        enough = NUMBER.base + table.count[AUTHORITY_SCORE[victim]]
        if NUMBER.base < enough < most:
            return enough
    return most


def strength(table: StarRealms, seat: Seat) -> float:
    """How well a living seat stands, all things together."""
    left = table.count[AUTHORITY_SCORE[seat]]
    active = table.active
    if seat in table.foes[active] and not table.way.shielded(table, seat):
        left -= table.count[COMBAT_POOL[active]]
    own = OF_AUTHORITY * log(float(max(left, 0) + 10))
    own += OF_DECK * float(average(table, seat))
    own += OF_BASES * float(len(table.rows[BASES[seat]])) + OF_HAND * float(len(table.rows[HAND[seat]]))
    return own + OF_TURN if table.box.teams[seat] == table.box.teams[active] else own
