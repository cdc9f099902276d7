"""How good an answer looks at a glance: play everything, use what helps, hunt where it pays, strike with the rest."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.actions import (
    ATTACKER,
    BLOCK,
    BUY,
    CHOOSE,
    DISCARD,
    DOOMED,
    END,
    EXILE_DISCARD,
    EXILE_HAND,
    HUNT,
    KEEP,
    NUMBER,
    PAY_OFF,
    PICK_BASE,
    PLACE,
    REACT_BASE,
    RESOLVE_HUNT,
    RESOLVE_STRIKE,
    REVEAL_BASE,
    REWARD,
    ROW,
    SHIP,
    STOP,
    STRIKE,
    TAKE,
    TARGET,
    USE,
    USE_BASE,
    YIELD,
)
from kantyna.games.deckbuilding.attacks import hits_left
from kantyna.games.deckbuilding.book import (
    FACTION,
    FIRST_BASE,
    FORCE,
    NUMBER_OF,
    PILOT,
    RESOURCES,
)
from kantyna.games.deckbuilding.measures import (
    average,
    base_left,
    coded_attacker,
    has_junk,
    hunt_attack,
    junk_in_hand,
    strike_attack,
    wall,
)
from kantyna.games.deckbuilding.moves import attack_of, committed, ships_of, target_value
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_SWAP,
    AT_ROW,
    AT_SEAT,
    NEUTRAL,
    SPENT,
    TO_DECK,
    TO_HAND_DOOMED,
)
from kantyna.games.deckbuilding.worth import (
    BASE_FIRST,
    BASE_LATER,
    FORCED_EXILE,
    LEAVING,
    MANNER,
    ON_ROW,
    PLAINLY,
    REWARD_WORTH,
    VERSATILE,
    WITH_JUNK,
    WORTH,
)
from kantyna.kernel.ids import Code, DefId, Seat

# Weights of the main decision: each step before the next.
JUNK_FIRST: Final = 60_000
PLAYING: Final = 50_000
USING: Final = 40_000
RESOLVING: Final = 30_000
FINISHING: Final = 25_000
HUNTING: Final = 20_000
BUYING: Final = 10_000
STRIKING: Final = 5_000
LAST: Final = 2_000

A_HIT: Final = 7
"""What a point of damage to the enemy is worth."""
DENIED: Final = 3
"""One in so many of an enemy card's worth is won by keeping it from its buyer."""
POOR: Final = 14
"""The average card of a deck that needs all its starters."""
RICH: Final = 27
"""The average card of a deck that needs attack more than resources."""


class Glance:
    """What one look at the table tells the asked seat."""

    def __init__(self, table: Deckbuilding, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.mean = average(table, seat)

    def weigh(self, code: Code) -> int:
        """How good an answer looks."""
        if code in (STOP, END):
            return 0
        definition = code % BLOCK
        if code >= DOOMED:
            return self._doomed(code - DOOMED, definition)
        if code < BUY:
            return PLAYING + RESOURCES[definition] + FORCE[definition]
        if code < PAY_OFF:
            return self._purchase(definition)
        if code < DISCARD:
            return -1
        if code < TAKE:
            return self._loss(code, definition)
        if code < KEEP:
            return WORTH[definition]
        if code < REWARD:
            return self.liking(definition)
        if code < USE_BASE:
            return self._reaction(code, definition)
        if code < CHOOSE:
            return self._base(code, FIRST_BASE + definition)
        if code < TARGET:
            return self._choice(code - CHOOSE)
        if code < NUMBER:
            return self._seat(code, definition)
        if code < STOP:
            return self._share(code - NUMBER)
        if code == YIELD:
            return -12 - self.mean // 4
        if code < USE:
            return self._place(code - PLACE)
        if code < HUNT:
            return self._ability(code, definition)
        if code < ATTACKER:
            return self._row(code, definition)
        if code < SHIP:
            return 1 + self._joining(code)
        return WORTH[definition]

    def _doomed(self, code: Code, definition: DefId) -> int:
        """A card that must go at the end of the turn costs nothing: it pays prices and leaves, but thins no deck."""
        if code < BUY:
            return self.weigh(code)
        if code >= USE:
            return LAST if MANNER[definition] == LEAVING else self.weigh(code)
        asked = self.table.pending
        assert asked is not None
        return 100 if MANNER[self.table.defs[asked.card]] == WITH_JUNK else -100

    def liking(self, definition: DefId) -> int:
        """How much the seat likes a card to lie in the row."""
        faction = FACTION[definition]
        if faction == NEUTRAL:
            return WORTH[definition] // 3
        return WORTH[definition] if faction == self.seat % 2 else -WORTH[definition]

    def _purchase(self, definition: DefId) -> int:
        gain = WORTH[definition] - self.mean
        return BUYING + gain if gain > 0 else -1

    def _loss(self, code: Code, definition: DefId) -> int:
        """Discarding and exiling: the least loss first; if it may be declined, only junk."""
        if code < EXILE_HAND:
            return -WORTH[definition]
        if code < EXILE_DISCARD:
            return self.mean - WORTH[definition] - 3
        return self.mean - WORTH[definition]

    def _reaction(self, code: Code, definition: DefId) -> int:
        """Rewards and moments are taken, unless they would exile something good."""
        if code >= REACT_BASE or not FORCED_EXILE[definition]:
            return 1
        return 1 if has_junk(self.table, self.seat) else -1

    def _base(self, code: Code, definition: DefId) -> int:
        if code >= PICK_BASE:
            return BASE_FIRST[definition] + BASE_LATER[definition]
        if code >= REVEAL_BASE:
            lost = len(self.table.victory[1 - self.seat % 2])
            return (BASE_FIRST if lost <= self.table.seats // 2 else BASE_LATER)[definition]
        # The Death Star: worth its resources against a good ship.
        most = 0
        for foe in self.table.foes[self.seat]:
            for ship in ships_of(self.table, foe):
                most = max(most, WORTH[self.table.defs[ship]])
        return BUYING + most if most > 50 else -1

    def _choice(self, at: int) -> int:
        table = self.table
        asked = table.pending
        assert asked is not None
        if VERSATILE[table.defs[asked.card]]:
            # Attack, resources or Force: resources while the deck is poor, Force where a bonus each turn hangs on it.
            if at == 2:
                return 3 if self._bonus_at_stake() else 0
            return 2 if (at == 1) == (self.mean < RICH) else 1
        base = table.base[self.seat]
        hurt = table.damage[base] if base >= 0 else 0
        return at if hurt >= 5 else -at

    def _bonus_at_stake(self) -> bool:
        """Would a step of the marker take it off the opponents' end or onto the own end of the track?"""
        left = self.table.force_left(self.seat)
        return left in (1, 6)

    def _place(self, place: int) -> int:
        """A good card on top of the deck is drawn next turn."""
        asked = self.table.pending
        assert asked is not None
        if place == TO_DECK:
            return 2 if WORTH[self.table.defs[asked.card]] > self.mean else 0
        return 0 if place == TO_HAND_DOOMED else 1

    def _seat(self, code: Code, foe: Seat) -> int:
        if code < STRIKE:
            return 100 - base_left(self.table, foe) + len(self.table.hand[foe])
        if code < RESOLVE_STRIKE:
            needed = wall(self.table, foe)
            if committed(self.table, self.seat, AT_SEAT + foe) >= needed:
                return 0
            finishing = strike_attack(self.table, self.seat, foe) >= needed
            return (FINISHING if finishing else STRIKING) - needed
        # Whoever can still join the attack joins first.
        return LAST + 500

    def _share(self, amount: int) -> int:
        """Damage to a ship: all of it or as little as may be."""
        asked = self.table.pending
        assert asked is not None
        return 50 if amount == hits_left(self.table, asked.card) else -amount

    def _ability(self, code: Code, definition: DefId) -> int:
        manner = MANNER[definition]
        if manner == PLAINLY:
            return USING
        if manner == WITH_JUNK:
            if not junk_in_hand(self.table, self.seat) or self.mean < POOR:
                return -1
            base = self.table.base[self.seat]
            if definition == C_ROC and (base < 0 or self.table.damage[base] < 3):
                return -1
            return JUNK_FIRST
        if manner == ON_ROW:
            worst = 0
            for card in self.table.row:
                if card >= 0:
                    worst = min(worst, self.liking(self.table.defs[card]))
            return LAST if worst < -30 else -1
        return self._leaving(code, definition)

    def _leaving(self, code: Code, definition: DefId) -> int:
        """Cards that exile themselves: when what they do is worth more than they are."""
        table = self.table
        seat = self.seat
        if definition == MYSTIC:
            return LAST if has_junk(table, seat) else -1
        if definition == PILOT:
            return LAST if self.mean > RICH + 5 and table.force_left(seat) > 0 else -1
        if definition == Y_WING:
            if (code - USE) // BLOCK != SPENT:
                return -1
            for foe in table.foes[seat]:
                if table.base[foe] >= 0 and base_left(table, foe) <= 2:
                    return RESOLVING
            return LAST if self.mean > WORTH[definition] else -1
        if definition == HWK:
            base = table.base[seat]
            return LAST if base >= 0 and table.damage[base] >= 4 and base_left(table, seat) <= 5 else -1
        if definition == HAMMERHEAD:
            for foe in table.foes[seat]:
                for ship in ships_of(table, foe):
                    if WORTH[table.defs[ship]] > WORTH[definition]:
                        return USING
        return -1

    def _row(self, code: Code, definition: DefId) -> int:
        table = self.table
        asked = table.pending
        assert asked is not None
        if code >= ROW:
            if asked.kind == ASK_SWAP and table.galaxy:
                return self.liking(table.defs[table.galaxy[-1]]) - self.liking(definition) - 5
            return -self.liking(definition)
        place = (code - (RESOLVE_HUNT if code >= RESOLVE_HUNT else HUNT)) // BLOCK
        if code >= RESOLVE_HUNT:
            return (
                RESOLVING
                if committed(table, self.seat, AT_ROW + place) >= target_value(table, self.seat, place)
                else -2
            )
        return self.hunt(place, definition)

    def hunt(self, place: int, definition: DefId) -> int:
        """Is the reward worth the attack?"""
        table = self.table
        seat = self.seat
        used = hunt_attack(table, seat, place)
        if used < 0:
            return -1
        gain = REWARD_WORTH[definition] + WORTH[definition] // DENIED - used * A_HIT
        spare = -1
        for foe in table.foes[seat]:
            spare = max(spare, strike_attack(table, seat, foe) - wall(table, foe))
        if spare >= 0:
            gain = gain + used * A_HIT if used <= spare else -1
        return HUNTING + gain if gain > 0 else -1

    def _joining(self, code: Code) -> int:
        """As few as are enough, the weakest that does alone or else the strongest; for a lone opponent's base all."""
        table = self.table
        asked = table.pending
        assert asked is not None
        aim = asked.number
        card = coded_attacker(table, self.seat, code)
        attack = attack_of(table, self.seat, card, aim >= AT_ROW)
        if aim < AT_ROW and len(table.foes[self.seat]) == 1:
            return attack
        needed = target_value(table, self.seat, aim - AT_ROW) if aim >= AT_ROW else wall(table, aim - AT_SEAT)
        need = needed - committed(table, self.seat, aim)
        if need <= 0:
            return -2
        return 100 - attack if attack >= need else attack


MYSTIC: Final = NUMBER_OF["kel-dor-mystic"]
Y_WING: Final = NUMBER_OF["y-wing"]
HWK: Final = NUMBER_OF["hwk-290"]
HAMMERHEAD: Final = NUMBER_OF["hammerhead-corvette"]
C_ROC: Final = NUMBER_OF["c-roc-cruiser"]
