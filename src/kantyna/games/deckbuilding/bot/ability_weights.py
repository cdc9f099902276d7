"""How good it looks to use the ability of a card."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.bot.position import base_damage, base_left, best_ship, has_junk, junk_in_hand
from kantyna.games.deckbuilding.bot.situation import (
    A_GOOD_SHIP,
    BUYING,
    JUNK_FIRST,
    LAST,
    POOR,
    RESOLVING,
    RICH,
    USING,
    Situation,
    Weigher,
)
from kantyna.games.deckbuilding.bot.values import MANNER, ON_ROW, PLAINLY, WITH_JUNK, WORTH
from kantyna.games.deckbuilding.cards import NUMBER_OF
from kantyna.games.deckbuilding.table import BLOCK, GALAXY_ROW, GONE
from kantyna.games.deckbuilding.turn.abilities import USE
from kantyna.games.deckbuilding.vocabulary import BASE, PILOT
from kantyna.kernel.ids import DefId
from kantyna.kernel.native import i64

MYSTIC: Final = NUMBER_OF["kel-dor-mystic"]
Y_WING: Final = NUMBER_OF["y-wing"]
HWK: Final = NUMBER_OF["hwk-290"]
HAMMERHEAD: Final = NUMBER_OF["hammerhead-corvette"]
C_ROC: Final = NUMBER_OF["c-roc-cruiser"]


class Using(Weigher):
    """Abilities, each in its manner."""

    def weigh(self, now: Situation, what: i64) -> i64:
        definition = what % BLOCK
        table = now.table
        if table.book[definition].kind == BASE:
            most = best_ship(table, now.seat)
            if most > A_GOOD_SHIP:
                return BUYING + most
            return -1
        manner = MANNER[definition]
        if manner == PLAINLY:
            return USING
        if manner == WITH_JUNK:
            if now.mean() < POOR or not junk_in_hand(table, now.seat):
                return -1
            if definition == C_ROC and base_damage(table, now.seat) < 3:
                return -1
            return JUNK_FIRST
        if manner == ON_ROW:
            return self.on_row(now)
        if what >= USE.doomed:
            return LAST  # it goes anyway
        return self.leaving(now, definition, what // BLOCK)

    def on_row(self, now: Situation) -> i64:
        """Only against a card of the row that is really bad."""
        worst: i64 = 0
        for card in now.table.rows[GALAXY_ROW]:
            if card >= 0:
                worst = min(worst, now.liking(now.table.defs[card]))
        return LAST if worst < -30 else -1

    def leaving(self, now: Situation, definition: DefId, aim: i64) -> i64:
        """Cards that exile themselves: when what they do is worth more than they are."""
        table = now.table
        seat = now.seat
        if definition == MYSTIC:
            return LAST if has_junk(table, seat) else -1
        if definition == PILOT:
            return LAST if now.mean() > RICH + 5 and table.force_left(seat) > 0 else -1
        if definition == Y_WING:
            if aim != GONE:
                return -1
            for foe in table.foes[seat]:
                if base_left(table, foe) <= 2:
                    return RESOLVING
            return LAST if now.mean() > WORTH[definition] else -1
        if definition == HWK:
            return LAST if base_damage(table, seat) >= 4 and base_left(table, seat) <= 5 else -1
        if definition == HAMMERHEAD:
            return USING if best_ship(table, seat) > WORTH[definition] else -1
        return -1
