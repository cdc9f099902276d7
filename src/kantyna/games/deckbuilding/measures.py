"""Measures of a table that rules of thumb are made of."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.attacks import attacker_code, hits_left
from kantyna.games.deckbuilding.book import HITS, KIND, NUMBER_OF
from kantyna.games.deckbuilding.moves import attack_of, committed, ships_of, target_value
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import AT_ROW, AT_SEAT, FREE, UNIT
from kantyna.games.deckbuilding.worth import WORTH, is_junk
from kantyna.kernel.ids import CardId, Code, Seat


def average(table: Deckbuilding, seat: Seat) -> int:
    """The worth of the average card of a seat, wherever its cards are."""
    defs = table.defs
    total = 0
    count = 0
    for pile in (table.deck[seat], table.hand[seat], table.discard[seat], table.play[seat]):
        for card in pile:
            total += WORTH[defs[card]]
        count += len(pile)
    return total // count if count else 0


def has_junk(table: Deckbuilding, seat: Seat) -> bool:
    """Is there a starter card in hand or discard pile that the deck is better without?"""
    for card in table.discard[seat]:
        if is_junk(table.defs[card]):
            return True
    return junk_in_hand(table, seat)


def junk_in_hand(table: Deckbuilding, seat: Seat) -> bool:
    for card in table.hand[seat]:
        if is_junk(table.defs[card]):
            return True
    return False


def base_left(table: Deckbuilding, seat: Seat) -> int:
    """Hit points left to a seat's base; very many if it has none."""
    base = table.base[seat]
    return HITS[table.defs[base]] - table.damage[base] if base >= 0 else 99


def wall(table: Deckbuilding, foe: Seat) -> int:
    """The attack it takes to destroy a base now: ships, shield and base."""
    total = base_left(table, foe)
    for ship in ships_of(table, foe):
        total += hits_left(table, ship)
    base = table.base[foe]
    if base >= 0 and table.defs[base] == HOTH:
        total += 2 - table.shielded[foe]
    return total


def strike_attack(table: Deckbuilding, seat: Seat, foe: Seat) -> int:
    """All the attack that is committed against a base or still free."""
    total = 0
    for card in table.play[seat]:
        if table.aim[card] == FREE or table.aim[card] == AT_SEAT + foe:
            total += attack_of(table, seat, card, False)
    return total


def hunt_attack(table: Deckbuilding, seat: Seat, place: int) -> int:
    """The attack that a hunt would take as these rules pick attackers; below 0 if it can't succeed."""
    need = target_value(table, seat, place) - committed(table, seat, AT_ROW + place)
    if need <= 0:
        return -1
    attacks: list[int] = []
    total = 0
    for card in table.play[seat]:
        if table.aim[card] == FREE and KIND[table.defs[card]] == UNIT:
            attack = attack_of(table, seat, card, True)
            if attack > 0:
                attacks.append(attack)
                total += attack
    if total < need:
        return -1
    attacks.sort()
    used = 0
    while need > 0:
        pick = attacks[-1]
        for attack in attacks:
            if attack >= need:
                pick = attack
                break
        attacks.remove(pick)
        used += pick
        need -= pick
    return used


def coded_attacker(table: Deckbuilding, seat: Seat, code: Code) -> CardId:
    """The card that an attacker's code names."""
    for card in table.play[seat]:
        if table.aim[card] == FREE and attacker_code(table, card) == code:
            return card
    return -1


HOTH: Final = NUMBER_OF["hoth"]
