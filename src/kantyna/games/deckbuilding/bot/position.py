"""What there is to count on a table before an answer is weighed."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.bot.values import WORTH
from kantyna.games.deckbuilding.table import (
    AT_BASE,
    AT_ROW,
    DAMAGE,
    DECK,
    DISCARD,
    FREE,
    HAND,
    IN_PLAY,
    SHIELDED,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.strength import added_attack, committed, is_aided, own_attack, target_value
from kantyna.games.deckbuilding.vocabulary import CAPITAL_SHIP, SHIELD, UNIT
from kantyna.kernel.body import append, vec
from kantyna.kernel.ids import Seat
from kantyna.kernel.native import i64

NO_BASE: Final = 99
"""The hit points of a base that is not there."""


def average(table: Deckbuilding, seat: Seat) -> i64:
    """The worth of the average card of a seat, wherever its cards are."""
    total = worth(table, DECK[seat]) + worth(table, HAND[seat]) + worth(table, DISCARD[seat])
    total += worth(table, IN_PLAY[seat])
    count: i64 = len(table.rows[DECK[seat]]) + len(table.rows[HAND[seat]])
    count += len(table.rows[DISCARD[seat]]) + len(table.rows[IN_PLAY[seat]])
    if count == 0:
        return 0
    return total // count


def worth(table: Deckbuilding, place: i64) -> i64:
    """The worth of all cards of a row."""
    total: i64 = 0
    defs = table.defs
    for card in table.rows[place]:
        total += WORTH[defs[card]]
    return total


def has_junk(table: Deckbuilding, seat: Seat) -> bool:
    """Is there a starter card in hand or discard pile that the deck is better without?"""
    for card in table.rows[DISCARD[seat]]:
        if table.printed[card].cost == 0:
            return True
    return junk_in_hand(table, seat)


def junk_in_hand(table: Deckbuilding, seat: Seat) -> bool:
    for card in table.rows[HAND[seat]]:
        if table.printed[card].cost == 0:
            return True
    return False


def base_left(table: Deckbuilding, seat: Seat) -> i64:
    """Hit points left to a seat's base; very many if it has none."""
    base = table.base(seat)
    if base < 0:
        return NO_BASE
    return table.hits_left(base)


def base_damage(table: Deckbuilding, seat: Seat) -> i64:
    """The damage on a seat's base."""
    base = table.base(seat)
    if base < 0:
        return 0
    return table.mark(DAMAGE, base)


def best_ship(table: Deckbuilding, seat: Seat) -> i64:
    """The worth of the best capital ship of an opponent; 0 if there is none."""
    most: i64 = 0
    for foe in table.foes[seat]:
        for card in table.rows[IN_PLAY[foe]]:
            if table.printed[card].kind == CAPITAL_SHIP:
                most = max(most, WORTH[table.defs[card]])
    return most


def ships_left(table: Deckbuilding, seat: Seat) -> i64:
    """The hit points left to all capital ships of a seat."""
    total: i64 = 0
    for card in table.rows[IN_PLAY[seat]]:
        if table.printed[card].kind == CAPITAL_SHIP:
            total += table.hits_left(card)
    return total


def wall(table: Deckbuilding, foe: Seat) -> i64:
    """The attack it takes to destroy a base now: ships, shield and base."""
    total = base_left(table, foe) + ships_left(table, foe)
    base = table.base(foe)
    if base >= 0 and table.printed[base].constant == SHIELD:
        total += table.printed[base].amount - table.count[SHIELDED[foe]]
    return total


def strike_attack(table: Deckbuilding, seat: Seat, foe: Seat) -> i64:
    """All the attack that is committed against a base or still free."""
    total: i64 = 0
    aided = is_aided(table, seat)
    for card in table.rows[IN_PLAY[seat]]:
        aim = table.aim(card)
        if aim == FREE or aim == AT_BASE + foe:
            total += own_attack(table, seat, card, False)
            if aided:
                total += added_attack(table, seat, card)
    return total


def hunt_attack(table: Deckbuilding, seat: Seat, place: i64) -> i64:
    """The attack that a hunt would take as these rules pick attackers; below 0 if it can't succeed.

    They pick the weakest card that is enough alone, else the strongest.
    """
    need = target_value(table, seat, place) - committed(table, seat, AT_ROW + place)
    if need <= 0:
        return -1
    attacks = vec[i64]()
    total: i64 = 0
    aided = is_aided(table, seat)
    for card in table.rows[IN_PLAY[seat]]:
        if table.printed[card].kind == UNIT and table.aim(card) == FREE:
            attack = own_attack(table, seat, card, True)
            if aided:
                attack += added_attack(table, seat, card)
            if attack > 0:
                attacks = append(attacks, attack)
                total += attack
    if total < need:
        return -1
    used: i64 = 0
    while need > 0:
        pick = best_attacker(attacks, need)
        used += attacks[pick]
        need -= attacks[pick]
        attacks[pick] = 0
    return used


def best_attacker(attacks: vec[i64], need: i64) -> i64:
    """The weakest that is enough alone, else the strongest."""
    found: i64 = 0
    for at in range(1, len(attacks)):
        attack = attacks[at]
        if attacks[found] >= need:
            if need <= attack < attacks[found]:
                found = at
        elif attack > attacks[found]:
            found = at
    return found
