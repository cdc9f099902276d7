"""Rules of thumb of an engagement: whom to engage and send, whom to strike and hold back, who serves the Force."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.bot.values import attack_power, defence_power, life, power, unit_worth
from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.table import (
    DAMAGE,
    DIAL_DAMAGE,
    ENGAGED,
    FIGHTING,
    FOCUS,
    SHIELDS,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.values import icons
from kantyna.games.card_game.vocabulary import BLAST, DARK, DEFENDING, GUN, OBJECTIVE
from kantyna.kernel.body import Row, row
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64

HOME_ADVANTAGE: Final = 30
"""Time works for the dark side: whoever attacks is missed in defence, so it must be well worth it."""
AT_HOME: Final[Row] = row([5, 10])
"""What a unit's strength is worth that stays at home, by side."""


def engage(table: CardGame, seat: Seat, card: CardId) -> i64:
    foe = 1 - seat
    mine = attack_power(table, seat)
    theirs = defence_power(table, foe)
    blast = 0
    for unit in table.rows[UNITS[seat]]:
        if not table.mark(FOCUS, unit):
            blast += icons(table, unit, BLAST, True)
    left = life(table, card) if table.printed[card].kind == OBJECTIVE else 10 - table.count[DIAL_DAMAGE]
    worth = mine - theirs * 6 // 10 + 4
    if not blast and theirs:
        worth -= 30
    if left <= blast + 1:
        worth += 20
    if table.printed[card].constant[c.LOSE_IF_DESTROYED]:
        worth += 2 * table.mark(DAMAGE, card) - 6
    if seat == DARK:
        worth -= HOME_ADVANTAGE
    return worth - left


def attack(table: CardGame, seat: Seat, card: CardId) -> i64:
    """Whoever can hurt goes, but who brings resources only if that is much; and no more than the others can oppose:
    the rest are needed at home."""
    strength = power(table, card, True)
    if strength == 0:
        return -5
    if table.printed[card].resources and strength < 6:
        return -3
    sent: i64 = 0
    for unit in table.rows[UNITS[seat]]:
        if table.mark(FIGHTING, unit):
            sent += power(table, unit, True)
    spare = max(sent - defence_power(table, 1 - seat), 0)
    return strength - AT_HOME[seat] - spare * 6 // 5


def defend(table: CardGame, seat: Seat, card: CardId) -> i64:
    """Defenders are ready again in their own turn: what counts is whether they would only die."""
    attackers = 0
    guns = 0
    blast = 0
    for unit in table.rows[UNITS[1 - seat]]:
        if table.mark(FIGHTING, unit):
            attackers += 1
            guns += icons(table, unit, GUN, True)
            blast += icons(table, unit, BLAST, True)
    if not guns:
        return 10
    strength = power(table, card, True)
    survives = life(table, card) > guns or (life(table, card) > 1 and attackers < 2)
    if survives:
        return 5 + strength
    helpers = sum(1 for unit in table.rows[UNITS[seat]] if table.mark(FIGHTING, unit) == DEFENDING)
    engaged = table.count[ENGAGED]
    saves = engaged >= 0 and table.printed[engaged].kind == OBJECTIVE and life(table, engaged) <= blast + 1
    return strength + 4 * helpers + (15 if saves else 0) - unit_worth(table, card) // 4


def commit(table: CardGame, card: CardId) -> i64:
    """Many Force icons and little to lose in strikes, ready now."""
    number = table.defs[card]
    worth = 5 * CARDS[number].force - power(table, card, True) // 2
    if table.mark(FOCUS, card):
        worth -= 3
    if CARDS[number].resources:
        worth -= 4
    return worth


def hit(table: CardGame, card: CardId, amount: i64) -> i64:
    """Kill, and first of all those who have not struck yet."""
    worth = unit_worth(table, card)
    left = life(table, card) + (1 if table.mark(SHIELDS, card) else 0)
    if left <= amount:
        worth += 40 - 3 * (amount - left)
    else:
        worth = worth * amount // left // 2
    if table.mark(FIGHTING, card) and not table.mark(FOCUS, card):
        worth += 15
    return worth


def hold(table: CardGame, card: CardId) -> i64:
    """Tactics: stop a strike that is to come."""
    worth = power(table, card, True)
    if table.mark(FIGHTING, card) and not table.mark(FOCUS, card):
        return worth + 40
    if not table.mark(FOCUS, card):
        return worth + 20
    return worth
