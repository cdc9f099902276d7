"""How good each verb looks at a glance."""

from __future__ import annotations

from typing import Final

import kantyna.games.star_realms.actions  # the verbs have their codes from there  # noqa: F401
from kantyna.games.star_realms.bot.scrap_value import gained
from kantyna.games.star_realms.bot.values import SCRAP_COMBAT, WHEN_ALLY, WHEN_PLAYED, WHEN_PRIMARY, WORTH, wanted
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.effects.bases import DESTROY
from kantyna.games.star_realms.effects.hand import DISCARD
from kantyna.games.star_realms.effects.scrap import SCRAP_DISCARD, SCRAP_HAND
from kantyna.games.star_realms.effects.ships import COPY, SCRAP_ROW, TAKE
from kantyna.games.star_realms.table import (
    AUTHORITY_SCORE,
    BASES,
    BLOBS,
    BLOCK,
    COMBAT_POOL,
    DECK,
    HAND,
    SHIPS,
    SPACE,
    TRADE_POOL,
    StarRealms,
)
from kantyna.games.star_realms.table import DISCARD as DISCARD_PILE
from kantyna.games.star_realms.turn.abilities import ALLY, ALLY_AS, PRIMARY, SCRAP, SCRAP_AS
from kantyna.games.star_realms.turn.answers import CHOOSE, NUMBER, TARGET, YES
from kantyna.games.star_realms.turn.combat import ATTACK, HIT_BASE
from kantyna.games.star_realms.turn.elimination import LEAVE
from kantyna.games.star_realms.turn.emperor import GIVE
from kantyna.games.star_realms.turn.equal_cards import HAS_DAMAGE, HAS_USED
from kantyna.games.star_realms.turn.hydra import BUY_TOGETHER, HIT_TOGETHER
from kantyna.games.star_realms.turn.play import PLAY
from kantyna.games.star_realms.turn.purchase import BUY
from kantyna.games.star_realms.vocabulary import (
    ASK_ADD_TRADE,
    ASK_DAMAGE,
    ASK_DISCARD,
    ASK_GIVE_TO,
    ASK_MUST_SCRAP,
    ASK_WHICH_DESTROYED,
    OUTPOST,
)
from kantyna.kernel.action import Verb
from kantyna.kernel.body import Row, vec
from kantyna.kernel.ids import NO_CARD, NOBODY, Code, Seat
from kantyna.kernel.native import i64

# Weights of the main phase: each step before the next.
WINNING: Final = 100_000
FREE: Final = 50_000
SPENDING: Final = 10_000
STRIKING: Final = 5_000

A_POINT: Final = 20
"""What a point of defense must bring in worth for a base that shields nobody to be hit before its owner."""
SCRAPPED_FROM_HAND: Final = 30
"""A card scrapped from hand is not played this turn."""
JUNK: Final = 15
"""How far below the average a card must be to be discarded of one's own accord."""
ARMED: Final = 55
"""The average worth of a deck that needs combat more than trade."""
RICH: Final = 85
"""And of one that needs authority more than trade."""
UNKNOWN: Final = -1 << 40
"""Not worked out yet."""


class Glance:
    """What one look at the table tells the asked seat."""

    def __init__(self, table: StarRealms, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self._mean: i64 = UNKNOWN
        self.victim = victim(table, seat)
        """Whom all combat at hand, with what scrapping gives, would finish now; else nobody."""

    def mean(self) -> i64:
        """The worth of the seat's average card; worked out when it is first asked for."""
        if self._mean == UNKNOWN:
            self._mean = average(self.table, self.seat)
        return self._mean


def average(table: StarRealms, seat: Seat) -> i64:
    """The worth of the average card of a seat, wherever its cards are."""
    total: i64 = 0
    count: i64 = 0
    defs = table.defs
    for handle in OWN:
        pile = table.rows[handle[seat]]
        for card in pile:
            total += WORTH[defs[card]]
        count += len(pile)
    if count == 0:
        return 0
    return total // count


def number_of_cards(table: StarRealms, seat: Seat) -> i64:
    """How many cards a seat has, wherever they are."""
    count: i64 = 0
    for handle in OWN:
        count += len(table.rows[handle[seat]])
    return count


def victim(table: StarRealms, seat: Seat) -> Seat:
    points = table.count[COMBAT_POOL[seat]]
    for card in table.rows[SHIPS[seat]]:
        points += SCRAP_COMBAT[table.defs[card]]
    for card in table.rows[BASES[seat]]:
        points += SCRAP_COMBAT[table.defs[card]]
    if points > 0:
        for foe in table.foes[seat]:
            if table.count[AUTHORITY_SCORE[foe]] <= points and not table.way.shielded(table, foe):
                return foe
    return NOBODY


def needs_nobody(table: StarRealms, seat: Seat, code: Code) -> bool:
    """Hydra: a common purchase or attack that the seat could pay alone."""
    if BUY_TOGETHER.has(code):
        return table.book[code - BUY_TOGETHER.base].cost <= table.count[TRADE_POOL[seat]]
    if HIT_TOGETHER.has(code):
        return table.book[(code - HIT_TOGETHER.base) % BLOCK].defense <= table.count[COMBAT_POOL[seat]]
    return False


class Weigher:
    """How good an answer with one verb looks; here, neither good nor bad."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        return 0


class Never(Weigher):
    def weigh(self, glance: Glance, what: i64) -> i64:
        return -1


class Freely(Weigher):
    """What costs nothing, the earlier the better."""

    def __init__(self, when: Row) -> None:
        self.when = when

    def weigh(self, glance: Glance, what: i64) -> i64:
        return FREE + self.when[what]


class Scrapping(Weigher):
    """A scrap ability: to win, or where it brings more than the card would."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        if glance.victim >= 0 and SCRAP_COMBAT[what]:
            return WINNING + 1
        cards = number_of_cards(glance.table, glance.seat)
        gain = gained(glance.table, glance.seat, what, glance.mean(), cards)
        return SPENDING * 2 + gain if gain > 0 else -1


class Buying(Weigher):
    """What betters the deck."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        gain = wanted(what, glance.mean())
        if gain > 0:
            return SPENDING + gain
        return -1


class BuyingTogether(Buying):
    def weigh(self, glance: Glance, what: i64) -> i64:
        if needs_nobody(glance.table, glance.seat, BUY_TOGETHER.base + what):
            return -1
        return super().weigh(glance, what)


class Hitting(Weigher):
    """Outposts, and bases that are worth the points."""

    def __init__(self, verb: Verb[StarRealms]) -> None:
        self.verb = verb

    def weigh(self, glance: Glance, what: i64) -> i64:
        if needs_nobody(glance.table, glance.seat, self.verb.base + what):
            return -1
        card = glance.table.book[what % BLOCK]
        if card.kind == OUTPOST:
            return STRIKING * 2 + WORTH[card.number]
        return STRIKING + WORTH[card.number] - A_POINT * card.defense


class Destroying(Weigher):
    def weigh(self, glance: Glance, what: i64) -> i64:
        return 1 + WORTH[what % BLOCK]


class Discarding(Weigher):
    """The least loss first; if it may be declined, only junk."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        if glance.table.asked_kind == ASK_DISCARD:
            return -WORTH[what]
        return glance.mean() - WORTH[what] - JUNK


class Losing(Weigher):
    """Scrapping from hand or discard pile: the least loss first; if it may be declined, only junk."""

    def __init__(self, dear: i64) -> None:
        self.dear = dear

    def weigh(self, glance: Glance, what: i64) -> i64:
        worth = WORTH[what] + self.dear
        return -worth if glance.table.asked_kind == ASK_MUST_SCRAP else glance.mean() - worth


class Denying(Weigher):
    """A card of the row that the next player would like and that can't be bought now."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        if glance.table.book[what].cost <= glance.table.count[TRADE_POOL[glance.seat]]:
            return -1
        return WORTH[what] - 150


class Worthy(Weigher):
    def weigh(self, glance: Glance, what: i64) -> i64:
        return WORTH[what]


class Choosing(Weigher):
    """The texts of "choose one": combat while it is useful, cards for junk, else the first."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        table = glance.table
        definition = table.acts_as(table.asked_card).number
        second = what == 1
        if definition == PATROL_MECH:
            return 1 if second == (glance.mean() > ARMED) else 0
        if definition == RECYCLING_STATION:
            junk = 0
            for held in table.rows[HAND[glance.seat]]:
                if WORTH[table.defs[held]] < glance.mean():
                    junk += 1
            return 1 if second == (junk > 1) else 0
        if definition == BLOB_WORLD:
            return 1 if second == (table.count[BLOBS[glance.seat]] > 2) else 0
        if definition == DEFENSE_CENTER:
            return 1 - what
        # Authority first, trade second: trade as long as there is something to buy with it.
        return 1 if second == (glance.mean() < RICH) else 0


class Aiming(Weigher):
    """Whom an ability is aimed at: who holds most cards and lives least; a gift goes to who lives most."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        table = glance.table
        if table.asked_kind == ASK_GIVE_TO:
            return table.count[AUTHORITY_SCORE[what]]
        return len(table.rows[HAND[what]]) * 100 - table.count[AUTHORITY_SCORE[what]]


class Attacking(Weigher):
    def weigh(self, glance: Glance, what: i64) -> i64:
        table = glance.table
        left = table.count[AUTHORITY_SCORE[what]]
        if what == glance.victim and table.count[COMBAT_POOL[glance.seat]] >= left:
            return WINNING
        return STRIKING - left


class Agreeing(Weigher):
    def weigh(self, glance: Glance, what: i64) -> i64:
        card = glance.table.asked_card
        return 1 if card == NO_CARD or WORTH[glance.table.defs[card]] > glance.mean() else -1


class Points(Weigher):
    """As many as there are; against a player just enough; for a purchase only if it betters the deck."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        table = glance.table
        if table.asked_kind == ASK_DAMAGE and table.asked_card == NO_CARD:
            left = table.count[AUTHORITY_SCORE[table.asked_number]]
            return WINNING - what if what >= left else what
        if table.asked_kind == ASK_ADD_TRADE:
            return what if WORTH[table.defs[table.asked_card]] > glance.mean() else -what
        return what


class MostSpent(Weigher):
    """Of equal cards: the one that has most behind it goes first, so that fresh ones stay; damage is not wasted."""

    def weigh(self, glance: Glance, what: i64) -> i64:
        return -what if glance.table.asked_kind == ASK_WHICH_DESTROYED else what


OWN: Final = vec[vec[i64]]([DECK, HAND, DISCARD_PILE, SHIPS, BASES])
"""Where the cards of a seat are."""

WEIGHERS: Final[dict[str, Weigher]] = {
    PLAY.name: Freely(WHEN_PLAYED),
    PRIMARY.name: Freely(WHEN_PRIMARY),
    ALLY.name: Freely(WHEN_ALLY),
    ALLY_AS.name: Freely(WHEN_ALLY),
    SCRAP.name: Scrapping(),
    SCRAP_AS.name: Scrapping(),
    BUY.name: Buying(),
    BUY_TOGETHER.name: BuyingTogether(),
    GIVE.name: Never(),
    HIT_BASE.name: Hitting(HIT_BASE),
    HIT_TOGETHER.name: Hitting(HIT_TOGETHER),
    DESTROY.name: Destroying(),
    DISCARD.name: Discarding(),
    SCRAP_HAND.name: Losing(SCRAPPED_FROM_HAND),
    SCRAP_DISCARD.name: Losing(0),
    SCRAP_ROW.name: Denying(),
    TAKE.name: Worthy(),
    COPY.name: Worthy(),
    LEAVE.name: Worthy(),
    CHOOSE.name: Choosing(),
    TARGET.name: Aiming(),
    ATTACK.name: Attacking(),
    YES.name: Agreeing(),
    NUMBER.name: Points(),
    HAS_USED.name: MostSpent(),
    HAS_DAMAGE.name: MostSpent(),
}

BY_BLOCK: Final = vec[Weigher](
    [WEIGHERS.get(SPACE.verb(block * BLOCK).name, Weigher()) for block in range(SPACE.size // BLOCK)]
)
"""Who weighs the answers of each block of codes."""


NUMBER_OF: Final = {card.key: card.number for card in CARDS}
PATROL_MECH: Final = NUMBER_OF["patrol-mech"]
RECYCLING_STATION: Final = NUMBER_OF["recycling-station"]
BLOB_WORLD: Final = NUMBER_OF["blob-world"]
DEFENSE_CENTER: Final = NUMBER_OF["defense-center"]
