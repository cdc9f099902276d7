"""The attack of cards in play: printed, constant abilities, and what lasts until the end of the turn."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import (
    AT_ROW,
    BOUNTY,
    COMMITTED,
    GALAXY_ROW,
    IN_PLAY,
    VICTORY,
    Deckbuilding,
)
from kantyna.games.deckbuilding.vocabulary import (
    FORCE_ATTACK,
    HUNT_NEUTRAL,
    LOST_ATTACK,
    MORE_ATTACK,
    NEUTRAL,
    NO_CONSTANT,
    ROW_ATTACK,
    UNIT,
)
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64


def attack_of(table: Deckbuilding, seat: Seat, card: CardId, at_row: bool) -> i64:
    """The attack of a card in play now."""
    return own_attack(table, seat, card, at_row) + added_attack(table, seat, card)


def own_attack(table: Deckbuilding, seat: Seat, card: CardId, at_row: bool) -> i64:
    """What a card has of itself: printed and by its own constant ability."""
    printed = table.printed[card]
    attack = printed.attack
    constant = printed.constant
    if constant != NO_CONSTANT:
        if constant == FORCE_ATTACK:
            if table.force_with(seat):
                attack += printed.amount
        elif constant == ROW_ATTACK:
            if at_row:
                attack += printed.amount
        elif constant == LOST_ATTACK:
            attack += printed.amount * len(table.rows[VICTORY[1 - seat % 2]])
    return attack


def added_attack(table: Deckbuilding, seat: Seat, card: CardId) -> i64:
    """What other cards, the base and this turn's effects add to the attack of a card."""
    kinds = table.printed[card].helped_as
    added: i64 = 0
    if kinds:
        for other in table.rows[IN_PLAY[seat]]:
            helper = table.printed[other]
            if helper.helps & kinds:
                added += helper.amount
        base = table.base(seat)
        if base >= 0 and table.printed[base].helps & kinds:
            added += table.printed[base].amount
    if table.modifiers:
        for lasting in table.modifiers:
            if lasting.what == MORE_ATTACK and lasting.whom == card:
                added += lasting.amount
    return added


def helped(table: Deckbuilding, seat: Seat) -> i64:
    """The mask of all that cards in play and the base add to the attack of."""
    kinds: i64 = 0
    printed = table.printed
    for card in table.rows[IN_PLAY[seat]]:
        kinds |= printed[card].helps
    base = table.base(seat)
    return kinds | printed[base].helps if base >= 0 else kinds


def is_armed(table: Deckbuilding, seat: Seat, card: CardId, at_row: bool, kinds: i64) -> bool:
    """Has the card any attack now, when *kinds* are helped? Nothing lowers an attack."""
    printed = table.printed[card]
    if printed.attack > 0 or printed.helped_as & kinds:
        return True
    if printed.constant != NO_CONSTANT and own_attack(table, seat, card, at_row) > 0:
        return True
    return len(table.modifiers) > 0 and is_raised(table, card)


def is_raised(table: Deckbuilding, card: CardId) -> bool:
    """Was the attack of this very card raised this turn?"""
    for lasting in table.modifiers:
        if lasting.what == MORE_ATTACK and lasting.whom == card:
            return True
    return False


def is_aided(table: Deckbuilding, seat: Seat) -> bool:
    """Does anything add to the attack of some cards? If not, each has what it has of itself."""
    return len(table.modifiers) > 0 or helped(table, seat) > 0


def committed(table: Deckbuilding, seat: Seat, aim: i64) -> i64:
    """The attack of all cards committed to an aim."""
    total: i64 = 0
    aims = table.rows[COMMITTED]
    if len(aims) > 0:
        aided = is_aided(table, seat)
        for card in table.rows[IN_PLAY[seat]]:
            if aims[card] == aim:
                total += own_attack(table, seat, card, aim >= AT_ROW)
                if aided:
                    total += added_attack(table, seat, card)
    return total


def target_value(table: Deckbuilding, seat: Seat, place: i64) -> i64:
    """What it takes to defeat the card in a place of the row; 0 if this seat may not attack it."""
    card = table.rows[GALAXY_ROW][place]
    if card < 0:
        return 0
    printed = table.printed[card]
    if printed.faction == 1 - seat % 2:
        return printed.target
    if printed.faction == NEUTRAL and printed.kind == UNIT:
        base = table.base(seat)
        allowed = table.count[BOUNTY] < 0 or table.count[BOUNTY] == AT_ROW + place
        if allowed and base >= 0 and table.printed[base].constant == HUNT_NEUTRAL:
            return printed.cost
    return 0
